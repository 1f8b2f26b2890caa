"""Exact odds of clashes (53-61), as fractions. Nothing here is estimated or simulated."""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache
from typing import Final

from ludoteka.games.rawsiko.pieces import DIE, MOST_DICE

ALL: Final = DIE ** (2 * MOST_DICE)  # a multiple of the outcomes of any clash


class Clash:
    """What one clash can come to: `ways[k]` outcomes of `all` in which the attacker loses k.

    The defender loses the rest of the `pairs`.
    """

    def __init__(self, pairs: int, ways: list[int], outcomes: int) -> None:
        self.pairs = pairs
        self.ways = ways
        self.outcomes = outcomes

    def chance(self, lost: int) -> Fraction:
        """That the attacker loses exactly so many."""
        return Fraction(self.ways[lost], self.outcomes)

    def attackers_lost(self) -> Fraction:
        """How many the attacker loses on average."""
        total = sum([lost * ways for lost, ways in enumerate(self.ways)])
        return Fraction(total, self.outcomes)

    def defenders_lost(self) -> Fraction:
        return self.pairs - self.attackers_lost()


def clash(attackers: int, defenders: int) -> Clash:
    """The odds of one clash; both sides use three assets at most (53)."""
    if attackers < 1 or defenders < 1:
        raise ValueError(f"a clash needs assets on both sides, not {attackers} and {defenders}")
    return _clash(min(attackers, MOST_DICE), min(defenders, MOST_DICE))


@cache
def _clash(attackers: int, defenders: int) -> Clash:
    pairs = min(attackers, defenders)
    ways = [0] * (pairs + 1)
    for attack, attack_ways in _rolls(attackers).items():
        for defence, defence_ways in _rolls(defenders).items():
            lost = sum([1 for pair in range(pairs) if attack[pair] <= defence[pair]])
            ways[lost] += attack_ways * defence_ways
    return Clash(pairs, ways, DIE ** (attackers + defenders))


@cache
def _rolls(count: int) -> dict[tuple[int, ...], int]:
    """By the sorted faces of so many dice, the highest first: in how many ways they come up."""
    found: dict[tuple[int, ...], int] = {(): 1}
    for _ in range(count):
        more: dict[tuple[int, ...], int] = {}
        for faces, ways in found.items():
            for face in range(1, DIE + 1):
                key = tuple(sorted((*faces, face), reverse=True))
                more[key] = more.get(key, 0) + ways
        found = more
    return found


class Assault:
    """What attacking again and again can come to."""

    def __init__(
        self, conquest: Fraction, attackers_lost: Fraction, defenders_lost: Fraction
    ) -> None:
        self.conquest = conquest  # the chance that the territory is conquered
        self.attackers_lost = attackers_lost  # on average
        self.defenders_lost = defenders_lost

    def data(self) -> dict[str, object]:
        """JSON-able, in thousandths."""
        return {
            "conquest_permille": round(self.conquest * 1000),
            "attackers_lost_permille": round(self.attackers_lost * 1000),
            "defenders_lost_permille": round(self.defenders_lost * 1000),
        }


@lru_cache(maxsize=4096)
def assault(able: int, defenders: int, until: int = 1, spent: bool = False) -> Assault:
    """Attack with as many as possible until the territory is conquered or too few can attack.

    `able` assets can leave the source; the attack stops when fewer than `until` of them are left.
    With `spent`, assets of a failed attack have moved (the option conquerors-fresh, D-17).
    """
    if until < 1:
        raise ValueError(f"an attack stops below 1 asset or more, not below {until}")
    if able < 0 or defenders < 1:
        raise ValueError(f"an attack needs assets on both sides, not {able} and {defenders}")
    # Whole numbers over a common denominator, ALL for each asset on both sides: every clash costs
    # at least one, so all chances come out even, and nothing has to be reduced on the way.
    # From few assets to many: what an attack comes to is known when it is asked for.
    conquest = [[0] * (defenders + 1) for _ in range(able + 1)]
    attackers_lost = [[0] * (defenders + 1) for _ in range(able + 1)]
    defenders_lost = [[0] * (defenders + 1) for _ in range(able + 1)]
    powers = [ALL**assets for assets in range(able + defenders + 1)]
    for own in range(until, able + 1):
        attackers = min(own, MOST_DICE)
        for rival in range(1, defenders + 1):
            odds = clash(attackers, rival)
            one = powers[own + rival - 1] * (ALL // odds.outcomes)
            for lost, ways in enumerate(odds.ways):
                killed = odds.pairs - lost
                attackers_lost[own][rival] += ways * lost * one
                defenders_lost[own][rival] += ways * killed * one
                if killed == rival:
                    conquest[own][rival] += ways * one
                    continue
                then = own - (attackers if spent else lost)
                left = rival - killed
                weight = ways * (ALL // odds.outcomes) * powers[own + rival - 1 - then - left]
                conquest[own][rival] += weight * conquest[then][left]
                attackers_lost[own][rival] += weight * attackers_lost[then][left]
                defenders_lost[own][rival] += weight * defenders_lost[then][left]
    whole = powers[able + defenders]
    return Assault(
        Fraction(conquest[able][defenders], whole),
        Fraction(attackers_lost[able][defenders], whole),
        Fraction(defenders_lost[able][defenders], whole),
    )
