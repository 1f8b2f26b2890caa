"""Taking moves back, and what locks them."""

import random

import pytest
from server.guests import (
    Guest,
    fault_of,
    house,
    in_a_loop,
    party,
    placing,
    until,
)
from server.memory_store import MemoryStore

from ludoteka.core import registry
from ludoteka.core.match import verify
from ludoteka.core.record import parse
from ludoteka.protocol.client_messages import Past
from ludoteka.protocol.server_messages import Done, News
from ludoteka.protocol.table import Reopened
from ludoteka.server.queries import export, past
from ludoteka.server.table import log

# Undo.


@in_a_loop
async def test_own_moves_are_taken_back():
    async with house() as place:
        at, seat = await placing(place)
        guest, before = at.guests[seat], at.room.table.board.state.digest()
        await guest.move(seat)
        after = at.room.table.board.state.digest()
        await guest.move(seat)
        assert isinstance(await guest.undo(seat), Done)
        assert at.room.table.board.state.digest() == after
        assert isinstance(await guest.undo(seat), Done)
        assert at.room.table.board.state.digest() == before
        assert at.room.sheet.moves == 0
        assert guest.views[seat] == at.room.table.board.state.view(seat)
        assert fault_of(await guest.undo(seat)) == "nothing-to-undo"


@in_a_loop
async def test_several_moves_are_taken_back_at_once_also_after_a_restart():
    store = MemoryStore()
    async with house(store, snapshot_every=3) as place:
        at, seat = await placing(place)
        before = at.room.table.board.state.digest()
        for _ in range(3):
            await at.guests[seat].move(seat)
    async with house(store) as place:
        guest = Guest(place, at.table, [at.tokens[seat]])
        await guest.hello()
        assert isinstance(await guest.undo(seat, 3), Done)
        assert place.room(at.table).table.board.state.digest() == before


@in_a_loop
async def test_nothing_is_taken_back_once_another_has_acted():
    async with house() as place:
        at = await party(place, "rawsiko", 3, options={"setup": "territories"})
        (seat,) = at.waiting()
        while at.waiting() == [seat]:
            await at.guests[seat].move(seat)
        (other,) = at.waiting()
        assert fault_of(await at.guests[other].undo(other)) == "nothing-to-undo"
        await at.guests[other].move(other)
        assert fault_of(await at.guests[seat].undo(seat)) == "another-acted"


@in_a_loop
async def test_nothing_is_taken_back_once_chance_was_drawn_or_a_secret_revealed():
    faults = set()
    async with house() as place:
        for game in registry.names():
            at = await party(place, game, 3)
            for _ in range(150):
                if not at.waiting():
                    break
                await at.play(1)
                moved = log.read(place.services.store.logs[at.table][-1].data)
                if moved.settled:
                    answer = await at.guests[moved.seat].undo(moved.seat)
                    if at.room.sheet.status == "running":
                        assert fault_of(answer) == moved.settled
                        faults.add(answer.reason.fault)
    assert faults == {"chance-drawn", "secret-revealed"}


@in_a_loop
async def test_a_move_that_drew_or_revealed_can_never_be_taken_back():
    """Whatever the settled flag says: an undo restores all that anybody was shown before."""
    async with house() as place:
        for game in registry.names():
            at = await party(place, game, 3)
            for _ in range(60):
                if not at.waiting():
                    break
                seat = at.waiting()[0]
                moves = at.room.sheet.moves
                views = {s: g.views[s] for s, g in at.guests.items()}
                position = at.room.table.board.position
                await at.play(1)
                if isinstance(await at.guests[seat].undo(seat), Done):
                    at.listen()
                    assert at.room.table.board.position == position
                    assert {s: g.views[s] for s, g in at.guests.items()} == views
                    assert at.room.sheet.moves == moves
                    await at.play(1)


# What nobody has seen locks nothing.


CHOOSING = [
    ("envyra", {}),
    ("raw", {}),  # lives are kept
    ("raw", {"drafting": True}),
]


def moves_of(at, seat):
    """The notations of the standing moves of a seat."""
    board = at.room.table.board
    return [board.game.spell(one.move) for one in board.run if one.seat == seat]


@in_a_loop
@pytest.mark.parametrize(("game", "options"), CHOOSING)
async def test_what_others_choose_in_secret_does_not_lock_an_undo(game, options):
    """Own choices are taken back, those of the others stay, and nobody's view tells of more."""
    async with house(snapshot_every=4) as place:
        at = await party(place, game, 3, options=options)
        before = at.room.table.board.state.view(0)
        assert isinstance(await at.guests[0].move(0), Done)
        at.listen()
        assert isinstance(await at.guests[1].move(1), Done)
        chosen = moves_of(at, 1)
        assert isinstance(await at.guests[0].undo(0), Done)
        at.listen()
        assert at.room.table.board.state.view(0)["moves"] == before["moves"]
        assert moves_of(at, 0) == []
        assert moves_of(at, 1) == chosen
        assert at.room.sheet.moves == 1
        assert at.guests[2].views[2]["waiting"] == [0, 2]
        at.room.sleep()
        async with at.room.entered() as table:  # from a snapshot, and from the log
            assert table.board.state.view(0)["moves"] == before["moves"]
        await at.play()
        async with at.room.entered():
            record = await export.record_of(at.room)
        assert verify(parse(record.text()), registry.game_of(record)) is not None
        assert at.room.sheet.moves == len(record.moves)


