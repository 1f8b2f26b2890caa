"""A real server, and everything that goes wrong around it: disks, signals, peers, strangers."""

import asyncio
import contextlib
import json
import random
import re
import resource
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
import uuid
from pathlib import Path

import httpx
import pytest
from server.guests import hall, party, within

from ludoteka.client import Lobby, sit
from ludoteka.client.address import Address
from ludoteka.drills.frames import crashes_of, tracebacks
from ludoteka.drills.plug import BINARY, CLOSE, CONT, PING, NotUpgraded, Plug, frame
from ludoteka.drills.serving import FLAGS, NotServing, Serving, allow_sockets
from ludoteka.protocol.forms import NewTable, SeatForm
from ludoteka.protocol.messages import Fault, Hello, Welcome
from ludoteka.server.store import StoreFault

UNLIMITED = (*FLAGS, "--messages-per-20-seconds", "100000000")
ANSWERS = ("done", "already", "refused", "stale")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of POSIX")


class Tab:
    """A tab of a browser at a table: a bare WebSocket, and what it was told."""

    def __init__(self, plug, table, tokens):
        self.plug, self.table, self.tokens = plug, table, list(tokens)
        self.moves, self.seqs, self.told = {}, {}, []

    @classmethod
    async def open(cls, url, table, tokens=(), **more):
        tab = cls(await Plug.into(url, **more), table, tokens)
        tab.hello()
        await tab.until("presence")
        return tab

    def say(self, **message):
        self.plug.say(json.dumps(message))

    def hello(self):
        self.say(type="hello", table=self.table, tokens=self.tokens)

    async def hear(self):
        """The next message; None: the connection was closed."""
        found = await self.plug.read()
        if found is None:
            return None
        message = json.loads(found.payload)
        if message["type"] in ("view", "news", "stale"):
            seat = message.get("seat")
            self.seqs[seat] = message["seq"]
            view = message.get("view") or message.get("changes") or {}
            self.moves[seat] = view.get("moves", self.moves.get(seat))
        self.told.append(message)
        return message

    async def until(self, *kinds):
        while (message := await self.hear()) is not None:
            if message["type"] in kinds:
                return message
        raise AssertionError(f"closed with {self.plug.code} before {kinds}")

    async def to_the_end(self):
        while await self.hear() is not None:
            pass
        return self.plug.code

    def send_move(self, seat, command=None, expected=None, move=None):
        command = command or uuid.uuid4().hex
        move = self.moves[seat][0] if move is None else move
        expected = self.seqs[seat] if expected is None else expected
        self.say(type="move", command=command, seat=seat, expected=expected, move=move)

    async def move(self, seat, **more):
        """The answer; what was done is seen before the next move."""
        self.send_move(seat, **more)
        answer = await self.until(*ANSWERS)
        while answer["type"] == "done" and min(self.seqs.values()) < answer["seq"]:
            await self.hear()
        return answer


class Seats:
    """A table of seats on this device, started."""

    def __init__(self, opened, seats):
        self.id, self.host, self.told = opened.table.id, opened.host, opened
        self.tokens = [opened.seats[str(seat)] for seat in range(seats)]


async def a_table(url, game="rawsiko", seats=3, start=True):
    async with Lobby(url) as lobby:
        forms = [SeatForm(kind="device", name=f"P{seat}") for seat in range(seats)]
        opened = await lobby.open_table(NewTable(game=game, seats=forms))
        if start:
            await lobby.start(opened.table.id, opened.host)
        return Seats(opened, seats)


async def whose_turn(tab):
    """One tab with all seats: who can move."""
    return next(seat for seat, moves in tab.moves.items() if moves)


async def metrics(url):
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
        return (await client.get("/metrics")).text


async def gauge(url, name):
    return float(re.search(rf"^ludoteka_{name} (\S+)$", await metrics(url), re.MULTILINE)[1])


async def becomes(read, value, seconds=5.0):
    """Wait until something is so."""
    deadline = time.monotonic() + seconds
    while (found := await read()) != value:
        assert time.monotonic() < deadline, f"{found}, not {value}"
        await asyncio.sleep(0.05)


async def nothing_crashed(serving):
    assert crashes_of(await metrics(serving.url)) == 0
    assert tracebacks(serving.log) == 0, serving.log.read_text()[-3000:]


