"""The dashed lines of the sea links: smooth, over water, from coast to coast."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import shapely
from shapely import Geometry, Point

from .atlas import Points
from .drawing import WIDTH, decimal

# So near to its own end a line may still touch the land it comes from.
LANDING = 3.0
SAMPLES = 40


def link_path(
    pair: tuple[str, str], routes: list[Points], land: dict[str, Geometry]
) -> tuple[str, list[str]]:
    """The SVG path of a link, and what is wrong with it.

    One route leads from the first territory to the second; two lead from each of them over the
    edge of the map, at the height of the route's last point.
    """
    if len(routes) == 1:
        whole = routes[0].copy()
        whole[0] = _coast(land[pair[0]], whole[0])
        whole[-1] = _coast(land[pair[1]], whole[-1])
        curves = [whole]
    else:
        curves = [_to_the_edge(land[end], route) for end, route in zip(pair, routes)]
    text, faults = "", []
    for curve in curves:
        beziers = _smooth(np.round(curve, 1))
        text += _svg(beziers)
        for name, x, y in _landfalls(beziers, land, pair):
            faults.append(f"{'-'.join(pair)} runs over {name} at {x:.0f},{y:.0f}")
    return text, sorted(set(faults))


def _coast(territory: Geometry, near: Points) -> Points:
    line = shapely.shortest_line(shapely.boundary(territory), Point(near))
    nearest: Points = shapely.get_coordinates(line)[0]
    return nearest


def _to_the_edge(territory: Geometry, route: Points) -> Points:
    curve = route.copy()
    curve[0] = _coast(territory, curve[0])
    curve[-1, 0] = WIDTH if curve[0, 0] > WIDTH / 2 else 0
    return curve


def _smooth(points: Points) -> list[Points]:
    """Bézier curves through all points (Catmull-Rom), rounded as they are written."""
    around = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    curves = []
    for before, start, end, after in zip(around, around[1:], around[2:], around[3:]):
        controls = [start, start + (end - before) / 6, end - (after - start) / 6, end]
        curves.append(np.round(np.array(controls), 1))
    return curves


def _svg(beziers: list[Points]) -> str:
    def written(points: Points) -> str:
        return " ".join(decimal(round(float(value) * 10)) for value in points.ravel())

    return f"M{written(beziers[0][0])}" + "".join(f"C{written(curve[1:])}" for curve in beziers)


def _landfalls(
    beziers: list[Points], land: dict[str, Geometry], ends: tuple[str, str]
) -> Iterator[tuple[str, float, float]]:
    """Where the line crosses land it should not."""
    time = np.linspace(0, 1, SAMPLES)
    back = 1 - time
    weights = np.column_stack([back**3, 3 * back**2 * time, 3 * back * time**2, time**3])
    samples = np.vstack([weights @ curve for curve in beziers])
    to_ends = [np.hypot(*(samples - end).T) for end in (samples[0], samples[-1])]
    landing = np.minimum(*to_ends)
    for name, shape in land.items():
        hit = shapely.contains_xy(shape, samples[:, 0], samples[:, 1])
        if name in ends:
            hit &= landing > LANDING
        yield from ((name, float(x), float(y)) for x, y in samples[hit])