@in_a_loop
async def test_bots_that_were_ready_stay_ready():
    async with house() as place:
        at = await party(place, "envyra", 2, bots=1)
        legal = at.guests[0].views[0]["moves"]
        assert isinstance(await at.guests[0].move(0, legal[0]), Done)
        await until(lambda: at.room.table.waiting_for() == (1,))
        ready = moves_of(at, 2)
        for move in legal[1:4]:
            assert isinstance(await at.guests[0].undo(0), Done)
            assert at.waiting() == [0, 1]
            assert isinstance(await at.guests[0].move(0, move), Done)
        assert moves_of(at, 2) == ready
        assert isinstance(await at.guests[1].move(1, legal[5]), Done)
        # What was revealed may have been followed by what is drawn.
        told = {"secret-revealed", "chance-drawn"}
        assert fault_of(await at.guests[0].undo(0)) in told
        assert fault_of(await at.guests[1].undo(1)) in told


@in_a_loop
async def test_second_thoughts_are_taken_back_one_by_one_between_those_of_others():
    async with house() as place:
        at = await party(place, "envyra", 3)
        legal = at.guests[0].views[0]["moves"]
        for number, seat in enumerate((0, 1, 0, 1, 0)):
            assert isinstance(await at.guests[seat].move(seat, legal[number]), Done)
        assert fault_of(await at.guests[0].undo(0, 4)) == "only-so-many"
        assert isinstance(await at.guests[0].undo(0, 2), Done)
        spell = at.room.table.board.game.spell
        assert moves_of(at, 0) == [spell(legal[0])]
        assert moves_of(at, 1) == [spell(legal[1]), spell(legal[3])]
        # The past is the line as it stands now.
        line = await past.moments(at.room, at.room.table, Past(id="p", seat=0))
        assert [moment.moves for moment in line.moments] == [0, 1, 2, 3]


@in_a_loop
async def test_a_choice_that_hung_on_what_is_taken_back_is_open_again():
    """Nobody has seen it, so it locks nothing; but it was made after what never happened."""
    async with house() as place:
        seat = None
        while seat is None:
            at = await party(place, "envyra", 2)
            seat = await last_of_a_quiet_round(at)
        other = 1 - seat
        guest = at.guests[other]
        for move in guest.views[other]["moves"][:2]:
            assert isinstance(await guest.move(other, move), Done)
        moves = at.room.sheet.moves
        assert isinstance(await at.guests[seat].undo(seat), Done)
        at.listen()
        (entry,) = guest.of(News)[-1].entries
        assert entry.reopened == [Reopened(seat=other, moves=2)]
        assert at.room.sheet.moves == moves - 3
        assert at.waiting() == [seat]
        await at.play(1)
        at.listen()
        assert sorted(at.waiting()) == [0, 1]
        for viewer, who in at.guests.items():
            assert who.views[viewer] == at.room.table.board.state.view(viewer)
        await at.play()
        async with at.room.entered():
            record = await export.record_of(at.room)
        assert verify(parse(record.text()), registry.game_of(record)) is not None


async def last_of_a_quiet_round(at):
    """Play on until somebody's move ends a round of Envyra and reveals nothing; who it was."""
    chance = random.Random(1)
    for _ in range(60):
        if at.room.sheet.status != "running":
            return None
        alone = len(at.waiting()) == 1
        await at.play(1, lambda _, legal: chance.choice(legal[len(legal) // 2 :]))
        at.listen()
        entry = log.read(at.room.tail[-1].data)
        if alone and len(at.waiting()) == 2 and not entry.settled:
            return entry.seat
    return None


@in_a_loop
async def test_an_answer_to_an_attack_locks_it_for_good():
    """RAW's trap window: even a pass that is taken back has told something."""
    found = 0
    chance = random.Random(2)
    async with house() as place:
        while not found:
            at = await party(place, "raw", 2)
            while at.room.sheet.status == "running" and found < 3:
                board = at.room.table.board
                seat = at.waiting()[0]
                if not (board.state.answers(seat) and board.run and board.run[-1].seat != seat):
                    await at.play(1, lambda _, legal: chance.choice(legal))
                    continue
                attacker = 1 - seat
                assert board.why_no_undo(attacker, 1) is None
                passing = [m for m in board.state.moves(seat) if board.game.spell(m) == "pass"]
                answer = await at.guests[seat].move(seat, passing[0])
                assert isinstance(answer, Done)
                entry = log.read(at.room.tail[-1].data)
                assert not entry.unseen
                expected = entry.settled or "another-acted"
                assert fault_of(await at.guests[attacker].undo(attacker)) in (
                    expected,
                    "another-acted",
                )
                if isinstance(await at.guests[seat].undo(seat), Done):
                    assert fault_of(await at.guests[attacker].undo(attacker)) == "another-acted"
                    found += 1
