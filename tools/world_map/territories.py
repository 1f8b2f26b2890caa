"""Which land belongs to which territory, which to closed China and which is quiet scenery."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import shapely
from shapely import Geometry, Polygon, box

EVERYWHERE = box(-400, -95, 400, 95)
# A straight cut must be able to bend with the projection: a corner at least every so many degrees.
STEP = 1.0

CLOSED = {"CHN": ["CHN", "HKG", "MAC"]}

# Land that nobody owns. It keeps two territories apart that are no neighbours (the Caucasus, North
# Korea, Darfur, the Sahara), or it is disputed and the board makes no claim.
SCENERY = {
    "caucasus": ["ARM", "AZE", "GEO"],
    "darfur": [],
    "falklands": ["FLK"],
    "faroes": ["FRO"],
    "greenland": [],
    "iceland": ["ISL"],
    "kaliningrad": [],
    "new-caledonia": ["NCL"],
    "new-zealand": [],
    "north-korea": ["PRK"],
    "sahara": ["ESH"],
    "taiwan": ["TWN"],
}


def _west_of(*line: tuple[float, float]) -> Polygon:
    return Polygon([(-400, 95), (line[0][0], 95), *line, (line[-1][0], -95), (-400, -95)])


def _north_of(*line: tuple[float, float]) -> Polygon:
    return Polygon([(-400, 95), (-400, line[0][1]), *line, (400, line[-1][1]), (400, 95)])


ALASKA = box(-200, 50, -129.5, 75)
HAWAII = box(-180, 15, -150, 30)
ROCKIES = _west_of(
    (-100.5, 49.5), (-100.5, 43), (-100.2, 37), (-103, 36.4), (-103, 32), (-103.4, 28)
)
# The whole of Novaya Zemlya lies west of it.
URAL = _west_of(
    (72, 78), (66, 74.5), (66, 72), (65, 68), (60, 64), (59, 58), (58.5, 54), (60.5, 51), (62, 48)
)
SAHARA = _north_of(
    (-20, 19.2), (-8, 19.2), (-5.2, 17.4), (0, 16.6), (2.6, 17.2), (4.6, 18.4), (10, 18.4)
)
CRIMEA = box(32.3, 44.2, 36.62, 46.2)

# Natural Earth draws it with its mother country.
APART = {"GUF": ("FRA", box(-56, 1, -50, 7))}

# A country whose land does not all go to the one territory that covers it: region by region, the
# first that fits; what fits none (Hawaii, Svalbard, the Canaries) is not drawn.
SPLIT: dict[str, list[tuple[str, Geometry]]] = {
    "USA": [("USW", ALASKA), ("", HAWAII), ("USW", ROCKIES), ("USE", EVERYWHERE)],
    "RUS": [
        ("kaliningrad", box(18, 54, 23.2, 56)),
        ("UKR", CRIMEA),
        ("RUW", URAL),
        ("RUE", EVERYWHERE),
    ],
    "FRA": [("FRA", box(-6, 41, 10.5, 52))],
    "NOR": [("FIN", box(25.2, 68.4, 33, 71.8)), ("SCA", box(0, 57, 33, 72))],
    "ESP": [("ESP", box(-10, 35, 5, 45))],
    "PRT": [("ESP", box(-10, 36, -6, 43))],
    "NLD": [("BEL", box(0, 50, 10, 54))],
    "MAR": [("sahara", box(-20, 20, 0, 27.667)), ("MAR", EVERYWHERE)],
    "MLI": [("sahara", SAHARA), ("GIN", EVERYWHERE)],
    "MRT": [("sahara", SAHARA), ("GIN", EVERYWHERE)],
    "SDN": [("darfur", _west_of((27.2, 30), (27.2, 8))), ("EGY", EVERYWHERE)],
    "MYS": [("THA", box(95, 0, 106, 8)), ("IDN", EVERYWHERE)],
    "GRL": [("greenland", box(-80, 55, -8, 84))],
    "NZL": [("new-zealand", box(160, -48, 180, -33))],
}
# `map.toml` names for Ukraine what is Ukraine's; Natural Earth draws Crimea with Russia.
NOT_BY_COVER = {("RUS", "UKR")}


@dataclass(frozen=True)
class Rules:
    """What the rules' map says: the drawing must say the same."""

    continents: list[str]
    continent_of: dict[str, str]
    covers: dict[str, list[str]]
    materials: dict[str, list[str]]
    land: set[tuple[str, str]]
    sea: set[tuple[str, str]]


