"""Positions in notation: what they set up, and what they refuse."""

import pytest
from engine.envyra_table import cubes, envyra, grid, play, scene, supply, won
from engine.table import table, waiting

from ludoteka.core.chance import Quick
from ludoteka.games.envyra.scenes import SceneError

EXAMPLE = """
players 3
grid S01 S06 S11 / T01 - END      # rows from the corner card
cubes a1 A, b1 BC
won A S02 S07, B T09
cone B
round 7
bag T02 T03
supply A 4, B 4, C 4
choices C place a1 c2, A a1
"""


def test_a_scene_sets_up_what_it_says():
    state = scene(EXAMPLE.replace("b1 BC", "b1 B, c1 C"))
    shown = table(state)
    assert grid(state) == {"a1": "S01", "b1": "S06", "c1": "S11", "a2": "T01", "c2": "END"}
    assert (shown["columns"], shown["rows"]) == (3, 2)
    assert cubes(state) == {"a1": "A", "b1": "B", "c1": "C"}
    assert won(state) == [["S02", "S07"], ["T09"], []]
    assert (shown["cone"], shown["round"]) == (1, 7)
    assert state.hidden()["bag"] == ["T02", "T03"]
    assert supply(state) == [4, 4, 4]
    assert state.hidden()["choices"] == ["place a1", None, "place a1 c2"]
    assert waiting(state) == "B"


def test_what_is_left_out_is_as_in_a_set_up():
    state = scene("players 2\ngrid S01 S06")
    shown = table(state)
    assert (shown["cone"], shown["round"], shown["phase"]) == (0, 1, "placing")
    assert supply(state) == [5, 5]
    facts = envyra().content()["tiles"]
    can_be = [tile for tile, fact in facts.items() if fact["mark"] != "3/4" and tile != "K"]
    assert state.hidden()["bag"] == [tile for tile in can_be if tile not in ("S01", "S06")]


def test_the_end_tile_is_in_the_bag_unless_it_lies_elsewhere():
    assert "END" not in scene("players 2\ngrid S01 END").hidden()["bag"]
    assert "END" not in scene("players 2\ngrid S01 S02\nbag S03").hidden()["bag"]
    assert "K" in scene("players 2\ngrid S01 S02", end_tile="K").hidden()["bag"]


def test_a_scene_equals_the_position_that_was_played_to():
    played = scene("players 2\ngrid S04 S05 S10 S15\nbag S01")
    play(played, "A a1 b1", "B c1 d1", "A a1", "B c1")
    written = scene(
        "players 2\ngrid S04 S05 S10 S15\nbag S01\ncubes a1 A, b1 A, c1 B, d1 B\ncone B\nround 2"
    )
    assert played.digest() == written.digest()


def test_a_phase_ii_goes_on_to_its_first_choice():
    state = scene("players 2\ngrid S04 S05 S10\nboards A a1, B a1 b1")
    assert cubes(state) == {"a1": "A"}
    assert waiting(state) == "B"
    assert table(state)["step"] == 1


def test_a_phase_ii_may_begin_at_a_later_step():
    state = scene("players 2\ngrid S04 S05 S10\ncubes c1 A\nboards A a1, B a1 b1\nstep 1")
    assert cubes(state) == {"c1": "A"}
    assert waiting(state) == "B"
    assert table(state)["step"] == 1


def test_a_phase_ii_that_draws_wants_chance():
    text = "players 2\ngrid S01 S05 S10\ncubes a1 A\nboards A a1, B b1"
    with pytest.raises(SceneError, match="draw from the bag: hand in the chance"):
        scene(text)
    assert len(grid(envyra().scene(text, Quick(1)))) == 3


def test_a_finished_game():
    state = scene("players 2\ngrid S04 S05\nboards A a1, B b1\nwon A END\nover end_tile_won")
    assert state.result().reason == "end_tile_won"
    assert waiting(state) == ""
    assert table(state)["boards"] == [["a1"], ["b1"]]


