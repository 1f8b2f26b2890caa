"""Make the board: read, cut, project, simplify, check against the rules, write."""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely import Geometry

from . import drawing, preview
from .atlas import Points, read_countries
from .projection import project
from .sea import link_path
from .territories import CLOSED, SCENERY, Rules, as_coverage, assemble, read_rules

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "ludoteka"
GAME = PACKAGE / "games" / "rawsiko"
LOCALES = GAME / "locales"
SOURCE = "Natural Earth 1:50m (public domain), from the npm package world-atlas 2.0.2"
MOST_BYTES = 110_000
# Pairs that meet in a point without being neighbours: nothing passes through a point.
CORNER = "they meet in one point, at the corner of Tanzania, Zambia and DR Congo"
MEETING = {("COD", "MOZ"): CORNER, ("RWA", "ZWE"): CORNER}


class WrongDrawing(ValueError):
    """The drawing does not say what the rules say."""


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m tools.world_map")
    arguments.add_argument("countries", type=Path, help="countries-50m.json of world-atlas 2.0.2")
    arguments.add_argument("--preview", type=Path, metavar="FILE.html", help="a page to look at")
    arguments.add_argument("--language", default="en", help="of the names on that page")
    options = arguments.parse_args()
    rules = read_rules(GAME / "map.toml")
    earlier = [read_rules(path) for path in sorted(GAME.glob("editions/*/map.toml"))]
    layout = tomllib.loads(Path(__file__).with_name("layout.toml").read_text(encoding="utf-8"))
    try:
        board = draw(read_countries(options.countries), rules, earlier, layout)
    except ValueError as fault:
        sys.exit(f"The board was not written:\n{fault}")
    (GAME / "board.json").write_text(as_json(board), encoding="utf-8")
    if options.preview:
        preview.write(options.preview, board, rules, LOCALES / options.language)


def as_json(board: dict[str, Any]) -> str:
    """A line for every entry, so that a change of one territory is a change of one line."""

    def line(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, sort_keys=True)

    parts = []
    for key, value in sorted(board.items()):
        if isinstance(value, list):
            entries = ",\n".join(f"  {line(entry)}" for entry in value)
            parts.append(f" {line(key)}: [\n{entries}\n ]")
        else:
            parts.append(f" {line(key)}: {line(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def draw(
    countries: dict[str, Geometry], rules: Rules, earlier: list[Rules], layout: dict[str, Any]
) -> dict[str, Any]:
    """The whole board, as it is written."""
    flat = {
        name: shapely.transform(shape, project)
        for name, shape in as_coverage(assemble(countries, rules)).items()
    }
    scale, shift = drawing.place_on_board(flat, set(rules.covers))

    def on_board(points: Points) -> Points:
        return points * scale + shift

    land = drawing.simplify(
        {name: shapely.transform(shape, on_board) for name, shape in flat.items()}
    )
    lowest = max(shapely.bounds(land[name])[3] for name in rules.covers)
    height = round(float(lowest) + drawing.MARGIN)
    frame = shapely.box(0, 0, drawing.WIDTH, height)
    for name in SCENERY:
        land[name] = shapely.normalize(shapely.intersection(land[name], frame))
    shapes = {name: drawing.rings(shape) for name, shape in land.items()}
    board = {
        "width": drawing.WIDTH,
        "height": height,
        "source": SOURCE,
        "territories": [
            {"id": name, "path": drawing.path(shapes[name])}
            | _placed(land[name], layout["labels"].get(name, {}))
            for name in rules.covers
        ],
        "closed": [
            {"id": name, "path": drawing.path(shapes[name])} | _placed(land[name], {})
            for name in CLOSED
        ],
        "scenery": [
            {"id": name, "path": drawing.path(shapes[name])} for name in SCENERY if shapes[name]
        ],
        "continents": [
            {
                "id": continent,
                "path": drawing.path(_outline(continent, land, shapes, rules)),
                "portrait": layout["portraits"][continent],
            }
            for continent in rules.continents
        ],
        "earlier": _earlier(land, shapes, rules, earlier),
        "sea": _links(
            {
                key: [on_board(project(np.array(route, dtype=np.float64))) for route in routes]
                for key, routes in layout["sea"].items()
            },
            land,
            rules,
        ),
        "touching": _touching(shapes, rules),
    }
    _check_size(board)
    return board


