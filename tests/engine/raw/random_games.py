"""Random games of RAW for tests that need no scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteka.core.chance import Chance, Quick
from ludoteka.core.events import Event, seen
from ludoteka.core.options import Value
from ludoteka.games.raw import Raw
from ludoteka.games.raw.pieces import ASKS
from ludoteka.games.raw.state import RawState

SWITCHES = ["drafting", "hunt", "underworld", "summoning", "last_standing"]
VARIANTS: list[dict[str, Value]] = [
    {},
    *[{name: True} for name in SWITCHES],
    {"trophies": "lives"},
    {"first": "lobby"},
    {"opening": "short"},
    {"truce": "on"},
]
EVERYTHING: dict[str, Value] = {
    **dict.fromkeys(SWITCHES, True),
    "trophies": "lives",
    "first": "lobby",
    "opening": "short",
    "truce": "on",
}
_GAMES: dict[tuple[tuple[str, Value], ...], Raw] = {}


def named(options: dict[str, Value]) -> str:
    words = [name if value is True else str(value) for name, value in options.items() if value]
    return " ".join(words) or "default"


def raw(**options: Value) -> Raw:
    key = tuple(sorted(options.items()))
    if key not in _GAMES:
        _GAMES[key] = Raw.make(dict(options))
    return _GAMES[key]


def any_options(chance: Chance) -> dict[str, Value]:
    options: dict[str, Value] = {name: chance.below(2) == 1 for name in SWITCHES}
    options["trophies"] = ["apart", "lives"][chance.below(2)]
    options["first"] = ["random", "lobby"][chance.below(2)]
    options["opening"] = ["auto", "short", "full"][chance.below(3)]
    options["truce"] = ["auto", "on", "off"][chance.below(3)]
    return options


class Story:
    """A random game, move by move, with all that was told."""

    def __init__(self, seed: int, seats: int = 0, **options: Value) -> None:
        self.chance = Quick(seed)
        self.game = raw(**(options or any_options(self.chance)))
        self.seats = seats or 2 + self.chance.below(5)
        self.events: list[Event] = []
        self.state = self.game.start(self.seats, self.chance, self.events)
        self.moves = 0

    def step(self) -> list[Event]:
        """One more move of anybody who is waited for; what was told."""
        waiting = self.state.waiting_for()
        seat = waiting[self.chance.below(len(waiting))]
        moves = self.state.moves(seat)
        before = len(self.events)
        move = moves[self.chance.below(len(moves))]
        self.state.play(seat, move, self.chance, self.events)
        self.moves += 1
        return self.events[before:]

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        return seen(self.events, seat)

    def moments(self, every: int) -> Iterator[int]:
        """The numbers of moments, each `every`-th and the last; the state goes on meanwhile."""
        while self.state.waiting_for():
            if self.moves % every == 0:
                yield self.moves
            self.step()
        yield self.moves


def positions(seed: int, every: int, seats: int = 0, **options: Value) -> Iterator[RawState]:
    """The states of one random game, each `every`-th, and the last."""
    story = Story(seed, seats, **options)
    for _ in story.moments(every):
        yield story.state


def moment(ask: str, seed: int = 0, seats: int = 3, cards: int = 0, **options: Any) -> RawState:
    """The first moment of a random game in which this is asked, with so many cards in play."""
    for number in range(seed, seed + 80):
        story = Story(number, seats, **(options or {**EVERYTHING, "trophies": "apart"}))
        while story.state.waiting_for():
            if ASKS[story.state.ask] == ask and len(story.state.order) >= cards:
                return story.state
            story.step()
        if ask == "nothing":
            return story.state
    raise AssertionError(f"nobody was ever asked {ask}")
