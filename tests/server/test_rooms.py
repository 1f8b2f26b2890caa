"""Rooms: what everybody is told, callers of before, commands said again, games from elsewhere."""

import asyncio

import pytest
from server.guests import (
    Guest,
    Party,
    Time,
    fault_of,
    house,
    in_a_loop,
    party,
    refused,
    sees,
    until,
    who_is_there,
)
from server.memory_store import MemoryStore
from server.visits import Examiners

from ludoteka.core import registry
from ludoteka.core.content import packaged
from ludoteka.core.record import parse
from ludoteka.protocol.client_messages import Hello, Say
from ludoteka.protocol.forms import NewTable, RecordForm, SeatForm
from ludoteka.protocol.server_messages import Already, Done, Presence, Welcome
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.commands import creation, lifecycle, seats
from ludoteka.server.commands.creation import LINES_MOST
from ludoteka.server.limits import Limits
from ludoteka.server.queries import export
from ludoteka.server.table.sheet import hashed


@in_a_loop
async def test_who_connects_sees_the_board_as_it_is_now():
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        # The only onlooker sits down: for a while nobody sees with an onlooker's eye.
        await at.onlooker.say(Hello(table=at.table, tokens=[at.tokens[0]]))
        await at.play(3)
        new = Guest(place, at.table)
        await new.hello()
        assert sees(new, at, None)
        await at.play(1)
        assert sees(new, at, None)


@in_a_loop
async def test_who_takes_a_seat_over_sees_the_board_as_it_is_now():
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        other = (seat + 1) % 3
        secret = await seats.hand_over(at.room, await at.caller(at.tokens[other]), other)
        _, token = await seats.take_over(at.room, secret)
        assert isinstance(await at.guests[seat].move(seat), Done)
        new = Guest(place, at.table, [token])
        await new.hello()
        assert sees(new, at, other)


@in_a_loop
async def test_a_seat_whose_device_is_gone_is_absent():
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        secret = await seats.hand_over(at.room, await at.caller(at.tokens[0]), 0)
        await seats.take_over(at.room, secret)
        at.listen()
        assert who_is_there(at.guests[1]) == ([False, True, True], 2)


@in_a_loop
async def test_presence_is_told_only_when_it_changes():
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        crowd = [Guest(place, at.table) for _ in range(10)]
        for guest in crowd:
            await guest.hello()
        at.listen()
        told = len(at.guests[0].of(Presence))
        for guest in crowd:
            await guest.hello()
        at.listen()
        assert len(at.guests[0].of(Presence)) == told
        crowd[0].connection.leave()
        at.listen()
        assert at.guests[0].of(Presence)[told:] == [Presence(seats=[True] * 3, onlookers=10)]


@in_a_loop
async def test_whose_seat_changed_hands_while_the_table_slept_is_told_who_it_is_now():
    store, bus = MemoryStore(), LocalBus()
    async with house(store, bus) as one, house(store, bus) as two:
        at = await party(one, "rawsiko", 3)
        caller = await at.caller(at.tokens[0])
        elsewhere = two.room(at.table)
        secret = await seats.hand_over(elsewhere, caller, 0)
        await until(lambda: at.room.subscribers.sent == elsewhere.subscribers.sent)
        at.room.sleep()
        await seats.take_over(elsewhere, secret)
        await until(lambda: at.room.table is not None)
        at.listen()
        assert at.guests[0].of(Welcome)[-1].seats == []
        assert at.guests[0].views[None] == elsewhere.table.board.state.view(None)


# Callers of before.


@in_a_loop
async def test_whose_seat_was_taken_over_can_not_hand_it_over_any_more():
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        old = await at.caller(at.tokens[0])
        secret = await seats.hand_over(at.room, old, 0)
        _, token = await seats.take_over(at.room, secret)
        assert await refused(seats.hand_over(at.room, old, 0)) == "not-your-seat"
        assert await refused(seats.leave(at.room, old, 0)) == "not-your-seat"
        assert await refused(seats.reclaim(at.room, old, 0)) == "not-your-seat"
        assert (await at.caller(token)).seats == (0,)


@in_a_loop
async def test_who_sits_elsewhere_now_sends_nobody_away():
    async with house() as place:
        at = await party(place, "rawsiko", 3, start=False)
        ann = await at.caller(at.tokens[0])
        forms = [SeatForm(kind="device", keep=seat) for seat in (1, 0, 2)]
        await seats.set_seats(at.room, await at.host(), forms)
        assert await refused(seats.leave(at.room, ann, 0)) == "not-your-seat"
        assert at.room.sheet.seats[0].token == hashed(at.tokens[1])
        await seats.leave(at.room, ann, 1)
        assert [bool(seat.token) for seat in at.room.sheet.seats] == [True, False, True]


