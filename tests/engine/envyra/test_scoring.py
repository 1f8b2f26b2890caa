"""C7: scoring (rules 29-32; D-C1, D-C12, E-4, E-28; GC5, GC6)."""

import pytest
from engine.envyra_table import envyra, scene
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.core.game import ranked
from ludoteka.games.envyra import scoring

FINISHED = "players {}\ngrid - T17\nround 200\nover {}\nwon {}\n"
TILES = st.lists(st.integers(0, 38), unique=True, max_size=12)


def score(hand: str) -> dict[str, int]:
    state = scene(FINISHED.format(4, "round_limit", "A " + hand))
    return state.result().parts[0]


def result(won: str, reason: str = "round_limit", **options):
    cards = options.pop("cards", "")
    return scene(FINISHED.format(won.count(",") + 1, reason, won) + cards, **options).result()


def test_29_a_set_has_one_theme_and_different_symbols():
    assert score("S01 S03")["sets"] == 2  # sun and mountain
    assert score("S01 S02")["sets"] == 0  # sun and sun
    assert score("S01 S06")["sets"] == 0  # orange and green
    assert score("S01")["sets"] == 0


def test_29_several_sets_of_one_theme_and_each_tile_in_one_set_only():
    assert score("S01 S03 S02 S04")["sets"] == 4  # sun, mountain; sun, mountain
    assert score("S01 S03 S06 S08")["sets"] == 4  # a set in each of two themes
    assert score("S01 S03 S02")["sets"] == 2  # the second sun finds no mountain


def test_30_points_on_all_tiles_and_the_end_tile_are_counted():
    hand = result("A S01 T08 END, B S06", "end_tile_won")
    assert hand.parts[0] == {"tiles": 1 + 3 + 5, "sets": 0, "equilibrium": 0}
    assert hand.scores == [9, 1]


def test_30_gc6_sets_of_two_three_and_four_symbols_give_2_4_and_7():
    assert score("S01 S03")["sets"] == 2
    assert score("S01 S03 S05")["sets"] == 4
    assert score("S01 S03 S05 T04")["sets"] == 7


def test_30_gc6_two_a_two_b_one_c_make_three_and_two():
    assert score("S01 S02 S03 S04 S05")["sets"] == 6
    sets = scoring.sets_of(envyra().tiles, [0, 1, 2, 3, 4])
    assert sorted(len(one) for one in sets) == [2, 3]


def test_30_gc5_the_example_of_the_rules():
    """4+1+3+4+3+4+2 = 21, green 2 and orange 4: 27; a leaf and the sea are in no set."""
    hand = result("A T02 S06 S05 T04 T08 T09 T15, B S01")
    assert hand.parts[0] == {"tiles": 21, "sets": 6, "equilibrium": 0}
    assert hand.scores[0] == 27


def test_30_nothing_won_scores_nothing():
    assert result("A S01, B S02").parts[1]["sets"] == 0
    assert scene("players 2\ngrid S01\nround 200\nover round_limit").result().scores == [0, 0]


def test_dc12_the_end_tile_is_never_part_of_a_set_or_a_card():
    with_end = result("A S01 S03 END, B S06", "end_tile_won").parts[0]
    assert with_end == {"tiles": 7, "sets": 2, "equilibrium": 0}


def test_31_most_points_win():
    hands = result("A S01, B T08, C S06 S11")
    assert hands.scores == [1, 3, 2]
    assert hands.ranks == [3, 1, 2]
    assert hands.winners() == [1]


def test_31_a_tie_goes_to_most_points_from_sets():
    hands = result("A T02, B S01 S03")  # 4 and 1 + 1 + 2
    assert hands.scores == [4, 4]
    assert hands.ranks == [2, 1]


def test_31_then_to_the_owner_of_the_end_tile():
    hands = result("A T02 S06, B END", "end_tile_won")  # 4 + 1 without a set, and 5
    assert hands.scores == [5, 5]
    assert [part["sets"] for part in hands.parts] == [0, 0]
    assert hands.ranks == [2, 1]


def test_31_sets_come_before_the_end_tile():
    hands = result("A S01 S03 S06, B END", "end_tile_won")  # 3 + 2, and 5
    assert hands.scores == [5, 5]
    assert hands.ranks == [1, 2]


