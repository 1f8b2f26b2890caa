"""A view of RAWsiko as text for a terminal of 80 columns, in rich's [style]markup[/].

Colour never stands alone: players are letters, ✓ is a material one owns and ! one that is needed
(U7). All words come from outside, in the reader's language; what is too long is shortened.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteka.core.game import Word
from ludoteka.core.readers.markup import (
    Line,
    Piece,
    aligned,
    between,
    cut,
    markup,
    pad,
    safe,
    width,
    wrapped,
)
from ludoteka.games.rawsiko.pieces import FAILED_FRESH

LETTERS: Final = "ABCDE"
SEAT_STYLES: Final = ["bold magenta", "bold cyan", "bold yellow", "bold red", "bold dodger_blue1"]
OWNED: Final = "green3"
NEEDED: Final = "dark_orange"
BEFORE_TURNS: Final = ["choosing", "taking", "placing"]
PLACING: Final = ["placing", "investing"]
FROM_OWN: Final = ["placing", "investing", "acting"]

WIDTH: Final = 79
HALF: Final = 38  # columns for a continent; two stand side by side
GAP: Final = " │ "
TITLE: Final = 14  # columns for a territory's name, if its materials leave them
LEAST_TITLE: Final = 4
NAME: Final = 12
WHO: Final = NAME + 6  # a name, and a remark: the reader, or out of the game
HEADS: Final = [11, 9]  # most columns for a heading above the players; less if it is too much
LABEL: Final = 32  # most columns for what stands before the main words of a line
APPLICATION: Final = 30  # most columns for the name of an application


class Board:
    """The drawing of one view for one reader."""

    def __init__(
        self, content: dict[str, Any], view: dict[str, Any], names: list[str], word: Word
    ) -> None:
        self.content = content
        self.view = view
        self.names = names
        self.word = word
        self.seat: int | None = view["seat"]
        self.mover: int | None = view["waiting"][0] if view["waiting"] else None
        self.ident = max([width(ident) for ident in content["territories"]])
        held = list(view["territories"].values())
        self.holder = max([6, *[len(f"{there[1]}/{there[2]}") + 3 for there in held]])
        self.owned: set[str] = set()
        self.needed: set[str] = set()
        if self.seat is not None:
            self.owned.update(view["materials"][self.seat], view["gained"][self.seat])
            for application in view["objectives"][self.seat] or []:
                self.needed.update(application["missing"])

    def draw(self) -> str:
        """The continents, then what stands nearest to the prompt: turn, players, objective."""
        lines = self._map()
        lines += [self._heading(), *self._optional_rules()]
        lines += self._players()
        if self.view["phase"] == "trading":
            lines += self._exclusive()
        if self.view["phase"] == "over":
            lines += self._all_objectives()
        elif self.seat is not None and self.view["objectives"][self.seat]:
            lines += self._objective(self.view["objectives"][self.seat])
        return markup(between(lines, "\n"))

    def _say(self, key: str, **fields: str | int) -> str:
        """Words in the reader's language, without characters that would steer the terminal."""
        return safe(self.word(key, fields))

    def _thing(self, kind: str, table: str, ident: str) -> str:
        """The name of a thing: in the reader's language, or as the content has it."""
        said = self._say(kind, **{kind: ident})
        if said != ident:
            return said
        name: str = self.content[table][ident]["name"]
        return safe(name)

    # The map

    def _map(self) -> list[Line]:
        """Two columns of continents, each of them put where there is more room."""
        columns: list[list[Line]] = [[], []]
        heights = [0, 0]  # without the lines of neighbours, so that no continent ever jumps
        territories = self.content["territories"]
        for continent in [*self.content["continents"], None]:
            idents = [
                ident for ident, land in territories.items() if land["continent"] == continent
            ]
            if not idents:
                continue
            side = 1 if heights[1] < heights[0] else 0
            heights[side] += len(idents) + 1
            columns[side].append(self._continent(continent))
            for ident in idents:
                columns[side] += self._territory(ident)
        lines: list[Line] = []
        for at in range(max(len(columns[0]), len(columns[1]))):
            left = columns[0][at] if at < len(columns[0]) else []
            right = columns[1][at] if at < len(columns[1]) else []
            space = " " * (HALF - _width(left))
            lines.append([*left, (space, ""), (GAP if right else GAP.rstrip(), "dim"), *right])
        return lines

    def _continent(self, ident: str | None) -> Line:
        """Its name and who is there (U4); one alone has exclusive presence (73)."""
        if ident is None:
            title = [(cut(self._say("no-continent"), HALF - 2), "bold")]
            return [*title, _dashes(HALF - _width(title))]
        presence: list[int] = self.view["continents"][ident]
        there: Line = between([[_seat_piece(seat)] for seat in presence], " ")
        if len(presence) == 1:
            alone = cut(self._say("exclusive", seat=LETTERS[presence[0]]), HALF // 3)
            there = [(alone, SEAT_STYLES[presence[0]] + " reverse")]
        if there:
            there.insert(0, (" ", ""))
        room = HALF - _width(there) - width(ident) - 3
        name = cut(self._thing("continent", "continents", ident), room)
        title = [(name, "bold"), (f" {ident}", "")]
        return [*title, _dashes(HALF - _width(title) - _width(there)), *there]

    def _territory(self, ident: str) -> list[Line]:
        """One line: id, holder, name and materials; its neighbours below if they matter now."""
        land = self.content["territories"][ident]
        holder = self._holder(ident)
        start: Line = [(pad(ident, self.ident) + " ", self._style(ident)), *holder]
        free = HALF - _width(start) - 1
        materials = self._materials(land["materials"], free - LEAST_TITLE)
        room = free - _width(materials)
        name = cut(self._thing("territory", "territories", ident), room)
        title = pad(name, min(TITLE, room))
        lines: list[Line] = [[*start, (title + " ", self._style(ident)), *materials]]
        if self._shows_neighbours(ident):
            lines += self._neighbours(land)
        return lines

    def _style(self, ident: str) -> str:
        held = self.view["territories"].get(ident)
        return "bold" if held is not None and held[0] == self.seat else ""

    def _holder(self, ident: str) -> Line:
        """Whose it is, how many assets have not moved, and how many there are (48)."""
        held = self.view["territories"].get(ident)
        if held is None:
            return [(pad("·", self.holder), "dim")]
        seat, unmoved, assets = held
        numbers = pad(f" {unmoved}/{assets}", self.holder - 1)
        return [_seat_piece(seat), (numbers, SEAT_STYLES[seat])]

    def _materials(self, idents: list[str], room: int) -> Line:
        """Symbols, each with its sign behind it; what has no room is only hinted at."""
        line: Line = []
        for place, ident in enumerate(idents):
            text, style = self._material(ident, " " if place < len(idents) - 1 else "")
            rest = 2 if place < len(idents) - 1 else 0
            if _width(line) + width(text) + rest > room:
                return [*line, ("…", "")]
            line.append((text, style))
        return line

    def _material(self, ident: str, else_sign: str) -> Piece:
        if ident in self.owned:
            return f"{ident}✓", OWNED
        if ident in self.needed:
            return f"{ident}!", NEEDED
        return ident + else_sign, ""

    def _shows_neighbours(self, ident: str) -> bool:
        """Where the reader, or whom an onlooker watches, can take, place, or start from (48)."""
        phase = self.view["phase"]
        reader = self.mover if self.seat is None else self.seat
        if phase == "taking":
            continent: str = self.view["picking"]["continent"]
            return bool(self.content["territories"][ident]["continent"] == continent)
        held = self.view["territories"].get(ident)
        if held is None or held[0] != reader or phase not in FROM_OWN:
            return False
        return bool(held[1] > 0 or phase in PLACING or reader != self.mover)

    def _neighbours(self, land: dict[str, Any]) -> list[Line]:
        """By land, and by sea with a ~; behind a colon who holds them."""
        lines: list[Line] = []
        for sign, others in (("", land["land"]), ("~", land["sea"])):
            for other in others:
                held = self.view["territories"].get(other)
                piece = [(sign + other, "")]
                if held is not None:
                    piece += [(":", ""), _seat_piece(held[0])]
                if not lines or _width(lines[-1]) + 1 + _width(piece) > HALF:
                    lines.append([("    " if lines else "  → ", "dim")])
                else:
                    lines[-1].append((" ", ""))
                lines[-1] += piece
        return lines

    # The turn and the players

    def _heading(self) -> Line:
        view = self.view
        turn = self._say("turn", turn=view["turn"], turns=view["turns"])
        if view["phase"] in BEFORE_TURNS:
            turn = self._say("set-up")
        title = cut(turn, LABEL)
        phase = cut(self._say(f"phase-{view['phase']}"), WIDTH - width(title) - 2)
        line: Line = [(title, "bold"), (f", {phase}", "")]
        room = WIDTH - _width(line) - 2
        if self.mover is not None and room > NAME:
            key = "your-move" if self.mover == self.seat else "moves"
            said = self._say(key, name=cut(self.names[self.mover], NAME), seat=LETTERS[self.mover])
            line += [("; ", ""), (cut(said, room), SEAT_STYLES[self.mover])]
        return line

    def _optional_rules(self) -> list[Line]:
        """Those that are played (71, 73, D-15, D-17); usually none."""
        options = self.view["options"]
        names = [name for name in ("stranglehold", "trade", "garrison") if options[name]]
        if options["after_clash"] != FAILED_FRESH:
            names.append(options["after_clash"])
        if not names:
            return []
        listed = ", ".join([self._say(f"rule-{name}") for name in names])
        return [[(cut(self._say("optional-rules", rules=listed), WIDTH), "dim")]]

    def _players(self) -> list[Line]:
        """A line for each player, in columns as wide as what stands in them (U5, U6)."""
        columns: list[list[str]] = []
        for most in HEADS:
            columns = self._columns(most)
            head = "    " + "".join([column[0] + "  " for column in columns]).rstrip()
            if width(head) <= WIDTH:
                break
        lines: list[Line] = [[(head, "dim")]]
        for seat in range(self.view["seats"]):
            first = "▲" if self.view["first"] == seat else " "
            turn = "▶" if self.mover == seat else " "
            name = " " + columns[0][seat + 1]
            rest = "".join(["  " + column[seat + 1] for column in columns[1:]])
            style = "bold" if self.seat == seat else ""
            lines.append([(first + turn, "bold"), _seat_piece(seat), (name, style), (rest, "")])
        return lines

    def _columns(self, most: int) -> list[list[str]]:
        """The names, and the figures of each player, below headings of at most so many columns."""
        view = self.view
        seats = range(view["seats"])
        held: list[list[int]] = list(view["territories"].values())
        lands = [sum([1 for there in held if there[0] == seat]) for seat in seats]
        assets = [sum([there[2] for there in held if there[0] == seat]) for seat in seats]
        figures = [("territories", [str(count) for count in lands])]
        figures.append(("assets", [str(count) for count in assets]))
        figures.append(("materials", [self._materials_of(seat) for seat in seats]))
        if view["phase"] not in ("trading", "over"):
            figures.append(("income", [str(count) for count in view["income"]]))
        if any(view["to_place"]):
            figures.append(("to-place", [str(count) for count in view["to_place"]]))
        if any(view["trades"]):
            figures.append(("choices", [str(count) for count in view["trades"]]))
        columns = [aligned(cut(self._say("player"), most), [self._name(seat) for seat in seats])]
        for key, cells in figures:
            texts = [cut(self._say(key), most), *cells]
            wide = max([width(text) for text in texts])
            columns.append([" " * (wide - width(text)) + text for text in texts])
        return columns

    def _name(self, seat: int) -> str:
        name = cut(self.names[seat], NAME)
        if self.view["out"][seat]:
            return cut(f"{name} ({self._say('out')})", WHO)
        return cut(f"{name} ({self._say('you')})", WHO) if seat == self.seat else name

    def _materials_of(self, seat: int) -> str:
        """How many different ones: of territories, and gained in the Trade with China."""
        gained = len(self.view["gained"][seat])
        return str(len(self.view["materials"][seat])) + (f"+{gained}" if gained else "")

    def _exclusive(self) -> list[Line]:
        """The continents where one is alone, for the Trade with China (73)."""
        pieces: list[Piece] = []
        for ident, presence in self.view["continents"].items():
            if len(presence) == 1:
                name = self._thing("continent", "continents", ident)
                pieces.append((f"{LETTERS[presence[0]]} {name}", SEAT_STYLES[presence[0]]))
        label = cut(self._say("exclusive-presence"), LABEL)
        if not pieces:
            return [[(f"{label} ", ""), (cut(self._say("nobody"), WIDTH - LABEL - 1), "")]]
        return _labelled(label, wrapped(pieces, WIDTH - width(label) - 1))

    # The objectives

    def _objective(self, objective: list[dict[str, Any]]) -> list[Line]:
        """The own applications: points, name, and every material owned or missing (U3)."""
        done = sum([part["points"] for part in objective if not part["missing"]])
        most = sum([part["points"] for part in objective])
        lines: list[Line] = [[(cut(self._say("objective", points=done, most=most), WIDTH), "bold")]]
        names = [cut(self._application(part), APPLICATION) for part in objective]
        columns = max([width(name) for name in names])
        digits = max([len(str(part["points"])) for part in objective])
        for part, name in zip(objective, names):
            mark, style = ("✓", OWNED) if not part["missing"] else (" ", "")
            points = str(part["points"]).rjust(digits)
            needs = [
                (f"{ident}!", NEEDED) if ident in part["missing"] else (f"{ident}✓", OWNED)
                for ident in self.content["applications"][part["application"]]["materials"]
            ]
            head: Line = [(f"{mark} {points}★ ", style), (pad(name, columns), style), ("  ", "")]
            for at, line in enumerate(_flowing(needs, WIDTH - _width(head))):
                lines.append([*(head if at == 0 else [(" " * _width(head), "")]), *line])
        return lines

    def _all_objectives(self) -> list[Line]:
        """After the game: everybody's applications, and which of them gave points (D-27)."""
        lines: list[Line] = []
        for seat, objective in enumerate(self.view["objectives"]):
            pieces: list[Piece] = []
            for part in objective or []:
                done = not part["missing"] and not self.view["out"][seat]
                sign, style = ("✓", OWNED) if done else ("✗", "dim")
                pieces.append((f"{sign} {part['points']}★ {self._application(part)}", style))
            below = wrapped(pieces, WIDTH - 2)
            for at, line in enumerate(below):
                lines.append([*([_seat_piece(seat)] if at == 0 else [(" ", "")]), (" ", ""), *line])
        return lines

    def _application(self, part: dict[str, Any]) -> str:
        return self._thing("application", "applications", part["application"])


def _seat_piece(seat: int) -> Piece:
    return LETTERS[seat], SEAT_STYLES[seat]


def _dashes(columns: int) -> Piece:
    return " " + "─" * max(0, columns - 1), "dim"


def _width(line: Line) -> int:
    return sum([width(text) for text, _ in line])


def _labelled(label: str, lines: list[Line]) -> list[Line]:
    indent = width(label) + 1
    return [[(pad(label if at == 0 else "", indent), ""), *line] for at, line in enumerate(lines)]


def _flowing(pieces: list[Piece], columns: int) -> list[Line]:
    """Pieces with spaces between them, broken into lines that fit; at least one line."""
    lines: list[Line] = [[]]
    for piece in pieces:
        if lines[-1] and _width(lines[-1]) + 1 + width(piece[0]) > columns:
            lines.append([])
        if lines[-1]:
            lines[-1].append((" ", ""))
        lines[-1].append(piece)
    return lines
