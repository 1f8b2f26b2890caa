"""A state's fields: each is copied for itself, packed and unpacked, and none is forgotten.

What copies and packs a state is written out, for speed. So every field that a state has is changed
here by itself: the copy must have the change, the packed state must show it, and the state that was
copied must not have it.
"""

from __future__ import annotations

import ast
from typing import Any

import fluent_folders
import pytest

from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.game import State
from ludoteka.core.options import Value
from ludoteka.games.raw import packing

# Not of the position: the game, and what is worked out from the rest and kept.
BESIDES = {"rules", "_legal", "occupied"}
# Dealt once and never changed, so copies share it.
SHARED = {("rawsiko", "objectives"), ("envyra", "open_cards"), ("envyra", "secret_cards")}
# Options with which a game uses all of its fields.
OPTIONS: dict[str, dict[str, Value]] = {
    "envyra": {"equilibrium": "C"},
    "raw": {"drafting": True, "hunt": True, "underworld": True, "summoning": True},
    "rawsiko": {"trade": True, "setup": "continents"},
}


def fields(name: str) -> list[str]:
    """The fields of the state of a game: whatever it gives a value in its own source."""
    source = (fluent_folders.game_folder(name) / "state.py").read_text("utf-8")
    found = {
        node.attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }
    return sorted(found - BESIDES)


# Set when a game begins and never again, or only near its end. RAW unpacks from a table of its
# fields, which is compared below.
CONSTANT = {
    "envyra": {"columns", "rows", "open_cards", "secret_cards", "end"},
    "raw": set(fields("raw")),
    "rawsiko": {"first", "objectives", "end", "out"},
}


def in_the_middle(name: str, seed: int, moves: int) -> State:
    """A state after so many moves of chance, or the last that is still played."""
    chance = Quick(seed)
    game = registry.make(name, OPTIONS.get(name, {}))
    state = game.start(game.meta.seats[0], chance)
    for _ in range(moves):
        before = state.copy()
        seat = state.waiting_for()[0]
        choices = state.moves(seat)
        state.play(seat, choices[chance.below(len(choices))], chance)
        if state.result() is not None:
            return before
    return state


def changed(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, int):
        return value + 1
    if value and isinstance(value[0], list):
        return [[*row, 0] for row in value]
    return [*value, 1]


CASES = [(name, field) for name in fluent_folders.games() for field in fields(name)]


def test_there_are_many_fields():
    assert len(CASES) > 80
    assert len([field for name, field in CASES if name == "raw"]) == 53


@pytest.mark.parametrize(("name", "field"), CASES)
def test_every_field_is_copied_and_packed(name, field):
    state = in_the_middle(name, 1, 3)
    packed = state.pack()
    other = state.copy()
    setattr(other, field, changed(getattr(other, field)))
    assert other.pack() != packed, f"{field} is not packed"
    assert other.copy().pack() == other.pack(), f"{field} is not copied"
    assert state.pack() == packed


@pytest.mark.parametrize("name", fluent_folders.games())
def test_a_list_is_copied_for_itself(name):
    state = in_the_middle(name, 1, 3)
    lists = [field for field in fields(name) if isinstance(getattr(state, field), list)]
    own = [field for field in lists if (name, field) not in SHARED]
    assert len(own) > 6
    for field in own:
        packed, other = state.pack(), state.copy()
        value = getattr(other, field)
        assert value is not getattr(state, field), field
        for row in value:
            if isinstance(row, list):
                row.append(0)
        value.append(0)
        assert state.pack() == packed, field


@pytest.mark.parametrize("name", fluent_folders.games())
def test_every_field_comes_back_from_what_was_packed(name):
    """With another value than at the start: a field that is forgotten would have that one."""
    game = registry.make(name, OPTIONS.get(name, {}))
    begun = game.start(game.meta.seats[0], Quick(1))
    missing = set(fields(name)) - CONSTANT.get(name, set())
    for seed in range(12):
        for moves in (1, 2, 3, 5, 23, 60, 140, 320):
            state = in_the_middle(name, seed, moves)
            again = game.unpack(state.pack())
            for field in fields(name):
                assert getattr(again, field) == getattr(state, field), field
            missing -= {one for one in missing if getattr(state, one) != getattr(begun, one)}
    assert missing == set()


def test_raws_table_of_fields_is_that_of_its_state():
    named = [one[0] for one in packing.NUMBERS] + [one[0] for one in packing.LISTS] + packing.ROWS
    assert sorted(named) == fields("raw")
