"""The legal moves, by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.games.rawsiko.notation import END, FIRST_CONTINENT, STOP
from ludoteka.games.rawsiko.phases import draft, trade
from ludoteka.games.rawsiko.pieces import ACTING, CHOOSING, INVESTING, NOBODY, PLACING, TAKING

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState


def choices(state: RawsikoState, seat: int) -> tuple[int, ...]:
    """What this seat can play now, rising; nothing if it has nothing to do."""
    if seat != state.mover or seat == NOBODY:
        return ()
    phase = state.phase
    if phase == ACTING:
        return _actions(state, seat)
    notation = state.rules.notation
    if phase in (PLACING, INVESTING):
        most = state.to_place[seat]
        found: list[int] = []
        for place in range(len(state.owner)):
            if state.owner[place] == seat:
                found.extend(state.rules.placings(place, most))
        return tuple(found)
    if phase == CHOOSING:
        continents = draft.open_continents(state)
        return tuple([FIRST_CONTINENT + continent for continent in continents])
    if phase == TAKING:
        first = notation.first_take
        return tuple([first + place for place in draft.open_territories(state)])
    first = notation.first_trade
    return (STOP, *[first + material for material in trade.choices(state, seat)])


def _actions(state: RawsikoState, seat: int) -> tuple[int, ...]:
    """From every territory with assets that can leave it, to every neighbour (46, 54)."""
    rules = state.rules
    owner = state.owner
    fresh = state.fresh
    assets = state.assets
    garrison = rules.garrison
    neighbours = rules.world.neighbours
    found = [END]
    for place in range(len(owner)):
        if owner[place] == seat:
            count = fresh[place]
            if garrison and count == assets[place]:
                count -= 1
            if count > 0:
                rivals = 0
                bit = 1
                for other in neighbours[place]:
                    holder = owner[other]
                    if holder != seat and holder != NOBODY:
                        rivals |= bit
                    bit += bit
                found.extend(rules.departures(place, count, rivals))
    return tuple(found)
