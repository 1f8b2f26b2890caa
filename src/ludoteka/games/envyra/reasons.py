"""Why a move is not allowed, by the first rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core import reasons as common
from ludoteka.core.reasons import Reason
from ludoteka.games.envyra.content import NO_THEME, THEMES, UNIT
from ludoteka.games.envyra.notation import (
    CELL_NAMES,
    COLUMNS,
    COUNT,
    FIRST_MOVING,
    MOVES,
    PLACED,
    cells_of,
    names_of,
)
from ludoteka.games.envyra.phases.movement import is_open
from ludoteka.games.envyra.pieces import EMPTY_HEAP, OVER, PLACING, cubes_of

if TYPE_CHECKING:
    from ludoteka.games.envyra.state import EnvyraState


def why_not(state: EnvyraState, seat: int, move: int) -> Reason | None:
    if not 0 <= seat < state.seats:
        return common.no_such_seat(seat, state.seats)
    if not 0 <= move < MOVES:
        return common.no_such_move(move)
    if state.phase == OVER:
        return common.game_over()
    if state.phase == PLACING:
        return _why_not_place(state, seat, move)
    return _why_not_move(state, seat, move)


def _why_not_place(state: EnvyraState, seat: int, move: int) -> Reason | None:
    if move >= FIRST_MOVING:
        undecided = list(state.waiting_for())
        return Reason("envyra.12", "screens-are-up", {"waiting": undecided})
    if COUNT[move] > 1 and state.rules.simplified:
        return Reason("envyra.33", "one-cube-a-round")
    if COUNT[move] > state.supply[seat]:
        values: dict[str, object] = {"cubes": COUNT[move], "supply": state.supply[seat]}
        return Reason("envyra.10", "not-enough-cubes", values)
    missing = PLACED[move] & ~state.occupied
    if not missing:
        return None
    for cell in cells_of(move):
        if cell % COLUMNS >= state.columns or cell // COLUMNS >= state.rows:
            outside: dict[str, object] = {"cell": CELL_NAMES[cell]}
            return Reason("envyra.6", "outside-the-grid", outside)
    return Reason("envyra.D-C4", "no-tile-there", {"cells": names_of(missing)})


def _why_not_move(state: EnvyraState, seat: int, move: int) -> Reason | None:
    if move < FIRST_MOVING:
        return Reason("envyra.12", "screens-are-removed")
    if seat != state.mover:
        values: dict[str, object] = {"seat": seat, "waiting": [state.mover]}
        return Reason("envyra.13", "another-moves-first", values)
    cell = move - FIRST_MOVING
    if state.boards[seat] >> cell & 1:
        return None  # a seat is only asked when both its cubes can move
    board = names_of(state.boards[seat])
    return Reason("envyra.13", "no-cube-there", {"cell": CELL_NAMES[cell], "board": board})


def caution(state: EnvyraState, seat: int, move: int) -> Reason | None:
    """A placing of which no cube can move, as far as can be foreseen: a wasted round (15, D-C5).

    A cube may still be freed by a tile that the seat wins through somebody else's cube.
    """
    if state.phase != PLACING or move >= FIRST_MOVING or why_not(state, seat, move) is not None:
        return None
    cells = cells_of(move)
    tiles = [state.grid[cell] for cell in cells]
    if any(is_open(state, seat, tile) for tile in tiles):
        return None
    lacking = [_lacking(state, seat, tile) for tile in tiles]
    missing: list[object] = []
    for theme, word in enumerate(THEMES):
        missing += [word] * max([lack[theme] for lack in lacking])
    values: dict[str, object] = {
        "cells": [CELL_NAMES[cell] for cell in cells],
        "cubes": len(cells),
        "missing": missing,
        "hope": any(_within_reach(state, seat, lack) for lack in lacking),
    }
    return Reason("envyra.15", "restricted", values)


def _lacking(state: EnvyraState, seat: int, tile: int) -> list[int]:
    """By colour: for how many icons of the tile the seat has no won tile (15)."""
    needs = state.rules.tiles.needs[tile]
    have = state.colours[seat]
    return [max(0, (needs // unit & 127) - (have // unit & 127)) for unit in UNIT]


def _within_reach(state: EnvyraState, seat: int, lacking: list[int]) -> bool:
    """Has the seat cubes on enough tiles of these colours, which others may close for it?"""
    left = lacking[:]
    for cell, heap in enumerate(state.heaps):
        if heap != EMPTY_HEAP and seat in cubes_of(heap):
            theme = state.rules.tiles.theme[state.grid[cell]]
            if theme != NO_THEME:
                left[theme] -= 1
    return max(left) <= 0
