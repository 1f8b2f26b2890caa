"""C6: the end of the game (rules 26-28; D-C7, E-1, E-17 to E-19, E-21, E-30)."""

import pytest
from engine.envyra_table import cubes, grid, play, scene, supply
from engine.table import kinds, parts, table, waiting

from ludoteka.core.chance import Quick
from ludoteka.core.errors import IllegalMove

COLOURS = "won A S01 S06 S11\n"


def ending(state) -> tuple[str, str]:
    result = state.result()
    assert result is not None
    return result.reason, result.rule


def test_26_the_game_ends_at_once_when_the_end_tile_is_won():
    """B's cubes and A's second one stay where they are: phase II is not finished."""
    text = "players 2\ngrid END S04 S10\ncubes a1 AA\nboards A a1 b1, B b1 c1\nbag T01\n"
    state = scene(text + COLOURS)
    events = play(state, "A a1")
    assert kinds(events) == ["cube_moved", "tile_won", "game_over"]
    assert parts(events, "game_over") == [
        {"reason": "end_tile_won", "rule": "envyra.26", "secret_cards": []}
    ]
    assert ending(state) == ("end_tile_won", "envyra.26")
    shown = table(state)
    assert shown["phase"] == "over"
    assert shown["boards"] == [["b1"], ["b1", "c1"]]
    assert shown["supply"] == [4, 3]
    assert shown["bag"] == 1
    assert waiting(state) == ""


def test_26_it_ends_for_everybody_whoever_filled_the_tile():
    text = "players 2\ngrid END S04 S10\ncubes a1 AA\nwon A S01 S06 S11, B S02 S07 S12\n"
    state = scene(text)
    play(state, "A b1", "B a1")
    assert ending(state)[0] == "end_tile_won"
    assert table(state)["won"][0] == ["S01", "S06", "S11", "END"]


def test_26_with_the_k_tile_too():
    text = "players 2\ngrid K S04 S10\ncubes a1 A\n"
    state = scene(text + COLOURS, end_tile="K")
    play(state, "A a1", "B b1")
    assert ending(state)[0] == "end_tile_won"


def test_after_the_end_nobody_can_do_anything():
    state = scene("players 2\ngrid END S04 S10\ncubes a1 AA\nboards A a1 b1, B b1 c1\n" + COLOURS)
    play(state, "A a1")
    before = state.digest()
    for seat in (-1, 0, 1, 2):
        assert state.moves(seat) == ()
        for move in (0, 12, 78, 79, 80, 89, -1, 90):
            reason = state.why_not(seat, move)
            assert reason is not None
            assert reason.rule.startswith("ludoteka.")
            with pytest.raises(IllegalMove):
                state.play(seat, move, Quick(1))
    assert state.digest() == before


LAST = "players 2\ngrid S04 S01 S10\ncubes b1 A\nboards A b1, B c1\n"


def test_27_23_3_only_the_end_tile_is_left_for_a_gap_and_nobody_meets_its_condition():
    events = []
    state = scene(LAST + "bag END", events, (0,))
    assert kinds(events) == ["cube_moved", "tile_won", "cube_moved", "game_over"]
    assert ending(state) == ("end_tile_left", "envyra.27")
    assert state.hidden()["bag"] == ["END"]
    assert state.result().scores == [1, 0]


def test_27_not_if_somebody_meets_it():
    state = scene(LAST + "won B S02 S06 S11\nbag END", None, (0,))
    assert state.result() is None
    assert grid(state)["b1"] == "END"


def test_e18_cube_check_and_cone_are_left_out_when_the_game_ends():
    text = "players 2\ngrid S01 S04 S10 S15\ncubes a1 B, b1 AA, c1 AA\nbag END"
    state = scene(text)
    events = play(state, "A d1", "B a1", draws="END")
    assert kinds(events)[-2:] == ["tile_won", "game_over"]
    assert supply(state) == [0, 5]
    assert cubes(state) == {"b1": "AA", "c1": "AA", "d1": "A"}
    assert (table(state)["cone"], table(state)["round"]) == (0, 1)


def test_e19_gap_by_gap_tiles_already_laid_stay():
    text = "players 2\ngrid S01 S06 S10\ncubes a1 A, b1 B\nboards A a1, B b1\nbag T01 END"
    events = []
    state = scene(text, events, (1, 0, 0))  # the end tile, T01 instead, then only the end tile
    assert kinds(events)[-3:] == ["end_tile_put_back", "tile_laid", "game_over"]
    assert ending(state)[0] == "end_tile_left"
    assert grid(state) == {"a1": "T01", "c1": "S10"}


