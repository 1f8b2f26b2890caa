"""What one more cube of the reader would do, from what lies open in a view.

The browser works it out for itself in the same way (web/src/games/envyra/view/forecast.ts); both
are tried with the cases of web/tests/envyra/forecasts.json. No view has a tile that is full: it is
won at once (17). Only the browser, which shows a step moment by moment, has one on the screen.
"""

from __future__ import annotations

from typing import Any, Final

MOVING: Final = "moving"


class Forecast:
    """Who would have most of the cubes on a tile, and with how many against how many (18).

    `kind` is "lacking" (it can't move there yet), "closes" or "stays" (what the cube itself does),
    "then" or "then-leads" (what there is when those of others, who are `coming`, have come, too).
    """

    __slots__ = ("coming", "kind", "leader", "leading", "left", "trailing")

    def __init__(self, kind: str, cubes: list[int], needed: int, coming: list[int]) -> None:
        self.kind = kind
        self.coming = coming
        self.left = max(0, needed - len(cubes))
        self.leader = leader_of(cubes)
        self.leading = cubes.count(self.leader)
        self.trailing = max([cubes.count(seat) for seat in cubes if seat != self.leader], default=0)


def leader_of(cubes: list[int]) -> int:
    """Most cubes; of several with most, the one whose newest cube is the newest (18, E-29)."""
    best = -1
    for seat in reversed(cubes):
        if best < 0 or cubes.count(seat) > cubes.count(best):
            best = seat
    return best


def forecast(tiles: dict[str, Any], view: dict[str, Any], cell: str, seat: int) -> Forecast:
    """Of one more cube of a seat on the tile of a cell."""
    cubes: list[int] = view["grid"][cell]["cubes"]
    tile = tiles[view["grid"][cell]["tile"]]
    needed: int = tile["cubes"]
    if lacks(tiles, tile["needs"], view["won"][seat]):
        return Forecast("lacking", [*cubes, seat], needed, [])
    line = coming_to(tiles, view, cell)
    first = seat not in line or line[0] == seat
    others = [other for other in line if other != seat]
    after = [*cubes, seat]
    if not others or (first and len(after) >= needed):
        return Forecast("closes" if len(after) >= needed else "stays", after, needed, [])
    whole = [*cubes, *(line if seat in line else [seat, *line])][:needed]
    return Forecast("then" if len(whole) >= needed else "then-leads", whole, needed, others)


def coming_to(tiles: dict[str, Any], view: dict[str, Any], cell: str) -> list[int]:
    """The seats whose cubes for a tile lie open and may move there, in the order of their turns."""
    if view["phase"] != MOVING:
        return []
    needs = tiles[view["grid"][cell]["tile"]]["needs"]
    rest: list[int] = view["order"][view["step"] or 0 :]
    seats = [
        seat
        for seat, board in enumerate(view["boards"])
        if cell in board and seat in rest and not lacks(tiles, needs, view["won"][seat])
    ]
    return sorted(seats, key=rest.index)


def lacks(tiles: dict[str, Any], needs: list[str], won: list[str]) -> list[str]:
    """The colours of a restricted tile for which there is no won tile yet, one an icon (15)."""
    lacking = needs[:]
    for tile in won:
        theme = tiles[tile]["theme"]
        if theme in lacking:
            lacking.remove(theme)
    return lacking
