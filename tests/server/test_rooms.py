"""Rooms: what everybody is told, whatever fails beside it; clocks, second thoughts, old callers."""

import asyncio
import logging

import msgspec
import pytest
from server.guests import (
    Guest,
    Party,
    Thoughtless,
    Time,
    fault_of,
    house,
    in_a_loop,
    party,
    placing,
    refused,
    until,
    who_is_there,
)
from server.memory_store import MemoryStore
from server.visits import Examiners

from ludoteka.core import registry
from ludoteka.core.content import packaged
from ludoteka.core.record import parse
from ludoteka.games.raw.packing import REGISTERS
from ludoteka.protocol.client_messages import Hello, Move, Say
from ludoteka.protocol.forms import NewTable, RecordForm, SeatForm, SettingsForm
from ludoteka.protocol.server_messages import Already, Bye, Done, Presence, Welcome
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.commands import creation, lifecycle, seats
from ludoteka.server.commands.creation import LINES_MOST
from ludoteka.server.commands.moves import moved
from ludoteka.server.http.request import Asked
from ludoteka.server.http.routes import tables
from ludoteka.server.limits import Limits
from ludoteka.server.queries import export
from ludoteka.server.queries.export import PAGE
from ludoteka.server.queries.report import Reports
from ludoteka.server.store.interface import Snapshot, Stored
from ludoteka.server.table import log
from ludoteka.server.table.board import UNDO_MOST
from ludoteka.server.table.connection import TROUBLE
from ludoteka.server.table.sheet import NOBODY, hashed
from ludoteka.server.table.subscribers import Subscribers
from ludoteka.server.table.table import Table, with_checksum


def first_move(guest, seat, command="once"):
    """The first move that is allowed, as a message."""
    guest.listen()
    move = guest.views[seat]["moves"][0]
    return Move(command=command, seat=seat, expected=guest.seqs[seat], move=move)


def sees(guest, at, eye):
    """Whether a guest sees the board as it is now."""
    guest.listen()
    return guest.views[eye] == at.room.table.board.state.view(eye)


# New eyes.


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


# What fails beside a command that is stored.


@pytest.fixture
def untold(monkeypatch):
    """Nothing can be told: the views of the game fail."""

    def broken(*_):
        raise KeyError("a fault of the engine, in a view")

    def begin():
        monkeypatch.setattr(Subscribers, "tell", broken)

    return begin


@in_a_loop
async def test_a_move_that_is_stored_but_can_not_be_told_is_done(monkeypatch, untold):
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        message = first_move(at.guests[seat], seat)
        untold()
        assert [type(one) for one in await at.guests[seat].say(message)] == [Done, Bye]
        monkeypatch.undo()
        assert place.services.metrics.crashes._value.get() == 1
        for guest in [*at.guests.values(), at.onlooker]:  # they come back, and see it all
            assert guest.connection.closed[0] == TROUBLE
            guest.connection.leave()
        back = Guest(place, at.table, [at.tokens[seat]])
        await back.hello()
        assert sees(back, at, seat)
        assert isinstance(await back.answer(message), Already)


@in_a_loop
async def test_bots_move_though_nothing_can_be_told(untold):
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        untold()
        await seats.bot(at.room, await at.caller(at.tokens[seat]), seat, "greedy")
        await until(lambda: at.room.sheet.moves >= 2)


@in_a_loop
async def test_a_move_that_is_stored_but_not_published_is_done(caplog):
    bus = LocalBus()
    async with house(bus=bus) as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()

        async def publish(table, seq):
            raise OSError("the bus is down")

        bus.publish = publish
        told = await at.guests[seat].say(first_move(at.guests[seat], seat))
        assert isinstance(told[0], Done)
        assert Bye not in map(type, told)
        assert sees(at.onlooker, at, None)
        assert "the bus is down" in caplog.text


# A store's past.


@in_a_loop
@pytest.mark.parametrize("data", [b"", b'{"sheet":{"id":1}}', b'{"sheet":{"id":"\xff"}}', b"\x80"])
async def test_a_snapshot_that_can_not_be_read_is_made_up_for_by_the_log(data):
    store = MemoryStore()
    async with house(store, snapshot_every=1) as place:
        at = await party(place, "rawsiko", 3, visibility="listed", clock=600)
        await at.play(3)
        digest = at.room.table.board.state.digest()
        other = await party(place, "rawsiko", 3, visibility="listed", clock=600)
    store.snapshots[at.table] = Snapshot(
        seq=store.snapshots[at.table].seq, data=with_checksum(data)
    )
    async with house(store) as place:
        told = await tables.tables(Asked(rooms=place, reports=Reports(), base="", caller=NOBODY))
        assert {table.id for table in told.tables} == {at.table, other.table}
        async with place.room(at.table).entered() as table:
            assert table.stuck is None
            assert (table.board.state.digest(), table.sheet.moves) == (digest, 3)


