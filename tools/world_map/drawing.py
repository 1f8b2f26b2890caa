"""Shapes of the board as rings of corners in tenths of a pixel, and as SVG paths.

Whole numbers, because neighbours must keep the very same corners along their border.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
import shapely
from shapely import Geometry, LineString, Polygon

Corner = tuple[int, int]
Ring = list[Corner]
Edge = tuple[Corner, Corner]

WIDTH = 1152
MARGIN = 9.0
# How coarse: the side of the triangles that may be cut off, and the smallest island and hole.
COARSE = 0.76
COARSE_COAST = 1.1
SMALLEST = 4.0
SMALLEST_SHOWN = 14.0


def place_on_board(land: dict[str, Geometry], frame_by: set[str]) -> tuple[float, Sequence[float]]:
    """Scale and shift that bring the named land into the frame."""
    bounds = shapely.total_bounds([shape for name, shape in land.items() if name in frame_by])
    left, top, right, _ = bounds.tolist()
    scale = (WIDTH - 2 * MARGIN) / (right - left)
    return scale, (MARGIN - left * scale, MARGIN - top * scale)


def simplify(land: dict[str, Geometry]) -> dict[str, Geometry]:
    """Fewer corners, the same ones on both sides of every border; no specks of islands."""
    shapes = shapely.coverage_simplify(np.array(list(land.values()), dtype=object), COARSE)
    return {name: _without_specks(shape) for name, shape in zip(land, shapes)}


def _without_specks(shape: Geometry) -> Geometry:
    islands = sorted(shapely.get_parts(shape), key=lambda island: -island.area)
    kept = [
        Polygon(island.exterior, [hole for hole in island.interiors if Polygon(hole).area > 1])
        for index, island in enumerate(islands)
        if index == 0 or island.area >= SMALLEST
    ]
    return shapely.normalize(shapely.multipolygons(kept))


def rings(shape: Geometry) -> list[Ring]:
    """The rings of a shape, with the corners that fall together left out."""
    made: list[Ring] = []
    for island in shapely.get_parts(shape):
        for line in (island.exterior, *island.interiors):
            corners = [(round(x * 10), round(y * 10)) for x, y in line.coords]
            ring = [one for one, after in pairwise(corners) if one != after]
            if len(ring) >= 3:
                made.append(ring)
    return made


def edges(shape: Iterable[Ring]) -> set[Edge]:
    """The sides of the rings, without direction."""
    return {
        (min(one, after), max(one, after))
        for ring in shape
        for one, after in zip(ring, ring[1:] + ring[:1])
    }


def contacts(shapes: dict[str, list[Ring]]) -> tuple[set[tuple[str, str]], set[tuple[str, str]]]:
    """Pairs that share a border, and pairs that only meet in a point."""
    owners: dict[Edge, list[str]] = {}
    guests: dict[Corner, set[str]] = {}
    for name in sorted(shapes):
        for edge in edges(shapes[name]):
            owners.setdefault(edge, []).append(name)
        for corner in {corner for ring in shapes[name] for corner in ring}:
            guests.setdefault(corner, set()).add(name)
    border = {(pair[0], pair[1]) for pair in owners.values() if len(pair) == 2}
    meeting = {(a, b) for names in guests.values() for a in names for b in names if a < b}
    return border, meeting - border


def continent_outline(parts: list[Geometry], foreign: set[Edge]) -> list[Ring]:
    """The outline of a continent: exact along foreign land, coarser along the coast."""
    whole = shapely.normalize(shapely.coverage_union_all(parts))
    shown = [island for island in shapely.get_parts(whole) if island.area >= SMALLEST_SHOWN]
    return [_coarser_coast(ring, foreign) for ring in rings(shapely.multipolygons(shown))]


def _coarser_coast(ring: Ring, foreign: set[Edge]) -> Ring:
    sides = [edges([[one, after]]) <= foreign for one, after in zip(ring, ring[1:] + ring[:1])]
    turns = [index for index, side in enumerate(sides) if side != sides[index - 1]]
    first = turns[0] if turns else 0
    ring = ring[first:] + ring[: first + 1]
    sides = sides[first:] + sides[:first]
    bounds = [(turn - first) % len(sides) for turn in turns] or [0]
    made: Ring = []
    for start, stop in zip(bounds, [*bounds[1:], len(sides)]):
        run = ring[start : stop + 1]
        made += (run if sides[start] else _coarser(run))[:-1]
    return made


def _coarser(run: Ring) -> Ring:
    if len(run) < 3:
        return run
    line = shapely.simplify(LineString(run), COARSE_COAST * 10)
    return [(int(x), int(y)) for x, y in line.coords]


def path(shape: Iterable[Ring]) -> str:
    """The rings as an SVG path, written as short as SVG allows."""
    return "".join(f"M{_numbers(ring[0])}l{_numbers(*_steps(ring))}z" for ring in shape)


def _steps(ring: Ring) -> list[Corner]:
    return [(after[0] - one[0], after[1] - one[1]) for one, after in pairwise(ring)]


def _numbers(*points: Corner) -> str:
    """Tenths as decimals: a minus sign or a second point needs no space before it."""
    text = last = ""
    for value in (value for point in points for value in point):
        number = decimal(value)
        if text and not number.startswith("-") and not (number[0] == "." and "." in last):
            text += " "
        text, last = text + number, number
    return text


def decimal(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), 10)
    digits = f"{whole or ''}.{rest}" if rest else str(whole)
    return f"-{digits}" if tenths < 0 else digits
