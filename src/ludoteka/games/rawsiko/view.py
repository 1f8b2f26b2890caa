"""What a seat, an onlooker and a referee may know. Only the objectives are ever hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.games.rawsiko import scoring
from ludoteka.games.rawsiko.help import aids
from ludoteka.games.rawsiko.phases import draft
from ludoteka.games.rawsiko.pieces import (
    CHOOSING,
    INVESTING,
    NO_CONTINENT,
    NOBODY,
    OVER,
    PHASES,
    PLACING,
    TAKING,
    TRADING,
    income_of,
)

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState


def look(state: RawsikoState, seat: int | None) -> dict[str, object]:
    world = state.rules.world
    over = state.phase == OVER
    everybody = range(state.seats)
    owned = [scoring.territory_materials(state, other) for other in everybody]
    return {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "turns": state.rules.turns,
        "first": state.first,
        "prompt": _prompt(state, seat),
        "territories": _territories(state),
        "materials": [world.material_words(owned[other]) for other in everybody],
        "gained": [world.material_words(state.gained[other]) for other in everybody],
        "income": [income_of(owned[other].bit_count()) for other in everybody],  # U6
        "to_place": list(state.to_place),
        "trades": list(state.trades),
        "out": list(state.out),
        "continents": _continents(state),
        "picking": None if state.continent == NO_CONTINENT else _picking(state),
        "objectives": [
            objective(state, other) if over or other == seat else None for other in everybody
        ],
    }


def _territories(state: RawsikoState) -> dict[str, object]:
    """By id, of those that are held: owner, unmoved and all assets (48)."""
    ids = state.rules.world.ids
    found: dict[str, object] = {}
    for place, owner in enumerate(state.owner):
        if owner != NOBODY:
            found[ids[place]] = [owner, state.fresh[place], state.assets[place]]
    return found


def _continents(state: RawsikoState) -> dict[str, object]:
    """By id: who is there, as its portraits show (U4); one alone is exclusive (73)."""
    world = state.rules.world
    found: dict[str, object] = {}
    for continent, places in enumerate(world.on_continent):
        there = {state.owner[place] for place in places if state.owner[place] != NOBODY}
        found[world.continent_ids[continent]] = sorted(there)
    return found


def _picking(state: RawsikoState) -> dict[str, object]:
    world = state.rules.world
    return {
        "continent": world.continent_ids[state.continent],
        "territories": [world.ids[place] for place in state.picked],
        "left": draft.size(state) - len(state.picked),
    }


def objective(state: RawsikoState, seat: int) -> list[object]:
    """The four applications of a seat: what each is worth, needs, and still lacks (U3)."""
    world = state.rules.world
    applications = state.rules.applications
    owned = scoring.materials(state, seat)
    found: list[object] = []
    for application in scoring.objective(state, seat):
        missing = applications.needs[application] & ~owned
        found.append(
            {
                "application": applications.ids[application],
                "points": applications.points[application],
                "missing": world.material_words(missing),
            }
        )
    return found


def _prompt(state: RawsikoState, seat: int | None) -> dict[str, object] | None:
    """What this seat is to do now."""
    if seat is None or seat != state.mover:
        return None
    world = state.rules.world
    if state.phase == CHOOSING:
        needed = draft.size(state)
        return {"do": "choose", "territories": needed}
    if state.phase == TAKING:
        left = draft.size(state) - len(state.picked)
        return {"do": "take", "continent": world.continent_ids[state.continent], "left": left}
    if state.phase in (PLACING, INVESTING):
        verb = "place" if state.phase == PLACING else "invest"
        return {"do": verb, "left": state.to_place[seat]}
    if state.phase == TRADING:
        best = [world.material_ids[material] for material in aids.best_trade(state, seat)]
        return {"do": "trade", "left": state.trades[seat], "best": best}  # D-24
    return {"do": "act", "turn": state.turn, "turns": state.rules.turns}


def hidden(state: RawsikoState) -> dict[str, object]:
    """What nobody, or not everybody, may see now."""
    ids = state.rules.applications.ids
    return {
        "objectives": [
            [ids[application] for application in scoring.objective(state, seat)]
            for seat in range(state.seats)
        ]
    }
