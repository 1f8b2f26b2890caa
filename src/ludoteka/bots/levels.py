"""Bots by name, as they are asked for on the command line and at a table."""

from __future__ import annotations

from ludoteka.bots.bot import Bot
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.random import RandomBot
from ludoteka.core.options import suggestion

LEVELS = ("random", "greedy")


class UnknownBot(LookupError):
    """No bot has this name."""


def make(name: str) -> Bot:
    """The bot of this name."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    known = ", ".join(LEVELS)
    raise UnknownBot(f"no bot {name!r}{suggestion(name, list(LEVELS))}; there are: {known}")
