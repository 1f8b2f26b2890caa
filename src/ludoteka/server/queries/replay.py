"""Replays: every moment of a finished game, seen with anybody's eyes or with everything open.

They are made of the record, so what a fork or an import began with is part of them. Before the end
there are none, for nobody.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache, partial
from typing import Any, Final, Literal, TypeAlias

from msgspec import UNSET, json

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event, seen
from ludoteka.core.game import Game, State
from ludoteka.core.record import Replay, parse
from ludoteka.protocol.forms import Before, Earlier, Frame, Outlined, Replayed
from ludoteka.server.queries import text_board
from ludoteka.server.queries.export import record_of
from ludoteka.server.queries.params import OutlineQuery, ReplayQuery
from ludoteka.server.table.refusals import Refusal
from ludoteka.server.table.room import Room
from ludoteka.server.table.table import Table
from ludoteka.server.table.views import changed

REELS_KEPT: Final = 8  # games
STATES_KEPT: Final = 128  # of one game
ANSWER_BYTES: Final = 262_144  # of all frames in an answer; one is always given
EVERYTHING: Final = "all"
Eye: TypeAlias = int | Literal["all"] | None
OWN: Final = ("moves", "prompt", "seat")  # fields of a seat's view that tell nothing hidden

_encoder: Final = json.Encoder(order="deterministic")


async def replayed(room: Room, asked: ReplayQuery) -> Replayed:
    """Refusal unless the game is over; a table that ended before its game began has nothing."""
    async with room.entered() as table:
        eye = _eye(room, asked)
        if not table.sheet.seed:
            return Replayed(frames=[], last=0)
        text, game = await _finished(room, table)
        # The room stays entered: who asks meanwhile finds the game played again already.
        return await asyncio.to_thread(_frames, text, game, asked.moves, asked.limit, eye)


async def outlined(room: Room, asked: OutlineQuery) -> Outlined:
    """One moment in words; Refusal unless the game is over."""
    async with room.entered() as table:
        eye = _eye(room, asked)
        if not table.sheet.seed:
            return Outlined(sections=[])
        text, game = await _finished(room, table)
        tell = partial(
            _in_words, text, game, asked.moves, eye, text_board.names_of(table), asked.language
        )
        return await asyncio.to_thread(tell)


def _eye(room: Room, asked: ReplayQuery | OutlineQuery) -> Eye:
    """With whose eyes a finished game is looked at; Refusal if it is not finished."""
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
    text: str, game: Game, moves: int, eye: Eye, names: list[str], language: str
) -> Outlined:
    view = _reel(text, game).view(moves, eye)
    sections = text_board.sections_of(text_board.outlined(game, view, names, language))
    if sections:
        return Outlined(sections=sections)
    return Outlined(sections=[], text=text_board.drawn(game, view, names, language))


def _frames(text: str, game: Game, first: int, limit: int, eye: Eye) -> Replayed:
    return _reel(text, game).frames(first, limit, eye)


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
    """Outcomes that are known: what chance decided, once more."""

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
        moves = len(self.record.moves)
        self._apart = 1 + moves // STATES_KEPT
        replay = Replay(self.record, game)
        self._events: list[list[Event]] = [list(replay.match.events)]
        self._outcomes: list[list[tuple[int, int]]] = [[]]
        self._states: dict[int, State] = {0: replay.match.state.copy()}
        while replay.at < moves:
            self._events.append(replay.step())
            self._outcomes.append(replay.match.outcomes)
            if replay.at % self._apart == 0:
                self._states[replay.at] = replay.match.state.copy()

    def frames(self, first: int, limit: int, eye: Eye) -> Replayed:
        """So many moments from this one on; the first has its whole view, the others changes."""
        last = len(self.record.moves)
        found: list[Frame] = []
        shown: dict[str, bytes] = {}
        size = 0
        if first > last:
            return Replayed(frames=found, last=last)
        state = self._state(first)
        for moves in range(first, min(first + limit - 1, last) + 1):
            if moves > first:
                self._play(state, moves)
            view = _view(state, eye)
            fields = {name: _encoder.encode(view[name]) for name in sorted(view)}
            changes, gone = changed(shown, fields)
            events = seen(self._events[moves], _seat(eye))
            size += sum(len(data) for data in changes.values()) + len(json.encode(events))
            if found and size > ANSWER_BYTES:
                break
            seat, move = self.record.moves[moves - 1] if moves else (None, None)
            found.append(
                Frame(moves=moves, seat=seat, move=move, events=events, changes=changes, gone=gone)
            )
            shown = fields
        return Replayed(frames=found, last=last)

    def view(self, moves: int, eye: Eye) -> dict[str, Any]:
        """What is seen after so many moves; behind the last one it is the end."""
        return _view(self._state(min(moves, len(self.record.moves))), eye)

    def earlier(self, after: int, last: int, seat: int | None) -> list[Earlier]:
        """What this eye saw happen behind so many moves; with the first one comes the set-up."""
        found: list[Earlier] = []
        for moves in range(after + 1 if after else 0, last + 1):
            mover = self.record.moves[moves - 1][0] if moves else None
            found.append(Earlier(moves=moves, seat=mover, events=seen(self._events[moves], seat)))
        return found

    def _state(self, moves: int) -> State:
        """The state at this moment: a copy that may be played on."""
        known = moves - moves % self._apart
        state = self._states[known].copy()
        for at in range(known + 1, moves + 1):
            self._play(state, at)
        return state

    def _play(self, state: State, moves: int) -> None:
        """The move that leads to this moment."""
        seat, move = self.record.moves[moves - 1]
        state.play(seat, state.game.read(move), Again(self._outcomes[moves]))


def _seat(eye: Eye) -> int | None:
    return eye if isinstance(eye, int) else None


def _view(state: State, eye: Eye) -> dict[str, Any]:
    return opened(state) if eye == EVERYTHING else state.view(_seat(eye))


def opened(state: State) -> dict[str, Any]:
    """The onlooker's view with everything in it that any seat could see.

    Lists by seat have, at its place, what a seat sees of itself; whatever else is hidden in parts
    is filled. `open` has by seat the fields that have no place in an onlooker's view, such as what
    was chosen in secret.
    """
    views: list[dict[str, Any]] = [state.view(seat) for seat in range(state.seats)]
    whole: dict[str, Any] = state.view(None)
    for name, value in whole.items():
        if isinstance(value, (list, dict)) and name not in OWN:
            others = [view[name] for view in views if name in view]
            whole[name] = _filled_by_seat(value, others)
    whole["open"] = {
        str(seat): {
            name: value
            for name, value in view.items()
            if name not in OWN and (name not in whole or _hides(whole[name], value))
        }
        for seat, view in enumerate(views)
    }
    return whole


def _filled_by_seat(value: Any, others: list[Any]) -> Any:
    """A field of the onlooker's view, with what the seats know of it."""
    by_seat = [isinstance(one, list) and len(one) == len(others) for one in [value, *others]]
    if others and all(by_seat):
        pairs = list(zip(value, others, strict=True))
        value = [_filled(other[seat], one) for seat, (one, other) in enumerate(pairs)]
    for other in others:
        value = _filled(value, other)
    return value


def _filled(value: Any, other: Any) -> Any:
    """What is not known here, from somebody who knows it."""
    if value is None:
        return other
    if isinstance(value, dict) and isinstance(other, dict):
        return {**other, **{name: _filled(one, other.get(name)) for name, one in value.items()}}
    if isinstance(value, list) and isinstance(other, list) and len(value) == len(other):
        return [_filled(one, another) for one, another in zip(value, other, strict=True)]
    return value


def _hides(value: object, own: object) -> bool:
    """Whether a field says nothing to an onlooker, but something to a seat."""
    return value is None and own is not None
