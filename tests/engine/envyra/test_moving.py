"""C4: phase II, moving cubes (rules 12-16; D-C5, D-C6, E-5, E-14 to E-16; GC1, GC2, GC8)."""

import pytest
from engine.envyra_table import cubes, grid, moved, play, scene, supply
from engine.table import First, kinds, letters, parts, table, waiting

from ludoteka.core.errors import IllegalMove

WIDE = """
players 3
grid S04 S05 S10 / S15 T01 T03 / T08 T10 T17
"""


def test_12_after_the_screens_are_removed_nothing_can_be_placed():
    state = scene(WIDE + "boards A a1 b1, B a1, C a1")
    with pytest.raises(IllegalMove, match=r"envyra\.12: screens-are-removed"):
        play(state, "A place c1")


def test_13_from_the_start_player_clockwise_each_moves_exactly_one_cube():
    events = []
    scene(WIDE + "cone B\nboards A a1, B b1, C c1", events)
    assert moved(events) == ["B b1", "C c1", "A a1"]


def test_13_who_placed_two_decides_which_goes_first():
    for first, second in (("a1", "b1"), ("b1", "a1")):
        state = scene(WIDE + "boards A a1 b1, B c1, C c1")
        assert waiting(state) == "A"
        assert [state.game.spell(move) for move in state.moves(0)] == ["move a1", "move b1"]
        assert moved(play(state, f"A {first}")) == [f"A {first}", "B c1", "C c1", f"A {second}"]


def test_13_nobody_moves_before_his_turn():
    state = scene(WIDE + "boards A a1 b1, B c1 a2, C c1")
    for move in ("B move c1", "C move c1"):
        with pytest.raises(IllegalMove, match=r"envyra\.13: another-moves-first"):
            play(state, move)


def test_13_a_cube_moves_only_from_where_it_was_placed():
    state = scene(WIDE + "boards A a1 b1, B c1, C c1")
    with pytest.raises(IllegalMove, match=r"envyra\.13: no-cube-there"):
        play(state, "A move c1")


def test_14_gc8_the_order_reverses_after_the_last_player():
    state = scene(WIDE + "bag T02 T04 T05 T06 T07 T09\nboards A a1 b1, B c1 a2, C b2 c2")
    events = play(state, "A a1", "B c1", "C b2")
    assert moved(events) == ["A a1", "B c1", "C b2", "C c2", "B a2", "A b1"]  # A B C C B A


def test_14_gc8_in_the_next_round_it_begins_one_further_left():
    state = scene(WIDE + "boards A a1 b1, B c1 a2, C b2 c2")
    play(state, "A a1", "B c1", "C b2")
    events = play(state, "A a2 b2", "B b2 c2", "C c3 a3", "B b2", "C c3", "A a2", draws="S01")
    assert moved(events) == ["B b2", "C c3", "A a2", "A b2", "C a3", "B c2"]  # B C A A C B


@pytest.mark.parametrize("cone", "ABCD")
def test_14_the_order_for_any_start_player(cone):
    clockwise = ("ABCD" * 2)["ABCD".index(cone) :][:4]
    order = [*clockwise, *reversed(clockwise)]
    text = "players 4\ngrid T05 T12 T19 S15\ncone {}\nboards A a1 b1, B b1 c1, C c1 d1, D a1 c1"
    state = scene(text.format(cone))
    assert letters(table(state)["order"]) == "".join(order)
    events = []
    while table(state)["round"] == 1:
        seat = state.waiting_for()[0]
        state.play(seat, state.moves(seat)[0], First(), events)
    assert [step[0] for step in moved(events)] == order


def test_15_gc1_icons_orange_green_blue_want_at_least_one_of_each():
    text = "players 3\ngrid END S15 T17\nboards A a1, B a1, C a1\nwon "
    events = []
    state = scene(text + "A S01 S06 S11, B S02 S07, C S12 S13 S08", events)
    assert moved(events) == ["A a1"]
    assert cubes(state) == {"a1": "A"}
    assert [part["seat"] for part in parts(events, "skipped")] == [1, 2, 2, 1]


