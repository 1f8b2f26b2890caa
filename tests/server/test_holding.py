"""Tokens that a device holds without looking: where they belong, who is there, and no secret."""

import msgspec
from server.guests import (
    Guest,
    Party,
    fault_of,
    house,
    in_a_loop,
    party,
    refused,
    until,
    who_is_there,
)
from server.memory_store import MemoryStore

from ludoteka.protocol.client_messages import Hello, Move
from ludoteka.protocol.forms import NewTable, SeatForm, SettingsForm
from ludoteka.protocol.server_messages import Done, Fault, Held, Presence, Welcome
from ludoteka.protocol.values import HELD_MOST
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.commands import creation, lifecycle, seats

DEVICE = SeatForm(kind="device")


async def holds(guest, *tokens, shown=()):
    """A client whose device has these tokens, and looks with those that are shown."""
    return await guest.say(Hello(table=guest.table, tokens=list(shown), held=list(tokens)))


async def gathering(place, *forms):
    return Party(
        place, await creation.open_table(place.services, NewTable(game="raw", seats=list(forms)))
    )


@in_a_loop
async def test_held_tokens_open_no_eye_but_their_seats_are_there():
    async with house() as place:
        at = await party(place, "raw", 3)
        for guest in at.guests.values():
            guest.connection.leave()
        device = Guest(place, at.table)
        answers = await holds(device, at.tokens[2], "x" * 32, at.tokens[0])
        assert answers[0] == Held(seats=[2, None, 0], seq=at.room.sheet.seq)
        assert device.of(Welcome)[-1].seats == []
        at.onlooker.listen()
        assert who_is_there(at.onlooker) == ([True, False, True], 1)
        for seat in (0, 2):
            move = Move(command=f"of-{seat}", seat=seat, expected=device.seqs[None], move=0)
            assert fault_of(await device.answer(move)) == "not-your-seat"
        for guest in at.guests.values():
            await guest.hello()
        seat = at.waiting()[0]
        assert isinstance(await at.guests[seat].move(seat), Done)
        device.listen()
        assert set(device.views) == {None}
        assert device.views[None] == at.room.table.board.state.view(None)
        for guest in at.guests.values():
            guest.connection.leave()
        device.connection.leave()
        at.onlooker.listen()
        assert at.onlooker.of(Presence)[-1].seats == [False] * 3


@in_a_loop
async def test_whoever_holds_tokens_is_told_at_once_where_they_belong_now():
    async with house() as place:
        at = await gathering(place, DEVICE, DEVICE, DEVICE)
        device = Guest(place, at.table)
        await holds(device, *at.tokens.values(), shown=[at.tokens[0]])
        kept = [SeatForm(kind="device", keep=seat) for seat in (2, 0)]
        await seats.set_seats(at.room, await at.host(), [kept[0], SeatForm(kind="bot"), kept[1]])
        heard = device.listen()
        assert [type(one) for one in heard[:2]] == [Held, Welcome], "before anything else"
        assert heard[0] == Held(seats=[2, None, 0], seq=at.room.sheet.seq)
        assert who_is_there(device) == ([True, False, True], 0)
        told = len(device.of(Held))
        await lifecycle.set_settings(at.room, await at.host(), SettingsForm(chat=False))
        device.listen()
        assert len(device.of(Held)) == told, "only when it changes"


@in_a_loop
async def test_those_who_hold_tokens_hear_what_happened_while_the_table_slept():
    store, bus = MemoryStore(), LocalBus()
    async with house(store, bus) as one, house(store, bus) as two:
        at = await party(one, "rawsiko", 3)
        device = Guest(one, at.table)
        await holds(device, at.tokens[0], at.tokens[1])
        elsewhere = two.room(at.table)
        secret = await seats.hand_over(elsewhere, await at.caller(at.tokens[0]), 0)
        await until(lambda: at.room.subscribers.sent == elsewhere.subscribers.sent)
        at.room.sleep()
        await seats.take_over(elsewhere, secret)
        await until(lambda: at.room.table is not None)
        device.listen()
        assert device.of(Held)[-1] == Held(seats=[None, 1], seq=elsewhere.sheet.seq)


@in_a_loop
async def test_those_who_hold_nothing_are_told_nothing_of_it():
    async with house() as place:
        at = await gathering(place, DEVICE, DEVICE)
        guest = Guest(place, at.table, [at.tokens[0]])
        await guest.hello()
        await seats.set_seats(at.room, await at.host(), [SeatForm(kind="bot"), DEVICE])
        guest.listen()
        assert guest.of(Held) == []
        assert guest.of(Welcome)[-1].seats == []


@in_a_loop
async def test_no_more_tokens_are_looked_at_than_a_device_can_have():
    async with house() as place:
        at = await gathering(place, DEVICE, DEVICE)
        guest = Guest(place, at.table)
        answers = await holds(guest, *["x" * 32] * HELD_MOST)
        assert answers[0].seats == [None] * HELD_MOST
        (fault,) = await holds(guest, *["x" * 32] * (HELD_MOST + 1))
        assert isinstance(fault, Fault)
        assert fault.code == "unreadable"
        long = msgspec.json.encode(Hello(table=at.table, held=["x" * 64] * HELD_MOST))
        assert len(long) < 8192


@in_a_loop
async def test_the_host_takes_a_seat_of_its_own_device_again():
    async with house() as place:
        at = await gathering(place, DEVICE, DEVICE, SeatForm(kind="friend"))
        host, room = await at.host(), at.room
        token = await seats.take(room, host, 1, None)
        assert (await at.caller(at.tokens[1])).nobody(), "the older one is void"
        assert (await at.caller(token)).seats == (1,)
        assert room.sheet.seats[1].name == "Player 2"
        await seats.take(room, host, 1, "Eva\u202e")
        assert room.sheet.seats[1].name == "Eva"
        seat = await at.caller(at.tokens[0])
        assert await refused(seats.take(room, seat, 1, None)) == "not-the-host"
        assert await refused(seats.take(room, host, 2, None)) == "not-of-this-device"
        assert await refused(seats.take(room, host, 7, None)) == "no-such-seat"
        await seats.set_seats(room, host, [SeatForm(kind="device", keep=0), SeatForm(kind="bot")])
        await lifecycle.start(room, host)
        assert await refused(seats.take(room, host, 0, None)) == "not-gathering"


@in_a_loop
async def test_a_seat_of_the_device_that_nobody_has_taken_blocks_the_start():
    async with house() as place:
        at = await gathering(place, DEVICE, DEVICE)
        host = await at.host()
        await seats.free(at.room, host, 1)
        assert not at.room.info().seats[1].taken
        assert await refused(lifecycle.start(at.room, host)) == "device-seat-empty"
        await seats.take(at.room, host, 1, None)
        await lifecycle.start(at.room, host)


@in_a_loop
async def test_seats_are_not_changed_upon_an_older_sight_of_them():
    async with house() as place:
        at = await gathering(place, DEVICE, SeatForm(kind="friend"), SeatForm(kind="open"))
        host, seen = await at.host(), at.room.sheet.seq
        forms = [SeatForm(kind="device", keep=0), SeatForm(kind="bot")]
        await lifecycle.set_settings(at.room, host, SettingsForm(chat=False))  # no matter
        await seats.set_seats(at.room, host, forms, seen)
        before = at.room.sheet.seats
        assert await refused(seats.set_seats(at.room, host, forms[:1], seen)) == "seats-changed"
        assert at.room.sheet.seats is before
        await seats.set_seats(at.room, host, forms[::-1], at.room.sheet.seq)
        await seats.set_seats(at.room, host, forms[1:])  # who says nothing has seen everything
