"""Tutorials: a game's first lesson as data, `tutorial.toml` in the folder of the game.

    seed = "first lesson"       # any words: chance is the same in every lesson
    seats = 2                   # the learner has the first one
    level = "greedy"            # of the bots, once the script is over
    rules = 1                   # the edition that it was written for; left out: the latest

    [options]                   # of the game

    [[step]]                    # says the game's message GAME-tutorial-aim
    id = "aim"
    point = ["tile:a1"]         # pieces of the board that are meant

    [[step]]
    id = "place"
    moves = ["B place c2", "A place a1 b1"]    # the learner's, A, are asked for

The whole script is played when it is read: it keeps to the rules, or it is refused with the step
and the fault. Where several choose at once, the others' choices stand before the learner's.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import sys
from functools import cache
from importlib import resources
from itertools import combinations
from pathlib import Path
from typing import Final

from msgspec import Struct

from ludoteka.bots.levels import LEVELS
from ludoteka.core import registry
from ludoteka.core.chance import Sealed
from ludoteka.core.content import ContentError, Entry, Reader
from ludoteka.core.errors import MoveError
from ludoteka.core.game import Game, State
from ludoteka.core.options import OptionError, Value
from ludoteka.text import letter

logger = logging.getLogger(__name__)

FILE: Final = "tutorial.toml"
LEARNER: Final = 0


class Ask(Struct, frozen=True):
    """A move that the learner is asked for, after so many moves of all."""

    at: int
    move: str
    number: int  # of the move


class Step(Struct, frozen=True):
    """What is told, from how many moves on, and what is asked."""

    id: str
    at: int
    asks: list[Ask]
    point: list[str]


class Tutorial:
    """A script that was played through. `replies` are the others' moves, by the state's digest."""

    def __init__(self, game: type[Game], file: str, text: str) -> None:
        reader = Reader(file, text)
        top = reader.top("file")
        self.seed = hashlib.sha256(top.text("seed").encode()).digest()
        self.seats = top.number("seats", *game.meta.seats)
        self.level = top.text("level", list(LEVELS))
        # The edition that it was written for; None: whichever is the latest.
        editions = (game.meta.oldest, game.meta.rules_version)
        self.rules: int | None = top.number("rules", *editions) if top.has("rules") else None
        top.close()
        self.options = _options(reader)
        self.steps: list[Step] = []
        self.replies: dict[str, int] = {}
        entries = reader.entries("step")
        if not entries:
            reader.fault("there is no step")
        self._play(game, reader, entries)
        reader.close()

    def _play(self, game: type[Game], reader: Reader, entries: list[Entry]) -> None:
        try:
            made = registry.make(game.meta.id, dict(self.options), rules=self.rules)
            chance = Sealed(self.seed)
            state = made.start(self.seats, chance)
        except OptionError as error:
            reader.fault(f"options: {error}")
            return
        line = [(entry, words) for entry in entries for words in entry.words("moves")]
        moves: list[tuple[int, int]] = []
        for number, (entry, words) in enumerate(line):
            self._learn(state, [later for _, later in line[number:]])
            try:
                seat, move = self._read(state, words)
                state.play(seat, move, chance)
            except MoveError as error:
                entry.fault(str(error))
                break
            moves.append((seat, move))
        self._describe(made, entries, moves)

    def _learn(self, state: State, rest: list[str]) -> None:
        """Note what the others do now, whoever of those who choose at once is the faster."""
        pending: dict[int, int] = {}  # by seat that must act now: its next move
        waiting = state.waiting_for()
        for words in rest:
            if len(pending) == len(waiting):
                break
            with contextlib.suppress(MoveError):  # it will be told when its turn comes
                seat, move = self._read(state, words)
                if seat in waiting:
                    pending.setdefault(seat, move)
        for seat in pending.keys() - {LEARNER}:
            others = [other for other in pending if other != seat]
            for count in range(len(others) + 1):
                for faster in combinations(others, count):
                    meanwhile = state.copy()
                    with contextlib.suppress(MoveError):
                        for other in faster:
                            meanwhile.play(other, pending[other], Sealed(self.seed))
                        self.replies[meanwhile.digest()] = pending[seat]

    @staticmethod
    def _read(state: State, words: str) -> tuple[int, int]:
        """A move with its seat before it: A is the learner."""
        name, _, text = words.partition(" ")
        seats = [letter(seat) for seat in range(state.seats)]
        if name not in seats:
            raise MoveError(f"{words!r} does not begin with a seat, {', '.join(seats)}")
        return seats.index(name), state.game.read(text)

    def _describe(self, game: Game, entries: list[Entry], moves: list[tuple[int, int]]) -> None:
        at = 0
        for entry in entries:
            count = len(entry.words("moves"))
            played = list(enumerate(moves[at : at + count], at))
            asks = [Ask(n, game.spell(move), move) for n, (seat, move) in played if seat == LEARNER]
            # Others may move before the learner is asked: the words come at once.
            self.steps.append(Step(entry.text("id"), at, asks, entry.words("point")))
            at += count
            entry.close()


def _options(reader: Reader) -> dict[str, Value]:
    reader.asked.add("options")
    table = reader.data.get("options", {})
    if not isinstance(table, dict):
        reader.fault("options should be written as a table [options]")
        return {}
    return {str(name): value for name, value in table.items()}


@cache
def tutorial(name: str) -> Tutorial | None:
    """The tutorial of a game; None if it has none. ContentError if it can't be played."""
    game = registry.find(name)
    text = _text(game)
    return None if text is None else Tutorial(game, f"{name}: {FILE}", text)


@cache
def usable(name: str) -> Tutorial | None:
    """The same; None, too, if it can't be played, which is logged."""
    try:
        return tutorial(name)
    except ContentError as error:
        logger.error("a tutorial can't be used: %s", error)
        return None


def _text(game: type[Game]) -> str | None:
    """The file beside the game's module."""
    module = sys.modules[game.__module__]
    package = module.__package__
    folder = resources.files(package) if package else Path(module.__file__ or ".").parent
    file = folder / FILE
    return file.read_text(encoding="utf-8") if file.is_file() else None
