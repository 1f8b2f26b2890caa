"""Two processes with one log, and tables pinned to what they began with."""

import asyncio

import pytest
from server.guests import (
    Guest,
    fault_of,
    house,
    in_a_loop,
    party,
)
from server.memory_store import MemoryStore

from ludoteka.protocol.client_messages import History, Move
from ludoteka.protocol.server_messages import Done, Stale
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.table import log

# Two processes, one log.


@in_a_loop
async def test_two_halls_serve_the_same_table():
    store, bus = MemoryStore(), LocalBus()
    async with house(store, bus) as one, house(store, bus) as two:
        at = await party(one, "rawsiko", 3)
        other = {seat: Guest(two, at.table, [token]) for seat, token in at.tokens.items()}
        for guest in other.values():
            await guest.hello()
        for count in range(40):
            (seat,) = at.waiting()
            who = (at.guests if count % 2 else other)[seat]
            await asyncio.sleep(0)
            answer = await who.move(seat)
            assert isinstance(answer, Done), answer
            await asyncio.sleep(0.002)
        at.listen()
        for seat, guest in other.items():
            guest.listen()
            assert guest.views == at.guests[seat].views


@in_a_loop
async def test_a_sleeping_table_hears_of_moves_elsewhere():
    store, bus = MemoryStore(), LocalBus()
    async with house(store, bus) as one, house(store, bus) as two:
        at = await party(one, "rawsiko", 3)
        sleeper = Guest(two, at.table)
        await sleeper.hello()
        two.room(at.table).sleep()
        await at.play(2)
        await asyncio.sleep(0.01)
        sleeper.listen()
        assert sleeper.views[None] == at.room.table.board.state.view(None)
        await at.play(2)
        await asyncio.sleep(0.01)
        sleeper.listen()
        assert sleeper.views[None] == at.room.table.board.state.view(None)


class SlowStore(MemoryStore):
    """Stores at once, and says so only when it may."""

    def __init__(self):
        super().__init__()
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def append(self, *arguments):
        await super().append(*arguments)
        await self.may_answer.wait()


@in_a_loop
async def test_a_command_that_was_cut_off_while_it_was_stored_is_told_all_the_same():
    store = SlowStore()
    async with house(store) as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        store.may_answer.clear()
        moving = asyncio.create_task(at.guests[seat].move(seat))
        await asyncio.sleep(0.01)
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        store.may_answer.set()
        await at.onlooker.say(History(id="h"))  # whatever wakes the table
        at.listen()
        for eye, guest in [*at.guests.items(), (None, at.onlooker)]:
            assert guest.views[eye] == at.room.table.board.state.view(eye)
        assert at.room.sheet.moves == 1


@in_a_loop
async def test_of_two_halls_that_do_not_hear_each_other_the_log_decides():
    store = MemoryStore()
    async with house(store) as one, house(store) as two:
        at = await party(one, "rawsiko", 3)
        (seat,) = at.waiting()
        deaf = Guest(two, at.table, [at.tokens[seat]])
        await deaf.hello()
        assert isinstance(await at.guests[seat].move(seat), Done)
        answer = await deaf.move(seat)
        assert isinstance(answer, Stale)
        assert answer.view == at.room.table.board.state.view(seat)
        assert isinstance(await deaf.move(seat), Done)


# Pinned.


@in_a_loop
@pytest.mark.parametrize(
    ("field", "pinned", "fault"),
    [
        ("rules", 99, "rules-changed"),
        ("content_digest", "0" * 32, "content-changed"),
        ("game", "chess", "game-missing"),
    ],
)
async def test_a_game_that_began_otherwise_says_that_it_cannot_go_on(field, pinned, fault):
    store = MemoryStore()
    async with house(store) as place:
        at = await party(place, "envyra", 2)
        await at.play(3)
    first = log.read(store.logs[at.table][0].data)
    setattr(first, field, pinned)
    store.logs[at.table][0].data = log.write(first)
    store.snapshots.clear()
    async with house(store) as place:
        guest = Guest(place, at.table, [at.tokens[0]])
        welcome, view, *_ = await guest.hello(0)
        assert welcome.table.stuck.fault == fault
        assert view.view is None
        assert [entry.kind for entry in welcome.entries] == ["started", *["moved"] * 3]
        move = Move(command="x", seat=0, expected=guest.seqs[0], move=0)
        assert fault_of(await guest.answer(move)) == fault
