"""A4.4 and Monopoly Stranglehold (62-64, 71, 72; D-18, D-19, D-22, GA10, R-2, R-9, R-17)."""

import pytest
from engine.rawsiko_table import (
    kinds,
    moves,
    now,
    on,
    parts,
    play,
    rawsiko,
    result,
    scene,
    table,
    why_not,
)

from ludoteka.core.options import OptionError

# A may take Germany from B, who has nothing else; C and D are far away.
FOUR = "players 4\nhold A TUR 3, NGU 2\nhold B DEU 1\nhold C MEX 1\nhold D GTM 3\n"
TAKE = "A TUR>DEU 3"
WON = "611 1"


def after_elimination(turn: int, **options):
    state = scene(FOUR + f"turn {turn}", **options)
    events = play(state, TAKE, dice=WON)
    return state, events


def test_62_who_has_no_asset_is_out_at_once():
    state, events = after_elimination(2)
    assert kinds(events) == ["clash", "eliminated"]
    assert parts(events, "eliminated") == [{"seat": 1, "by": 0}]
    assert table(state)["out"] == [0, 1, 0, 0]


def test_62_and_can_do_nothing_more():
    state, _ = after_elimination(2)
    assert state.moves(1) == ()
    assert why_not(state, "B end") == "rawsiko.62 out-of-the-game"


def test_62_who_has_one_asset_left_is_not():
    state = scene(FOUR.replace("DEU 1", "DEU 1, FRA 1"))
    assert kinds(play(state, TAKE, dice=WON)) == ["clash"]
    assert table(state)["out"] == [0, 0, 0, 0]


def test_r17_the_phase_goes_on_and_the_victim_is_skipped():
    state, _ = after_elimination(2)
    assert now(state) == "acting A 2"
    play(state, "A NGU>AUS 1", "A end")
    assert now(state) == "acting C 2"


def test_r17_the_victim_is_skipped_in_the_next_investment_phase_too():
    state, _ = after_elimination(2)
    events = play(state, "A end", "C end", "D end")
    assert parts(events, "income")[0]["assets"][1] == 0
    while table(state)["phase"] == "investing":
        (seat,) = state.waiting_for()
        assert seat != 1
        play(state, f"{'ABCD'[seat]} {moves(state)[0]}")


def test_r2_who_loses_the_last_assets_in_an_own_attack_is_out_and_the_next_follows():
    state = scene(FOUR + "phase acting C\nturn 2")
    events = play(state, "C MEX>GTM 1", dice="1 666")
    assert kinds(events) == ["clash", "eliminated", "phase_began"]  # not asked for `end`
    assert parts(events, "eliminated") == [{"seat": 2, "by": 2}]
    assert now(state) == "acting D 2"
    assert on(state, "MEX") == ""


def test_r2_the_last_of_a_turn_ends_it():
    state = scene(FOUR.replace("GTM 3", "GTM 1").replace("MEX 1", "MEX 3") + "phase acting D")
    events = play(state, "D GTM>MEX 1", dice="1 666")
    assert kinds(events) == ["clash", "eliminated", "turn_began", "income"]
    assert now(state) == "investing A 2"


def test_r2_of_the_last_turn_ends_the_game():
    text = FOUR.replace("GTM 3", "GTM 1").replace("MEX 1", "MEX 3") + "phase acting D\nturn 6"
    state = scene(text)
    play(state, "D GTM>MEX 1", dice="1 666")
    assert result(state).reason == "turns_played"


def test_r2_it_counts_for_stranglehold():
    state = scene(FOUR + "phase acting C\nturn 2", stranglehold=True)
    events = play(state, "C MEX>GTM 1", dice="1 666")
    assert kinds(events) == ["clash", "eliminated", "counter_advanced", "phase_began"]
    assert now(state) == "acting D 3"


@pytest.mark.parametrize("attackers", [1, 2, 3])
@pytest.mark.parametrize("defenders", [1, 2, 3])
def test_r2_one_clash_never_eliminates_both(attackers, defenders):
    text = f"players 3\nhold A TUR {attackers}\nhold B DEU {defenders}\nhold C MEX 1"
    for attack in range(attackers + 1):  # so many high dice of the attacker
        state = scene(text)
        dice = "6" * attack + "1" * (attackers - attack) + "3" * defenders
        events = play(state, f"A TUR>DEU {attackers}", dice=dice)
        assert len(parts(events, "eliminated")) < 2


