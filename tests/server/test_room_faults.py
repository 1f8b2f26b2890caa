"""Rooms where something fails: a view, the bus, a snapshot, a log, a bot."""

import logging

import msgspec
import pytest
from server.guests import (
    Guest,
    Thoughtless,
    first_move,
    house,
    in_a_loop,
    party,
    sees,
    until,
)
from server.memory_store import MemoryStore

from ludoteka.games.raw.packing import NUMBERS
from ludoteka.protocol.server_messages import Already, Bye, Done
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.commands import lifecycle, seats
from ludoteka.server.http.request import Asked
from ludoteka.server.http.routes import tables
from ludoteka.server.queries import export
from ludoteka.server.queries.export import PAGE
from ludoteka.server.queries.report import Reports
from ludoteka.server.store.interface import Snapshot, Stored
from ludoteka.server.table import log
from ludoteka.server.table.connection import TROUBLE
from ludoteka.server.table.sheet import NOBODY
from ludoteka.server.table.subscribers import Subscribers
from ludoteka.server.table.table import Table, with_checksum


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
    kept["board"]["base"][0][[name for name, *_ in NUMBERS].index("turn")] += 1
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
