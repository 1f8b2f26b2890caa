"""Odds of clashes (53-61): exact, against the dice, the engine, brute force and a simulation."""

from __future__ import annotations

import itertools
import json
import math
from collections import Counter
from fractions import Fraction
from functools import cache

import pytest
from engine.rawsiko.tables import Dice, acting, at

from ludoteka.core.chance import Chance, Quick
from ludoteka.games.rawsiko.help import odds
from ludoteka.games.rawsiko.phases import actions as rules
from ludoteka.games.rawsiko.state import RawsikoState

# GA9: (attackers, defenders): outcomes in which the attacker loses 0, 1, 2, 3.
GA9 = {
    (1, 1): [15, 21],
    (1, 2): [55, 161],
    (1, 3): [225, 1071],
    (2, 1): [125, 91],
    (2, 2): [295, 420, 581],
    (2, 3): [979, 1981, 4816],
    (3, 1): [855, 441],
    (3, 2): [2890, 2611, 2275],
    (3, 3): [6420, 10017, 12348, 17871],
}


@pytest.mark.parametrize(("sides", "ways"), GA9.items(), ids=str)
def test_ga9_the_odds_of_one_clash(sides, ways):
    clash = odds.clash(*sides)
    assert clash.ways == ways
    assert clash.outcomes == 6 ** sum(sides) == sum(ways)
    assert clash.pairs == min(sides)


@pytest.mark.parametrize("sides", GA9, ids=str)
def test_chances_sum_to_one_and_averages_follow_from_them(sides):
    clash = odds.clash(*sides)
    chances = [clash.chance(lost) for lost in range(clash.pairs + 1)]
    assert sum(chances) == 1
    assert clash.attackers_lost() == sum(lost * chance for lost, chance in enumerate(chances))
    assert clash.attackers_lost() + clash.defenders_lost() == clash.pairs


def test_53_more_than_three_are_as_good_as_three():
    for attackers in range(1, 8):
        for defenders in range(1, 8):
            most = (min(attackers, 3), min(defenders, 3))
            assert odds.clash(attackers, defenders).ways == GA9[most]


class Roll(Chance):
    """Given dice, again and again: the same object for all outcomes, as there are many."""

    def __init__(self) -> None:
        self.faces: tuple[int, ...] = ()
        self.at = 0

    def below(self, n: int) -> int:
        face = self.faces[self.at]
        self.at += 1
        return face


def set_table(state: RawsikoState, source: int, target: int, own: int, rival: int) -> None:
    state.owner[source], state.owner[target] = 0, 1
    state.assets[source] = state.fresh[source] = own
    state.assets[target] = state.fresh[target] = rival
    state.lands[0] = state.lands[1] = 2


def through_the_engine(attackers: int, defenders: int, behind: int = 0) -> Counter[tuple[int, int]]:
    """What every outcome of the dice, each once, does to the map: losses of both sides."""
    state = acting("TUR 0 9, DEU 1 9")
    source, target = at(state, "TUR"), at(state, "DEU")
    dice = Roll()
    found: Counter[tuple[int, int]] = Counter()
    before = sum(state.assets) - 18
    for faces in itertools.product(range(6), repeat=attackers + defenders):
        set_table(state, source, target, attackers + behind, defenders)
        dice.faces, dice.at = faces, 0
        rules.attack(state, source, target, attackers, dice, None)
        assert dice.at == attackers + defenders
        conquered = state.owner[target] == 0
        left = state.assets[source] + (state.assets[target] if conquered else 0)
        rivals = 0 if conquered else state.assets[target]
        found[(attackers + behind - left, defenders - rivals)] += 1
        assert sum(state.assets) - before == left + rivals
    return found


@pytest.mark.parametrize("sides", GA9, ids=str)
def test_ga9_the_engine_fights_every_outcome_as_it_should(sides):
    """All dice that can fall, thrown once each, in the engine's own clash."""
    found = through_the_engine(*sides)
    pairs = min(sides)
    assert found == {(lost, pairs - lost): ways for lost, ways in enumerate(GA9[sides])}


