"""Read the countries of world-atlas: TopoJSON into polygons of longitude and latitude."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
import pycountry
import shapely
from shapely import Geometry, Polygon

Points: TypeAlias = npt.NDArray[np.float64]

# The board is cut through the Bering Strait, so that Chukotka stays with Siberia.
MIDDLE = 11.0
CUT = MIDDLE - 180.0

# Drawn apart by Natural Earth, without a code of their own.
PART_OF = {"N. Cyprus": "CYP", "Somaliland": "SOM", "Siachen Glacier": "IND"}
NAMED = {"Kosovo": "XKX"}
LEFT_OUT = {"Indian Ocean Ter.", "Ashmore and Cartier Is."}


def read_countries(path: Path) -> dict[str, Geometry]:
    """Every country by its ISO 3166 code, on one side of the cut."""
    topology = json.loads(path.read_text(encoding="utf-8"))
    arcs = _arcs(topology)
    pieces: dict[str, list[Geometry]] = {}
    for entry in topology["objects"]["countries"]["geometries"]:
        if entry["properties"]["name"] not in LEFT_OUT:
            pieces.setdefault(_code(entry), []).append(_outline(entry, arcs))
    return {
        code: _on_one_side(shapely.union_all(parts, grid_size=1e-6))
        for code, parts in sorted(pieces.items())
    }


def _arcs(topology: dict[str, Any]) -> list[Points]:
    """The topology's arcs: stored as steps on a grid."""
    scale, translate = topology["transform"]["scale"], topology["transform"]["translate"]
    return [np.cumsum(np.array(arc), axis=0) * scale + translate for arc in topology["arcs"]]


def _code(entry: dict[str, Any]) -> str:
    name = entry["properties"]["name"]
    if name in PART_OF or name in NAMED:
        return PART_OF.get(name) or NAMED[name]
    country = pycountry.countries.get(numeric=entry["id"])
    if country is None:
        raise ValueError(f"{name}: no country has the number {entry['id']}")
    return str(country.alpha_3)


def _outline(entry: dict[str, Any], arcs: list[Points]) -> Geometry:
    polygons = entry["arcs"] if entry["type"] == "MultiPolygon" else [entry["arcs"]]
    made = [
        shapely.make_valid(Polygon(_ring(outer, arcs), [_ring(hole, arcs) for hole in holes]))
        for outer, *holes in polygons
    ]
    return shapely.make_valid(shapely.union_all(made))


def _ring(indices: list[int], arcs: list[Points]) -> Points:
    """A closed ring; rings that cross the antimeridian run on instead of jumping back."""
    chain: list[Points] = []
    for index in indices:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        chain.append(arc[1:] if chain else arc)
    ring = np.concatenate(chain)
    ring[:, 0] = np.unwrap(ring[:, 0], period=360)
    centre = (ring[:, 0].min() + ring[:, 0].max()) / 2
    ring[:, 0] += 360 * math.floor((MIDDLE + 180 - centre) / 360)
    return ring


def _on_one_side(country: Geometry) -> Geometry:
    """Move what lies beyond the cut to the other end of the map."""
    beyond = shapely.intersection(country, shapely.box(CUT - 360, -90, CUT, 90))
    if beyond.is_empty:
        return country
    moved = shapely.transform(beyond, lambda points: np.add(points, (360, 0)))
    kept = shapely.difference(country, shapely.box(CUT - 360, -90, CUT, 90))
    return shapely.union_all([kept, moved], grid_size=1e-6)
