"""Who may know what: choices behind the screens, secret cards, the bag and the box."""

import json

import pytest
from engine.envyra_table import play, scene
from engine.table import kinds, table

from ludoteka.core.digest import canonical
from ludoteka.core.events import seen

TABLE = "players 3\ngrid S04 S05 S10 / S15 T01 T03\n"


def bytes_of(state, seat) -> bytes:
    return canonical(state.view(seat))


def test_who_is_ready_is_visible_to_all():
    state = scene(TABLE + "choices B a1 b1")
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["ready"] == [False, True, False]
        assert state.view(seat)["waiting"] == [0, 2]


def test_10_what_and_how_many_is_not():
    choices = ["a1", "c2", "a1 b1", "b2 c2"]
    states = [scene(TABLE + f"choices B place {choice}") for choice in choices]
    for seat in (None, 0, 2):
        assert len({bytes_of(state, seat) for state in states}) == 1
        assert len({state.view_digest(seat) for state in states}) == 1
        assert all(state.moves(0) == states[0].moves(0) for state in states)
    assert len({bytes_of(state, 1) for state in states}) == 4
    assert states[2].view(1)["choice"] == "place a1 b1"
    assert states[2].view(0)["choice"] is None


def test_10_reasons_do_not_tell_either():
    states = [scene(TABLE + f"choices B place {choice}") for choice in ("a1", "b1 c1")]
    for move in range(90):
        assert states[0].why_not(0, move) == states[1].why_not(0, move)


def test_a_change_of_mind_is_invisible_for_others():
    once, twice = scene(TABLE), scene(TABLE)
    told_once = play(once, "A a1")
    told_twice = play(twice, "A b1 c1", "A a1")
    for seat in (None, 1, 2):
        assert bytes_of(once, seat) == bytes_of(twice, seat)
        assert seen(told_once, seat) == seen(told_twice, seat) == [{"kind": "ready", "seat": 0}]
    assert once.digest() == twice.digest()
    assert kinds(told_twice) == ["ready", "changed_mind"]
    assert seen(told_twice, 0) == [
        {"kind": "ready", "seat": 0, "cells": ["b1", "c1"]},
        {"kind": "changed_mind", "seat": 0, "cells": ["a1"]},
    ]


def test_the_prompt_says_what_a_seat_is_to_do():
    state = scene(TABLE + "choices A a1 b1")
    assert state.view(0)["prompt"] == {"do": "change", "most": 2}
    assert state.view(1)["prompt"] == {"do": "place", "most": 2}
    assert table(state)["prompt"] is None
    play(state, "B a1", "C c1")
    assert state.view(0)["prompt"] == {"do": "move", "cells": ["a1", "b1"]}
    assert state.view(1)["prompt"] is None
    assert scene(TABLE + "over round_limit").view(0)["prompt"] is None


def test_8_of_the_bag_only_its_size_is_visible():
    one = scene(TABLE + "bag S01 S02 S03")
    two = scene(TABLE + "bag T08 S02 END")
    for seat in (None, 0, 1, 2):
        assert bytes_of(one, seat) == bytes_of(two, seat)
        assert one.view(seat)["bag"] == 3
    assert one.digest() != two.digest()
    assert one.hidden()["bag"] == ["S01", "S02", "S03"]
    assert "S01" not in one.hidden()["box"]
    assert {"K", "END", "T08"} <= set(one.hidden()["box"])


def test_34b_other_secret_cards_and_their_points_are_hidden():
    text = TABLE + "won B S01 S11\n"
    one = scene(text + "secret_cards A Q2, B Q1, C Q4", equilibrium="B")  # B has Q1's symbols
    two = scene(text + "secret_cards A Q2, B Q3, C Q5", equilibrium="B")
    for seat in (None, 0):
        assert bytes_of(one, seat) == bytes_of(two, seat)
    assert bytes_of(one, 1) != bytes_of(two, 1)


def test_what_lies_open_is_the_same_for_everybody():
    state = scene(TABLE + "cubes a1 AB\nwon A S01, C S06\nbag S02 END\ncone C\nround 4")
    for seat in (None, 0, 1, 2):
        shown = state.view(seat)
        assert shown["grid"]["a1"] == {"tile": "S04", "cubes": [0, 1], "leader": 1}
        assert shown["supply"] == [4, 4, 5]
        assert shown["cone"] == 2
        assert shown["round"] == 4
        assert shown["won"] == [["S01"], [], ["S06"]]
        assert [part["tiles"] for part in shown["score"]] == [1, 0, 1]


def test_12_in_phase_ii_the_boards_lie_open():
    state = scene(TABLE + "boards A a1 b1, B c1, C a2 b2")
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["boards"] == [["a1", "b1"], ["c1"], ["a2", "b2"]]
        assert state.view(seat)["step"] == 0
        assert state.view(seat)["order"] == [0, 1, 2, 2, 1, 0]
        assert state.view(seat)["waiting"] == [0]
    assert scene(TABLE).view(0)["step"] is None


def test_a_view_lists_the_moves_of_its_seat():
    state = scene(TABLE + "boards A a1 b1, B c1, C a2 b2")
    assert state.view(0)["moves"] == list(state.moves(0)) == [78, 79]
    assert state.view(1)["moves"] == []
    assert table(state)["moves"] == []


def test_a_view_carries_the_events_handed_in_as_its_seat_saw_them():
    state = scene(TABLE)
    events = play(state, "A a1")
    assert "events" not in state.view(0)
    assert state.view(0, events)["events"] == [{"kind": "ready", "seat": 0, "cells": ["a1"]}]
    assert state.view(1, events)["events"] == [{"kind": "ready", "seat": 0}]


def test_a_view_is_json_and_nothing_done_to_it_touches_the_state():
    state = scene(TABLE + "cubes a1 AB\nboards A a1 b1, B c1, C a2 b2")
    before = state.digest()
    view = state.view(0)
    assert json.loads(json.dumps(view)) == view
    for value in view.values():
        if isinstance(value, (list, dict)):
            value.clear()
    assert state.digest() == before
    assert state.view(0)["order"] == [0, 1, 2, 2, 1, 0]
    packed = state.pack()
    for part in packed:
        part.clear()
    assert state.digest() == before


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat):
    with pytest.raises(ValueError, match=f"seat {seat} is not at a table of 3"):
        scene(TABLE).view(seat)


def test_a_finished_game_shows_its_result():
    state = scene(TABLE + "won A S01 S03, B S06\nover round_limit")
    assert table(state)["result"] == {
        "ranks": [1, 2, 3],
        "scores": [4, 1, 0],
        "parts": [
            {"tiles": 2, "sets": 2, "equilibrium": 0},
            {"tiles": 1, "sets": 0, "equilibrium": 0},
            {"tiles": 0, "sets": 0, "equilibrium": 0},
        ],
        "columns": [{}, {}, {}],
        "reason": "round_limit",
        "rule": "envyra.E-30",
        "deciders": [
            {"name": "points", "figures": [4, 1, 0]},
            {"name": "sets", "figures": [2, 0, 0]},
            {"name": "end_tile", "figures": [0, 0, 0]},
        ],
    }
    assert scene(TABLE).view(0)["result"] is None
