"""Many random games, as fast as they go, some of them looked at closely.

Every game has options and a number of seats drawn at random. All are played to the end; every
`RECOUNTED`-th is told and recounted, every `WALKED`-th is walked through with all checks.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from typing import Final

from ludoteka.bots.random import any_table
from ludoteka.core.chance import Quick, derive
from ludoteka.core.events import Event
from ludoteka.core.game import Game
from ludoteka.core.options import Value
from ludoteka.core.record import Match
from ludoteka.core.registry import find
from ludoteka.testing.kit import Finding, walk
from ludoteka.testing.suite import CHECKS
from ludoteka.testing.walk import Failure, pick

RECOUNTED: Final = 10
WALKED: Final = 500
LOOKS: Final = 6
GAMES_A_TABLE: Final = 25  # games with the same options: making a Game costs more than playing one
MOST_FAULTS: Final = 20  # enough to know that something is wrong


class FuzzFault(Finding):
    """A finding, and the options it was found with."""

    def __init__(
        self, check: str, text: str, record: str, options: dict[str, Value], seats: int
    ) -> None:
        super().__init__(check, text, record)
        self.options = options
        self.seats = seats


class FuzzReport:
    """How many games and moves, how long, and what was wrong."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.seconds = 0.0
        self.faults: list[FuzzFault] = []


def fuzz(
    name: str,
    games: int,
    seed: bytes,
    *,
    progress: Callable[[int], None] | None = None,
) -> FuzzReport:
    """Play so many random games of an installed game."""
    return fuzz_class(find(name), games, seed, progress=progress)


def fuzz_class(
    kind: type[Game],
    games: int,
    seed: bytes,
    *,
    progress: Callable[[int], None] | None = None,
) -> FuzzReport:
    """The same for the class of a game that need not be installed."""
    report = FuzzReport()
    start = time.perf_counter()
    game, seats = None, 0
    for number in range(games):
        own_seed = derive(seed, f"fuzz {number}")
        if game is None or number % GAMES_A_TABLE == 0:
            game, seats = any_table(kind, Quick(own_seed))
        for finding in _faults(game, seats, own_seed, number, report):
            report.faults.append(
                FuzzFault(finding.check, finding.text, finding.record, game.options, seats)
            )
        report.games += 1
        if progress is not None:
            progress(report.games)
        if len(report.faults) >= MOST_FAULTS:
            break
    report.seconds = time.perf_counter() - start
    return report


def _faults(game: Game, seats: int, seed: bytes, number: int, report: FuzzReport) -> list[Finding]:
    if number % WALKED == 0:
        return walk(game, seats, seed, CHECKS, LOOKS)
    told: list[Event] | None = [] if number % RECOUNTED == 0 else None
    try:
        report.moves += _play_through(game, seats, seed, told)
    except Exception as error:
        text = str(error) if isinstance(error, Failure) else traceback.format_exc().rstrip()
        return [Finding("plays on", text, _record(game, seats, seed))]
    return []


def _play_through(game: Game, seats: int, seed: bytes, told: list[Event] | None) -> int:
    chance = Quick(seed)
    picks = Quick(derive(seed, "picks"))
    limit = type(game).meta.step_limit
    state = game.start(seats, chance, told)
    played = 0
    while waiting := state.waiting_for():
        for seat in waiting:
            moves = state.moves(seat)
            if not moves:
                raise Failure(f"dead end: seat {seat} is waited for and has no move")
            state.play(seat, moves[picks.below(len(moves))], chance, told)
            played += 1
        if played > limit:
            raise Failure(f"endless: more than {limit} moves")
    result = state.result()
    if result is None:
        raise Failure("nobody is waited for, and yet there is no result")
    if told is not None:
        counted = game.audit().recount(seats, told)
        if counted != result.scores:
            raise Failure(f"the scores are {result.scores}, counted from scratch {counted}")
    return played


def _record(game: Game, seats: int, seed: bytes) -> str:
    """The record of a game that went wrong, up to the last move that went well."""
    picks = Quick(derive(seed, "picks"))
    match = Match(game, [f"fuzz {seat}" for seat in range(seats)], seed, "quick")
    try:
        for _ in range(type(game).meta.step_limit + 1):
            for seat in match.state.waiting_for():
                match.play(seat, pick(list(match.state.moves(seat)), picks))
    except Exception:
        # What went wrong before goes wrong again, here: the moves up to it are what is wanted.
        return match.record().text()
    return match.record().text()
