"""Envyra at the table of the tests: scenes in, words out. Players are capital letters.

What holds for every game is used by other games' tables too, such as `rawsiko_table`.
"""

from __future__ import annotations

from typing import Any

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.core.game import State
from ludoteka.core.options import Value
from ludoteka.games.envyra import Envyra
from ludoteka.games.envyra.state import EnvyraState

PLAYERS = "ABCDE"
_GAMES: dict[tuple[tuple[str, Value], ...], Envyra] = {}


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


class Draws(Chance):
    """These tiles out of the bag of a state, in this order."""

    def __init__(self, state: EnvyraState, tiles: str) -> None:
        self.state = state
        self.tiles = tiles.split()

    def below(self, n: int) -> int:
        bag = self.state.hidden()["bag"]
        assert len(bag) == n
        assert self.tiles, "one tile more was drawn"
        return bag.index(self.tiles.pop(0))


def envyra(**options: Value) -> Envyra:
    key = tuple(sorted(options.items()))
    if key not in _GAMES:
        _GAMES[key] = Envyra.make(dict(options))
    return _GAMES[key]


def scene(
    text: str,
    events: list[Event] | None = None,
    outcomes: tuple[int, ...] = (),
    **options: Value,
) -> EnvyraState:
    """The position, with the events of its way to the first choice, and what is drawn on it."""
    chance = Scripted(*outcomes) if outcomes else None
    state = envyra(**options).scene(text, chance, events)
    assert chance is None or not chance.outcomes, f"not drawn: {chance.outcomes}"
    return state


def play(state: EnvyraState, *moves: str, draws: str = "") -> list[Event]:
    """Play moves such as 'A a1 b2'; exactly these tiles are drawn meanwhile. The events."""
    chance = Draws(state, draws)
    events = play_with(chance, state, *moves)
    assert not chance.tiles, f"not drawn: {chance.tiles}"
    return events


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


def moved(events: list[Event]) -> list[str]:
    """Who moved which cube, in order: 'A a1'."""
    return [f"{PLAYERS[part['seat']]} {part['cell']}" for part in parts(events, "cube_moved")]


def grid(state: EnvyraState) -> dict[str, str]:
    return {cell: place["tile"] for cell, place in table(state)["grid"].items()}


def cubes(state: EnvyraState) -> dict[str, str]:
    """The cubes on the tiles by cell, from the first to the newest."""
    heaps = {cell: place["cubes"] for cell, place in table(state)["grid"].items()}
    return {cell: letters(heap) for cell, heap in heaps.items() if heap}


def letters(seats: list[int]) -> str:
    return "".join(PLAYERS[seat] for seat in seats)


def supply(state: EnvyraState) -> list[int]:
    return list(table(state)["supply"])


def won(state: EnvyraState) -> list[list[str]]:
    return [list(tiles) for tiles in table(state)["won"]]


def waiting(state: State) -> str:
    return letters(list(state.waiting_for()))


def table(state: State) -> dict[str, Any]:
    """What everybody sees."""
    view: dict[str, Any] = state.view(None)
    return view
