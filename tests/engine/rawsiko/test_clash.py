"""A4.3: the commercial clash (rules 53-61; D-16, D-17, D-26, D-30, GA7, GA9, R-15, R-16)."""

from collections import Counter
from itertools import combinations_with_replacement, permutations, product
from math import factorial, prod

import pytest
from engine.rawsiko_table import (
    Scripted,
    kinds,
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

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event

CLASH = "players 3\nhold A TUR {turkey}, NGU 1\nhold B DEU {germany}, FRA 1\nhold C MEX 3\n"
FACES = range(1, 7)


def clash(turkey: object, germany: object, **options):
    return scene(CLASH.format(turkey=turkey, germany=germany), **options)


def attacks(state) -> list[str]:
    return [move for move in moves(state) if move.startswith("TUR>DEU ")]


def losses(events) -> tuple[int, int]:
    (part,) = parts(events, "clash")
    return part["attackers_lost"], part["defenders_lost"]


def expected(attack: tuple[int, ...], defence: tuple[int, ...]) -> tuple[int, int]:
    """Rules 56 and 57, once more."""
    pairs = list(zip(sorted(attack)[::-1], sorted(defence)[::-1], strict=False))
    return sum(a <= d for a, d in pairs), sum(a > d for a, d in pairs)


def ways(dice: tuple[int, ...]) -> int:
    """How many throws give these dice, in any order."""
    return factorial(len(dice)) // prod(factorial(n) for n in Counter(dice).values())


@pytest.mark.parametrize(("unmoved", "most"), [(1, 1), (2, 2), (3, 3), (4, 3), (9, 3)])
def test_53_54_the_attacker_chooses_one_to_three(unmoved, most):
    state = clash(unmoved, 2)
    assert attacks(state) == [f"TUR>DEU {number}" for number in range(1, most + 1)]


def test_54_of_the_unmoved_assets_only():
    assert attacks(clash("2/5", 2)) == ["TUR>DEU 1", "TUR>DEU 2"]
    assert why_not(clash("2/5", 2), "A TUR>DEU 3") == "rawsiko.47 moved-already"
    assert why_not(clash(5, 2), "A TUR>DEU 4") == "rawsiko.53 three-at-most"


@pytest.mark.parametrize(("assets", "dice"), [(1, 1), (2, 2), (3, 3), (4, 3), (9, 3)])
def test_53_54_the_defender_defends_with_as_many_as_possible(assets, dice):
    events = play(clash(3, assets), "A TUR>DEU 1", dice="1" + "6" * dice)
    assert parts(events, "clash")[0]["defence"] == [6] * dice


def test_54_moved_assets_defend_too():
    events = play(clash(3, "0/2"), "A TUR>DEU 1", dice="1 66")
    assert parts(events, "clash")[0]["defence"] == [6, 6]


class Sides(Chance):
    """Notes out of how many each outcome is."""

    def __init__(self) -> None:
        self.noted: list[int] = []

    def below(self, n: int) -> int:
        self.noted.append(n)
        return 0


@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_55_d16_as_many_six_sided_dice_as_assets_used(attackers):
    state = clash(3, 4)
    chance = Sides()
    state.play(0, state.rules.read(f"TUR>DEU {attackers}"), chance)
    assert chance.noted == [6] * (attackers + 3)


def test_55_it_is_resolved_at_once_the_defender_is_not_asked():
    state = clash(3, 2)
    play(state, "A TUR>DEU 3", dice="541 54")
    assert now(state) == "acting A 1"


def test_d30_the_attackers_dice_come_first_and_are_shown_from_the_highest_down():
    for throw in permutations((2, 3, 5)):
        dice = "".join(map(str, throw))
        events = play(clash(3, 3), "A TUR>DEU 3", dice=dice + " 416")
        part = parts(events, "clash")[0]
        assert (part["attack"], part["defence"]) == ([5, 3, 2], [6, 4, 1])


@pytest.mark.parametrize("count", [2, 3])
def test_56_every_throw_is_sorted(count):
    state = clash(3, 9)
    number = state.rules.read(f"TUR>DEU {count}")
    for throw in product(FACES, repeat=count):
        events: list[Event] = []
        state.copy().play(0, number, Scripted(*[die - 1 for die in throw], 0, 0, 0), events)
        assert parts(events, "clash")[0]["attack"] == sorted(throw, reverse=True)


# Attackers lost and defenders lost: in how many of all throws (GA9).
EXACT = {
    (1, 1): {(0, 1): 15, (1, 0): 21},
    (1, 2): {(0, 1): 55, (1, 0): 161},
    (1, 3): {(0, 1): 225, (1, 0): 1071},
    (2, 1): {(0, 1): 125, (1, 0): 91},
    (2, 2): {(0, 2): 295, (1, 1): 420, (2, 0): 581},
    (2, 3): {(0, 2): 979, (1, 1): 1981, (2, 0): 4816},
    (3, 1): {(0, 1): 855, (1, 0): 441},
    (3, 2): {(0, 2): 2890, (1, 1): 2611, (2, 0): 2275},
    (3, 3): {(0, 3): 6420, (1, 2): 10017, (2, 1): 12348, (3, 0): 17871},
}


@pytest.mark.parametrize(("attackers", "defenders"), list(EXACT))
def test_56_57_ga9_all_throws_pairs_and_ties(attackers, defenders):
    state = clash(4, defenders)
    number = state.rules.read(f"TUR>DEU {attackers}")
    counted: Counter[tuple[int, int]] = Counter()
    for attack in combinations_with_replacement(FACES, attackers):
        for defence in combinations_with_replacement(FACES, defenders):
            events: list[Event] = []
            dice = Scripted(*[die - 1 for die in attack + defence])
            state.copy().play(0, number, dice, events)
            assert losses(events) == expected(attack, defence), (attack, defence)
            counted[losses(events)] += ways(attack) * ways(defence)
    assert counted == EXACT[attackers, defenders]


@pytest.mark.parametrize(
    ("dice", "lost"),
    [
        ("641 53", (0, 2)),  # 6 over 5, 4 over 3; the 1 is ignored
        ("641 65", (2, 0)),  # a tie, then 4 under 5
        ("651 64", (1, 1)),
        ("111 11", (2, 0)),
        ("666 55", (0, 2)),
    ],
)
def test_56_57_surplus_dice_are_ignored(dice, lost):
    assert losses(play(clash(3, 2), "A TUR>DEU 3", dice=dice)) == lost


@pytest.mark.parametrize("face", FACES)
def test_57_on_a_tie_the_attacker_loses(face):
    state = clash(3, 2)
    events = play(state, "A TUR>DEU 1", dice=f"{face} {face}1")
    assert losses(events) == (1, 0)
    assert [on(state, "TUR"), on(state, "DEU")] == ["A 2/2", "B 2/2"]


def test_58_all_attackers_move_in_and_have_moved():
    state = clash(5, 2)
    events = play(state, "A TUR>DEU 3", dice="661 55")
    assert parts(events, "clash")[0]["conquered"] is True
    assert [on(state, "TUR"), on(state, "DEU")] == ["A 2/2", "A 0/3"]
    assert set(territories()["DEU"]["materials"]) <= owned(state, "A")


@pytest.mark.parametrize(("attackers", "defenders"), [*product(range(1, 4), range(1, 6))])
def test_58_conquest_needs_as_many_attackers_and_costs_nothing(attackers, defenders):
    state = clash(5, defenders)
    used = min(3, defenders)
    events = play(state, f"A TUR>DEU {attackers}", dice="6" * attackers + "5" * used)
    part = parts(events, "clash")[0]
    assert part["conquered"] == (attackers >= defenders)
    if part["conquered"]:
        assert part["attackers_lost"] == 0
        assert on(state, "DEU") == f"A 0/{attackers}"


def test_59_a_defender_left_keeps_the_territory():
    state = clash(3, 4)
    events = play(state, "A TUR>DEU 3", dice="666 555")
    assert losses(events) == (0, 3)
    assert parts(events, "clash")[0]["conquered"] is False
    assert [on(state, "TUR"), on(state, "DEU")] == ["A 3/3", "B 1/1"]


def test_60_the_same_territory_may_be_attacked_several_times():
    state = clash(4, 4)
    play(state, "A TUR>DEU 3", dice="666 555")
    play(state, "A TUR>DEU 3", dice="111 2")
    play(state, "A TUR>DEU 3", dice="211 1")
    assert [on(state, "TUR"), on(state, "DEU")] == ["", "A 0/3"]


def test_ga7_sun_attacks_germany_from_turkey_with_3_against_2_and_loses_both_pairs():
    state = clash(3, 2)
    assert losses(play(state, "A TUR>DEU 3", dice="541 54")) == (2, 0)
    assert [on(state, "TUR"), on(state, "DEU")] == ["A 1/1", "B 2/2"]
    assert attacks(state) == ["TUR>DEU 1"]


def test_61_d17_failed_fresh_survivors_of_a_failed_attack_may_act_again():
    state = clash(5, 4)
    play(state, "A TUR>DEU 3", dice="661 551")
    assert on(state, "TUR") == "A 4/4"
    assert on(state, "DEU") == "B 2/2"


def test_61_d17_failed_fresh_conquerors_have_moved():
    state = clash(3, 1)
    play(state, "A TUR>DEU 3", dice="661 5")
    assert on(state, "DEU") == "A 0/3"
    assert not [move for move in moves(state) if move.startswith("DEU>")]


def test_61_d17_conquerors_fresh_conquerors_may_go_on():
    state = clash(3, 1, after_clash="conquerors-fresh")
    play(state, "A TUR>DEU 3", dice="661 5")
    assert on(state, "DEU") == "A 3/3"
    play(state, "A DEU>UKR 2")
    assert on(state, "UKR") == "A 0/2"


def test_61_d17_conquerors_fresh_failed_attackers_are_spent():
    state = clash(5, 4, after_clash="conquerors-fresh")
    play(state, "A TUR>DEU 3", dice="661 551")
    assert on(state, "TUR") == "A 2/4"
    assert attacks(state) == ["TUR>DEU 1", "TUR>DEU 2"]


def test_61_d17_loss_fresh_conquerors_may_go_on():
    state = clash(3, 1, after_clash="loss-fresh")
    play(state, "A TUR>DEU 3", dice="661 5")
    assert on(state, "DEU") == "A 3/3"
    play(state, "A DEU>UKR 2")
    assert on(state, "UKR") == "A 0/2"


def test_61_d17_loss_fresh_a_failed_attack_that_cost_the_defender_something_spends_nobody():
    state = clash(5, 4, after_clash="loss-fresh")
    play(state, "A TUR>DEU 3", dice="661 551")
    assert [on(state, "TUR"), on(state, "DEU")] == ["A 4/4", "B 2/2"]
    assert attacks(state) == ["TUR>DEU 1", "TUR>DEU 2", "TUR>DEU 3"]


def test_61_d17_loss_fresh_who_did_no_harm_has_moved():
    state = clash(5, 4, after_clash="loss-fresh")
    play(state, "A TUR>DEU 2", dice="12 661")
    assert on(state, "TUR") == "A 3/3"  # both attackers fell, the others never took part
    play(state, "A TUR>DEU 3", dice="654 666")
    assert on(state, "TUR") == ""


def test_61_d17_loss_fresh_survivors_who_did_no_harm_are_spent():
    state = clash(5, 1, after_clash="loss-fresh")
    play(state, "A TUR>DEU 3", dice="611 6")
    assert [on(state, "TUR"), on(state, "DEU")] == ["A 2/4", "B 1/1"]
    assert attacks(state) == ["TUR>DEU 1", "TUR>DEU 2"]


@pytest.mark.parametrize("after_clash", ["failed-fresh", "conquerors-fresh", "loss-fresh"])
def test_61_losses_on_both_sides_with_defenders_left_are_a_failed_attack(after_clash):
    state = clash(3, 2, after_clash=after_clash)
    events = play(state, "A TUR>DEU 3", dice="651 64")
    assert losses(events) == (1, 1)
    assert parts(events, "clash")[0]["conquered"] is False
    fresh = 0 if after_clash == "conquerors-fresh" else 2
    assert [on(state, "TUR"), on(state, "DEU")] == [f"A {fresh}/2", "B 1/1"]


def test_61_assets_that_had_moved_before_stay_moved():
    state = clash("2/5", 2)
    play(state, "A TUR>DEU 2", dice="12 66")
    assert on(state, "TUR") == "A 0/3"


def test_d26_defenders_that_have_moved_are_lost_first():
    state = clash(3, "2/4")
    play(state, "A TUR>DEU 1", dice="6 555")
    assert on(state, "DEU") == "B 2/3"
    play(state, "A TUR>DEU 2", dice="66 555")
    assert on(state, "DEU") == "B 1/1"


def test_r15_the_last_asset_may_leave_by_a_won_attack():
    state = scene("players 3\nhold A TUR 1\nhold B DEU 1, FRA 1\nhold C MEX 3")
    events = play(state, "A TUR>DEU 1", dice="6 1")
    assert kinds(events) == ["clash"]
    assert parts(events, "clash")[0]["abandoned"] is True
    assert [on(state, "TUR"), on(state, "DEU")] == ["", "A 0/1"]


def test_r16_a_failed_attack_may_empty_the_source():
    state = clash(1, 2)
    events = play(state, "A TUR>DEU 1", dice="1 66")
    assert parts(events, "clash")[0]["abandoned"] is True
    assert on(state, "TUR") == ""
    assert owned(state, "A") == set(territories()["NGU"]["materials"])
    play(state, "A end", "B DEU>TUR 1")
    assert on(state, "TUR") == "B 0/1"


def test_a_clash_is_told_to_all_with_its_dice():
    events = play(clash(3, 2), "A TUR>DEU 3", dice="145 54")
    assert parts(events, "clash") == [
        {
            "seat": 0,
            "source": "TUR",
            "target": "DEU",
            "defender": 1,
            "attack": [5, 4, 1],
            "defence": [5, 4],
            "attackers_lost": 2,
            "defenders_lost": 0,
            "conquered": False,
            "abandoned": False,
        }
    ]


def test_the_number_of_territories_is_kept():
    state = clash(3, 1)
    play(
        state,
        "A TUR>DEU 3",
        dice="666 1",
    )
    assert state.lands == [2, 1, 1]
    assert len(table(state)["territories"]) == 4
