"""Why a move is not allowed, by the first rule that forbids it; and what to ask about before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core import reasons as common
from ludoteka.core.reasons import Reason
from ludoteka.games.rawsiko import scoring
from ludoteka.games.rawsiko.notation import END, FIRST_CONTINENT, MOST_AT_ONCE, STOP
from ludoteka.games.rawsiko.phases import draft
from ludoteka.games.rawsiko.pieces import (
    ACTING,
    CHOOSING,
    MOST_DICE,
    NOBODY,
    OVER,
    PLACING,
    TAKING,
    TRADING,
)

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState


def why_not(state: RawsikoState, seat: int, move: int) -> Reason | None:
    if not 0 <= seat < state.seats:
        return common.no_such_seat(seat, state.seats)
    if not 0 <= move < state.rules.move_count:
        return common.no_such_move(move)
    if state.phase == OVER:
        return common.game_over()
    if state.out[seat]:
        return Reason("rawsiko.62", "out-of-the-game", {"seat": seat})
    if seat != state.mover:
        return common.not_your_turn(seat, [state.mover])
    if state.phase == CHOOSING:
        return _why_not_choose(state, seat, move)
    if state.phase == TAKING:
        return _why_not_take(state, seat, move)
    if state.phase == ACTING:
        return _why_not_act(state, seat, move)
    if state.phase == TRADING:
        return _why_not_trade(state, seat, move)
    return _why_not_place(state, seat, move)


def _why_not_choose(state: RawsikoState, seat: int, move: int) -> Reason | None:
    continent = move - FIRST_CONTINENT
    world = state.rules.world
    if not 0 <= continent < len(world.continent_ids):
        return Reason("rawsiko.17", "choose-a-continent")
    values: dict[str, object] = {"continent": world.continent_ids[continent]}
    if continent in (state.homes[2 * seat], state.homes[2 * seat + 1]):
        return Reason("rawsiko.21", "continent-chosen-before", values)
    if state.homes.count(continent) > 1:
        players = [n // 2 for n, home in enumerate(state.homes) if home == continent]
        return Reason("rawsiko.20", "two-players-there", {**values, "players": players})
    candidates = draft.open_continents(state)
    if continent in candidates:
        return None
    free = len(draft.free_on(state, continent))
    if free < draft.size(state):
        needed = draft.size(state)
        return Reason("rawsiko.D-6", "no-room-there", {**values, "free": free, "needed": needed})
    others: list[object] = [world.continent_ids[other] for other in candidates]
    return Reason("rawsiko.19", "untouched-continent-left", {**values, "continents": others})


def _why_not_take(state: RawsikoState, seat: int, move: int) -> Reason | None:
    notation = state.rules.notation
    world = state.rules.world
    place = move - notation.first_take
    home: dict[str, object] = {"continent": world.continent_ids[state.continent]}
    if not 0 <= place < notation.places:
        return Reason("rawsiko.17", "take-a-territory", home)
    values: dict[str, object] = {"territory": world.ids[place], **home}
    if world.continent[place] != state.continent:
        return Reason("rawsiko.17", "other-continent", values)
    if state.owner[place] != NOBODY:
        owner: dict[str, object] = {"territory": world.ids[place], "owner": state.owner[place]}
        fault = "taken-by-you" if state.owner[place] == seat else "taken-by-another"
        return Reason("rawsiko.22", fault, owner)
    if place in draft.open_territories(state):
        return None
    if state.picked:
        picked: list[object] = [world.ids[other] for other in state.picked]
        return Reason("rawsiko.D-5", "not-connected", {**values, "territories": picked})
    needed = draft.size(state)
    return Reason("rawsiko.R-6", "no-room-around", {**values, "needed": needed})


def _why_not_place(state: RawsikoState, seat: int, move: int) -> Reason | None:
    notation = state.rules.notation
    world = state.rules.world
    left = state.to_place[seat]
    start = state.phase == PLACING
    if not notation.first_placing <= move < notation.first_step:
        rule = "rawsiko.D-11" if start else "rawsiko.43"
        return Reason(rule, "place-first", {"left": left})
    place, less = divmod(move - notation.first_placing, MOST_AT_ONCE)
    if state.owner[place] != seat:
        rule = "rawsiko.29" if start else "rawsiko.42"
        return Reason(rule, "not-your-territory", {"territory": world.ids[place]})
    if less + 1 > left:
        rule = "rawsiko.D-10" if start else "rawsiko.41"
        return Reason(rule, "too-many-to-place", {"count": less + 1, "left": left})
    return None


def _why_not_act(state: RawsikoState, seat: int, move: int) -> Reason | None:
    if move == END:
        return None
    notation = state.rules.notation
    world = state.rules.world
    if move < notation.first_step:
        return Reason("rawsiko.46", "move-or-end")
    ends, less = divmod(move - notation.first_step, MOST_AT_ONCE)
    source, target = divmod(ends, notation.places)
    count = less + 1
    values: dict[str, object] = {"source": world.ids[source], "target": world.ids[target]}
    if state.owner[source] != seat:
        return Reason("rawsiko.46", "not-your-assets", {"territory": world.ids[source]})
    if not world.adjacent[source][target]:
        return Reason("rawsiko.10", "not-adjacent", values)
    numbers: dict[str, object] = {
        "territory": world.ids[source],
        "count": count,
        "unmoved": state.fresh[source],
        "total": state.assets[source],
    }
    if count > state.fresh[source]:
        return Reason("rawsiko.47", "moved-already", numbers)
    if count > state.able(source):
        return Reason("rawsiko.D-15", "leave-one", numbers)
    if state.owner[target] not in (seat, NOBODY) and count > MOST_DICE:
        return Reason("rawsiko.53", "three-at-most", {"count": count})
    return None


def _why_not_trade(state: RawsikoState, seat: int, move: int) -> Reason | None:
    if move == STOP:
        return None
    notation = state.rules.notation
    if not notation.first_trade <= move < notation.first_placing:
        return Reason("rawsiko.73", "choose-a-material", {"left": state.trades[seat]})
    material = move - notation.first_trade
    if scoring.materials(state, seat) >> material & 1:
        values: dict[str, object] = {"material": state.rules.world.material_ids[material]}
        return Reason("rawsiko.D-24", "owned-already", values)
    return None


def caution(state: RawsikoState, seat: int, move: int) -> Reason | None:
    """A move that gives up a territory and its materials (D-15), or choices in the Trade."""
    notation = state.rules.notation
    if state.phase == TRADING and move == STOP and seat == state.mover:
        return Reason("rawsiko.R-21", "stopping", {"left": state.trades[seat]})
    if state.phase != ACTING or move < notation.first_step or why_not(state, seat, move):
        return None
    ends, less = divmod(move - notation.first_step, MOST_AT_ONCE)
    source, target = divmod(ends, notation.places)
    if less + 1 < state.assets[source] or state.owner[target] not in (seat, NOBODY):
        return None
    world = state.rules.world
    kept = world.materials[target]
    for place, owner in enumerate(state.owner):
        if owner == seat and place != source:
            kept |= world.materials[place]
    lost: list[object] = list(world.material_words(world.materials[source] & ~kept))
    return Reason("rawsiko.D-15", "abandoning", {"territory": world.ids[source], "lost": lost})
