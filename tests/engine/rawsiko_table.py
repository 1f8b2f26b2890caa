"""RAWsiko at the table of the tests: scenes in, words out. Players are the letters A to E."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from engine.table import PLAYERS, Scripted, kinds, letters, parts, play_with, table, waiting

from ludoteka.core.content import packaged
from ludoteka.core.events import Event
from ludoteka.core.game import Result
from ludoteka.core.options import Value
from ludoteka.games.rawsiko import Rawsiko
from ludoteka.games.rawsiko.state import RawsikoState

_GAMES: dict[tuple[tuple[str, Value], ...], Rawsiko] = {}


def rawsiko(**options: Value) -> Rawsiko:
    key = tuple(sorted(options.items()))
    if key not in _GAMES:
        _GAMES[key] = Rawsiko.make(dict(options))
    return _GAMES[key]


def scene(text: str, **options: Value) -> RawsikoState:
    return rawsiko(**options).scene(text)


def play(state: RawsikoState, *moves: str, dice: str = "") -> list[Event]:
    """Play moves such as 'A VNM>IND 2'; exactly these dice are rolled meanwhile. The events."""
    chance = Scripted(*[int(die) - 1 for die in dice if die != " "])
    events = play_with(chance, state, *moves)
    assert not chance.outcomes, f"not rolled: {[die + 1 for die in chance.outcomes]}"
    return events


def moves(state: RawsikoState) -> list[str]:
    """In words, what the player who is waited for may do."""
    (seat,) = state.waiting_for()
    return [state.rules.spell(move) for move in state.moves(seat)]


def why_not(state: RawsikoState, move: str) -> str:
    """'A VNM>IND 2': the rule that forbids it, and the fault; empty if it is allowed."""
    player, _, notation = move.partition(" ")
    reason = state.why_not(PLAYERS.index(player), state.rules.read(notation))
    return "" if reason is None else f"{reason.rule} {reason.fault}"


def on(state: RawsikoState, territory: str) -> str:
    """'A 2/4': the owner, and the two numbers on the territory; empty if it is (48)."""
    shown = table(state)["territories"].get(territory)
    return f"{PLAYERS[shown[0]]} {shown[1]}/{shown[2]}" if shown else ""


def held(state: RawsikoState, player: str) -> list[str]:
    """The territories of a player, in the order of the map."""
    seat = PLAYERS.index(player)
    return [name for name, shown in table(state)["territories"].items() if shown[0] == seat]


def owned(state: RawsikoState, player: str) -> set[str]:
    """The materials of a player, those of the Trade with China included."""
    seat = PLAYERS.index(player)
    return {*table(state)["materials"][seat], *table(state)["gained"][seat]}


def now(state: RawsikoState) -> str:
    """'acting B 4': the phase, whose choice it is, and the turn."""
    shown = table(state)
    return " ".join([shown["phase"], *waiting(state), str(shown["turn"])])


@cache
def territories() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = rawsiko().content()["territories"]
    return found


@cache
def applications() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = rawsiko().content()["applications"]
    return found


def carriers(materials: list[str], without: list[str]) -> str:
    """Territories as a scene holds them that together carry some materials, and others not."""
    found: dict[str, None] = {}
    for material in materials:
        if not any(material in territories()[name]["materials"] for name in found):
            names = [
                name
                for name, facts in territories().items()
                if material in facts["materials"] and not set(without) & set(facts["materials"])
            ]
            found[names[0]] = None
    return ", ".join(f"{name} 1" for name in found)


@cache
def continents() -> dict[str, list[str]]:
    """The territories of each continent."""
    found: dict[str, list[str]] = {name: [] for name in rawsiko().content()["continents"]}
    for name, facts in territories().items():
        found[facts["continent"]].append(name)
    return found


def adjacent(one: str, other: str) -> bool:
    facts = territories()[one]
    return other in facts["land"] + facts["sea"]


def map_without(territory: str, field: str, **options: Value) -> Rawsiko:
    """A game on our map, but that a territory has no `continent` (R-22), or no `materials`."""
    text = packaged("ludoteka.games.rawsiko", "map.toml")
    at = text.index(f'id = "{territory}"')
    return Rawsiko.make(
        dict(options), text[:at] + re.sub(rf"{field} = .*\n", "", text[at:], count=1)
    )


def with_applications(wanted: dict[str, tuple[int, str]], **options: Value) -> Rawsiko:
    """A game on our map with these applications, by points and materials, and some more."""
    points = sorted({worth for worth, _ in wanted.values()})
    points += range(90, 94 - len(points))
    rest = {
        f"more-{worth}-{number}": (worth, "He Hf Sc Be Mg")
        for worth in points
        for number in range(5)
    }
    lines = ["name = 'of our own'"]
    for ident, (worth, materials) in {**wanted, **rest}.items():
        lines += ["[[application]]", f"id = '{ident}'", f"name = '{ident}'", f"points = {worth}"]
        lines += [f"materials = {materials.split()}"]
    return Rawsiko.make(dict(options), "\n".join(lines))


def result(state: RawsikoState) -> Result:
    found = state.result()
    assert found is not None, "the game is not over"
    return found


__all__ = ["PLAYERS", "Scripted", "kinds", "letters", "parts", "table", "waiting"]
