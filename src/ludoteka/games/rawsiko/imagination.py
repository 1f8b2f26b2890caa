"""A state that agrees with all a seat was shown, drawn from nothing else.

Hidden from a seat are the others' objectives, and nothing else. No rule makes a move depend on an
objective, so what the others did tells nothing for certain: any deal of objectives that share no
application with the seat's own agrees with all it was shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.games.rawsiko.objectives import deal_others

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState


def imagine(state: RawsikoState, seat: int, chance: Chance) -> RawsikoState:
    if not 0 <= seat < state.seats:
        raise ValueError(f"seat {seat} is not at a table of {state.seats}")
    other = state.copy()
    if state.end:
        return other  # all objectives are shown
    other.objectives = deal_others(state.rules.applications, state.objectives, seat, chance)
    return other
