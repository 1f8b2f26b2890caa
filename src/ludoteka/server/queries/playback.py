"""A game played again: any moment of a line of moves, and what a view showed in each.

Whoever looks back comes here, while a game runs (`past`) and when it is over (`replay`). The two
differ in where they have the line from, which states are kept along it, and how chance decides
again what it decided then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from msgspec import Raw as Encoded

from ludoteka.core.chance import Chance
from ludoteka.core.game import State
from ludoteka.server.table.views import changed


class PastMove(NamedTuple):
    """A move of the line; `chance` decides once more what it decided when the move was played."""

    seat: int
    notation: str
    chance: Callable[[], Chance]


def _keep_nothing(moves: int, state: State) -> None:
    """Keep nothing of a state that is passed."""


class Playback:
    """A line of moves that can be played again from states that are kept along it.

    `move_to` is asked for the move that leads to a moment, from 1 on. `kept` has by number of moves
    how to get a state that may be played on: one of them is not behind the earliest moment that
    will be asked for. `keep` is shown every state that is passed, and may keep something of it.
    """

    def __init__(
        self,
        move_to: Callable[[int], PastMove],
        kept: Mapping[int, Callable[[], State]],
        keep: Callable[[int, State], None] = _keep_nothing,
    ) -> None:
        self._move_to = move_to
        self._kept = kept
        self._keep = keep

    def nearest(self, moves: int) -> int:
        """The last kept state that is not behind this moment, as its number of moves."""
        return max(kept for kept in self._kept if kept <= moves)

    def states(self, first: int, last: int) -> Iterator[tuple[int, State]]:
        """By number of moves; it is one state, played on from one moment to the next."""
        at = self.nearest(first)
        state = self._kept[at]()
        for moves in range(at, last + 1):
            if moves > at:
                move = self._move_to(moves)
                state.play(move.seat, state.game.read(move.notation), move.chance())
            self._keep(moves, state)
            if moves >= first:
                yield moves, state

    def state(self, moves: int) -> State:
        """The state after so many moves."""
        ((_, state),) = self.states(moves, moves)
        return state


class Changes(NamedTuple):
    """The fields of a view that differ from those of the view before, and those that are gone."""

    fields: dict[str, Encoded]
    gone: list[str]


class ViewsAsChanges:
    """Successive views for one answer: the first is whole, the others are changes."""

    def __init__(self, most: int) -> None:
        """`most`: bytes of an answer; one view is always given."""
        self._most = most
        self._bytes = 0
        self._before: dict[str, bytes] = {}
        self._first = True

    def changes(self, fields: dict[str, bytes], beside: int = 0) -> Changes | None:
        """The changes to this view; None: with it, and bytes beside it, the answer is too long."""
        changes = Changes(*changed(self._before, fields))
        self._bytes += beside + sum(len(name) + len(fields[name]) for name in changes.fields)
        if self._bytes > self._most and not self._first:
            return None
        self._before, self._first = fields, False
        return changes
