"""Carrying out a move, if it is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.games.envyra.notation import COUNT, FIRST_MOVING, MOVES, PLACED
from ludoteka.games.envyra.phases import movement, placement
from ludoteka.games.envyra.pieces import NOBODY, PLACING

if TYPE_CHECKING:
    from ludoteka.games.envyra.state import EnvyraState


def play(
    state: EnvyraState, seat: int, move: int, chance: Chance, events: list[Event] | None
) -> bool:
    """Whether it was allowed; if not, nothing has changed."""
    if state.phase == PLACING:
        if (
            0 <= move < FIRST_MOVING
            and 0 <= seat < state.seats
            and PLACED[move] & ~state.occupied == 0
            and COUNT[move] <= state.most_cubes(seat)
        ):
            placement.choose(state, seat, move, chance, events)
            return True
    elif seat == state.mover and seat != NOBODY and FIRST_MOVING <= move < MOVES:
        cell = move - FIRST_MOVING
        if state.boards[seat] >> cell & 1:
            movement.choose(state, seat, cell, chance, events)
            return True
    return False
