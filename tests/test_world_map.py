"""The drawing of RAWsiko's world says what the rules' map says.

Everything is read from the paths themselves, as a browser would draw them.
"""

import json
import math
import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

GAME = Path(__file__).resolve().parent.parent / "src" / "ludoteka" / "games" / "rawsiko"
TEXT = (GAME / "board.json").read_text(encoding="utf-8")
BOARD = json.loads(TEXT)
RULES = tomllib.loads((GAME / "map.toml").read_text(encoding="utf-8"))
CONTINENT_OF = {entry["id"]: entry["continent"] for entry in RULES["territory"]}
DRAWN = {entry["id"]: entry for entry in BOARD["territories"]}
WIDTH, HEIGHT = BOARD["width"], BOARD["height"]

AT_THE_COAST = 1.5
# A sea link may touch the land it comes from so near to its end.
LANDING = 3.5
# Half a wagon and a little more: a stack without a leader touches its land.
BESIDE = 22
NUMBER = re.compile(r"-?\d*\.?\d+")


def neighbours(kind):
    return {
        tuple(sorted((entry["id"], other)))
        for entry in RULES["territory"]
        for other in entry.get(kind, [])
    }


def numbers(text):
    found = [float(number) for number in NUMBER.findall(text)]
    return list(zip(found[::2], found[1::2], strict=True))


def rings(path):
    """The corners of the closed rings of a path, in tenths of a pixel."""
    assert re.fullmatch(r"(M[-\d. ]+l[-\d. ]+z)+", path)
    made = []
    for ring in path.split("z")[:-1]:
        start, steps = ring[1:].split("l")
        [(x, y)] = numbers(start)
        corners = [(round(x * 10), round(y * 10))]
        for across, down in numbers(steps):
            last = corners[-1]
            corners.append((last[0] + round(across * 10), last[1] + round(down * 10)))
        made.append(corners)
    return made


def sides(shape):
    return [side for ring in shape for side in zip(ring, ring[1:] + ring[:1], strict=True)]


def borders(shape):
    return {tuple(sorted(side)) for side in sides(shape)}


def inside(point, shape):
    """Whether a point in pixels lies on a shape: a ray from it crosses the sides oddly often."""
    x, y = point[0] * 10, point[1] * 10
    crossings = 0
    for (x1, y1), (x2, y2) in sides(shape):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            crossings += 1
    return crossings % 2 == 1


def to_coast(point, shape):
    """How many pixels a point is from the nearest side of a shape."""
    x, y = point[0] * 10, point[1] * 10

    def far(side):
        (x1, y1), (x2, y2) = side
        across, down = x2 - x1, y2 - y1
        part = ((x - x1) * across + (y - y1) * down) / (across**2 + down**2)
        part = max(0, min(1, part))
        return math.hypot(x1 + part * across - x, y1 + part * down - y)

    return min(map(far, sides(shape))) / 10


def curves(path):
    """The lines of a sea link, each as its Bézier curves."""
    assert re.fullmatch(r"(M[-\d. ]+(C[-\d. ]+)+)+", path)
    lines = []
    for line in path.split("M")[1:]:
        start, *rest = line.split("C")
        at = numbers(start)
        made = []
        for piece in rest:
            made.append((at[-1], *numbers(piece)))
            at = made[-1]
        lines.append(made)
    return lines


def samples(line, count=30):
    for start, first, second, end in line:
        for step in range(count + 1):
            t = step / count
            weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3)
            corners = (start, first, second, end)
            yield tuple(
                sum(weight * corner[axis] for weight, corner in zip(weights, corners, strict=True))
                for axis in (0, 1)
            )


SHAPES = {
    entry["id"]: rings(entry["path"])
    for part in ("territories", "closed", "scenery")
    for entry in BOARD[part]
}


def box(shape):
    xs, ys = zip(*(corner for ring in shape for corner in ring), strict=True)
    return min(xs) / 10, min(ys) / 10, max(xs) / 10, max(ys) / 10


BOXES = {name: box(shape) for name, shape in SHAPES.items()}


def land_at(point):
    """The names of the land at a point."""
    x, y = point
    return {
        name
        for name, (left, top, right, bottom) in BOXES.items()
        if left <= x <= right and top <= y <= bottom and inside(point, SHAPES[name])
    }


def in_frame(point, margin=0):
    return margin <= point[0] <= WIDTH - margin and margin <= point[1] <= HEIGHT - margin


def pairs_that_share(parts_of):
    owners = {}
    for name in DRAWN:
        for part in parts_of(SHAPES[name]):
            owners.setdefault(part, []).append(name)
    return {
        (one, other) for names in owners.values() for one in names for other in names if one < other
    }


def test_every_territory_is_drawn_once_and_china_is_closed():
    assert [entry["id"] for entry in BOARD["territories"]] == list(CONTINENT_OF)
    assert [entry["id"] for entry in BOARD["closed"]] == ["CHN"]
    assert len(SHAPES) == len(DRAWN) + 1 + len(BOARD["scenery"])
    assert [entry["id"] for entry in BOARD["continents"]] == [
        entry["id"] for entry in RULES["continent"]
    ]


