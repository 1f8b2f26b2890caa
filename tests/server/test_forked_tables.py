"""Rematches, forks and imported records."""

import pytest
from server.guests import (
    Guest,
    Party,
    house,
    in_a_loop,
    party,
    refused,
)

from ludoteka.core import registry
from ludoteka.core.match import verify
from ludoteka.core.record import parse
from ludoteka.protocol.forms import RecordForm, SeatForm
from ludoteka.server.commands import creation, lifecycle, seats
from ludoteka.server.queries import export, replay


@in_a_loop
async def test_a_rematch_has_everybody_one_seat_further_with_the_same_token():
    async with house() as place:
        at = await party(place, "envyra", 3)
        assert await refused(creation.rematch(at.house, at.room)) == "not-finished"
        await lifecycle.end(at.room, await at.host())
        info = await creation.rematch(at.house, at.room)
        assert [seat.name for seat in info.seats] == ["P1", "P2", "P0"]
        assert [seat.mark for seat in info.seats] == [1, 2, 0]  # colours follow people
        assert (await creation.rematch(at.house, at.room)).id == info.id
        assert at.onlooker.listen()[-1].table.rematch == info.id
        guest = Guest(place, info.id, [at.tokens[0]])
        assert (await guest.hello())[0].seats == [2]
        room = place.room(info.id)
        # A seat that is somebody else's now has a colour that nobody has; the others keep theirs.
        forms = [SeatForm(kind="bot"), SeatForm(kind="device", keep=1), SeatForm(kind="bot")]
        await seats.set_seats(room, await at.host(), forms)
        assert [seat.mark for seat in room.info().seats] == [0, 2, 1]
        await lifecycle.start(room, await at.host())
        assert room.sheet.status == "running"
        await lifecycle.end(room, await at.host())
        again = await creation.rematch(at.house, room)
        assert [(seat.name, seat.mark) for seat in again.seats] == [
            ("P2", 2),
            ("Bot 3", 1),
            ("Bot 1", 0),
        ]


async def has_its_history(forked, at):
    """What was played before it came here is told as it was told there, to each eye."""
    last = forked.opened.table.origin.moves
    for seat in (None, 0):
        async with at.room.entered():
            there, *_ = await at.room.history(0, seat, 10_000)
        expected = [entry.events for entry in there if entry.kind in ("started", "moved")]
        told, more = [], True
        while more:
            async with forked.room.entered() as table:
                after = max(0, len(told) - 1)
                page = await replay.before(forked.room, table, after, 7, seat)
            told += page.moves
            more = page.more
        assert [one.moves for one in told] == list(range(last + 1))
        assert [one.events for one in told] == expected[: last + 1]


@in_a_loop
@pytest.mark.parametrize("game", registry.names())
async def test_a_fork_goes_on_from_any_point_with_other_chance(game):
    async with house() as place:
        at = await party(place, game, 3)
        assert await refused(creation.fork_table(at.room, 3)) == "not-finished"
        await at.play()
        moves = at.room.sheet.moves
        assert await refused(creation.fork_table(at.room, moves + 1)) == "moves"
        forked = Party(place, await creation.fork_table(at.room, moves // 2))
        assert forked.opened.table.origin.table == at.table
        await has_its_history(forked, at)
        await forked.start()
        assert forked.room.info().commitment != at.room.info().commitment
        await forked.play()
        async with forked.room.entered():
            record = await export.record_of(forked.room)
        assert verify(parse(record.text()), registry.game_of(record)) is not None
        again = Party(place, await creation.fork_table(forked.room, len(record.moves) - 1))
        await again.start()
        await again.play()
        async with again.room.entered():
            record = await export.record_of(again.room)
        assert verify(parse(record.text()), registry.game_of(record)) is not None


@in_a_loop
async def test_records_are_imported_as_tables_of_one_device():
    async with house() as place:
        at = await party(place, "envyra", 2)
        await at.play(9)
        await lifecycle.end(at.room, await at.host())
        async with at.room.entered():
            record = (await export.record_of(at.room)).text()
        taken = Party(
            place, await creation.import_record(place.services, RecordForm(record=record))
        )
        assert sorted(taken.tokens) == [0, 1]
        await taken.start()
        state, old = taken.room.table.board.state, at.room.table.board.state
        assert state.digest() == old.digest()
        await taken.play()
        async with taken.room.entered():
            whole = (await export.record_of(taken.room)).text()
        done = Party(place, await creation.import_record(place.services, RecordForm(record=whole)))
        assert done.opened.table.status == "finished"
        async with done.room.entered():
            assert (await export.record_of(done.room)).text() == whole
        assert (
            await refused(creation.import_record(place.services, RecordForm(record="nonsense")))
            == "record"
        )
