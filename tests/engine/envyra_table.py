"""Envyra at the table of the tests: scenes in, words out. Players are capital letters."""

from __future__ import annotations

from engine.table import PLAYERS, Scripted, letters, parts, play_with, table

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.core.options import Value
from ludoteka.games.envyra import Envyra
from ludoteka.games.envyra.state import EnvyraState

_GAMES: dict[tuple[tuple[str, Value], ...], Envyra] = {}


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


def moved(events: list[Event]) -> list[str]:
    """Who moved which cube, in order: 'A a1'."""
    return [f"{PLAYERS[part['seat']]} {part['cell']}" for part in parts(events, "cube_moved")]


def grid(state: EnvyraState) -> dict[str, str]:
    return {cell: place["tile"] for cell, place in table(state)["grid"].items()}


def cubes(state: EnvyraState) -> dict[str, str]:
    """The cubes on the tiles by cell, from the first to the newest."""
    heaps = {cell: place["cubes"] for cell, place in table(state)["grid"].items()}
    return {cell: letters(heap) for cell, heap in heaps.items() if heap}


def supply(state: EnvyraState) -> list[int]:
    return list(table(state)["supply"])


def won(state: EnvyraState) -> list[list[str]]:
    return [list(tiles) for tiles in table(state)["won"]]
