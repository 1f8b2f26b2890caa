"""C4: winning a tile (rules 17-20; E-29; GC3, GC4)."""

from engine.envyra_table import cubes, grid, play, scene, supply, won
from engine.table import kinds, parts, table, waiting
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.core.content import packaged
from ludoteka.games.envyra import Envyra
from ludoteka.games.envyra.pieces import EMPTY_HEAP, NOBODY, WINNER, cubes_of, winner_of, without

OWN = packaged("ludoteka.games.envyra", "tiles.toml")
SEATS = st.integers(0, 3)


def test_17_a_tile_is_won_by_the_cube_that_brings_it_to_its_number():
    state = scene("players 2\ngrid S04 S10 S15\ncubes a1 A")
    assert kinds(play(state, "A a1", "B c1")).count("tile_won") == 0  # two of three
    events = play(state, "A b1", "B a1", draws="S01")
    assert parts(events, "tile_won")[0]["tile"] == "S04"


def test_17_it_is_removed_from_the_grid_at_once():
    state = scene("players 2\ngrid S01 S04 S10\ncubes a1 A\nboards A a1 b1, B b1 c1")
    events = play(state, "A a1")
    assert kinds(events) == ["cube_moved", "tile_won"]
    assert waiting(state) == "B"
    assert "a1" not in grid(state)


def test_17_a_tile_that_needs_one_cube_is_won_by_it():
    game = Envyra.make(None, OWN.replace("cubes = 2\npoints = 2", "cubes = 1\npoints = 2"), "own")
    state = game.scene("players 2\ngrid T15 S04 S10")
    events = play(state, "A a1", "B a1", draws="S01")
    assert [(part["seat"], part["tile"]) for part in parts(events, "tile_won")] == [(0, "T15")]


def test_18_gc3_it_goes_to_the_player_with_most_cubes():
    """Needs 3: grey (A) has 2, purple (B) moves the third: grey wins."""
    state = scene("players 2\ngrid S04 S10 S15\ncubes a1 AA")
    events = play(state, "A b1", "B a1", draws="S01")
    assert parts(events, "tile_won")[0]["seat"] == 0
    assert won(state) == [["S04"], []]


def test_18_gc4_of_several_with_most_it_goes_to_who_placed_last():
    """Needs 2: one each, purple (B) moved last: purple wins."""
    state = scene("players 2\ngrid S01 S10 S15\ncubes a1 A")
    play(state, "A b1", "B a1", draws="S02")
    assert won(state) == [[], ["S01"]]


def test_18_three_players_with_one_cube_each_the_last_wins():
    state = scene("players 3\ngrid S04 S10 S15\ncubes a1 CA")
    play(state, "A b1", "B a1", "C b1", draws="S02")
    assert won(state) == [[], ["S04"], []]


def test_18_two_against_one_and_one_wins_although_it_is_older():
    state = scene("players 3\ngrid T05 S10 S15\ncubes a1 AAB")
    play(state, "A b1", "B b1", "C a1", draws="S02")
    assert won(state) == [["T05"], [], []]


def test_e29_a_tie_broken_by_a_third_goes_to_the_newer_of_the_tied():
    five = OWN.replace("cubes = 4\npoints = 4", "cubes = 5\npoints = 4", 1)  # T05
    game = Envyra.make(None, five, "five")
    for order, winner in (("ABBA", 0), ("BAAB", 1), ("AABB", 1), ("ABAB", 1), ("BABA", 0)):
        state = game.scene(f"players 3\ngrid T05 S10 S15\ncubes a1 {order}")
        events = play(state, "A b1", "B c1", "C a1", draws="S02")
        assert parts(events, "tile_won")[0]["seat"] == winner, order


def test_e29_the_order_of_cubes_is_part_of_the_state():
    one, two = (scene(f"players 3\ngrid T05 S10 S15\ncubes a1 {o}") for o in ("AB", "BA"))
    assert one.digest() != two.digest()
    assert table(one)["grid"]["a1"]["leader"] == 1
    assert table(two)["grid"]["a1"]["leader"] == 0


def test_19_all_cubes_on_it_return_to_their_owners():
    state = scene("players 3\ngrid T05 S10 S15\ncubes a1 AAB, b1 B")
    assert supply(state) == [3, 3, 5]
    events = play(state, "A c1", "B c1", "C a1", draws="S02")
    assert parts(events, "tile_won")[0]["returned"] == [2, 1, 1]
    assert supply(state) == [4, 3, 5]
    assert cubes(state) == {"b1": "B", "c1": "AB"}


def test_19_an_unmoved_cube_of_the_winner_returns_too():
    """B's cube fills the tile that A leads; A's next cube for it is still on A's board."""
    events = []
    text = "players 2\ngrid S04 S10 S15\ncubes a1 AA\ncone B\nboards A a1, B a1\nbag S01"
    state = scene(text, events, (0,))
    assert parts(events, "tile_won") == [
        {"seat": 0, "cell": "a1", "tile": "S04", "returned": [3, 1], "unmoved": [0]}
    ]
    assert supply(state) == [5, 5]


def test_20_won_tiles_lie_visibly_beside_the_board():
    state = scene("players 3\ngrid S04 S10 S15\nwon A S01 T03, C S11")
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["won"] == [["S01", "T03"], [], ["S11"]]


def naive_winner(owners: list[int]) -> int:
    """From the words of the rule: count, keep those with most, see whose newest cube is newest."""
    counts = {owner: owners.count(owner) for owner in owners}
    tied = [owner for owner, count in counts.items() if count == max(counts.values())]
    return max(tied, key=lambda owner: max(at for at, o in enumerate(owners) if o == owner))


def heap_of(owners: list[int]) -> int:
    heap = EMPTY_HEAP
    for owner in owners:
        heap = heap << 2 | owner
    return heap


@given(st.lists(SEATS, min_size=1, max_size=5))
def test_18_e29_the_winner_is_the_same_as_by_a_naive_count(owners):
    heap = heap_of(owners)
    assert cubes_of(heap) == owners[::-1]
    assert winner_of(heap) == WINNER[heap] == naive_winner(owners)


@given(st.lists(SEATS, max_size=5), SEATS)
def test_24_cubes_taken_back_leave_the_others_in_their_order(owners, seat):
    assert cubes_of(without(heap_of(owners), seat))[::-1] == [o for o in owners if o != seat]


def test_nobody_leads_where_no_cube_is():
    assert WINNER[EMPTY_HEAP] == NOBODY
    assert table(scene("players 2\ngrid S04"))["grid"]["a1"]["leader"] is None
