"""A2 and A5: what is owned, scores and ranks (9-13, 65-68; D-20, D-21, D-27, GA1, R-11, R-28)."""

import itertools

import pytest
from engine.rawsiko_table import (
    applications,
    carriers,
    kinds,
    on,
    owned,
    parts,
    play,
    result,
    scene,
    table,
    territories,
    with_applications,
)

EXAMPLE = ["fertilisers", "flame-retardants", "digital-cameras", "medical-devices"]
OVER = "over turns_played\n"


def needs(*names: str) -> list[str]:
    return [material for name in names for material in applications()[name]["materials"]]


def finished(hold: str, *objective: str):
    """A holds this; B and C hold something else."""
    free = [name for name in territories() if name not in hold]
    text = f"players 3\nhold A {hold}\nhold B {free[0]} 1\nhold C {free[1]} 1\n"
    return scene(text + (f"objective A {' '.join(objective)}\n" if objective else "") + OVER)


def test_11_13_control_is_presence():
    state = scene("players 3\nhold A VNM 1\nhold B DEU 2\nhold C MEX 3")
    assert [on(state, name) for name in ("VNM", "DEU", "CAN")] == ["A 1/1", "B 2/2", ""]
    assert len(table(state)["territories"]) == 3  # all others are empty


def test_12_who_controls_a_territory_owns_its_materials():
    state = scene("players 3\nhold A VNM 1\nhold B DEU 2\nhold C MEX 3")
    assert owned(state, "A") == set(territories()["VNM"]["materials"])


def test_12_a_second_copy_is_insurance():
    state = scene("players 3\nhold A CUB 1, NGU 1\nhold B VNM 3\nhold C MEX 3\nphase acting B")
    assert "Co" in territories()["CUB"]["materials"]
    play(state, "B VNM>NGU 1", dice="6 1")
    assert "Co" in owned(state, "A")
    assert "Co" in owned(state, "B")


def test_65_after_the_last_turn_the_game_ends():
    state = scene("players 3\nhold A VNM 1\nhold B DEU 2\nhold C MEX 3\nturn 6\nphase acting C")
    assert kinds(play(state, "C end")) == ["phase_ended", "game_over"]
    assert (result(state).reason, result(state).rule) == ("turns_played", "rawsiko.65")
    assert state.waiting_for() == ()


@pytest.mark.parametrize("turns", [3, 4, 12])
def test_65_69_the_last_turn_is_an_option(turns):
    text = f"players 3\nhold A VNM 1\nhold B DEU 2\nhold C MEX 3\nturn {turns}\nphase acting C"
    state = scene(text, turns=turns)
    play(state, "C end")
    assert state.result() is not None


def test_ga1_all_four_applications_are_46_points():
    assert [applications()[name]["points"] for name in EXAMPLE] == [3, 8, 13, 22]
    state = finished(carriers(needs(*EXAMPLE), []), *EXAMPLE)
    assert result(state).scores[0] == 46
    assert result(state).parts[0] == {"tier_1": 3, "tier_2": 8, "tier_3": 13, "tier_4": 22}
    assert result(state).columns[0]["applications"] == 4


def test_ga1_only_fertilisers_and_flame_retardants_are_11():
    wanted = needs(*EXAMPLE[:2])
    lacking = [next(m for m in needs(name) if m not in wanted) for name in EXAMPLE[2:]]
    state = finished(carriers(wanted, lacking), *EXAMPLE)
    assert set(wanted) <= owned(state, "A")
    assert result(state).scores[0] == 11


@pytest.mark.parametrize("missing", applications()["flame-retardants"]["materials"])
def test_66_all_materials_or_nothing(missing):
    wanted = needs("flame-retardants")
    state = finished(carriers(wanted, []), "flame-retardants")
    assert result(state).parts[0]["tier_2"] == 8
    wanted.remove(missing)
    state = finished(carriers(wanted, [missing]), "flame-retardants")
    assert set(wanted) <= owned(state, "A")
    assert result(state).parts[0]["tier_2"] == 0


def test_66_what_is_owned_at_that_moment_counts():
    text = (
        "players 3\nhold A EGY 1\nhold B RWA 3\nhold C MEX 3\nobjective A fertilisers\n"
        "turn 6\nphase acting B"
    )
    kept, lost = scene(text), scene(text.replace("EGY 1", "EGY 1, KOR 1"))
    play(kept, "B end", "C end")
    assert result(kept).scores[0] == 3
    play(lost, "B RWA>EGY 1", dice="6 1")
    play(lost, "B end", "C end")
    assert result(lost).scores[0] == 0


# Ties. Nobody gets points unless it says so.

NO_POINTS = "objective A tyres\nobjective B drilling-mud\nobjective C saw-blades\n"


def ended(*holds: str):
    lines = [f"hold {player} {hold}\n" for player, hold in zip("ABC", holds, strict=True)]
    return result(scene("players 3\n" + "".join(lines) + NO_POINTS + OVER))


def column(found, name: str) -> list[int]:
    return [figures[name] for figures in found.columns]


