"""Whole games: against a naive second program, with cubes and tiles counted at every step."""

from collections import Counter

import pytest
from engine.envyra.naive import Naive
from engine.envyra_table import envyra, scene
from engine.table import First
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.core.chance import Chance, Quick
from ludoteka.games.envyra.state import EnvyraState

OPTIONS = st.fixed_dictionaries(
    {
        "grid": st.sampled_from(["auto", "3x2", "4x2", "3x3"]),
        "end_tile": st.sampled_from(["original", "K"]),
        "simplified": st.booleans(),
        "equilibrium": st.sampled_from(["off", "A", "B", "C"]),
    }
)
SEEDS = st.integers(0, 2**32)


def count_all(state: EnvyraState) -> None:
    """Every cube and every tile is in exactly one place, and derived facts fit."""
    view, hidden = state.view(None), state.hidden()
    heaps = Counter(seat for place in view["grid"].values() for seat in place["cubes"])
    for seat in range(state.seats):
        assert view["supply"][seat] + len(view["boards"][seat]) + heaps[seat] == 5
        assert view["supply"][seat] >= 0
        assert len(view["boards"][seat]) <= 2
        assert view["phase"] != "placing" or view["supply"][seat] >= 1
        assert set(view["boards"][seat]) <= set(view["grid"])
    facts = envyra().content()["tiles"]
    for place in view["grid"].values():
        assert len(place["cubes"]) < facts[place["tile"]]["cubes"]
    tiles = [place["tile"] for place in view["grid"].values()]
    tiles += [tile for won in view["won"] for tile in won] + hidden["bag"] + hidden["box"]
    assert sorted(tiles) == sorted(facts)
    assert state.game.unpack(state.pack()).digest() == state.digest()


def same(naive: Naive, state: EnvyraState) -> None:
    view = state.view(None)
    assert {cell: place["tile"] for cell, place in view["grid"].items()} == naive.grid
    assert {cell: place["cubes"] for cell, place in view["grid"].items()} == naive.heaps
    assert view["supply"] == naive.supply
    assert [set(board) for board in view["boards"]] == [set(board) for board in naive.boards]
    assert [set(won) for won in view["won"]] == [set(won) for won in naive.won]
    assert {card["card"]: card["owner"] for card in view["open_cards"]} == naive.open_cards
    assert (view["cone"], view["round"]) == (naive.cone, naive.round)
    assert view["waiting"] == naive.waiting()
    assert state.hidden()["bag"] == naive.bag
    result = state.result()
    assert (result.reason if result else "") == naive.over
    if result:
        assert result.scores == naive.scores()


def play_both(state: EnvyraState, seed: int) -> str:
    naive = Naive(state)
    will = Quick(seed)
    one, two = Quick(seed + 1), Quick(seed + 1)
    same(naive, state)
    while state.waiting_for():
        waiting = state.waiting_for()
        seat = waiting[will.below(len(waiting))]
        moves = state.moves(seat)
        move = moves[will.below(len(moves))]
        naive.play(seat, list(state.game.describe(move)["cells"]), two)
        state.play(seat, move, one)
        same(naive, state)
        count_all(state)
    return naive.over


@settings(max_examples=25, deadline=None)
@given(OPTIONS, st.integers(2, 4), SEEDS)
def test_a_naive_program_plays_the_same_games(options, players, seed):
    play_both(envyra(**options).start(players, Quick(seed)), seed)


def test_a_naive_program_meets_the_same_ends():
    """Small tables, so that the rarer endings come about as well."""
    table = "players 2\ngrid S01 T02 S11 / T16 S06 T18\nbag {}\nround {}\n"
    ends = set()
    for seed in range(12):
        for bag in ("-", "END", "S02 END", "T04 T09 END", "T11 END S08 S13 T01 T03 T08 T10 T17"):
            for round_number in (1, 198):
                state = envyra().scene(table.format(bag, round_number))
                ends.add(play_both(state, seed))
    assert ends == {"end_tile_won", "end_tile_left", "no_tile_open", "round_limit"}


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 4), SEEDS, st.integers(0, 200))
def test_a_copy_is_independent(players, seed, steps):
    chance = Quick(seed)
    state = envyra(equilibrium="C").start(players, chance)
    for _ in range(steps):
        for seat in state.waiting_for()[:1]:
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))], chance)
    before = state.digest()
    other = state.copy()
    assert other.digest() == before
    while other.waiting_for():
        seat = other.waiting_for()[0]
        other.play(seat, other.moves(seat)[-1], chance)
    assert state.digest() == before


def positions(state: EnvyraState, decisions: int, chance: Chance) -> int:
    """How many positions are reached after so many decisions, counted with their ways."""
    waiting = state.waiting_for()
    if not decisions or not waiting:
        return 1
    seat = waiting[0]
    total = 0
    for move in state.moves(seat):
        after = state.copy()
        after.play(seat, move, chance)
        total += positions(after, decisions - 1, chance)
    return total


def naive_positions(naive: Naive, decisions: int, text: str, way: list) -> int:
    """The same by the naive program, which can't be copied: each way is played from the start."""
    waiting = naive.waiting()
    if not decisions or not waiting:
        return 1
    seat = waiting[0]
    if naive.order:
        choices = [[cell] for cell in sorted(naive.boards[seat])]
    else:
        cells = sorted(naive.grid)
        choices = [[cell] for cell in cells]
        if naive.supply[seat] > 1:
            choices += [[one, two] for one in cells for two in cells if one < two]
    total = 0
    for choice in choices:
        after = Naive(scene(text))
        for step in [*way, (seat, choice)]:
            after.play(*step, First())
        total += naive_positions(after, decisions - 1, text, [*way, (seat, choice)])
    return total


SMALL = "players 2\ngrid S01 T02 S11\ncubes a1 A, c1 B\nwon A S06\nbag T04 END S08\n"
WIDE = "players 3\ngrid S01 T02 / S11 S04\ncubes a1 A, b2 BC\nwon C S06 S03\nbag T04 END S08\n"

GOLDEN = [
    (SMALL, [1, 6, 36, 140, 832, 4211, 22627]),
    (WIDE, [1, 10, 100, 1000, 5264, 49510]),
]


@pytest.mark.parametrize(("text", "counts"), GOLDEN, ids=["two players", "three players"])
def test_so_many_positions_are_reached(text, counts):
    """Golden numbers: a rule that changes shows here, on every build."""
    found = [positions(scene(text), decisions, First()) for decisions in range(len(counts))]
    assert found == counts


@pytest.mark.parametrize(
    ("text", "depth"), [(SMALL, 4), (WIDE, 3)], ids=["two players", "three players"]
)
def test_the_naive_program_counts_the_same_positions(text, depth):
    for decisions in range(depth + 1):
        naive = naive_positions(Naive(scene(text)), decisions, text, [])
        assert naive == positions(scene(text), decisions, First())
