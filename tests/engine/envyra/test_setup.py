"""C1 and C2: components and set-up (rules 1-9; D-C2, D-C9, E-31, GC7)."""

import pytest
from engine.envyra_table import envyra, grid, supply
from engine.table import Scripted, table

from ludoteka.core.chance import Quick
from ludoteka.core.events import Event
from ludoteka.core.options import OptionError

SEEDS = range(40)
PLAYERS = (2, 3, 4)


def tiles() -> dict[str, dict]:
    return envyra().content()["tiles"]


def marked(mark: str) -> set[str]:
    return {name for name, tile in tiles().items() if tile["mark"] == mark}


def basic() -> set[str]:
    return marked("") | marked("3/4")


def in_play(state) -> set[str]:
    return set(grid(state).values()) | set(state.hidden()["bag"])


def test_1_there_are_39_tiles_15_with_s_22_basic_and_two_end_tiles():
    assert len(tiles()) == 39
    assert len(marked("S")) == 15
    assert len(basic()) == 22
    assert marked("end") == {"END", "K"}
    assert 0 < len(marked("3/4")) <= 14


def test_2_four_sets_of_five_cubes_and_nine_equilibrium_cards():
    assert envyra().meta.seats == (2, 4)
    assert supply(envyra().start(4, Quick(1))) == [5, 5, 5, 5]
    assert len(envyra().content()["cards"]) == 9


@pytest.mark.parametrize("seats", [1, 5, 0, -1])
def test_2_there_are_boards_and_cubes_for_two_to_four(seats):
    with pytest.raises(OptionError, match=f"2 to 4 players, not {seats}"):
        envyra().start(seats, Quick(1))


def test_3_a_tile_shows_cubes_points_theme_symbol_and_icons():
    assert tiles()["T21"] == {
        "theme": "blue",
        "symbol": "wind",
        "cubes": 4,
        "points": 5,
        "needs": ["orange", "orange", "green"],
        "mark": "3/4",
    }
    assert tiles()["S01"]["needs"] == []
    themes = {tile["theme"] for name, tile in tiles().items() if name not in ("END", "K")}
    assert themes == {"orange", "green", "blue"}


def test_4_the_end_tile_is_the_original_or_k():
    for end_tile, other in (("END", "K"), ("K", "END")):
        option = "K" if end_tile == "K" else "original"
        hidden = envyra(end_tile=option).start(2, Quick(7)).hidden()
        assert end_tile in hidden["bag"]
        assert other in hidden["box"]


@pytest.mark.parametrize(
    ("players", "s_left", "basic_left"), [(2, 11, 8), (3, 13, 16), (4, 14, 21)]
)
def test_5_gc7_so_many_tiles_are_left_for_so_many_players(players, s_left, basic_left):
    for seed in SEEDS:
        state = envyra().start(players, Quick(seed))
        assert len(in_play(state) & marked("S")) == s_left
        assert len(in_play(state) & basic()) == basic_left
        box = set(state.hidden()["box"])
        assert box == set(tiles()) - in_play(state)
        assert len(box) == 39 - s_left - basic_left - 1


def test_5_which_tiles_are_taken_out_is_chance():
    starts = [envyra().start(4, Quick(seed)) for seed in range(200)]
    out = [set(state.hidden()["box"]) - {"K"} for state in starts]
    assert set().union(*out) == marked("S") | basic()  # any tile can be the one taken out
    assert all(len(box & marked("S")) == 1 and len(box & basic()) == 1 for box in out)


def test_5_dc9_with_two_players_all_marked_three_four_are_out_and_more_at_random():
    seen = set()
    for seed in SEEDS:
        state = envyra().start(2, Quick(seed))
        assert not in_play(state) & marked("3/4")
        seen |= in_play(state)
    assert seen == marked("S") | marked("") | {"END"}  # any of the others may stay


def test_5_with_three_players_marked_tiles_can_be_in_play():
    assert any(in_play(envyra().start(3, Quick(seed))) & marked("3/4") for seed in SEEDS)


def test_5_what_was_taken_out_is_told_by_number_only():
    events: list[Event] = []
    envyra().start(3, Quick(5), events)
    assert [event.kind for event in events] == ["set_up"]
    assert events[0].public["removed"] == [2, 6]
    assert not events[0].private