def test_15_gc2_icons_orange_orange_green_want_two_orange_and_a_green():
    text = "players 4\ngrid T21 S15 T17\nboards A a1, B a1, C a1, D a1\nwon "
    events = []
    scene(text + "A S01 S02 S06, B S03 S07 S08, C S04 S05, D T01 T03 T05 S09 S11", events)
    assert moved(events) == ["A a1", "D a1"]


def test_15_only_the_colour_counts_not_the_symbol():
    events = []
    scene("players 2\ngrid T02 S10 S15\nwon A T10, B S06\nboards A a1, B a1", events)
    assert moved(events) == ["A a1", "B a1"]


def test_15_the_end_tile_is_no_tile_of_any_colour():
    """D-C12: it has no theme, so it opens nothing; here its owner's game is over anyway."""
    state = scene("players 2\ngrid T02 S10\nwon A END\nover end_tile_won")
    assert state.view(0)["score"][0] == {"tiles": 5, "sets": 0, "equilibrium": 0}


def test_e5_colours_are_never_used_up():
    events = []
    text = "players 2\ngrid T02 T18 S10\nwon A S06\nboards A a1 b1, B c1"
    state = scene(text, events)
    events += play(state, "A a1")
    assert moved(events) == ["A a1", "B c1", "A b1"]  # two tiles that ask for green, one green tile


def test_15_a_tile_won_in_this_round_opens_at_once():
    """Going forward only S06 is open to A; by winning it A opens T02 for the reverse pass."""
    events = []
    scene("players 2\ngrid S06 T02 S10\ncubes a1 A\nboards A a1 b1, B c1\nbag S01", events, (0,))
    assert moved(events) == ["A a1", "B c1", "A b1"]


def test_16_a_cube_of_a_tile_won_before_returns_to_the_supply():
    text = "players 2\ngrid S01 S04 S10\ncubes a1 A\nboards A a1 b1, B a1 c1"
    state = scene(text)
    assert supply(state) == [2, 3]
    events = play(state, "A a1", draws="S02")
    (tile,) = parts(events, "tile_won")
    assert tile["unmoved"] == [1]
    assert moved(events) == ["A a1", "B c1", "A b1"]
    assert supply(state) == [4, 4]


def test_16_then_the_other_cube_must_be_moved_when_the_turn_comes():
    """B meant c1 as the second cube, but it is moved in the forward pass, and it is forced."""
    state = scene("players 2\ngrid S01 S04 S10\ncubes a1 A\nboards A a1 b1, B a1 c1")
    events = play(state, "A a1", draws="S02")
    assert [
        (step["seat"], step["cell"], step["forced"]) for step in parts(events, "cube_moved")
    ] == [
        (0, "a1", False),
        (1, "c1", True),
        (0, "b1", True),
    ]


def test_e14_every_unmoved_cube_of_every_player_returns_at_once():
    text = "players 4\ngrid S01 S04 S10 S15\ncubes a1 D"
    state = scene(text + "\nboards A a1 b1, B a1 c1, C a1 b1, D a1 d1")
    assert waiting(state) == "A"
    events = play(state, "A a1", draws="S02")
    (tile,) = parts(events, "tile_won")
    assert tile["seat"] == 0
    assert tile["unmoved"] == [1, 2, 3]
    assert tile["returned"] == [1, 1, 1, 2]  # D's cube on the tile and D's on the board


def test_e14_the_gap_stays_until_the_end_of_the_round():
    text = "players 2\ngrid S01 S04 S10\ncubes a1 A\nboards A a1 b1, B b1 c1"
    state = scene(text)
    play(state, "A a1")
    assert waiting(state) == "B"  # phase II goes on
    assert grid(state) == {"b1": "S04", "c1": "S10"}
    events = play(state, "B b1", draws="T17")
    assert kinds(events)[-2:] == ["tile_laid", "cone_passed"]
    assert grid(state) == {"a1": "T17", "b1": "S04", "c1": "S10"}


