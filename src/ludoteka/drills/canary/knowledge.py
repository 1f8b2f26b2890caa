"""What everybody may know, moment by moment: a table's log played again with the engine.

It is computed from events and from what is hidden, never from a view: a seat knows a canary once
an event that it was told names it, or its own move does. It loses it again when the thing gets
into another hidden place (a card is shuffled, drawn, laid face down) and no event of that move
tells the seat, unless the place is the seat's own.
"""

from __future__ import annotations

import bisect
from typing import Final, TypeAlias

import msgspec

from ludoteka.core.chance import Sealed
from ludoteka.core.events import Event, seen
from ludoteka.core.game import Game, State
from ludoteka.drills.canary.canary_words import Canaries
from ludoteka.protocol.standing_moves import take_back
from ludoteka.protocol.table import Entry

Viewer: TypeAlias = int | None  # a seat; None: an onlooker
Place: TypeAlias = tuple[str | int, ...]

CHOICES: Final = "choices"  # in `hidden`: no place where a thing lies
CHOICE: Final = "choice"  # in a view: what the seat has chosen while the others still choose


class LogMoment:
    """The table behind one entry of its log."""

    def __init__(
        self, seq: int, state: State, events: list[Event], mover: Viewer, move: str
    ) -> None:
        self.seq = seq
        self.state = state
        self.events = events
        self.mover = mover
        self.move = move
        self.over = state.result() is not None
        self.back: LogMoment | None = None  # moves were taken back: the moment that it is again
        # Secret choices that stand elsewhere in the line since then.
        self.moved: list[LogMoment] = []
        self.before: LogMoment | None = None
        self.words: dict[Viewer, frozenset[str]] = {}  # canaries, by the events of this entry
        self.known: dict[Viewer, frozenset[str]] = {}
        self.places: dict[str, Place] = {}
        self.digests: dict[Viewer, str] = {}

    def after(self, before: LogMoment) -> LogMoment:
        """Make the same move after another moment; chance has no part in it."""
        state = before.state.copy()
        assert self.mover is not None
        state.play(self.mover, state.game.read(self.move), Sealed(bytes(32)))
        again = LogMoment(self.seq, state, self.events, self.mover, self.move)
        again.before = before
        return again

    def seen(self, viewer: Viewer) -> list[dict[str, object]]:
        """List the events as this viewer may see them."""
        return seen(self.events, viewer)

    def choices(self) -> dict[int, set[str]]:
        """List by seat its secret choice, in notation and as it sees it itself: both as JSON."""
        found: dict[int, set[str]] = {}
        hidden = self.state.hidden().get(CHOICES)
        if not isinstance(hidden, list):
            return found
        for seat, notation in enumerate(hidden):
            if notation is not None:
                # An empty choice looks like any empty list: only its notation can be found.
                chosen = self.state.view(seat).get(CHOICE) or notation
                found[seat] = {compact(notation), compact(chosen)}
        return found