def test_31_otherwise_it_is_a_draw_between_them():
    hands = result("A S01 S06, B S02 S07, C S11")
    assert hands.scores == [2, 2, 1]
    assert hands.ranks == [1, 1, 3]
    assert hands.winners() == [0, 1]


def test_31_the_end_tile_of_a_third_does_not_break_the_tie():
    hands = result("A T02 T08, B T04 T10, C END", "end_tile_won")
    assert hands.scores == [7, 7, 5]
    assert hands.ranks == [1, 1, 3]


def test_e4_the_same_keys_rank_the_others_and_equal_keys_share():
    assert result("A T05, B S01, C S02, D S06").ranks == [1, 2, 2, 2]
    assert result("A T05, B S01 S03, C T02, D S06").ranks == [2, 1, 2, 4]
    assert result("A S01, B S02, C S06, D S11").ranks == [1, 1, 1, 1]
    hands = result("A T08 T01 T15, B T02 S06, C END, D S01 S07", "end_tile_won")
    assert hands.scores == [8, 5, 5, 2]
    assert hands.ranks == [1, 3, 2, 4]  # the end tile decides about the second place too


def test_31_the_result_tells_all_figures_that_decide_in_their_order():
    hands = result("A T08 T01 T15, B T02 S06, C END, D S01 S07", "end_tile_won")
    assert hands.deciders == [
        ("points", hands.scores),
        ("sets", [part["sets"] for part in hands.parts]),
        ("end_tile", [0, 0, 1, 0]),
    ]
    assert "deciders" not in hands.data()  # a traced record has what it always had


def test_e28_equilibrium_points_do_not_break_a_tie():
    """4 points each: A with a set, B with an Equilibrium card."""
    hands = result("A S06 S08, B S02 S11", cards="open_cards Q1=B Q4", equilibrium="A")
    assert [sum(part.values()) for part in hands.parts] == hands.scores == [4, 4]
    assert [part["sets"] for part in hands.parts] == [2, 0]
    assert [part["equilibrium"] for part in hands.parts] == [0, 2]
    assert hands.ranks == [1, 2]


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([(3,), (2,), (1,)], [1, 2, 3]),
        ([(1,), (3,), (3,), (0,)], [3, 1, 1, 4]),
        ([(1, 2), (1, 3)], [2, 1]),
        ([], []),
    ],
)
def test_ranks_are_shared_and_the_next_one_is_left_out(keys, ranks):
    assert ranked(keys) == ranks


def best_sets(hand: list[int]) -> int:
    """The most that any partition gives, by trying all of them."""
    tiles = envyra().tiles
    value = {1: 0, 2: 2, 3: 4, 4: 7}

    def best(rest: list[int], groups: list[list[int]]) -> int:
        if not rest:
            return sum(value[len(group)] for group in groups)
        symbol = rest[0]
        found = best(rest[1:], [*groups, [symbol]])
        for at, group in enumerate(groups):
            if symbol not in group:
                grown = [*groups[:at], [*group, symbol], *groups[at + 1 :]]
                found = max(found, best(rest[1:], grown))
        return found

    return sum(
        best([tiles.symbol[tile] for tile in hand if tiles.theme[tile] == theme], [])
        for theme in range(3)
    )


@given(TILES)
def test_32_dc1_the_greedy_partition_is_the_best(hand):
    assert scoring.set_points(envyra().tiles, hand) == best_sets(hand)


@given(st.sets(st.integers(24, 36), max_size=7) | st.sets(st.integers(0, 4), max_size=5))
def test_32_dc1_also_for_many_tiles_of_one_theme(hand):
    assert scoring.set_points(envyra().tiles, sorted(hand)) == best_sets(sorted(hand))


@given(TILES)
def test_29_every_themed_tile_is_in_exactly_one_set(hand):
    tiles = envyra().tiles
    sets = scoring.sets_of(tiles, hand)
    themed = [tile for tile in hand if tiles.theme[tile] >= 0]
    assert sorted(tile for one in sets for tile in one) == sorted(themed)
    for one in sets:
        assert len({tiles.theme[tile] for tile in one}) == 1
        assert len({tiles.symbol[tile] for tile in one}) == len(one)
