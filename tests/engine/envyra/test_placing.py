"""C3: phase I, placing cubes (rules 10-12; D-C3, D-C4, E-8)."""

import pytest
from engine.envyra_table import cubes, envyra, grid, moved, play, scene, supply
from engine.table import kinds, parts, waiting

from ludoteka.core.chance import Quick
from ludoteka.core.errors import IllegalMove, UnreadableMove

TABLE = """
players 2
grid S01 S06 S11 / S04 S10 S15
"""


def placings(state, seat: int) -> list[list[str]]:
    return [state.game.describe(move)["cells"] for move in state.moves(seat)]


def test_10_one_or_two_cubes_are_placed():
    state = scene(TABLE)
    for seat in (0, 1):
        found = placings(state, seat)
        assert sum(len(cells) == 1 for cells in found) == 6
        assert sum(len(cells) == 2 for cells in found) == 6 * 5 // 2
        assert len(found) == 21  # and so at least one, and never three


def test_10_all_players_place_at_once():
    state = scene(TABLE)
    assert waiting(state) == "AB"
    play(state, "B a1")
    assert waiting(state) == "A"


def test_10_the_order_of_the_choices_does_not_matter():
    one, two = scene(TABLE), scene(TABLE)
    play(one, "A a1 b1", "B c1 a2")
    play(two, "B c1 a2", "A a1 b1")
    assert one.digest() == two.digest()


def test_10_a_player_with_one_cube_must_place_it():
    state = scene(TABLE + "cubes a2 AA, b2 AA")
    assert supply(state)[0] == 1
    assert placings(state, 0) == [["a1"], ["b1"], ["c1"], ["a2"], ["b2"], ["c2"]]
    assert len(placings(state, 1)) == 21
    with pytest.raises(IllegalMove, match=r"envyra.10.*cubes 2, supply 1"):
        play(state, "A a1 b1")


def test_10_a_player_with_two_cubes_may_place_both():
    state = scene(TABLE + "cubes a2 AA, b2 A")
    assert supply(state)[0] == 2
    assert len(placings(state, 0)) == 21


def test_11_a_position_stands_for_the_tile_at_that_place():
    state = scene(TABLE)
    events = play(state, "A b2", "B c2")
    assert [part["tile"] for part in parts(events, "cube_moved")] == ["S10", "S15"]
    assert cubes(state) == {"b2": "A", "c2": "B"}


def test_11_a_tile_may_take_several_rounds_and_keeps_its_cubes():
    state = scene(TABLE)
    play(state, "A b2", "B c2")
    play(state, "A b2", "B c2")
    assert cubes(state) == {"b2": "AA", "c2": "BB"}
    assert supply(state) == [3, 3]
    events = play(state, "A b2", "B a1", draws="S02")
    assert [part["tile"] for part in parts(events, "tile_won")] == ["S10"]


def test_12_all_screens_are_removed_when_the_last_one_is_ready():
    state = scene(TABLE)
    assert kinds(play(state, "A a1 c1")) == ["ready"]
    events = play(state, "B b1")
    assert kinds(events)[:2] == ["ready", "screens_removed"]
    assert parts(events, "screens_removed") == [{"boards": [["a1", "c1"], ["b1"]]}]


def test_12_what_was_placed_leaves_the_supply_only_when_the_screens_are_removed():
    state = scene(TABLE)
    play(state, "A a2 b2")
    assert supply(state) == [5, 5]
    play(state, "B c2")  # A chooses now which of two goes first
    assert supply(state) == [3, 4]


def test_a_choice_may_be_changed_until_all_are_in():
    state = scene(TABLE)
    assert kinds(play(state, "A a1", "A b1 c1", "A c2")) == [
        "ready",
        "changed_mind",
        "changed_mind",
    ]
    assert waiting(state) == "B"
    events = play(state, "B a2")
    assert moved(events) == ["A c2", "B a2"]


def test_dc3_the_two_cubes_go_on_different_positions():
    with pytest.raises(UnreadableMove):
        envyra().read("place a1 a1")
    assert all(len(set(cells)) == len(cells) for cells in placings(scene(TABLE), 0))


def test_dc4_a_restricted_tile_not_yet_open_may_be_chosen():
    state = scene("players 2\ngrid S01 T02 T04")
    assert ["b1", "c1"] in placings(state, 0)
    events = play(state, "A b1 c1", "B a1")  # A passes knowingly
    assert moved(events) == ["B a1"]
    assert supply(state) == [5, 4]


def test_dc4_a_position_without_a_tile_cannot_be_chosen():
    state = scene("players 2\ngrid S01 - S11 / S04 S10 -")
    assert not any("b1" in cells or "c2" in cells for cells in placings(state, 0))
    assert len(placings(state, 0)) == 4 + 6
    with pytest.raises(IllegalMove, match=r"envyra.D-C4: no-tile-there .*b1"):
        play(state, "A a1 b1")


def test_6_a_position_outside_the_grid_cannot_be_chosen():
    state = scene(TABLE)
    for move in ("A place d1", "A place a3", "A a1 d3"):
        with pytest.raises(IllegalMove, match=r"envyra\.6: outside-the-grid"):
            play(state, "A a1", move)


def test_e8_with_one_tile_left_only_one_cube_can_be_placed():
    state = scene("players 2\ngrid - S04 - / - - -\nbag -")
    assert placings(state, 0) == [["b1"]]
    assert state.view(0)["prompt"] == {"do": "place", "most": 1}
    play(state, "A b1", "B b1")
    assert cubes(state) == {"b1": "AB"}


def test_an_illegal_choice_changes_nothing():
    state = scene(TABLE + "choices A a1")
    before = state.digest()
    with pytest.raises(IllegalMove):
        play(state, "B place d3")
    with pytest.raises(IllegalMove):
        state.play(2, 0, Quick(1))
    with pytest.raises(IllegalMove):
        state.play(-1, 0, Quick(1))
    assert state.digest() == before
    assert grid(state)["a1"] == "S01"
