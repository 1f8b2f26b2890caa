"""Frames that nobody should send: thousands in the tests, 200,000 with `ludoteka frames`."""

import argparse
import asyncio
import contextlib
import json
import random
import uuid

import extent
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteka.cli.commands import frames as command
from ludoteka.core import registry
from ludoteka.drills.event_loop import run
from ludoteka.drills.frames import hostile_client
from ludoteka.drills.frames.bare_websocket import frame
from ludoteka.drills.frames.crashes import counted_crashes, tracebacks
from ludoteka.drills.frames.drill import UNLIMITED, Frames
from ludoteka.drills.frames.hostile_client import HostileClient
from ludoteka.drills.frames.ledger import Ledger
from ludoteka.drills.frames.mangler import NASTY, MangledMessage, Mangler, is_fatal
from ludoteka.drills.frames.tally import Tally
from ludoteka.drills.frames.valid_message import valid_message
from ludoteka.drills.server_process import ServerProcess
from ludoteka.drills.table import DrillTable
from ludoteka.protocol.client_messages import FromClient
from ludoteka.protocol.table import Entry

# The drill is no use if it can't fail: tampered logs, servers that do not keep to the protocol.


def entry(seq, kind="moved", seat=0):
    return Entry(seq=seq, at=0, kind=kind, seat=seat)


def a_ledger():
    ledger = Ledger(DrillTable(None, "the table", "", []), 3)
    ledger.acknowledge(4, "moved", 0)
    ledger.acknowledge(5, "said", 1)
    return ledger


START = [entry(2, "started"), entry(3, "paused")]  # by the host, before
LOG = [*START, entry(4), entry(5, "said", 1)]


@pytest.mark.parametrize(
    ("entries", "last", "unacknowledged", "lost"),
    [
        (LOG, 5, 0, 0),
        ([*LOG, entry(6)], 6, 1, 0),
        (LOG, 7, 2, 0),  # entries that are shown to nobody
        (LOG[:-1], 5, 0, 1),
        (LOG[:-1], 4, 0, 1),
        ([*LOG[:-1], entry(5, "moved", 1)], 5, 0, 1),
        ([*LOG[:-1], entry(5, "said", 0)], 5, 0, 1),
        (START, 3, 0, 2),
    ],
)
def test_a_tampered_history_is_noticed(entries, last, unacknowledged, lost):
    found = a_ledger().compare(entries, last)
    assert (len(found[0]), len(found[1])) == (unacknowledged, lost)


def test_an_entry_that_is_acknowledged_twice_is_noticed():
    ledger = a_ledger()
    ledger.acknowledge(5, "said", 1)
    assert len(ledger.compare(LOG, 5)[1]) == 1


def test_crashes_are_read_from_metrics_and_log(tmp_path):
    assert counted_crashes("# HELP\nludoteka_crashes_total 2.0\n") == 2
    with pytest.raises(ValueError, match="does not count"):
        counted_crashes("")
    log = tmp_path / "log"
    log.write_bytes(b"fine\nTraceback (most recent call last):\n\xff\n")
    assert tracebacks(log) == 1


class Impostor:
    """A server that answers every message with the same one."""

    def __init__(self, answer):
        self.answer = answer

    async def __aenter__(self):
        from websockets.asyncio.server import serve

        async def talk(socket):
            async for text in socket:
                told = {"type": "pong"} if '"hello"' in text else self.answer
                for _ in range(1 if isinstance(told, dict) else told):
                    await socket.send(json.dumps(told if isinstance(told, dict) else {"type": "x"}))

        self.server = await serve(talk, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def __aexit__(self, *_):
        self.server.close()


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ({"type": "news", "seq": 9}, "2 messages had 1 answers"),
        ({"type": "fault", "code": "failed"}, "the server said that it failed"),
        ({"type": "done", "command": "other", "seq": 9}, "done answers what nobody has said"),
    ],
)
def test_a_server_that_does_not_answer_as_it_should_is_noticed(monkeypatch, answer, fault):
    monkeypatch.setattr(hostile_client, "PATIENCE", 0.2)

    async def scene():
        async with Impostor(answer) as url:
            found = Tally()
            client = HostileClient(url, found, "A" * 22, [], 0)
            await client.connect()
            await client.send_burst([MangledMessage(frame(b'{"type":"ping"}'), b'{"type":"ping"}')])
            await client.leave()
            return found.faults

    assert asyncio.run(scene())[fault] == 1


def test_all_kinds_of_wrong_are_made():
    """Most messages can't be read any more, some can and mean something else; all in time."""
    chance = random.Random(1)
    message = b'{"type":"move","command":"c","seat":0,"expected":7,"move":"a1"}'
    mangler = Mangler(chance, lambda: {b"seat": b"5", b"expected": b"0"})
    made = [mangler.mangle(message) for _ in range(4000)]
    texts = [mangled.text for mangled in made if mangled.text is not None]
    readable = 0
    for text in texts:
        assert not is_fatal(text)
        with contextlib.suppress(msgspec.MsgspecError, ValueError, RecursionError):
            msgspec.json.decode(text, type=FromClient)
            readable += 1
    assert 0.15 < readable / len(texts) < 0.6
    assert sum(mangled.fatal for mangled in made) > 10
    assert len({mangler.fatal_frame(message).data[:2] for _ in range(300)}) > 10


