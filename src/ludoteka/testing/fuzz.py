"""Many random games, as fast as they go, some of them looked at closely.

Options and the number of seats are drawn anew every `GAMES_A_TABLE` games. All games are played to
the end; every `RECOUNTED`-th is told and recounted, and a `WALKED`-th time all checks are made on a
walk through one more game.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import Final

from ludoteka.bots.random import any_table
from ludoteka.core import registry
from ludoteka.core.chance import Quick, derive
from ludoteka.core.events import Event
from ludoteka.core.game import Game
from ludoteka.core.match import Match
from ludoteka.core.options import Value
from ludoteka.testing.kit import Finding, walk
from ludoteka.testing.suite import CHECKS
from ludoteka.testing.walk import CheckFailed, pick, record_up_to, traced

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

    def add(self, fault: FuzzFault, found: Callable[[FuzzFault], None] | None) -> None:
        """Keep a fault, and tell of it at once."""
        self.faults.append(fault)
        if found is not None:
            found(fault)


def fuzz(
    name: str,
    games: int,
    seed: bytes,
    *,
    progress: Callable[[int], None] | None = None,
    found: Callable[[FuzzFault], None] | None = None,
) -> FuzzReport:
    """Play so many random games of an installed game; `found` is told of each fault at once."""
    return fuzz_class(registry.find(name), games, seed, progress=progress, found=found)


def fuzz_class(
    kind: type[Game],
    games: int,
    seed: bytes,
    *,
    progress: Callable[[int], None] | None = None,
    found: Callable[[FuzzFault], None] | None = None,
) -> FuzzReport:
    """The same for the class of a game that need not be installed."""
    report = FuzzReport()
    start = time.perf_counter()
    table: tuple[Game, int] | None = None
    for number in range(games):
        own_seed = derive(seed, f"fuzz {number}")
        if table is None or number % GAMES_A_TABLE == 0:
            table = None
            try:
                table = any_table(kind, Quick(own_seed))
            except Exception as error:
                text = f"the set-up raised:\n{traced(error)}"
                report.add(FuzzFault("plays on", text, "", {}, 0), found)
        if table is not None:
            game, seats = table
            for finding in _faults(game, seats, own_seed, number, report):
                fault = FuzzFault(finding.check, finding.text, finding.record, game.options, seats)
                report.add(fault, found)
        report.games += 1
        if progress is not None:
            progress(report.games)
        if len(report.faults) >= MOST_FAULTS:
            break
    report.seconds = time.perf_counter() - start
    return report


def _faults(game: Game, seats: int, seed: bytes, number: int, report: FuzzReport) -> list[Finding]:
    events: list[Event] | None = [] if number % RECOUNTED == 0 else None
    try:
        report.moves += _play_through(game, seats, seed, events)
    except Exception as error:
        text = str(error) if isinstance(error, CheckFailed) else traced(error)
        return [Finding("plays on", text, _record(game, seats, seed))]
    return walk(game, seats, seed, CHECKS, LOOKS) if number % WALKED == 0 else []


def _play_through(game: Game, seats: int, seed: bytes, events: list[Event] | None) -> int:
    chance = Quick(seed)
    picks = Quick(derive(seed, "picks"))
    limit = type(game).meta.step_limit
    state = game.start(seats, chance, events)
    played = 0
    while waiting := state.waiting_for():
        for seat in waiting:
            moves = state.moves(seat)
            if not moves:
                raise CheckFailed(f"dead end: seat {seat} is waited for and has no move")
            state.play(seat, moves[picks.below(len(moves))], chance, events)
            played += 1
        if played > limit:
            raise CheckFailed(f"endless: more than {limit} moves")
    result = state.result()
    if result is None:
        raise CheckFailed("nobody is waited for, and yet there is no result")
    if events is not None:
        counted = game.audit().recount(seats, events)
        if counted != result.scores:
            raise CheckFailed(f"the scores are {result.scores}, counted from scratch {counted}")
    return played


def _record(game: Game, seats: int, seed: bytes) -> str:
    """The record of a game that went wrong: what went wrong once goes wrong again here."""
    picks = Quick(derive(seed, "picks"))
    try:
        match = Match(game, [f"fuzz {seat}" for seat in range(seats)], seed, "quick")
    except Exception:
        return ""  # nothing was played: the text tells the set-up's fault
    digest = match.state.digest()
    broken: tuple[int, str] | None = None
    with contextlib.suppress(Exception):
        for _ in range(type(game).meta.step_limit + 1):
            for seat in match.state.waiting_for():
                move = pick(list(match.state.moves(seat)), picks)
                broken = (seat, game.spell(move))
                match.play(seat, move)
                digest = match.state.digest()
                broken = None
    return record_up_to(match, digest, broken)
