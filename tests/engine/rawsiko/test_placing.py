"""A3.3: placing the starting assets (rules 29-35; D-9 to D-11, D-29, GA3, R-3)."""

import pytest
from engine.rawsiko_table import kinds, moves, now, on, parts, play, rawsiko, scene, table, why_not

from ludoteka.core.chance import Quick
from ludoteka.core.options import OptionError

SUN = "hold A VNM 1, NGU 1, AUS 1, UKR 1, TUR 1\n"
THREE = "players 3\nphase placing\n" + SUN + "hold B DEU 1\nhold C MEX 1\n"


def total(state, seat: int) -> int:
    shown = table(state)
    placed = sum(place[2] for place in shown["territories"].values() if place[0] == seat)
    return placed + shown["to_place"][seat]


def test_29_assets_go_on_own_territories_only():
    assert moves(scene(THREE + "place A 1")) == ["UKR 1", "TUR 1", "VNM 1", "NGU 1", "AUS 1"]
    assert why_not(scene(THREE), "A DEU 1").endswith("not-your-territory")
    assert why_not(scene(THREE), "A CAN 1").endswith("not-your-territory")


def test_30_a_click_adds_one_more_asset():
    state = scene(THREE)
    events = play(state, "A UKR 1")
    assert on(state, "UKR") == "A 2/2"
    assert parts(events, "assets_placed") == [
        {"seat": 0, "territory": "UKR", "count": 1, "left": 5}
    ]
    assert table(state)["to_place"] == [5, 6, 6]


def test_31_a_player_places_all_in_one_go_then_the_next():
    state = scene(THREE)
    play(state, "A UKR 2", "A VNM 3")
    assert now(state) == "placing A 0"
    play(state, "A UKR 1")
    assert now(state) == "placing B 0"


def test_32_ga3_of_6_to_place_2_on_vietnam_and_1_on_new_guinea_leave_3():
    state = scene(THREE)
    assert table(state)["to_place"][0] == 6
    play(state, "A VNM 2", "A NGU 1")
    assert table(state)["to_place"][0] == 3
    assert [on(state, name) for name in ("VNM", "NGU", "AUS")] == ["A 3/3", "A 2/2", "A 1/1"]


@pytest.mark.parametrize(("players", "rest", "all_in_all"), [(3, 6, 11), (4, 6, 9), (5, 5, 8)])
def test_33_34_d9_d10_the_rest_comes_on_top_of_one_asset_on_each(players, rest, all_in_all):
    state = rawsiko(setup="territories").start(players, Quick(3))
    assert table(state)["to_place"] == [rest] * players
    assert {place[2] for place in table(state)["territories"].values()} == {1}
    assert [total(state, seat) for seat in range(players)] == [all_in_all] * players


@pytest.mark.parametrize("rest", range(1, 13))
def test_34_d29_the_number_is_an_option(rest):
    state = rawsiko(setup="territories", starting_assets=str(rest)).start(4, Quick(3))
    assert table(state)["to_place"] == [rest] * 4


def test_d29_with_nothing_to_distribute_the_first_turn_begins():
    state = rawsiko(setup="territories", starting_assets="0").start(4, Quick(3))
    assert (table(state)["phase"], table(state)["turn"]) == ("acting", 1)
    with pytest.raises(OptionError):
        rawsiko(starting_assets="13")


def test_35_d11_nobody_passes():
    state = scene(THREE)
    assert "end" not in moves(state)
    assert why_not(state, "A end").endswith("place-first")


def test_35_nobody_places_more_than_there_are():
    state = scene(THREE + "place A 2")
    assert "UKR 2" in moves(state)
    assert why_not(state, "A UKR 3").endswith("too-many-to-place")


def test_35_the_first_player_is_drawn():
    firsts = [table(rawsiko().start(5, Quick(seed)))["first"] for seed in range(60)]
    assert set(firsts) == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(("first", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_35_r3_d33_all_place_in_player_order(first, order):
    state = scene(THREE + f"first {first}")
    homes = {"A": "UKR", "B": "DEU", "C": "MEX"}
    for player in order:
        assert now(state) == f"placing {player} 0"
        play(state, f"{player} {homes[player]} 6")
    assert now(state) == f"acting {first} 1"


def test_35_then_the_first_turn_begins_with_the_first_players_action_phase():
    state = scene(THREE + "place C 1")
    assert kinds(play(state, "C MEX 1")) == ["assets_placed", "turn_began", "phase_began"]


@pytest.mark.parametrize(
    ("move", "rule"), [("A DEU 1", "29"), ("A UKR 7", "D-10"), ("A end", "D-11")]
)
def test_29_d10_d11_the_reason_is_a_rule_of_the_starting_assets_not_of_investment(move, rule):
    assert why_not(scene(THREE), move).startswith(f"rawsiko.{rule} ")
