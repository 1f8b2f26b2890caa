"""Packed states: what never was a state is named, and not played."""

from __future__ import annotations

import copy

import pytest
from engine.envyra_table import envyra, scene

from ludoteka.bots.random import any_table
from ludoteka.core.chance import Quick
from ludoteka.core.packing import PackedError
from ludoteka.games.envyra import Envyra

HEAD, GRID, HEAPS, SUPPLY, BOARDS, CHOICES, OWNER, COLOURS, BAG = range(9)
PHASE, MOVER, END, UNDECIDED = 4, 6, 7, 8

PLACING = """
    players 2
    grid S01 S06 S11 / S04 S10 S15
    cubes a1 A, b2 AB
    won A S02
    choices A place a1 c2
    bag T01 END
"""
MOVING = """
    players 2
    grid S01 S06 S11 / S04 S10 S15
    boards A a1 c1, B a1 b1
    bag T01 END
"""


def refused(text: str, *changes: tuple[int, int, int]) -> str:
    """Why the scene is refused with these numbers changed: (part, place, number)."""
    packed = copy.deepcopy(scene(text).pack())
    for part, place, number in changes:
        packed[part][place] = number
    with pytest.raises(PackedError) as error:
        envyra().unpack(packed)
    return str(error.value).removeprefix("packed state: ")


def test_tiles():
    assert refused(PLACING, (BAG, 0, 0)) == "a tile is in two places"
    assert refused(PLACING, (GRID, 11, 20)) == "a tile lies outside the grid"
    assert refused(PLACING, (COLOURS, 0, 5)) == "the colours of seat 0 are not those of its tiles"


def test_cubes():
    assert refused(PLACING, (GRID, 0, -1)) == "cubes lie where no tile is"
    assert refused(PLACING, (HEAPS, 1, 2)) == "2 is no heap of cubes"
    assert refused(PLACING, (HEAPS, 1, 0b111)) == "7 is no heap of cubes"  # of a fourth player
    assert refused(PLACING, (HEAPS, 0, 0b10000)) == "a tile has all its cubes and was not won"
    assert refused(PLACING, (SUPPLY, 1, 5)) == "seat 1 has not its 5 cubes"
    assert refused(MOVING, (BOARDS, 1, 1 << 11)) == "seat 1 has a cube for a cell without a tile"
    assert refused(MOVING, (BOARDS, 1, 1)) == "seat 1 has not its 5 cubes"


def test_phases():
    over = "a game that is over has its reason, and no other"
    assert refused(PLACING, (HEAD, END, 1)) == over
    assert refused(PLACING, (HEAD, PHASE, 2)) == over
    mover = "somebody chooses a cube in phase II, and only then"
    assert refused(PLACING, (HEAD, MOVER, 0)) == mover
    assert refused(MOVING, (HEAD, MOVER, -1)) == mover
    undecided = "in phase I somebody is undecided, and no board is open"
    assert refused(PLACING, (HEAD, UNDECIDED, 1)) == undecided
    assert refused(PLACING, (CHOICES, 1, 0), (HEAD, UNDECIDED, 0)) == undecided
    assert refused(PLACING, (CHOICES, 0, 11)) == "seat 0 has chosen what it may not"
    assert refused(MOVING, (CHOICES, 0, 1)) == "choices are made in phase I only"
    one_cube = refused(MOVING, (BOARDS, 0, 1), (SUPPLY, 0, 4))
    assert one_cube == "who chooses a cube has two on the board"


def test_the_number_of_parts():
    packed = scene(PLACING).pack()
    with pytest.raises(PackedError, match="should have 12 parts, not 13"):
        envyra().unpack([*packed, []])


def test_a_changed_number_is_refused_or_another_state_that_plays_on():
    """Whatever number is damaged: never an exception of another kind, and never a dead end."""
    chance = Quick(4)
    for seed in range(12):
        game, seats = any_table(Envyra, Quick(seed))
        state = game.start(seats, chance)
        for _ in range(40):
            waiting = state.waiting_for()
            if not waiting:
                break
            packed = copy.deepcopy(state.pack())
            part = chance.below(len(packed))
            if packed[part]:
                packed[part][chance.below(len(packed[part]))] = chance.below(50) - 1
                try:
                    other = game.unpack(packed)
                except PackedError:
                    pass
                else:
                    assert all(other.moves(seat) for seat in other.waiting_for())
                    other.view(None)
            moves = state.moves(waiting[0])
            state.play(waiting[0], moves[chance.below(len(moves))], chance)
