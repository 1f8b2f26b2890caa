"""Small vocabulary of Envyra's state: phases, nothings, heaps of cubes, the serpentine order."""

from __future__ import annotations

from typing import Final

from ludoteka.games.envyra.content import MOST_CUBES
from ludoteka.games.envyra.notation import CELLS, moving

PLACING: Final = 0  # phase I
MOVING: Final = 1  # phase II
OVER: Final = 2

EMPTY: Final = -1  # a cell without a tile
NOBODY: Final = -1
NOTHING: Final = -1  # no placing chosen, no secret card

# A heap is the cubes on a tile as a number in base 4 behind a leading 1: the first cube is its
# highest digit, the newest its lowest, so that the order of cubes is part of the state (E-29).
EMPTY_HEAP: Final = 1
FULL: Final = [4**cubes for cubes in range(MOST_CUBES + 1)]  # the least heap of so many cubes


def cubes_of(heap: int) -> list[int]:
    """The owners of the cubes, the newest first."""
    owners: list[int] = []
    while heap > EMPTY_HEAP:
        owners.append(heap & 3)
        heap >>= 2
    return owners


def winner_of(heap: int) -> int:
    """Who has most cubes; of several, who placed one last (18, E-29)."""
    owners = cubes_of(heap)
    most = max([owners.count(owner) for owner in owners], default=0)
    for owner in owners:
        if owners.count(owner) == most:
            return owner
    return NOBODY


def without(heap: int, seat: int) -> int:
    """The heap after a seat has taken its cubes back; the others keep their order."""
    rest = EMPTY_HEAP
    for owner in reversed(cubes_of(heap)):
        if owner != seat:
            rest = rest << 2 | owner
    return rest


WINNER: Final = [winner_of(heap) for heap in range(2 * FULL[MOST_CUBES])]


def serpentine(seats: int, cone: int) -> list[int]:
    """From the start player clockwise, then back (13, 14)."""
    forward = [(cone + place) % seats for place in range(seats)]
    return forward + forward[::-1]


ORDER: Final = [[serpentine(seats, cone) for cone in range(seats)] for seats in range(5)]

# By the set of seats, as bits: these seats.
WAITING: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(4) if seats >> seat & 1) for seats in range(16)
]

# By the two cells of a board, as bits: the moves of its cubes. And its only or lowest, and its
# only or highest cell.
TWO_MOVES: Final[dict[int, tuple[int, ...]]] = {
    1 << low | 1 << high: (moving(low), moving(high))
    for low in range(CELLS)
    for high in range(low + 1, CELLS)
}
LOWEST: Final = [(cells & -cells).bit_length() - 1 for cells in range(1 << CELLS)]
HIGHEST: Final = [cells.bit_length() - 1 for cells in range(1 << CELLS)]
