"""Envyra's moves as numbers, as words and as data.

A cell is a hole of the player board of 4 columns and 3 rows (D-C2), named as on a map: a1 is the
upper left one, over the corner card (6), d3 the lower right one. The moves:

    0 to 11     place a1         one cube into a hole, in phase I (10)
    12 to 77    place a1 c2      two cubes into different holes (D-C3)
    78 to 89    move a1          the cube of this hole to its tile, in phase II (13)
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.errors import AmbiguousMove, UnreadableMove

COLUMNS: Final = 4
ROWS: Final = 3
CELLS: Final = COLUMNS * ROWS
CELL_NAMES: Final = [f"{'abcd'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS)]

PAIRS: Final = [(low, high) for low in range(CELLS) for high in range(low + 1, CELLS)]
FIRST_PAIR: Final = CELLS
FIRST_MOVING: Final = FIRST_PAIR + len(PAIRS)
MOVES: Final = FIRST_MOVING + CELLS

EXPECTED: Final = "'place a1', 'place a1 c2' or 'move a1', with columns a to d and rows 1 to 3"


def placing(cells: list[int]) -> int:
    """The move that puts cubes into one or two different holes."""
    if len(cells) == 1:
        return cells[0]
    low, high = min(cells), max(cells)
    return FIRST_PAIR + PAIRS.index((low, high))


def moving(cell: int) -> int:
    """The move that takes the cube of a hole to its tile."""
    return FIRST_MOVING + cell


def cells_of(move: int) -> list[int]:
    """The holes that a move is about."""
    if move < FIRST_PAIR:
        return [move]
    if move < FIRST_MOVING:
        low, high = PAIRS[move - FIRST_PAIR]
        return [low, high]
    return [move - FIRST_MOVING]


# By the number of a placing: its holes as bits, and how many they are.
PLACED: Final = [sum(1 << cell for cell in cells_of(move)) for move in range(FIRST_MOVING)]
COUNT: Final = [len(cells_of(move)) for move in range(FIRST_MOVING)]


def names_of(bits: int) -> list[str]:
    """The names of a set of cells, in reading order."""
    return [CELL_NAMES[cell] for cell in range(CELLS) if bits >> cell & 1]


def check(move: int) -> None:
    if not 0 <= move < MOVES:
        raise ValueError(f"Envyra's moves are 0 to {MOVES - 1}, not {move}")


def spell(move: int) -> str:
    check(move)
    verb = "place" if move < FIRST_MOVING else "move"
    return " ".join([verb, *(CELL_NAMES[cell] for cell in cells_of(move))])


def read(text: str) -> int:
    words = text.lower().replace(",", " ").split()
    verb = words[0] if words and words[0] in ("place", "move") else ""
    cells: list[int] = []
    for word in words[1:] if verb else words:
        if word not in CELL_NAMES:
            raise UnreadableMove(text, EXPECTED)
        cells.append(CELL_NAMES.index(word))
    if not cells or len(cells) > 2 or len(set(cells)) < len(cells):
        raise UnreadableMove(text, EXPECTED)
    if verb == "move":
        if len(cells) > 1:
            raise UnreadableMove(text, EXPECTED)
        return moving(cells[0])
    if not verb and len(cells) == 1:
        raise AmbiguousMove(text, [spell(placing(cells)), spell(moving(cells[0]))])
    return placing(cells)


def describe(move: int) -> dict[str, object]:
    check(move)
    cells: list[object] = [CELL_NAMES[cell] for cell in cells_of(move)]
    if move < FIRST_MOVING:
        return {"verb": "place", "cells": cells}
    return {"verb": "move", "cells": cells}


def number(description: dict[str, object]) -> int:
    cells = description.get("cells")
    if not isinstance(cells, list):
        raise UnreadableMove(str(description), EXPECTED)
    verb = description.get("verb")
    if verb not in ("place", "move"):
        raise UnreadableMove(str(description), EXPECTED)
    return read(" ".join([str(verb), *(str(cell) for cell in cells)]))
