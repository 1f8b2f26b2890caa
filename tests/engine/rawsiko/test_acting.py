"""A4 and A4.2: turns and the action phase (36-38, 45-52; D-12, D-14, D-15, D-25, D-28)."""

import pytest
from engine.rawsiko_table import (
    kinds,
    moves,
    now,
    on,
    owned,
    parts,
    play,
    rawsiko,
    scene,
    table,
    territories,
    why_not,
)

from ludoteka.core.options import OptionError

TABLE = "players 3\nhold A VNM 4, NGU 2\nhold B DEU 2, THA 2\nhold C MEX 3\n"


def steps(state, source: str, target: str) -> list[str]:
    return [move for move in moves(state) if move.startswith(f"{source}>{target} ")]


def test_36_d12_six_turns_or_three_to_twelve():
    assert rawsiko().turns == 6
    assert [rawsiko(turns=number).turns for number in (3, 12)] == [3, 12]
    for number in (2, 13):
        with pytest.raises(OptionError):
            rawsiko(turns=number)


def test_37_38_a_turn_is_an_investment_phase_and_an_action_phase_of_each_player():
    state = scene(TABLE + "phase investing\nplace A 1")
    phases = [now(state)]
    for move in ("A VNM 1", "A end", "B end", "C end"):
        play(state, move)
        phases.append(now(state))
    assert phases == ["investing A 2", "acting A 2", "acting B 2", "acting C 2", "investing A 3"]


