"""A view of Envyra as text for a terminal of 80 columns, in rich's [style]markup[/].

Colour never stands alone: themes are words, requirements and seats are letters.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

from ludoteka.games.envyra.notation import CELL_NAMES, COLUMNS
from ludoteka.games.envyra.scoring import SET_VALUE

LETTERS: Final = "ABCD"
SEAT_STYLES: Final = ["bold magenta", "bold cyan", "bold yellow", "bold red"]
THEME_STYLES: Final = {"orange": "dark_orange", "green": "green3", "blue": "dodger_blue1"}

CELL: Final = 18  # columns inside a box: four boxes and their borders fill 77 of 80 columns
INSIDE: Final = CELL - 2
NAME: Final = 12
WIDTH: Final = 79

PHASES: Final = {
    "placing": "phase I: placing cubes on the boards",
    "moving": "phase II: moving cubes to the tiles",
    "over": "the game is over",
}


def draw(content: dict[str, Any], view: dict[str, Any], names: list[str]) -> str:
    """The grid, the order of phase II, the players and their tiles, the Equilibrium cards."""
    lines = [_heading(view)]
    lines += _grid(content, view)
    if view["phase"] == "moving":
        lines.append(_order(view))
    lines += _players(content, view, names)
    lines += _cards(content, view)
    return "\n".join(lines)


# Words and widths. A piece is a pair of plain text and style, so that widths are counted before
# markup is added.


def _safe(text: str) -> str:
    """Text of a file or a person without characters that would steer the terminal."""
    return "".join([character if character.isprintable() else "�" for character in text])


def _escape(text: str) -> str:
    """Text that must not be read as markup; the counterpart of rich's own escape."""
    escaped = re.sub(r"(\\*)(\[[a-z#/@][^\[]*?\])", r"\1\1\\\2", text)
    backslashes = len(escaped) - len(escaped.rstrip("\\"))
    return escaped + "\\" * (backslashes % 2)  # an odd one would escape the tag behind it


def _styled(text: str, style: str) -> str:
    return f"[{style}]{_escape(text)}[/]" if style and text else _escape(text)


def _width(text: str) -> int:
    """Columns of a terminal: East Asian characters take two, combining marks none."""
    columns = 0
    for character in text:
        if unicodedata.combining(character):
            continue
        columns += 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1
    return columns


def _cut(text: str, columns: int) -> str:
    """Text that fits, shortened with a sign that it was."""
    text = _safe(text)
    if _width(text) <= columns:
        return text
    while text and _width(text) > columns - 1:
        text = text[:-1]
    return text + "…"


def _pad(text: str, columns: int) -> str:
    return text + " " * max(0, columns - _width(text))


def _join(pieces: list[tuple[str, str]]) -> str:
    return "".join([_styled(text, style) for text, style in pieces])


def _seat_piece(seat: int, before: str = "") -> tuple[str, str]:
    return before + LETTERS[seat], SEAT_STYLES[seat]


def _name(view: dict[str, Any], names: list[str], seat: int) -> str:
    name = _cut(names[seat], NAME)
    return f"{name} (you)" if view["seat"] == seat else name


# The grid


def _heading(view: dict[str, Any]) -> str:
    round_number = view["round"]
    bag = view["bag"]
    tiles = "1 tile" if bag == 1 else f"{bag} tiles"
    return f"[bold]Round {round_number}[/], {PHASES[view['phase']]}; {tiles} in the bag"


def _grid(content: dict[str, Any], view: dict[str, Any]) -> list[str]:
    columns: int = view["columns"]
    rows: int = view["rows"]
    lines: list[str] = []
    for row in range(rows):
        names = CELL_NAMES[row * COLUMNS : row * COLUMNS + columns]
        lines.append(_edge(view, names, row == 0))
        boxes = [_box(content, view, name) for name in names]
        height = len(boxes[0])
        lines += ["│" + "│".join([box[at] for box in boxes]) + "│" for at in range(height)]
    lines.append("└" + "┴".join(["─" * CELL] * columns) + "┘")
    return lines