def without_checksum(data: bytes) -> bytes:
    """As the versions before this one wrote it."""
    return data.partition(b"\n")[0]


def with_another_figure(data: bytes) -> bytes:
    """JSON as before, and all of it in range: another turn, by one bit of the disk."""
    body, _, check = data.rpartition(b"\n")
    kept = msgspec.json.decode(body)
    kept["board"]["base"][0][REGISTERS.index("turn")] += 1
    return msgspec.json.encode(kept) + b"\n" + check


@in_a_loop
@pytest.mark.parametrize("damaged", [without_checksum, with_another_figure])
async def test_only_a_snapshot_with_its_checksum_is_used(damaged):
    store = MemoryStore()
    async with house(store, snapshot_every=1) as place:
        at = await party(place, "raw", 2)
        await at.play(9)
        digest = at.room.table.board.state.digest()
    good = store.snapshots[at.table]
    assert Table.kept(good.data) is not None
    assert Table.kept(damaged(good.data)) is None
    store.snapshots[at.table] = Snapshot(seq=good.seq, data=damaged(good.data))
    async with house(store) as place, place.room(at.table).entered() as table:
        assert table.stuck is None
        assert (table.board.state.digest(), table.sheet.moves) == (digest, 9)


@in_a_loop
async def test_a_log_that_can_not_be_understood_keeps_no_other_table_from_being_listed():
    store = MemoryStore()
    async with house(store) as place:
        at = await party(place, "rawsiko", 3, visibility="listed", clock=600)
        other = await party(place, "rawsiko", 3, visibility="listed")
    store.logs[at.table][-1].data = b'{"kind":"of-a-later-program"}'
    async with house(store) as place:
        told = await tables.tables(Asked(rooms=place, reports=Reports(), base="", caller=NOBODY))
        assert [table.id for table in told.tables] == [other.table]
        guest = Guest(place, at.table)
        (fault,) = await guest.hello()
        assert fault.code == "log-unplayable"


@in_a_loop
async def test_the_record_of_a_game_that_is_stuck_midway_claims_no_digest():
    store = MemoryStore()
    async with house(store) as place:
        at = await party(place, "rawsiko", 3)
        await at.play(6)
        await lifecycle.end(at.room, await at.host())
    moved = [one for one in store.logs[at.table] if isinstance(log.read(one.data), log.Moved)]
    entry = log.read(moved[3].data)
    entry.move = "nonsense"
    moved[3].data = log.write(entry)
    async with house(store) as place:
        room = place.room(at.table)
        async with room.entered() as table:
            assert table.stuck.fault == "log-unplayable"
            record = await export.record_of(room)
        assert (record.digest, len(record.moves)) == ("", 6)


@in_a_loop
async def test_a_long_story_is_told_whole():
    store = MemoryStore()
    async with house(store) as place:
        at = await party(place, "envyra", 2)
        at.room.sleep()
        said = log.write(log.Said(seat=0, text="hello"))
        entries = store.logs[at.table]
        for seq in range(len(entries) + 1, 2 * PAGE + 3):
            entries.append(Stored(seq=seq, at=entries[-1].at, command=None, data=said))
        async with at.room.entered():
            story = await export.story_of(at.room, 0)
        assert [entry.seq for entry in story][-2 * PAGE :] == list(range(3, 2 * PAGE + 3))


# Commands that come again.


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


# Undo and clocks.


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


# Bots.


@in_a_loop
async def test_a_bot_that_can_not_imagine_gets_a_move_by_lot(monkeypatch, caplog):
    def broken(seed):
        raise IndexError("a fault of the engine")

    caplog.set_level(logging.CRITICAL)  # it is told again and again
    monkeypatch.setattr("ludoteka.server.bots.scheduler.Quick", broken)
    pool = Thoughtless()
    async with house(pool=pool) as place:
        at = await party(place, "envyra", 1, bots=1)
        await at.play()
        assert at.room.sheet.status == "finished"
        assert not pool.tasks
        assert place.services.metrics.bots_replaced._value.get() > 0


# From elsewhere, and again.


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