def test_53_assets_that_stay_behind_change_nothing():
    assert through_the_engine(2, 2, behind=5) == through_the_engine(2, 2)


def by_hand(attack: tuple[int, ...], defence: tuple[int, ...]) -> int:
    """How many the attacker loses, from the rule text (56, 57)."""
    pairs = zip(sorted(attack)[::-1], sorted(defence)[::-1], strict=False)
    return sum(1 for mine, other in pairs if not mine > other)


@cache
def losses(attackers: int, defenders: int) -> dict[int, Fraction]:
    """By what the attacker loses, its chance: all dice are thrown."""
    rolls = itertools.product(range(1, 7), repeat=attackers + defenders)
    counted = Counter(by_hand(faces[:attackers], faces[attackers:]) for faces in rolls)
    return {lost: Fraction(ways, counted.total()) for lost, ways in counted.items()}


@cache
def expected(own: int, rival: int, until: int, reading: str) -> tuple[Fraction, Fraction, Fraction]:
    """Conquest and average losses, by following every way an assault can go."""
    if rival == 0:
        return Fraction(1), Fraction(0), Fraction(0)
    if own < until:
        return Fraction(0), Fraction(0), Fraction(0)
    used, defending = min(3, own), min(3, rival)
    total = [Fraction(0)] * 3
    for lost, chance in losses(used, defending).items():
        killed = min(used, defending) - lost
        again = {"failed-fresh": True, "conquerors-fresh": False, "loss-fresh": killed > 0}
        remaining = own - lost if again[reading] else own - used
        after = expected(remaining, rival - killed, until, reading)
        total[0] += chance * after[0]
        total[1] += chance * (after[1] + lost)
        total[2] += chance * (after[2] + killed)
    return total[0], total[1], total[2]


@pytest.mark.parametrize("reading", ["failed-fresh", "conquerors-fresh", "loss-fresh"])
@pytest.mark.parametrize("until", [1, 2, 3, 4])
def test_60_an_assault_is_as_brute_force_finds_it(until, reading):
    for able in range(9):
        for defenders in range(1, 9):
            found = odds.assault(able, defenders, until, reading)
            exact = (found.conquest, found.attackers_lost, found.defenders_lost)
            assert exact == expected(able, defenders, until, reading), (able, defenders)


def chain(able: int, defenders: int, until: int, reading: str) -> tuple[float, float, float, float]:
    """The same forwards, with floats: all places an assault can be at, and how likely they are."""
    likely: dict[tuple[int, int, int], float] = {(able, defenders, 0): 1.0}
    conquest = lost_total = killed_total = ended = 0.0
    while likely:
        after: Counter[tuple[int, int, int]] = Counter()
        for (own, rival, gone), weight in likely.items():
            if rival == 0 or own < until:
                conquest += weight * (rival == 0)
                lost_total += weight * gone
                killed_total += weight * (defenders - rival)
                ended += weight
                continue
            used, defending = min(3, own), min(3, rival)
            for lost, ways in enumerate(GA9[(used, defending)]):
                killed = min(used, defending) - lost
                again = {"failed-fresh": True, "conquerors-fresh": False, "loss-fresh": killed > 0}
                fewer = lost if again[reading] else used
                chance = ways / 6 ** (used + defending)
                after[(own - fewer, rival - killed, gone + lost)] += weight * chance
        likely = dict(after)
    return conquest, lost_total, killed_total, ended


@pytest.mark.parametrize("reading", ["failed-fresh", "conquerors-fresh", "loss-fresh"])
def test_60_a_markov_chain_finds_the_same(reading):
    for able, defenders, until in itertools.product(range(9), range(1, 9), range(1, 5)):
        found = odds.assault(able, defenders, until, reading)
        conquest, lost, killed, ended = chain(able, defenders, until, reading)
        assert math.isclose(ended, 1)
        assert math.isclose(found.conquest, conquest, abs_tol=1e-12)
        assert math.isclose(found.attackers_lost, lost, abs_tol=1e-12)
        assert math.isclose(found.defenders_lost, killed, abs_tol=1e-12)