def _placed(shape: Geometry, label: dict[str, Any]) -> dict[str, Any]:
    """Where the name stands, and how much room the land has: the radius of its largest circle."""
    largest = max(shapely.get_parts(shape), key=lambda island: float(island.area))
    circle = shapely.maximum_inscribed_circle(largest, tolerance=0.1)
    middle = shapely.get_coordinates(circle)[0].tolist()
    away = label.get("by", [0, 0])
    placed = {
        "label": [round(at + by, 1) for at, by in zip(middle, away)],
        "room": round(float(shapely.length(circle)), 1),
    }
    if label.get("leader"):
        placed["leader"] = [round(at, 1) for at in middle]
    return placed | {key: label[key] for key in ("chips", "columns", "shift") if key in label}


def _earlier(
    land: dict[str, Geometry],
    shapes: dict[str, list[drawing.Ring]],
    rules: Rules,
    earlier: list[Rules],
) -> list[dict[str, Any]]:
    """Continents of earlier editions that had other territories than now, each once."""
    known = [_members(continent, rules) for continent in rules.continents]
    found = []
    for edition in earlier:
        for continent in edition.continents:
            own = _members(continent, edition)
            if own not in known:
                known.append(own)
                outline = drawing.path(_outline(continent, land, shapes, edition))
                found.append({"id": continent, "territories": own, "path": outline})
    return found


def _members(continent: str, rules: Rules) -> list[str]:
    return sorted([name for name, home in rules.continent_of.items() if home == continent])


def _outline(
    continent: str,
    land: dict[str, Geometry],
    shapes: dict[str, list[drawing.Ring]],
    rules: Rules,
) -> list[drawing.Ring]:
    own = _members(continent, rules)
    foreign = {edge for name in shapes if name not in own for edge in drawing.edges(shapes[name])}
    return drawing.continent_outline([land[name] for name in own], foreign)


def _links(
    ways: dict[str, list[Points]], land: dict[str, Geometry], rules: Rules
) -> list[dict[str, Any]]:
    pairs = {(key[:3], key[4:]) for key in ways}
    if pairs != rules.sea:
        raise WrongDrawing(f"layout.toml and map.toml differ in sea links: {pairs ^ rules.sea}")
    links, faults = [], []
    for key in sorted(ways):
        text, wrong = link_path((key[:3], key[4:]), ways[key], land)
        links.append({"between": [key[:3], key[4:]], "path": text})
        faults += wrong
    if faults:
        raise WrongDrawing("\n".join(faults))
    return links


def _touching(shapes: dict[str, list[drawing.Ring]], rules: Rules) -> list[dict[str, Any]]:
    """Compare the borders of the drawing with the rules, and list what meets in a point."""
    border, meeting = drawing.contacts({name: shapes[name] for name in rules.covers})
    if border != rules.land:
        raise WrongDrawing(
            f"drawn as neighbours against the rules: {sorted(border - rules.land)}\n"
            f"neighbours by the rules, not on the drawing: {sorted(rules.land - border)}"
        )
    if meeting != MEETING.keys():
        raise WrongDrawing(
            f"pairs that should meet in a point, or should not: {meeting ^ MEETING.keys()}"
        )
    return [{"between": list(pair), "reason": MEETING[pair]} for pair in sorted(meeting)]


def _check_size(board: dict[str, Any]) -> None:
    parts = ("territories", "closed", "scenery", "continents", "sea")
    sizes = {part: sum(len(entry["path"]) for entry in board[part]) for part in parts}
    rooms = sorted((entry["room"], entry["id"]) for entry in board["territories"])
    print(f"{sum(sizes.values())} bytes of paths: {sizes}")
    print(f"{board['width']} x {board['height']}, {len(board['sea'])} sea links")
    print("least room:", ", ".join(f"{name} {room}" for room, name in rooms[:10]))
    if sum(sizes.values()) > MOST_BYTES:
        raise WrongDrawing(f"more than {MOST_BYTES} bytes of paths")


if __name__ == "__main__":
    main()