# The server itself.


def test_a_few_thousand_mangled_frames(capsys):
    arguments = argparse.Namespace(count=2000, seed=5, json=True)
    assert command.run(arguments) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["faults"] == []
    figures = ("crashes", "unacknowledged", "lost", "unanswered")
    assert [result[figure] for figure in figures] == [0, 0, 0, 0]
    assert result["frames"] >= 2000
    assert result["answers"] + result["closed"] == result["frames"]
    assert result["acknowledged"] > 10
    assert result["closed"] > 10
    assert result["control_moves"] > 0
    assert result["tables"] == result["records"] >= 6


# Structure-aware, with hypothesis: fields of any kind in messages of every kind.

TYPES = ("hello", "move", "undo", "say", "why", "follow", "aids", "history", "ping")
FIELDS = (
    "table", "tokens", "last", "command", "id", "seat", "expected", "move", "moves", "text",
    "phrase", "order", "after", "limit",
)  # fmt: skip
texts = st.text(max_size=40).map(msgspec.json.encode)
numbers = st.one_of(st.integers(0, 20), st.integers()).map(lambda number: b"%d" % number)
floats = st.floats().map(lambda number: repr(number).encode())
nested = st.recursive(
    st.one_of(texts, numbers, floats, st.sampled_from(NASTY)),
    lambda inner: st.lists(inner, max_size=3).map(lambda few: b"[" + b",".join(few) + b"]"),
    max_leaves=6,
)
names = st.one_of(st.sampled_from(FIELDS), st.text(max_size=8)).map(msgspec.json.encode)
changes = st.lists(
    st.tuples(st.sampled_from(("put", "put", "add", "drop")), names, nested), max_size=3
)
some = st.tuples(st.sampled_from(TYPES), changes)
batches = st.lists(some, min_size=15, max_size=30)
HELLOS_MOST = 8


def changed(message, several):
    """A right message with these changes made to it, as JSON or nearly so."""
    found = msgspec.json.decode(message, type=dict[str, msgspec.Raw])
    fields = [(msgspec.json.encode(name), bytes(value)) for name, value in found.items()]
    for how, name, value in several:
        if how != "add":
            fields = [(n, value if how == "put" else None) if n == name else (n, v)
                      for n, v in fields]  # fmt: skip
            fields = [(n, v) for n, v in fields if v is not None]
        else:
            fields.append((name, value))
    return b"{" + b",".join(name + b":" + value for name, value in fields) + b"}"


def test_messages_of_any_structure(tmp_path):
    """Every message is answered once, and a table changes by what is acknowledged only."""
    with ServerProcess(tmp_path / "tables.sqlite", UNLIMITED) as server, asyncio.Runner() as runner:
        found = Frames(server, 0, seed=1)

        async def sit_down():
            games = (await found._lobby.games()).games
            for game in games:
                table = (await found.open(game, game.seats[0])).table
                rules = registry.make(game.id)
                client = HostileClient(found.url, found.tally, table.id, table.tokens[:1], 0)
                await client.connect()
                yield client, rules

        async def all_seats():
            return [one async for one in sit_down()]

        clients = runner.run(all_seats())

        @settings(
            max_examples=extent.much(25, 6),
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(batches, st.integers(0, 2**32))
        def shout(batch, seed):
            chance = random.Random(seed)

            async def at_all():
                for client, rules in clients:
                    burst = []
                    for kind, several in with_few_hellos(batch):
                        text = changed(message_of(kind, client, rules, chance), several)
                        if not is_fatal(text):
                            burst.append(MangledMessage(frame(text), text))
                    await client.send_burst(burst)

            runner.run(at_all())
            assert not found.tally.faults
            assert not found.tally.unanswered

        shout()

        async def reckoning():
            for client, _ in clients:
                await client.leave()
            for ledger in found.tally.ledgers.values():
                await found.look_into(ledger)
            crashes = await found._crashes()
            await found._lobby.close()
            return crashes

        assert runner.run(reckoning()) == 0
        assert found.tally.frames > extent.much(800, 190)
        assert (found.unacknowledged, found.lost) == ([], [])


def with_few_hellos(batch):
    """Each is answered by a whole view: who leaves too many unread is rightly cut off as slow."""
    hellos = [place for place, (kind, _) in enumerate(batch) if kind == "hello"]
    return [one for place, one in enumerate(batch) if place not in hellos[HELLOS_MOST:]]


def message_of(kind, client, rules, chance):
    """A right message of this kind."""
    while True:
        message = msgspec.json.encode(valid_message(client, rules, chance))
        if msgspec.json.decode(message)["type"] == kind:
            return message


def test_a_state_change_behind_everybodys_back_is_noticed(tmp_path):
    """A client whose acknowledgements are thrown away: the log has more than the ledger."""
    with ServerProcess(tmp_path / "tables.sqlite", UNLIMITED) as server:
        found = Frames(server, 0, seed=1)

        async def scene():
            async with found._lobby:
                game = (await found._lobby.games()).games[0]
                ledger = await found.open(game, game.seats[0])
                table = ledger.table
                await table.sit_down(server.url)
                await table.move(random.Random(uuid.uuid4().int))
                await table.stand_up()
                await found.look_into(ledger)

        run(scene())
    assert len(found.unacknowledged) == 1
