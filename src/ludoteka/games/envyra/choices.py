"""The legal moves, by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.games.envyra.pieces import NOBODY, PLACING, TWO_MOVES

if TYPE_CHECKING:
    from ludoteka.games.envyra.state import EnvyraState


def choices(state: EnvyraState, seat: int) -> tuple[int, ...]:
    """What this seat can play now, rising; nothing if it has nothing to do."""
    if state.phase == PLACING:
        if 0 <= seat < state.seats:
            return state.rules.placings(state.occupied, state.most_cubes(seat))
    elif seat == state.mover and seat != NOBODY:
        return TWO_MOVES[state.boards[seat]]
    return ()
