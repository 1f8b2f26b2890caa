"""Frames that nobody should send: thousands in the tests, 200,000 with `ludoteka frames`."""

import argparse
import asyncio
import contextlib
import json
import random
import uuid
from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteka.cli import drills as commands
from ludoteka.core import registry
from ludoteka.drills import frames as drill
from ludoteka.drills.frames import UNLIMITED, Frames, Heckler, Ledger, crashes_of, right, tracebacks
from ludoteka.drills.load import run
from ludoteka.drills.mangling import NASTY, Mangled, Mangler, deadly
from ludoteka.drills.party import Party
from ludoteka.drills.plug import frame
from ludoteka.drills.serving import Serving
from ludoteka.protocol.messages import FromClient
from ludoteka.protocol.things import Entry

# The drill is no use if it can't fail: tampered logs, servers that do not keep to the protocol.


def entry(seq, kind="moved", seat=0):
    return Entry(seq=seq, at=0, kind=kind, seat=seat)


def a_ledger():
    ledger = Ledger(Party(None, "the table", "", []), 3)
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
    assert crashes_of("# HELP\nludoteka_crashes_total 2.0\n") == 2
    with pytest.raises(ValueError, match="does not count"):
        crashes_of("")
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
    monkeypatch.setattr(drill, "PATIENCE", 0.2)

    async def scene():
        async with Impostor(answer) as url:
            found = Frames(SimpleNamespace(url=url), 1)
            heckler = Heckler(found, "A" * 22, [], 0)
            await heckler.connect()
            await heckler.shout([Mangled(frame(b'{"type":"ping"}'), b'{"type":"ping"}')])
            await heckler.leave()
            return found.faults

    assert asyncio.run(scene())[fault] == 1


def test_all_kinds_of_wrong_are_made():
    """Most messages can't be read any more, some can and mean something else; all in time."""
    chance = random.Random(1)
    message = b'{"type":"move","command":"c","seat":0,"expected":7,"move":"a1"}'
    mangler = Mangler(chance, lambda: {b"seat": b"5", b"expected": b"0"})
    made = [mangler.mangled(message) for _ in range(4000)]
    texts = [mangled.text for mangled in made if mangled.text is not None]
    readable = 0
    for text in texts:
        assert not deadly(text)
        with contextlib.suppress(msgspec.MsgspecError, ValueError, RecursionError):
            msgspec.json.decode(text, type=FromClient)
            readable += 1
    assert 0.15 < readable / len(texts) < 0.6
    assert sum(mangled.deadly for mangled in made) > 10
    assert len({mangler.outrage(message).data[:2] for _ in range(300)}) > 10


# The server itself.


def test_a_few_thousand_mangled_frames(capsys):
    arguments = argparse.Namespace(count=2000, seed=5, json=True)
    assert commands.frames(arguments) == 0
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
    with Serving(tmp_path / "tables.sqlite", UNLIMITED) as serving, asyncio.Runner() as runner:
        found = Frames(serving, 0, seed=1)

        async def sit_down():
            games = (await found._lobby.games()).games
            for game in games:
                party = (await found.open(game, game.seats[0])).party
                rules = registry.make(game.id)
                heckler = Heckler(found, party.table, party.tokens[:1], 0)
                await heckler.connect()
                yield heckler, rules

        async def all_seats():
            return [one async for one in sit_down()]

        hecklers = runner.run(all_seats())

        @settings(
            max_examples=25,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(batches, st.integers(0, 2**32))
        def shout(batch, seed):
            chance = random.Random(seed)

            async def at_all():
                for heckler, rules in hecklers:
                    burst = []
                    for kind, several in with_few_hellos(batch):
                        text = changed(message_of(kind, heckler, rules, chance), several)
                        if not deadly(text):
                            burst.append(Mangled(frame(text), text))
                    await heckler.shout(burst)

            runner.run(at_all())
            assert not found.faults
            assert not found.unanswered

        shout()

        async def reckoning():
            for heckler, _ in hecklers:
                await heckler.leave()
            for ledger in found.ledgers.values():
                await found.look_into(ledger)
            crashes = await found._crashes()
            await found._lobby.close()
            return crashes

        assert runner.run(reckoning()) == 0
        assert found.frames > 800
        assert (found.unacknowledged, found.lost) == ([], [])


def with_few_hellos(batch):
    """Each is answered by a whole view: who leaves too many unread is rightly cut off as slow."""
    hellos = [place for place, (kind, _) in enumerate(batch) if kind == "hello"]
    return [one for place, one in enumerate(batch) if place not in hellos[HELLOS_MOST:]]


def message_of(kind, heckler, rules, chance):
    """A right message of this kind."""
    while True:
        message = msgspec.json.encode(right(heckler, rules, chance))
        if msgspec.json.decode(message)["type"] == kind:
            return message


def test_a_state_change_behind_everybodys_back_is_noticed(tmp_path):
    """A heckler whose acknowledgements are thrown away: the log has more than the ledger."""
    with Serving(tmp_path / "tables.sqlite", UNLIMITED) as serving:
        found = Frames(serving, 0, seed=1)

        async def scene():
            async with found._lobby:
                game = (await found._lobby.games()).games[0]
                ledger = await found.open(game, game.seats[0])
                party = ledger.party
                await party.sit_down(serving.url)
                await party.move(random.Random(uuid.uuid4().int))
                await party.stand_up()
                await found.look_into(ledger)

        run(scene())
    assert len(found.unacknowledged) == 1
