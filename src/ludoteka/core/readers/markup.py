"""Text for a terminal, in rich's [style]markup[/]: what a game's drawing is put together from.

A piece is plain text and its style. Widths are counted, and lines are put together, before there is
markup: so nothing that a file, a person or a language brings can be taken for it.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final, TypeAlias

Piece: TypeAlias = tuple[str, str]
Line: TypeAlias = list[Piece]

HARD_SPACES: Final = "\u00a0\u202f"  # before % in Slovak and Latvian


def safe(text: str) -> str:
    """Text of a file or a person without characters that would steer the terminal."""
    shown = [c if c.isprintable() or c in HARD_SPACES else "�" for c in text]
    return "".join(shown)


def width(text: str) -> int:
    """Columns of a terminal: East Asian characters take two, combining marks none."""
    columns = 0
    for character in text:
        if unicodedata.combining(character):
            continue
        columns += 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1
    return columns


def cut(text: str, columns: int) -> str:
    """Text that fits, shortened with a sign that it was."""
    text = safe(text)
    if width(text) <= columns:
        return text
    room = columns - 1
    kept: list[str] = []
    for character in text:
        room -= width(character)
        if room < 0:
            break
        kept.append(character)
    return "".join(kept) + "…"


def pad(text: str, columns: int) -> str:
    """Text with spaces behind it."""
    return text + " " * max(0, columns - width(text))


def center(text: str, columns: int) -> str:
    """Text with spaces on both sides."""
    return pad(" " * ((columns - width(text)) // 2) + text, columns)


def aligned(head: str, cells: list[str]) -> list[str]:
    """A column of a table: its heading and its cells, padded to the widest of them."""
    texts = [head, *cells]
    columns = max(width(text) for text in texts)
    return [pad(text, columns) for text in texts]


def between(lines: list[Line], joint: str) -> Line:
    """Lines as one, with something between each two."""
    joined: Line = []
    for place, line in enumerate(lines):
        if place:
            joined.append((joint, ""))
        joined += line
    return joined


def wrapped(pieces: list[Piece], columns: int) -> list[Line]:
    """Pieces with commas between them, broken into lines that fit; at least one line."""
    lines: list[Line] = [[]]
    used = 0
    for place, (whole, style) in enumerate(pieces):
        text = cut(whole, columns - 1)
        comma = "," if place < len(pieces) - 1 else ""
        needed = width(text) + len(comma)
        if used and used + 1 + needed > columns:
            lines.append([])
            used = 0
        space = " " if used else ""
        lines[-1] += [(space, ""), (text, style), (comma, "")]
        used += len(space) + needed
    return lines


def markup(line: Line) -> str:
    """Pieces as markup; neighbours of one style as one text, so that no tag arises between them."""
    merged: Line = []
    for text, style in line:
        if merged and merged[-1][1] == style:
            merged[-1] = (merged[-1][0] + text, style)
        elif text:
            merged.append((text, style))
    parts: list[str] = []
    for place, (text, style) in enumerate(merged):
        # A tag follows: the end of this style, or the beginning of the next.
        escaped = escape(text, bool(style) or place < len(merged) - 1)
        parts.append(f"[{style}]{escaped}[/]" if style else escaped)
    return "".join(parts)


def escape(text: str, before_tag: bool) -> str:
    """Text that must not be read as markup, and comes out of rich as it went in."""
    escaped = re.sub(r"(\\*)(\[[a-z#/@][^\[]*?\])", r"\1\1\\\2", text)
    escaped = re.sub(r"(\\+)(\[)(?![a-z#/@][^\[]*?\])", r"\1\\\2", escaped)
    backslashes = len(escaped) - len(escaped.rstrip("\\"))
    return escaped + ("\\" * backslashes if before_tag else "")
