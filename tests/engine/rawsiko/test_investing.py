"""A4.1: the investment phase (rules 39-44; D-13, GA4, R-24, R-26, R-30)."""

from itertools import combinations

import pytest
from engine.rawsiko_table import (
    kinds,
    map_without,
    moves,
    now,
    on,
    owned,
    parts,
    play,
    scene,
    table,
    territories,
    why_not,
)

TABLE = "players 3\nhold A VNM 2, NGU 1\nhold B DEU 2, TUR 2\nhold C MEX 3\n"
TURN_END = TABLE + "phase acting C\nturn {turn}\n"

# Different materials and the new assets for them (GA4).
INCOMES = [(1, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (11, 4), (12, 4)]
INCOMES += [(13, 5), (15, 5), (16, 6)]


def rich(count: int) -> str:
    """Territories that together carry exactly so many different materials."""
    carried = {name: set(facts["materials"]) for name, facts in territories().items()}
    for size in range(1, 6):
        for names in combinations(carried, size):
            if len(set().union(*[carried[name] for name in names])) == count:
                return ", ".join(f"{name} 1" for name in names)
    raise AssertionError(f"no territories carry {count} materials")


def others(hold: str) -> str:
    """Something that B and C can hold beside this."""
    free = [name for name in territories() if name not in hold]
    return f"hold B {free[0]} 1\nhold C {free[1]} 1\n"


def test_39_the_first_turn_has_none():
    state = scene(TABLE + "phase placing\nplace C 1")
    events = play(state, "C MEX 1")
    assert "income" not in kinds(events)
    assert now(state) == "acting A 1"


@pytest.mark.parametrize("turn", [1, 2, 5])
def test_39_40_every_other_turn_starts_with_it(turn):
    state = scene(TURN_END.format(turn=turn))
    events = play(state, "C end")
    assert kinds(events) == ["phase_ended", "turn_began", "income"]
    assert now(state) == f"investing A {turn + 1}"


def test_40_all_players_receive_and_place():
    state = scene(TABLE + "phase investing")
    for player, home in (("A", "VNM"), ("B", "DEU"), ("C", "MEX")):
        count = table(state)["to_place"]["ABC".index(player)]
        assert count > 0
        assert now(state) == f"investing {player} 2"
        play(state, f"{player} {home} {count}")
    assert now(state) == "acting A 2"


@pytest.mark.parametrize(("materials", "assets"), INCOMES)
def test_41_ga4_a_third_of_the_different_materials_rounded_up(materials, assets):
    hold = rich(materials)
    text = f"players 3\nhold A {hold}\n{others(hold)}phase acting C\nturn 3"
    state = scene(text)
    assert len(owned(state, "A")) == materials
    events = play(state, "C end")
    assert parts(events, "income")[0]["materials"][0] == materials
    assert parts(events, "income")[0]["assets"][0] == assets
    assert table(state)["to_place"][0] == assets


def test_41_a_material_counts_once_however_many_territories_give_it():
    assert "Co" in set(territories()["NGU"]["materials"]) & set(territories()["CUB"]["materials"])
    one = scene("players 3\nhold A CUB 1\nhold B DEU 1\nhold C MEX 1")
    two = scene("players 3\nhold A CUB 1, NGU 1\nhold B DEU 1\nhold C MEX 1")
    assert owned(one, "A") == owned(two, "A") == {"Co", "BX"}
    assert table(one)["income"][0] == table(two)["income"][0] == 1


def test_42_new_assets_go_on_any_own_territories():
    state = scene(TABLE + "phase investing\nplace B 2")
    assert moves(state) == ["DEU 1", "DEU 2", "TUR 1", "TUR 2"]
    assert why_not(state, "B VNM 1") == "rawsiko.42 not-your-territory"
    assert why_not(state, "B CAN 1") == "rawsiko.42 not-your-territory"


def test_ga4_of_4_assets_2_go_on_ukraine_and_2_on_turkey():
    state = scene(
        "players 3\nhold A UKR 1, TUR 1\nhold B DEU 1\nhold C MEX 1\nphase investing\nplace A 4"
    )
    play(state, "A UKR 2", "A TUR 2")
    assert [on(state, "UKR"), on(state, "TUR")] == ["A 3/3", "A 3/3"]
    assert now(state) == "acting A 2"


def test_43_nobody_acts_before_all_are_placed():
    state = scene(TABLE + "phase investing\nplace A 1, C 2")
    assert why_not(state, "A VNM>IND 1") == "rawsiko.43 place-first"
    play(state, "A VNM 1", "C MEX 1")
    assert now(state) == "investing C 2"
    assert kinds(play(state, "C MEX 1")) == ["assets_placed", "phase_began"]
    assert now(state) == "acting A 2"


def test_44_d13_incomes_are_counted_before_anybody_places():
    state = scene(TURN_END.format(turn=3) + "first B")
    play(state, "C end", "A end")
    expected = table(state)["income"]
    assert table(state)["to_place"] == expected
    assert now(state) == "investing B 4"  # in player order
    play(state, "B DEU 1")
    assert table(state)["to_place"] == [expected[0], expected[1] - 1, expected[2]]


def test_44_all_must_be_placed():
    state = scene(TABLE + "phase investing")
    assert not {"end", "stop"} & set(moves(state))
    assert why_not(state, "A end") == "rawsiko.43 place-first"


def test_r24_who_has_no_income_is_not_asked():
    game = map_without("EGY", "materials")
    text = "players 3\nhold A VNM 2\nhold B EGY 2\nhold C MEX 3\nphase acting C\nturn 2"
    state = game.scene(text)
    events = play(state, "C end")
    assert parts(events, "income")[0]["assets"] == [2, 0, 2]
    play(state, "A VNM 2")
    assert now(state) == "investing C 3"


def test_ga4_no_materials_no_assets():
    game = map_without("EGY", "materials")
    state = game.scene("players 3\nhold A EGY 2\nhold B VNM 2\nhold C MEX 3")
    assert table(state)["income"][0] == 0


def test_r26_invested_assets_are_unmoved():
    state = scene(TABLE.replace("VNM 2", "VNM 0/2") + "phase investing\nplace A 2")
    play(state, "A VNM 1")
    assert on(state, "VNM") == "A 1/3"


def test_r26_all_assets_are_unmoved_again_at_the_start_of_the_owners_phase():
    state = scene(TABLE.replace("DEU 2", "DEU 0/2"))
    assert on(state, "DEU") == "B 0/2"
    play(state, "A VNM>IND 1", "A end")
    assert [on(state, "DEU"), on(state, "IND")] == ["B 2/2", "A 0/1"]


def test_r30_the_next_living_player_begins_when_the_first_is_out():
    text = "players 4\nfirst B\nout B\nhold A VNM 2\nhold C MEX 3\nhold D DEU 2\nphase acting A"
    state = scene(text + "\nturn 2")
    play(state, "A end")
    assert now(state) == "investing C 3"
    assert table(state)["to_place"][1] == 0
    play(state, "C MEX 2", "D DEU 2", "A VNM 2")
    assert now(state) == "acting C 3"
