"""What tests of every game use at a table: chance that is written down before, and words.

What belongs to one game is in `envyra_table`, `raw_table` and `rawsiko_table`.
"""

from __future__ import annotations

from typing import Any

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.core.game import State

PLAYERS = "ABCDE"


class Scripted(Chance):
    """Outcomes written down before; one too few, too many or too large fails the test."""

    def __init__(self, *outcomes: int) -> None:
        self.outcomes = list(outcomes)

    def below(self, n: int) -> int:
        assert self.outcomes, f"one outcome more was drawn: one of {n}"
        outcome = self.outcomes.pop(0)
        assert outcome < n, f"outcome {outcome} of {n}"
        return outcome


class First(Chance):
    """Always the first of all outcomes."""

    def below(self, n: int) -> int:
        return 0


def play_with(chance: Chance, state: State, *moves: str) -> list[Event]:
    """Play moves that begin with the player: 'A a1 b2'. The events."""
    events: list[Event] = []
    for move in moves:
        player, _, notation = move.partition(" ")
        seat = PLAYERS.index(player)
        state.play(seat, state.read(seat, notation), chance, events)
    return events


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def parts(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The public parts of all events of a kind."""
    return [event.public or {} for event in events if event.kind == kind]


def letters(seats: list[int]) -> str:
    return "".join(PLAYERS[seat] for seat in seats)


def waiting(state: State) -> str:
    return letters(list(state.waiting_for()))


def table(state: State) -> dict[str, Any]:
    """What everybody sees."""
    view: dict[str, Any] = state.view(None)
    return view
