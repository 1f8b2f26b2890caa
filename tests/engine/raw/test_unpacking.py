"""Packed states: what has no right length, or a number out of its range, is named and refused."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from engine.raw.random_games import EVERYTHING, Story, moment, raw

from ludoteka.bots.random import play_out
from ludoteka.core.chance import Quick
from ludoteka.core.packing import PackedError
from ludoteka.games.raw.packing import LISTS, NUMBERS, ROWS
from ludoteka.games.raw.state import RawState

REGISTERS = [one[0] for one in NUMBERS]
PARTS = [one[0] for one in LISTS]
NAMES = ["head", *PARTS, *ROWS]
Place = tuple[int, ...]


def at(name: str, *rest: int) -> Place:
    """The place of a register, or of a number in a list."""
    return (0, REGISTERS.index(name)) if name in REGISTERS else (NAMES.index(name), *rest)


def changed(packed: list[Any], *changes: tuple[Place, object]) -> list[Any]:
    data = copy.deepcopy(packed)
    for place, value in changes:
        inner = data
        for step in place[:-1]:
            inner = inner[step]
        inner[place[-1]] = value
    return data


def refused(state: RawState, *changes: tuple[Place, object]) -> str:
    """Why the state is refused with these values changed."""
    with pytest.raises(PackedError) as error:
        state.rules.unpack(changed(state.pack(), *changes))
    return str(error.value).removeprefix("packed state: ")


def test_a_state_of_every_moment_is_taken_up_again():
    for seed in range(40):
        story = Story(seed)
        for _ in story.moments(9):
            data = json.loads(json.dumps(story.state.pack()))
            other = story.game.unpack(data)
            assert other.digest() == story.state.digest()


def test_it_plays_on_as_before():
    for seed in range(6):
        story = Story(seed)
        for _ in story.moments(60):
            mine = story.state.copy()
            other = story.game.unpack(mine.pack())
            play_out(mine, Quick(seed))
            play_out(other, Quick(seed))
            assert mine.digest() == other.digest()


# Lists that a game lets grow and shrink.
FREE: list[str] = ["order", "rituals", "discard", "attacks", "queue", "offers", "ledger"]
ODD: list[Any] = [None, True, 1.0, "1", [], [1], {}, {"a": 1}, 10**30, -(10**30), float("nan")]


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_nothing_but_numbers_is_read(odd):
    state = moment("raid", cards=2)
    data = state.pack()
    game = state.rules
    for part in range(len(data)):
        if data[part] != odd and not (isinstance(odd, list) and NAMES[part] in FREE):
            with pytest.raises(PackedError):
                game.unpack([*data[:part], odd, *data[part + 1 :]])
        for number in range(min(len(data[part]), 40)):
            if isinstance(odd, list) and NAMES[part] in ROWS:
                continue  # a hand is a list
            with pytest.raises(PackedError):
                game.unpack(changed(data, ((part, number), odd)))
    with pytest.raises(PackedError):
        game.unpack([odd] * len(data))


def test_every_list_has_its_length_unless_a_game_lets_it_grow():
    state = moment("raid", cards=2)
    data = state.pack()
    for part in range(len(data)):
        if data[part] and NAMES[part] not in FREE:
            short, long = copy.deepcopy(data), copy.deepcopy(data)
            short[part].pop()
            long[part].append(long[part][-1])
            for other in (short, long):
                with pytest.raises(PackedError):
                    state.rules.unpack(other)
    with pytest.raises(PackedError, match="should have 27 parts, not 28"):
        state.rules.unpack([*data, []])
    with pytest.raises(PackedError, match="should have 27 parts, not 0"):
        state.rules.unpack([])


@pytest.mark.parametrize("seats", [0, 1, 7, 8])
def test_impossible_numbers_of_seats_are_refused(seats):
    state = moment("lay", seats=6)
    data = state.pack()
    for row in range(1 + len(PARTS), len(data)):
        data[row] = (data[row] * 2)[:seats]
    for name in ("known", "pending", "began", "out"):
        part = NAMES.index(name)
        data[part] = (data[part] * 2)[:seats]
    with pytest.raises(PackedError, match=f"there are 2 to 6 seats, not {seats}"):
        state.rules.unpack(data)


@pytest.mark.parametrize("name", REGISTERS)
def test_registers_have_their_limits(name):
    state = moment("lay")
    for value in (-2, 10**9):
        assert refused(state, (at(name), value)).startswith(f"{name} should be from ")


def test_a_hunt_row_is_there_in_its_variant_only():
    state = moment("lay")
    assert state.rules.hunt
    without = raw(**{**EVERYTHING, "trophies": "apart", "hunt": False})
    with pytest.raises(PackedError, match="hunt should have 0 numbers, not 4"):
        without.unpack(state.pack())


def test_a_packed_state_may_be_any_list():
    game = raw()
    chance = Quick(5)
    for _ in range(300):
        data: list[Any] = [
            [chance.below(9) - 1 for _ in range(chance.below(30))] for _ in range(26)
        ]
        with pytest.raises(PackedError):
            game.unpack(data)