class Knowledge:
    """All moments of a table, from its log as everybody may read it after the end."""

    def __init__(
        self, game: Game, seats: int, seed: bytes, log: list[Entry], own_ids: bool = False
    ) -> None:
        self.viewers: list[Viewer] = [None, *range(seats)]
        self.moments = played(game, seats, seed, log)
        ended = [entry.seq for entry in log if entry.kind == "ended"]
        ended += [moment.seq for moment in self.moments if moment.over]
        self.over = min(ended, default=None)  # from this seq on everything may be told
        hidden = [moment.state.hidden() for moment in self.moments]
        self.canaries = Canaries(_strings(hidden) if own_ids else None)
        self.hidden: frozenset[str] = frozenset().union(*map(self.canaries.within, hidden))
        for moment, what in zip(self.moments, hidden, strict=True):
            self._learn(moment, what)
        self._seqs = [moment.seq for moment in self.moments]
        self._moved: dict[int, list[tuple[int, LogMoment]]] = {}
        for moment in self.moments:
            for other in moment.moved:
                self._moved.setdefault(other.seq, []).append((moment.seq, other))

    def at(self, seq: int) -> LogMoment | None:
        """Find the moment at which the log reached to this entry; None: before the start."""
        at = bisect.bisect_right(self._seqs, seq)
        return self.moments[at - 1] if at else None

    def exactly(self, seq: int) -> LogMoment | None:
        """Find the moment of this very entry, if it is one of the game's."""
        moment = self.at(seq)
        return moment if moment is not None and moment.seq == seq else None

    def in_line(self, seq: int, reached: int) -> LogMoment | None:
        """Find this entry's moment in the line as it was when the log had reached `reached`."""
        moved = [moment for since, moment in self._moved.get(seq, []) if since <= reached]
        return moved[-1] if moved else self.exactly(seq)

    def is_over(self, seq: int) -> bool:
        return self.over is not None and seq >= self.over

    def _learn(self, moment: LogMoment, hidden: dict[str, object]) -> None:
        for other in (moment.before, moment.back):
            if other is not None and not other.known:  # moved to another place of the line
                self._learn(other, other.state.hidden())
        for viewer in self.viewers:
            moment.digests[viewer] = moment.state.view_digest(viewer)
        if moment.back is not None:
            moment.known, moment.places = moment.back.known, moment.back.places
            moment.words = dict.fromkeys(self.viewers, frozenset())
            return
        moment.places = self._places({k: v for k, v in hidden.items() if k != CHOICES})
        for viewer in self.viewers:
            words = self.canaries.within(moment.seen(viewer))
            if moment.mover == viewer:
                words |= self.canaries.within(moment.move)
            moment.words[viewer] = words
            moment.known[viewer] = words | self._kept(moment, viewer)

    def _kept(self, moment: LogMoment, viewer: Viewer) -> frozenset[str]:
        """Tell what was known before, and has not got out of sight."""
        before = moment.before
        if before is None:
            return frozenset()
        return frozenset(
            word
            for word in before.known[viewer]
            if (place := moment.places.get(word)) is None
            or place == before.places.get(word)
            or (len(place) > 1 and place[1] == viewer)
        )

    def _places(self, data: object, path: Place = ()) -> dict[str, Place]:
        """Find where each canary is hidden; a pile is one place, whatever its order."""
        found: dict[str, Place] = {}
        if isinstance(data, dict):
            for key, value in data.items():
                found |= self._places(value, (*path, key))
        elif isinstance(data, list):
            for number, value in enumerate(data):
                nested = isinstance(value, list | dict)
                found |= self._places(value, (*path, number) if nested else path)
        elif isinstance(data, str):
            found = dict.fromkeys(self.canaries.within(data), path)
        return found


def played(game: Game, seats: int, seed: bytes, log: list[Entry]) -> list[LogMoment]:
    """Play the log of a table again, with the seed that is told after the end."""
    chance = Sealed(seed)
    moments: list[LogMoment] = []
    line: list[LogMoment] = []  # without those that were taken back
    for entry in log:
        events: list[Event] = []
        if entry.kind == "started":
            moment = LogMoment(entry.seq, game.start(seats, chance, events), events, None, "")
            line = [moment]
        elif entry.kind == "moved":
            assert entry.seat is not None
            assert entry.move is not None, "after the end all moves are told"
            state = line[-1].state.copy()
            state.play(entry.seat, game.read(entry.move), chance, events)
            moment = LogMoment(entry.seq, state, events, entry.seat, entry.move)
            moment.before = line[-1]
            line.append(moment)
        elif entry.kind == "undone":
            first = take_back(line, entry.taken(), lambda moment: moment.mover)
            for place in range(first, len(line)):  # secret choices: they stay as they were
                line[place] = line[place].after(line[place - 1])
            moment = LogMoment(entry.seq, line[-1].state, [], None, "")
            moment.back = line[-1]
            moment.moved = line[first:]
        else:
            continue
        moments.append(moment)
    return moments


def compact(data: object) -> str:
    """Write JSON without spaces, as the server does."""
    return msgspec.json.encode(data).decode()


def _strings(data: object) -> set[str]:
    """Collect all strings in something JSON-able."""
    if isinstance(data, dict):
        return set().union(*map(_strings, data.values())) if data else set()
    if isinstance(data, list):
        return set().union(*map(_strings, data)) if data else set()
    return {data} if isinstance(data, str) else set()
