"""States drawn from what a seat was shown, and from nothing else."""

import pytest
from engine.envyra_table import envyra, play, scene

from ludoteka.bots.random import play_out
from ludoteka.core.chance import Quick
from ludoteka.core.digest import canonical

TABLE = "players 3\ngrid S04 S05 S10 / S15 T01 T03\n"


def random_state(players: int, seed: int, plies: int, **options):
    chance = Quick(seed)
    state = envyra(**options).start(players, chance)
    for _ in range(plies):
        if waiting := state.waiting_for():
            seat = waiting[chance.below(len(waiting))]
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))], chance)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_state_looks_the_same_to_its_seat(players):
    for seed in range(30):
        state = random_state(players, seed, 3 * seed, equilibrium="C")
        for seat in range(players):
            other = state.imagine(seat, Quick(seed + 1))
            assert canonical(other.view(seat)) == canonical(state.view(seat))
            assert canonical(other.view(None)) == canonical(state.view(None))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_5_it_keeps_to_the_numbers_of_tiles_in_the_bag(players):
    s_left, basic_left = {2: (11, 8), 3: (13, 16), 4: (14, 21)}[players]
    for seed in range(30):
        state = random_state(players, seed, 4 * seed)
        hidden = state.imagine(0, Quick(seed)).hidden()
        shown = state.view(None)
        in_play = hidden["bag"] + [place["tile"] for place in shown["grid"].values()]
        in_play += [tile for won in shown["won"] for tile in won]
        assert len(in_play) == len(set(in_play))
        assert sum(tile[0] == "S" for tile in in_play) == s_left
        assert sum(tile[0] == "T" for tile in in_play) == basic_left
        assert "END" in in_play
        marks = {tile: fact["mark"] for tile, fact in envyra().content()["tiles"].items()}
        assert players > 2 or all(marks[tile] != "3/4" for tile in in_play)


def test_it_can_be_played_to_the_end():
    for seed in range(20):
        state = random_state(3, seed, 5 * seed, equilibrium="B")
        chance = Quick(seed)
        imagined = state.imagine(1, chance)
        play_out(imagined, chance)
        assert imagined.result() is not None


def test_it_does_not_touch_the_state():
    state = random_state(2, 5, 7)
    before = state.digest()
    imagined = state.imagine(0, Quick(1))
    play_out(imagined, Quick(2))
    assert state.digest() == before


def test_own_choice_and_card_are_kept_and_those_of_others_drawn_anew():
    text = TABLE + "choices A a1 b1, B c1\nsecret_cards A Q1, B Q2, C Q3"
    state = scene(text, equilibrium="B")
    hidden = [state.imagine(0, Quick(seed)).hidden() for seed in range(200)]
    assert {one["choices"][0] for one in hidden} == {"place a1 b1"}
    assert {one["choices"][1] for one in hidden} == {
        envyra().spell(move) for move in state.moves(1)
    }
    assert {one["choices"][2] for one in hidden} == {None}
    assert {one["secret_cards"][0] for one in hidden} == {"Q1"}
    assert {one["secret_cards"][1] for one in hidden} == {"Q2", "Q3", "Q4", "Q5"}
    assert all(len(set(one["secret_cards"])) == 3 for one in hidden)


def test_open_cards_are_nobodys_secret():
    text = TABLE + "open_cards Q2 Q4\nsecret_cards A Q1, B Q3, C Q5"
    state = scene(text, equilibrium="C")
    dealt = {tuple(state.imagine(2, Quick(s)).hidden()["secret_cards"]) for s in range(50)}
    assert dealt == {("Q1", "Q3", "Q5"), ("Q3", "Q1", "Q5")}


def test_it_depends_on_what_is_visible_only():
    """Other bag, other choices, other secret cards: the same chance imagines the same state."""
    one = scene(TABLE + "bag S01 S02\nchoices B a1\nsecret_cards A Q1, B Q2, C Q3", equilibrium="B")
    two = scene(
        TABLE + "bag END T08\nchoices B b1 c1\nsecret_cards A Q1, B Q4, C Q5", equilibrium="B"
    )
    for seed in range(20):
        assert one.imagine(0, Quick(seed)).digest() == two.imagine(0, Quick(seed)).digest()


def test_34b_when_the_game_is_over_the_secret_cards_are_known():
    text = TABLE + "over round_limit\nsecret_cards A Q1, B Q2, C Q3"
    state = scene(text, equilibrium="B")
    for seed in range(10):
        assert state.imagine(0, Quick(seed)).hidden()["secret_cards"] == ["Q1", "Q2", "Q3"]


def test_a_scene_with_another_number_of_tiles_can_be_imagined_too():
    """Nobody can tell which tiles are in its bag: any that lie nowhere else may be."""
    state = scene("players 2\ngrid S04 S05 S10\nwon A S01\nbag S02 S03")
    bags = [state.imagine(0, Quick(seed)).hidden()["bag"] for seed in range(300)]
    assert {len(set(bag)) for bag in bags} == {2}
    drawn = {tile for bag in bags for tile in bag}
    assert drawn >= {"S02", "T01", "END"}
    assert not drawn & {"S04", "S05", "S10", "S01", "K", "T05"}


def test_a_scene_with_everything_in_its_bag_is_imagined_so():
    state = scene("players 4\ngrid S04 S05 S10")
    imagined = state.imagine(0, Quick(1))
    assert sorted(imagined.hidden()["bag"]) == sorted(state.hidden()["bag"])
    play(state, "A a1", "B b1", "C c1", "D a1")
    assert len(state.imagine(2, Quick(1)).hidden()["bag"]) == len(state.hidden()["bag"])


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_a_seat_at_the_table_imagines(seat):
    with pytest.raises(ValueError, match=f"seat {seat} is not at a table of 3"):
        scene(TABLE).imagine(seat, Quick(1))
