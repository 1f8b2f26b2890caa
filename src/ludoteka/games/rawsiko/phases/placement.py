"""Putting assets on one's own territories: the starting ones (29-33), and new ones (42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.events import Event
from ludoteka.games.rawsiko.phases import turns

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState


def put(state: RawsikoState, place: int, count: int, events: list[Event] | None) -> None:
    """Assets on an own territory; they are unmoved (30, 42, R-26)."""
    seat = state.mover
    state.assets[place] += count
    state.fresh[place] += count
    left = state.to_place[seat] - count
    state.to_place[seat] = left
    if events is not None:
        name = state.rules.world.ids[place]
        public: dict[str, object] = {"seat": seat, "territory": name, "count": count, "left": left}
        events.append(Event("assets_placed", public))
    if not left:
        turns.place_on(state, events)
