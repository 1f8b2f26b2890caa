"""Envyra's tiles and Equilibrium cards, checked and laid out as flat tables.

Tiles are numbered: 0 to 14 the S tiles, 15 to 36 the basic ones, 37 the end tile, 38 the K tile.
What a seat has won of each colour, and what a tile asks for, are numbers of three bytes, one for
each colour; `GUARD` turns "at least one for every icon" (15) into one subtraction.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.content import Entry, Reader, packaged

THEMES: Final = ["orange", "green", "blue"]  # envyra.3
START_TILES: Final = 15  # envyra.1
BASIC_TILES: Final = 22
END_TILE: Final = START_TILES + BASIC_TILES
K_TILE: Final = END_TILE + 1
TILES: Final = K_TILE + 1
CARDS: Final = 9  # envyra.2
MOST_CUBES: Final = 5  # a player's set: envyra.2
MOST_MARKED: Final = 14  # taken out with two players: envyra.5
SYMBOLS_A_THEME: Final = 4  # envyra.30, E-10
MOST_FOUR_POINT_CARDS: Final = 4  # E-27
MOST_RESTRICTED_START_TILES: Final = 5  # fewer than the smallest grid has tiles: E-31
MOST_ICONS: Final = 5
LONGEST_ID: Final = 12

NO_THEME: Final = -1
UNIT: Final = [1, 1 << 8, 1 << 16]
GUARD: Final = 0x808080


class Tiles:
    """The content of a game, by tile number and by card number."""

    def __init__(self, file: str, text: str) -> None:
        reader = Reader(file, text)
        top = reader.top("file")
        self.name = top.text("name")
        top.close()
        self.ids: list[str] = []
        self.theme: list[int] = []
        self.symbol: list[int] = []  # index into `symbols`; -1 for the end tiles
        self.cubes: list[int] = []
        self.points: list[int] = []
        self.needs: list[int] = []  # packed colours, for GUARD
        self.marked: list[bool] = []  # "3/4"
        self.symbols: list[str] = []
        self.symbol_theme: list[int] = []
        self.card_ids: list[str] = []
        self.card_symbols: list[list[int]] = []
        self.card_points: list[int] = []
        self._read_tiles(reader)
        self._read_end_tiles(reader)
        self._read_cards(reader)
        reader.close()
        self.digest = reader.digest

    def _read_tiles(self, reader: Reader) -> None:
        start: list[Entry] = []
        basic: list[Entry] = []
        entries = reader.entries("tile")
        for entry in entries:
            mark = entry.text("mark", ["S", "3/4"]) if entry.has("mark") else ""
            (start if mark == "S" else basic).append(entry)
        if len(start) != START_TILES:
            reader.fault(f"there must be {START_TILES} tiles marked S, not {len(start)}")
        if len(basic) != BASIC_TILES:
            reader.fault(f"there must be {BASIC_TILES} tiles without S, not {len(basic)}")
        for entry in start + basic:
            self.ids.append(_ident(entry))
            theme = entry.text("theme", THEMES)
            self.theme.append(THEMES.index(theme) if theme else NO_THEME)
            self.symbol.append(self._symbol(entry, self.theme[-1]))
            self._read_numbers(entry)
            self.marked.append(entry.table.get("mark") == "3/4")
            entry.close()
        for theme_number, theme in enumerate(THEMES):
            of_theme = [
                s for s, t in zip(self.symbols, self.symbol_theme, strict=True) if t == theme_number
            ]
            if len(of_theme) > SYMBOLS_A_THEME:
                reader.fault(
                    f"theme {theme} has {len(of_theme)} symbols ({', '.join(of_theme)}), "
                    f"at most {SYMBOLS_A_THEME} make a set"
                )
        marked = sum(self.marked)
        if marked > MOST_MARKED:
            reader.fault(
                f"{marked} tiles are marked 3/4, but only {MOST_MARKED} are taken out for 2 players"
            )
        restricted = sum(1 for needs in self.needs[: len(start)] if needs)
        if restricted > MOST_RESTRICTED_START_TILES:
            reader.fault(
                f"{restricted} S tiles are restricted, at most {MOST_RESTRICTED_START_TILES} may "
                "be: everybody must be able to play the first grid"
            )

    def _symbol(self, entry: Entry, theme: int) -> int:
        symbol = entry.text("symbol")
        if not symbol or theme == NO_THEME:
            return -1  # a fault that is noted already
        if symbol in self.symbols:
            number = self.symbols.index(symbol)
            if self.symbol_theme[number] != theme:
                entry.fault(
                    f"symbol {symbol!r} is of theme {THEMES[self.symbol_theme[number]]} already"
                )
            return number
        self.symbols.append(symbol)
        self.symbol_theme.append(theme)
        return len(self.symbols) - 1

    def _read_numbers(self, entry: Entry) -> None:
        self.cubes.append(entry.number("cubes", 1, MOST_CUBES))
        self.points.append(entry.number("points", 0, 99))
        icons = entry.texts("needs", THEMES)
        if len(icons) > MOST_ICONS:
            entry.fault(f"needs has {len(icons)} icons, at most {MOST_ICONS} fit a tile")
        packed = sum(UNIT[THEMES.index(theme)] for theme in icons[:MOST_ICONS])
        self.needs.append(packed)

    def _read_end_tiles(self, reader: Reader) -> None:
        entries = {str(entry.table.get("id")): entry for entry in reader.entries("end")}
        if sorted(entries) != ["END", "K"]:
            found = ", ".join(sorted(entries)) or "none"
            reader.fault(f"there must be two end tiles, END and K, not: {found}")
            return
        for ident in ("END", "K"):
            entry = entries[ident]
            if ident in self.ids:
                entry.fault(f"id {ident!r} is taken already by a tile")
            self.ids.append(_ident(entry))
            self.theme.append(NO_THEME)  # D-C12
            self.symbol.append(-1)
            self.marked.append(False)
            self._read_numbers(entry)
            if self.needs[-1] != sum(UNIT):
                entry.fault("needs should be one icon of each colour: orange, green, blue")
            entry.close()

    def _read_cards(self, reader: Reader) -> None:
        entries = reader.entries("card")
        if len(entries) != CARDS:
            reader.fault(f"there must be {CARDS} Equilibrium cards, not {len(entries)}")
        for entry in entries:
            self.card_ids.append(_ident(entry))
            faults = len(reader.faults)
            symbols = entry.texts("symbols", self.symbols)
            points = entry.number("points", 1, 99)
            if not symbols:
                entry.fault("a card needs at least one symbol")
            if len(reader.faults) == faults and (points == 4) != (len(symbols) == 3):  # envyra.35
                count = len(symbols)
                entry.fault(
                    f"cards of 3 symbols, and only they, give 4 points; not {count} for {points}"
                )
            for symbol in dict.fromkeys(symbols):
                tiles = self.symbol.count(self.symbols.index(symbol))
                if symbols.count(symbol) > tiles:
                    entry.fault(f"{symbol!r} is on {tiles} tiles only: nobody could have the card")
            self.card_symbols.append([self.symbols.index(symbol) for symbol in symbols])
            self.card_points.append(points)
            entry.close()
        four = self.card_points.count(4)
        if four > MOST_FOUR_POINT_CARDS:
            reader.fault(
                f"{four} cards give 4 points, at most {MOST_FOUR_POINT_CARDS} may: "
                "without them 5 must remain for 3 players"
            )

    def icons(self, tile: int) -> list[str]:
        """The colours a tile asks for, one word an icon."""
        return [
            theme
            for number, theme in enumerate(THEMES)
            for _ in range(self.needs[tile] >> 8 * number & 127)
        ]

    def data(self) -> dict[str, object]:
        """JSON-able, by id: enough to follow a game without our code."""
        tiles: dict[str, object] = {}
        for tile, ident in enumerate(self.ids):
            themed = self.theme[tile] != NO_THEME
            mark = "S" if tile < START_TILES else "end" if tile >= END_TILE else ""
            tiles[ident] = {
                "theme": THEMES[self.theme[tile]] if themed else None,
                "symbol": self.symbols[self.symbol[tile]] if themed else None,
                "cubes": self.cubes[tile],
                "points": self.points[tile],
                "needs": self.icons(tile),
                "mark": "3/4" if self.marked[tile] else mark,
            }
        cards: dict[str, object] = {}
        for card, ident in enumerate(self.card_ids):
            symbols = [self.symbols[symbol] for symbol in self.card_symbols[card]]
            cards[ident] = {"symbols": symbols, "points": self.card_points[card]}
        return {"name": self.name, "tiles": tiles, "cards": cards}


def _ident(entry: Entry) -> str:
    """A short name: it stands in every view."""
    ident = entry.text("id")
    if len(ident) > LONGEST_ID:
        entry.fault(f"id should have at most {LONGEST_ID} characters, not {len(ident)}")
    return ident


def load(text: str | None, file: str, rules: int | None = None) -> Tiles:
    """The tiles of a user's file, or our own of this edition."""
    if text is None:
        return Tiles("tiles.toml", packaged("ludoteka.games.envyra", "tiles.toml", rules))
    return Tiles(file or "content", text)
