"""What goes wrong at a table is named, and changes nothing."""

import asyncio

import pytest
from server.guests import (
    Guest,
    Time,
    house,
    in_a_loop,
    party,
    refused,
)

from ludoteka.protocol.client_messages import Move, Ping
from ludoteka.protocol.forms import NewTable, SeatForm
from ludoteka.protocol.server_messages import Bye, Done, Fault, Pong, Refused, View, Wait
from ludoteka.server.commands import creation, lifecycle
from ludoteka.server.limits import Limits
from ludoteka.server.store.interface import StoreFault
from ludoteka.server.table.refusals import UnknownTable


@in_a_loop
async def test_what_can_not_be_stored_is_refused_and_changes_nothing():
    """R15."""
    async with house() as place:
        at = await party(place, "envyra", 2)
        digest, seq = at.room.table.board.state.digest(), at.room.sheet.seq
        place.services.store.fault = StoreFault("the disk is full")
        answer = await at.guests[0].move(0)
        assert (answer.reason.rule, answer.reason.fault) == ("ludoteka.store", "not-stored")
        assert not at.onlooker.listen()
        assert (at.room.table.board.state.digest(), at.room.sheet.seq) == (digest, seq)
        assert await refused(lifecycle.end(at.room, await at.host())) == "not-stored"
        new = NewTable(game="envyra", seats=[SeatForm(kind="bot")])
        assert await refused(creation.open_table(place.services, new)) == "not-stored"
        place.services.store.fault = None
        assert isinstance(await at.guests[0].move(0), Done)


@in_a_loop
async def test_bots_go_on_when_the_store_works_again(monkeypatch):
    monkeypatch.setattr("ludoteka.server.bots.scheduler.RETRY_SECONDS", 0.01)
    async with house() as place:
        at = await party(place, "envyra", 1, bots=1, start=False)
        await at.start()
        place.services.store.fault = StoreFault("the disk is full")
        await asyncio.sleep(0.05)
        place.services.store.fault = None
        await at.play()
        assert at.room.sheet.status == "finished"


UNREADABLE = [
    "",
    "nonsense",
    "[" * 4000,
    '{"type":"ping","x":1}',
    '{"type":"nothing"}',
    '{"type":"move","command":"a","seat":0,"expected":NaN,"move":0}',
    '{"type":"move","command":"a","seat":0,"expected":1e400,"move":0}',
    '{"type":"move","command":"a","seat":0,"expected":0,"move":' + "9" * 400 + "}",
    '{"type":"move","command":"a","seat":-1,"expected":0,"move":0}',
    '{"type":"move","command":"","seat":0,"expected":0,"move":0}',
    '{"type":"move","command":"a","seat":0,"expected":0,"move":{}}',
    '{"type":"say","command":"a","seat":0,"text":"' + "x" * 201 + '"}',
    '{"type":"say","command":"a","seat":0,"text":"\ud800"}',
    "x" * 8193,
    '{"type":"hello","table":"short"}',
]


@in_a_loop
@pytest.mark.parametrize("text", UNREADABLE)
async def test_what_can_not_be_read_is_named_and_changes_nothing(text):
    async with house() as place:
        at = await party(place, "envyra", 2)
        seq = at.room.sheet.seq
        (fault,) = await at.guests[0].say(text)
        assert (fault.code, bool(fault.text)) == ("unreadable", True)
        assert at.room.sheet.seq == seq
        assert isinstance(await at.guests[0].move(0), Done)


@in_a_loop
async def test_unknown_tables_and_wrong_tokens_are_named():
    async with house() as place:
        at = await party(place, "envyra", 2)
        stranger = Guest(place, "A" * 22)
        assert await stranger.hello() == [
            Fault(code="unknown-table", text="there is no such table")
        ]
        assert "A" * 22 not in place.rooms
        with pytest.raises(UnknownTable):
            async with place.room("B" * 22).entered():
                pass
        liar = Guest(place, at.table, ["x" * 32])
        (fault,) = await liar.hello()
        assert fault.code == "wrong-token"
        silent = Guest(place, at.table)
        (fault,) = await silent.say(Move(command="x", seat=0, expected=0, move=0))
        assert fault.code == "hello-first"


@in_a_loop
async def test_too_many_messages_are_told_to_wait_then_closed():
    time = Time()
    async with house(time=time, limits=Limits(messages=10)) as place:
        at = await party(place, "envyra", 2, start=False)
        guest = at.guests[0]
        await guest.hello()
        for _ in range(10):
            assert await guest.say(Ping()) == [Pong()]
        (wait,) = await guest.say(Ping())
        assert isinstance(wait, Wait)
        time.pass_(wait.seconds + 0.01)
        assert await guest.say(Ping()) == [Pong()]
        for _ in range(21):
            last = await guest.say(Ping())
        assert [type(message) for message in last] == [Bye]
        assert guest.connection.closed[0] == 1008
        other = at.guests[1]
        await other.hello()
        assert await other.say(Ping()) == [Pong()]


@in_a_loop
async def test_chat_has_its_own_pace():
    time = Time()
    async with house(time=time, limits=Limits()) as place:
        at = await party(place, "envyra", 2)
        answers = [await at.guests[0].chat(0, "hi") for _ in range(4)]
        assert [type(answer) for answer in answers] == [Done, Done, Done, Refused]
        assert answers[3].reason.fault == "too-fast"
        time.pass_(2.1)
        assert isinstance(await at.guests[0].chat(0, "hi"), Done)


@in_a_loop
async def test_a_client_that_does_not_read_is_closed_and_nobody_waits_for_it():
    async with house() as place:
        at = await party(place, "envyra", 2)
        slow = Guest(place, at.table, most=8_000)
        await slow.hello()
        for _ in range(30):
            await at.play(1)
        assert slow.connection.closed[0] == 1008
        assert len(slow.connection._outbox) == 1  # the goodbye


@in_a_loop
async def test_a_failure_within_is_told_without_a_trace(monkeypatch):
    async with house() as place:
        at = await party(place, "envyra", 2)

        def broken(*_):
            raise RuntimeError("a secret of the house")

        monkeypatch.setattr(at.room.table.board, "play", broken)
        (fault, bye) = await at.guests[0].say(
            Move(command="x", seat=0, expected=at.guests[0].seqs[0], move=0)
        )
        assert "secret" not in fault.text
        assert isinstance(bye, Bye)
        at.room.sleep()
        assert isinstance(await at.guests[1].move(1), Done)


@in_a_loop
async def test_one_connection_may_have_several_seats():
    async with house() as place:
        at = await party(place, "envyra", 3)
        both = Guest(place, at.table, [at.tokens[0], at.tokens[2], at.opened.host])
        welcome, *_ = await both.hello()
        assert (welcome.seats, welcome.host) == ([0, 2], True)
        assert sorted(both.views) == [0, 2]
        for seat in (0, 2):
            assert isinstance(await both.move(seat), Done)
        assert isinstance(await at.guests[1].move(1), Done)
        both.listen()
        for seat in (0, 2):
            assert both.views[seat] == at.room.table.board.state.view(seat)
        assert both.of(View)
