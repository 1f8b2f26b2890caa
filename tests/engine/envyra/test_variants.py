"""C8: variants (rules 33-35; D-C11, D-C13, E-25 to E-27), and every combination of options."""

from itertools import product

import pytest
from engine.envyra_table import envyra, grid, moved, play, scene, supply
from engine.table import kinds, parts, table

from ludoteka.bots.random import play_out
from ludoteka.core.chance import Quick
from ludoteka.core.content import packaged
from ludoteka.core.errors import IllegalMove
from ludoteka.core.events import Event
from ludoteka.core.options import OptionError
from ludoteka.games.envyra import Envyra

OWN = packaged("ludoteka.games.envyra", "tiles.toml")
WIDE = "players 3\ngrid S04 S05 S10 / S15 T01 T03\n"


def test_33_simplified_everybody_plays_one_cube_a_round():
    state = scene(WIDE, simplified=True)
    for seat in range(3):
        assert [state.game.spell(move) for move in state.moves(seat)] == [
            f"place {cell}" for cell in ("a1", "b1", "c1", "a2", "b2", "c2")
        ]
    assert state.view(0)["prompt"] == {"do": "place", "most": 1}
    with pytest.raises(IllegalMove, match=r"envyra\.33: one-cube-a-round"):
        play(state, "A a1 b1")


def test_33_simplified_the_round_ends_when_the_last_player_has_moved():
    state = scene(WIDE + "cone B", simplified=True)
    assert table(state)["order"] == [1, 2, 0]
    events = play(state, "A a1", "B a1", "C b1")
    assert moved(events) == ["B a1", "C b1", "A a1"]
    assert kinds(events)[-1] == "cone_passed"
    assert supply(state) == [4, 4, 4]


def test_33_all_else_is_unchanged():
    """Refill, cube check and cone."""
    text = "players 2\ngrid S01 S04 S10 S15\ncubes a1 B, b1 AA, c1 AA"
    events = play(scene(text, simplified=True), "A d1", "B a1", draws="S02")
    assert kinds(events)[-3:] == ["tile_laid", "cubes_taken_back", "cone_passed"]


OPEN = "players 2\ngrid S01 S04 S10\ncubes a1 A\n"  # A can win the sun S01


def test_34a_two_random_cards_lie_open():
    cards = [
        tuple(c["card"] for c in table(start("A", 4, seed))["open_cards"]) for seed in range(60)
    ]
    assert all(len(set(pair)) == 2 for pair in cards)
    assert len({card for pair in cards for card in pair}) == 9
    assert start("A", 4, 1).hidden()["secret_cards"] == [None] * 4


def start(variant: str, players: int, seed: int, events: list[Event] | None = None):
    return envyra(equilibrium=variant).start(players, Quick(seed), events)


def test_34a_the_first_to_have_the_symbols_takes_the_card():
    state = scene(OPEN + "won A S11\nopen_cards Q1 Q2", equilibrium="A")  # Q1: sun and sea
    events = play(state, "A a1", "B b1", draws="S02")
    assert parts(events, "card_taken") == [{"seat": 0, "card": "Q1"}]
    assert table(state)["open_cards"] == [{"card": "Q1", "owner": 0}, {"card": "Q2", "owner": None}]
    assert table(state)["score"][0] == {"tiles": 2, "sets": 0, "equilibrium": 2}


def test_34a_a_card_wants_all_its_symbols():
    state = scene(OPEN + "won A S13, B S11\nopen_cards Q1 Q2", equilibrium="A")
    events = play(state, "A a1", "B b1", draws="S02")
    assert not parts(events, "card_taken")


def test_34a_dc11_a_card_already_taken_stays_and_is_not_replaced():
    state = scene(OPEN + "won A S11, B S02 S12\nopen_cards Q1=B Q2", equilibrium="A")
    events = play(state, "A a1", "B b1", draws="S03")
    assert not parts(events, "card_taken")
    assert [card["owner"] for card in table(state)["open_cards"]] == [1, None]


def test_34a_dc11_in_order_of_winning():
    """Both lack only the sun; B's comes first."""
    text = "players 2\ngrid S01 S02 S10\ncubes a1 A, b1 B\ncone B\nwon A S11, B S12\n"
    events = []
    state = scene(text + "open_cards Q1 Q2\nboards A a1, B b1\nbag -", events, equilibrium="A")
    assert kinds(events)[:3] == ["cube_moved", "tile_won", "card_taken"]
    assert parts(events, "card_taken") == [{"seat": 1, "card": "Q1"}]
    assert table(state)["open_cards"][0]["owner"] == 1


def test_34a_dc11_e26_one_tile_may_serve_several_cards_and_sets():
    """The sun makes a set with the mountain, and two cards, with the sea and with the mushroom."""
    text = "players 2\ngrid S01 S04 S15\ncubes a1 A\nwon A S03 S11 S10\nopen_cards Q1 Q5"
    state = scene(text, equilibrium="A")
    play(state, "A a1", "B b1", draws="S02")
    score = table(state)["score"][0]
    assert score == {"tiles": 1 + 1 + 1 + 3, "sets": 2, "equilibrium": 4}


