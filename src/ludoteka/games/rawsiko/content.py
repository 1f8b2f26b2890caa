"""The content of a game of RAWsiko: a map and applications, ours or a user's own.

A user's file may have both, or one of them: what it leaves out is ours. So a file of
`[[continent]]` and `[[territory]]` tables is a map of one's own, and a file of `[[application]]`
tables brings applications for our map, with `[[objective]]` tables also which objectives there are.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ludoteka.core.content import ContentError, Reader, packaged
from ludoteka.core.digest import digest
from ludoteka.games.rawsiko.applications import Applications
from ludoteka.games.rawsiko.world import NOWHERE, World

PACKAGE: Final = "ludoteka.games.rawsiko"
MAP: Final = "map.toml"
APPLICATIONS: Final = "applications.toml"

# What the rule texts tell of the lost map: names, Oceania, neighbours, materials (A8, A10).
DOCUMENTED_NAMES: Final = {
    "VNM": "Vietnam",
    "NGU": "New Guinea",
    "AUS": "Australia",
    "IND": "India",
    "UKR": "Ukraine",
    "TUR": "Turkey",
    "DEU": "Germany",
    "MEX": "Mexico",
    "PER": "Peru",
}
DOCUMENTED_OCEANIA: Final = ["VNM", "NGU", "AUS"]  # GA2: and they hang together
DOCUMENTED_NEIGHBOURS: Final = [("VNM", "IND"), ("TUR", "DEU")]  # GA5, GA7
DOCUMENTED_MATERIALS: Final = [("MEX", "Bi"), ("PER", "PR")]  # GA8
DOCUMENTED_POINTS: Final = {  # GA1
    "Fertilisers": 3,
    "Flame retardants": 8,
    "Digital cameras": 13,
    "Medical devices": 22,
}


class Content:
    """A map and its applications, with the name and the digest of both."""

    def __init__(self, name: str, number: str, world: World, applications: Applications) -> None:
        self.name = name
        self.digest = number
        self.world = world
        self.applications = applications

    def data(self) -> dict[str, object]:
        """JSON-able: enough to follow a game without our code."""
        found: dict[str, object] = {"name": self.name}
        found.update(self.world.data())
        found["applications"] = self.applications.data(self.world)
        if self.applications.deck:
            found["objectives"] = self.applications.deck_words()
        return found


def load(text: str | None, file: str, rules: int | None = None) -> Content:
    """The content of a user's file, or our own of this edition."""
    return _own(rules) if text is None else read(text, file or "content", rules)


def read(text: str, file: str, rules: int | None = None) -> Content:
    """A user's file; what it leaves out is ours, as it was in this edition."""
    reader = Reader(file, text)
    top = reader.top("file")
    name = top.text("name")
    top.close()
    parts = [reader.digest]
    has_map = any(table in reader.data for table in ("continent", "territory", "material"))
    has_applications = "application" in reader.data or "objective" in reader.data
    if not has_map and not has_applications:
        reader.fault("there is neither a map ([[territory]]) nor an [[application]]")
        reader.close()
    own = _own(rules)
    world = World(reader, own.world) if has_map else own.world
    if has_applications:
        if not has_map:
            parts.append(_reader(MAP, rules).digest)
        applications = Applications(reader, world)
        applications.check_deck(reader)
    else:
        ours = _reader(APPLICATIONS, rules)
        parts.append(ours.digest)
        applications = Applications(ours, world)
        if not reader.faults:
            for fault in ours.faults:
                reader.fault(f"our own {fault}; add [[application]] tables that fit this map")
    reader.close()
    return Content(name, digest(parts), world, applications)


@cache
def _own(rules: int | None) -> Content:
    """Our own map and applications: read once, never changed."""
    return own(packaged(PACKAGE, MAP, rules), packaged(PACKAGE, APPLICATIONS, rules))


def own(map_text: str, applications_text: str) -> Content:
    """A map and applications that must also agree with all that the rule texts tell of them."""
    map_reader = Reader(MAP, map_text)
    top = map_reader.top("file")
    name = top.text("name")
    top.close()
    world = World(map_reader, None)
    if not map_reader.faults:
        _check_documented_map(map_reader, world)
    map_reader.close()
    reader = Reader(APPLICATIONS, applications_text)
    reader.top("file").text("name")
    applications = Applications(reader, world)
    for title, points in DOCUMENTED_POINTS.items():
        if title not in applications.names:
            reader.fault(f"the documented application {title!r} is missing (GA1)")
        elif applications.points[applications.names.index(title)] != points:
            reader.fault(f"{title} should give the documented {points} points (GA1)")
    reader.close()
    return Content(name, digest([map_reader.digest, reader.digest]), world, applications)


def _reader(name: str, rules: int | None) -> Reader:
    reader = Reader(name, packaged(PACKAGE, name, rules))
    reader.top("file").text("name")
    return reader


def _check_documented_map(reader: Reader, world: World) -> None:
    for ident, name in DOCUMENTED_NAMES.items():
        if ident not in world.ids or world.names[world.ids.index(ident)] != name:
            reader.fault(f"the documented territory {ident} ({name}) is missing")
    if reader.faults:
        return
    oceania = [world.ids.index(ident) for ident in DOCUMENTED_OCEANIA]
    homes = [world.continent[place] for place in oceania]
    if any(home == NOWHERE or world.continent_ids[home] != "OCE" for home in homes):
        reader.fault("Vietnam, New Guinea and Australia should be in Oceania (GA2)")
    if not world.connected(oceania):
        reader.fault("Vietnam, New Guinea and Australia should hang together (GA2)")
    for one, other in DOCUMENTED_NEIGHBOURS:
        if world.ids.index(other) not in world.neighbours[world.ids.index(one)]:
            reader.fault(f"{one} and {other} should be neighbours (GA5, GA7)")
    for ident, material in DOCUMENTED_MATERIALS:
        place = world.ids.index(ident)
        if material not in world.material_words(world.materials[place]):
            reader.fault(f"{ident} should carry {material} (GA8)")


__all__ = ["Content", "ContentError", "load", "own", "read"]
