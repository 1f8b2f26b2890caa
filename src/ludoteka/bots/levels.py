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


def strongest(game: Game) -> str:
    """The best player of this game that there is."""
    return levels_for(game)[-1]


def level_for(game: Game, asked: str | None) -> str:
    """The level that was asked for, if it can play this game; the strongest if none was."""
    known = levels_for(game)
    if asked is None:
        return known[-1]
    if asked in known:
        return asked
    without = f"{game.id} has no sense of its moves, so " if asked in LEVELS else ""
    hint = "" if without else suggestion(asked, known)
    raise UnknownBot(f"{without}no bot {asked!r}{hint}; there are: {', '.join(known)}")


def make(name: str) -> Bot:
    """The bot of this name."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    known = ", ".join(LEVELS)
    raise UnknownBot(f"no bot {name!r}{suggestion(name, list(LEVELS))}; there are: {known}")