BASE = "players 3\ngrid S04 S05 / T01 -\n"

FAULTS = [
    ("grid S01", "players: should be a number from 2 to 4, not ''"),
    ("players 5\ngrid S01", "line 1: players: should be a number from 2 to 4, not '5'"),
    ("players two\ngrid S01", "line 1: players: should be a number from 2 to 4, not 'two'"),
    ("players 2", "grid: should have 1 to 4 columns and 1 to 3 rows"),
    ("players 2\ngrid S01 S02 S03 S04 S05", "line 2: grid: should have 1 to 4 columns"),
    ("players 2\ngrid S01 / S02 / S03 / S04", "line 2: grid: should have 1 to 4 columns"),
    ("players 2\ngrid S01 S02 / S03", "line 2: grid: all rows should have 2 places, not 1"),
    ("players 2\ngrid S01 S99", "line 2: grid: no tile 'S99'"),
    ("players 2\ngrid S01 end", "line 2: grid: no tile 'end'"),
    ("players 2\ngrid S01 S01", "line 2: grid: tile S01 is there twice"),
    ("players 2\ngrid S01 K", "line 2: grid: K is not the end tile of this game (4)"),
    ("players 2\ngrid S01 T05", "line 2: grid: T05 is marked 3/4, so two players play without"),
    ("players 2\ngrid - -", "line 2: grid: has no tile, so nobody could place a cube (28)"),
    (BASE + "won A S04", "line 3: won: tile S04 is there twice"),
    (BASE + "won A S01, B S01", "line 3: won: tile S01 is there twice"),
    (BASE + "won A S01, A S02", "line 3: won: player A is there twice"),
    (BASE + "won D S01", "line 3: won: no player 'D'; they are A, B, C"),
    (BASE + "won AB S01", "line 3: won: no player 'AB'; they are A, B, C"),
    (BASE + "won A", "line 3: won: a part is too short: 'A'"),
    (BASE + "won A S01,", "line 3: won: a part is too short: ''"),
    (BASE + "bag S04", "line 3: bag: tile S04 is there twice"),
    (BASE + "bag S01 S02 S01", "line 3: bag: tile S01 is there twice"),
    (BASE + "won A S01\nbag S01", "line 4: bag: tile S01 is there twice"),
    (BASE + "cubes a9 A", "line 3: cubes: no cell 'a9'; they are a1 to d3"),
    (BASE + "cubes b2 A", "line 3: cubes: there is no tile on b2"),
    (BASE + "cubes d3 A", "line 3: cubes: there is no tile on d3"),
    (BASE + "cubes a1 X", "line 3: cubes: no player 'X'; they are A, B, C"),
    (BASE + "cubes a1 A, a1 B", "line 3: cubes: a1 is there twice"),
    (BASE + "cubes a1 ABC", "line 3: cubes: a1 would be won already: S04 needs 3 cubes (17)"),
    (BASE + "cubes a1 AA, b1 AA, a2 A", "line 3: cubes: player A has none left to place (24)"),
    (
        "players 2\ngrid S04 S05 S10 S15\ncubes a1 AA, b1 AA, c1 AA",
        "line 3: cubes: player A would have 6 cubes, there are 5",
    ),
    (
        BASE + "cubes a1 AA, b1 AA\nboards A a1 a2",
        "line 4: boards: player A would have 6 cubes, there are 5",
    ),
    (BASE + "supply A 6", "line 3: supply: should be a number from 0 to 5, not '6'"),
    (BASE + "cubes a1 A\nsupply A 5", "line 4: supply: player A has 4 left of 5, not 5"),
    (BASE + "boards A a1 b1 a2", "line 3: boards: player A may have at most 2 there"),
    (BASE + "boards A b2", "line 3: boards: there is no tile on b2"),
    (BASE + "boards A a1 a1", "line 3: boards: player A has a1 twice (D-C3)"),
    (BASE + "boards A a1\nchoices B a1", "line 4: choices: are made in phase I"),
    (BASE + "boards A a1\nstep 6", "line 4: step: should be a number from 0 to 5, not '6'"),
    (BASE + "step 1", "line 3: step: is a place in phase II, which has boards"),
    (BASE + "choices A z1", "line 3: choices: can't read 'z1' as a move"),
    (BASE + "choices A place b2", "line 3: choices: 'place b2' is not allowed: envyra.D-C4"),
    (BASE + "choices A move a1", "line 3: choices: 'move a1' is not allowed: envyra.12"),
    (BASE + "choices A a1, B a1, C a1", "line 3: choices: all have chosen, so the screens are"),
    (BASE + "cone D", "line 3: cone: no player 'D'; they are A, B, C"),
    (BASE + "round 201", "line 3: round: should be a number from 1 to 200, not '201'"),
    (BASE + "round 0", "line 3: round: should be a number from 1 to 200, not '0'"),
    (BASE + "open_cards Q1 Q2", "line 3: open_cards: the game is played without them"),
    (BASE + "secret_cards A Q1", "line 3: secret_cards: the game is played without them"),
    (BASE + "won A END", "over: a game is over by end_tile_won if the end tile is won (26)"),
    (BASE + "over end_tile_won", "line 3: over: a game is over by end_tile_won if"),
    (BASE + "over tea_time", "line 3: over: no ending 'tea_time'"),
    (BASE + "cube a1 A", "line 3: unknown entry 'cube' (did you mean 'cubes'?)"),
    (BASE + "cone A\n\ncone B", "line 5: cone stands in line 3 already"),
    (BASE + "cone  # nobody", "line 3: nothing follows cone"),
]


