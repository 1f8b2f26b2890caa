"""What a bot values, and that it plays better for it."""

import pytest
from engine.contests import share
from engine.envyra_table import envyra, scene
from engine.pace import much

from ludoteka.bots import levels
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.random import RandomBot
from ludoteka.core.chance import Chance, Quick
from ludoteka.core.game import Game, Outlook, State


class Middle(Chance):
    """Always the middle of all outcomes: a bot in an even mood."""

    def below(self, n: int) -> int:
        return n // 2


@pytest.mark.no_cover
def test_greedy_beats_random_play_of_two():
    greedy, random = share(envyra(), [GreedyBot(), RandomBot()], much(200, 60))
    assert greedy >= 0.85
    assert greedy + random == pytest.approx(1)


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "games"), [(3, much(60, 21)), (4, much(48, 16))])
def test_greedy_wins_far_more_than_its_share_against_several(players, games):
    bots = [GreedyBot(), *(RandomBot() for _ in range(players - 1))]
    assert share(envyra(), bots, games)[0] >= 0.75


@pytest.mark.no_cover
@pytest.mark.parametrize("equilibrium", ["B", "C"])
def test_greedy_plays_the_variants_too(equilibrium):
    options = {"equilibrium": equilibrium, "simplified": equilibrium == "B", "end_tile": "K"}
    assert share(envyra(**options), [GreedyBot(), RandomBot(), RandomBot()], 20)[0] >= 0.6


def weights(text: str, **options) -> dict[str, int]:
    state = scene(text, **options)
    values = envyra().sense().weigh(state, 0, Middle())
    return {
        state.game.spell(move): value for move, value in zip(state.moves(0), values, strict=True)
    }


def test_every_move_has_a_value():
    assert len(weights("players 2\ngrid S01 S06 S11")) == 6
    assert len(weights("players 2\ngrid S01 S06 S11\nboards A a1 b1, B c1")) == 2


def test_15_a_closed_tile_is_worth_less_than_nothing():
    values = weights("players 2\ngrid S01 T02 T03")
    assert values["place b1"] < 0 < values["place a1"]


def test_a_cube_that_wins_a_tile_is_worth_more_than_one_that_begins_it():
    values = weights("players 2\ngrid S01 S02 S11\ncubes a1 A")
    assert values["place a1"] > values["place b1"]


def test_a_cube_that_gives_the_tile_away_is_worth_less_than_nothing():
    values = weights("players 2\ngrid S04 S05 S11\ncubes a1 BB")
    assert values["place a1"] < 0


def test_a_symbol_for_a_set_and_for_a_card_is_worth_more():
    plain = weights("players 2\ngrid S01 S04 S10\ncubes a1 A\nopen_cards Q2 Q3", equilibrium="A")
    card = weights("players 2\ngrid S01 S04 S10\ncubes a1 A\nopen_cards Q1 Q3", equilibrium="A")
    assert card["place a1"] > plain["place a1"]
    secret = "players 2\ngrid S01 S04 S10\ncubes a1 A\nsecret_cards A {}, B Q4"
    assert (
        weights(secret.format("Q1"), equilibrium="B")["place a1"]
        > (weights(secret.format("Q3"), equilibrium="B")["place a1"])
    )
    alone = weights("players 2\ngrid S01 S04 S10\ncubes a1 A\nwon A S02 T03")
    in_set = weights("players 2\ngrid S01 S04 S10\ncubes a1 A\nwon A S03 T03")
    assert in_set["place a1"] > alone["place a1"]


def test_the_end_tile_is_wanted_by_who_leads():
    text = "players 2\ngrid END S04 S10\ncubes a1 AA\nwon A S01 S06 S11{}, B S02{}"
    ahead = weights(text.format(" T08 T03", ""))
    behind = weights(text.format("", " T02 T04 T09 T11 T16 T18"))
    assert ahead["place a1"] > behind["place a1"]


def test_in_phase_ii_it_takes_what_it_can_get_first():
    """B also wants S01; S10 can wait."""
    values = weights("players 2\ngrid S01 S10 S15\ncubes a1 A\nboards A a1 b1, B a1 c1\nbag S02")
    assert values["move a1"] > values["move b1"]


def test_in_phase_ii_it_wins_the_game_when_it_can():
    """B would win it with the next cube, and wants to."""
    text = "players 2\ngrid END S04 S01\ncubes a1 BA, c1 A\nboards A a1 c1, B a1\nbag S02\n"
    values = weights(text + "won A S03 S06 S11 T08, B S12 S07 T03")
    assert values["move a1"] > values["move c1"]


def test_it_is_a_sense_of_this_game_only():
    with pytest.raises(TypeError, match="sense of Envyra"):
        envyra().sense().weigh(State(envyra(), 2), 0, Quick(1))


def test_a_bot_sees_no_state_but_its_outlook():
    state = scene("players 2\ngrid S01 S06 S11\nchoices B place a1 b1\nbag S02 S03")
    outlook = Outlook(state, 0)
    assert outlook.seat == 0
    assert outlook.moves() == state.moves(0)
    assert outlook.view() == state.view(0)
    assert outlook.imagine(Quick(3)).digest() == state.imagine(0, Quick(3)).digest()
    public = [name for name in dir(outlook) if not name.startswith("_")]
    assert public == ["game", "imagine", "moves", "seat", "view"]
    assert not any(isinstance(getattr(outlook, name), State) for name in public)
    assert not hasattr(outlook, "state")


def test_a_bot_chooses_the_same_whatever_is_hidden():
    one = scene("players 2\ngrid S01 S06 S11\nchoices B place a1 b1\nbag S02 S03")
    two = scene("players 2\ngrid S01 S06 S11\nchoices B place c1\nbag END T01")
    for seed in range(30):
        for bot in (GreedyBot(), GreedyBot(3), RandomBot()):
            choices = [bot.choose(Outlook(state, 0), Quick(seed)) for state in (one, two)]
            assert choices[0] == choices[1]


def test_a_bot_with_one_move_takes_it():
    state = scene("players 2\ngrid S04 -\nbag -")
    assert GreedyBot().choose(Outlook(state, 0), Quick(1)) == 0
    assert RandomBot().choose(Outlook(state, 0), Quick(1)) == 0


def test_bots_by_name():
    assert isinstance(levels.make("random"), RandomBot)
    assert isinstance(levels.make("greedy"), GreedyBot)
    with pytest.raises(levels.UnknownBot, match=r"no bot 'gredy' \(did you mean 'greedy'\?\)"):
        levels.make("gredy")


def test_a_greedy_bot_imagines_at_least_one_state():
    with pytest.raises(ValueError, match="at least one state, not 0"):
        GreedyBot(0)


def test_a_game_without_a_sense_has_no_greedy_bot():
    class Senseless(Game):
        meta = envyra().meta

    class Plain(State):
        def moves(self, seat: int) -> tuple[int, ...]:
            return (0, 1)

    state = Plain(Senseless(None, "none", ""), 2)
    with pytest.raises(LookupError, match="envyra has no sense"):
        GreedyBot().choose(Outlook(state, 0), Quick(1))