@in_a_loop
async def test_a_command_that_comes_again_is_known_whatever_has_happened_since():
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        guest, move = at.guests[seat], at.guests[seat].views[seat]["moves"][0]
        done = await guest.move(seat, move, command="once")
        already = Already(command="once", seq=done.seq, digest=done.digest)
        assert await guest.move(seat, move, command="once") == already  # with a newer expected
        while at.waiting() == [seat]:
            await at.play(1)
        moves = at.room.sheet.moves
        assert await guest.move(seat, move, command="once") == already
        await lifecycle.pause(at.room, await at.host(), True)
        assert await guest.move(seat, move, command="once") == already
        await lifecycle.pause(at.room, await at.host(), False)
        await seats.bot(at.room, await at.caller(at.tokens[seat]), seat, "random")
        assert await guest.move(seat, move, command="once") == already
        await lifecycle.end(at.room, await at.host())
        assert await guest.move(seat, move, command="once") == already
        assert at.room.sheet.moves == moves


@in_a_loop
async def test_what_is_said_again_is_said_once_and_takes_no_patience():
    async with house(time=Time(), limits=Limits(chats=2)) as place:
        at = await party(place, "envyra", 2)
        words = Say(command="once", seat=0, text="hello")
        done = await at.guests[0].answer(words)
        for _ in range(3):
            assert await at.guests[0].answer(words) == Already(
                command="once", seq=done.seq, digest=done.digest
            )
        assert isinstance(await at.guests[0].chat(0, "hello again"), Done)
        assert fault_of(await at.guests[0].chat(0, "and again")) == "too-fast"


@in_a_loop
async def test_files_have_only_so_many_lines():
    content = packaged("ludoteka.games.envyra", "tiles.toml")
    fill = "#\n" * (LINES_MOST - content.count("\n"))
    seats = [SeatForm(kind="device"), SeatForm(kind="device")]
    async with house(pool=Examiners()) as place:
        long = NewTable(game="envyra", seats=seats, content=content + fill + "#\n")
        assert await refused(creation.open_table(place.services, long)) == "game"
        right = NewTable(game="envyra", seats=seats, content=content + fill)
        assert (await creation.open_table(place.services, right)).table.status == "gathering"
        record = RecordForm(record="\n" * (LINES_MOST + 1))
        assert await refused(creation.import_record(place.services, record)) == "record"


@in_a_loop
async def test_an_imported_finished_game_tells_its_own_seed():
    async with house(pool=Examiners()) as place:
        at = await party(place, "envyra", 2)
        await at.play()
        async with at.room.entered():
            record = await export.record_of(at.room)
        opened = await creation.import_record(place.services, RecordForm(record=record.text()))
        assert opened.table.status == "finished"
        assert opened.table.seed == record.seed.hex()
        assert opened.table.commitment == parse(record.text()).commitment
        assert opened.table.commitment == at.room.info().commitment


@in_a_loop
async def test_an_imported_fork_tells_the_seed_that_it_ended_with():
    async with house(pool=Examiners()) as place:
        at = await party(place, "envyra", 2)
        await at.play()
        forked = Party(place, await creation.fork_table(at.room, 5))
        await forked.start()
        await forked.play()
        async with forked.room.entered():
            record = await export.record_of(forked.room)
        opened = await creation.import_record(place.services, RecordForm(record=record.text()))
        assert opened.table.seed == forked.room.info().seed == record.reseeds[-1].seed.hex()


@in_a_loop
async def test_two_halls_that_do_not_hear_each_other_agree_on_one_rematch():
    store = MemoryStore()
    async with house(store) as one, house(store) as two:
        at = await party(one, "rawsiko", 3)
        await lifecycle.end(at.room, await at.host())
        async with two.room(at.table).entered():
            pass
        both = await asyncio.gather(
            creation.rematch(at.house, at.room), creation.rematch(two, two.room(at.table))
        )
        assert both[0].id == both[1].id


@pytest.mark.parametrize("name", registry.names())
def test_options_change_nothing_of_the_contents_digest(name):
    """A table that gathers is pinned to its content; its options may still change."""
    digest = registry.make(name).content_digest
    for option in registry.find(name).meta.options:
        form = option.form()
        values = {
            "switch": [False, True],
            "number": [form.get("low"), form.get("high")],
            "choice": form.get("choices"),
        }[form["type"]]
        for value in values:
            assert registry.make(name, {form["name"]: value}).content_digest == digest