def test_too_few_never_begin():
    for able, until in ((0, 1), (1, 2), (3, 4)):
        found = odds.assault(able, 1, until)
        assert (found.conquest, found.attackers_lost, found.defenders_lost) == (0, 0, 0)


def test_more_assets_never_hurt_and_more_defenders_never_help():
    for reading in ("failed-fresh", "conquerors-fresh", "loss-fresh"):
        for defenders in range(1, 9):
            chances = [odds.assault(able, defenders, 1, reading).conquest for able in range(10)]
            assert chances == sorted(chances)
        for able in range(1, 9):
            chances = [odds.assault(able, rivals, 1, reading).conquest for rivals in range(1, 10)]
            assert chances == sorted(chances, reverse=True)


def test_odds_are_exact_fractions_told_in_thousandths():
    data = odds.assault(3, 1).data()
    assert json.loads(json.dumps(data)) == data
    exact = expected(3, 1, 1, "failed-fresh")
    names = ("conquest", "attackers_lost", "defenders_lost")
    for name, value in zip(names, exact, strict=True):
        assert getattr(odds.assault(3, 1), name) == value
        assert data[f"{name}_permille"] == round(value * 1000)


@pytest.mark.parametrize("option", ["failed-fresh", "conquerors-fresh", "loss-fresh"])
@pytest.mark.parametrize(
    ("able", "defenders", "until"), [(6, 4, 1), (8, 3, 4), (3, 3, 2), (5, 1, 1)]
)
def test_60_following_the_order_in_the_engine_comes_to_these_odds(option, able, defenders, until):
    """A thousand and more assaults with a fixed seed: within four standard deviations."""
    trials = 1500
    chance = Quick(20)
    won = lost = 0
    start = acting(f"TUR 0 {able}, DEU 1 {defenders}", after_clash=option)
    held = sum(n for n, owner in zip(start.assets, start.owner, strict=True) if owner == 0)
    for _ in range(trials):
        state = start.copy()
        while (move := state.follow(0, f"TUR>DEU until {until}")) is not None:
            state.play(0, move, chance)
        won += state.owner[at(state, "DEU")] == 0
        lost += held - sum(n for n, who in zip(state.assets, state.owner, strict=True) if who == 0)
    exact = odds.assault(able, defenders, until, option)
    likely = float(exact.conquest)
    sigma = math.sqrt(trials * likely * (1 - likely))
    assert abs(won - trials * likely) <= 4 * sigma + 1
    assert abs(lost / trials - float(exact.attackers_lost)) <= 4 * able / 2 / math.sqrt(trials)


@pytest.mark.parametrize(("attackers", "defenders"), [(0, 1), (1, 0), (-1, 2), (2, -1), (0, 0)])
def test_a_clash_needs_assets_on_both_sides(attackers, defenders):
    with pytest.raises(ValueError, match=f"both sides, not {attackers} and {defenders}"):
        odds.clash(attackers, defenders)


@pytest.mark.parametrize(("able", "defenders"), [(-1, 1), (1, 0), (1, -1), (0, 0)])
def test_an_assault_needs_assets_on_both_sides(able, defenders):
    with pytest.raises(ValueError, match=f"both sides, not {able} and {defenders}"):
        odds.assault(able, defenders)


@pytest.mark.parametrize("until", [0, -1])
def test_an_assault_stops_below_one_or_more(until):
    with pytest.raises(ValueError, match=f"not below {until}"):
        odds.assault(3, 3, until)


def test_56_dice_are_sorted_whatever_order_they_fall_in():
    for faces in itertools.product(range(1, 7), repeat=3):
        assert rules.roll(3, Dice(*faces)) == sorted(faces, reverse=True)
    for faces in itertools.product(range(1, 7), repeat=2):
        assert rules.roll(2, Dice(*faces)) == sorted(faces, reverse=True)
