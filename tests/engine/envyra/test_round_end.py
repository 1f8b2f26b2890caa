"""C5: the end of a round (rules 21-25; D-C8, D-C10, E-1, E-3, E-24; GC9)."""

import pytest
from engine.envyra_table import cubes, grid, play, scene, supply
from engine.table import kinds, parts, table, waiting

THREE = "players 2\ngrid S01 S06 S11\ncubes a1 A, b1 A, c1 B\n"


def test_21_refill_then_cube_check_then_the_cone():
    """A has four cubes on tiles and puts the last one beside them; B wins a tile."""
    text = "players 2\ngrid S01 S04 S10 S15\ncubes a1 B, b1 AA, c1 AA"
    state = scene(text)
    events = play(state, "A d1", "B a1", draws="S02")
    assert kinds(events)[-3:] == ["tile_laid", "cubes_taken_back", "cone_passed"]


def test_21_the_round_ends_when_all_have_moved_their_cubes():
    state = scene("players 2\ngrid S04 S10 S15\nboards A a1 b1, B b1 c1")
    play(state, "A a1")
    assert (table(state)["round"], waiting(state)) == (1, "B")
    play(state, "B b1")
    assert (table(state)["round"], waiting(state)) == (2, "AB")
    assert table(state)["phase"] == "placing"


def test_22_each_tile_won_is_replaced_by_a_tile_from_the_bag():
    state = scene(THREE + "bag T01 T03 T08 END")
    events = play(state, "A b1 c1", "B a1", "A b1", draws="T08 T01 T03")
    assert [part["tile"] for part in parts(events, "tile_won")] == ["S06", "S01", "S11"]
    assert grid(state) == {"a1": "T08", "b1": "T01", "c1": "T03"}
    assert state.hidden()["bag"] == ["END"]


def test_22_e3_in_reading_order_from_the_corner_card():
    text = "players 2\ngrid S04 S01 / S06 S10\ncubes b1 A, a2 B\nboards A b1, B a2\nbag T01 T03 T08"
    events = []
    state = scene(text, events, (2, 0))  # a2 was won last, but b1 is refilled first
    laid = [(part["cell"], part["tile"], part["bag"]) for part in parts(events, "tile_laid")]
    assert laid == [("b1", "T08", 2), ("a2", "T01", 1)]
    assert grid(state) == {"a1": "S04", "b1": "T08", "a2": "T01", "b2": "S10"}
    assert state.hidden()["bag"] == ["T03"]


def test_22_e3_the_row_comes_before_the_column():
    text = "players 2\ngrid S04 S10 S01 / S06 T17 T01\ncubes c1 A, a2 B\nboards A c1, B a2\n"
    events = []
    scene(text + "bag S02 S03", events, (0, 0))
    assert [part["cell"] for part in parts(events, "tile_laid")] == ["c1", "a2"]


def test_22_with_an_empty_bag_play_goes_on_with_fewer_tiles():
    text = "players 2\ngrid S01 S06 / S04 S10\ncubes a1 A, b1 B\nboards A a1, B b1\nbag T17"
    state = scene(text, None, (0,))
    assert grid(state) == {"a1": "T17", "a2": "S04", "b2": "S10"}
    assert table(state)["bag"] == 0
    assert waiting(state) == "AB"


def test_22_an_old_gap_is_refilled_when_there_is_something_to_draw():
    """Not reachable by play (the bag never grows), but a scene may begin so."""
    state = scene("players 2\ngrid S04 - S10\nboards A a1, B c1\nbag T17", None, (0,))
    assert grid(state)["b1"] == "T17"


END = "players 2\ngrid S04 S01 S10\ncubes b1 A\nboards A b1, B c1\n"


def test_23_1_the_end_tile_is_placed_if_one_player_meets_its_condition():
    events = []
    state = scene(END + "won B S02 S06 S11\nbag T01 END", events, (1,))
    assert grid(state)["b1"] == "END"
    assert kinds(events).count("end_tile_put_back") == 0


def test_23_1_e24_the_condition_is_judged_at_the_draw_with_tiles_won_this_round():
    """A had green and blue, and wins the orange S01 in this round."""
    state = scene(END + "won A S06 S11\nbag T01 END", None, (1,))
    assert grid(state)["b1"] == "END"


