"""Exact odds of clashes (53-61), as fractions. Nothing here is estimated or simulated."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from ludoteka.games.rawsiko.pieces import DIE, MOST_DICE


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
        """JSON-able: exact fractions as text, and thousandths to show."""
        return {
            "conquest": str(self.conquest),
            "attackers_lost": str(self.attackers_lost),
            "defenders_lost": str(self.defenders_lost),
            "conquest_permille": round(self.conquest * 1000),
            "attackers_lost_permille": round(self.attackers_lost * 1000),
            "defenders_lost_permille": round(self.defenders_lost * 1000),
        }


def assault(able: int, defenders: int, until: int = 1, spent: bool = False) -> Assault:
    """Attack with as many as possible until the territory is conquered or too few can attack.

    `able` assets can leave the source; the attack stops when fewer than `until` of them are left.
    With `spent`, assets of a failed attack have moved (the option conquerors-fresh, D-17).
    """
    if until < 1:
        raise ValueError(f"an attack stops below 1 asset or more, not below {until}")
    if able < 0 or defenders < 1:
        raise ValueError(f"an attack needs assets on both sides, not {able} and {defenders}")
    # From few assets to many: what an attack comes to is known when it is asked for.
    known: dict[tuple[int, int], Assault] = {}
    for own in range(able + 1):
        for rival in range(1, defenders + 1):
            known[(own, rival)] = _assault(known, own, rival, until, spent)
    return known[(able, defenders)]


def _assault(
    known: dict[tuple[int, int], Assault], own: int, rival: int, until: int, spent: bool
) -> Assault:
    if own < until:
        return Assault(Fraction(0), Fraction(0), Fraction(0))
    attackers = min(own, MOST_DICE)
    odds = clash(attackers, rival)
    conquest = Fraction(0)
    attackers_lost = Fraction(0)
    defenders_lost = Fraction(0)
    for lost in range(odds.pairs + 1):
        killed = odds.pairs - lost
        chance = odds.chance(lost)
        attackers_lost += chance * lost
        defenders_lost += chance * killed
        if killed == rival:
            conquest += chance
            continue
        then = known[(own - (attackers if spent else lost), rival - killed)]
        conquest += chance * then.conquest
        attackers_lost += chance * then.attackers_lost
        defenders_lost += chance * then.defenders_lost
    return Assault(conquest, attackers_lost, defenders_lost)
