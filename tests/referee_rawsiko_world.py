"""The map and the applications of RAWsiko as the outside referee reads and checks them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from referee import Json, require

CONTINENTS = 6  # D-7
SMALLEST = 3  # D-7: territories of a continent
TIERS = 4  # D-4, A10


@dataclass
class Territory:
    """What the map shows of a territory; None: it belongs to no continent (R-22)."""

    continent: str | None
    materials: set[str]
    neighbours: set[str]


@dataclass
class Application:
    """What an application needs and gives."""

    points: int
    materials: set[str]
    tier: int | None  # None: told apart by the points alone


class World:
    """The content of a record: the map and the applications."""

    def __init__(self, content: Json) -> None:
        self.continents: list[str] = list(content["continents"])
        self.materials: list[str] = list(content["materials"])
        self.territories: dict[str, Territory] = {}
        for name, told in content["territories"].items():
            near = {*told["land"], *told["sea"]}  # 10, D-3
            self.territories[name] = Territory(told["continent"], {*told["materials"]}, near)
            require("CHN" not in told["covers"], f"D-1: {name} covers China")
        self.applications = {
            name: Application(told["points"], {*told["materials"]}, told.get("tier"))
            for name, told in content["applications"].items()
        }
        self.cards = [tuple(card) for card in content.get("objectives", [])]

    def check(self, players: int) -> None:
        """10, 26, D-4, D-5, D-7: what the rules ask of a map and of applications."""
        require(len(self.continents) == CONTINENTS, "D-7: six continents")
        for name, territory in self.territories.items():
            require(territory.materials <= {*self.materials}, f"rule 9: the materials of {name}")
            known = territory.continent is None or territory.continent in self.continents
            require(known, f"rule 9: the continent of {name}")
            for other in territory.neighbours:
                require(other in self.territories and other != name, f"rule 10: {name}, {other}?")
                mutual = name in self.territories[other].neighbours
                require(mutual, f"rule 10: {name} is adjacent to {other}, not the other way")
        for continent in self.continents:
            there = self.of(continent)
            require(len(there) >= SMALLEST, f"D-7: {continent} has too few territories")
            require(self.connected(there), f"D-5: {continent} is in pieces")
        for name, application in self.applications.items():
            require(application.materials <= {*self.materials}, f"rule 9: the needs of {name}")
            require(application.points > 0, f"rule 9: the points of {name}")
        tiers = self.tiers()
        require(len(tiers) == TIERS, "D-4: four tiers of applications")
        told = {one.tier is None for one in self.applications.values()}
        require(len(told) == 1, "D-4: a tier for every application, or for none")
        worth = [[self.applications[name].points for name in tier] for tier in tiers]
        rising = all(max(low) < min(high) for low, high in pairwise(worth))
        require(rising, "D-4: a higher tier gives more points")
        require(min(map(len, tiers)) >= players, "A10: too few applications for so many players")
        for card in self.cards:
            require(len(card) == TIERS, f"D-4: {card} are four applications")
            of_tiers = all(name in tier for name, tier in zip(card, tiers, strict=True))
            require(of_tiers, f"D-4: {card} are of the four tiers, in order")

    def of(self, continent: str) -> list[str]:
        """The territories of a continent, in the order of the file."""
        return [name for name, one in self.territories.items() if one.continent == continent]

    def tiers(self) -> list[list[str]]:
        """The applications of each tier, from the least to the most; by points if none is told."""
        placed = {name: one.tier or one.points for name, one in self.applications.items()}
        return [
            [name for name, own in placed.items() if own == tier]
            for tier in sorted({*placed.values()})
        ]

    def touches(self, name: str, others: Iterable[str]) -> bool:
        """10: adjacent to one of them."""
        return not self.territories[name].neighbours.isdisjoint(others)

    def connected(self, names: Sequence[str]) -> bool:
        """D-5: one can walk through them from each to each."""
        reached = set(names[:1])
        while True:
            more = {name for name in names if name not in reached and self.touches(name, reached)}
            if not more:
                return len(reached) == len(names)
            reached |= more
