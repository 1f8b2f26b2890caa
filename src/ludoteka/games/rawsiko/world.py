"""RAWsiko's map: continents, territories, materials and neighbours, checked and laid out flat.

Everything is numbered in the order of the file. A set of materials is an int with a bit for each.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.content import ContentError, Entry, Reader

NOWHERE: Final = -1  # a territory of no continent: rawsiko.9, R-22

LEAST_CONTINENTS: Final = 6  # D-7: else the draft of five players could come to a dead end
MOST_CONTINENTS: Final = 12
LEAST_ON_A_CONTINENT: Final = 4  # D-32
MOST_TERRITORIES: Final = 60
MOST_MATERIALS: Final = 60
MOST_NEIGHBOURS: Final = 8
LEAST_SOURCES: Final = 2  # territories that carry a material: D-32
LONGEST_ID: Final = 5  # ids stand in every view
RESERVED: Final = ["continent", "end", "place", "stop", "take", "trade", "until"]


class World:
    """A map, by number of territory, continent and material; never changed once it is read."""

    def __init__(self, reader: Reader, known: World | None) -> None:
        """From a file's tables; of a `known` world it may use the materials without naming them."""
        self.continent_ids: list[str] = []
        self.continent_names: list[str] = []
        self.material_ids: list[str] = []
        self.material_names: list[str] = []
        self.ids: list[str] = []
        self.names: list[str] = []
        self.covers: list[list[str]] = []  # countries
        self.parts: list[list[str]] = []  # those of them that belong to it only in part
        self.continent: list[int] = []  # by territory, or NOWHERE
        self.materials: list[int] = []  # by territory: a set
        self.land: list[list[int]] = []
        self.sea: list[list[int]] = []
        self._taken: dict[str, str] = {}
        self._read_continents(reader)
        self._read_materials(reader, known)
        self._read_territories(reader)

        count = len(self.ids)
        self.neighbours: list[list[int]] = [
            sorted(self.land[place] + self.sea[place]) for place in range(count)
        ]
        self.on_continent: list[list[int]] = [
            [place for place in range(count) if self.continent[place] == continent]
            for continent in range(len(self.continent_ids))
        ]
        self.adjacent: list[list[bool]] = [
            [other in self.neighbours[place] for other in range(count)] for place in range(count)
        ]
        if not reader.faults:
            self._check_map(reader)

    def _ident(self, entry: Entry, kind: str) -> str:
        """A name that can stand in a move, and there means one thing only."""
        ident = entry.text("id")
        if not ident:
            return ""
        if not (ident.isascii() and ident.isalnum()) or len(ident) > LONGEST_ID:
            entry.fault(f"id should be 1 to {LONGEST_ID} plain letters or digits, not {ident!r}")
        elif ident.isdigit():
            entry.fault(f"id {ident!r} could be taken for a number")
        elif ident.lower() in RESERVED:
            entry.fault(f"id {ident!r} is a word of the notation")
        else:
            other = self._take_word(ident, kind)
            if other:
                entry.fault(f"id {ident!r} can't be told from {other}")
        return ident

    def _take_word(self, ident: str, kind: str) -> str:
        """Who has the word of this id already, if it is somebody else; empty otherwise."""
        thing = f"{kind} {ident}"
        other = self._taken.setdefault(ident.lower(), thing)
        return "" if other == thing else other

    def _read_continents(self, reader: Reader) -> None:
        for entry in reader.entries("continent"):
            self.continent_ids.append(self._ident(entry, "continent"))
            self.continent_names.append(entry.text("name"))
            entry.close()
        count = len(self.continent_ids)
        if not LEAST_CONTINENTS <= count <= MOST_CONTINENTS:
            reader.fault(
                f"there must be {LEAST_CONTINENTS} to {MOST_CONTINENTS} continents, not {count}: "
                "else the draft of five players could come to a dead end (D-7)"
            )

    def _read_materials(self, reader: Reader, known: World | None) -> None:
        for entry in reader.entries("material"):
            self.material_ids.append(self._ident(entry, "material"))
            self.material_names.append(entry.text("name"))
            entry.close()
        if known is None:
            return
        named = list(self.material_ids)
        used = _words_of(reader, "territory", "materials")
        for ident, name in zip(known.material_ids, known.material_names, strict=True):
            if ident in used and ident not in named:
                self.material_ids.append(ident)
                self.material_names.append(name)
                other = self._take_word(ident, "material")
                if other:
                    reader.fault(f"our own material {ident} can't be told from {other}")

    def _read_territories(self, reader: Reader) -> None:
        entries = reader.entries("territory")
        for what, count, most in (
            ("territories", len(entries), MOST_TERRITORIES),
            ("materials", len(self.material_ids), MOST_MATERIALS),
        ):
            if count > most:
                reader.fault(f"there can be at most {most} {what}, not {count}")
                # The rest would be long to work through, and long to read.
                raise ContentError(reader.file, reader.faults)
        for entry in entries:
            self.ids.append(self._ident(entry, "territory"))
        for place, entry in enumerate(entries):
            self.names.append(entry.text("name"))
            self.covers.append(entry.words("covers"))
            self.parts.append(entry.texts("parts", self.covers[place]))
            continent = ""
            if entry.has("continent"):
                continent = entry.text("continent", self.continent_ids)
            self.continent.append(self.continent_ids.index(continent) if continent else NOWHERE)
            self.materials.append(set_of(entry, self.material_ids))
            self.land.append(self._neighbours(entry, place, "land"))
            self.sea.append(self._neighbours(entry, place, "sea"))
            for both in self.land[place]:
                if both in self.sea[place]:
                    entry.fault(f"{self.ids[both]} is a neighbour both by land and by sea")
            if len(self.land[place]) + len(self.sea[place]) > MOST_NEIGHBOURS:
                entry.fault(f"at most {MOST_NEIGHBOURS} neighbours have room around a territory")
            entry.close()

    def _neighbours(self, entry: Entry, place: int, kind: str) -> list[int]:
        found: list[int] = []
        for ident in entry.texts(kind, self.ids):
            other = self.ids.index(ident)
            if other == place:
                entry.fault(f"{ident} can't be its own neighbour")
            elif other in found:
                entry.fault(f"{kind} names {ident} twice")
            else:
                found.append(other)
        return found

    def _check_map(self, reader: Reader) -> None:
        for place, ident in enumerate(self.ids):
            for kind, links in (("land", self.land), ("sea", self.sea)):
                for other in links[place]:
                    if place not in links[other]:
                        there = self.ids[other]
                        reader.fault(
                            f"territory {ident} has {there} as a neighbour by {kind}, "
                            f"but {there} has not {ident}"
                        )
        if not self.connected(list(range(len(self.ids)))):
            reader.fault("the map falls into parts that no border or sea link joins")
        for continent, ident in enumerate(self.continent_ids):
            places = self.on_continent[continent]
            if len(places) < LEAST_ON_A_CONTINENT:
                reader.fault(
                    f"continent {ident} has {len(places)} territories, "
                    f"at least {LEAST_ON_A_CONTINENT} are needed for the set-up (D-32)"
                )
            elif not self.connected(places):
                reader.fault(f"continent {ident} falls into parts (D-5)")
        for material, ident in enumerate(self.material_ids):
            sources = sum(1 for carried in self.materials if carried >> material & 1)
            if sources < LEAST_SOURCES:
                reader.fault(
                    f"material {ident} lies on {sources} territories, at least {LEAST_SOURCES} "
                    "must carry it (D-32)"
                )

    def connected(self, places: list[int]) -> bool:
        """Can one walk between any two of these territories without leaving them?"""
        return len(self.component(places, places[0])) == len(places) if places else True

    def component(self, places: list[int], start: int) -> list[int]:
        """Those of the territories that can be walked to from one of them, itself included."""
        found = [start]
        for place in found:
            for other in self.neighbours[place]:
                if other in places and other not in found:
                    found.append(other)
        return found

    def material_words(self, carried: int) -> list[str]:
        """A set of materials as their symbols, in the order of the file."""
        return [ident for number, ident in enumerate(self.material_ids) if carried >> number & 1]

    def data(self) -> dict[str, object]:
        """JSON-able, by id."""
        continents: dict[str, object] = {}
        for ident, name in zip(self.continent_ids, self.continent_names, strict=True):
            continents[ident] = {"name": name}
        materials: dict[str, object] = {}
        for ident, name in zip(self.material_ids, self.material_names, strict=True):
            materials[ident] = {"name": name}
        territories: dict[str, object] = {}
        for place, ident in enumerate(self.ids):
            continent = self.continent[place]
            territory: dict[str, object] = {
                "name": self.names[place],
                "continent": None if continent == NOWHERE else self.continent_ids[continent],
                "covers": list(self.covers[place]),
                "materials": self.material_words(self.materials[place]),
                "land": [self.ids[other] for other in self.land[place]],
                "sea": [self.ids[other] for other in self.sea[place]],
            }
            if self.parts[place]:
                territory["parts"] = list(self.parts[place])
            territories[ident] = territory
        return {"continents": continents, "materials": materials, "territories": territories}


def set_of(entry: Entry, material_ids: list[str]) -> int:
    """The field `materials` of an entry as a set; each may be named once."""
    found = 0
    for ident in entry.texts("materials", material_ids):
        bit = 1 << material_ids.index(ident)
        if found & bit:
            entry.fault(f"materials names {ident} twice")
        found |= bit
    return found


def _words_of(reader: Reader, table: str, field: str) -> set[str]:
    """All words that stand in a field of a file's tables."""
    words: set[str] = set()
    tables = reader.data.get(table)
    for entry in tables if isinstance(tables, list) else []:
        value = entry.get(field) if isinstance(entry, dict) else None
        if isinstance(value, list):
            words.update([word for word in value if isinstance(word, str)])
    return words