def test_67_the_highest_sum_wins():
    tyres, mud = [applications()[name]["points"] for name in ("tyres", "drilling-mud")]
    found = ended("GTM 1", "MAR 1, MDG 1, ISR 1", "NGU 1")
    assert found.scores == [tyres, mud, 0]
    found = ended("GTM 1", "MNG 1, MDG 1, ISR 1", "NGU 1")
    assert found.scores == [tyres, 0, 0]
    assert found.ranks == [1, 2, 3]  # although B has more of everything else


def test_67_d20_equal_points_then_more_applications():
    game = with_applications({"rock": (1, "PR"), "blue": (2, "Co"), "spar": (3, "FL")})
    text = "players 3\nhold A MNG 1, KOR 1, BEL 1\nhold B EGY 1, NGU 1\nhold C TJK 1\n"
    found = result(game.scene(text + "objective A spar\nobjective B rock blue\n" + OVER))
    assert found.scores == [3, 3, 0]
    assert column(found, "applications") == [1, 2, 0]
    assert column(found, "materials")[0] > column(found, "materials")[1]
    assert column(found, "territories")[0] > column(found, "territories")[1]
    assert found.ranks == [2, 1, 3]


def test_67_with_our_applications_equal_points_of_different_numbers_can_meet():
    """Digital cameras and flame retardants give what data centres do alone."""
    several, alone = ["flame-retardants", "digital-cameras"], ["data-centres"]
    points = [sum(applications()[name]["points"] for name in row) for row in (several, alone)]
    assert points[0] == points[1]
    totals: dict[int, set[int]] = {}
    by_tier: dict[int, set[int]] = {}
    for facts in applications().values():
        by_tier.setdefault(facts["tier"], set()).add(facts["points"])
    for worth in itertools.product(*[[0, *values] for values in by_tier.values()]):
        totals.setdefault(sum(worth), set()).add(sum(1 for one in worth if one))
    assert sum(1 for numbers in totals.values() if len(numbers) > 1) > 10


def test_67_d20_then_more_materials():
    found = ended("IRN 1", "NGU 1, EGY 1", "NGA 1")
    assert (found.scores, column(found, "applications")) == ([0, 0, 0], [0, 0, 0])
    assert column(found, "materials") == [3, 2, 1]
    assert column(found, "territories") == [1, 2, 1]  # materials come first
    assert found.ranks == [1, 2, 3]


def test_67_d20_then_more_territories():
    found = ended("MNG 1", "NGA 1, COD 1", "NGU 1")
    assert found.scores == [0, 0, 0]
    assert (column(found, "materials"), column(found, "territories")) == ([2, 2, 1], [1, 2, 1])
    assert found.ranks == [2, 1, 3]


def test_67_d21_still_equal_is_a_shared_rank():
    assert ended("NGU 1", "NGA 1", "IND 1").ranks == [2, 2, 1]
    assert ended("NGU 1", "NGA 9", "TJK 1").ranks == [1, 1, 1]  # assets count for nothing


def test_r11_ranks_are_1_1_3_survivors_first():
    text = "players 4\nhold A NGU 1\nhold B NGA 1\nout D C\n"
    text += "objective A tyres\nobjective B drilling-mud\n"
    assert result(scene(text + OVER)).ranks == [1, 1, 3, 4]


def test_67_the_result_tells_all_figures_that_decide_in_their_order():
    text = "players 4\nhold A NGU 1\nhold B MNG 1\nout D C\n"
    text += "objective A tyres\nobjective B drilling-mud\n"
    found = result(scene(text + OVER))
    assert found.deciders == [
        ("lasted", [4, 4, 2, 1]),
        ("points", [0, 0, 0, 0]),
        ("applications", [0, 0, 0, 0]),
        ("materials", [1, 2, 0, 0]),
        ("territories", [1, 1, 0, 0]),
    ]
    assert found.ranks == [2, 1, 3, 4]


def test_68_the_columns_of_the_result():
    state = finished(carriers(needs(*EXAMPLE), []), *EXAMPLE)
    shown = table(state)["result"]
    assert shown["scores"][0] == 46
    assert list(shown["columns"][0]) == ["applications", "materials", "territories"]
    holding = [name for name, place in table(state)["territories"].items() if place[0] == 0]
    assert shown["columns"][0] == {
        "applications": 4,
        "materials": len(owned(state, "A")),
        "territories": len(holding),
    }


def test_r28_the_eliminated_have_0_points_and_a_sole_survivor_with_0_has_rank_1():
    state = scene("players 3\nhold A KOR 1\nout C B\nobjective A tyres\nover one_left")
    assert result(state).scores == [0, 0, 0]
    assert result(state).ranks == [1, 2, 3]
    assert result(state).columns[1] == {"applications": 0, "materials": 0, "territories": 0}


def test_d27_all_objectives_are_shown_when_the_game_is_over():
    state = scene("players 3\nhold A TUR 3\nhold B DEU 1\nout C")
    objectives = state.hidden()["objectives"]
    events = play(state, "A TUR>DEU 3", dice="611 1")
    assert parts(events, "game_over")[0]["objectives"] == objectives
    for seat in (None, 0, 1, 2):
        shown = state.view(seat)["objectives"]
        assert [[row["application"] for row in rows] for rows in shown] == objectives