def test_e14_returned_cubes_are_not_placed_again_this_round():
    text = "players 2\ngrid S01 S04 S10\ncubes a1 A\nboards A a1 b1, B a1"
    state = scene(text)
    events = play(state, "A a1", draws="S02")
    assert moved(events) == ["A a1", "A b1"]
    assert not parts(events, "skipped")  # B has no cube left on the board


BLOCKED = """
players 3
grid T02 S10 S04 S15
cubes b1 BB
cone B
"""


def test_dc5_a_cube_blocked_going_forward_has_an_opportunity_in_the_reverse_pass():
    """T02 asks for green; B gets S10, a green one, by A's cube in between."""
    events = []
    state = scene(BLOCKED + "boards A b1, B a1, C c1\nbag T17", events, (0,))
    assert kinds(events)[:5] == ["skipped", "cube_moved", "cube_moved", "tile_won", "cube_moved"]
    assert moved(events) == ["C c1", "A b1", "B a1"]
    assert cubes(state) == {"a1": "B", "c1": "C"}


def test_dc5_simplified_there_is_only_the_forward_pass():
    events = []
    state = scene(BLOCKED + "boards A b1, B a1, C c1\nbag T17", events, (0,), simplified=True)
    assert moved(events) == ["C c1", "A b1"]
    assert parts(events, "boards_cleared") == [{"returned": [0, 1, 0]}]
    assert supply(state) == [5, 5, 4]


def test_dc5_dc6_of_two_cubes_the_open_one_must_move_and_the_other_may_later():
    """Going forward B can't wait with S15 until T02 opens."""
    events = []
    state = scene(BLOCKED + "boards A b1, B a1 d1, C c1\nbag T17", events, (0,))
    assert moved(events) == ["B d1", "C c1", "A b1", "B a1"]
    assert [step["forced"] for step in parts(events, "cube_moved")] == [True] * 4
    assert not parts(events, "skipped")
    assert supply(state)[1] == 3


def test_dc5_two_opportunities_and_no_third():
    """B is blocked with both going forward, so only one of them moves in the reverse pass."""
    text = "players 2\ngrid T02 S10 T18\ncubes b1 BB\ncone B\nboards A b1, B a1 c1\nbag T17"
    events = []
    state = scene(text, events)
    assert parts(events, "skipped") == [{"seat": 1, "cells": ["a1", "c1"]}]
    assert waiting(state) == "B"
    events += play(state, "B c1", draws="T17")
    assert moved(events) == ["A b1", "B c1"]
    assert parts(events, "boards_cleared") == [{"returned": [0, 1]}]


def test_dc5_who_has_moved_the_only_cube_has_no_second_opportunity():
    events = []
    scene(WIDE + "boards A a1, B b1, C c1", events)
    assert [step[0] for step in moved(events)] == list("ABC")
    assert not parts(events, "skipped")


def test_dc5_what_is_still_on_a_board_returns_at_the_end_of_phase_ii():
    events = []
    state = scene("players 2\ngrid T02 T04 S10\nboards A a1 b1, B c1", events)
    story = ["skipped", "cube_moved", "skipped", "boards_cleared", "cone_passed"]
    assert kinds(events) == story
    assert parts(events, "boards_cleared") == [{"returned": [2, 0]}]
    assert supply(state) == [5, 4]
    assert table(state)["boards"] == [[], []]


def test_dc6_e16_there_is_no_move_that_withholds_a_cube():
    state = scene(WIDE + "boards A a1 b1, B c1, C c1")
    assert len(state.moves(0)) == 2
    events = play(state, "A b1")
    assert moved(events)[1:3] == ["B c1", "C c1"]  # their only cubes, in the forward pass
    assert all(step["forced"] for step in parts(events, "cube_moved")[1:])


def test_e15_the_order_reverses_although_the_last_player_cannot_move():
    events = []
    state = scene("players 2\ngrid T02 S04 S10\nboards A b1 c1, B a1", events)
    events += play(state, "A b1")
    steps = [(event.kind, event.public["seat"]) for event in events[:4]]
    assert steps == [("cube_moved", 0), ("skipped", 1), ("skipped", 1), ("cube_moved", 0)]
