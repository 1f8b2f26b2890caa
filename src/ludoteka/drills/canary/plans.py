"""Which games the drill plays: with how many seats, and with which options."""

from __future__ import annotations

import random
from typing import NamedTuple

from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.options import Choice, Number, OptionError, Switch, Value
from ludoteka.drills.table import MOST_SEATS


class GamePlan(NamedTuple):
    """A game to be played."""

    game: str
    seats: int
    options: dict[str, Value]


def random_plans(games: int, chance: random.Random) -> list[GamePlan]:
    """Take all installed games in turn, with two to four seats and any options that fit."""
    names = registry.names()
    found = []
    for number in range(games):
        meta = registry.find(names[number % len(names)]).meta
        low, high = meta.seats[0], min(meta.seats[1], MOST_SEATS)
        seats = low + number // len(names) % (high - low + 1)
        found.append(GamePlan(meta.id, seats, _options(meta.id, seats, chance)))
    return found


def _options(name: str, seats: int, chance: random.Random) -> dict[str, Value]:
    """Draw options that the game takes; numbers are small, so that games are short."""
    while True:
        options: dict[str, Value] = {}
        for option in registry.find(name).meta.options:
            if isinstance(option, Switch):
                options[option.name] = chance.random() < 0.5
            elif isinstance(option, Choice):
                options[option.name] = chance.choice(option.choices)
            elif isinstance(option, Number):
                options[option.name] = chance.randint(option.low, option.low + 1)
        try:
            registry.make(name, dict(options)).start(seats, Quick(0))
        except OptionError:
            continue
        return options
