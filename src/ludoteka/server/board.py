"""The game of a table: its state, its chance, what can be taken back, and whom news concern."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from ludoteka.core.chance import Sealed
from ludoteka.core.events import Event
from ludoteka.core.game import Game, State
from ludoteka.core.reasons import Reason
from ludoteka.server.log import Moved, Settled, Started, Undone

UNDO_MOST: Final = 200  # moves that can be taken back at most


class Packed(Struct):
    """A board as it is stored: the base, and the moves that could still be taken back."""

    base: list[Any]
    run: list[tuple[int, int]]
    position: int
    mattered: list[int]
    since: list[int]
    settled: Settled
    mover: int


class Played(Struct):
    """A move that was tried out on a copy."""

    state: State
    move: int
    position: int
    settled: Settled
    events: list[Event]


class Board:
    """The state and what goes with it.

    `mattered` is by seat the seq of the last entry that changed what the seat has to decide about;
    `since` the time from which on the seat is waited for. `base` is the state behind which nothing
    can be taken back, and `run` the moves since then: all of one seat, without chance.
    """

    def __init__(self, game: Game, state: State, seed: bytes, position: int) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.position = position
        self.mattered = [0] * state.seats
        self.since = [0] * state.seats
        self.base = state
        self.run: list[tuple[int, int]] = []
        self.settled: Settled = ""  # why the move before the run can't be taken back
        self.mover = -1  # who made the latest move

    @classmethod
    def unpack(cls, game: Game, seed: bytes, packed: Packed) -> Board:
        board = cls(game, game.unpack(packed.base), seed, packed.position)
        board.run = packed.run
        board.state = board.without(0)
        board.mattered = packed.mattered
        board.since = packed.since
        board.settled = packed.settled
        board.mover = packed.mover
        return board

    def pack(self) -> Packed:
        return Packed(
            self.base.pack(),
            self.run,
            self.position,
            self.mattered,
            self.since,
            self.settled,
            self.mover,
        )

    def copied(self) -> Board:
        """An independent board; states are shared, for they are replaced and never changed."""
        board = Board(self.game, self.state, self.seed, self.position)
        board.mattered = list(self.mattered)
        board.since = list(self.since)
        board.base = self.base
        board.run = list(self.run)
        board.settled = self.settled
        board.mover = self.mover
        return board

    def started(self, entry: Started, seq: int, at: int) -> None:
        """The game begins; the state is that of the set-up."""
        self.position = entry.position
        self.mattered = [seq] * self.state.seats
        self.since = [at] * self.state.seats

    def play(self, seat: int, move: int) -> Played:
        """Try out a move; IllegalMove if it is not allowed. Changes nothing here."""
        state = self.state.copy()
        chance = Sealed(self.seed, self.position)
        events: list[Event] = []
        state.play(seat, move, chance, events)
        settled: Settled = ""
        if chance.position != self.position:
            settled = "chance-drawn"
        elif self._reveals(events):
            settled = "secret-revealed"
        return Played(state, move, chance.position, settled, events)

    def again(self, entry: Moved) -> Played:
        """A move from the log, played anew."""
        state = self.state.copy()
        move = self.game.read(entry.move)
        state.play(entry.seat, move, Sealed(self.seed, self.position))
        return Played(state, move, entry.position, entry.settled, [])

    def accept(self, seat: int, played: Played, seq: int, at: int) -> None:
        """The move is stored: from here on the state is the new one."""
        self._matters(seat, played.state, seq, at)
        if self.run and self.run[-1][0] != seat:
            self.base, self.run, self.settled = self.state, [], ""
        self.state, self.position, self.mover = played.state, played.position, seat
        if played.settled:
            self.base, self.run, self.settled = played.state, [], played.settled
        else:
            self.run.append((seat, played.move))
            if len(self.run) > UNDO_MOST:  # whoever thinks again and again
                self.base = self.base.copy()
                self.base.play(*self.run.pop(0), Sealed(self.seed, self.position))

    def why_no_undo(self, seat: int, moves: int) -> Reason | None:
        """What keeps this seat from taking back so many moves, if anything."""
        if self.state.result() is not None:
            return Reason("ludoteka.undo", "game-over")
        own = len(self.run) if self.mover == seat else 0
        if moves <= own:
            return None
        if self.mover not in (seat, -1):
            fault = "another-acted"
        elif own:
            fault = "only-so-many"
        else:
            fault = self.settled or "nothing-to-undo"
        return Reason("ludoteka.undo", fault, {"seat": seat, "moves": moves, "possible": own})

    def without(self, moves: int) -> State:
        """The state before the latest moves of the run."""
        state = self.base.copy()
        for seat, move in self.run[: len(self.run) - moves]:
            state.play(seat, move, Sealed(self.seed, self.position))
        return state

    def undone(self, entry: Undone, seq: int, at: int) -> None:
        state = self.without(entry.moves)
        self._matters(entry.seat, state, seq, at)
        self.state = state
        self.run = self.run[: len(self.run) - entry.moves]
        if not self.run:
            self.base = self.state

    def _matters(self, seat: int, after: State, seq: int, at: int) -> None:
        """Whom it concerns that this seat has acted."""
        others = set(self.state.waiting_for()) - {seat}
        # Several choose at once, and not all have chosen: nothing has changed for the others.
        undecided = bool(others) and others == set(after.waiting_for()) - {seat}
        for other in range(self.state.seats):
            if other == seat or not undecided:
                self.mattered[other] = seq
                self.since[other] = at

    def _reveals(self, events: list[Event]) -> bool:
        kinds = {kind.name for kind in type(self.game).meta.events if kind.reveals}
        return True in [event.kind in kinds for event in events]
