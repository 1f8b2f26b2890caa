"""Looking back while a game runs: what a seat saw at earlier moments, from the log.

A room keeps the line of moves as it stands now, without those that were taken back, and packed
states here and there along it, so that going to and fro never starts from the beginning.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

from msgspec import json

from ludoteka.core.chance import Sealed
from ludoteka.core.game import Game, State
from ludoteka.protocol.client_messages import Past
from ludoteka.protocol.server_messages import Moment, Moments
from ludoteka.server.queries.playback import PastMove, Playback, ViewsAsChanges
from ludoteka.server.table import refusals
from ludoteka.server.table.board import Board
from ludoteka.server.table.refusals import Refusal
from ludoteka.server.table.room import Room
from ludoteka.server.table.table import Table
from ludoteka.server.table.trail import Step, Trail
from ludoteka.server.table.views import encoded

Seen = TypeVar("Seen")

APART: Final = 32  # moves from one packed state to the next
AT_ONCE: Final = 2 * APART  # moves that are played again without a thread of their own
ANSWER_BYTES: Final = 65_536  # of all moments in an answer; one is always given


async def moments(room: Room, table: Table, asked: Past) -> Moments:
    """The answer to `past`, for one who may see this seat's view. The room is entered.

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
        look = partial(_seen, first, last, asked.seat, before)
        found = await _played_again(table, trail, first, last, look)
    return Moments(id=asked.id, moments=found, last=table.sheet.moves)


async def state_after(room: Room, table: Table, moves: int) -> State:
    """The game as it was after so many moves; later than now it is as now. The room is entered."""
    board_of(table)
    trail = await room.line()
    moves = min(max(0, moves - (table.sheet.past_moves or 0)), len(trail.steps))
    return await _played_again(
        table, trail, moves, moves, lambda playback, _: playback.state(moves)
    )


def board_of(table: Table) -> Board:
    """The game of a table; Refusal if there is none, or none that can be played again."""
    if table.stuck is not None:
        raise Refusal(table.stuck)
    if table.board is None:
        raise refusals.wrong_status(table.sheet.status, "running")
    return table.board


async def _played_again(
    table: Table, trail: Trail, first: int, last: int, look: Callable[[Playback, list[Step]], Seen]
) -> Seen:
    """What is seen of the line from `first` to `last` moves; to look, it is played again.

    What may be looked at in a thread is a copy: if nobody waits for the thread any longer, the line
    goes on meanwhile.
    """
    board = board_of(table)
    steps = [trail.start, *trail.steps[:last]]
    kept: dict[int, Callable[[], State]] = {
        mark: partial(_unpacked, board.game, data) for mark, data in trail.marks.items()
    }
    kept.setdefault(0, partial(_begun, table, board.seed))
    marks: dict[int, bytes] = {}
    playback = Playback(partial(_move_to, steps, board.seed), kept, partial(_mark, marks))
    at = playback.nearest(first)
    # What a fork began with is played again too.
    from_the_start = at not in trail.marks and bool(table.sheet.past_moves)
    if last - at > AT_ONCE or from_the_start:
        found = await asyncio.to_thread(look, playback, steps)
    else:
        found = look(playback, steps)
    trail.mark(marks)
    return found


def _move_to(steps: list[Step], seed: bytes, moves: int) -> PastMove:
    """The move that leads to this moment; chance is taken up where it was before it."""
    step = steps[moves]
    return PastMove(step.seat, step.move, partial(Sealed, seed, steps[moves - 1].position))


def _begun(table: Table, seed: bytes) -> State:
    state, *_ = table.set_up(seed)
    return state


def _unpacked(game: Game, data: bytes) -> State:
    packed: list[Any] = json.decode(data)
    return game.unpack(packed)


def _mark(marks: dict[int, bytes], moves: int, state: State) -> None:
    """Keep a packed state if it is one of those at regular distances along the line."""
    if moves % APART == 0:
        marks[moves] = json.encode(state.pack())


def _seen(
    first: int, last: int, seat: int | None, before: int, playback: Playback, steps: list[Step]
) -> list[Moment]:
    """The views of this seat (None: an onlooker) at each moment, as many as an answer holds."""
    found: list[Moment] = []
    views = ViewsAsChanges(ANSWER_BYTES)
    for moves, state in playback.states(first, last):
        seen = views.changes(encoded(state, seat))
        if seen is None:
            break
        seq = steps[moves].seq
        moment = Moment(moves=before + moves, seq=seq, changes=seen.fields, gone=seen.gone)
        found.append(moment)
    return found
