"""RAWsiko's map for tests: positions worth seeing, and where to point at a territory."""

from __future__ import annotations

from types import SimpleNamespace

import screens
from people import Friends, here

from ludoteka.core import registry


def asked_to_act(view):
    return view["seat"] == 0 and view["waiting"] == [0] and view["phase"] == "acting"


def attacks(view):
    """Where the seat could attack now: from its land to a neighbour's."""
    places, held = registry.make("rawsiko", {}).content()["territories"], view["territories"]
    return [
        (source, target)
        for source, (owner, unmoved, _) in held.items()
        for target in [*places[source]["land"], *places[source]["sea"]]
        if owner == view["seat"] and unmoved and held.get(target, [owner])[0] != owner
    ]


def taps(page, territory):
    """A click on the map, on a point that belongs to this territory alone."""
    page.locator(f"path[data-t={territory}]").wait_for()
    page.mouse.click(*page.evaluate(POINT, territory))


POINT = """
(id) => {
  const box = document.querySelector(`path[data-t="${id}"]`).getBoundingClientRect();
  for (let part = 1; part < 400; part += 1) {
    const [x, y] = [box.left + (box.width * (part % 20)) / 20, box.top + (box.height * Math.floor(part / 20)) / 20];
    if (document.elementFromPoint(x, y)?.closest("[data-t]")?.dataset.t === id) return [x, y];
  }
  throw new Error(`${id} can't be seen`);
}
"""


# Where a finger touches a territory: on its stack. Near the stack of another it means that one.
STACK = """
(id) => {
  const box = document.querySelector(`.rawsiko svg.sheet g.stack[data-t="${id}"]`).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
"""


def three_friends(house, until):
    """A table of people that has come to where the first of them is to act, with her view."""
    table = house.open_table("rawsiko", [here(name) for name in ("Anna", "Boris", "Cyril")])
    friends = Friends(house, table)
    friends.plays_on(0, 1, 2, until=until)
    return table, friends


def free_neighbour(view):
    """From where to where something can be occupied, and something stays at home."""
    places, held = registry.make("rawsiko", {}).content()["territories"], view["territories"]
    return [
        (source, target)
        for source, (owner, unmoved, _) in held.items()
        for target in places[source]["land"]
        if owner == view["seat"] and unmoved > 1 and target not in held
    ]


def can_occupy(view):
    return asked_to_act(view) and free_neighbour(view)


# Stacks of some territories: do they stand in the map's window, free of its buttons and the dock, and
# how large is the land of the first? `land`: the ends of the world are in the window. Null: it moves.
SEEN = """
async (ids) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  const box = (selector) => document.querySelector(`.rawsiko ${selector}`).getBoundingClientRect();
  const where = () => JSON.stringify(box(`path.hit[data-t="${ids[0]}"]`));
  const before = where();
  await frame();
  await frame();
  if (where() !== before) return null;
  const open = box(".window");
  const [top, bottom] = [box(".tools").bottom, Math.min(open.bottom, box(".below").top)];
  const stacks = ids.map((id) => box(`svg.sheet g.stack[data-t="${id}"]`));
  return {
    inside: stacks.every((one) => one.left >= open.left && one.right <= open.right && one.top >= top && one.bottom <= bottom),
    wide: box(`path.hit[data-t="${ids[0]}"]`).width,
    land: ["CAN", "CHL", "NZL", "AUS", "RUE"].flatMap((id) => [...document.querySelectorAll(`.rawsiko path.hit[data-t="${id}"]`)])
      .map((one) => one.getBoundingClientRect()).every((one) => one.left >= open.left - 1 && one.right <= open.right + 1),
  };
}
"""


def taken_up(house, when, seed, **options):
    """A table at the first moment of a bots' game that Anna, seat 0, has to decide on."""
    scene = screens.Scene("", (0, 0), "rawsiko", 3, options, when, seed=seed)
    opened = house.ask(screens.set_table(house.url, scene))
    return SimpleNamespace(id=opened.table.id, tokens=dict(opened.seats), host=opened.host)
