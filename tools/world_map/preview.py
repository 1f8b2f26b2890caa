"""A page that shows the board as a game would: stacks, links, portraits, names of any language."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Any

from .territories import Rules

STYLE = """
body { margin: 0; background: #d9e7e9; font-family: Inter, "DejaVu Sans Condensed", sans-serif }
svg { display: block; width: 1152px }
text { text-anchor: middle; fill: #1f1b16 }
.scenery { fill: #dcd8cc; stroke: #cbc5b4; stroke-width: .6 }
.closed { fill: #c9c6bf; stroke: #8d8471; stroke-width: .8 }
.land { stroke: #8d8471; stroke-width: .8; stroke-linejoin: round }
.NAM { fill: #f1dfae } .SAM { fill: #d5e3ae } .EUR { fill: #d2def2 }
.AFR { fill: #f2d0ba } .ASI { fill: #e3d5ec } .OCE { fill: #c2e6dd }
.outline { fill: none; stroke: #6f6754; stroke-width: 1.6; stroke-linejoin: round }
.halo { fill: none; stroke: #fff; stroke-opacity: .5; stroke-width: 7; stroke-linejoin: round }
.link { fill: none; stroke: #5b5246; stroke-width: 1.5; stroke-dasharray: 4.5 4;
  stroke-linecap: round }
.leader { stroke: #1f1b16; stroke-width: 1.1 }
.name { font-size: 10px; font-weight: 650; stroke: #fffdf8; stroke-width: 2.6px;
  paint-order: stroke; stroke-linejoin: round }
.wagon { fill: #fffdf6; stroke: #1f1b16 }
.chip { fill: #fffdf8; stroke: #cfc4ae }
.material { font-size: 8px }
.portrait { fill: #fffdf8; stroke: #d8ccb6 }
.clash { fill: none; stroke: red; stroke-width: 1.5 }
"""

# Marks what lies on a part of another stack or portrait, or runs out of the frame.
SCRIPT = """
const boxes = [...document.querySelectorAll("[data-id]")].map(e => [e, e.getBBox()]);
const frame = document.querySelector("svg").viewBox.baseVal, found = [];
const mark = (box, text) => {
  found.push(text);
  const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const key of ["x", "y", "width", "height"]) rect.setAttribute(key, box[key]);
  rect.setAttribute("class", "clash");
  document.querySelector("svg").append(rect);
};
const apart = (a, b) => a.x + a.width < b.x || b.x + b.width < a.x
  || a.y + a.height < b.y + 3 || b.y + b.height < a.y + 3;
boxes.forEach(([e, box], i) => {
  const said = e.dataset.id;
  if (box.x < 0 || box.y < 0 || box.x + box.width > frame.width
    || box.y + box.height > frame.height) mark(box, said + " out of the frame");
  for (const [other, second] of boxes.slice(i + 1))
    if (other.dataset.id != said && !apart(box, second))
      mark(box, said + " on " + other.dataset.id);
});
document.title = found.length ? "Overlaps: " + [...new Set(found)].join(", ") : "No overlaps";
"""

LONGEST_LINE = 13
LINE, WAGON, CHIP = 11, 28, 19.4


def write(page: Path, board: dict[str, Any], rules: Rules, locale: Path) -> None:
    names = _names(locale, {entry["id"] for entry in board["closed"]})
    language = locale.name
    drawn = [f'<svg viewBox="0 0 {board["width"]} {board["height"]}">']
    drawn += [_path(entry, "halo") for entry in board["continents"]]
    drawn += [_path(entry, "scenery") for entry in board["scenery"]]
    drawn += [_path(entry, "closed") for entry in board["closed"]]
    for entry in board["territories"]:
        drawn.append(_path(entry, f"land {rules.continent_of[entry['id']]}"))
    drawn += [_path(entry, "outline") for entry in board["continents"]]
    drawn += [_path(entry, "link") for entry in board["sea"]]
    for entry in board["continents"]:
        drawn += _portrait(entry, names[entry["id"]])
    for entry in [*board["closed"], *board["territories"]]:
        materials = rules.materials.get(entry["id"], [])
        drawn += _stack(entry, lines(names[entry["id"]]), materials, language)
    body = "\n".join([*drawn, "</svg>"])
    page.write_text(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><style>{STYLE}</style>'
        f"{body}<script>{SCRIPT}</script></html>",
        encoding="utf-8",
    )


def _names(locale: Path, closed: set[str]) -> dict[str, str]:
    """Names of territories and continents, and of the closed countries, from the game's texts."""
    message = re.compile(r"^rawsiko-(territory|continent|country)-(\w+) = (.+)$", re.MULTILINE)
    return {
        key: name
        for file in sorted(locale.glob("rawsiko-*.ftl"))
        for kind, key, name in message.findall(file.read_text(encoding="utf-8"))
        if kind != "country" or key in closed
    }


def lines(name: str) -> list[str]:
    """A long name on two lines, broken where they come out most alike."""
    breaks = [found.end() for found in re.finditer(r"[ –-]", name)]
    if len(name) <= LONGEST_LINE or not breaks:
        return [name]
    middle = min(breaks, key=lambda at: abs(2 * at - len(name)))
    return [name[:middle].strip(), name[middle:]]


def _path(entry: dict[str, Any], kind: str) -> str:
    return f'<path class="{kind}" d="{entry["path"]}"/>'


def _portrait(entry: dict[str, Any], name: str) -> list[str]:
    x, y = entry["portrait"]
    half = 32 + 3 * len(name)
    pill = f'x="{x - half}" y="{y - 14}" width="{2 * half}" height="28" rx="14"'
    return [
        f'<rect class="portrait" data-id="{entry["id"]}" {pill}/>',
        f'<text font-size="11" font-weight="650" x="{x - 20}" y="{y + 4}">{escape(name)}</text>',
    ]


def _stack(
    entry: dict[str, Any], name: list[str], materials: list[str], language: str
) -> list[str]:
    """Name, wagon and materials around the label point, as in the visual guide."""
    across, down = entry.get("shift", {}).get(language, [0, 0])
    x, y = entry["label"][0] + across, entry["label"][1] + down
    columns = entry.get("columns", 3 if len(materials) > 4 else max(len(materials), 1))
    rows = [materials[at : at + columns] for at in range(0, len(materials), columns)]
    beside = {"left": -1, "right": 1}.get(entry.get("chips", ""), 0)
    high = len(name) * LINE + (WAGON if materials else 0) + (0 if beside else len(rows) * CHIP)
    made = []
    if "leader" in entry:
        to_x, to_y = entry["leader"]
        made.append(f'<path class="leader" d="M{x} {y}L{to_x} {to_y}"/>')
        made.append(f'<circle cx="{to_x}" cy="{to_y}" r="2.4"/>')
    top = y - high / 2
    for line in name:
        made.append(
            f'<text class="name" data-id="{entry["id"]}" x="{x:.1f}" y="{top + 9:.1f}">'
            f"{escape(line)}</text>"
        )
        top += LINE
    if materials:
        made.append(
            f'<rect class="wagon" data-id="{entry["id"]}" x="{x - 18:.1f}" y="{top + 4:.1f}"'
            f' width="36" height="20" rx="4"/>'
        )
    top += WAGON
    for number, row in enumerate(rows):
        left = x - (len(row) - 1) * CHIP / 2
        level = top + CHIP / 2 + number * CHIP
        if beside:
            left = x + beside * 30 - (len(row) - 1) * CHIP * (beside < 0)
            level = y + 2 + (number - (len(rows) - 1) / 2) * CHIP
        for place, material in enumerate(row):
            at = left + place * CHIP
            made.append(
                f'<circle class="chip" data-id="{entry["id"]}" cx="{at:.1f}" cy="{level:.1f}"'
                f' r="8.5"/>'
            )
            made.append(
                f'<text class="material" x="{at:.1f}" y="{level + 3:.1f}">{material}</text>'
            )
    return made
