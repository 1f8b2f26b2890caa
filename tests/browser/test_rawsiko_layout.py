"""RAWsiko's map as the browser draws it, at every size: nothing hidden, covered, wandering, jumping.

All territories, languages and sizes are gone through in web/tests/rawsiko/layout.test.ts; here real
boxes are measured, of one page that is resized, with some of the choices that it offers. The sizes
of the map's window that are written there are those of the browser.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from devices import SIZES
from people import Friends, Person, expect, here

from ludoteka.core import registry
from ludoteka.text import Texts

# `rested` waits until the map has come to rest: two frames in which nothing has moved.
TOOLS = """
() => {
window.rested = async () => {
  const where = () => [...document.querySelectorAll(".rawsiko .stack")].map((one) => {
    const { x, y } = one.getBoundingClientRect();
    return `${Math.round(x)} ${Math.round(y)}`;
  }).join();
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  let last = "";
  for (let still = 0, tries = 0; still < 2 && tries < 120; tries += 1) {
    await frame();
    const now = where();
    still = now === last ? still + 1 : 0;
    last = now;
  }
};
window.press = async (key, id) => {
  const at = document.querySelector(`path[data-t="${id}"]`);
  at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await window.rested();
};
// Boxes of what stands on the map, without the empty room round letters.
window.pieces = () => [...document.querySelectorAll(".rawsiko svg.sheet g.stack")].flatMap((stack) =>
  [...stack.querySelectorAll(":scope > text, :scope > .wagon, :scope > .plate, :scope > .material")].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const name = one.tagName === "text";
    const [across, along] = name ? [2, (bottom - top) * 0.2] : [3, 3];
    return { id: stack.dataset.t, name, text: one.textContent,
      left: left + across, right: right - across, top: top + along, bottom: bottom - along };
  }));