@pytest.fixture
def own(tmp_path):
    """A server of the test's own; its flags are the arguments."""
    with contextlib.ExitStack() as stack:

        def start(*flags, database=tmp_path / "tables.sqlite"):
            return stack.enter_context(Serving(database, flags))

        yield start


@pytest.fixture(scope="module")
def unlimited(tmp_path_factory):
    """A server without limits, for all tests that leave it as it was; nothing crashes there."""
    with Serving(tmp_path_factory.mktemp("faults") / "tables.sqlite", UNLIMITED) as serving:
        yield serving
        asyncio.run(nothing_crashed(serving))


# The store fails (R15): nothing is acknowledged, nothing changes, and later all goes on.


async def refused_and_then_goes_on(serving, failing, words):
    """While `failing` lasts, moves are refused and health says why; then the same move is done."""
    table, other = await a_table(serving.url), await a_table(serving.url)
    tab = await Tab.open(serving.url, table.id, table.tokens)
    elsewhere = await Tab.open(serving.url, other.id, other.tokens)
    seat, before = await whose_turn(tab), dict(tab.seqs)
    async with httpx.AsyncClient(base_url=serving.url, trust_env=False) as client:
        with failing():
            for at in (tab, elsewhere):
                began = time.monotonic()
                answer = await at.move(await whose_turn(at), command="the-move")
                assert answer["type"] == "refused", answer
                assert answer["reason"] == {
                    "rule": "ludoteka.store",
                    "fault": "not-stored",
                    "values": {},
                }
                assert time.monotonic() - began < 5

            async def health():
                told = await client.get("/api/health")
                return told.status_code, told.json()["store"]

            await becomes(health, (503, words))
            opening = await client.post(
                "/api/tables", json={"game": "envyra", "seats": [{"kind": "bot"}]}
            )
            assert (opening.status_code, opening.json()["error"]) == (503, "not-stored")
            assert (await client.get(f"/api/tables/{table.id}")).json()["table"]["moves"] == 0
        await becomes(health, (200, "ok"))
    assert tab.seqs == before
    done = await tab.move(seat, command="the-move")
    assert (done["type"], done["seq"]) == ("done", before[seat] + 1)
    await nothing_crashed(serving)
    return table, done


@within(20)
async def test_a_locked_database(own):
    serving = own(*FLAGS)

    @contextlib.contextmanager
    def locked():
        with contextlib.closing(sqlite3.connect(serving.database, isolation_level=None)) as db:
            db.execute("BEGIN EXCLUSIVE")
            yield
            db.execute("ROLLBACK")

    words = "the database is locked by another program"
    await refused_and_then_goes_on(serving, locked, words)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits others")
