"""What a seat, an onlooker and a referee may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.games.envyra import scoring
from ludoteka.games.envyra.content import TILES
from ludoteka.games.envyra.notation import CELL_NAMES, names_of
from ludoteka.games.envyra.pieces import (
    EMPTY,
    MOVING,
    NOBODY,
    NOTHING,
    ORDER,
    OVER,
    PLACING,
    WINNER,
    cubes_of,
)

if TYPE_CHECKING:
    from ludoteka.games.envyra.state import EnvyraState

PHASES: Final = ["placing", "moving", "over"]


def look(state: EnvyraState, seat: int | None) -> dict[str, object]:
    """The table as this seat sees it: other choices of phase I and other secret cards left out."""
    tiles = state.rules.tiles
    steps = state.seats if state.rules.simplified else 2 * state.seats
    over = state.phase == OVER
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "cone": state.cone,
        "prompt": _prompt(state, seat),
        "columns": state.columns,
        "rows": state.rows,
        "grid": _grid(state),
        "bag": len(state.bag),
        "supply": list(state.supply),
        "ready": [state.has_chosen(other) for other in range(state.seats)],
        "choice": None if seat is None else _choice(state, seat),
        "boards": [names_of(board) for board in state.boards],
        "order": ORDER[state.seats][state.cone][:steps],
        "step": state.step if state.phase == MOVING else None,
        "won": [[tiles.ids[tile] for tile in state.won_by(other)] for other in range(state.seats)],
        "score": [
            scoring.parts(state, other, over or other == seat) for other in range(state.seats)
        ],
        "open_cards": [
            {"card": tiles.card_ids[card], "owner": None if owner == NOBODY else owner}
            for card, owner in zip(state.open_cards, state.card_owner, strict=True)
        ],
        "secret_cards": [
            tiles.card_ids[card] if card != NOTHING and (over or other == seat) else None
            for other, card in enumerate(state.secret_cards)
        ],
    }


def _prompt(state: EnvyraState, seat: int | None) -> dict[str, object] | None:
    """What this seat is to do now."""
    if seat is None or not 0 <= seat < state.seats or state.phase == OVER:
        return None
    if state.phase == PLACING:
        verb = "change" if state.has_chosen(seat) else "place"
        tiles = len(names_of(state.occupied))  # E-8: one cube a hole
        return {"do": verb, "most": min(tiles, state.most_cubes(seat))}
    if state.mover == seat:
        return {"do": "move", "cells": names_of(state.boards[seat])}
    return None


def _grid(state: EnvyraState) -> dict[str, object]:
    """By cell: the tile, its cubes from first to newest, and who would win it as it stands."""
    tiles = state.rules.tiles
    cells: dict[str, object] = {}
    for cell in state.rules.cells_of_grid(state.columns, state.rows):
        tile = state.grid[cell]
        if tile == EMPTY:
            continue
        heap = state.heaps[cell]
        leader = WINNER[heap]
        cells[CELL_NAMES[cell]] = {
            "tile": tiles.ids[tile],
            "cubes": cubes_of(heap)[::-1],
            "leader": None if leader == NOBODY else leader,
        }
    return cells


def _choice(state: EnvyraState, seat: int) -> str | None:
    if not 0 <= seat < state.seats or not state.has_chosen(seat):
        return None
    return state.rules.spell(state.choices[seat])


def hidden(state: EnvyraState) -> dict[str, object]:
    """What nobody, or not everybody, may see now."""
    tiles = state.rules.tiles
    bag = [tiles.ids[tile] for tile in state.bag]
    out = set(state.bag) | set(state.grid)
    box = [
        tiles.ids[tile] for tile in range(TILES) if tile not in out and state.owner[tile] == NOBODY
    ]
    return {
        "bag": bag,
        "box": box,
        "choices": [_choice(state, seat) for seat in range(state.seats)],
        "secret_cards": [
            None if card == NOTHING else tiles.card_ids[card] for card in state.secret_cards
        ],
    }
