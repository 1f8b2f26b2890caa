"""RAWsiko's state from packed data, with care: damaged data is named, never played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.packing import PackedError, ints, number, part
from ludoteka.games.rawsiko.applications import TIERS
from ludoteka.games.rawsiko.phases import draft, trade
from ludoteka.games.rawsiko.pieces import (
    ACTING,
    CHOOSING,
    FIRST_TAKE,
    INVESTING,
    NO_CONTINENT,
    NOBODY,
    ONE_LEFT,
    OVER,
    PLACING,
    SECOND_TAKE,
    TAKING,
    TRADING,
    most_assets,
)
from ludoteka.games.rawsiko.state import RawsikoState

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.game import Rawsiko

PARTS: Final = 12
HEAD: Final = 7
MOST_ASSETS: Final = 10**4  # in one place; what there can be in all is looked at later


def unpack(game: Rawsiko, data: list[object]) -> RawsikoState:
    """`RawsikoState.pack` backwards; what never was a state is refused."""
    if len(data) != PARTS:
        raise PackedError(f"packed state: should have {PARTS} parts, not {len(data)}")
    head = part(data, 0, "head")
    if len(head) != HEAD:
        raise PackedError(f"packed state: head should have {HEAD} numbers, not {len(head)}")
    places = len(game.world.ids)
    continents = len(game.world.continent_ids)
    materials = len(game.world.material_ids)
    lands = ints(data, 4, "lands", 0, places)
    seats = len(lands)
    low, high = type(game).meta.seats
    if not low <= seats <= high:
        raise PackedError(f"packed state: there are {low} to {high} seats, not {seats}")
    state = RawsikoState(
        game,
        seats,
        first=number(head, 0, "first", 0, seats - 1),
        owner=ints(data, 1, "owner", NOBODY, seats - 1, places),
        assets=ints(data, 2, "assets", 0, MOST_ASSETS, places),
        fresh=ints(data, 3, "fresh", 0, MOST_ASSETS, places),
        lands=lands,
        to_place=ints(data, 5, "to_place", 0, MOST_ASSETS, seats),
        out=ints(data, 6, "out", 0, seats - 1, seats),
        homes=ints(data, 7, "homes", NO_CONTINENT, continents - 1, 2 * seats),
        picked=ints(data, 8, "picked", 0, places - 1),
        gained=ints(data, 9, "gained", 0, (1 << materials) - 1, seats),
        trades=ints(data, 10, "trades", 0, continents, seats),
        objectives=ints(data, 11, "objectives", 0, len(game.applications.ids) - 1, TIERS * seats),
    )
    state.phase = number(head, 1, "phase", CHOOSING, OVER)
    state.mover = number(head, 2, "mover", NOBODY, seats - 1)
    state.turn = number(head, 3, "turn", 0, game.turns)
    state.step = number(head, 4, "step", 0, 2 * seats)
    state.continent = number(head, 5, "continent", NO_CONTINENT, continents - 1)
    state.end = number(head, 6, "end", 0, ONE_LEFT)
    fault = _fault(state)
    if fault:
        raise PackedError(f"packed state: {fault}")
    return state


def _fault(state: RawsikoState) -> str:
    """What can't be so at any table; empty if nothing."""
    return (
        _map_fault(state)
        or _objective_fault(state)
        or _draft_fault(state)
        or _seat_fault(state)
        or _phase_fault(state)
    )


def _map_fault(state: RawsikoState) -> str:
    """Assets lie on held territories, unmoved ones among them; lands are counted."""
    materials = len(state.rules.world.material_ids)
    most = most_assets(state.seats, state.turn, materials)
    if sum(state.assets) + sum(state.to_place) > most:
        return f"there are more than {most} assets"
    for place, owner in enumerate(state.owner):
        if (owner == NOBODY) != (state.assets[place] == 0):
            return "a territory is held exactly while assets are on it"
        if state.fresh[place] > state.assets[place]:
            return "no more assets can be unmoved than there are"
    for seat in range(state.seats):
        if state.owner.count(seat) != state.lands[seat]:
            return f"seat {seat} does not hold {state.lands[seat]} territories"
    return ""


def _objective_fault(state: RawsikoState) -> str:
    tiers = state.rules.applications.tiers
    for at, application in enumerate(state.objectives):
        if application not in tiers[at % TIERS]:
            return "an objective has one application of each tier"
    if len(set(state.objectives)) != len(state.objectives):
        return "an application is dealt twice"
    return ""


