"""What the tests of all boards in the terminal share."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from rich.errors import StyleSyntaxError
from rich.style import Style

import ludoteka


def board_keys(game: str) -> set[str]:
    """The keys of all messages for the board of a game."""
    english = Path(ludoteka.__file__).parent / "locales" / "en" / f"{game}.ftl"
    return set(re.findall(rf"^{game}-board-(\S+) =", english.read_text("utf-8"), re.MULTILINE))


def names_in(data: object) -> Iterator[str]:
    """The names of all fields in some data."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield name
            yield from names_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from names_in(value)


def words_in(source: str, known: set[str]) -> list[str]:
    """Words in the source of a drawing, but for docstrings, styles and what is known."""
    tree = ast.parse(source)
    told = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told
        if re.search(r"[^\W\d_]{2}", node.value)
        if node.value not in known and not is_style(node.value)
    ]


def is_style(text: str) -> bool:
    try:
        Style.parse(text.strip())
    except StyleSyntaxError:
        return False
    return True
