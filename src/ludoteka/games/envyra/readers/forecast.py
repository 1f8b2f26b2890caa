"""What one more cube of the reader would do, from what lies open in a view.

The browser works it out for itself in the same way (web/src/games/envyra/view/forecast.ts); both
are tried with the cases of web/tests/envyra/forecasts.json. No view has a tile that is full: it is
won at once (17). Only the browser, which shows a step moment by moment, has one on the screen.
"""

from __future__ import annotations

from itertools import product
from typing import Any, Final

MOVING: Final = "moving"


class Forecast:
    """Who would have most of the cubes on a tile, and with how many against how many (18).

    `kind` is "lacking" (it can't move there yet), "closes" or "stays" (what the cube itself does),
    "then" or "then-leads" (what there is when those of others, who are `coming`, have come, too);
    "may-win" or "may-lead" where it is still open who of those in `might` that will be.
    """

    __slots__ = ("coming", "kind", "leader", "leading", "left", "might", "trailing")

    def __init__(
        self,
        kind: str,
        cubes: list[int],
        needed: int,
        coming: list[int],
        might: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.coming = coming
        self.might = might or []
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
    unsettled = open_at(tiles, view, cell, seat)
    if unsettled is not None:
        return unsettled
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


def open_at(tiles: dict[str, Any], view: dict[str, Any], cell: str, seat: int) -> Forecast | None:
    """What is still open after the next cube of a seat; None: nothing is left to choose.

    Who has two cubes chooses which goes first, so either may come now or a turn later (13); a cube
    on a restricted tile may still be let in by a tile won meanwhile (D-C5); and the end tile may
    end the round before (26).
    """
    if view["phase"] != MOVING:
        return None
    spot = view["grid"][cell]
    needed: int = tiles[spot["tile"]]["cubes"]
    rest: list[int] = view["order"][view["step"] or 0 :]
    turns = {other: _turns(tiles, view, cell, other) for other in range(len(view["boards"]))}
    coming = [other for other, stops in turns.items() if other != seat and stops]
    own = rest.index(seat) if seat in rest else -1
    ends: list[list[int]] = []
    for way in product(*[turns[other] for other in coming]):
        line = [(stop, other) for stop, other in zip(way, coming, strict=True) if stop is not None]
        ordered = [other for _, other in sorted([(own, seat), *line])]
        ends.append([*spot["cubes"], *ordered][:needed])
    seen = [Forecast("", end, needed, coming) for end in ends]
    different = {(one.leader, one.leading, one.trailing, one.left) for one in seen}
    cut = any(
        other != cell and tiles[there["tile"]]["theme"] is None and _can_fill(tiles, view, other)
        for other, there in view["grid"].items()
    )
    if len(different) == 1 and not (cut and coming):
        return None
    kind = "may-win" if any(one.left == 0 for one in seen) else "may-lead"
    return Forecast(kind, ends[0], needed, coming, sorted({one.leader for one in seen}))


def _turns(
    tiles: dict[str, Any], view: dict[str, Any], cell: str, seat: int
) -> list[int] | list[int | None]:
    """At which of the turns left a seat's cube for a tile may come; None: perhaps never."""
    board: list[str] = view["boards"][seat]
    rest: list[int] = view["order"][view["step"] or 0 :]
    stops = [at for at, one in enumerate(rest) if one == seat]
    if cell not in board or not stops:
        return []
    lacking = lacks(tiles, tiles[view["grid"][cell]["tile"]]["needs"], view["won"][seat])
    if lacking:
        chances = [
            other
            for other, there in view["grid"].items()
            if other != cell
            and tiles[there["tile"]]["theme"] in lacking
            and (other in board or seat in there["cubes"])
            and _can_fill(tiles, view, other)
        ]
        return [] if len(chances) < len(lacking) else [*stops, None]
    if len(board) == 1:
        return stops[:1]
    return stops if len(stops) > 1 else [*stops, None]


def _can_fill(tiles: dict[str, Any], view: dict[str, Any], cell: str) -> bool:
    """Do so many cubes wait for a tile that it may be full in this round?"""
    there = view["grid"][cell]
    waiting = len([board for board in view["boards"] if cell in board])
    needed: int = tiles[there["tile"]]["cubes"]
    return waiting > 0 and len(there["cubes"]) + waiting >= needed


def lacks(tiles: dict[str, Any], needs: list[str], won: list[str]) -> list[str]:
    """The colours of a restricted tile for which there is no won tile yet, one an icon (15)."""
    lacking = needs[:]
    for tile in won:
        theme = tiles[tile]["theme"]
        if theme in lacking:
            lacking.remove(theme)
    return lacking
