"""`ludoteka` without a command: what it can do, and a game if somebody is there to play it."""

from __future__ import annotations

import sys

from ludoteka import __version__, build
from ludoteka.cli.arguments import COMMANDS, PROGRAM
from ludoteka.core import registry


def welcome() -> int:
    """Say what there is; in a terminal, start the first game against greedy bots."""
    titles = [registry.find(name).meta.title for name in registry.names()]
    print(f"Ludoteka {__version__} ({build.name()}) plays board games: {', '.join(titles)}.")
    print(f"Commands: {PROGRAM} COMMAND, with --help for more")
    for name, what in COMMANDS.items():
        print(f"  {name:<9} {what}")
    if not (sys.stdin.isatty() and sys.stdout.isatty() and titles):
        return 0
    print(f"\nA game of {titles[0]} against greedy bots begins.\n", flush=True)
    from ludoteka.cli.play import play_at
    from ludoteka.cli.seats import read, usual

    game = registry.make(registry.names()[0])
    return play_at(game, read(game, usual(game)))
