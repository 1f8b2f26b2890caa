"""A state that agrees with all a seat was shown, drawn from nothing else.

Hidden from a seat are the others' objectives, and nothing else. No rule makes a move depend on an
objective, so what the others did tells nothing for certain: any deal of the applications that the
seat does not hold itself agrees with all it was shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.games.rawsiko.applications import TIERS

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState


def imagine(state: RawsikoState, seat: int, chance: Chance) -> RawsikoState:
    if not 0 <= seat < state.seats:
        raise ValueError(f"seat {seat} is not at a table of {state.seats}")
    other = state.copy()
    if state.end:
        return other  # all objectives are shown
    objectives = state.objectives[:]
    for tier, applications in enumerate(state.rules.applications.tiers):
        own = objectives[TIERS * seat + tier]
        pile = [application for application in applications if application != own]
        chance.shuffle(pile)
        for rival in range(state.seats):
            if rival != seat:
                objectives[TIERS * rival + tier] = pile.pop()
    other.objectives = objectives
    return other