def read_rules(path: Path) -> Rules:
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    territories = table["territory"]

    def pairs(kind: str) -> set[tuple[str, str]]:
        both = {(entry["id"], other) for entry in territories for other in entry.get(kind, [])}
        if lonely := {(a, b) for a, b in both if (b, a) not in both}:
            raise ValueError(f"{path.name}: {kind} neighbours on one side only: {sorted(lonely)}")
        return {(a, b) for a, b in both if a < b}

    return Rules(
        continents=[entry["id"] for entry in table["continent"]],
        continent_of={entry["id"]: entry["continent"] for entry in territories},
        covers={entry["id"]: entry["covers"] for entry in territories},
        materials={entry["id"]: entry["materials"] for entry in territories},
        land=pairs("land"),
        sea=pairs("sea"),
    )


def assemble(countries: dict[str, Geometry], rules: Rules) -> dict[str, Geometry]:
    """The land of every territory, of closed China and of each scenery."""
    land = rules.covers | CLOSED | SCENERY
    apart = {
        code: shapely.intersection(countries[mother], region)
        for code, (mother, region) in APART.items()
    }
    countries = countries | apart
    splits = SPLIT | {"TZA": _tanzania(countries)}
    parts: dict[str, list[Geometry]] = {owner: [] for owner in land}
    for owner, codes in land.items():
        for code in codes:
            if code not in splits:
                parts[owner].append(countries[code])
            elif owner not in {name for name, _ in splits[code]}:
                raise ValueError(f"{owner} covers {code}, but no part of {code} is cut out for it")
    for code, regions in splits.items():
        rest = countries[code]
        for owner, region in regions:
            covered = rules.covers.get(owner, [code])
            if code not in covered and (code, owner) not in NOT_BY_COVER:
                raise ValueError(f"a part of {code} goes to {owner}, which does not cover it")
            if owner:
                parts[owner].append(shapely.intersection(rest, region))
            rest = shapely.difference(rest, region)
    return {
        owner: shapely.segmentize(shapely.union_all(pieces, grid_size=1e-6), STEP)
        for owner, pieces in parts.items()
    }


def _tanzania(countries: dict[str, Geometry]) -> list[tuple[str, Geometry]]:
    """The south-west goes with Mozambique, so that East Africa and Zambia meet in one point only.

    The cut must start exactly where Tanzania, Zambia and DR Congo meet.
    """
    meeting = shapely.intersection_all([countries[code] for code in ("TZA", "ZMB", "COD")])
    corner = shapely.get_coordinates(meeting)[0]
    south_west = Polygon([corner, (31.6, -7.6), (33.6, -7.2), (36.2, -8.6), (36.2, -13), (30, -13)])
    return [("MOZ", south_west), ("RWA", EVERYWHERE)]


def as_coverage(land: dict[str, Geometry]) -> dict[str, Geometry]:
    """The same land without gaps and overlaps: neighbours share every corner of their border."""
    names = list(land)
    outlines = shapely.union_all([shapely.boundary(shape) for shape in land.values()], 1e-5)
    faces = shapely.get_parts(shapely.polygonize([shapely.node(outlines)]))
    tree = shapely.STRtree(list(land.values()))
    inside = tree.query(shapely.point_on_surface(faces), predicate="intersects")
    owner: dict[int, str] = {}
    for face, index in sorted(zip(*inside.tolist())):
        owner.setdefault(face, names[index])
    shares: dict[str, list[Geometry]] = {name: [] for name in names}
    for face, name in owner.items():
        shares[name].append(faces[face])
    made = {name: shapely.coverage_union_all(share) for name, share in shares.items()}
    if not shapely.coverage_is_valid(np.array(list(made.values()), dtype=object)):
        raise ValueError("the territories overlap or leave gaps between them")
    return made
