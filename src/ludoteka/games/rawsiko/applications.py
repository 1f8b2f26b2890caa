"""RAWsiko's applications: what they need, what they are worth, and in which tier they are.

A tier is all applications of the same victory points. An objective has one of each (D-4), so every
player's four applications are worth the same.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.content import Reader
from ludoteka.games.rawsiko.world import World, set_of

TIERS: Final = 4  # D-4
LEAST_IN_A_TIER: Final = 5  # so that five players never share one
MOST_APPLICATIONS: Final = 200
MOST_POINTS: Final = 1000
LONGEST_ID: Final = 24


class Applications:
    """By number; never changed once they are read."""

    def __init__(self, reader: Reader, world: World) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.points: list[int] = []
        self.needs: list[int] = []  # a set of materials
        self.because: list[list[str]] = []
        for entry in reader.entries("application"):
            ident = entry.text("id")
            plain = ident.replace("-", "")
            if ident and not (plain.isascii() and plain.isalnum() and len(ident) <= LONGEST_ID):
                entry.fault(
                    f"id should be 1 to {LONGEST_ID} plain letters, digits and hyphens, "
                    f"not {ident!r}"
                )
            self.ids.append(ident)
            self.names.append(entry.text("name"))
            self.points.append(entry.number("points", 1, MOST_POINTS))
            self.needs.append(set_of(entry, world.material_ids))
            if not entry.table.get("materials"):
                entry.fault("an application needs at least one material")
            self.because.append(entry.words("because"))
            entry.close()
        self.tier_points = sorted(set(self.points))
        self.tiers: list[list[int]] = [
            [number for number, worth in enumerate(self.points) if worth == points]
            for points in self.tier_points
        ]
        self._check(reader)

    def _check(self, reader: Reader) -> None:
        if len(self.ids) > MOST_APPLICATIONS:
            count = len(self.ids)
            reader.fault(f"there can be at most {MOST_APPLICATIONS} applications, not {count}")
        if len(self.tier_points) != TIERS:
            found = ", ".join([str(points) for points in self.tier_points]) or "none"
            reader.fault(
                f"applications should have {TIERS} different values, one for each place of an "
                f"objective (D-4), not: {found}"
            )
        for points, tier in zip(self.tier_points, self.tiers, strict=True):
            if len(tier) < LEAST_IN_A_TIER:
                reader.fault(
                    f"{len(tier)} applications have {points} points, at least {LEAST_IN_A_TIER} "
                    "are needed so that five players never share one"
                )

    def data(self, world: World) -> dict[str, object]:
        """JSON-able, by id."""
        found: dict[str, object] = {}
        for number, ident in enumerate(self.ids):
            found[ident] = {
                "name": self.names[number],
                "points": self.points[number],
                "materials": world.material_words(self.needs[number]),
                "because": list(self.because[number]),
            }
        return found
