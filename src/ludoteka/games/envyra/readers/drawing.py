"""A view of Envyra as text for a terminal of 80 columns, in rich's [style]markup[/].

Colour never stands alone: themes are words, requirements and seats are letters. All words come
from outside, in the reader's language; what is too long for its place is shortened.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteka.core.game import Word
from ludoteka.core.readers.markup import (
    Line,
    Piece,
    aligned,
    between,
    center,
    cut,
    markup,
    pad,
    safe,
    width,
    wrapped,
)
from ludoteka.games.envyra.notation import CELL_NAMES, COLUMNS
from ludoteka.games.envyra.scoring import SET_VALUE

LETTERS: Final = "ABCD"
SEAT_STYLES: Final = ["bold magenta", "bold cyan", "bold yellow", "bold red"]
THEME_STYLES: Final = {"orange": "dark_orange", "green": "green3", "blue": "dodger_blue1"}

WIDTH: Final = 79
CELL: Final = 18  # columns inside a box: four boxes and their borders fill 77 of 80 columns
INSIDE: Final = CELL - 2
IDENT: Final = 3  # columns of a tile's name that no other word takes
NAME: Final = 12
WHO: Final = NAME + 6  # a name, and the remark that it is the reader
HEAD: Final = 9  # most columns for the heading of a column of the players
LABEL: Final = 28  # most columns for what stands before or behind the main words of a line


class Board:
    """The drawing of one view for one reader."""

    def __init__(
        self, content: dict[str, Any], view: dict[str, Any], names: list[str], word: Word
    ) -> None:
        self.content = content
        self.view = view
        self.names = names
        self.word = word

    def draw(self) -> str:
        """The grid, the order of phase II, the players and their tiles, the Equilibrium cards."""
        lines = [self._heading(), *self._grid()]
        if self.view["phase"] == "moving":
            lines.append(self._order())
        lines += self._players()
        lines += self._cards()
        return markup(between(lines, "\n"))

    def _say(self, key: str, **fields: str | int) -> str:
        """Words in the reader's language, without characters that would steer the terminal."""
        return safe(self.word(key, fields))

    def _tile(self, ident: str) -> dict[str, Any]:
        tile: dict[str, Any] = self.content["tiles"][ident]
        return tile

    def _me(self, seat: int) -> bool:
        return bool(self.view["seat"] == seat)

    def _heading(self) -> Line:
        title = cut(self._say("round", round=self.view["round"]), LABEL)
        bag = cut(self._say("bag", bag=self.view["bag"]), LABEL)
        room = WIDTH - width(title) - width(bag) - 4
        phase = cut(self._say(f"phase-{self.view['phase']}"), room)
        return [(title, "bold"), (f", {phase}; {bag}", "")]

    # The grid

    def _grid(self) -> list[Line]:
        columns: int = self.view["columns"]
        rows: int = self.view["rows"]
        lines: list[Line] = []
        for row in range(rows):
            cells = CELL_NAMES[row * COLUMNS : row * COLUMNS + columns]
            left, joint, right = ("┌", "┬", "┐") if row == 0 else ("├", "┼", "┤")
            edges = [self._edge(cell) for cell in cells]
            lines.append([(left, ""), *between(edges, joint), (right, "")])
            boxes = [self._box(cell) for cell in cells]
            for at in range(len(boxes[0])):
                insides = between([box[at] for box in boxes], "│")
                lines.append([("│", ""), *insides, ("│", "")])
        lines.append([("└" + "┴".join(["─" * CELL] * columns) + "┘", "")])
        return lines

    def _edge(self, cell: str) -> Line:
        """The upper edge of a box, with the cell's name and the cubes waiting for it."""
        waiting: Line = []
        for seat in self._waiting_for(cell):
            waiting += [(" ", ""), _seat_piece(seat, "→")]
        if waiting:
            waiting.append((" ", ""))
        dashes = "─" * (CELL - 4 - sum([width(text) for text, _ in waiting]))
        return [(" ", ""), (cell, "bold"), (f" {dashes}", ""), *waiting]

    def _waiting_for(self, cell: str) -> list[int]:
        """Seats with a cube on this place of their board: all in phase II, one's own in phase I."""
        seats = [seat for seat, board in enumerate(self.view["boards"]) if cell in board]
        choice = self.view["choice"]
        if self.view["seat"] is not None and choice is not None and cell in choice.split():
            seats.append(self.view["seat"])
        return seats

    def _box(self, cell: str) -> list[Line]:
        """Three lines: tile and points, theme and symbol, cubes and requirements."""
        there = self.view["grid"].get(cell)
        if there is None:
            gap = center(cut(self._say("no-tile"), CELL), CELL)
            return [[(" " * CELL, "")], [(gap, "dim")], [(" " * CELL, "")]]
        tile = self._tile(there["tile"])
        lines = [self._top(there, tile), self._kind(tile), self._tray(there, tile)]
        return [[(" ", ""), *line, (" ", "")] for line in lines]

    def _top(self, there: dict[str, Any], tile: dict[str, Any]) -> Line:
        """The tile's name, who would win it as it stands, and its points."""
        points = f"{tile['points']}★"
        room = INSIDE - width(points) - 2
        leader = there["leader"]
        lead, style = "", ""
        if leader is not None:
            lead, style = self._say("leads", seat=LETTERS[leader]), SEAT_STYLES[leader]
            if width(lead) > room - IDENT:
                lead = LETTERS[leader]
        ident = cut(there["tile"], room - width(lead))
        gap = room + 2 - width(ident) - width(lead)
        before, behind = " " * (gap - gap // 2), " " * (gap // 2)
        return [(ident, "dim"), (before, ""), (lead, style), (behind, ""), (points, "bold")]

    def _kind(self, tile: dict[str, Any]) -> Line:
        theme, style = tile["theme"], "bold"
        if theme is None:
            kind = self._say("end-tile")
        else:
            kind = self._say("tile", theme=theme, symbol=tile["symbol"])
            style += " " + THEME_STYLES[theme]
        return [(pad(cut(kind, INSIDE), INSIDE), style)]

    def _tray(self, there: dict[str, Any], tile: dict[str, Any]) -> Line:
        """The cubes in order of arrival, a place for each still needed, and the requirements."""
        line = [_seat_piece(seat) for seat in there["cubes"]]
        line.append(("□" * (tile["cubes"] - len(line)), ""))
        room = INSIDE - tile["cubes"]
        needs, style = self._needs(tile, room - 1)
        return [*line, (" " * (room - width(needs)), ""), (needs, style)]

    def _needs(self, tile: dict[str, Any], room: int) -> Piece:
        """The icons of a restricted tile as letters, and whether this seat meets them (15)."""
        themes: list[str] = tile["needs"]
        if not themes:
            return "", ""
        seat = self.view["seat"]
        mark, style = "", ""
        if seat is not None:
            have = [self._tile(won)["theme"] for won in self.view["won"][seat]]
            met = all(have.count(theme) >= themes.count(theme) for theme in themes)
            mark, style = (" ✓", "") if met else (" ✗", "dim")
        icons = "".join([self._say(f"icon-{theme}") for theme in themes])
        needs = self._say("needs", icons=icons)
        if width(needs + mark) > room:
            needs = cut(icons, room - width(mark))
        return needs + mark, style

    def _order(self) -> Line:
        """The serpentine order (13, 14): past steps ticked, the present one in brackets."""
        step = self.view["step"]
        steps: list[Line] = []
        for place, seat in enumerate(self.view["order"]):
            if place == step:
                steps.append([(f"‹{LETTERS[seat]}›", "reverse")])
            else:
                steps.append([_seat_piece(seat), ("✓" if place < step else "", "")])
        return [(cut(self._say("order"), LABEL) + " ", ""), *between(steps, "  ")]

    # The players

    def _players(self) -> list[Line]:
        """A line for each player, in columns as wide as what stands in them."""
        view = self.view
        seats = range(view["seats"])
        cubes = self._head("cubes")
        supplies = [center(str(supply), width(cubes)) for supply in view["supply"]]
        columns = [
            aligned(self._head("player"), [self._name(seat) for seat in seats]),
            aligned(cubes, supplies),
            aligned(self._head("points"), [self._score(seat) for seat in seats]),
        ]
        if view["phase"] == "placing":
            ready = self._head("ready")
            states = [ready if view["ready"][seat] else "..." for seat in seats]
            columns.append(aligned(" " * width(ready), states))
        head = "    " + "".join([column[0] + "  " for column in columns])
        indent = width(head)
        lines: list[Line] = [[(head + cut(self._say("won-tiles"), WIDTH - indent), "dim")]]
        for seat in seats:
            cone = "▲ " if view["cone"] == seat else "  "
            name = " " + columns[0][seat + 1]
            rest = "".join(["  " + column[seat + 1] for column in columns[1:]])
            line = [(cone, "bold"), _seat_piece(seat), (name, "bold" if self._me(seat) else "")]
            won = self._won(view["won"][seat])
            beside = wrapped(won, WIDTH - indent)
            lines.append([*line, (rest + "  " if won else rest.rstrip(), ""), *beside[0]])
            lines += [[(" " * indent, ""), *below] for below in beside[1:]]
        return lines

    def _head(self, key: str) -> str:
        return cut(self._say(key), HEAD)

    def _name(self, seat: int) -> str:
        name = cut(self.names[seat], NAME)
        return cut(f"{name} ({self._say('you')})", WHO) if self._me(seat) else name

    def _score(self, seat: int) -> str:
        parts = self.view["score"][seat]
        with_cards = self.view["open_cards"] or any(self.view["secret_cards"])
        shown = [parts["tiles"], parts["sets"]] + ([parts["equilibrium"]] if with_cards else [])
        return f"{sum(shown)} = " + " + ".join([str(part) for part in shown])

    def _won(self, won: list[str]) -> list[Piece]:
        """Won tiles as pieces, one for each set (29) and one for each end tile."""
        pieces: list[Piece] = []
        tiles = [self._tile(ident) for ident in won]
        for theme, style in THEME_STYLES.items():
            rest: list[str] = [tile["symbol"] for tile in tiles if tile["theme"] == theme]
            while rest:
                one = list(dict.fromkeys(rest))
                for symbol in one:
                    rest.remove(symbol)
                bonus = f" +{SET_VALUE[len(one)]}" if len(one) > 1 else ""
                words = self._say("set", theme=theme, symbols=self._symbols(one, "·"))
                pieces.append((words + bonus, style))
        ends = [ident for ident in won if self._tile(ident)["theme"] is None]
        return pieces + [(self._say("won-end-tile", tile=ident), "bold") for ident in ends]

    def _symbols(self, symbols: list[str], joiner: str) -> str:
        return joiner.join([self._say("symbol", symbol=symbol) for symbol in symbols])

    # The Equilibrium cards (34)

    def _cards(self) -> list[Line]:
        pieces: list[Piece] = []
        for card in self.view["open_cards"]:
            key = "card-open" if card["owner"] is None else "card-taken"
            pieces.append(self._card(key, card["owner"], card["card"]))
        for seat, secret in enumerate(self.view["secret_cards"]):
            if secret is not None:
                key = "card-mine" if self._me(seat) else "card-secret"
                pieces.append(self._card(key, seat, secret))
        if not pieces:
            return []
        head = cut(self._say("cards"), LABEL) + "  "
        indent = width(head)
        lines = wrapped(pieces, WIDTH - indent)
        return [[(head if at == 0 else " " * indent, ""), *line] for at, line in enumerate(lines)]

    def _card(self, key: str, owner: int | None, ident: str) -> Piece:
        card = self.content["cards"][ident]
        shown = f"{ident} {self._symbols(card['symbols'], ' + ')} {card['points']}★"
        if owner is None:
            return self._say(key, card=shown), ""
        return self._say(key, card=shown, seat=LETTERS[owner]), SEAT_STYLES[owner]


def _seat_piece(seat: int, before: str = "") -> Piece:
    return before + LETTERS[seat], SEAT_STYLES[seat]