def test_e21_without_a_gap_the_game_goes_on_with_only_the_end_tile_in_the_bag():
    state = scene("players 2\ngrid S04 S05 S10\nbag END")
    play(state, "A a1", "B b1")
    assert state.result() is None
    assert table(state)["round"] == 2


CLOSED = "players 2\ngrid T02 T18 S10\ncubes c1 AA\nboards A c1, B c1\n"  # T02, T18 ask for green


def test_28_some_player_cannot_move_to_any_tile_of_the_grid():
    """A wins the green S10; nothing is left that B might play to."""
    events = []
    state = scene(CLOSED + "bag -", events)
    assert kinds(events)[-2:] == ["tile_won", "game_over"]
    assert ending(state) == ("no_tile_open", "envyra.28")


def test_28_dc7_a_player_who_cannot_move_to_some_tile_does_not_end_it():
    """The literal reading would: T02 and T18 are closed to B, but not T01."""
    state = scene(CLOSED + "bag T01", None, (0,))
    assert state.result() is None
    assert table(state)["round"] == 2


def test_28_dc7_an_empty_grid_ends_it():
    state = scene("players 2\ngrid S01 -\ncubes a1 A\nbag -")
    play(state, "A a1", "B a1")
    assert ending(state)[0] == "no_tile_open"
    assert grid(state) == {}


def test_e1_it_is_tested_after_the_refill():
    """Before the refill nothing is open to B."""
    state = scene(CLOSED + "bag S01", None, (0,))
    assert state.result() is None
    assert grid(state)["c1"] == "S01"


def test_e1_it_is_tested_after_the_cube_check_and_before_the_cone_passes():
    """A's fifth cube goes onto T02; B's wins S10 for B, the only tile that was open to C."""
    text = "players 3\ngrid T06 T22 S10\ncubes a1 AA, b1 AA, c1 BB\nwon A S06, B S07\nbag -\n"
    events = []
    state = scene(text + "boards A a1, B c1, C c1", events)
    assert kinds(events)[-3:] == ["tile_won", "cubes_taken_back", "game_over"]
    assert ending(state)[0] == "no_tile_open"
    assert supply(state) == [5, 5, 5]
    assert table(state)["cone"] == 0


def test_e1_not_at_the_start_of_the_game():
    """Nothing is open to anybody: all may place, and only the end of the round ends it."""
    state = scene("players 2\ngrid T02 T18 T04\nround 1")
    assert state.result() is None
    events = play(state, "A a1", "B a1")
    assert ending(state)[0] == "no_tile_open"
    assert kinds(events)[-2:] == ["boards_cleared", "game_over"]


def test_e1_the_end_tile_counts_as_a_tile_to_move_to():
    """One of each colour does not open T21 (orange, orange, green), but the end tile."""
    grids = {"T21 END": None, "T21 -": "no_tile_open"}
    for text, reason in grids.items():
        state = scene(
            f"players 3\ngrid {text} S01\ncubes c1 A\nboards A c1, B c1, C c1\nbag -\n"
            "won A S06 S11, B S02 S07 S12, C S03 S08 S13"
        )
        assert (state.result() and state.result().reason) == reason


def test_e17_the_end_tile_won_comes_before_everything():
    """With the end tile gone nothing is open to B (28), but it is ending A that is told."""
    text = "players 2\ngrid END T02 T18\ncubes a1 AA\nboards A a1, B b1\nbag -\nround 200\n"
    state = scene(text + COLOURS)
    assert ending(state)[0] == "end_tile_won"


def test_e17_the_end_tile_left_comes_before_no_tile_open():
    state = scene(CLOSED + "bag END", None, (0,))
    assert ending(state)[0] == "end_tile_left"


def test_e17_no_tile_open_comes_before_the_round_limit():
    state = scene(CLOSED + "bag -\nround 200")
    assert ending(state)[0] == "no_tile_open"


def test_e30_after_200_rounds_the_game_ends_and_is_scored():
    text = "players 2\ngrid S04 S05 S10\nwon A S01 S03, B S11\n"
    state = scene(text + "round 199")
    play(state, "A a1", "B b1")
    assert state.result() is None
    assert table(state)["round"] == 200
    events = play(state, "A a1", "B b1")
    assert kinds(events)[-1] == "game_over"
    assert ending(state) == ("round_limit", "envyra.E-30")
    assert state.result().scores == [4, 1]
    assert table(state)["round"] == 200
