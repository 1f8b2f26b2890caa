"""Bots by name, as they are asked for on the command line and at a table."""

from __future__ import annotations

from ludoteka.bots.bot import Bot
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.random import RandomBot
from ludoteka.core.game import Game
from ludoteka.core.options import suggestion

LEVELS = ("random", "greedy")


class UnknownBot(LookupError):
    """No bot has this name."""


def levels_for(game: Game) -> list[str]:
    """Those that can play this game, from the weakest up."""
    return [name for name in LEVELS if name == "random" or game.sense() is not None]


def make(name: str) -> Bot:
    """The bot of this name."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    known = ", ".join(LEVELS)
    raise UnknownBot(f"no bot {name!r}{suggestion(name, list(LEVELS))}; there are: {known}")
