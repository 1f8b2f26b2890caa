"""The end: who has lost the last life, who wins, and what is shown then."""

import pytest
from engine.raw_table import (
    asked,
    check,
    discard,
    hand,
    parts,
    play,
    raw,
    result,
    scene,
    table,
    trophies,
    view,
    waiting,
)

from ludoteka.core.chance import Quick

RAID = "phase raid A\ntable A 1 zed, 2 zed\n"


def test_6_the_game_ends_when_a_player_has_lost_all_lives():
    state = scene(
        RAID + "players 3\nlives A zed*2\nlives B dust\nlives C ogre bone fang\ntrophies A fang"
    )
    events = play(state, "A raid 1", "A player B", "A trophy")
    final = result(state)
    assert (final.reason, final.rule) == ("life-lost", "raw.6")
    assert final.scores == [4, 0, 3]  # trophies and lives
    assert final.ranks == [1, 3, 2]
    assert waiting(state) == ""
    assert events[-1].kind == "game_over"


def test_6_x15_a_tie_is_broken_by_the_prices_of_lives_and_trophies():
    state = scene(
        RAID + "players 3\nlives A ogre dust\nlives B dust\nlives C zed bone\ntrophies C zed"
    )
    play(state, "A raid 1", "A player B", "A trophy")
    final = result(state)
    assert final.scores == [3, 0, 3]
    assert [column["stars"] for column in final.columns] == [5, 0, 3]
    assert final.ranks == [1, 3, 2]


def test_r7_equal_also_in_stars_is_a_shared_rank():
    state = scene(RAID + "players 3\nlives A dust\nlives B dust\nlives C zed bone")
    play(state, "A raid 1", "A player B", "A trophy")
    assert result(state).ranks == [1, 3, 1]


def test_r7_the_robbed_player_is_ranked_like_all_others():
    state = scene(RAID + "lives A dust\nlives B dust\ntrophies B ogre*2")
    play(state, "A raid 1", "A hand")
    assert result(state).scores == [1, 2]
    assert result(state).ranks == [2, 1]


@pytest.mark.parametrize("choice", ["hand", "trophy"])
def test_db3_r5_the_end_is_immediate_but_the_thief_decides_first(choice):
    state = scene(RAID + "lives B ogre")
    play(state, "A raid 1")
    assert (asked(state), state.result()) == ("A loot", None)
    play(state, f"A {choice}")
    assert state.result() is not None
    assert (hand(state, "A"), trophies(state, "A")) == (
        ("ogre", "") if choice == "hand" else ("", "ogre")
    )
    assert result(state).scores == [3 + (choice == "trophy"), 0]


def test_x16_when_the_game_is_over_everything_is_shown():
    state = scene(
        RAID + "lives B dust\nhand B zed fang\ntable B 4 ribs buried ogre tapped, 5 count down 1",
        summoning=True,
    )
    events = play(state, "A raid 1", "A hand")
    final = parts(events, "game_over")[0]
    assert final["hands"] == [["dust"], ["zed", "fang"]]
    assert final["lives"] == [["dust"] * 3, []]
    assert final["table"] == {"4": "ogre", "5": "count"}
    shown = view(state, "A")
    assert shown["shown_hands"][1] == ["zed", "fang"]
    assert shown["table"]["4"]["buried"] == "ogre"
    assert shown["table"]["5"]["card"] == "count"


def test_q17_after_150_turns_the_game_ends_and_is_scored_by_rule_6():
    state = scene("turn 149\nphase laying A")
    play(state, "A end", "B pass")
    assert table(state)["turn"] == 150
    play(state, "B end")
    final = result(state)
    assert (final.reason, final.rule) == ("stalemate", "raw.Q17")
    assert final.scores == [3, 3]
    assert final.ranks == [1, 1]


def test_q17_in_variant_72_those_who_are_out_rank_behind_the_living():
    state = scene(
        "players 4\nturn 150\nphase laying D\nout B A\nlives C dust\nlives D dust*2",
        last_standing=True,
    )
    play(state, "D end")
    assert result(state).ranks == [3, 4, 2, 1]


# Variant 72.


def test_72_x8_who_loses_the_last_life_is_out_after_the_thief_has_decided():
    state = scene(RAID + "players 3\nlives B ogre\nhand B fang", last_standing=True)
    play(state, "A raid 1", "A player B")
    assert (asked(state), table(state)["out"]) == ("A loot", [0, 0, 0])
    play(state, "A trophy")
    assert table(state)["out"] == [0, 1, 0]
    assert (trophies(state, "A"), discard(state)) == ("ogre", "fang")
    assert asked(state) == "A raid"  # R5: further raiders go on


def test_72_the_last_player_left_wins():
    state = scene(RAID + "players 3\nlives B dust\nlives C dust", last_standing=True)
    play(state, "A raid 1", "A player C", "A hand")
    play(state, "A raid 2", "A hand")
    final = result(state)
    assert (final.reason, final.rule) == ("last-standing", "raw.72")
    assert final.ranks == [1, 2, 3]  # R6: the reverse order of elimination


def test_r6_the_reverse_order_of_elimination():
    state = scene(RAID + "players 4\nout C\nlives B dust\nlives D dust", last_standing=True)
    play(state, "A raid 1", "A player D", "A hand", "A raid 2", "A hand")
    assert result(state).ranks == [1, 2, 4, 3]
    assert result(state).scores == [3, 0, 0, 0]


def test_72_a_player_who_is_out_has_no_turn_and_is_not_robbed():
    state = scene("players 3\nphase raid A\ntable A 1 zed\nout B", last_standing=True)
    play(state, "A raid 1")
    assert asked(state) == "A loot"  # only C could be robbed
    play(state, "A hand")
    assert asked(state) == "C life"


# Whole games by chance: what always holds.


def options_by(chance):
    switches = ("drafting", "hunt", "underworld", "summoning", "last_standing")
    options = {name: chance.below(2) == 1 for name in switches}
    return {**options, "trophies": ["apart", "lives"][chance.below(2)]}


@pytest.mark.parametrize("seed", range(30))
def test_every_card_is_in_one_place_and_nothing_impossible_happens_in_any_game(seed):
    chance = Quick(seed)
    game = raw(None, **options_by(chance))
    state = game.start(2 + seed % 5, chance)
    steps = 0
    while state.result() is None:
        seats = state.waiting_for()
        assert seats
        seat = seats[chance.below(len(seats))]
        choices = state.moves(seat)
        assert len(choices) == len(set(choices)) > 0
        assert list(choices) == sorted(choices)
        # Bold: a phase is ended only now and then, so that much happens.
        bold = choices[-1] if chance.below(3) == 0 else choices[chance.below(len(choices))]
        state.play(seat, bold, chance)
        check(state)
        steps += 1
        assert steps < 30_000
    assert sum(rank == 1 for rank in state.result().ranks) >= 1
