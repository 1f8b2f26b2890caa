"""`ludoteka play`: a game in this terminal, whose record is saved however it ends."""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import sys
import threading
from collections.abc import Iterator
from types import FrameType

from ludoteka.cli.arguments import add_game, add_language, add_set_up, seed
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.files import Place
from ludoteka.cli.screen import EndOfInput, Screen
from ludoteka.cli.set_up import game_of, texts_of
from ludoteka.cli.table.prompt import Quit
from ludoteka.cli.table.seats import read, usual
from ludoteka.cli.table.text_table import TextTable
from ludoteka.core.chance import SEED_BYTES
from ludoteka.core.match import Match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--text", action="store_true", help="in this terminal, as ever")
    parser.add_argument(
        "--seats",
        metavar="WHO,WHO",
        help="you, you:NAME or a bot, in the order of seats (default: you against greedy bots)",
    )
    add_set_up(parser)
    add_language(parser)
    parser.add_argument("--seed", type=seed, metavar="HEX", help="64 hex digits")
    parser.add_argument("--record", metavar="FILE", help="where to save the game")


def run(arguments: argparse.Namespace) -> int:
    """Play to the end, or until somebody stops; the record is saved in any case."""
    game = game_of(arguments)
    seats = read(game, arguments.seats or usual(game))
    texts = texts_of(game, arguments.language)
    match = Match(game, seats.names, arguments.seed or os.urandom(SEED_BYTES))
    table = TextTable(match, seats, Screen(), texts)
    with _ending_in_order():
        place = Place(arguments.record, game.id)
        try:
            table.run()
        except Quit:
            return 0
        except EndOfInput:
            if sys.stdin.isatty():  # Ctrl-D: a person's way to quit
                return 0
            raise Complaint(texts.say("input-ended"), 1) from None
        finally:
            table.save(place)
    return 0


@contextlib.contextmanager
def _ending_in_order() -> Iterator[None]:
    """Turn signals that end the process into exceptions, so that the game is saved then too."""

    def leave(number: int, _frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    found = [getattr(signal, name, None) for name in ("SIGTERM", "SIGHUP")]
    numbers = [number for number in found if number is not None]
    if threading.current_thread() is not threading.main_thread():
        numbers = []  # signals belong to the main thread
    before = {number: signal.signal(number, leave) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
