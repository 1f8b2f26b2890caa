"""Rooms with clocks: what is taken back, and who may change what was chosen in secret."""

import asyncio

from server.guests import (
    Thoughtless,
    Time,
    fault_of,
    house,
    in_a_loop,
    party,
    placing,
    until,
)
from server.memory_store import MemoryStore
from server.visits import Examiners

from ludoteka.core import registry
from ludoteka.protocol.forms import RecordForm, SettingsForm
from ludoteka.protocol.server_messages import Done
from ludoteka.server.commands import creation, lifecycle
from ludoteka.server.commands.moves import moved
from ludoteka.server.queries import export
from ludoteka.server.table import log
from ludoteka.server.table.board import UNDO_MOST


class Placers(Thoughtless):
    """Bots that make the first move there is: where assets are placed, they place one."""

    async def choose(self, task, seconds):
        return registry.make(task.game, task.options).unpack(task.imagined).moves(task.seat)[0]


@in_a_loop
async def test_a_take_back_gives_no_fresh_time():
    time = Time()
    async with house(time=time) as place:
        at, seat = await placing(place, clock=30)
        guest = at.guests[seat]
        await guest.move(seat)
        assert at.room.scheduler.left() == {seat: 30_000}
        for left in (20_000, 10_000):
            time.pass_(10)
            assert isinstance(await guest.undo(seat), Done)
            assert at.room.scheduler.left() == {seat: left}
            assert isinstance(await guest.move(seat, guest.views[seat]["moves"][1]), Done)
            assert at.room.scheduler.left() == {seat: left}
        time.pass_(10)
        assert fault_of(await guest.undo(seat)) == "clock-ran-out"


@in_a_loop
async def test_a_take_back_in_secret_gives_no_fresh_time():
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "envyra", 3, clock=30)
        time.pass_(5)
        assert isinstance(await at.guests[1].move(1), Done)
        time.pass_(5)
        assert isinstance(await at.guests[0].move(0), Done)
        assert isinstance(await at.guests[1].move(1), Done)  # a second thought
        time.pass_(5)
        assert isinstance(await at.guests[0].undo(0), Done)
        assert at.room.scheduler.left() == {0: 15_000, 2: 15_000}
        assert isinstance(await at.guests[0].move(0), Done)
        time.pass_(15)
        assert fault_of(await at.guests[0].undo(0)) == "clock-ran-out"


@in_a_loop
async def test_what_the_clock_chose_in_secret_locks_nobody_else():
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "envyra", 3, clock=30)
        time.pass_(20)
        assert isinstance(await at.guests[0].move(0), Done)
        assert isinstance(await at.guests[0].undo(0), Done)
        assert isinstance(await at.guests[0].move(0), Done)
        await lifecycle.set_settings(at.room, await at.host(), SettingsForm(clock=None))
        seat = 1
        async with at.room.entered() as table:
            played = table.board.play(seat, table.board.state.moves(seat)[0])
            played.settled = "clock-ran-out"
            await at.room.commit([moved(table.board, seat, played, "clock")], played=played)
        assert fault_of(await at.guests[1].undo(1)) == "clock-ran-out"
        assert isinstance(await at.guests[0].undo(0), Done)
        assert sorted(at.waiting()) == [0, 2]


@in_a_loop
async def test_a_move_of_the_clock_can_not_be_taken_back():
    time = Time()
    async with house(time=time, pool=Placers()) as place:
        at, seat = await placing(place, clock=30)
        guest = at.guests[seat]
        await guest.move(seat)
        time.pass_(31)
        at.room.scheduler._ring()
        await until(lambda: at.room.sheet.moves == 2)
        assert at.waiting() == [seat]
        assert fault_of(await guest.undo(seat)) == "clock-ran-out"
        await guest.move(seat)
        assert fault_of(await guest.undo(seat, 2)) == "only-so-many"
        assert isinstance(await guest.undo(seat), Done)
        assert fault_of(await guest.undo(seat)) == "clock-ran-out"


@in_a_loop
async def test_a_shorter_clock_holds_at_once():
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "rawsiko", 3, clock=604_800)
        (seat,) = at.waiting()
        time.pass_(3600)
        await lifecycle.set_settings(at.room, await at.host(), SettingsForm(clock=30))
        assert at.room.scheduler.left() == {seat: 30_000}
        time.pass_(31)
        at.room.scheduler._ring()
        await until(lambda: at.room.sheet.moves == 1)


@in_a_loop
async def test_a_table_with_a_clock_sleeps_and_its_clock_still_rings():
    time, store = Time(), MemoryStore()
    async with house(store, time=time, sleep_after=0.02) as place:
        at = await party(place, "rawsiko", 3, clock=604_800)
        for guest in [*at.guests.values(), at.onlooker]:
            guest.connection.leave()
        time.pass_(3600)
        await until(lambda: at.room.table is None)
        await asyncio.sleep(0.05)  # it is swept again
        assert place.room(at.table) is at.room
        at.room.scheduler._ring()  # too early
        assert at.room.scheduler.resting()
        time.pass_(604_800)
        at.room.scheduler._ring()
        await until(lambda: isinstance(log.read(store.logs[at.table][-1].data), log.Moved))
        assert log.read(store.logs[at.table][-1].data).by == "clock"


# Second thoughts.


@in_a_loop
async def test_a_take_back_while_all_choose_makes_nobody_stale():
    async with house() as place:
        at = await party(place, "envyra", 3)
        one, other = at.guests[0], at.guests[1]
        seq, move = other.seqs[1], other.views[1]["moves"][-1]
        assert isinstance(await one.move(0), Done)
        assert isinstance(await one.undo(0), Done)
        assert isinstance(await other.move(1, move, seq), Done)
        assert sorted(at.waiting()) == [0, 2]


@in_a_loop
async def test_only_so_many_second_thoughts_can_be_taken_back():
    async with house(snapshot_every=10) as place:
        at = await party(place, "envyra", 3)
        guest, legal = at.guests[0], at.guests[0].views[0]["moves"]
        digests = []
        for number in range(UNDO_MOST + 20):
            digests.append(at.room.table.board.state.digest())
            assert isinstance(await guest.move(0, legal[number % len(legal)]), Done)
        for _ in range(2):
            assert len(at.room.table.board.run) == UNDO_MOST
            assert fault_of(await guest.undo(0, UNDO_MOST + 1)) == "only-so-many"
            at.room.sleep()
            async with at.room.entered():
                pass  # a snapshot keeps no more of them
        assert isinstance(await guest.undo(0, UNDO_MOST), Done)
        assert at.room.table.board.state.digest() == digests[20]
        assert at.room.sheet.moves == 20


@in_a_loop
async def test_a_game_of_many_second_thoughts_can_be_imported():
    async with house(pool=Examiners()) as place:
        at = await party(place, "envyra", 2)
        guest, legal = at.guests[0], at.guests[0].views[0]["moves"]
        for number in range(registry.find("envyra").meta.step_limit):
            assert isinstance(await guest.move(0, legal[number % len(legal)]), Done)
        await at.play()
        async with at.room.entered():
            text = (await export.record_of(at.room)).text()
        opened = await creation.import_record(place.services, RecordForm(record=text))
        assert opened.table.status == "finished"
