"""Phase II: cubes move to the tiles in serpentine order, and tiles are won (12-20).

Where a seat has a choice the state waits for it; where it has none, its cube moves by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.games.envyra.content import GUARD, NO_THEME, UNIT
from ludoteka.games.envyra.notation import CELL_NAMES, names_of
from ludoteka.games.envyra.phases import rounds
from ludoteka.games.envyra.pieces import (
    EMPTY,
    EMPTY_HEAP,
    FULL,
    HIGHEST,
    LOWEST,
    NOBODY,
    ORDER,
    WINNER,
)
from ludoteka.games.envyra.scoring import meets

if TYPE_CHECKING:
    from ludoteka.games.envyra.state import EnvyraState


def choose(
    state: EnvyraState, seat: int, cell: int, chance: Chance, events: list[Event] | None
) -> None:
    """The seat that has two movable cubes moves this one first (13)."""
    state.mover = NOBODY
    move_cube(state, seat, cell, False, events)
    if not state.end:
        state.step += 1
        go_on(state, chance, events)


def go_on(state: EnvyraState, chance: Chance, events: list[Event] | None) -> None:
    """Go along the serpentine order up to the next choice, or through the end of the round.

    Each seat has one opportunity going forward and one coming back (D-C5; simplified: forward
    only, 33) and must move exactly one cube if it can (D-C6); a blocked seat is skipped.
    """
    order = ORDER[state.seats][state.cone]
    steps = state.seats if state.rules.simplified else 2 * state.seats
    step = state.step
    while step < steps:
        seat = order[step]
        board = state.boards[seat]
        if board:
            low = LOWEST[board]
            high = HIGHEST[board]
            low_opens = is_open(state, seat, state.grid[low])
            if low == high:
                if low_opens:
                    move_cube(state, seat, low, True, events)
                elif events is not None:
                    events.append(Event("skipped", {"seat": seat, "cells": names_of(board)}))
            else:
                high_opens = is_open(state, seat, state.grid[high])
                if low_opens and high_opens:
                    state.step = step
                    state.mover = seat
                    return
                if low_opens or high_opens:
                    move_cube(state, seat, low if low_opens else high, True, events)
                elif events is not None:
                    events.append(Event("skipped", {"seat": seat, "cells": names_of(board)}))
            if state.end:
                return
        step += 1
    rounds.end_round(state, chance, events)


def is_open(state: EnvyraState, seat: int, tile: int) -> bool:
    """Has the seat a tile of the right colour for every icon (15)? None is used up (E-5)."""
    return ((state.colours[seat] | GUARD) - state.rules.tiles.needs[tile]) & GUARD == GUARD


def move_cube(
    state: EnvyraState, seat: int, cell: int, forced: bool, events: list[Event] | None
) -> None:
    """One cube from the board to its tile; the cube that fills the tile decides it (17)."""
    tile = state.grid[cell]
    state.boards[seat] &= ~(1 << cell)
    heap = state.heaps[cell] << 2 | seat
    if events is not None:
        tile_id = state.rules.tiles.ids[tile]
        events.append(
            Event(
                "cube_moved",
                {"seat": seat, "cell": CELL_NAMES[cell], "tile": tile_id, "forced": forced},
            )
        )
    if heap < FULL[state.rules.tiles.cubes[tile]]:
        state.heaps[cell] = heap
    else:
        win_tile(state, cell, tile, heap, events)


def win_tile(
    state: EnvyraState, cell: int, tile: int, heap: int, events: list[Event] | None
) -> None:
    """The tile goes at once to who has most cubes on it (17-20); the gap stays for now (E-14)."""
    winner = WINNER[heap]
    before = state.supply[:] if events is not None else None
    while heap > EMPTY_HEAP:  # envyra.19: cubes return to their owners
        state.supply[heap & 3] += 1
        heap >>= 2
    bit = 1 << cell
    unmoved: list[int] = []
    boards = state.boards
    for seat in range(state.seats):  # envyra.16, 19, E-14: unmoved cubes return too
        if boards[seat] & bit:
            boards[seat] &= ~bit
            state.supply[seat] += 1
            unmoved.append(seat)
    state.heaps[cell] = EMPTY_HEAP
    state.grid[cell] = EMPTY
    state.occupied &= ~bit
    state.owner[tile] = winner
    theme = state.rules.tiles.theme[tile]
    if theme != NO_THEME:
        state.colours[winner] += UNIT[theme]
    if events is not None and before is not None:
        returned = [after - then for after, then in zip(state.supply, before, strict=True)]
        public: dict[str, object] = {
            "seat": winner,
            "cell": CELL_NAMES[cell],
            "tile": state.rules.tiles.ids[tile],
            "returned": returned,
            "unmoved": unmoved,
        }
        events.append(Event("tile_won", public))
    if state.open_cards:
        take_cards(state, winner, events)
    if tile == state.rules.end_tile:
        rounds.end_game(state, rounds.END_TILE_WON, events)  # envyra.26


def take_cards(state: EnvyraState, seat: int, events: list[Event] | None) -> None:
    """The first to have an open card's symbols takes it (34 A, D-C11), or both at once (E-25)."""
    won = state.won_by(seat)
    for place, card in enumerate(state.open_cards):
        if state.card_owner[place] == NOBODY and meets(state.rules.tiles, won, card):
            state.card_owner[place] = seat
            if events is not None:
                card_id = state.rules.tiles.card_ids[card]
                events.append(Event("card_taken", {"seat": seat, "card": card_id}))
