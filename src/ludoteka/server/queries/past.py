"""Looking back: what an eye saw at earlier moments, played again from the log.

A room keeps the line of moves as it stands now, without those that were taken back, and packed
states here and there along it, so that going to and fro never starts from the beginning.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, TypeVar

from msgspec import json

from ludoteka.core.chance import Sealed
from ludoteka.core.game import Game, State
from ludoteka.protocol.messages import Moment, Moments, Past
from ludoteka.server.table import refusals
from ludoteka.server.table.board import Board
from ludoteka.server.table.refusals import Refusal
from ludoteka.server.table.room import Room
from ludoteka.server.table.table import Table
from ludoteka.server.table.trail import Step, Trail
from ludoteka.server.table.views import changed, encoded

APART: Final = 32  # moves from one packed state to the next
AT_ONCE: Final = 2 * APART  # moves that are played again without a thread of their own
Seen = TypeVar("Seen")

ANSWER_BYTES: Final = 65_536  # of all moments in an answer; one is always given


async def moments(room: Room, table: Table, asked: Past) -> Moments:
    """The answer to `past`, for one who may see with these eyes. The room is entered.

    Moves are counted as in `TableInfo`, so those that a fork or an import began with count too;
    its first moment is the one behind them.
    """
    board_of(table)
    trail = await room.line()
    before = table.sheet.past_moves or 0
    first = max(0, asked.moves - before)
    last = min(first + asked.limit - 1, len(trail.steps))
    found: list[Moment] = []
    if first <= last:
        found = await _walk(table, trail, first, last, partial(_seen, first, asked.seat, before))
    return Moments(id=asked.id, moments=found, last=table.sheet.moves)


async def state_after(room: Room, table: Table, moves: int) -> State:
    """The game as it was after so many moves; later than now it is as now. The room is entered."""
    board_of(table)
    trail = await room.line()
    moves = min(max(0, moves - (table.sheet.past_moves or 0)), len(trail.steps))
    return await _walk(table, trail, moves, moves, _last_state)


def board_of(table: Table) -> Board:
    """The game of a table; Refusal if there is none, or none that can be played again."""
    if table.stuck is not None:
        raise Refusal(table.stuck)
    if table.board is None:
        raise refusals.wrong_status(table.sheet.status, "running")
    return table.board


async def _walk(
    table: Table, trail: Trail, first: int, last: int, look: Callable[[Walk], Seen]
) -> Seen:
    """What is seen on the way to the state after `last` moves, from one not behind `first` on."""
    board = board_of(table)
    base = trail.nearest(first)
    begin = partial(_begun, table, board.seed)
    if base is not None:
        begin = partial(_unpacked, board.game, trail.marks[base])
    at = base or 0
    walk = Walk(begin, board.seed, [trail.led(moves) for moves in range(at, last + 1)], at)
    # What a fork began with is played again too.
    long = last - at > AT_ONCE or (base is None and bool(table.sheet.past_moves))
    found = await asyncio.to_thread(look, walk) if long else look(walk)
    trail.mark(walk.marks)
    return found


def _begun(table: Table, seed: bytes) -> State:
    state, *_ = table.set_up(seed)
    return state


def _unpacked(game: Game, data: bytes) -> State:
    packed: list[Any] = json.decode(data)
    return game.unpack(packed)


class Walk:
    """A path that begins `at` so many moves, played again; packed states along it are to be kept.

    It changes nothing but what it has made: it may be a thread that nobody waits for any longer.
    """

    def __init__(self, begin: Callable[[], State], seed: bytes, path: list[Step], at: int) -> None:
        self._begin = begin
        self._seed = seed
        self._path = path
        self._at = at
        self.marks: dict[int, bytes] = {}

    def states(self) -> Iterator[tuple[int, Step, State]]:
        """By number of moves, with what led there; one state, played on from one to the next."""
        state = self._begin()
        self.marks[self._at] = json.encode(state.pack())
        for number, step in enumerate(self._path):
            if number:
                chance = Sealed(self._seed, self._path[number - 1].position)
                state.play(step.seat, state.game.read(step.move), chance)
            moves = self._at + number
            if moves % APART == 0:
                self.marks[moves] = json.encode(state.pack())
            yield moves, step, state


def _seen(first: int, seat: int | None, before: int, walk: Walk) -> list[Moment]:
    """The moments of this eye from `first` on, as many as an answer holds."""
    found: list[Moment] = []
    shown: dict[str, bytes] = {}
    size = 0
    for moves, step, state in walk.states():
        if moves < first:
            continue
        fields = encoded(state, seat)
        changes, gone = changed(shown, fields)
        size += sum(len(name) + len(fields[name]) for name in changes)
        if found and size > ANSWER_BYTES:
            break
        found.append(Moment(moves=before + moves, seq=step.seq, changes=changes, gone=gone))
        shown = fields
    return found


def _last_state(walk: Walk) -> State:
    *_, (_, _, state) = walk.states()
    return state