def _draft_fault(state: RawsikoState) -> str:
    """What the draft has come to fits its step; behind it, it is over."""
    drafting_now = state.phase in (CHOOSING, TAKING)
    if drafting_now != (state.step < 2 * state.seats):
        return "the draft has a step while it lasts, and no longer"
    if (state.phase == TAKING) != (state.continent != NO_CONTINENT):
        return "a pick has a continent while territories are taken, and only then"
    if state.picked and state.phase != TAKING:
        return "territories are picked while they are taken, and only then"
    if not drafting_now:
        return "" if NO_CONTINENT not in state.homes else "somebody has not chosen a continent"
    if state.phase == TAKING and state.rules.setup == "territories":
        return "chance takes all territories of a pick at once"
    chosen = state.step + (1 if state.phase == TAKING else 0)
    for step in range(2 * state.seats):
        place = step if step < state.seats else 2 * state.seats - 1 - step
        seat = (state.first + place) % state.seats
        home = state.homes[2 * seat + (0 if step < state.seats else 1)]
        if (home != NO_CONTINENT) != (step < chosen):
            return "continents are chosen in snake order"
    if state.phase == TAKING:
        seat = draft.drafter(state)
        home = state.homes[2 * seat + (0 if state.step < state.seats else 1)]
        if home != state.continent:
            return "the pick is on another continent than was chosen"
        world = state.rules.world
        for place in state.picked:
            if state.owner[place] != seat or world.continent[place] != state.continent:
                return "a picked territory is not the picker's, or lies elsewhere"
        if len(set(state.picked)) != len(state.picked):
            return "a territory is picked twice"
        if len(state.picked) >= draft.size(state):
            return "the pick is full already"
        if len(draft.free_on(state, state.continent)) < draft.size(state) - len(state.picked):
            return "the pick can't be finished"
        if draft.is_apart(state):
            return "the picked territories do not hang together"
    return _pick_fault(state, chosen)


def _pick_fault(state: RawsikoState, chosen: int) -> str:
    """Every pick has its territories, and nobody holds others; two at most are on a continent."""
    held = 0
    for step in range(chosen):
        place = step if step < state.seats else 2 * state.seats - 1 - step
        seat = (state.first + place) % state.seats
        home = state.homes[2 * seat + (0 if step < state.seats else 1)]
        there = _held_on(state, seat, home)
        size = (FIRST_TAKE if step < state.seats else SECOND_TAKE)[state.seats]
        if there != (size if step < state.step else len(state.picked)):
            return "a pick has another number of territories than it should"
        if state.homes.count(home) > 2 or state.homes[2 * seat] == state.homes[2 * seat + 1]:
            return "a continent was chosen twice by one, or by a third player"
        held += there
    return "" if held == sum(state.lands) else "somebody holds a territory that was not picked"


def _held_on(state: RawsikoState, seat: int, continent: int) -> int:
    places = state.rules.world.on_continent[continent]
    return sum([1 for place in places if state.owner[place] == seat])


def _seat_fault(state: RawsikoState) -> str:
    """The eliminated hold nothing and are numbered in their order; all others hold something."""
    outs = sorted([out for out in state.out if out])
    if outs != list(range(1, len(outs) + 1)):
        return "the eliminated are numbered from 1, in their order"
    if outs and state.phase <= PLACING:
        return "nobody is out before the first action phase"
    if len(outs) >= state.seats - 1 and state.phase != OVER:
        return "one player is left, and yet the game goes on"
    for seat in range(state.seats):
        if state.out[seat] and state.lands[seat]:
            return f"seat {seat} is out and yet holds territories"
        if state.phase > TAKING and not state.out[seat] and not state.lands[seat]:
            return f"seat {seat} holds nothing and yet is not out"
        if state.to_place[seat] and (state.out[seat] or state.phase not in (PLACING, INVESTING)):
            return f"seat {seat} has assets to place that it can't have"
        if state.trades[seat] or state.gained[seat]:
            if state.phase not in (TRADING, OVER) or not state.rules.trade:
                return f"seat {seat} trades, and there is no trade"
            if state.out[seat]:
                return f"seat {seat} trades and yet is out"
    return ""


def _phase_fault(state: RawsikoState) -> str:
    """Who is waited for fits the phase."""
    if (state.phase == OVER) != (state.end != 0) or (state.phase == OVER) != (
        state.mover == NOBODY
    ):
        return "a game that is over has its reason and waits for nobody, and no other does"
    if state.phase == OVER:
        alive = state.seats - sum([1 for out in state.out if out])
        return "" if (alive == 1) == (state.end == ONE_LEFT) else "the end is of another kind"
    if (state.turn == 0) != (state.phase <= PLACING):
        return "turns are counted from the first action phase on"
    if state.phase == INVESTING and state.turn < 2:
        return "there is no investment phase in the first turn"
    if state.phase == TRADING and state.turn < state.rules.turns:
        return "the trade comes after the last turn"
    mover = state.mover
    if state.phase <= TAKING:
        if mover != draft.drafter(state):
            return "it is another player's pick"
        open_now = (
            draft.open_continents(state)
            if state.phase == CHOOSING
            else draft.open_territories(state)
        )
        return "" if open_now else "nothing is left to be picked"
    if state.phase in (PLACING, INVESTING) and not state.to_place[mover]:
        return "the player to place has nothing to place"
    if state.phase == ACTING and state.out[mover]:
        return "the player to act is out of the game"
    if state.phase == TRADING and not (state.trades[mover] and trade.choices(state, mover)):
        return "the player to trade has nothing to choose"
    return ""
