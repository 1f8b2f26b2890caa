"""RAWsiko's lesson: the facts about the materials, and the information card of each of them.

A share is kept in tenths of a per cent, so that sums are exact; a card has it in per cent.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ludoteka.core.content import Entry, Reader, packaged

STAGES: Final = ["extraction", "processing", "supply"]
USERS: Final = ["EU", "USA", "world"]
REST: Final = "other"  # of a table of uses: it is no use of its own
WHOLE: Final = 1000  # tenths of a per cent
ROUNDING: Final = 5  # tenths by which each share of a table may be rounded
TOP: Final = 6  # producers on a card
TRUE_FROM: Final = 10  # tenths: a producer has 0.95 % or more, which is printed as 1


class Table:
    """A table of one source: who supplies a material, or what it is used for.

    `of` names what is counted, if that is not the whole material; `scope` is the stage of a supply
    or who uses the material. A use without a share has -1.
    """

    def __init__(self, of: str, scope: str, source: str) -> None:
        self.of = of
        self.scope = scope
        self.source = source
        self.china = 0
        self.names: list[str] = []
        self.shares: list[int] = []


class Material:
    """All that is known of one material."""

    def __init__(self, symbol: str) -> None:
        self.symbol = symbol
        self.lists: list[str] = []
        self.recycling = -1
        self.recycling_source = ""
        self.supplies: list[Table] = []
        self.uses: list[Table] = []
        self.facts: list[dict[str, object]] = []


class Lesson:
    """The facts of a file, checked."""

    def __init__(self, file: str, text: str) -> None:
        reader = Reader(file, text)
        top = reader.top("file")
        self.name = top.text("name")
        top.close()
        self._sources: dict[str, dict[str, object]] = {}
        self._years: dict[str, int] = {}
        self.list_sources: dict[str, str] = {}
        self.materials: dict[str, Material] = {}
        for entry in reader.entries("source"):
            self._read_source(entry)
        self._known = list(self._sources)
        for entry in reader.entries("list"):
            self.list_sources[entry.text("id")] = entry.text("source", self._known)
            entry.close()
        for entry in reader.entries("material"):
            self._read_material(entry)
        reader.close()
        self.digest = reader.digest

    def _read_source(self, entry: Entry) -> None:
        ident = entry.text("id")
        year = entry.number("year", 1950, 2100)
        source: dict[str, object] = {"id": ident, "year": year}
        for field in ("title", "publisher", "address", "read", "licence", "means"):
            source[field] = entry.text(field)
        entry.close()
        self._sources[ident] = source
        self._years[ident] = year

    def _read_material(self, entry: Entry) -> None:
        material = Material(entry.text("id"))
        material.lists = entry.texts("lists", list(self.list_sources))
        if entry.has("recycling"):
            for part in _parts(entry, "recycling", single=True):
                material.recycling = _share(part, "share")
                material.recycling_source = part.text("source", self._known)
                part.close()
        material.supplies = [self._read_supply(part) for part in _parts(entry, "supply")]
        material.uses = [self._read_use(part) for part in _parts(entry, "use")]
        material.facts = [self._read_fact(part) for part in _parts(entry, "fact")]
        for field in ("supply", "use"):
            if not entry.has(field):
                entry.fault(f"at least one [[material.{field}]] is needed")
        entry.close()
        self.materials[material.symbol] = material

    def _read_supply(self, part: Entry) -> Table:
        of = part.text("of") if part.has("of") else ""
        supply = Table(of, part.text("stage", STAGES), part.text("source", self._known))
        supply.china = _share(part, "china")
        _read_shares(part, "producers", supply)
        for country in supply.names:
            if len(country) != 3 or not country.isupper() or country == "CHN":
                part.fault(f"producers should be ISO 3166 codes, without China; not {country!r}")
        total = supply.china + sum(supply.shares)
        if total > WHOLE + ROUNDING * (len(supply.shares) + 1):
            part.fault(f"the shares add up to {total / 10} %")
        part.close()
        return supply

    def _read_use(self, part: Entry) -> Table:
        of = part.text("of") if part.has("of") else ""
        by = part.text("by", USERS) if part.has("shares") else ""
        use = Table(of, by, part.text("source", self._known))
        noted = part.has("note") and part.text("note") != ""
        if part.has("shares"):
            _read_shares(part, "shares", use)
            total = sum(use.shares)
            if abs(total - WHOLE) > ROUNDING * len(use.shares) and not (noted and total < WHOLE):
                part.fault(f"the shares add up to {total / 10} %, and no note says why")
        if part.has("also") or not part.has("shares"):
            for word in _words(part, "also"):
                if word in use.names:
                    part.fault(f"use {word!r} stands there twice")
                use.names.append(word)
                use.shares.append(-1)
        part.close()
        return use

    def _read_fact(self, part: Entry) -> dict[str, object]:
        fact: dict[str, object] = {
            "what": part.text("what"),
            "source": part.text("source", self._known),
        }
        if part.has("country"):
            fact["country"] = part.text("country")
        if part.has("percent"):
            fact["percent"] = _share(part, "percent") / 10
        if part.has("tonnes"):
            fact["tonnes"] = part.number("tonnes", 1, 10**12)
        if not part.has("percent") and not part.has("tonnes"):
            part.fault("a figure is missing: percent or tonnes")
        part.close()
        return fact

    def sources(self) -> dict[str, dict[str, object]]:
        """Where the figures come from, by the id that stands beside each of them."""
        return {ident: dict(source) for ident, source in self._sources.items()}

    def card(self, symbol: str) -> dict[str, object]:
        """The information card of a material, JSON-able; KeyError if there is no such material."""
        material = self.materials[symbol]
        recycling: dict[str, object] | None = None
        if material.recycling >= 0:
            recycling = {"share": material.recycling / 10, "source": material.recycling_source}
        newest = max(self._years[supply.source] for supply in material.supplies)
        return {
            "symbol": symbol,
            "lists": [{"list": name, "source": self.list_sources[name]} for name in material.lists],
            "strategic": "strategic" in material.lists,
            "recycling": recycling,
            "supply": [
                _supply_data(supply)
                for supply in material.supplies
                if self._years[supply.source] == newest
            ],
            "uses": [_use_data(use) for use in material.uses],
            "facts": [dict(fact) for fact in material.facts],
        }


def supports(lesson: Lesson, countries: list[str], material: str) -> list[dict[str, object]]:
    """The evidence that one of the countries produces a material: 0.95 % or more in any table."""
    return [
        {"country": country, "share": share / 10, "stage": supply.scope, "source": supply.source}
        for supply in lesson.materials[material].supplies
        for country, share in zip(supply.names, supply.shares)
        if country in countries and share >= TRUE_FROM
    ]


def about(symbol: str) -> dict[str, object]:
    """The card of a material and the sources that it cites; empty if it is not one of ours."""
    lesson = load()
    if symbol not in lesson.materials:
        return {}
    card = lesson.card(symbol)
    cited = _cited(card)
    sources = {ident: source for ident, source in lesson.sources().items() if ident in cited}
    return {"about": symbol, **card, "surprise": symbol, "sources": sources}


def _cited(data: object) -> set[str]:
    """All that stands in a field `source`, however deep."""
    found: set[str] = set()
    if isinstance(data, dict):
        for field, value in data.items():
            found |= {str(value)} if field == "source" else _cited(value)
    elif isinstance(data, list):
        for value in data:
            found |= _cited(value)
    return found


@cache
def load() -> Lesson:
    """Our own facts: read once, never changed."""
    return Lesson("materials.toml", packaged("ludoteka.games.rawsiko", "materials.toml"))


def _supply_data(supply: Table) -> dict[str, object]:
    ranked = sorted(zip(supply.shares, supply.names), key=lambda pair: -pair[0])[:TOP]
    return {
        "of": supply.of,
        "stage": supply.scope,
        "source": supply.source,
        "china": supply.china / 10,
        "producers": [{"country": country, "share": share / 10} for share, country in ranked],
    }


def _use_data(use: Table) -> dict[str, object]:
    shown = [
        {"use": name, "share": share / 10 if share > 0 else None}
        for name, share in zip(use.names, use.shares)
        if name != REST and share != 0
    ]
    return {"of": use.of, "by": use.scope, "source": use.source, "shares": shown}


def _parts(entry: Entry, field: str, single: bool = False) -> list[Entry]:
    """The tables within a table, each with its place in the label."""
    entry.asked.add(field)
    tables = entry.table.get(field, [])
    if single:
        tables = [tables]
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        entry.fault(f"{field} should be a table, not {entry.table.get(field)!r}")
        return []
    where = [field] if single else [f"{field} {place}" for place in range(1, len(tables) + 1)]
    label = entry.label
    return [
        Entry(entry.reader, f"{label}, {at}", table, entry.path) for at, table in zip(where, tables)
    ]


def _read_shares(entry: Entry, field: str, table: Table) -> None:
    for part in _parts(entry, field, single=True):
        for name in part.table:
            table.names.append(name)
            table.shares.append(_share(part, name))


def _share(entry: Entry, field: str) -> int:
    """A share in tenths of a per cent."""
    entry.asked.add(field)
    value = entry.table.get(field)
    if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 100:
        tenths = round(value * 10)
        if abs(value * 10 - tenths) < 0.001:
            return tenths
    entry.fault(f"{field} should be per cent from 0 to 100, with one decimal, not {value!r}")
    return 0


def _words(entry: Entry, field: str) -> list[str]:
    """A list of words, of which at least one is needed."""
    entry.asked.add(field)
    value = entry.table.get(field)
    if not isinstance(value, list) or not value or not all(isinstance(w, str) for w in value):
        entry.fault(f"{field} should be a list of words, not {value!r}")
        return []
    return [str(word) for word in value]
