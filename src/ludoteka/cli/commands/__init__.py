"""The commands, a module each, which has its arguments and what it does."""

from __future__ import annotations

import argparse
import importlib
from typing import Final, Protocol, cast

# By command, which names its module (with _ for -): what it does. The order is that of the help.
SUMMARIES: Final = {
    "games": "the installed games, their players and options",
    "play": "play a game in this terminal, with bots or with friends",
    "serve": "open tables for browsers and programs",
    "backup": "copy the tables of a server, also while it runs",
    "simulate": "let bots play many games",
    "replay": "tell a recorded game",
    "report": "look back at a recorded game: how it went, what turned it, luck",
    "verify": "check that records tell what really happens",
    "fuzz": "play many random games and look for faults",
    "bench": "measure the engine, beside others",
    "content": "check a content file of your own, or show one",
    "new-game": "write a small complete game, to begin one of your own with",
    "load": "measure a server with many tables at once",
    "torture": "kill a server again and again, and see what is lost",
    "canary": "play at a server, and look for secrets in all it sends",
    "frames": "talk nonsense to a server, and see whether it minds",
}


class Command(Protocol):
    """What each of the modules has."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int:
        """Carry out the command; the exit code."""


def find(name: str) -> Command:
    """Imported only when it is asked for: `ludoteka --version` needs none of them."""
    return cast(Command, importlib.import_module(f"{__name__}.{name.replace('-', '_')}"))