def _edge(view: dict[str, Any], names: list[str], first: bool) -> str:
    """The upper edge of a row of boxes, with the cells' names and the cubes waiting for them."""
    left, joint, right = ("┌", "┬", "┐") if first else ("├", "┼", "┤")
    edges: list[str] = []
    for name in names:
        waiting = [_seat_piece(seat, "→") for seat in _waiting_for(view, name)]
        label = sum([_width(text) + 1 for text, _ in waiting])
        dashes = "─" * (CELL - 4 - label - (1 if waiting else 0))
        marks = "".join([" " + _styled(text, style) for text, style in waiting])
        edges.append(f" [bold]{name}[/] {dashes}{marks}{' ' if waiting else ''}")
    return left + joint.join(edges) + right


def _waiting_for(view: dict[str, Any], name: str) -> list[int]:
    """Seats with a cube on this place of their board: all in phase II, one's own in phase I."""
    seats = [seat for seat, board in enumerate(view["boards"]) if name in board]
    choice = view["choice"]
    if view["seat"] is not None and choice is not None and name in choice.split():
        seats.append(view["seat"])
    return seats


def _box(content: dict[str, Any], view: dict[str, Any], name: str) -> list[str]:
    """Three lines: tile and points, theme and symbol, cubes and requirements."""
    there = view["grid"].get(name)
    if there is None:
        empty = " " * CELL
        return [empty, f"[dim]{'no tile'.center(CELL)}[/]", empty]
    tile = content["tiles"][there["tile"]]
    theme = tile["theme"]
    points = f"{tile['points']}★"
    leader = there["leader"]
    lead = "" if leader is None else f"{LETTERS[leader]} leads"
    ident = _cut(there["tile"], INSIDE - len(points) - len(lead) - 2)
    gap = INSIDE - _width(ident) - len(lead) - len(points)
    before = " " * (gap - gap // 2)
    first = _join(
        [
            (ident, "dim"),
            (before, ""),
            (lead, "" if leader is None else SEAT_STYLES[leader]),
            (" " * (gap // 2), ""),
            (points, "bold"),
        ]
    )
    kind = "the end tile" if theme is None else f"{theme} {tile['symbol']}"
    style = "bold" if theme is None else "bold " + THEME_STYLES[theme]
    second = _styled(_pad(_cut(kind, INSIDE), INSIDE), style)
    return [f" {line} " for line in (first, second, _tray(content, view, there, tile))]


def _tray(
    content: dict[str, Any], view: dict[str, Any], there: dict[str, Any], tile: dict[str, Any]
) -> str:
    """The cubes in order of arrival, a place for each one still needed, and the requirements."""
    pieces = [_seat_piece(seat) for seat in there["cubes"]]
    pieces.append(("□" * (tile["cubes"] - len(pieces)), ""))
    needs, style = _needs(content, view, tile)
    if len(needs) > INSIDE - tile["cubes"] - 1:
        needs = needs.removeprefix("needs ")
    gap = INSIDE - tile["cubes"] - len(needs)
    return _join([*pieces, (" " * gap, ""), (needs, style)])


def _needs(content: dict[str, Any], view: dict[str, Any], tile: dict[str, Any]) -> tuple[str, str]:
    """The icons of a restricted tile as letters, and whether this seat meets them (15)."""
    if not tile["needs"]:
        return "", ""
    icons = "".join([str(theme)[0].upper() for theme in tile["needs"]])
    if view["seat"] is None:
        return f"needs {icons}", ""
    have = [content["tiles"][won]["theme"] for won in view["won"][view["seat"]]]
    met = all(have.count(theme) >= tile["needs"].count(theme) for theme in tile["needs"])
    return f"needs {icons} {'✓' if met else '✗'}", "" if met else "dim"


def _order(view: dict[str, Any]) -> str:
    """The serpentine order (13, 14): past steps ticked, the present one in brackets."""
    step = view["step"]
    words: list[str] = []
    for place, seat in enumerate(view["order"]):
        letter = _join([_seat_piece(seat)])
        if place == step:
            words.append(f"[reverse]‹{LETTERS[seat]}›[/]")
        else:
            words.append(letter + ("✓" if place < step else ""))
    return "Order of moving: " + "  ".join(words)


# The players


def _players(content: dict[str, Any], view: dict[str, Any], given: list[str]) -> list[str]:
    names = [_name(view, given, seat) for seat in range(view["seats"])]
    scores = [_score(view, seat) for seat in range(view["seats"])]
    name_width = max([_width(name) for name in names] + [6])
    score_width = max([len(score) for score in scores] + [6])
    head = f"    {_pad('player', name_width)}  cubes  {_pad('points', score_width)}"
    placing = view["phase"] == "placing"
    head += "         " if placing else "  "
    lines = [f"[dim]{head}won tiles[/]"]
    for seat in range(view["seats"]):
        cone = "▲ " if view["cone"] == seat else "  "
        start = [(cone, "bold"), _seat_piece(seat), (" " + _pad(names[seat], name_width), "")]
        if view["seat"] == seat:
            start[2] = (start[2][0], "bold")
        start.append((f"    {view['supply'][seat]}    {_pad(scores[seat], score_width)}", ""))
        if placing:
            start.append(("  ready  " if view["ready"][seat] else "  ...    ", ""))
        else:
            start.append(("  ", ""))
        indent = sum([_width(text) for text, _ in start])
        won = _wrapped(_won(content, view["won"][seat]), WIDTH - indent)
        lines.append((_join(start) + won[0]).rstrip())
        lines += [" " * indent + line for line in won[1:]]
    return lines


def _score(view: dict[str, Any], seat: int) -> str:
    parts = view["score"][seat]
    with_cards = view["open_cards"] or any(view["secret_cards"])
    shown = [parts["tiles"], parts["sets"]] + ([parts["equilibrium"]] if with_cards else [])
    return f"{sum(shown)} = " + " + ".join([str(part) for part in shown])


def _won(content: dict[str, Any], won: list[str]) -> list[tuple[str, str]]:
    """Won tiles as pieces, one for each set (29) and one for each end tile."""
    pieces: list[tuple[str, str]] = []
    for theme, style in THEME_STYLES.items():
        rest = [content["tiles"][tile]["symbol"] for tile in won]
        rest = [
            symbol
            for symbol, tile in zip(rest, won, strict=True)
            if content["tiles"][tile]["theme"] == theme
        ]
        while rest:
            one = list(dict.fromkeys(rest))
            for symbol in one:
                rest.remove(symbol)
            bonus = f" +{SET_VALUE[len(one)]}" if len(one) > 1 else ""
            pieces.append((_safe(f"{theme} {'·'.join(one)}{bonus}"), style))
    ends = [tile for tile in won if content["tiles"][tile]["theme"] is None]
    return pieces + [(f"end tile {tile}", "bold") for tile in ends]


def _wrapped(pieces: list[tuple[str, str]], columns: int) -> list[str]:
    """Pieces with commas between them, broken into lines that fit; at least one line."""
    lines = [""]
    used = 0
    for place, (whole, style) in enumerate(pieces):
        text = _cut(whole, columns - 1)
        comma = "," if place < len(pieces) - 1 else ""
        needed = _width(text) + len(comma)
        if used and used + 1 + needed > columns:
            lines.append("")
            used = 0
        space = " " if used else ""
        lines[-1] += space + _styled(text, style) + comma
        used += len(space) + needed
    return lines


# The Equilibrium cards (34)


def _cards(content: dict[str, Any], view: dict[str, Any]) -> list[str]:
    pieces: list[tuple[str, str]] = []
    for card in view["open_cards"]:
        owner = card["owner"]
        if owner is None:
            pieces.append(("open: " + _card(content, card["card"]), ""))
        else:
            taken = f"{LETTERS[owner]} has taken: " + _card(content, card["card"])
            pieces.append((taken, SEAT_STYLES[owner]))
    for seat, secret in enumerate(view["secret_cards"]):
        if secret is not None:
            whose = "your secret: " if seat == view["seat"] else f"{LETTERS[seat]}'s secret: "
            pieces.append((whose + _card(content, secret), SEAT_STYLES[seat]))
    if not pieces:
        return []
    head = "Equilibrium  "
    lines = _wrapped(pieces, WIDTH - len(head))
    return [(head if at == 0 else " " * len(head)) + line for at, line in enumerate(lines)]


def _card(content: dict[str, Any], ident: str) -> str:
    card = content["cards"][ident]
    return f"{ident} {' + '.join(card['symbols'])} {card['points']}★"
