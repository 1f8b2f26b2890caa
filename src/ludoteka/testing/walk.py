"""One random game, watched: what the checks look at."""

from __future__ import annotations

import traceback

from ludoteka.core.chance import Chance, Quick, derive
from ludoteka.core.events import Event, seen
from ludoteka.core.game import Audit, Game, State
from ludoteka.core.match import Match

SECOND_THOUGHTS = 8  # one move in so many is one, where the game allows it


class CheckFailed(Exception):
    """A check that did not hold; the kit adds which one, and the record that reproduces it."""


class Walk:
    """A game played at random, with all its events. The same seed leads to the same walk."""

    def __init__(self, game: Game, seats: int, seed: bytes) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.audit: Audit = game.audit()
        self.match = Match(game, [f"walker {seat}" for seat in range(seats)], seed)
        self.digests = [self.state.digest()]
        self.fresh: list[Event] = []  # told by the latest move
        self.events: list[list[dict[str, object]]] = [[] for _ in range(seats)]
        self.steps = 0  # moves of seats that were waited for
        self.broken: tuple[int, str] | None = None  # the move that raised
        self._picks = Quick(derive(seed, "picks"))
        self._tell(self.match.events)

    @property
    def state(self) -> State:
        return self.match.state

    def chance(self, label: str) -> Chance:
        """A stream of its own for a check at this moment."""
        return Quick(derive(self.seed, f"{label} {len(self.match.moves)}"))

    def record(self) -> str:
        """The record of the walk so far, the move that went wrong included."""
        return record_up_to(self.match, self.digests[-1], self.broken)

    def step(self) -> None:
        """One more move: of a seat that is waited for, or now and then a second thought."""
        state = self.state
        limit = type(self.game).meta.step_limit
        if self.steps > limit:
            raise CheckFailed(f"endless: more than {limit} moves")
        waiting = list(state.waiting_for())
        for seat in waiting:
            if not state.moves(seat):
                raise CheckFailed(f"dead end: seat {seat} is waited for and has no move")
        if state.result() is not None:
            raise CheckFailed(f"there is a result, and yet seats {waiting} are waited for")
        ready = [seat for seat in range(self.seats) if seat not in waiting and state.moves(seat)]
        if ready and self._picks.below(SECOND_THOUGHTS) == 0:
            seat = pick(ready, self._picks)
        else:
            seat = pick(waiting, self._picks)
            self.steps += 1
        move = pick(list(state.moves(seat)), self._picks)
        self.broken = (seat, self.game.spell(move))
        try:
            events = self.match.play(seat, move)
        except Exception as error:
            raise CheckFailed(
                f"{self.broken[1]!r} of seat {seat} raised:\n{traced(error)}"
            ) from error
        self._tell(events)
        self.digests.append(state.digest())
        self.broken = None

    def expect_an_end(self) -> None:
        """Nobody is waited for, so there must be a result, and nothing may be played any more."""
        if self.state.result() is None:
            raise CheckFailed("nobody is waited for, and yet there is no result")
        for seat in range(self.seats):
            if self.state.moves(seat):
                raise CheckFailed(f"the game is over, and yet seat {seat} has moves")

    def _tell(self, events: list[Event]) -> None:
        self.fresh = list(events)
        for seat in range(self.seats):
            self.events[seat] += seen(events, seat)


def record_up_to(match: Match, digest: str, broken: tuple[int, str] | None) -> str:
    """A record that leads to a fault: replayed, its last move raises, or its end is at fault.

    `digest` names the last state that was whole.
    """
    try:
        record = match.record(with_seed=False)
    except Exception as error:  # a game that can't even tell its result
        moves = "\n".join(f"{seat} {notation}" for seat, notation in match.moves)
        return f"(no record can be made: {error!r})\n{moves}"
    record.seed = match.seed
    record.digest = digest
    if broken is not None:
        record.moves.append(broken)
    return record.text()


def traced(error: Exception) -> str:
    """An exception that a game raised, with the way to it."""
    return "".join(traceback.format_exception(error)).rstrip()


def pick(items: list[int], chance: Chance) -> int:
    """One of the items."""
    return items[chance.below(len(items))]


def play_on(state: State, chance: Chance, most: int) -> int:
    """Play at random for at most so many moves; how many were played."""
    played = 0
    while played < most and (waiting := list(state.waiting_for())):
        seat = pick(waiting, chance)
        moves = list(state.moves(seat))
        if not moves:
            raise CheckFailed(f"dead end: seat {seat} is waited for and has no move")
        state.play(seat, pick(moves, chance), chance)
        played += 1
    return played
