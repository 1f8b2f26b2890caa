"""Those who do not read, and those who are not there any more."""

import asyncio
import contextlib
import sys
import time
import uuid

import pytest
from server.guests import within
from server.tabs import UNLIMITED, Listener, Stuck, Tab, a_table, becomes, gauge, whose_turn

from ludoteka.client import sit
from ludoteka.client.address import Address
from ludoteka.drills.event_loop import raise_file_limit
from ludoteka.drills.frames.bare_websocket import CONT, PING, BareWebSocket, frame
from ludoteka.protocol.server_messages import Welcome

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of POSIX")


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
        connection = await BareWebSocket.connect(unlimited.url)
        connection.send(frame(b"", fin=False))
        connection.writer.transport.pause_reading()
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(4):
                for _ in range(2000):
                    connection.send(flood)
                    await connection.writer.drain()
        after = unlimited.usage()
        assert after.rss_mb - before.rss_mb < 10
        assert after.cpu - before.cpu < 1.5
        connection.cut()
    patient = await BareWebSocket.connect(unlimited.url)
    for _ in range(300):
        patient.send(frame(b"x", PING))
    for byte in b'{"type":"ping"':
        patient.send(frame(bytes([byte]), 1 if byte == ord("{") else CONT, fin=False))
    patient.send(frame(b"}", CONT))
    heard = [await patient.receive() for _ in range(301)]
    assert heard[-1].data == b'{"type":"pong"}'


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
    """Over both kinds of connection; and a table where something happens does not hide it."""
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
            chair._connection._address = Address(server.url)  # the way around the network

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
    print(f"{len(silent) + 2} dead connections were noticed after {seconds} s")
    assert max(seconds.values()) < 10.5


async def idle_connections(serving, count):
    """So many who only sit there; what they cost, and how many of them failed."""
    raise_file_limit()
    table = await a_table(serving.url)
    before = serving.usage()
    idle, reading, failures = [], [], 0
    for first in range(0, count, 100):
        many = [BareWebSocket.connect(serving.url) for _ in range(min(100, count - first))]
        for connection in await asyncio.gather(*many, return_exceptions=True):
            if isinstance(connection, BareWebSocket):
                idle.append(connection)
                reading.append(
                    asyncio.create_task(connection.receive())
                )  # and answers pings meanwhile
            else:
                failures += 1
    tab = await Tab.open(serving.url, table.id, table.tokens)
    began = time.monotonic()
    assert (await tab.move(await whose_turn(tab)))["type"] == "done"
    latency = time.monotonic() - began
    after = serving.usage()
    for connection in idle:
        connection.send_text('{"type":"ping"}')
    answers = await asyncio.gather(*reading, return_exceptions=True)
    failures += sum(getattr(answer, "data", None) != b'{"type":"pong"}' for answer in answers)
    connections = await gauge(serving.url, "connections")
    for connection in idle:
        connection.cut()
    tab.connection.cut()
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


if __name__ == "__main__":
    from ludoteka.drills.server_process import own_server

    raise_file_limit()
    with own_server(UNLIMITED) as one:
        print(asyncio.run(idle_connections(one, int(sys.argv[1]))))
