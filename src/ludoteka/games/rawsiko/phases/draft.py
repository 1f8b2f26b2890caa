"""The set-up (16-28): continents and connected territories, in snake order.

What is chosen freely, and what the game assigns at random, is the option `setup`; both obey the
same rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.games.rawsiko.phases import turns
from ludoteka.games.rawsiko.pieces import (
    CHOOSING,
    FIRST_TAKE,
    NO_CONTINENT,
    NOBODY,
    SECOND_TAKE,
    TAKING,
)
from ludoteka.games.rawsiko.world import World

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState


def drafter(state: RawsikoState) -> int:
    """Whose pick it is: player order, then back (18)."""
    place = state.step if state.step < state.seats else 2 * state.seats - 1 - state.step
    return (state.first + place) % state.seats


def size(state: RawsikoState) -> int:
    """How many territories the pick has (23)."""
    take = FIRST_TAKE if state.step < state.seats else SECOND_TAKE
    return take[state.seats]


def free_on(state: RawsikoState, continent: int) -> list[int]:
    """The territories of a continent that belong to nobody."""
    places = state.rules.world.on_continent[continent]
    return [place for place in places if state.owner[place] == NOBODY]


def open_continents(state: RawsikoState) -> list[int]:
    """Fewer than two players, not one's own, room enough; an untouched one first (19-21, R-7).

    Never empty on a map of six continents with four territories each, and no other is accepted.
    """
    seat = drafter(state)
    homes = state.homes
    found: list[int] = []
    untouched: list[int] = []
    for continent in range(len(state.rules.world.continent_ids)):
        players = homes.count(continent)
        if players > 1 or continent in (homes[2 * seat], homes[2 * seat + 1]):
            continue
        # An untouched continent has room for any pick: D-7.
        if players and len(free_on(state, continent)) < size(state):  # D-6
            continue
        found.append(continent)
        if not players:
            untouched.append(continent)
    return untouched or found


def open_territories(state: RawsikoState) -> list[int]:
    """What the pick can go on with: connected, if there is room for that at all (D-5, R-6)."""
    world = state.rules.world
    free = free_on(state, state.continent)
    picked = state.picked
    count = size(state)
    if not picked:
        if len(free) == len(world.on_continent[state.continent]):
            return free  # all of a continent hangs together
        room = [place for place in free if has_room(world, free, place, count)]
        return room or free
    if not has_room(world, free + picked, picked[0], count):
        return free
    adjacent = world.adjacent
    return [place for place in free if True in [adjacent[place][other] for other in picked]]


def is_apart(state: RawsikoState) -> bool:
    """Do the picked territories not hang together, although they could (D-5)?"""
    world = state.rules.world
    picked = state.picked
    if world.connected(picked):
        return False
    free = free_on(state, state.continent)
    return has_room(world, free + picked, picked[0], size(state))


def has_room(world: World, places: list[int], start: int, count: int) -> bool:
    """Do so many of the territories hang together around this one?"""
    found = [start]
    for place in found:
        if len(found) >= count:
            return True
        for other in world.neighbours[place]:
            if other in places and other not in found:
                found.append(other)
    return len(found) >= count


def choose(state: RawsikoState, continent: int, drawn: bool, events: list[Event] | None) -> None:
    """The continent of a pick (17)."""
    seat = state.mover
    state.homes[2 * seat + (0 if state.step < state.seats else 1)] = continent
    state.continent = continent
    state.phase = TAKING
    if events is not None:
        name = state.rules.world.continent_ids[continent]
        events.append(Event("continent_chosen", {"seat": seat, "continent": name, "drawn": drawn}))


def take(state: RawsikoState, place: int, drawn: bool, events: list[Event] | None) -> None:
    """One territory of the pick, with an asset on it (D-9)."""
    seat = state.mover
    state.owner[place] = seat
    state.assets[place] = 1
    state.fresh[place] = 1
    state.lands[seat] += 1
    state.picked.append(place)
    if events is not None:
        name = state.rules.world.ids[place]
        events.append(Event("territory_taken", {"seat": seat, "territory": name, "drawn": drawn}))


def go_on(state: RawsikoState, chance: Chance, events: list[Event] | None) -> None:
    """To the next choice of a person: picks, continents or territories that chance assigns."""
    setup = state.rules.setup
    while True:
        if state.phase == TAKING and len(state.picked) == size(state):
            state.picked = []
            state.continent = NO_CONTINENT
            state.step += 1
            state.phase = CHOOSING
            if state.step == 2 * state.seats:
                turns.place_start(state, events)
                return
        state.mover = drafter(state)
        if state.phase == CHOOSING:
            if setup == "simple":
                return
            options = open_continents(state)
            choose(state, options[chance.below(len(options))], True, events)
        elif setup == "territories":
            _draw_territories(state, chance, events)
        else:
            return


def _draw_territories(state: RawsikoState, chance: Chance, events: list[Event] | None) -> None:
    """Any of the connected free sets of the needed size, all equally likely (R-12).

    They are taken in the order of the file: the set is drawn, not a way through it.
    """
    sets = pickable(state, state.continent)
    for place in sets[chance.below(len(sets))]:
        take(state, place, True, events)


def pickable(state: RawsikoState, continent: int) -> list[list[int]]:
    """All sets of territories that a pick there may consist of, each once, in rising order."""
    adjacent = state.rules.world.adjacent
    places = free_on(state, continent)
    count = size(state)
    everything = _subsets(places, count)
    joined: list[list[int]] = []
    for group in everything:
        # At most three: they hang together if there are at least two pairs of neighbours.
        pairs = sum([1 for a in group for b in group if a < b and adjacent[a][b]])
        if pairs >= count - 1:
            joined.append(group)
    return joined or everything


def _subsets(places: list[int], count: int) -> list[list[int]]:
    if count == 0:
        return [[]]
    found: list[list[int]] = []
    for at, place in enumerate(places):
        found += [[place, *rest] for rest in _subsets(places[at + 1 :], count - 1)]
    return found
