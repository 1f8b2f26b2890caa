"""Exact odds of clashes (53-61), as fractions. Nothing here is estimated or simulated."""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache
from typing import Final, TypeAlias

from ludoteka.games.rawsiko.pieces import DIE, FAILED_FRESH, MOST_DICE, unmoved_after

ALL: Final = DIE ** (2 * MOST_DICE)  # a multiple of the outcomes of any clash

Table: TypeAlias = list[list[tuple[int, int, int]]]


class Clash:
    """What one clash can come to: `ways[k]` of all `outcomes` in which the attacker loses k.

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
def assault(
    unmoved: int,
    defenders: int,
    until: int = 1,
    reading: str = FAILED_FRESH,
    garrison: bool = False,
) -> Assault:
    """Attack with as many as possible until the territory is conquered or too few are left.

    `unmoved` assets stand in the source; the attack stops when fewer than `until` of them are left.
    By the `reading` of rule 61 those of a failed attack may have moved (D-17). With `garrison`, one
    of them has to stay as long as none that has moved does (D-15, R-8).
    """
    if until < 1:
        raise ValueError(f"an attack stops below 1 asset or more, not below {until}")
    if unmoved < 0 or defenders < 1:
        raise ValueError(f"an attack needs assets on both sides, not {unmoved} and {defenders}")
    # Whole numbers over a common denominator, ALL for each asset on both sides: every clash costs
    # at least one, so all chances come out even, and nothing has to be reduced on the way.
    # From few assets to many: what an attack comes to is known when it is asked for. First without
    # a garrison: an attack that needs one may come to do without.
    free = _table(unmoved, defenders, until, reading, None)
    found = _table(unmoved, defenders, until, reading, free) if garrison else free
    whole = ALL ** (unmoved + defenders)
    conquest, attackers_lost, defenders_lost = found[unmoved][defenders]
    return Assault(
        Fraction(conquest, whole),
        Fraction(attackers_lost, whole),
        Fraction(defenders_lost, whole),
    )


def _table(unmoved: int, defenders: int, until: int, reading: str, free: Table | None) -> Table:
    """By assets and rivals: chance of conquest, and losses, as numerators of the denominator.

    With a table `free` one asset is kept back, until some have moved; from then on it holds.
    """
    kept = 0 if free is None else 1
    table: Table = [[(0, 0, 0)] * (defenders + 1) for _ in range(unmoved + 1)]
    powers = [ALL**assets for assets in range(unmoved + defenders + 1)]
    for own in range(max(until, 1 + kept), unmoved + 1):
        attackers = min(own - kept, MOST_DICE)
        for rival in range(1, defenders + 1):
            odds = clash(attackers, rival)
            share = ALL // odds.outcomes
            conquest = attackers_lost = defenders_lost = 0
            for lost, ways in enumerate(odds.ways):
                killed = odds.pairs - lost
                weight = ways * share * powers[own + rival - 1]
                attackers_lost += weight * lost
                defenders_lost += weight * killed
                if killed == rival:
                    conquest += weight
                    continue
                spent = not unmoved_after(reading, False, killed)
                then = own - (attackers if spent else lost)
                left = rival - killed
                moved = spent and lost < attackers
                later = free[then][left] if free is not None and moved else table[then][left]
                weight = ways * share * powers[own + rival - 1 - then - left]
                conquest += weight * later[0]
                attackers_lost += weight * later[1]
                defenders_lost += weight * later[2]
            table[own][rival] = (conquest, attackers_lost, defenders_lost)
    return table
