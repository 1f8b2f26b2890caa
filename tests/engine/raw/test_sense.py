"""What a bot values, and that it plays better for it."""

from __future__ import annotations

import pytest
from engine.contests import share
from engine.raw.random_games import EVERYTHING, any_options, raw
from engine.raw_table import asked, play, scene
from engine.raw_table import raw as own_deck

from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.random import RandomBot
from ludoteka.core.chance import Quick
from ludoteka.core.game import State
from ludoteka.core.options import Value
from ludoteka.games.raw.pieces import ASKS


def test_greedy_beats_random_with_two_players():
    assert share(raw(), [GreedyBot(), RandomBot()], 30)[0] >= 0.9


def test_greedy_wins_most_games_against_three_random_players():
    bots = [GreedyBot(), RandomBot(), RandomBot(), RandomBot()]
    assert share(raw(), bots, 16)[0] >= 0.75


def test_greedy_wins_far_more_than_its_share_with_all_variants():
    bots = [GreedyBot(), RandomBot(), RandomBot()]
    assert share(raw(**EVERYTHING), bots, 4)[0] >= 0.6


def test_every_question_can_be_weighed_and_nothing_is_changed_by_it():
    asked = set()
    for number in range(16):
        chance = Quick(number)
        state = raw(**any_options(chance)).start(2 + number % 4, chance)
        while waiting := state.waiting_for():
            seat = waiting[0]
            moves = state.moves(seat)
            if (len(moves) > 1 and ASKS[state.ask] not in ("lay", "life")) or chance.below(8) == 0:
                before = state.pack()
                assert len(state.rules.sense().weigh(state, seat, chance)) == len(moves)
                assert state.pack() == before
                asked.add(ASKS[state.ask])
            state.play(seat, moves[chance.below(len(moves))], chance)
    assert set(ASKS) - asked <= {"nothing", "opponent", "split", "pay", "stake"}


def test_only_a_state_of_raw_is_weighed():
    with pytest.raises(TypeError, match="RAW"):
        raw().sense().weigh(State(raw(), 2), 0, Quick(1))


def best(text: str, cards: str = "", **options: Value) -> str:
    state = scene(text, cards, **options)
    values = state.rules.sense().weigh(state, state.mover, Quick(1))
    return state.rules.spell(state.moves(state.mover)[values.index(max(values))])


def test_22_who_is_undefended_lays_a_defender():
    assert best("hand A ogre ghoul\nlives A dust*2") == "lay ogre"


def test_23_an_open_opponent_is_robbed():
    assert best("phase raid A\ntable A 1 zed\nlives B dust*3") == "raid 1"


def test_x38_nobody_waits_for_a_raid_during_the_truce():
    text = "players 2\nphase attack A\nturn {}\ntable A 1 zed{}\ntable B 2 bite\nlives B dust*3"
    cards = "bite: thing 1/1\n" + "thief*2: zombie 1/1; direct\n"
    for raider in ("", ", 3 thief"):
        truce = text.format(3, raider), cards
        later = text.format(5, raider), cards
        assert best(*later, truce="on") == "end", "a life is worth more than the thing"
        assert best(*truce, truce="on") == "attack 1"
    only = text.replace("1 zed", "3 thief")
    assert best(only.format(3, ""), cards, truce="on") == "attack 3"
    assert best(only.format(5, ""), cards, truce="on") == "end"


def test_6_the_last_life_is_left_to_who_would_lose_by_it():
    assert best("phase raid A\ntable A 1 zed\nlives B dust\ntrophies B dust*4") == "end"


def test_24_a_stolen_life_counts_most_as_a_trophy():
    state = scene("phase raid A\ntable A 1 zed\nlives B dust*3\nhand A ogre*2")
    state.play(0, state.rules.read("raid 1"), Quick(1))
    values = state.rules.sense().weigh(state, 0, Quick(1))
    assert values[1] > values[0]


# The last one standing, the underworld and one's own lives.


def advised(state, text, seat=0):
    """What the sense thinks of this move, and the names of what speaks for it."""
    sense = state.rules.sense()
    move = state.rules.read(text)
    value = sense.weigh(state, seat, Quick(1))[state.moves(seat).index(move)]
    return value, [ground.name for ground in sense.reasons(state, seat, move, Quick(1))]


def test_72_where_only_the_living_win_a_stolen_card_goes_into_the_hand():
    text = "players 3\nphase raid A\ntable A 1 zed\nlives B dust dust\nhand A ogre ogre"
    state = scene(text, last_standing=True)
    play(state, "A raid 1", "A player B")
    trophy, _ = advised(state, "trophy")
    hand, why = advised(state, "hand")
    assert trophy == 0 < hand
    assert "only-living" in why
    assert state.scores() == [3, 1, 3], "lives alone; the trophies to come are worth nothing"
    alive = scene(text, last_standing=True, trophies="lives")
    play(alive, "A raid 1", "A player B")
    assert advised(alive, "trophy")[1] == ["trophy-life"]


def test_70_the_underworld_pays_with_stars_that_nothing_else_needs():
    state = scene("phase harvest A\ndeck zed ogre bone", underworld=True)
    draw, _ = advised(state, "draw")
    deep, why = advised(state, "underworld 3")
    assert deep > draw
    assert why == ["choice-idle"]
    busy = scene("phase harvest A\ndeck zed bone rotter\nhand A ogre ogre", underworld=True)
    assert advised(busy, "underworld 3")[0] < advised(busy, "draw")[0]


def test_12_a_life_is_taken_when_it_can_be_laid_with_stars_that_would_be_lost():
    state = scene("phase harvest A\nlives A ogre ogre dust dust dust dust\ndeck dust dust")
    while asked(state) != "A life":
        state.play(0, state.moves(0)[0], Quick(1))
    value, why = advised(state, "life ogre")
    assert value > 0
    assert "idle-defence" in why
    assert advised(state, "life ogre")[0] > advised(state, "life dust")[0]


def test_2_keeping_few_lives_is_told_as_what_it_is():
    state = own_deck(None).start(2, Quick(5))
    assert "keep-few" in [
        ground.name
        for ground in state.rules.sense().terms(
            state, 0, state.rules.read("keep 1 2 3 4 5"), Quick(1)
        )
    ]


def test_23_whoever_stays_fresh_for_a_raid_is_the_reason_not_to_attack():
    state = scene("players 3\nphase attack A\ntable A 1 zed\ntable B 2 ogre")
    assert advised(state, "end")[1] == ["fresh"]  # nobody defends C
    shut = scene("players 3\nphase attack A\ntable A 1 zed\ntable B 2 ogre\ntable C 3 zed")
    assert advised(shut, "end")[1] == []  # the attack is worth more