def test_the_file_is_as_the_tool_writes_it():
    def line(value):
        return json.dumps(value, ensure_ascii=False, sort_keys=True)

    lines = ["{"]
    for key in sorted(BOARD):
        value = BOARD[key]
        if isinstance(value, list):
            lines.append(f" {line(key)}: [")
            lines += [f"  {line(entry)}," for entry in value]
            lines[-1] = lines[-1].removesuffix(",")
            lines.append(" ],")
        else:
            lines.append(f" {line(key)}: {line(value)},")
    lines[-1] = lines[-1].removesuffix(",")
    assert [*lines, "}", ""] == TEXT.split("\n")


def test_the_paths_stay_small():
    parts = ("territories", "closed", "scenery", "continents", "sea")
    assert sum(len(entry["path"].encode()) for part in parts for entry in BOARD[part]) <= 110_000


def test_the_land_lies_in_the_frame():
    for name, (left, top, right, bottom) in BOXES.items():
        assert in_frame((left, top)), name
        assert in_frame((right, bottom)), name


def test_10_territories_share_a_border_where_the_rules_say_so():
    assert pairs_that_share(borders) == neighbours("land")


def test_10_territories_that_only_meet_in_a_point_are_listed_with_a_reason():
    meeting = pairs_that_share(lambda shape: {corner for ring in shape for corner in ring})
    listed = [tuple(entry["between"]) for entry in BOARD["touching"]]
    assert listed == sorted(meeting - neighbours("land"))
    assert all(entry["reason"] for entry in BOARD["touching"])


def test_10_every_sea_link_is_drawn_once():
    assert [tuple(entry["between"]) for entry in BOARD["sea"]] == sorted(neighbours("sea"))


@pytest.mark.parametrize("link", BOARD["sea"], ids=lambda link: "-".join(link["between"]))
def test_10_a_sea_link_runs_over_water_from_coast_to_coast(link):
    lines = curves(link["path"])
    ends = [(line[0][0], line[-1][-1]) for line in lines]
    if len(lines) == 1:
        landings = list(ends[0])
    else:
        landings = [start for start, _ in ends]
        assert sorted(edge[0] for _, edge in ends) == [0, WIDTH]
    for name, landing in zip(link["between"], landings, strict=True):
        assert to_coast(landing, SHAPES[name]) <= AT_THE_COAST, name
    for line in lines:
        for point in samples(line):
            assert in_frame(point)
            near = min(math.dist(point, landing) for landing in landings)
            allowed = set(link["between"]) if near <= LANDING else set()
            assert land_at(point) <= allowed, point


@pytest.mark.parametrize("name", DRAWN)
def test_a_stack_stands_at_its_territory(name):
    entry = DRAWN[name]
    shape = SHAPES[name]
    assert in_frame(entry["label"], margin=20)
    assert entry["room"] >= 4
    if "leader" in entry:
        assert inside(entry["leader"], shape)
        assert to_coast(entry["leader"], shape) == pytest.approx(entry["room"], abs=0.5)
    else:
        assert inside(entry["label"], shape) or to_coast(entry["label"], shape) <= BESIDE
    assert entry.get("chips", "left") in ("left", "right")
    for language, away in entry.get("shift", {}).items():
        assert (GAME / "locales" / language).is_dir()
        assert math.hypot(*away) <= BESIDE


@pytest.mark.parametrize("entry", BOARD["continents"], ids=lambda entry: entry["id"])
def test_a_continent_has_its_outline_and_a_portrait_on_the_sea(entry):
    own = {name for name in DRAWN if CONTINENT_OF[name] == entry["id"]}
    outline = rings(entry["path"])
    corners = {corner for name in own for ring in SHAPES[name] for corner in ring}
    assert {corner for ring in outline for corner in ring} <= corners
    foreign = set().union(*(borders(SHAPES[name]) for name in DRAWN.keys() - own))
    shared = set().union(*(borders(SHAPES[name]) for name in own)) & foreign
    assert shared <= borders(outline)
    assert in_frame(entry["portrait"], margin=14)
    assert not land_at(entry["portrait"])


EARLIER = [
    (edition, continent)
    for edition in sorted(path.parent.name for path in GAME.glob("editions/*/map.toml"))
    for continent in (entry["id"] for entry in RULES["continent"])
]


@pytest.mark.parametrize(("edition", "continent"), EARLIER)
def test_a_continent_of_an_earlier_edition_has_its_own_outline(edition, continent):
    """As the client finds it: by the territories that the table's content has there."""
    text = (GAME / "editions" / edition / "map.toml").read_text(encoding="utf-8")
    then = {
        entry["id"] for entry in tomllib.loads(text)["territory"] if entry["continent"] == continent
    }
    now = {name for name, home in CONTINENT_OF.items() if home == continent}
    found = [
        entry
        for entry in BOARD["earlier"]
        if entry["id"] == continent and entry["territories"] == sorted(then)
    ]
    if then == now:
        assert not found
        return
    (entry,) = found
    outline = rings(entry["path"])
    foreign = set().union(*(borders(SHAPES[name]) for name in DRAWN.keys() - then))
    shared = set().union(*(borders(SHAPES[name]) for name in then)) & foreign
    assert shared <= borders(outline)


def test_a_ring_of_land_has_no_side_of_no_length():
    for name, shape in SHAPES.items():
        assert all(one != after for ring in shape for one, after in pairwise(ring)), name