@pytest.mark.parametrize(("players", "columns", "rows"), [(2, 3, 2), (3, 3, 3), (4, 4, 3)])
def test_6_dc2_the_grid_is_laid_of_s_tiles_and_grows_with_the_players(players, columns, rows):
    for seed in SEEDS:
        state = envyra().start(players, Quick(seed))
        names = [f"{column}{row + 1}" for row in range(rows) for column in "abcd"[:columns]]
        assert list(grid(state)) == names  # from the corner card, row by row
        assert set(grid(state).values()) <= marked("S")
        assert (table(state)["columns"], table(state)["rows"]) == (columns, rows)


@pytest.mark.parametrize(("players", "option"), [(2, "4x2"), (2, "3x3"), (3, "4x3"), (4, "3x2")])
def test_dc2_the_grid_is_an_option(players, option):
    state = envyra(grid=option).start(players, Quick(3))
    columns, rows = int(option[0]), int(option[2])
    assert len(grid(state)) == columns * rows
    assert set(grid(state).values()) <= marked("S")


def test_dc2_a_grid_that_leaves_no_s_tile_for_the_bag_is_refused():
    with pytest.raises(OptionError, match="4x3 is too large for 2 players: of their 11 S tiles"):
        envyra(grid="4x3").start(2, Quick(3))


def test_7_everybody_has_five_cubes_and_an_empty_board_behind_the_screen():
    for players in PLAYERS:
        shown = table(envyra().start(players, Quick(2)))
        assert shown["supply"] == [5] * players
        assert shown["boards"] == [[]] * players
        assert shown["phase"] == "placing"
        assert shown["waiting"] == list(range(players))


@pytest.mark.parametrize(("players", "bag", "s_tiles"), [(2, 14, 5), (3, 21, 4), (4, 24, 2)])
def test_8_the_other_s_tiles_the_basic_tiles_and_the_end_tile_are_in_the_bag(players, bag, s_tiles):
    for seed in SEEDS:
        state = envyra().start(players, Quick(seed))
        tiles_in_bag = state.hidden()["bag"]
        assert table(state)["bag"] == len(tiles_in_bag) == len(set(tiles_in_bag)) == bag
        assert len(set(tiles_in_bag) & marked("S")) == s_tiles
        assert tiles_in_bag.count("END") == 1


def test_9_the_start_player_is_drawn_or_agreed():
    drawn = {table(envyra().start(4, Quick(seed)))["cone"] for seed in SEEDS}
    assert drawn == {0, 1, 2, 3}
    for player in "1234":
        agreed = {
            table(envyra(start_player=player).start(4, Quick(seed)))["cone"] for seed in range(5)
        }
        assert agreed == {int(player) - 1}


def test_9_the_start_player_must_sit_at_the_table():
    with pytest.raises(OptionError, match="start_player 3 is not at a table of 2"):
        envyra(start_player="3").start(2, Quick(1))


def test_the_order_of_draws_is_s_tiles_basic_tiles_start_player_cards():
    """Part of the rules' version: whoever has the seed can lay the table himself."""
    s_tiles = list(range(14, -1, -1))  # for each draw: leave the last tile where it is
    basic_tiles = list(range(11, -1, -1))  # the 12 that are not marked 3/4
    cards = [4, 3, 2, 1]
    chance = Scripted(*s_tiles[:-1], *basic_tiles[:-1], 1, *cards)
    state = envyra(equilibrium="C").start(2, chance)
    assert not chance.outcomes
    assert list(grid(state).values()) == ["S05", "S06", "S07", "S08", "S09", "S10"]
    bag = "S11 S12 S13 S14 S15 T01 T02 T03 T04 T08 T09 T10 T11 END"
    assert state.hidden()["bag"] == bag.split()
    assert table(state)["cone"] == 1
    assert [card["card"] for card in table(state)["open_cards"]] == ["Q1", "Q2"]
    assert state.hidden()["secret_cards"] == ["Q3", "Q4"]


def test_the_same_chance_lays_the_same_table():
    for players in PLAYERS:
        one, two = (envyra().start(players, Quick(11)) for _ in range(2))
        assert one.digest() == two.digest()
        assert one.digest() != envyra().start(players, Quick(12)).digest()


def test_e31_every_tile_of_a_first_grid_is_open_to_everybody():
    assert all(not tiles()[name]["needs"] for name in marked("S"))