window.box = (selector) => {
  const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect();
  return { left, right, top, bottom };
};
}
"""

# What is wrong with the map as it stands.
FAULTS = """
() => {
  const found = [];
  const all = window.pieces();
  const lies = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  all.forEach((one, at) => {
    for (const other of all.slice(at + 1)) {
      if (one.id !== other.id && lies(one, other)) found.push(`${one.id} ${one.text} on ${other.id} ${other.text}`);
    }
  });
  const open = window.box(".rawsiko .window");
  const tools = [...document.querySelectorAll(".rawsiko .tools")].map((one) => one.getBoundingClientRect());
  for (const one of all) {
    for (const tool of tools) if (lies(one, tool)) found.push(`${one.id} ${one.text} under the buttons`);
  }
  const small = open.right - open.left < 768;
  const named = new Set(all.filter(({ name }) => name).map(({ id }) => id));
  const drawn = document.querySelectorAll(".rawsiko path.hit[data-t]").length;
  if (!small && named.size !== drawn) found.push(`${drawn - named.size} without a name`);
  return found;
}
"""

# Chooses a territory, then one of its targets: what is not in view, and what has moved.
CHOICE = """
async ([source, targets]) => {
  const found = [];
  await window.press(" ", source);
  const chosen = document.querySelector(`path[data-t="${source}"]`).getAttribute("aria-pressed");
  if (chosen !== "true") return [`${source} can't be chosen`];
  const open = window.box(".rawsiko .window");
  const see = (places) => {
    const lower = Math.min(open.bottom, window.box(".rawsiko .below").top + 1);
    const all = window.pieces();
    for (const id of places) {
      const own = all.filter((one) => one.id === id);
      if (!own.some(({ name }) => name)) found.push(`${source}: ${id} has no name`);
      for (const { text, left, right, top, bottom } of own) {
        const inside = left >= open.left && right <= open.right && top >= open.top && bottom <= lower;
        if (!inside) found.push(`${source}: ${id} ${text} is not in view`);
      }
    }
    return new Map(all.map(({ id, text, left, top }) => [`${id} ${text}`, [left, top]]));
  };
  const before = see([source, ...targets]);
  await window.press(" ", targets[0]);
  for (const [key, [left, top]] of see([source, targets[0]])) {
    const [x, y] = before.get(key) ?? [left, top];
    if (Math.hypot(x - left, y - top) > 1) found.push(`${source}: ${key} has moved`);
  }
  const after = window.box(".rawsiko .window");
  const edges = ["left", "right", "top", "bottom"];
  if (edges.some((edge) => Math.abs(after[edge] - open[edge]) > 1)) found.push(`${source}: the map's size has changed`);
  await window.press(" ", source);
  return found;
}
"""


TYPESCRIPT = Path(__file__).parents[2] / "web" / "tests" / "rawsiko" / "layout.test.ts"
WINDOW = re.compile(r'"(\d+)x(\d+)": (?:phone|large)\((\d+), (\d+)\),')
WINDOWS = {
    (int(a), int(b)): [int(c), int(d)] for a, b, c, d in WINDOW.findall(TYPESCRIPT.read_text())
}
WINDOW_SIZE = """
() => {
  const { clientWidth, clientHeight } = document.querySelector(".rawsiko .window");
  return [clientWidth, clientHeight];
}
"""


@pytest.fixture
def table(house):
    """A game in its third turn, where seat 0 is to act."""
    seats = [here(name) for name in ("Anna", "Boris", "Cyril", "Dana")]
    table = house.open_table("rawsiko", seats, options={"stranglehold": True})
    friends = Friends(house, table)
    friends.plays_on(0, 1, 2, 3, until=to_act)
    return table, friends.view(0)


def to_act(view):
    asked = view["seat"] == 0 and view["waiting"] == [0] and view["phase"] == "acting"
    return asked and view["turn"] >= 3 and len(able(view)) > 1


def able(view):
    """The territories of seat 0 from which something can go."""
    held = view["territories"].items()
    return [place for place, (owner, unmoved, _) in held if owner == 0 and unmoved]


# Hungarian has the longest words.
@pytest.mark.parametrize(
    "language",
    ["en", "hu", *(pytest.param(one, marks=pytest.mark.thorough) for one in ("sk", "lv"))],
)
def test_nothing_is_covered_hidden_or_moved_by_a_choice(table, device, language):
    opened, view = table
    places = registry.make("rawsiko", {}).content()["territories"]
    sources = able(view)
    page = device(*SIZES[0], language=language)
    person = Person(page, language).sits(opened, 0, game="rawsiko")
    person.is_asked()
    page.locator("path[data-t=CAN]").wait_for()
    page.evaluate(TOOLS)
    found = []
    for at, (width, height) in enumerate(SIZES):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => window.rested()")
        faults = page.evaluate(FAULTS)
        source = sources[at % len(sources)]
        targets = [*places[source]["land"], *places[source]["sea"]]
        faults += page.evaluate(CHOICE, [source, targets])
        seen, tried = page.evaluate(WINDOW_SIZE), WINDOWS[width, height]
        if any(abs(one - other) > 4 for one, other in zip(seen, tried, strict=True)):
            faults.append(f"the map's window is {seen}, the unit tests have {tried}")
        found += [f"{width}x{height}: {fault}" for fault in faults]
    assert found == []
    shows_who_is_where(page, view)
    shows_the_course(person)


def shows_who_is_where(page, view):
    """Beside each continent the animals of those who have land there (U4), as in the strips."""
    animals = "all => all.map(({ dataset }) => dataset.animal)"
    strips = page.locator(".players [data-animal]").evaluate_all(animals)
    assert len({*strips}) == 4
    assert page.locator(".players .name").all_inner_texts() == ["Anna", "Boris", "Cyril", "Dana"]
    beside = {
        continent: page.locator(f"g[data-c={continent}] [data-animal]").evaluate_all(animals)
        for continent in view["continents"]
    }
    there = {name: [strips[seat] for seat in seats] for name, seats in view["continents"].items()}
    assert beside == there


def shows_the_course(person):
    """The hourglass with its X (71), and in the strips who is first and who is next (U6)."""
    page = person.page
    texts = Texts(registry.make("rawsiko"), person.language)
    hour = page.locator(".hour")
    expect(hour.locator(".glass .icon").first).to_be_visible()
    glass, cross = (hour.locator(part).bounding_box() for part in (".glass", ".cross"))
    assert glass["x"] < cross["x"] < glass["x"] + glass["width"]
    assert glass["y"] < cross["y"] < glass["y"] + glass["height"]
    for message in ("next-player", "first-player"):
        words = texts.find(f"rawsiko-web-{message}", {})
        expect(page.locator(".players .pill").filter(has_text=words)).to_have_count(1)
    title = texts.find("rawsiko-web-next-player", {})
    pill = page.locator(f".pill[title='{title}']")
    next_one = page.locator(".players li").filter(has=pill)
    expect(next_one.locator(".name")).not_to_have_text("Anna")
    expect(next_one.locator(f".pill[title='{title}'] .icon")).to_be_visible()