def test_63_the_eliminated_rank_below_survivors_with_0_points():
    state = scene("players 4\nhold A KOR 1\nhold B MNG 1\nout D C\nover turns_played")
    ranks, scores = result(state).ranks, result(state).scores
    assert scores[0] == 0
    assert ranks[0] < min(ranks[2:])


def test_63_d18_later_elimination_ranks_higher():
    state = scene("players 5\nhold A VNM 1\nhold E MEX 1\nout C D B\nover turns_played")
    assert result(state).ranks[1:4] == [3, 5, 4]


def test_64_d19_one_left_ends_the_game_at_once():
    state = scene("players 3\nhold A TUR 3\nhold B DEU 1\nout C\nturn 2")
    events = play(state, TAKE, dice=WON)
    assert kinds(events) == ["clash", "eliminated", "game_over"]
    assert (result(state).reason, result(state).rule) == ("one_left", "rawsiko.D-19")
    assert result(state).ranks == [1, 2, 3]
    assert state.waiting_for() == ()


def test_64_d19_also_when_the_other_destroys_itself():
    state = scene("players 3\nhold A TUR 1\nhold B DEU 3\nout C")
    play(state, "A TUR>DEU 1", dice="1 666")
    assert result(state).ranks == [2, 1, 3]


# Monopoly Stranglehold.


def test_71_without_the_option_the_counter_stays():
    state, events = after_elimination(4)
    assert now(state) == "acting A 4"
    assert "counter_advanced" not in kinds(events)


def test_71_72_d22_ga10_elimination_in_turn_4_makes_it_5_and_only_turn_6_follows():
    state, events = after_elimination(4, stranglehold=True)
    assert parts(events, "counter_advanced") == [{"turn": 5, "turns": 6}]
    assert now(state) == "acting A 5"  # the running turn goes on
    play(state, "A end", "C end")
    assert now(state) == "acting D 5"
    play(state, "D end")
    assert now(state) == "investing A 6"  # no investment phase is skipped
    place_all(state)
    events = play(state, "A end", "C end", "D end")
    assert kinds(events)[-1] == "game_over"


def place_all(state) -> None:
    while table(state)["phase"] == "investing":
        (seat,) = state.waiting_for()
        play(state, f"{'ABCD'[seat]} {moves(state)[0]}")


def test_71_ga10_elimination_in_the_last_turn_changes_nothing():
    state, events = after_elimination(6, stranglehold=True)
    assert "counter_advanced" not in kinds(events)
    assert now(state) == "acting A 6"


def test_72_d22_ga10_of_two_eliminations_in_turn_5_the_second_changes_nothing():
    state, _ = after_elimination(5, stranglehold=True)
    assert now(state) == "acting A 6"
    events = play(state, "A end")
    events = play(state, "C MEX>GTM 1", dice="1 666")
    assert kinds(events) == ["clash", "eliminated", "phase_began"]
    assert now(state) == "acting D 6"


def test_72_two_eliminations_advance_it_twice():
    state, _ = after_elimination(2, stranglehold=True)
    play(state, "A end")
    play(state, "C MEX>GTM 1", dice="1 666")
    assert now(state) == "acting D 4"


def test_r9_elimination_in_turn_1_makes_it_2_and_the_next_begins_with_an_investment():
    state, _ = after_elimination(1, stranglehold=True)
    assert now(state) == "acting A 2"
    events = play(state, "A end", "C end", "D end")
    assert kinds(events)[-2:] == ["turn_began", "income"]
    assert now(state) == "investing A 3"


def test_r9_the_running_turn_becomes_the_last_and_those_still_to_act_do():
    state, _ = after_elimination(5, stranglehold=True)
    play(state, "A end")
    assert now(state) == "acting C 6"
    play(state, "C end")
    assert now(state) == "acting D 6"
    play(state, "D end")
    assert result(state).reason == "turns_played"


def test_r9_d19_comes_first():
    state = scene("players 3\nhold A TUR 3\nhold B DEU 1\nout C\nturn 2", stranglehold=True)
    events = play(state, TAKE, dice=WON)
    assert kinds(events) == ["clash", "eliminated", "game_over"]
    assert table(state)["turn"] == 2


def test_r9_a_game_has_never_one_turn_only():
    with pytest.raises(OptionError):
        rawsiko(turns=1, stranglehold=True)
