"""Looking back: what an eye saw at earlier moments, played again from the log.

A room keeps the line of moves as it stands now, without those that were taken back, and packed
states here and there along it, so that going to and fro never starts from the beginning.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, json

from ludoteka.core.chance import Sealed
from ludoteka.core.game import Game, State
from ludoteka.protocol.line import take_back
from ludoteka.protocol.messages import Moment, Moments, Past
from ludoteka.server import log, refusals
from ludoteka.server.log import AnyLogged
from ludoteka.server.refusals import Refusal
from ludoteka.server.sight import changed, encoded

if TYPE_CHECKING:
    from ludoteka.server.room import Room
    from ludoteka.server.table import Table

PAGE: Final = 1000
APART: Final = 32  # moves from one packed state to the next
MARKS_MOST: Final = 64  # packed states of one table
AT_ONCE: Final = 2 * APART  # moves that are played again without a thread of their own
ANSWER_BYTES: Final = 65_536  # of all moments in an answer; one is always given


class Step(Struct, gc=False):
    """A move of the line; `position` is that of chance behind it."""

    seq: int
    seat: int
    move: str
    position: int


class Trail:
    """The line of moves of one table, up to the entry `seq` of its log."""

    def __init__(self) -> None:
        self.seq = 0
        self.start = Step(0, -1, "", 0)
        self.steps: list[Step] = []
        self.marks: dict[int, bytes] = {}  # by number of moves; the latest used are the last

    async def follow(self, room: Room) -> None:
        """Take in what has happened since."""
        while self.seq < room.sheet.seq:
            for stored in await room.hall.store.entries(room.id, self.seq, PAGE):
                self._take(log.read(stored.data), stored.seq)

    def _take(self, entry: AnyLogged, seq: int) -> None:
        self.seq = seq
        match entry:
            case log.Started():
                self.start = Step(seq, -1, "", entry.position)
            case log.Moved():
                self.steps.append(Step(seq, entry.seat, entry.move, entry.position))
            case log.Undone():
                first = take_back(self.steps, entry.taken(), lambda step: step.seat)
                beyond = [moves for moves in self.marks if moves > first]
                for moves in beyond:
                    del self.marks[moves]
            case _:
                pass

    def led(self, moves: int) -> Step:
        """What led to the state after so many moves of the line."""
        return self.steps[moves - 1] if moves else self.start

    def nearest(self, moves: int) -> int | None:
        """The last packed state that is not behind this one."""
        return max((mark for mark in self.marks if mark <= moves), default=None)

    def mark(self, marks: dict[int, bytes]) -> None:
        """Keep these packed states, and let go of those that were not used for longest."""
        for moves, data in marks.items():
            self.marks.pop(moves, None)
            self.marks[moves] = data
        while len(self.marks) > MARKS_MOST:
            del self.marks[next(iter(self.marks))]


async def moments(room: Room, table: Table, asked: Past) -> Moments:
    """The answer to `past`, for one who may see with these eyes. The room is entered.

    Moves are counted as in `TableInfo`, so those that a fork or an import began with count too;
    its first moment is the one behind them.
    """
    if table.stuck is not None:
        raise Refusal(table.stuck)
    board = table.board
    if board is None:
        raise refusals.wrong_status(table.sheet.status, "running")
    trail = room.trail
    await trail.follow(room)
    before = table.sheet.past_moves or 0
    first = max(0, asked.moves - before)
    last = min(first + asked.limit - 1, len(trail.steps))
    found: list[Moment] = []
    if first <= last:
        base = trail.nearest(first)
        begin = partial(_begun, table, board.seed)
        if base is not None:
            begin = partial(_unpacked, board.game, trail.marks[base])
        path = [trail.led(moves) for moves in range(base or 0, last + 1)]
        walk = partial(_walk, begin, board.seed, path, base or 0, first, asked.seat, before)
        # What a fork began with is played again too.
        long = last - (base or 0) > AT_ONCE or (base is None and before > 0)
        found, marks = await asyncio.to_thread(walk) if long else walk()
        trail.mark(marks)
    return Moments(id=asked.id, moments=found, last=table.sheet.moves)


def _begun(table: Table, seed: bytes) -> State:
    state, *_ = table.set_up(seed)
    return state


def _unpacked(game: Game, data: bytes) -> State:
    packed: list[Any] = json.decode(data)
    return game.unpack(packed)


def _walk(
    begin: Callable[[], State],
    seed: bytes,
    path: list[Step],
    at: int,
    first: int,
    seat: int | None,
    before: int,
) -> tuple[list[Moment], dict[int, bytes]]:
    """Walk the path that begins `at` so many moves: moments from `first` on, and states to keep.

    It changes nothing but what it has made: it may be a thread that nobody waits for any longer.
    """
    state = begin()
    found: list[Moment] = []
    marks = {at: json.encode(state.pack())}
    shown: dict[str, bytes] = {}
    size = 0
    for number, step in enumerate(path):
        if number:
            chance = Sealed(seed, path[number - 1].position)
            state.play(step.seat, state.game.read(step.move), chance)
        moves = at + number
        if moves % APART == 0:
            marks[moves] = json.encode(state.pack())
        if moves < first:
            continue
        fields = encoded(state, seat)
        changes, gone = changed(shown, fields)
        size += sum(len(name) + len(fields[name]) for name in changes)
        if found and size > ANSWER_BYTES:
            break
        found.append(Moment(moves=before + moves, seq=step.seq, changes=changes, gone=gone))
        shown = fields
    return found, marks