@pytest.mark.parametrize(("first", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_45_in_player_order_each_plays_one_action_phase(first, order):
    state = scene(TABLE + f"first {first}")
    for player in order:
        assert now(state) == f"acting {player} 1"
        assert kinds(play(state, f"{player} end"))[0] == "phase_ended"
    assert now(state) == f"investing {first} 2"


def test_46_to_any_adjacent_territory():
    state = scene("players 3\nhold A VNM 1\nhold B DEU 2\nhold C MEX 3")
    facts = territories()["VNM"]
    neighbours = sorted(facts["land"] + facts["sea"])
    assert sorted(moves(state)) == sorted(["end", *[f"VNM>{name} 1" for name in neighbours]])


def test_46_any_number_of_times():
    state = scene(TABLE)
    play(state, "A VNM>IND 1", "A VNM>PHL 1", "A VNM>IND 1", "A NGU>AUS 2", "A VNM>IND 1")
    assert [on(state, name) for name in ("IND", "PHL", "AUS")] == ["A 0/3", "A 0/1", "A 0/2"]
    assert now(state) == "acting A 1"


def test_46_not_to_a_territory_that_is_not_adjacent_nor_with_anothers_assets():
    state = scene(TABLE)
    assert why_not(state, "A VNM>AUS 1") == "rawsiko.10 not-adjacent"
    assert why_not(state, "A VNM>VNM 1") == "rawsiko.10 not-adjacent"
    assert why_not(state, "A DEU>FRA 1") == "rawsiko.46 not-your-assets"
    assert why_not(state, "A CAN>USW 1") == "rawsiko.46 not-your-assets"


def test_10_d3_a_border_and_a_sea_line_are_both_adjacent():
    facts = territories()["VNM"]
    assert ("IND" in facts["land"], "NGU" in facts["sea"]) == (True, True)
    state = scene(TABLE)
    assert steps(state, "VNM", "IND")
    assert steps(state, "VNM", "NGU")


def test_47_an_asset_moves_once():
    state = scene(TABLE)
    play(state, "A VNM>IND 2")
    assert steps(state, "IND", "IRN") == []
    assert why_not(state, "A IND>IRN 1") == "rawsiko.47 moved-already"
    assert steps(state, "VNM", "IND") == ["VNM>IND 1", "VNM>IND 2"]


def test_47_each_by_itself_those_that_were_there_can_still_go():
    state = scene(TABLE)
    play(state, "A VNM>NGU 3")
    assert on(state, "NGU") == "A 2/5"
    assert steps(state, "NGU", "AUS") == ["NGU>AUS 1", "NGU>AUS 2"]
    assert why_not(state, "A NGU>AUS 3") == "rawsiko.47 moved-already"


def test_48_with_first_number_0_nothing_can_start_there():
    state = scene(TABLE.replace("VNM 4", "VNM 0/4"))
    assert not [move for move in moves(state) if move.startswith("VNM>")]


def test_ga6_ukraine_shows_2_4_four_assets_two_of_which_may_act():
    state = scene("players 3\nhold A UKR 2/4\nhold B DEU 2\nhold C MEX 3")
    assert on(state, "UKR") == "A 2/4"
    assert steps(state, "UKR", "FIN") == ["UKR>FIN 1", "UKR>FIN 2"]
    assert why_not(state, "A UKR>FIN 3") == "rawsiko.47 moved-already"


def test_48_r4_until_the_players_own_next_action_phase():
    state = scene(TABLE)
    play(state, "A VNM>IND 4", "A end")
    assert on(state, "IND") == "A 0/4"
    play(state, "B end", "C end")
    assert on(state, "IND") == "A 0/4"  # A turn has begun, but not A's phase
    count = table(state)["to_place"]
    play(state, f"A NGU {count[0]}", f"B DEU {count[1]}", f"C MEX {count[2]}")
    assert on(state, "IND") == "A 4/4"


def test_49_an_empty_target_is_taken_at_once_with_its_materials():
    state = scene(TABLE)
    before = owned(state, "A")
    events = play(state, "A VNM>IND 1")
    assert on(state, "IND") == "A 0/1"
    assert owned(state, "A") == before | set(territories()["IND"]["materials"])
    assert parts(events, "assets_moved")[0]["occupied"] is True


def test_ga5_india_with_2_assets_from_vietnam_shows_0_2():
    state = scene(TABLE)
    play(state, "A VNM>IND 2")
    assert [on(state, "IND"), on(state, "VNM")] == ["A 0/2", "A 2/2"]


def test_50_d14_into_an_own_territory_is_a_plain_transfer():
    state = scene(TABLE)
    events = play(state, "A VNM>NGU 1")
    assert [on(state, "VNM"), on(state, "NGU")] == ["A 3/3", "A 2/3"]
    assert kinds(events) == ["assets_moved"]
    assert parts(events, "assets_moved")[0]["occupied"] is False


def test_51_into_a_rivals_territory_a_clash_starts():
    state = scene(TABLE)
    assert kinds(play(state, "A VNM>THA 1", dice="1 66")) == ["clash"]


def test_52_d15_any_number_from_one_to_all():
    state = scene(TABLE)
    assert steps(state, "VNM", "IND") == [f"VNM>IND {number}" for number in (1, 2, 3, 4)]


def test_52_d15_a_territory_may_be_left_empty_its_materials_are_lost():
    state = scene(TABLE)
    only = set(territories()["VNM"]["materials"]) - set(territories()["NGU"]["materials"])
    events = play(state, "A VNM>NGU 4")
    assert on(state, "VNM") == ""
    assert not owned(state, "A") & only
    assert parts(events, "assets_moved")[0]["abandoned"] is True


def test_52_leaving_one_behind_abandons_nothing():
    events = play(scene(TABLE), "A VNM>NGU 3")
    assert parts(events, "assets_moved")[0]["abandoned"] is False


def test_52_what_was_abandoned_anybody_may_take():
    state = scene(TABLE)
    play(state, "A VNM>NGU 4", "A end", "B THA>VNM 1")
    assert on(state, "VNM") == "B 0/1"


def test_52_r8_garrison_at_least_one_asset_stays():
    state = scene(TABLE, garrison=True)
    assert steps(state, "VNM", "IND") == [f"VNM>IND {number}" for number in (1, 2, 3)]
    assert why_not(state, "A VNM>IND 4") == "rawsiko.D-15 leave-one"


def test_r8_garrison_in_an_attack_too():
    state = scene(TABLE.replace("VNM 4", "VNM 2"), garrison=True)
    assert steps(state, "VNM", "THA") == ["VNM>THA 1"]
    assert why_not(state, "A VNM>THA 2") == "rawsiko.D-15 leave-one"


def test_r8_garrison_a_moved_asset_may_be_the_one_left_behind():
    state = scene(TABLE.replace("VNM 4", "VNM 2/3"), garrison=True)
    assert steps(state, "VNM", "IND") == ["VNM>IND 1", "VNM>IND 2"]


def test_r8_garrison_a_single_asset_stays():
    state = scene(TABLE.replace("VNM 4", "VNM 1"), garrison=True)
    assert not [move for move in moves(state) if move.startswith("VNM>")]


def test_d25_at_most_16_go_at_once_and_more_in_two_moves():
    state = scene(TABLE.replace("VNM 4", "VNM 20"))
    assert steps(state, "VNM", "IND")[-1] == "VNM>IND 16"
    play(state, "A VNM>IND 16")
    assert on(state, "VNM") == "A 4/4"
    play(state, "A VNM>IND 4")
    assert [on(state, "VNM"), on(state, "IND")] == ["", "A 0/20"]


def test_d25_so_it_is_with_placing():
    state = scene(TABLE + "phase investing\nplace A 20")
    assert "VNM 16" in moves(state)
    play(state, "A VNM 16", "A VNM 4")
    assert on(state, "VNM") == "A 24/24"


def test_r25_a_phase_may_end_without_an_action():
    state = scene(TABLE)
    before = table(state)["territories"]
    play(state, "A end")
    assert table(state)["territories"] == before
    assert now(state) == "acting B 1"


def test_d28_who_can_not_move_any_more_still_ends_the_phase():
    state = scene(TABLE.replace("VNM 4, NGU 2", "VNM 1"))
    play(state, "A VNM>IND 1")
    assert now(state) == "acting A 1"
    assert moves(state) == ["end"]
