"""What the tests of all boards in the terminal share."""

from __future__ import annotations

import ast
import re
import unicodedata
from collections.abc import Iterator

import fluent_folders
from rich.errors import StyleSyntaxError
from rich.style import Style

from ludoteka.core.chance import Quick
from ludoteka.core.game import Game, State, Word


def odd_languages(english: Word) -> dict[str, Word]:
    """English, and words that no board should stumble over."""
    return {
        "English": english,
        "twice as long": lambda key, fields: english(key, fields) * 2,
        "wide": lambda key, fields: "語" * len(english(key, fields)),
        "silent": lambda key, fields: "",
        "odd": lambda key, fields: "\x1b[2J[red]\n[/]" + english(key, fields) + "\\",
        "halves of tags": lambda key, fields: ("x]", "[x")[len(key) % 2] + english(key, fields),
    }


def columns_of(line: str) -> int:
    """How many columns of a terminal a line takes."""
    return sum(
        2 if unicodedata.east_asian_width(character) in "WF" else 1
        for character in line
        if not unicodedata.combining(character)
    )


def states(game: Game, seats: int, seed: int, every: int = 1) -> Iterator[State]:
    """A game of chance, now and then shown on the way to its end."""
    chance, picks = Quick(seed), Quick(seed + 1)
    state = game.start(seats, chance)
    played = 0
    while waiting := state.waiting_for():
        if played % every == 0:
            yield state
        played += 1
        moves = state.moves(waiting[0])
        state.play(waiting[0], moves[picks.below(len(moves))], chance)
    yield state


def remembering(word: Word) -> Word:
    """The same words, each made once: it takes long to make them."""
    known: dict[tuple[str, str], str] = {}

    def remembered(key: str, fields: dict[str, str | int]) -> str:
        asked = key, repr(fields)
        if asked not in known:
            known[asked] = word(key, fields)
        return known[asked]

    return remembered


def board_keys(game: str) -> set[str]:
    """The keys of all messages for the board of a game."""
    english = (fluent_folders.folder(game) / "en" / f"{game}.ftl").read_text("utf-8")
    return set(re.findall(rf"^{game}-board-(\S+) =", english, re.MULTILINE))


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
