"""Tables of RAWsiko for tests that need no scene: blank maps, random games, a small map."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ludoteka.bots.random import any_table
from ludoteka.core.chance import Chance, Quick
from ludoteka.core.options import Value
from ludoteka.games.rawsiko import Rawsiko
from ludoteka.games.rawsiko.applications import TIERS
from ludoteka.games.rawsiko.pieces import ACTING
from ludoteka.games.rawsiko.setup import bare
from ludoteka.games.rawsiko.state import RawsikoState

_GAMES: dict[tuple[tuple[str, Value], ...], Rawsiko] = {}


class Dice(Chance):
    """Dice that fall as written down; one too few fails the test."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def below(self, n: int) -> int:
        assert n == 6, f"something else than a die was drawn: one of {n}"
        assert self.faces, "one die more was rolled"
        return self.faces.pop(0) - 1


def rawsiko(**options: Value) -> Rawsiko:
    key = tuple(sorted(options.items()))
    if key not in _GAMES:
        _GAMES[key] = Rawsiko.make(dict(options))
    return _GAMES[key]


def acting(held: str, seats: int = 3, **options: Value) -> RawsikoState:
    """Seat 0 acts in turn 1; `held` is such as 'TUR 0 4, DEU 1 2': owner and assets, all unmoved.

    Everybody else holds one asset far away, so that nobody is out.
    """
    game = rawsiko(**options)
    tiers = game.applications.tiers
    dealt = [tiers[tier][seat] for seat in range(seats) for tier in range(TIERS)]
    state = bare(game, seats, 0, dealt)
    far = ["CHL", "MDG", "KOR", "CUB", "SCA"]
    spots = [*held.split(","), *[f"{far[seat]} {seat} 1" for seat in range(seats)]]
    for spot in spots:
        name, owner, count = spot.split()
        put(state, name, int(owner), int(count))
    state.homes = [continent for _ in range(seats) for continent in (0, 1)]
    state.step = 2 * seats
    state.phase, state.mover, state.turn = ACTING, 0, 1
    return state


def put(state: RawsikoState, name: str, owner: int, count: int) -> None:
    """So many unmoved assets of a player on a territory (-1, 0: nobody's)."""
    place = at(state, name)
    if state.owner[place] >= 0:
        state.lands[state.owner[place]] -= 1
    if owner >= 0:
        state.lands[owner] += 1
    state.owner[place] = owner
    state.assets[place] = count
    state.fresh[place] = count


def at(state: RawsikoState, name: str) -> int:
    return state.rules.world.ids.index(name)


def positions(seed: int, every: int = 1, content: str | None = None) -> Iterator[RawsikoState]:
    """The states of one random game with random options, each `every`-th, and the last."""
    chance = Quick(seed)
    game, seats = any_table(Rawsiko, chance)
    if content is not None:
        game = Rawsiko.make(game.options, content, "small.toml")
    state = game.start(seats, chance)
    assert isinstance(state, RawsikoState)
    plies = 0
    while waiting := state.waiting_for():
        if plies % every == 0:
            yield state
        play_any(state, waiting[0], chance)
        plies += 1
    yield state


def play_any(state: RawsikoState, seat: int, chance: Chance) -> int:
    """Any legal move, played."""
    moves = state.moves(seat)
    move = moves[chance.below(len(moves))]
    state.play(seat, move, chance)
    return move


def small() -> dict[str, Any]:
    """A map of 6 rings of 4 territories, joined by sea to a ring of rings, and 20 applications."""
    territories = []
    for ring in range(6):
        for corner in range(4):
            name = f"{'ABCDEF'[ring]}{corner + 1}"
            letter = name[0]
            sea = []
            if corner == 3:
                sea = [f"{'ABCDEF'[(ring + 1) % 6]}1"]
            if corner == 0:
                sea = [f"{'ABCDEF'[ring - 1]}4"]
            territories.append(
                {
                    "id": name,
                    "name": f"Land {name}",
                    "continent": f"R{letter}",
                    "materials": [f"M{(4 * ring + corner) % 8 + 1}"],
                    "land": [f"{letter}{(corner + 1) % 4 + 1}", f"{letter}{(corner - 1) % 4 + 1}"],
                    "sea": sea,
                }
            )
    return {
        "name": "Small",
        "continent": [{"id": f"R{letter}", "name": f"Ring {letter}"} for letter in "ABCDEF"],
        "material": [{"id": f"M{n}", "name": f"Stuff {n}"} for n in range(1, 9)],
        "territory": territories,
        "application": [
            {
                "id": f"thing-{points}-{n}",
                "name": f"Thing {points} {n}",
                "points": points,
                "materials": [f"M{(n + more) % 8 + 1}" for more in range(tier + 1)],
            }
            for tier, points in enumerate((3, 8, 13, 22))
            for n in range(5)
        ],
    }


def written(data: dict[str, Any]) -> str:
    """Tables as a TOML file."""
    lines = [f"{name} = {_value(value)}" for name, value in data.items() if not _tables(value)]
    for name, tables in data.items():
        if _tables(tables):
            for table in tables:
                lines.append(f"[[{name}]]")
                lines += [f"{field} = {_value(value)}" for field, value in table.items()]
    return "\n".join(lines) + "\n"


def _tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {_value(one)}" for name, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    return value if isinstance(value, Raw) else json.dumps(value).replace("\x7f", "\\u007f")


class Raw(str):
    """A value as it stands in the file."""