def test_e25_one_tile_completes_both_cards_the_winner_takes_both():
    text = "players 2\ngrid S01 S04 S15\ncubes a1 A\nwon A S11 S10\nopen_cards Q5 Q1"
    state = scene(text, equilibrium="A")
    events = play(state, "A a1", "B b1", draws="S02")
    assert kinds(events)[3:7] == ["cube_moved", "tile_won", "card_taken", "card_taken"]
    assert [part["card"] for part in parts(events, "card_taken")] == ["Q5", "Q1"]


def test_e26_a_card_that_shows_a_symbol_twice_needs_two_such_tiles():
    twice = OWN.replace('symbols = ["sun", "sea"]', 'symbols = ["sun", "sun"]')
    game = Envyra.make({"equilibrium": "A"}, twice, "twice")
    for won, taken in (("A S11", False), ("A S02", True)):
        state = game.scene(OPEN + f"won {won}\nopen_cards Q1 Q2")
        events = play(state, "A a1", "B b1", draws="S03")
        assert bool(parts(events, "card_taken")) == taken


def test_34b_everybody_draws_one_card_secretly():
    dealt = [start("B", 3, seed).hidden()["secret_cards"] for seed in range(60)]
    assert all(len(set(cards)) == 3 for cards in dealt)
    assert {card for cards in dealt for card in cards} == {"Q1", "Q2", "Q3", "Q4", "Q5"}
    assert table(start("B", 3, 1))["open_cards"] == []


def test_34b_the_card_is_shown_to_its_owner_only():
    events: list[Event] = []
    state = start("B", 3, 4, events)
    cards = state.hidden()["secret_cards"]
    for seat in range(3):
        own = [cards[seat] if other == seat else None for other in range(3)]
        assert state.view(seat)["secret_cards"] == own
        assert events[0].seen_by(seat)["secret_card"] == cards[seat]
    assert table(state)["secret_cards"] == [None] * 3
    assert "secret_card" not in events[0].seen_by(None)


SECRET = "players 2\ngrid S01 S04 S15\nwon A S02 S11, B S12 S06\nround 200\n"


def test_34b_a_player_with_the_symbols_scores_it_at_the_end():
    state = scene(SECRET + "secret_cards A Q1, B Q2", equilibrium="B")
    assert state.view(0)["score"][0]["equilibrium"] == 2  # as far as its owner knows
    assert table(state)["score"][0]["equilibrium"] == 0
    assert state.view(1)["score"][0]["equilibrium"] == 0
    events = play(state, "A b1", "B c1")
    assert parts(events, "game_over")[0]["secret_cards"] == ["Q1", "Q2"]
    assert [part["equilibrium"] for part in state.result().parts] == [2, 0]
    assert state.result().scores == [4, 2]
    assert table(state)["secret_cards"] == ["Q1", "Q2"]


def test_34b_it_is_not_taken_like_an_open_card():
    state = scene(OPEN + "won A S11\nsecret_cards A Q1, B Q2", equilibrium="B")
    events = play(state, "A a1", "B b1", draws="S02")
    assert "card_taken" not in kinds(events)


def test_34c_open_and_secret_cards_together():
    state = start("C", 3, 9)
    shown = [card["card"] for card in table(state)["open_cards"]]
    secret = state.hidden()["secret_cards"]
    assert len(shown) == 2
    assert len(secret) == 3
    assert sorted(shown + secret) == ["Q1", "Q2", "Q3", "Q4", "Q5"]  # E-27: exactly enough
    text = SECRET + "open_cards Q1=A Q3\nsecret_cards A Q5, B Q2\nover round_limit"
    assert scene(text, equilibrium="C").result().parts[0]["equilibrium"] == 2


def test_34_without_the_variant_there_are_no_cards():
    state = envyra().start(4, Quick(1))
    assert table(state)["open_cards"] == []
    assert state.hidden()["secret_cards"] == [None] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["A", "B", "C"])
def test_35_dc13_four_point_cards_are_for_four_players_only(players, variant):
    seen = set()
    for seed in range(40):
        state = start(variant, players, seed)
        seen |= {card["card"] for card in table(state)["open_cards"]}
        seen |= set(state.hidden()["secret_cards"]) - {None}
    points = {envyra().content()["cards"][card]["points"] for card in seen}
    assert points == ({2, 4} if players == 4 else {2})


def test_35_four_point_cards_have_three_symbols():
    cards = envyra().content()["cards"].values()
    assert {(len(card["symbols"]), card["points"]) for card in cards} == {(2, 2), (3, 4)}


COMBINATIONS = list(
    product(
        ["auto", "3x2", "4x2", "3x3", "4x3"],
        ["original", "K"],
        [False, True],
        ["off", "A", "B", "C"],
        [2, 3, 4],
    )
)


@pytest.mark.parametrize("size", ["auto", "3x2", "4x2", "3x3", "4x3"])
def test_every_combination_of_options_plays_to_the_end(size):
    for columns, end_tile, simplified, equilibrium, players in COMBINATIONS:
        if columns != size:
            continue
        game = envyra(grid=size, end_tile=end_tile, simplified=simplified, equilibrium=equilibrium)
        if (size, players) == ("4x3", 2):
            with pytest.raises(OptionError, match="too large for 2 players"):
                game.start(players, Quick(0))
            continue
        for seed in range(3):
            chance = Quick(seed)
            state = game.start(players, chance)
            assert len(grid(state)) == state.columns * state.rows
            play_out(state, chance)
            assert min(state.result().ranks) == 1
