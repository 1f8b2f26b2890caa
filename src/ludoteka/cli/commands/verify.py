"""`ludoteka verify`: recorded games, checked."""

from __future__ import annotations

import argparse
import sys

from ludoteka.cli import files, story
from ludoteka.cli.complaints import Complaint, one_line
from ludoteka.cli.records import opened
from ludoteka.core.record import Record, parse
from ludoteka.core.registry import UnknownGame
from ludoteka.text import Seating, Texts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="records")
    parser.add_argument("--content", metavar="FILE", help="the content file they were played with")


def run(arguments: argparse.Namespace) -> int:
    """Check every file and print a line for it; 1 if anything is wrong with any of them."""
    code = 0
    for path in arguments.files:
        try:
            said = _verified(parse(files.read(path)), arguments.content)
        except (Complaint, ValueError, UnknownGame) as error:
            print(one_line(f"WRONG {path}: {error}"), file=sys.stderr, flush=True)
            code = 1
        else:
            print(one_line(f"OK {path}: {said}"))
    return code


def _verified(record: Record, content: str | None) -> str:
    again = opened(record, content)
    result = again.finish()
    game = again.match.game
    begin = f"{game.id}, {len(record.names)} players, {len(record.moves)} moves, "
    if result is None:
        return begin + "not finished"
    scores = " : ".join(str(score) for score in result.scores)
    return begin + f"{scores}; {story.winners(Texts(game), result, Seating(record.names))}"
