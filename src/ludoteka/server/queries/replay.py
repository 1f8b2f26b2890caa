"""Replays: every moment of a finished game, as any seat saw it or with everything open.

They are made of the record, so what a fork or an import began with is part of them. Before the end
there are none, for nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, Final, Literal, TypeAlias

from msgspec import UNSET, json

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event, seen
from ludoteka.core.game import Game, State
from ludoteka.core.match import Replay
from ludoteka.core.record import parse
from ludoteka.protocol.answers import Before, Earlier, Frame, Outlined, Replayed
from ludoteka.server.queries import text_board
from ludoteka.server.queries.export import record_of
from ludoteka.server.queries.open_view import open_view
from ludoteka.server.queries.params import OutlineQuery, ReplayQuery
from ludoteka.server.queries.playback import PastMove, Playback, ViewsAsChanges
from ludoteka.server.table.refusals import Refusal
from ludoteka.server.table.room import Room
from ludoteka.server.table.table import Table
from ludoteka.server.table.views import fields_of

REELS_KEPT: Final = 8  # games
STATES_KEPT: Final = 128  # of one game
ANSWER_BYTES: Final = 262_144  # of all frames in an answer; one is always given
EVERYTHING: Final = "all"
Viewpoint: TypeAlias = int | Literal["all"] | None


async def replayed(room: Room, asked: ReplayQuery) -> Replayed:
    """A piece of the replay; Refusal unless the game is over. No game has no frames."""
    async with room.entered() as table:
        viewpoint = _viewpoint(room, asked)
        if not table.sheet.seed:
            return Replayed(frames=[], last=0)
        text, game = await _finished(room, table)
        # The room stays entered: who asks meanwhile finds the game played again already.
        return await asyncio.to_thread(_frames, text, game, asked.moves, asked.limit, viewpoint)


async def outlined(room: Room, asked: OutlineQuery) -> Outlined:
    """One moment in words; Refusal unless the game is over."""
    async with room.entered() as table:
        viewpoint = _viewpoint(room, asked)
        if not table.sheet.seed:
            return Outlined(sections=[])
        text, game = await _finished(room, table)
        names = text_board.names_of(table)
        tell = partial(_in_words, text, game, asked.moves, viewpoint, names, asked.language)
        return await asyncio.to_thread(tell)


def _viewpoint(room: Room, asked: ReplayQuery | OutlineQuery) -> Viewpoint:
    """The seat whose view is wanted, or everything; Refusal if the game is not finished."""
    room.expect("finished")
    if asked.seat is UNSET:
        return None
    if isinstance(asked.seat, int):
        room.expect_seat(asked.seat)
    return asked.seat


async def _finished(room: Room, table: Table) -> tuple[str, Game]:
    """The record of the whole game, and its rules."""
    if table.stuck is not None:
        raise Refusal(table.stuck)
    return (await record_of(room)).text(), table.game()


def _in_words(
    text: str, game: Game, moves: int, viewpoint: Viewpoint, names: list[str], language: str
) -> Outlined:
    view = _reel(text, game).view(moves, viewpoint)
    sections = text_board.sections_of(text_board.outlined(game, view, names, language))
    if sections:
        return Outlined(sections=sections)
    return Outlined(sections=[], text=text_board.drawn(game, view, names, language))


def _frames(text: str, game: Game, first: int, limit: int, viewpoint: Viewpoint) -> Replayed:
    return _reel(text, game).frames(first, limit, viewpoint)


@lru_cache(maxsize=REELS_KEPT)
def _reel(text: str, game: Game) -> Reel:
    return Reel(text, game)


async def before(room: Room, table: Table, after: int, limit: int, seat: int | None) -> Before:
    """What happened before a forked or imported game came here; the room is entered."""
    past = table.past
    if past is None:
        return Before(moves=[], more=False)
    if table.stuck is not None:
        raise Refusal(table.stuck)
    tell = partial(_earlier, past.record, table.game(), after, min(after + limit, past.moves), seat)
    found = await asyncio.to_thread(tell)
    return Before(moves=found, more=after + limit < past.moves)


def _earlier(text: str, game: Game, after: int, last: int, seat: int | None) -> list[Earlier]:
    return _reel(text, game).earlier(after, last, seat)


class Again(Chance):
    """Chance whose outcomes are known: it decides once more what it decided then."""

    def __init__(self, outcomes: list[tuple[int, int]]) -> None:
        self._outcomes = iter(outcomes)

    def below(self, n: int) -> int:
        of, outcome = next(self._outcomes)
        if of != n:
            raise AssertionError(f"one of {of} was drawn here, not one of {n}")
        return outcome


class Reel:
    """A whole game, played again once: its events and draws, and states here and there."""

    def __init__(self, text: str, game: Game) -> None:
        self.record = parse(text)
        apart = 1 + len(self.record.moves) // STATES_KEPT
        replay = Replay(self.record, game)
        self._events: list[list[Event]] = [list(replay.match.events)]
        self._kept: dict[int, Callable[[], State]] = {0: replay.match.state.copy().copy}
        line: dict[int, PastMove] = {}
        for seat, move in self.record.moves:
            self._events.append(replay.step())
            line[replay.at] = PastMove(seat, move, partial(Again, replay.match.outcomes))
            if replay.at % apart == 0:
                self._kept[replay.at] = replay.match.state.copy().copy
        self._playback = Playback(line.__getitem__, self._kept)

    def frames(self, first: int, limit: int, viewpoint: Viewpoint) -> Replayed:
        """So many moments from this one on; the first has its whole view, the others changes."""
        last = len(self.record.moves)
        found: list[Frame] = []
        if first > last:
            return Replayed(frames=found, last=last)
        views = ViewsAsChanges(ANSWER_BYTES)
        for moves, state in self._playback.states(first, min(first + limit - 1, last)):
            events = seen(self._events[moves], _seat(viewpoint))
            view = views.changes(fields_of(_view(state, viewpoint)), len(json.encode(events)))
            if view is None:
                break
            seat, move = self.record.moves[moves - 1] if moves else (None, None)
            found.append(
                Frame(
                    moves=moves,
                    seat=seat,
                    move=move,
                    events=events,
                    changes=view.fields,
                    gone=view.gone,
                )
            )
        return Replayed(frames=found, last=last)

    def view(self, moves: int, viewpoint: Viewpoint) -> dict[str, Any]:
        """What is seen after so many moves; behind the last one it is the end."""
        return _view(self._playback.state(min(moves, len(self.record.moves))), viewpoint)

    def earlier(self, after: int, last: int, seat: int | None) -> list[Earlier]:
        """What this seat saw happen behind so many moves; with the first one comes the set-up."""
        found: list[Earlier] = []
        for moves in range(after + 1 if after else 0, last + 1):
            mover = self.record.moves[moves - 1][0] if moves else None
            found.append(Earlier(moves=moves, seat=mover, events=seen(self._events[moves], seat)))
        return found


def _seat(viewpoint: Viewpoint) -> int | None:
    return viewpoint if isinstance(viewpoint, int) else None


def _view(state: State, viewpoint: Viewpoint) -> dict[str, Any]:
    return open_view(state) if viewpoint == EVERYTHING else state.view(_seat(viewpoint))
