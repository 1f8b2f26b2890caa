"""`ludoteka content`: check a content file of one's own, or show the content of a game."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from rich.table import Table
from rich.text import Text

from ludoteka.cli import files, outline
from ludoteka.cli.arguments import add_game, add_language
from ludoteka.cli.complaints import Complaint, one_line
from ludoteka.cli.program import PROGRAM
from ludoteka.cli.screen import Screen
from ludoteka.cli.set_up import make, texts_of
from ludoteka.core import registry
from ludoteka.core.content import ContentError
from ludoteka.core.game import Game
from ludoteka.core.options import suggestion
from ludoteka.core.readers.markup import pad, safe, width
from ludoteka.text import Texts

VERBS: Final = ["check", "show"]
INDENT: Final = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", type=_verb, metavar="check|show", help="what to do")
    add_game(parser)
    parser.add_argument(
        "file", metavar="FILE|THING", nargs="?", help="the file to check, or a thing to show"
    )
    parser.add_argument("--content", metavar="FILE", help="the file to show (default: our own)")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Check a content file, or show the content of a game or one of its things."""
    registry.find(arguments.game)
    if arguments.what == "check":
        if arguments.file is None or arguments.content is not None:
            raise Complaint(f"content: right is: {PROGRAM} content check GAME FILE")
        return _check(arguments.game, arguments.file)
    game = make(arguments.game, None, arguments.content)
    if arguments.file is not None:
        return _show_thing(game, arguments.file, arguments.language)
    return _show(game, texts_of(game, arguments.language))


def _verb(text: str) -> str:
    if text not in VERBS:
        raise argparse.ArgumentTypeError(f"no {text!r}{suggestion(text, VERBS)}")
    return text


def _show_thing(game: Game, word: str, language: str | None) -> int:
    """Show the facts about one thing of the content."""
    if not outline.show_thing(Screen(), texts_of(game, language), game, word):
        raise Complaint(
            f"content: nothing is known about {word!r}; "
            f"right is: {PROGRAM} content show GAME [THING] [--content FILE]"
        )
    return 0


def _check(name: str, path: str) -> int:
    """All faults of a file, one a line; 1 if there are any."""
    try:
        game = registry.make(name, None, files.read(path), path)
    except ContentError as error:
        for fault in error.faults:
            print(one_line(f"{error.file}: {fault}"), file=sys.stderr)
        return 1
    print(one_line(f"OK {path}: {game.content_name} ({game.content_digest})"))
    return 0


def _show(game: Game, texts: Texts) -> int:
    """The game's own table of its content; or every table as it is, and the rest as lines."""
    screen = Screen()
    rows = game.listing(texts.board)
    if rows:
        screen.line(safe(game.content_name), "bold")
        _show_rows(screen, rows)
        return 0
    for title, part in game.content().items():
        if isinstance(part, dict) and part and all(isinstance(row, dict) for row in part.values()):
            screen.show(_table(title, part))
        else:
            screen.line(safe(f"{title}: {part}"))
    return 0


def _show_rows(screen: Screen, rows: list[list[str]]) -> None:
    """Rows below their headings; the last column, which has the words, below the others."""
    columns = [[safe(row[at]) for row in rows] for at in range(len(rows[0]) - 1)]
    wide = [max(width(cell) for cell in column) for column in columns]
    for at, row in enumerate(rows):
        cells = [
            " " * (wide[place] - width(cell)) + cell if cell.isdigit() else pad(cell, wide[place])
            for place, cell in enumerate([safe(cell) for cell in row[:-1]])
        ]
        screen.exact("  ".join(cells).rstrip(), "bold")
        if at and row[-1]:
            screen.indented(safe(row[-1]), INDENT)


def _table(title: str, rows: dict[str, dict[str, object]]) -> Table:
    columns = list(dict.fromkeys(field for row in rows.values() for field in row))
    table = Table(title=f"{title} ({len(rows)})", title_justify="left")
    table.add_column("id")
    for column in columns:
        numbers = all(isinstance(row.get(column), int) for row in rows.values())
        table.add_column(Text(safe(column)), justify="right" if numbers else "left")
    for ident, row in rows.items():
        table.add_row(Text(safe(ident)), *(Text(_cell(row.get(column))) for column in columns))
    return table


def _cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, list):
        return safe(", ".join(str(item) for item in value))
    return safe(str(value))