@pytest.mark.parametrize(("text", "fault"), FAULTS, ids=[fault for _, fault in FAULTS])
def test_a_faulty_scene_names_the_line_and_the_fault(text, fault):
    with pytest.raises(SceneError) as error:
        scene(text)
    assert str(error.value).startswith(fault)


CARD_FAULTS = [
    ("", "open_cards: is missing: the game is played with Equilibrium cards (34)"),
    ("open_cards Q1 Q2", "secret_cards: is missing: the game is played with Equilibrium cards"),
    ("open_cards Q1\nsecret_cards A Q3", "line 3: open_cards: 2 lie open (34), not 1"),
    ("open_cards Q1 Q9\nsecret_cards A Q3", "line 3: open_cards: Q9 gives 4 points, so it is for"),
    ("open_cards Q1 Q0\nsecret_cards A Q3", "line 3: open_cards: no card 'Q0'"),
    ("open_cards Q1 Q1\nsecret_cards A Q3", "line 3: open_cards: card Q1 is there twice"),
    ("open_cards Q1 Q2=D\nsecret_cards A Q3", "line 3: open_cards: no player 'D'"),
    ("open_cards Q1 Q2\nsecret_cards A Q2", "line 4: secret_cards: card Q2 is there twice"),
    ("open_cards Q1 Q2\nsecret_cards A Q3, B Q4", "line 4: secret_cards: player C has none, but"),
]


@pytest.mark.parametrize(("text", "fault"), CARD_FAULTS, ids=[fault for _, fault in CARD_FAULTS])
def test_faulty_cards(text, fault):
    with pytest.raises(SceneError) as error:
        scene(BASE + text, equilibrium="C")
    assert str(error.value).startswith(fault)


def test_simplified_boards_have_one_cube():
    with pytest.raises(SceneError, match="player A may have at most 1 there"):
        scene(BASE + "boards A a1 b1", simplified=True)
    with pytest.raises(SceneError, match="step: should be a number from 0 to 2, not '3'"):
        scene(BASE + "boards A a1\nstep 3", simplified=True)