@within(20)
async def test_a_disk_that_takes_nothing_more(own):
    """Not even a line of the server's own log."""
    serving = own(*FLAGS)

    @contextlib.contextmanager
    def limited():
        before = resource.prlimit(serving.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(serving.pid, resource.RLIMIT_FSIZE, (1, before[1]))
        yield
        resource.prlimit(serving.pid, resource.RLIMIT_FSIZE, before)

    words = "the disk can't be read or written"
    table, done = await refused_and_then_goes_on(serving, limited, words)
    await nothing_is_corrupt(serving, table, done)


async def nothing_is_corrupt(serving, table, done):
    serving.kill()
    with contextlib.closing(sqlite3.connect(serving.database)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    serving.start()
    async with Lobby(serving.url) as lobby:
        assert (await lobby.table(table.id)).seq == done["seq"]


@contextlib.contextmanager
def python_behind(tmp_path, monkeypatch, preparation):
    """Every server that is started has mounts of its own, which vanish with it: no root needed."""
    unshare = [shutil.which("unshare") or "unshare", "--user", "--map-root-user", "--mount"]
    with contextlib.suppress(OSError):
        possible = subprocess.run([*unshare, "sh", "-c", preparation], check=False)
        if possible.returncode == 0:
            script = tmp_path / "python"
            inner = f'{preparation} && exec {sys.executable} "$@"'
            script.write_text(f"#!/bin/sh\nexec {' '.join(unshare)} sh -c '{inner}' sh \"$@\"\n")
            script.chmod(0o755)
            monkeypatch.setattr(sys, "executable", str(script))
            yield
            return
    pytest.skip("nothing can be mounted here")


@within(20)
async def test_a_full_disk(own, tmp_path, monkeypatch):
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = f"mount -t tmpfs -o size=1m tmpfs {disk} && touch {disk}/tables.sqlite"
    database = tmp_path / "tables.sqlite"
    database.symlink_to(disk / "tables.sqlite")  # so that the log goes elsewhere
    with python_behind(tmp_path, monkeypatch, mount):
        serving = own(*FLAGS, database=database)
        inside = Path(f"/proc/{serving.pid}/root{disk}")

        @contextlib.contextmanager
        def full():
            with contextlib.suppress(OSError), (inside / "filler").open("wb", 0) as filler:
                while True:
                    filler.write(b"x" * 4096)
            yield
            (inside / "filler").unlink()

        await refused_and_then_goes_on(serving, full, "the disk is full")


def test_a_read_only_database(own, tmp_path, monkeypatch):
    """It can't be served, and whoever tries is told so in a sentence."""
    folder = tmp_path / "folder"
    folder.mkdir()
    with Serving(folder / "tables.sqlite") as serving:
        assert serving.stop() == 0
    mount = f"mount --bind {folder} {folder} && mount -o remount,bind,ro {folder}"
    with python_behind(tmp_path, monkeypatch, mount), pytest.raises(NotServing) as told:
        own(database=folder / "tables.sqlite")
    assert "read-only" in str(told.value) or "may be written" in str(told.value)
    assert "Traceback" not in str(told.value)


def test_a_store_that_can_not_be_read_is_no_crash():
    async def scene():
        async with hall(snapshot_every=4) as place:
            at = await party(place, "rawsiko", 3)
            await at.play(40)
            place.store.fault = StoreFault("the disk can't be read or written")
            late = at.guests[0]
            late.listen()
            before = late.connection.room
            (fault,) = await late.say(Hello(table=at.table, tokens=late.tokens, last=0))
            assert isinstance(fault, Fault)
            assert fault.code == "not-stored"
            assert late.connection.room is before
            assert b"ludoteka_crashes_total 0.0" in place.metrics.text()
            place.store.fault = None

    asyncio.run(scene())


# Signals.


@within(30)
async def test_a_stop_during_moves_loses_no_move_and_says_goodbye(own):
    serving = own(*UNLIMITED)
    tables = [await a_table(serving.url, game) for game in ("envyra", "rawsiko", "raw")]
    promises, byes = {}, []

    async def play(table, seat):
        tab = await Tab.open(serving.url, table.id, [table.tokens[seat]])
        asked = False
        while True:
            if tab.moves.get(seat) and not asked:
                tab.send_move(seat)
                asked = True
            message = await tab.hear()
            if message is None:
                break
            if message["type"] in ANSWERS:
                asked = False
            if message["type"] == "done":
                promises[table.id, message["seq"]] = seat
        byes.append((tab.told[-1]["type"], tab.told[-1].get("code"), tab.plug.code))

    playing = [asyncio.create_task(play(table, seat)) for table in tables for seat in range(3)]
    idle = await Plug.into(serving.url)
    deadline = time.monotonic() + 10
    while len(promises) < 60 and time.monotonic() < deadline:
        await asyncio.sleep(0.01)
    assert len(promises) >= 60
    assert await asyncio.to_thread(serving.stop) == 0
    await asyncio.gather(*playing)
    assert byes == [("bye", 1012, 1012)] * 9
    assert await idle.read() is None
    assert idle.code == 1012
    assert tracebacks(serving.log) == 0, serving.log.read_text()[-3000:]
    serving.start()
    async with Lobby(serving.url) as lobby:
        for table in tables:
            entries = (await lobby.history(table.id, limit=500)).entries
            moved = {(table.id, e.seq): e.seat for e in entries if e.kind == "moved"}
            told = {key: seat for key, seat in promises.items() if key[0] == table.id}
            assert len(entries) < 500
            assert told == moved


@within(25)
async def test_a_stop_with_idle_people_of_all_kinds_takes_less_than_ten_seconds(own):
    serving = own(*FLAGS)
    table = await a_table(serving.url)
    tabs = [await Tab.open(serving.url, table.id) for _ in range(5)]
    streams = [await Listener.open(serving.url, table.id) for _ in range(5)]
    mute = await Stuck.open(serving.url, table)
    deaf = await Plug.into(serving.url)
    deaf.writer.transport.pause_reading()
    port = int(serving.url.rpartition(":")[2])
    _, half = await asyncio.open_connection("127.0.0.1", port)
    half.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\n")
    began = time.monotonic()
    assert await asyncio.to_thread(serving.stop) == 0
    took = time.monotonic() - began
    print(f"stopped within {took:.2f} s")
    assert took < 10
    assert [await tab.to_the_end() for tab in tabs] == [1012] * 5
    for stream in streams:
        assert await stream.to_the_end() == {
            "type": "bye",
            "code": 1012,
            "text": "the server stops; your moves are safe",
        }
    for one in (mute.plug, deaf):
        one.cut()
    assert tracebacks(serving.log) == 0, serving.log.read_text()[-3000:]


# Those who do not read, and those who are not there any more.


class Stuck:
    """Somebody who asks and asks, and never reads an answer."""

    def __init__(self, plug, table):
        self.plug, self.table = plug, table

    @classmethod
    async def open(cls, url, table):
        plug = await Plug.into(url)
        own = plug.writer.get_extra_info("socket")
        own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plug.say(json.dumps({"type": "hello", "table": table.id}))
        await plug.read()
        plug.writer.transport.pause_reading()
        return cls(plug, table)

    async def ask(self, times):
        text = json.dumps({"type": "hello", "table": self.table.id, "last": 0})
        for _ in range(times):
            self.plug.say(text)
            await asyncio.sleep(0)

    async def read_at_last(self):
        """All that is left, without a word of its own, and how it ends."""
        self.plug.writer.transport.resume_reading()
        opcode = 0
        while opcode != CLOSE:
            opcode, payload = await self.plug._frame()
        return opcode, int.from_bytes(payload[:2]), payload[2:].decode()


@within(20)
async def test_whoever_never_reads_is_closed_and_nobody_waits_for_it(unlimited):
    table = await a_table(unlimited.url)
    players = await Tab.open(unlimited.url, table.id, table.tokens)
    slow, before = await gauge(unlimited.url, "slow_clients_total"), unlimited.usage()
    stuck = await Stuck.open(unlimited.url, table)
    asking = asyncio.create_task(stuck.ask(20_000))
    latencies = []

    async def closed():
        began = time.monotonic()
        assert (await players.move(await whose_turn(players)))["type"] == "done"
        latencies.append(time.monotonic() - began)
        return len(latencies) >= 20 and await gauge(unlimited.url, "slow_clients_total")

    await becomes(closed, slow + 1, 8.0)
    asking.cancel()
    rss = unlimited.usage().rss_mb - before.rss_mb
    print(f"moves took at most {max(latencies) * 1000:.0f} ms meanwhile; {rss:.1f} MB more")
    assert max(latencies) < 2
    assert rss < 30
    opcode, code, text = await stuck.read_at_last()
    assert (opcode, code) == (8, 1008)
    assert "too slow" in text


@within(30)
async def test_whoever_never_reads_a_stream_is_closed_too(unlimited):
    table = await a_table(unlimited.url, "raw", 4)
    slow = await gauge(unlimited.url, "slow_clients_total")
    stream = await Listener.open(unlimited.url, table.id, table.tokens, small=True)
    onlooker = await Tab.open(unlimited.url, table.id)
    assert onlooker.told[-1]["seats"] == [True] * 4
    stream.writer.transport.pause_reading()

    async def ask():
        while (await stream.say(type="hello", table=table.id, tokens=table.tokens)).is_success:
            pass

    asking = asyncio.gather(*(ask() for _ in range(4)))
    while any((await onlooker.until("presence"))["seats"]):
        pass
    await asking
    assert await gauge(unlimited.url, "slow_clients_total") == slow + 1


@within(20)
async def test_pings_and_pieces_without_end_are_stopped(unlimited):
    for flood in (frame(b"x" * 125, PING) * 100, frame(b"", CONT, fin=False) * 2000):
        before = unlimited.usage()
        plug = await Plug.into(unlimited.url)
        plug.send(frame(b"", fin=False))
        plug.writer.transport.pause_reading()
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(4):
                for _ in range(2000):
                    plug.send(flood)
                    await plug.writer.drain()
        after = unlimited.usage()
        assert after.rss_mb - before.rss_mb < 10
        assert after.cpu - before.cpu < 1.5
        plug.cut()
    patient = await Plug.into(unlimited.url)
    for _ in range(300):
        patient.send(frame(b"x", PING))
    for byte in b'{"type":"ping"':
        patient.send(frame(bytes([byte]), 1 if byte == ord("{") else CONT, fin=False))
    patient.send(frame(b"}", CONT))
    heard = [await patient.read() for _ in range(301)]
    assert heard[-1].payload == b'{"type":"pong"}'


class Proxy:
    """A network that can die without a word: what is sent arrives nowhere."""

    def __init__(self, url):
        self.port = int(url.rpartition(":")[2])
        self.frozen, self.writers = False, []

    async def __aenter__(self):
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_):
        self.server.close()
        for writer in self.writers:
            writer.transport.abort()

    async def _serve(self, reader, writer):
        up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writers += [writer, up_writer]
        await asyncio.gather(self._pass(reader, up_writer), self._pass(up_reader, writer))

    async def _pass(self, reader, writer):
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if not self.frozen:
                    writer.write(data)
            if not self.frozen:
                writer.close()


@within(30)
async def test_a_dead_peer_is_noticed_within_ten_seconds_on_both_sides(server):
    """Over both kinds of wire at once; and a table where something happens does not hide it."""
    table = await a_table(server.url)
    watcher = await Tab.open(server.url, table.id, table.tokens[2:])
    gone, back = {}, {}
    async with Proxy(server.url) as proxy, contextlib.AsyncExitStack() as stack:
        silent = [
            await Tab.open(proxy.url, table.id, table.tokens[:1]),
            await Listener.open(proxy.url, table.id, table.tokens[1:2]),
        ]
        for transport in ("socket", "stream"):
            chair = sit(proxy.url, table.id, transport=transport)
            await stack.enter_async_context(chair)
            chair._line._address = Address(server.url)  # the way around the network

            def heard(message, transport=transport):
                if isinstance(message, Welcome):
                    back.setdefault(transport, time.monotonic())

            chair.watch(heard)
        while True:
            presence = await watcher.until("presence")
            if (presence["seats"], presence["onlookers"]) == ([True] * 3, 2):
                break
        proxy.frozen, frozen = True, time.monotonic()

        async def chat():
            while True:
                watcher.say(type="say", command=uuid.uuid4().hex, seat=2, phrase="wait")
                await asyncio.sleep(1.5)

        chatting = asyncio.create_task(chat())
        while len(gone) < 2 or len(back) < 2:
            message = await watcher.hear()
            if message["type"] == "presence":
                for seat in (0, 1):
                    if not message["seats"][seat]:
                        gone.setdefault(seat, time.monotonic())
        chatting.cancel()
    seconds = {who: round(at - frozen, 1) for who, at in (gone | back).items()}
    print(f"{len(silent) + 2} dead wires were noticed after {seconds} s")
    assert max(seconds.values()) < 10.5


async def idle_connections(serving, count):
    """So many who only sit there; what they cost, and how many of them failed."""
    allow_sockets()
    table = await a_table(serving.url)
    before = serving.usage()
    plugs, reading, failures = [], [], 0
    for first in range(0, count, 100):
        many = [Plug.into(serving.url) for _ in range(min(100, count - first))]
        for plug in await asyncio.gather(*many, return_exceptions=True):
            if isinstance(plug, Plug):
                plugs.append(plug)
                reading.append(asyncio.create_task(plug.read()))  # and answers pings meanwhile
            else:
                failures += 1
    tab = await Tab.open(serving.url, table.id, table.tokens)
    began = time.monotonic()
    assert (await tab.move(await whose_turn(tab)))["type"] == "done"
    latency = time.monotonic() - began
    after = serving.usage()
    for plug in plugs:
        plug.say('{"type":"ping"}')
    answers = await asyncio.gather(*reading, return_exceptions=True)
    failures += sum(getattr(answer, "payload", None) != b'{"type":"pong"}' for answer in answers)
    connections = await gauge(serving.url, "connections")
    for plug in plugs:
        plug.cut()
    tab.plug.cut()
    return {
        "connections": connections,
        "failures": failures,
        "rss_mb": after.rss_mb,
        "kb_each": (after.rss_mb - before.rss_mb) * 1024 / count,
        "move_ms": latency * 1000,
    }


@within(30)
async def test_many_idle_connections(unlimited):
    """Ten thousand by hand: `python tests/server/test_faults.py 10000`."""
    found = await idle_connections(unlimited, 500)
    print(found)
    assert found["failures"] == 0
    assert found["connections"] >= 501

    async def gone():
        return await gauge(unlimited.url, "connections") < 50

    await becomes(gone, True)


# Limits: told to wait, then closed, and never banned (S).


@within(20)
async def test_too_many_sockets_of_one_address(own):
    serving = own("--sockets-per-address", "4")
    table = await a_table(serving.url)
    tabs = [await Tab.open(serving.url, table.id) for _ in range(3)]
    stream = await Listener.open(serving.url, table.id)
    for _ in range(3):
        plug = await Plug.into(serving.url)
        bye = json.loads((await plug.read()).payload)
        assert (bye["type"], bye["code"]) == ("bye", 1008)
        assert "too many connections" in bye["text"]
        assert await plug.read() is None
        assert plug.code == 1008
    with pytest.raises(AssertionError, match="429"):
        await Listener.open(serving.url, table.id)
    tabs[0].say(type="ping")
    await tabs[0].until("pong")
    tabs.pop().plug.cut()
    await becomes(lambda: gauge(serving.url, "connections"), 3.0)
    again = await asyncio.gather(*(Plug.into(serving.url) for _ in range(12)))
    for plug in again:  # all at once: still no more than one of them
        plug.say('{"type":"ping"}')
    first = [json.loads((await plug.read()).payload)["type"] for plug in again]
    assert sorted(first) == ["bye"] * 11 + ["pong"]
    stream.cut()
    await nothing_crashed(serving)


@within(20)
async def test_too_many_messages_of_one_token_over_two_sockets(own):
    serving = own(*FLAGS, "--messages-per-20-seconds", "40")
    table = await a_table(serving.url)
    one, two = [await Tab.open(serving.url, table.id, table.tokens[:1]) for _ in range(2)]
    other = await Tab.open(serving.url, table.id, table.tokens[1:2])
    for _ in range(25):
        one.say(type="ping")
        two.say(type="ping")
    heard = [(await tab.until("pong", "wait"))["type"] for tab in (one, two) for _ in range(25)]
    assert 36 <= heard.count("pong") <= 44
    other.say(type="ping")
    await other.until("pong")
    for _ in range(60):
        two.say(type="ping")
    assert await two.to_the_end() == 1008
    assert two.told[-1]["type"] == "bye"
    one.say(type="ping")
    wait = await one.until("wait")
    assert 0 < wait["seconds"] <= 1
    await asyncio.sleep(wait["seconds"] + 1.0)
    again = await Tab.open(serving.url, table.id, table.tokens[:1])
    again.say(type="ping")
    await again.until("pong")


@within(20)
async def test_too_many_joins_of_one_address(own):
    serving = own("--joins-per-minute", "60")
    form = {"game": "envyra", "seats": [{"kind": "device"}]}
    async with httpx.AsyncClient(base_url=serving.url, trust_env=False) as client:
        answers = [await client.post("/api/tables", json=form) for _ in range(62)]
        late = answers[-1]
        assert [answer.status_code for answer in answers[:60]] == [200] * 60
        assert (late.status_code, late.json()["error"]) == (429, "wait")
        assert (await client.get("/api/health")).status_code == 200
        await asyncio.sleep(int(late.headers["retry-after"]) + 0.1)
        assert (await client.post("/api/tables", json=form)).status_code == 200


# Strangers and breaches.


@within(10)
async def test_the_origin_is_looked_at_before_the_upgrade(unlimited):
    host = unlimited.url.removeprefix("http://")
    for origin in ("http://evil.example", f"http://{host}.evil.example", "null", "http://["):
        with pytest.raises(NotUpgraded) as refused:
            await Plug.into(unlimited.url, headers={"Origin": origin})
        assert refused.value.status == 403
    for headers in ({"Origin": unlimited.url}, {}):
        plug = await Plug.into(unlimited.url, headers=headers)
        plug.say('{"type":"ping"}')
        assert (await plug.read()).payload == b'{"type":"pong"}'
    async with httpx.AsyncClient(base_url=unlimited.url, trust_env=False) as client:
        for path in ("/api/stream", "/api/stream/message"):
            answer = await client.post(path, headers={"Origin": "http://evil.example"})
            assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")


BREACHES = {
    "oversized": (frame(b"x" * 8193), 1009),
    "oversized in pieces": (frame(b"x" * 8000, fin=False) + frame(b"x" * 193, CONT), 1009),
    "binary": (frame(b'{"type":"ping"}', BINARY), 1003),
    "invalid UTF-8": (frame(b'{"type":"ping"}\xff'), 1007),
    "half a letter": (frame(b"\xc3"), 1007),
    "no such opcode": (frame(b"", 3), 1002),
    "not masked": (b"\x81\x05hello", 1002),
}


@pytest.mark.parametrize("breach", BREACHES)
def test_a_breach_closes_the_connection_with_its_word(unlimited, breach):
    @within(10)
    async def scene():
        data, code = BREACHES[breach]
        table = await a_table(unlimited.url)
        tab, other = [await Tab.open(unlimited.url, table.id, table.tokens) for _ in range(2)]
        tab.plug.send(data)
        assert await tab.to_the_end() == code
        assert (await other.move(await whose_turn(other)))["type"] == "done"

    scene()


@within(10)
async def test_a_message_may_have_8192_bytes(unlimited):
    plug = await Plug.into(unlimited.url)
    plug.say('{"type":"ping"' + " " * (8192 - 15) + "}")
    assert (await plug.read()).payload == b'{"type":"pong"}'


@within(10)
async def test_wrong_paths_and_methods(unlimited):
    async with httpx.AsyncClient(base_url=unlimited.url, trust_env=False) as client:
        for method, path, status in (
            ("GET", "/api/nothing", 404),
            ("GET", "/api/stream", 405),
            ("PUT", "/api/health", 405),
            ("GET", "/api/socket", 404),
            ("GET", "/../../etc/passwd", 404),
            ("POST", "/api/tables/%00/join", 404),
        ):
            answer = await client.request(method, path)
            assert answer.status_code == status, (method, path, answer.text)
            assert set(answer.json()) == {"error", "text", "reason"}
    for path in ("/", "/api/stream", "/api/socket/../x"):
        with pytest.raises(NotUpgraded):
            await Plug.into(unlimited.url, path)


@within(15)
async def test_tokens_never_reach_the_log(own):
    """Whatever is done with them, also where they do not belong."""
    serving = own(*FLAGS)
    table = await a_table(serving.url)
    async with Lobby(serving.url) as lobby:
        handover = (await lobby.handover(table.id, 0, table.tokens[0])).handover
    secrets = [table.host, *table.tokens, handover, table.told.invitation]
    port = int(serving.url.rpartition(":")[2])
    async with httpx.AsyncClient(base_url=serving.url, trust_env=False) as client:
        for secret in secrets:
            bearer = {"Authorization": f"Bearer {secret}"}
            await client.get(f"/api/tables/{table.id}?token={secret}", headers=bearer)
            await client.get(f"/api/{secret}", headers=bearer)
            await client.post(f"/api/tables/{secret[:22]}/end", headers=bearer)
            await client.post("/api/stream/message", content=secret, headers=bearer)
            plug = await Plug.into(serving.url, f"/api/socket?{secret}", headers=bearer)
            plug.say(json.dumps({"type": "hello", "table": table.id, "tokens": [secret + "x"]}))
            plug.say(json.dumps({"type": "hello", "tokens": secret, secret: 1}))
            plug.say(secret)
            for _ in range(3):
                assert secret.encode() not in (await plug.read()).payload
            plug.send(frame(b"\xff" + secret.encode()))
            assert await plug.read() is None
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(f"GET /{secret} HTTP/9.9\r\n{secret}\r\n\r\n".encode())
            await asyncio.sleep(0.02)
            writer.transport.abort()
    await nothing_crashed(serving)
    assert serving.stop() == 0
    log = serving.log.read_text()
    assert [secret for secret in secrets if secret in log] == []


@within(10)
async def test_two_tabs_of_one_seat(unlimited):
    """R5: one move is done, the other tab is told that it is stale, with the fresh view, soon."""
    table = await a_table(unlimited.url)
    tabs = [await Tab.open(unlimited.url, table.id, table.tokens) for _ in range(2)]
    for tab in tabs:
        tab.say(type="ping")
        await tab.until("pong")
    seat = await whose_turn(tabs[0])
    began = time.monotonic()
    for tab in tabs:
        tab.send_move(seat)

    async def answer(tab):
        return await tab.until(*ANSWERS), time.monotonic() - began

    told = await asyncio.gather(*(answer(tab) for tab in tabs))
    done, stale = sorted((message for message, _ in told), key=lambda message: message["type"])
    assert (done["type"], stale["type"]) == ("done", "stale")
    assert (stale["seq"], stale["digest"]) == (done["seq"], done["digest"])
    assert stale["view"]
    print(f"answered within {max(took for _, took in told) * 1000:.1f} ms")
    assert max(took for _, took in told) < 2


# Over server-sent events. That whole games are played there is in test_client.py.


class Listener:
    """A stream, read line by line, and the POSTs that belong to it."""

    def __init__(self, url, reader, writer):
        self.url, self.reader, self.writer = url, reader, writer
        self.session = ""
        self.client = httpx.AsyncClient(base_url=url, trust_env=False)

    @classmethod
    async def open(cls, url, table, tokens=(), small=False):
        port = int(url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        if small:
            own = writer.get_extra_info("socket")
            own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        body = json.dumps({"type": "hello", "table": table, "tokens": list(tokens)})
        head = f"POST /api/stream HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write((head + body).encode())
        status = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in status, status
        stream = cls(url, reader, writer)
        stream.session = (await stream.hear())["session"]
        await stream.until("presence")
        return stream

    async def hear(self):
        while line := await self.reader.readline():
            if line.startswith(b"data: "):
                return json.loads(line[6:])
            if line == b"0\r\n":
                return None
        return None

    async def until(self, kind):
        while (message := await self.hear()) is not None:
            if message["type"] == kind:
                return message
        raise AssertionError(f"the stream ended before {kind}")

    async def to_the_end(self):
        last = None
        while (message := await self.hear()) is not None:
            last = message
        return last

    async def say(self, session=None, **message):
        headers = {"Authorization": f"Bearer {session or self.session}"}
        answer = await self.client.post("/api/stream/message", json=message, headers=headers)
        assert answer.status_code in (202, 403), answer.text
        return answer

    def cut(self):
        self.writer.transport.abort()


@within(10)
async def test_a_session_is_good_for_its_own_stream_only(unlimited):
    table = await a_table(unlimited.url)
    mine = await Listener.open(unlimited.url, table.id, table.tokens[:1])
    theirs = await Listener.open(unlimited.url, table.id, table.tokens[1:2])
    await mine.say(type="move", command="x", seat=1, expected=0, move=0)
    assert (await mine.until("refused"))["reason"]["fault"] == "not-your-seat"
    assert mine.session != theirs.session
    for wrong in ("A" * 32, table.tokens[0], mine.session[:-1] + "!"):
        headers = {"Authorization": f"Bearer {wrong}"}
        answer = await mine.client.post(
            "/api/stream/message", json={"type": "ping"}, headers=headers
        )
        assert answer.status_code in (400, 403)
    theirs.cut()
    await asyncio.sleep(0.2)
    late = await theirs.say(type="ping")
    assert (late.status_code, late.json()["error"]) == (403, "no-session")
    await mine.say(type="ping")
    await mine.until("pong")


@within(10)
async def test_whoever_leaves_while_a_message_is_on_its_way_is_gone(unlimited):
    """And whoever says hello to two tables at once sits at one."""
    tables = [await a_table(unlimited.url) for _ in range(2)]
    for table in tables:  # what was missed is more than what is kept in memory
        tab = await Tab.open(unlimited.url, table.id, table.tokens)
        for _ in range(40):
            await tab.move(await whose_turn(tab))
        tab.plug.cut()
    for _ in range(20):
        stream = await Listener.open(unlimited.url, tables[0].id, tables[0].tokens)
        hellos = [
            asyncio.create_task(
                stream.say(type="hello", table=table.id, tokens=table.tokens, last=0)
            )
            for table in tables
        ]
        await asyncio.sleep(random.uniform(0, 0.01))
        stream.cut()
        await asyncio.gather(*hellos)

    async def present(table):
        onlooker = await Tab.open(unlimited.url, table.id)
        onlooker.plug.cut()
        return onlooker.told[-1]["seats"]

    for table in tables:
        await becomes(lambda table=table: present(table), [False] * 3)


@within(10)
async def test_a_body_that_breaks_off_is_no_crash(own):
    serving = own(*FLAGS)
    port = int(serving.url.rpartition(":")[2])
    for path in ("/api/stream", "/api/stream/message", "/api/tables"):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n"
        writer.write((head + "Content-Type: application/json\r\n\r\nabc").encode())
        await asyncio.sleep(0.1)
        writer.transport.abort()
    await asyncio.sleep(0.2)
    await nothing_crashed(serving)


if __name__ == "__main__":
    from ludoteka.drills.serving import own_server

    allow_sockets()
    with own_server(UNLIMITED) as one:
        print(asyncio.run(idle_connections(one, int(sys.argv[1]))))
