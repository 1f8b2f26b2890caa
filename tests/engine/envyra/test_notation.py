"""Moves as numbers, as words and as data; the three kinds of bad moves."""

import pytest
from engine.envyra_table import envyra, play, scene

from ludoteka.core.errors import AmbiguousMove, IllegalMove, MoveError, UnreadableMove

TABLE = "players 2\ngrid S04 S05 S10\n"


def test_there_are_90_moves_and_each_has_one_text():
    game = envyra()
    assert game.move_count == 12 + 66 + 12
    texts = [game.spell(move) for move in range(90)]
    assert len(set(texts)) == 90
    assert [game.read(text) for text in texts] == list(range(90))
    assert texts[0] == "place a1"
    assert texts[11] == "place d3"
    assert texts[12] == "place a1 b1"
    assert texts[77] == "place c3 d3"
    assert texts[78] == "move a1"
    assert texts[89] == "move d3"


def test_each_move_has_a_description_and_the_number_follows_from_it():
    game = envyra()
    for move in range(90):
        description = game.describe(move)
        assert set(description) == {"verb", "cells"}
        assert game.number(description) == move
    assert game.describe(13) == {"verb": "place", "cells": ["a1", "c1"]}
    assert game.describe(80) == {"verb": "move", "cells": ["c1"]}


@pytest.mark.parametrize("text", ["PLACE C2 A1", " place  a1, c2", "a1 c2", "c2,a1"])
def test_people_may_write_loosely(text):
    assert envyra().spell(envyra().read(text)) == "place a1 c2"


@pytest.mark.parametrize(
    "text",
    ["", " ", "place", "move", "a4", "e1", "a1 a1", "place a1 b1 c1", "move a1 b1", "pass", "a 1"],
)
def test_what_is_no_move_at_all_can_not_be_read(text):
    with pytest.raises(
        UnreadableMove, match="expected 'place a1', 'place a1 c2' or 'move a1'"
    ) as e:
        envyra().read(text)
    assert e.value.text == text


@pytest.mark.parametrize(
    "description",
    [
        {},
        {"verb": "place"},
        {"verb": "pass", "cells": ["a1"]},
        {"verb": "place", "cells": []},
        {"verb": "place", "cells": "a1"},
        {"verb": "place", "cells": [1]},
        {"verb": ["move"], "cells": ["a1"]},
    ],
)
def test_what_describes_no_move_can_not_be_read(description):
    with pytest.raises(UnreadableMove):
        envyra().number(description)


@pytest.mark.parametrize("move", [-1, 90, 1000])
def test_numbers_outside_the_moves_have_no_text(move):
    with pytest.raises(ValueError, match=f"moves are 0 to 89, not {move}"):
        envyra().spell(move)
    with pytest.raises(ValueError, match=f"moves are 0 to 89, not {move}"):
        envyra().describe(move)


def test_a_cell_alone_is_ambiguous():
    with pytest.raises(AmbiguousMove) as e:
        envyra().read("a1")
    assert e.value.candidates == ["place a1", "move a1"]
    assert e.value.text == "a1"
    assert str(e.value) == "'a1' could mean any of: place a1, move a1"


def test_a_cell_alone_is_clear_where_only_one_reading_is_allowed():
    game = envyra()
    state = scene(TABLE)
    assert state.read(0, "a1") == game.read("place a1")
    play(state, "A a1 b1", "B b1 c1")
    assert state.read(0, "a1") == game.read("move a1")
    assert state.read(0, "c1") == game.read("move c1")  # not allowed: told why, not unclear
    with pytest.raises(AmbiguousMove):
        state.read(1, "b1")  # B is not asked
    with pytest.raises(UnreadableMove):
        state.read(0, "z9")


def test_illegal_is_told_apart_and_has_its_reason():
    state = scene(TABLE)
    with pytest.raises(IllegalMove) as e:
        play(state, "A move a1")
    assert e.value.notation == "move a1"
    assert e.value.reason.rule == "envyra.12"
    assert str(e.value).startswith("'move a1' is not allowed now: envyra.12: screens-are-up")


def test_all_three_are_move_errors_and_value_errors():
    for kind in (UnreadableMove, AmbiguousMove, IllegalMove):
        assert issubclass(kind, MoveError)
        assert issubclass(kind, ValueError)
