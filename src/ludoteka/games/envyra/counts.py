"""How many of what, by the number of players (5, 6, 35)."""

from __future__ import annotations

from typing import Final

from ludoteka.core.options import OptionError
from ludoteka.games.envyra.content import BASIC_TILES, END_TILE, START_TILES, Tiles
from ludoteka.games.envyra.notation import COLUMNS

# Columns and rows for 2, 3 and 4 players (D-C2), unless the option says otherwise.
DEFAULT_GRID: Final = ["", "", "3x2", "3x3", "4x3"]

# Taken out by the number of players: S tiles, basic tiles (5).
REMOVED_START: Final = [0, 0, 4, 2, 1]
REMOVED_BASIC: Final = [0, 0, 14, 6, 1]


def grid_size(option: str, seats: int) -> tuple[int, int]:
    """Columns and rows; at least one S tile must be left for the bag (8, D-C2)."""
    word = DEFAULT_GRID[seats] if option == "auto" else option
    columns, rows = int(word[0]), int(word[2])
    left = START_TILES - REMOVED_START[seats]
    if columns * rows >= left:
        raise OptionError(
            f"a grid of {word} is too large for {seats} players: of their {left} S tiles "
            "at least one must be left for the bag (rule 8)"
        )
    return columns, rows


def grid_cells(columns: int, rows: int) -> list[int]:
    """The cells of the player board that a grid of this size uses, in reading order (E-3)."""
    return [row * COLUMNS + column for row in range(rows) for column in range(columns)]


def removable(tiles: Tiles, seats: int) -> list[int]:
    """The basic tiles among which chance picks those for the box (D-C9)."""
    basic = list(range(START_TILES, END_TILE))
    return [tile for tile in basic if not tiles.marked[tile]] if seats == 2 else basic


def kept_basic(seats: int) -> int:
    return BASIC_TILES - REMOVED_BASIC[seats]


def cards_in_play(tiles: Tiles, seats: int) -> list[int]:
    """The 4-point cards are for four players only (35, D-C13)."""
    cards = list(range(len(tiles.card_ids)))
    return cards if seats == 4 else [card for card in cards if tiles.card_points[card] != 4]
