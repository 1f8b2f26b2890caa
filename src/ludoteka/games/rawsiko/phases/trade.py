"""Trade with China, immediately before scoring (73-75, R-13, R-18 to R-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.events import Event
from ludoteka.games.rawsiko import scoring
from ludoteka.games.rawsiko.phases import end
from ludoteka.games.rawsiko.pieces import TRADING, TURNS_PLAYED

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState


def begin(state: RawsikoState, events: list[Event] | None) -> None:
    """Each continent with exclusive presence gives one material, in player order (73, D-24)."""
    state.phase = TRADING
    continents = scoring.exclusive(state)
    for seat in range(state.seats):
        state.trades[seat] = len(continents[seat])
    if events is not None:
        ids = state.rules.world.continent_ids
        rows = [[ids[continent] for continent in row] for row in continents]
        events.append(Event("trade_began", {"exclusive": rows}))
    _from(state, 0, events)


def _from(state: RawsikoState, place: int, events: list[Event] | None) -> None:
    """The first player at this place of the order, or behind it, who can choose (R-20)."""
    while place < state.seats:
        seat = (state.first + place) % state.seats
        if state.trades[seat] and choices(state, seat):
            state.mover = seat
            return
        place += 1
    end.finish(state, TURNS_PLAYED, events)


def choices(state: RawsikoState, seat: int) -> list[int]:
    """Materials that lie somewhere on the map and that the seat does not own (D-24, R-13)."""
    owned = scoring.materials(state, seat)
    return [
        material
        for material in range(len(state.rules.world.material_ids))
        if not owned >> material & 1
    ]


def gain(state: RawsikoState, material: int, events: list[Event] | None) -> None:
    """One material of free choice (73)."""
    seat = state.mover
    state.gained[seat] |= 1 << material
    state.trades[seat] -= 1
    if events is not None:
        name = state.rules.world.material_ids[material]
        events.append(
            Event("material_gained", {"seat": seat, "material": name, "left": state.trades[seat]})
        )
    if not state.trades[seat] or not choices(state, seat):
        _next(state, events)


def stop(state: RawsikoState, events: list[Event] | None) -> None:
    """Fewer than allowed; what was chosen stays (R-21)."""
    state.trades[state.mover] = 0
    if events is not None:
        events.append(Event("trade_stopped", {"seat": state.mover}))
    _next(state, events)


def _next(state: RawsikoState, events: list[Event] | None) -> None:
    place = (state.mover - state.first) % state.seats
    _from(state, place + 1, events)
