"""Turns and phases (36-45), elimination (62-64) and Monopoly Stranglehold (71, D-22).

A turn is an investment phase, in which all place what they receive, and an action phase of each
player. Whatever ends one phase calls the next here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.events import Event
from ludoteka.games.rawsiko import scoring
from ludoteka.games.rawsiko.phases import end, trade
from ludoteka.games.rawsiko.pieces import (
    ACTING,
    INVESTING,
    ONE_LEFT,
    PLACING,
    TURNS_PLAYED,
    income_of,
)

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState


def place_start(state: RawsikoState, events: list[Event] | None) -> None:
    """The rest of the starting assets, in player order (29, 31, R-3)."""
    state.phase = PLACING
    rest = state.rules.rest(state.seats)
    for seat in range(state.seats):
        state.to_place[seat] = rest
    place_on(state, events)


def place_on(state: RawsikoState, events: list[Event] | None) -> None:
    """To the next player who has something to place; then the action phases begin (43, R-24)."""
    for place in range(state.seats):
        seat = (state.first + place) % state.seats
        if state.to_place[seat]:
            state.mover = seat
            return
    if state.phase == PLACING:
        _begin_turn(state, events)  # the very first: it has no investment phase (39)
    _act_from(state, 0, events)


def _begin_turn(state: RawsikoState, events: list[Event] | None) -> None:
    state.turn += 1
    if events is not None:
        events.append(Event("turn_began", {"turn": state.turn, "turns": state.rules.turns}))


def _invest(state: RawsikoState, events: list[Event] | None) -> None:
    """The investment phase: all incomes are counted before anybody places (40, 41, D-13)."""
    state.phase = INVESTING
    counts: list[int] = []
    for seat in range(state.seats):
        count = scoring.territory_materials(state, seat).bit_count()
        counts.append(count)
        state.to_place[seat] = income_of(count)
    if events is not None:
        events.append(Event("income", {"materials": counts, "assets": list(state.to_place)}))
    place_on(state, events)


def _act_from(state: RawsikoState, place: int, events: list[Event] | None) -> None:
    """The action phase of the first living player at this place of the order, or behind it.

    Behind the last of them the turn is over (45, 65, R-30).
    """
    state.phase = ACTING
    while place < state.seats:
        seat = (state.first + place) % state.seats
        if state.lands[seat]:
            _begin_phase(state, seat, events)
            return
        place += 1
    if state.turn < state.rules.turns:
        _begin_turn(state, events)
        _invest(state, events)
    elif state.rules.trade:
        trade.begin(state, events)
    else:
        end.finish(state, TURNS_PLAYED, events)


def _begin_phase(state: RawsikoState, seat: int, events: list[Event] | None) -> None:
    """All assets of the player are unmoved again (R-26)."""
    state.mover = seat
    owner = state.owner
    assets = state.assets
    fresh = state.fresh
    for place in range(len(owner)):
        if owner[place] == seat:
            fresh[place] = assets[place]
    if events is not None:
        events.append(Event("phase_began", {"seat": seat}))


def end_phase(state: RawsikoState, events: list[Event] | None) -> None:
    """The player is done (45, R-25)."""
    if events is not None:
        events.append(Event("phase_ended", {"seat": state.mover}))
    _next_phase(state, events)


def _next_phase(state: RawsikoState, events: list[Event] | None) -> None:
    _act_from(state, (state.mover - state.first) % state.seats + 1, events)


def eliminate(state: RawsikoState, victim: int, events: list[Event] | None) -> None:
    """A player without assets is out at once (62); the running phase is the mover's (R-17)."""
    by = state.mover
    outs = max(state.out) + 1
    state.out[victim] = outs
    if events is not None:
        events.append(Event("eliminated", {"seat": victim, "by": by}))
    if outs == state.seats - 1:  # D-19 comes first: R-9
        end.finish(state, ONE_LEFT, events)
        return
    if state.rules.stranglehold and state.turn < state.rules.turns:
        state.turn += 1
        if events is not None:
            counter: dict[str, object] = {"turn": state.turn, "turns": state.rules.turns}
            events.append(Event("counter_advanced", counter))
    if victim == by:
        _next_phase(state, events)