@pytest.mark.parametrize("won", ["A S06, B S11", "A S06 S07 S08, B S02 S03 S12", "B S02 S06"])
def test_23_2_nobody_meets_it_another_tile_is_drawn_and_the_end_tile_goes_back(won):
    """Colours of different players don't add up."""
    events = []
    state = scene(END + f"won {won}\nbag T01 END T03", events, (1, 0))
    assert kinds(events)[-3:] == ["end_tile_put_back", "tile_laid", "cone_passed"]
    assert parts(events, "end_tile_put_back") == [{"tile": "END"}]
    assert parts(events, "tile_laid") == [{"cell": "b1", "tile": "T01", "bag": 2}]
    assert sorted(state.hidden()["bag"]) == ["END", "T03"]


def test_23_2_the_end_tile_cannot_be_drawn_twice_for_the_same_place():
    """While it lies aside it is not in the bag: with one other tile left that one comes."""
    events = []
    state = scene(END + "bag END T01", events, (0, 0))
    assert grid(state)["b1"] == "T01"
    assert state.hidden()["bag"] == ["END"]


def test_dc8_the_end_tile_can_be_drawn_again_for_the_next_place():
    text = "players 2\ngrid S01 S06 S10\ncubes a1 A, b1 B\nboards A a1, B b1\nbag T01 END T03 T08"
    events = []
    state = scene(text, events, (1, 0, 2, 0))
    put_back = "end_tile_put_back"
    assert kinds(events)[-5:] == [put_back, "tile_laid", put_back, "tile_laid", "cone_passed"]
    assert state.hidden()["bag"].count("END") == 1


def test_23_the_k_tile_goes_through_the_same_procedure():
    events = []
    state = scene(END + "bag T01 K", events, (1, 0), end_tile="K")
    assert grid(state)["b1"] == "T01"
    assert parts(events, "end_tile_put_back") == [{"tile": "K"}]
    state = scene(END + "won B S02 S06 S11\nbag T01 K", None, (1,), end_tile="K")
    assert grid(state)["b1"] == "K"


FULL = "players 2\ngrid S04 S05 S10 / S15 T01 T03\n"


def test_24_gc9_dc10_who_has_all_cubes_on_tiles_takes_all_five_back():
    state = scene(FULL + "cubes a1 AB, b1 BA, c1 A")
    events = play(state, "A a2 b2", "B c2", "A a2")
    assert parts(events, "cubes_taken_back") == [
        {"seat": 0, "cells": ["a1", "b1", "c1", "a2", "b2"]}
    ]
    assert supply(state) == [5, 2]
    assert cubes(state) == {"a1": "B", "b1": "B", "c2": "B"}


def test_24_who_has_one_cube_left_takes_nothing_back():
    state = scene(FULL + "cubes a1 AB, b1 BA, c1 A")
    events = play(state, "A a2", "B c2")
    assert not parts(events, "cubes_taken_back")
    assert supply(state) == [1, 2]


def test_24_several_players_take_back_at_once():
    state = scene(FULL + "cubes a1 AB, b1 BA, c1 AB, b2 BA")
    events = play(state, "A a2", "B c2")
    assert [part["seat"] for part in parts(events, "cubes_taken_back")] == [0, 1]
    assert supply(state) == [5, 5]
    assert cubes(state) == {}


def test_24_cubes_that_come_back_from_the_board_count_first():
    """A has four on tiles; the fifth is blocked and returns, so A has one to place."""
    state = scene("players 2\ngrid S04 S10 T02 S15\ncubes a1 AA, b1 AA")
    events = play(state, "A c1", "B d1")
    assert kinds(events)[-2:] == ["boards_cleared", "cone_passed"]
    assert supply(state) == [1, 4]


def test_24_cubes_of_a_tile_won_in_the_round_count_first():
    state = scene(FULL + "cubes a1 AA, b1 AA")
    events = play(state, "A c1", "B a1", draws="S02")
    assert not parts(events, "cubes_taken_back")
    assert supply(state) == [2, 5]


def test_25_the_cone_passes_to_the_left():
    state = scene("players 3\ngrid S04 S05 S10\ncone C")
    events = play(state, "A a1", "B b1", "C c1")
    assert parts(events, "cone_passed") == [{"seat": 0, "round": 2}]
    assert table(state)["cone"] == 0
    events = play(state, "A b1", "B c1", "C a1")
    assert table(state)["cone"] == 1
