"""Envyra's state from packed data, with care: damaged data is named, never played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.packing import PackedError, ints, number, part
from ludoteka.games.envyra import scoring
from ludoteka.games.envyra.content import GUARD, MOST_CUBES, NO_THEME, TILES, UNIT
from ludoteka.games.envyra.notation import CELLS, COLUMNS, FIRST_MOVING, ROWS
from ludoteka.games.envyra.phases.rounds import LAST_ROUND
from ludoteka.games.envyra.pieces import (
    EMPTY,
    EMPTY_HEAP,
    FULL,
    MOVING,
    NOBODY,
    NOTHING,
    OVER,
    PLACING,
    TWO_MOVES,
    WINNER,
    cubes_of,
)
from ludoteka.games.envyra.state import EnvyraState

if TYPE_CHECKING:
    from ludoteka.games.envyra.game import Envyra

PARTS: Final = 12
HEAD: Final = 9


def unpack(game: Envyra, data: list[object]) -> EnvyraState:
    """`EnvyraState.pack` backwards; what never was a state is refused."""
    if len(data) != PARTS:
        raise PackedError(f"packed state: should have {PARTS} parts, not {len(data)}")
    supply = ints(data, 3, "supply", 0, MOST_CUBES)
    seats = len(supply)
    game.check_seats(seats)
    head = part(data, 0, "head")
    if len(head) != HEAD:
        raise PackedError(f"packed state: head should have {HEAD} numbers, not {len(head)}")
    card = len(game.tiles.card_ids) - 1
    open_cards = ints(data, 9, "open cards", 0, card)
    state = EnvyraState(
        game,
        seats,
        columns=number(head, 0, "columns", 1, COLUMNS),
        rows=number(head, 1, "rows", 1, ROWS),
        cone=number(head, 2, "cone", 0, seats - 1),
        grid=ints(data, 1, "grid", EMPTY, TILES - 1, CELLS),
        heaps=ints(data, 2, "heaps", EMPTY_HEAP, len(WINNER) - 1, CELLS),
        supply=supply,
        boards=ints(data, 4, "boards", 0, (1 << CELLS) - 1, seats),
        choices=ints(data, 5, "choices", NOTHING, FIRST_MOVING - 1, seats),
        owner=ints(data, 6, "owners", NOBODY, seats - 1, TILES),
        colours=ints(data, 7, "colours", 0, GUARD, seats),
        bag=ints(data, 8, "bag", 0, TILES - 1),
        open_cards=open_cards,
        card_owner=ints(data, 10, "card owners", NOBODY, seats - 1, len(open_cards)),
        secret_cards=ints(data, 11, "secret cards", NOTHING, card, seats),
    )
    state.round = number(head, 3, "round", 1, LAST_ROUND)
    state.phase = number(head, 4, "phase", PLACING, OVER)
    state.step = number(head, 5, "step", 0, 2 * seats)
    state.mover = number(head, 6, "mover", NOBODY, seats - 1)
    state.end = number(head, 7, "end", 0, len(scoring.END_REASONS) - 1)
    state.undecided = number(head, 8, "undecided", 0, (1 << seats) - 1)
    fault = _fault(state)
    if fault:
        raise PackedError(f"packed state: {fault}")
    return state


def _fault(state: EnvyraState) -> str:
    """What can't be so at any table; empty if nothing."""
    return _tile_fault(state) or _cube_fault(state) or _phase_fault(state)


def _tile_fault(state: EnvyraState) -> str:
    """A tile is in one place only, and on cells of the grid; colours follow from the tiles won."""
    tiles = state.rules.tiles
    won = [tile for tile in range(TILES) if state.owner[tile] != NOBODY]
    laid = [tile for tile in state.grid if tile != EMPTY]
    everywhere = won + laid + state.bag
    if len(set(everywhere)) != len(everywhere):
        return "a tile is in two places"
    cells = state.rules.cells_of_grid(state.columns, state.rows)
    if any(state.grid[cell] != EMPTY for cell in range(CELLS) if cell not in cells):
        return "a tile lies outside the grid"
    for seat in range(state.seats):
        colours = [UNIT[tiles.theme[t]] for t in state.won_by(seat) if tiles.theme[t] != NO_THEME]
        if state.colours[seat] != sum(colours):
            return f"the colours of seat {seat} are not those of its tiles"
    return ""


def _cube_fault(state: EnvyraState) -> str:
    """Every heap is one, on a tile that is not full, and every seat has its five cubes (7)."""
    cubes = list(state.supply)
    for cell, heap in enumerate(state.heaps):
        owners = cubes_of(heap)
        tile = state.grid[cell]
        if heap != EMPTY_HEAP and tile == EMPTY:
            return "cubes lie where no tile is"
        if heap >> 2 * len(owners) != EMPTY_HEAP or max(owners, default=0) >= state.seats:
            return f"{heap} is no heap of cubes"
        if tile != EMPTY and heap >= FULL[state.rules.tiles.cubes[tile]]:
            return "a tile has all its cubes and was not won"
        for owner in owners:
            cubes[owner] += 1
    for seat in range(state.seats):
        if state.boards[seat] & ~state.occupied:
            return f"seat {seat} has a cube for a cell without a tile"
        if cubes[seat] + state.boards[seat].bit_count() != MOST_CUBES:
            return f"seat {seat} has not its {MOST_CUBES} cubes"
    return ""


def _phase_fault(state: EnvyraState) -> str:
    """Who is waited for fits the phase, the choices and the boards."""
    chosen = [state.has_chosen(seat) for seat in range(state.seats)]
    undecided = sum(1 << seat for seat in range(state.seats) if not chosen[seat])
    if (state.phase == OVER) != (state.end != 0):
        return "a game that is over has its reason, and no other"
    if (state.phase == MOVING) != (state.mover != NOBODY):
        return "somebody chooses a cube in phase II, and only then"
    if state.phase == PLACING:
        if state.undecided != undecided or not undecided or any(state.boards):
            return "in phase I somebody is undecided, and no board is open"
        for seat in range(state.seats):
            if chosen[seat] and state.why_not(seat, state.choices[seat]) is not None:
                return f"seat {seat} has chosen what it may not"
    elif any(chosen) or state.undecided:
        return "choices are made in phase I only"
    if state.mover != NOBODY and state.boards[state.mover] not in TWO_MOVES:
        return "who chooses a cube has two on the board"
    return ""
