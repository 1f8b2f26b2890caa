"""Tutorials: the lessons of a game as data, in the folder of the game.

The first is `tutorial.toml`, the second `tutorial-2.toml`, and so on:

    seed = "first lesson"       # any words: chance is the same in every lesson
    seats = 2                   # the learner has the first one
    level = "greedy"            # of the bots, once the script is over
    words = "tutorial"          # its messages; left out: `tutorial`, of the second `tutorial-2`
    rules = 3                   # the edition it is played by; left out: the latest

    [options]                   # of the game

    [[step]]                    # says the game's message GAME-tutorial-aim
    id = "aim"
    point = ["tile:a1"]         # pieces of the board that are meant

    [[step]]
    id = "place"
    moves = ["B place c2", "A place a1 b1"]    # the learner's, A, are asked for

The whole script is played when it is read: it keeps to the rules, or it is refused with the step
and the fault. Where several choose at once, the others' choices stand before the learner's.

A lesson is played by the latest edition of the game, unless its script names an earlier one, whose
chance it was written for. One that was begun by an earlier edition goes on by the script of that
time, `editions/N/tutorial.toml`, as all content of a game does.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import sys
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import combinations
from pathlib import Path
from typing import Final

from msgspec import Struct

from ludoteka.bots.levels import LEVELS
from ludoteka.core import registry
from ludoteka.core.chance import Sealed
from ludoteka.core.content import ContentError, Entry, Reader, placed
from ludoteka.core.errors import MoveError
from ludoteka.core.game import Game, State
from ludoteka.core.options import OptionError, Value
from ludoteka.text import letter

logger = logging.getLogger(__name__)

FIRST: Final = 1
KEPT_MOST: Final = 200  # scripts that were read, of all games, lessons and editions
LEARNER: Final = 0


class Ask(Struct, frozen=True):
    """A move that the learner is asked for, after so many moves of all."""

    at: int
    move: str
    number: int  # of the move


class LessonStep(Struct, frozen=True):
    """What is told, from how many moves on, and what is asked."""

    id: str
    at: int
    asks: list[Ask]
    point: list[str]


class LessonScript:
    """A script that was played through. `replies` are the others' moves, by the state's digest."""

    def __init__(
        self,
        game: type[Game],
        file: str,
        text: str,
        *,
        lesson: int = FIRST,
        rules: int | None = None,  # the latest edition that it may be of; None: the game's latest
    ) -> None:
        reader = Reader(file, text)
        top = reader.top("file")
        self.seed = hashlib.sha256(top.text("seed").encode()).digest()
        self.seats = top.number("seats", *game.meta.seats)
        self.level = top.text("level", list(LEVELS))
        words = top.text("words") if top.has("words") else _stem(lesson)
        self.words = f"{game.meta.id}-{words}"
        latest = rules or game.meta.rules_version
        named = latest
        if top.has("rules"):
            named = top.number("rules", game.meta.oldest, game.meta.rules_version)
        top.close()
        self.rules = min(named, latest)
        self.options = _options(reader)
        self.steps: list[LessonStep] = []
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
            self.steps.append(LessonStep(entry.text("id"), at, asks, entry.words("point")))
            at += count
            entry.close()


def _options(reader: Reader) -> dict[str, Value]:
    reader.asked.add("options")
    table = reader.data.get("options", {})
    if not isinstance(table, dict):
        reader.fault("options should be written as a table [options]")
        return {}
    return {str(name): value for name, value in table.items()}


def tutorial(name: str, lesson: int = FIRST, rules: int | None = None) -> LessonScript | None:
    """A lesson of a game, by an edition (None: the latest); None if there is no such lesson.

    ContentError if it can't be played.
    """
    return _tutorial(name, lesson, rules or registry.find(name).meta.rules_version)


@lru_cache(KEPT_MOST)
def _tutorial(name: str, lesson: int, rules: int) -> LessonScript | None:
    game = registry.find(name)
    if not game.meta.has_edition(rules):
        return None
    file = placed(_folder(game), f"{_stem(lesson)}.toml", rules)
    if not file.is_file():
        return None
    text = file.read_text(encoding="utf-8")
    return LessonScript(game, f"{name}: {file.name}", text, lesson=lesson, rules=rules)


def usable(name: str, lesson: int = FIRST, rules: int | None = None) -> LessonScript | None:
    """The same; None, too, if it can't be played, which is logged."""
    return _usable(name, lesson, rules or registry.find(name).meta.rules_version)


@lru_cache(KEPT_MOST)
def _usable(name: str, lesson: int, rules: int) -> LessonScript | None:
    try:
        return _tutorial(name, lesson, rules)
    except ContentError as error:
        logger.error("a tutorial can't be used: %s", error)
        return None


def lessons(name: str) -> int:
    """How many lessons a game has: up to the first that is not there, or can't be played."""
    found = 0
    while usable(name, found + FIRST) is not None:
        found += 1
    return found


def _stem(lesson: int) -> str:
    return "tutorial" if lesson == FIRST else f"tutorial-{lesson}"


def _folder(game: type[Game]) -> Traversable:
    """Where the game's module lies."""
    module = sys.modules[game.__module__]
    package = module.__package__
    return resources.files(package) if package else Path(module.__file__ or ".").parent
