"""Moves over a connection: played, refused, repeated, stale."""

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

from ludoteka.core import registry
from ludoteka.core.match import verify
from ludoteka.core.record import parse
from ludoteka.protocol.client_messages import Move
from ludoteka.protocol.server_messages import Already, Done, Revealed, Stale, TableChanged
from ludoteka.server.queries import export


@in_a_loop
@pytest.mark.parametrize("game", registry.names())
async def test_a_whole_game_is_played_and_its_record_verifies(game):
    async with house() as place:
        at = await party(place, game, 3)
        await at.play()
        async with at.room.entered():
            record = await export.record_of(at.room)
        assert verify(parse(record.text()), registry.game_of(record)) is not None
        assert at.room.sheet.moves == len(record.moves)
        for guest in [*at.guests.values(), at.onlooker]:
            (revealed,) = guest.of(Revealed)
            assert revealed.seed == record.seed.hex()
            assert guest.of(TableChanged)[-1].table.status == "finished"


@in_a_loop
async def test_what_a_client_keeps_is_what_the_engine_shows():
    async with house() as place:
        at = await party(place, "raw", 3)
        for _ in range(30):
            await at.play(1)
            state = at.room.table.board.state
            at.listen()
            for seat, guest in at.guests.items():
                assert guest.views[seat] == state.view(seat)
                assert guest.told[-1].digest == state.view_digest(seat)
            assert at.onlooker.views[None] == state.view(None)


@in_a_loop
async def test_a_move_may_be_notation_or_a_number():
    async with house() as place:
        at = await party(place, "envyra", 2, options={"start_player": "1"})
        assert isinstance(await at.guests[0].move(0, "place a1"), Done)
        assert isinstance(await at.guests[1].move(1, at.guests[1].views[1]["moves"][3]), Done)


@in_a_loop
async def test_bad_moves_are_refused_with_the_rule():
    async with house() as place:
        at = await party(place, "envyra", 2)
        guest = at.guests[0]
        illegal = await guest.move(0, "place d3")
        assert (illegal.reason.rule, illegal.reason.fault) == ("envyra.6", "outside-the-grid")
        assert fault_of(await guest.move(0, "nonsense")) == "unreadable"
        assert fault_of(await guest.move(0, 10**9)) == "no-such-move"
        assert fault_of(await guest.move(1, 0, expected=9)) == "not-your-seat"
        assert at.room.sheet.moves == 0


@in_a_loop
async def test_a_repeated_command_gets_the_stored_answer():
    """R4: five times the same command id."""
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        guest = at.guests[seat]
        move = Move(
            command="once",
            seat=seat,
            expected=guest.seqs[seat],
            move=guest.views[seat]["moves"][0],
        )
        done = await guest.answer(move)
        again = [await guest.answer(move) for _ in range(5)]
        assert isinstance(done, Done)
        assert again == [Already(command="once", seq=done.seq, digest=done.digest)] * 5
        assert at.room.sheet.moves == 1


@in_a_loop
async def test_a_repeated_command_is_known_after_a_restart_too():
    store = MemoryStore()
    async with house(store) as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        expected, move = at.guests[seat].seqs[seat], at.guests[seat].views[seat]["moves"][0]
        done = await at.guests[seat].move(seat, move, expected, "once")
    async with house(store) as place:
        guest = Guest(place, at.table, [at.tokens[seat]])
        await guest.hello()
        again = await guest.move(seat, move, expected, "once")
        assert again == Already(command="once", seq=done.seq, digest=done.digest)


@in_a_loop
async def test_an_id_serves_for_one_command_only():
    async with house() as place:
        at = await party(place, "envyra", 2)
        seq = at.guests[0].seqs[0]
        assert isinstance(await at.guests[0].move(0, command="x"), Done)
        assert fault_of(await at.guests[1].move(1, expected=seq, command="x")) == "command-id-used"


@in_a_loop
async def test_of_two_tabs_one_is_stale_and_gets_the_fresh_view():
    """R5."""
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        first, second = at.guests[seat], Guest(place, at.table, [at.tokens[seat]])
        await second.hello()
        seq, move = second.seqs[seat], second.views[seat]["moves"][0]
        one, other = await asyncio.gather(first.move(seat, move, seq), second.move(seat, move, seq))
        assert isinstance(one, Done)
        assert isinstance(other, Stale)
        assert other.view == at.room.table.board.state.view(seat)
        assert other.digest == at.room.table.board.state.view_digest(seat)


@in_a_loop
async def test_who_expects_what_has_not_happened_yet_is_stale():
    async with house() as place:
        at = await party(place, "envyra", 2)
        assert isinstance(await at.guests[0].move(0, expected=at.room.sheet.seq + 1), Stale)


@in_a_loop
async def test_choosing_at_once_makes_nobody_stale():
    async with house() as place:
        at = await party(place, "envyra", 3)
        seqs = {seat: guest.seqs[seat] for seat, guest in at.guests.items()}
        for seat in (2, 0, 2, 1):  # seat 2 thinks again
            guest = at.guests[seat]
            answer = await guest.move(seat, guest.views[seat]["moves"][-1], seqs[seat])
            assert isinstance(answer, Done), answer
            seqs[seat] = answer.seq
        late = await at.guests[0].move(0, 0, expected=seqs[0])
        assert isinstance(late, Stale)


@in_a_loop
async def test_chat_makes_nobody_stale():
    async with house() as place:
        at = await party(place, "envyra", 2)
        seq = at.guests[0].seqs[0]
        assert isinstance(await at.guests[1].chat(1, "  hello\tthere\x00 "), Done)
        assert at.onlooker.listen()[-1].entries[0].text == "hello there"
        assert isinstance(await at.guests[0].move(0, expected=seq), Done)
