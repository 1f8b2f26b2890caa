"""The game of a table: its state, its chance, what can be taken back, and whom news concern."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from ludoteka.core.chance import Sealed
from ludoteka.core.events import Event
from ludoteka.core.game import Game, State
from ludoteka.core.reasons import Reason, no_such_move
from ludoteka.protocol.standing_moves import take_back
from ludoteka.server.table.log import Lock, Moved, Settled, Started, Undone
from ludoteka.server.table.refusals import Refusal

UNDO_MOST: Final = 200  # moves that can be taken back at most


class RunMove(Struct, frozen=True, array_like=True):
    """A move of the run; `unseen`: a choice that nobody else has been shown.

    `settled` is why its own seat can't take it back: only such a choice is kept in the run then,
    so that it does not bind the others.
    """

    seat: int
    move: int
    unseen: bool
    settled: Settled


class Packed(Struct):
    """A board as it is stored: the base, and the moves that could still be taken back."""

    base: list[Any]
    run: list[RunMove]
    position: int
    mattered: list[int]
    since: list[int]
    locks: list[Lock]


class Played(Struct):
    """A move that was tried out on a copy."""

    state: State
    move: int
    position: int
    settled: Settled
    unseen: bool
    events: list[Event]


class Board:
    """The state of a game with its chance, and what can be taken back.

    `mattered` is by seat the seq of the last entry that changed what the seat has to decide about;
    `since` the time from which on the seat is waited for. `base` is the state behind which nothing
    can be taken back, and `run` the moves since then, none of which drew chance or revealed
    anything. `locks` says by seat why its latest move before the run can't be taken back.
    """

    def __init__(self, game: Game, state: State, seed: bytes, position: int) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.position = position
        self.mattered = [0] * state.seats
        self.since = [0] * state.seats
        self.base = state
        self.run: list[RunMove] = []
        self.locks: list[Lock] = ["nothing-to-undo"] * state.seats

    @classmethod
    def unpack(cls, game: Game, seed: bytes, packed: Packed) -> Board:
        board = cls(game, game.unpack(packed.base), seed, packed.position)
        board.run = packed.run
        board.state = board._folded(board.run)
        board.mattered = packed.mattered
        board.since = packed.since
        board.locks = packed.locks
        return board

    def pack(self) -> Packed:
        return Packed(
            self.base.pack(),
            self.run,
            self.position,
            self.mattered,
            self.since,
            self.locks,
        )

    def copied(self) -> Board:
        """An independent board; states are shared, for they are replaced and never changed."""
        board = Board(self.game, self.state, self.seed, self.position)
        board.mattered = list(self.mattered)
        board.since = list(self.since)
        board.base = self.base
        board.run = list(self.run)
        board.locks = list(self.locks)
        return board

    def started(self, entry: Started, seq: int, at: int) -> None:
        """Take in that the game has begun; the state is that of the set-up."""
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
        unseen = self._unseen(seat, state, settled)
        return Played(state, move, chance.position, settled, unseen, events)

    def again(self, entry: Moved) -> Played:
        """A move from the log, played anew."""
        state = self.state.copy()
        move = self.game.read(entry.move)
        state.play(entry.seat, move, Sealed(self.seed, self.position))
        unseen = self._unseen(entry.seat, state, entry.settled)
        return Played(state, move, entry.position, entry.settled, unseen, [])

    def accept(self, seat: int, played: Played, seq: int, at: int) -> None:
        """Take in a move that is stored: from here on the state is the new one."""
        self._matters(seat, played.state, seq, at)
        if not played.unseen:
            self._lock(self._before(seat), "another-acted")
        self.run.append(RunMove(seat, played.move, played.unseen, played.settled))
        self.state, self.position = played.state, played.position
        if played.settled and not played.unseen:
            for move in self.run:
                self.locks[move.seat] = played.settled
            self.base, self.run = played.state, []
        elif len(self.run) > UNDO_MOST:  # whoever thinks again and again
            self._lock(1, "only-so-many")

    def _before(self, seat: int) -> int:
        """How many moves of the run nobody can take back once this seat acts for all to see.

        Choices that nobody has seen stay: they can be changed again if this one is taken back. An
        answer to somebody's move is final for that move, even if the answer is taken back: hands
        could be probed by it.
        """
        answers = self.state.answers(seat)
        for number in range(len(self.run), 0, -1):
            move = self.run[number - 1]
            if move.seat != seat and (answers or not move.unseen):
                return number
        return 0

    def _lock(self, moves: int, fault: Lock) -> None:
        """Make the first moves of the run final, so that they can't be taken back any more."""
        if moves:
            for move in self.run[:moves]:
                self.locks[move.seat] = fault
            self.base, self.run = self._folded(self.run[:moves]), self.run[moves:]

    def why_no_undo(self, seat: int, moves: int) -> Reason | None:
        """What keeps this seat from taking back so many moves, if anything."""
        if self.state.result() is not None:
            return Reason("ludoteka.undo", "game-over")
        own = 0  # how many could be taken back
        stop: RunMove | None = None  # what can't
        for move in reversed(self.run):
            if move.settled if move.seat == seat else not move.unseen:
                stop = move
                break
            own += move.seat == seat
        if moves <= own:
            return None
        if own:
            fault = "only-so-many"
        elif stop is not None and any(move.seat == seat for move in self.run):
            fault = stop.settled or "another-acted"
        else:
            fault = self.locks[seat]
        return Reason("ludoteka.undo", fault, {"seat": seat, "moves": moves, "possible": own})

    def undoing(self, seat: int, moves: int) -> Undone:
        """What it means to take back so many moves.

        Choices that others have made in secret stay, unless they were made after something that
        never happened: then they are open again.
        """
        own = [n for n, move in enumerate(self.run) if move.seat == seat][-moves:]
        seen = [n for n in own if not self.run[n].unseen]
        reopened: dict[int, int] = {}
        if seen:
            for move in self.run[seen[0] :]:
                if move.seat != seat:
                    reopened[move.seat] = reopened.get(move.seat, 0) + 1
        return Undone(seat=seat, moves=moves, reopened=sorted(reopened.items()))

    def undone(self, entry: Undone, seq: int, at: int) -> None:
        run = list(self.run)
        take_back(run, entry.taken(), lambda move: move.seat)
        state = self._folded(run)
        self._matters(entry.seat, state, seq, at)
        self.state, self.run = state, run

    def asked(self, seat: int, moves: int) -> int:
        """The number of what the seat is asked after so many moves.

        It is the same again when the seat has taken back its answer, whatever others have chosen
        in secret meanwhile.
        """
        for move in reversed(self.run):
            if not move.unseen:
                break
            moves -= move.seat != seat
        return moves

    def _folded(self, run: list[RunMove]) -> State:
        """The state after these moves, from the base on."""
        state = self.base.copy()
        for move in run:
            state.play(move.seat, move.move, Sealed(self.seed, self.position))
        return state

    def _unseen(self, seat: int, after: State, settled: Settled) -> bool:
        """Has the seat chosen something that nobody else has been shown?

        Not where chance was drawn: what follows could not be played again without it.
        """
        chosen = self._undecided(seat, after) and not self.state.answers(seat)
        return chosen and settled != "chance-drawn"

    def _undecided(self, seat: int, after: State) -> bool:
        """Whether several seats choose at once and some have not, so that others see no change."""
        others = set(self.state.waiting_for()) - {seat}
        return bool(others) and others == set(after.waiting_for()) - {seat}

    def _matters(self, seat: int, after: State, seq: int, at: int) -> None:
        """Note for which seats it matters that this seat has acted."""
        undecided = self._undecided(seat, after)
        for other in range(self.state.seats):
            if other == seat or not undecided:
                self.mattered[other] = seq
                self.since[other] = at

    def _reveals(self, events: list[Event]) -> bool:
        kinds = {kind.name for kind in type(self.game).meta.events if kind.reveals}
        return True in [event.kind in kinds for event in events]


def read_move(state: State, seat: int, move: str | int) -> int:
    """The move that is meant, in notation or by its number."""
    if isinstance(move, str):
        return state.read(seat, move)
    if not 0 <= move < state.game.move_count:
        raise Refusal(no_such_move(move))
    return move
