"""Whom the dice were kind to: the losses in all clashes of a seat, beside what was to be expected.

By the exact odds of every clash as it was rolled (53-61): how many dice there were was decided by
players, what they showed by chance alone.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ludoteka.core.events import Event
from ludoteka.core.typed import whole, wholes
from ludoteka.games.rawsiko.help import odds

BITS: Final = 256  # of the numbers of ways; longer ones are cut, far behind what is ever told


class Fortune:
    """All clashes of one seat: by the assets it could lose in them, in how many `ways`."""

    def __init__(self) -> None:
        self.ways = [1]
        self.expected = Fraction(0)  # losses, on average
        self.lost = 0
        self.pairs = 0  # of dice; each costs one of the two sides an asset

    def clash(self, ways: list[int], outcomes: int, lost: int) -> None:
        """One more clash: in how many ways the seat could lose so many, and how many it lost."""
        sums = [0] * (len(self.ways) + len(ways) - 1)
        for before, so_far in enumerate(self.ways):
            if so_far:  # what is too unlikely was cut away
                for now, more in enumerate(ways):
                    sums[before + now] += so_far * more
        surplus = max(0, max(sums).bit_length() - BITS)
        self.ways = [way >> surplus for way in sums]
        self.expected += Fraction(sum([n * way for n, way in enumerate(ways)]), outcomes)
        self.lost += lost
        self.pairs += len(ways) - 1

    def chance(self) -> Fraction:
        """That it would come no better; what would have come to the same counts half.

        Without the half a single clash would be called lucky even when it was lost.
        """
        worse = sum(self.ways[self.lost + 1 :])
        return Fraction(2 * worse + self.ways[self.lost], 2 * sum(self.ways))

    def figures(self) -> list[dict[str, object]]:
        """JSON-able, in thousandths; empty if the seat had no clash."""
        if not self.pairs:
            return []
        chance = round(self.chance() * 1000)
        return [
            {
                "name": "losses",
                "expected_permille": round(self.expected * 1000),
                "actual_permille": self.lost * 1000,
                "chance_permille": chance,
            },
            {
                "name": "kills",
                "expected_permille": round((self.pairs - self.expected) * 1000),
                "actual_permille": (self.pairs - self.lost) * 1000,
                "chance_permille": chance,
            },
        ]


def luck(seats: int, story: list[Event]) -> list[dict[str, object]]:
    """By seat, from the events of a whole game."""
    fortunes = [Fortune() for _ in range(seats)]
    for event in story:
        if event.kind != "clash" or event.public is None:
            continue
        public = event.public
        rolled = odds.clash(len(wholes(public["attack"])), len(wholes(public["defence"])))
        lost, killed = whole(public["attackers_lost"]), whole(public["defenders_lost"])
        fortunes[whole(public["seat"])].clash(rolled.ways, rolled.outcomes, lost)
        fortunes[whole(public["defender"])].clash(rolled.ways[::-1], rolled.outcomes, killed)
    return [{"seat": seat, "figures": one.figures()} for seat, one in enumerate(fortunes)]
