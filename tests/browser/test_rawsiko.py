"""Whole games of RAWsiko: against bots, in two browsers, by mouse, finger and keys; the list."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest
import screens
from devices import SIZES
from hands import Rawsiko, play, take_turns
from inspecting import overlaps
from people import Friends, Person, bot, expect, here

from ludoteka.core import registry

SHORT = {"turns": 3, "starting_assets": "3"}


def against_bots(house):
    seats = [here("Anna"), bot("Beta"), bot("Gama")]
    return house.open_table("rawsiko", seats, pace=0, options=SHORT)


def test_a_mouse_a_finger_and_a_bot_play_to_the_end_in_two_languages(house, device):
    seats = [here("Anna"), here("Botond"), bot("Gama")]
    table = house.open_table("rawsiko", seats, pace=0, options={**SHORT, "trade": True})
    anna = Person(device()).sits(table, 0, game="rawsiko")
    phone = device(390, 844, touch=True, language="hu")
    botond = Person(phone, "hu").sits(table, 1, game="rawsiko")
    both = Rawsiko(anna, seed=1), Rawsiko(botond, "touch", seed=2)
    take_turns(*both, rest=lambda: Friends(house, table).plays_out(0, 1))
    for person in (anna, botond):
        person.sees_the_end()
    scores = anna.page.get_by_role("table").first
    for name in ("Anna", "Botond", "Gama"):
        expect(scores).to_contain_text(name)
    assert anna.moves() == botond.moves()
    told = [row.inner_text() for row in anna.page.locator("td.total").all()]
    assert len(told) == 3
    assert told == [row.inner_text() for row in botond.page.locator("td.total").all()]


def test_with_the_keyboard_alone(house, device):
    table = against_bots(house)
    anna = Person(device()).sits(table, 0, game="rawsiko")
    rest = Friends(house, table)
    assert play(Rawsiko(anna, "keys"), rest=lambda: rest.plays_out(0)) > 8
    anna.sees_the_end()


def test_the_list_instead_of_the_map(house, device):
    """Everything that can be done on the map can be done in the list, from the first choice on."""
    table = against_bots(house)
    anna = Person(device(390, 844, touch=True)).sits(table, 0, game="rawsiko")
    anna.page.get_by_role("button", name="Tools of the map").tap()
    anna.page.get_by_role("button", name="List of territories").tap()
    expect(anna.page.locator("[data-t]")).to_have_count(0)
    rest = Friends(house, table)
    assert play(Rawsiko(anna, "touch", listed=True), rest=lambda: rest.plays_out(0)) > 8
    anna.sees_the_end()


def test_odds_before_and_dice_after_a_clash_on_the_map(house, device):
    table = house.open_table("rawsiko", [here(name) for name in ("Anna", "Boris", "Cyril")])
    friends = Friends(house, table)
    friends.plays_on(0, 1, 2, until=lambda view: asked_to_act(view) and attacks(view))
    source, target = attacks(friends.view(0))[0]
    anna = Person(device(1440, 900)).sits(table, 0, game="rawsiko")
    anna.is_asked()
    page = anna.page
    taps(page, source)
    taps(page, target)
    odds = page.locator(".rawsiko .dock").get_by_role("img", name=re.compile(r"\d+%"))
    expect(odds).to_be_visible()
    expect(page.locator(".rawsiko .dock")).to_contain_text(
        re.compile(r"On average you lose [\d.]+")
    )
    page.get_by_role("button", name="Attack", exact=True).click()
    expect(page.get_by_role("region", name="Commercial clash")).to_be_visible()
    undo = page.locator(".prompt").get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("title", re.compile("Chance has decided"))


def test_what_is_tapped_in_vain_on_the_map_is_explained(house, device):
    table = house.open_table("rawsiko", [here(name) for name in ("Anna", "Boris", "Cyril")])
    friends = Friends(house, table)
    friends.plays_on(0, 1, 2, until=asked_to_act)
    view = friends.view(0)
    foreign = next(place for place, (owner, *_) in view["territories"].items() if owner != 0)
    anna = Person(device(1440, 900)).sits(table, 0, game="rawsiko")
    anna.is_asked()
    taps(anna.page, foreign)
    expect(anna.notice).to_have_attribute("role", "alert")
    expect(anna.notice.locator(".rule")).to_contain_text(re.compile(r"Rule \d+: \w"))


# Which of some elements are not whole in the window, or lie behind something.
NOT_WHOLE = """
(elements) => elements.filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !one.contains(hit);
}).map((one) => one.innerText)
"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (768, 1024), (360, 740)])
def test_continents_that_can_be_chosen_come_first_and_are_whole(house, device, width, height):
    table = house.open_table("rawsiko", [here(name) for name in ("Anna", "Boris", "Cyril")])
    friends = Friends(house, table)

    def chooses_the_second(view):
        mine = [place for place, (owner, *_) in view["territories"].items() if owner == 0]
        return view["seat"] == 0 and view["phase"] == "choosing" and view["waiting"] == [0] and mine

    friends.plays_on(0, 1, 2, until=chooses_the_second)
    page = device(width, height, touch=width < 768, language="lv")
    Person(page, "lv").sits(table, 0, game="rawsiko").is_asked()
    rows = page.locator(".rawsiko .dock .continent")
    offered = page.locator(".rawsiko .dock .continent:not(.closed)")
    expect(rows).to_have_count(6)
    open_ones = offered.count()
    assert 0 < open_ones < 6
    assert rows.all_inner_texts()[:open_ones] == offered.all_inner_texts()
    assert offered.evaluate_all(NOT_WHOLE) == []


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


# Playing by one gesture, by keys, and what must always be whole.


def three_friends(house, until):
    """A table of people that has come to where the first of them is to act, with her view."""
    table = house.open_table("rawsiko", [here(name) for name in ("Anna", "Boris", "Cyril")])
    friends = Friends(house, table)
    friends.plays_on(0, 1, 2, until=until)
    return table, friends


# Territories whose dot, at the end of a name's line, is not theirs where it is tapped or dragged.
DEAD_DOTS = """
() => [...document.querySelectorAll(".rawsiko circle.pin")].filter((pin) => {
  const { left, right, top, bottom } = pin.getBoundingClientRect();
  if (innerWidth < 600 && pin.getAttribute("data-t") !== "KOR") return false; // others lie below a number there
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit?.closest("[data-t]")?.getAttribute("data-t") !== pin.getAttribute("data-t");
}).map((pin) => pin.getAttribute("data-t"))
"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_dot_of_a_small_territory_is_a_part_of_it(house, device, width, height):
    table, _ = three_friends(house, asked_to_act)
    anna = Person(device(width, height)).sits(table, 0, game="rawsiko")
    anna.is_asked()
    anna.page.locator('.rawsiko circle.pin[data-t="KOR"]').wait_for()
    assert anna.page.evaluate(DEAD_DOTS) == []


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


def test_a_drag_from_source_to_target_is_a_move_and_elsewhere_it_pans(house, device):
    table, friends = three_friends(house, can_occupy)
    view = friends.view(0)
    source, target = free_neighbour(view)[0]
    anna = Person(device(1440, 900)).sits(table, 0, game="rawsiko")
    anna.is_asked()
    page = anna.page
    before = anna.moves()
    page.locator(f"path[data-t={source}]").wait_for()
    page.mouse.move(*page.evaluate(POINT, source))
    page.mouse.down()
    x, y = page.evaluate(POINT, target)
    page.mouse.move(x, y, steps=6)
    expect(page.locator(".prompt")).to_contain_text("Let go")
    page.mouse.up()
    anna.until(
        "(before) => Number(document.querySelector('.scrubber input').value) > before", before
    )
    assert friends.view(0)["territories"][target][0] == 0
    # From the open sea the map itself is pulled: nothing is chosen.
    expect(page.locator(".rawsiko .dock .place").first).to_be_visible()
    page.get_by_role("button", name="Closer").click()
    where = f"path[data-t={source}]"
    at = page.locator(where).bounding_box()["x"]
    page.mouse.move(*page.evaluate(POINT_AT_SEA))
    page.mouse.down()
    page.mouse.move(500, 400, steps=4)
    page.mouse.move(440, 380, steps=4)
    page.mouse.up()
    page.wait_for_function(
        "([where, at]) => Math.abs(document.querySelector(where).getBoundingClientRect().x - at) > 20",
        arg=[where, at],
    )
    assert friends.view(0)["waiting"] == [0]


POINT_AT_SEA = """
() => {
  const box = document.querySelector(".window").getBoundingClientRect();
  for (let part = 60; part < 340; part += 1) {
    const [x, y] = [box.left + (box.width * (part % 20)) / 20, box.top + (box.height * Math.floor(part / 20)) / 20];
    const hit = document.elementFromPoint(x, y);
    if (hit?.closest(".window") && !hit.closest("[data-t], [data-c], [data-closed]")) return [x, y];
  }
  throw new Error("there is no sea");
}
"""


def test_with_a_finger_a_second_tap_confirms_and_the_cross_puts_everything_away(house, device):
    table, friends = three_friends(house, can_occupy)
    source, target = free_neighbour(friends.view(0))[0]
    page = device(1024, 768, touch=True)
    anna = Person(page).sits(table, 0, game="rawsiko")
    anna.is_asked()
    dock = page.locator(".rawsiko .dock")
    page.locator(f"path[data-t={source}]").wait_for()
    page.touchscreen.tap(*page.evaluate(STACK, source))
    page.touchscreen.tap(*page.evaluate(STACK, target))
    expect(dock.locator(".go")).to_be_visible()
    dock.get_by_role("button", name="Cancel").tap()
    expect(page.locator("path[data-t][aria-pressed=true]")).to_have_count(0)
    before = anna.moves()
    page.touchscreen.tap(*page.evaluate(STACK, source))
    for _ in range(2):
        page.touchscreen.tap(*page.evaluate(STACK, target))
    anna.until(
        "(before) => Number(document.querySelector('.scrubber input').value) > before", before
    )
    assert friends.view(0)["territories"][target][0] == 0


def test_choose_attack_and_end_the_phase_without_a_mouse(house, device):
    table, friends = three_friends(house, lambda view: asked_to_act(view) and attacks(view))
    source, target = attacks(friends.view(0))[0]
    page = device(1366, 768)
    anna = Person(page).sits(table, 0, game="rawsiko")
    anna.is_asked()
    for place in (source, target):
        page.locator(f"path[data-t={place}]").focus()
        page.keyboard.press("Enter")
    expect(page.locator(".rawsiko .dock .go")).to_be_visible()
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="One clash only")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("path[data-t][aria-pressed=true]")).to_have_count(0)
    for place in (source, target, target):
        page.locator(f"path[data-t={place}]").focus()
        page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Commercial clash")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator(".notice.hint .button.main")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("k")
    expect(page.get_by_role("dialog", name="What the signs mean")).to_contain_text("Next player")
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    page.wait_for_function("() => !document.querySelector('.prompt').classList.contains('mine')")
    assert friends.view(0)["waiting"] != [0]


# What of the bar of odds is cut off, and whether its largest part is the likeliest.
BAR = """
(bar) => {
  const parts = [...bar.querySelectorAll(".part")];
  const box = bar.getBoundingClientRect();
  const shares = parts.map((part) => parseFloat(part.querySelector("b").innerText.replace(/[<>]/, "")));
  const widths = parts.map((part) => part.getBoundingClientRect().width);
  return {
    cut: parts.filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < box.left - 1 || right > box.right + 1 || part.scrollWidth > part.clientWidth + 1 || box.right > innerWidth;
    }).map((part) => part.innerText),
    largest: widths.indexOf(Math.max(...widths)),
    likeliest: shares.indexOf(Math.max(...shares)),
  };
}
"""


def test_all_odds_are_whole_and_the_likeliest_is_the_largest_at_any_size(house, device):
    def three_against_three(view):
        held = view["territories"]
        return asked_to_act(view) and [
            (source, target)
            for source, target in attacks(view)
            if held[source][1] > 2 and held[target][2] > 2
        ]

    table, friends = three_friends(house, three_against_three)
    source, target = three_against_three(friends.view(0))[0]
    page = device(language="hu")
    Person(page, "hu").sits(table, 0, game="rawsiko").is_asked()
    for place in (source, target):
        page.locator(f"path[data-t={place}]").focus()
        page.keyboard.press("Enter")
    bar = page.locator(".rawsiko .dock .bar")
    expect(bar.locator(".part")).to_have_count(4)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("(width) => innerWidth === width", arg=width)
        seen = bar.evaluate(BAR)
        assert seen["cut"] == [], width
        assert seen["largest"] == seen["likeliest"], width


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


def another_can_occupy(view):
    others = view["seat"] == 1 and view["waiting"] == [1] and view["phase"] == "acting"
    return others and free_neighbour(view)


def watches_on_a_phone(house, device):
    """Whoever watches, the others, and from where to where one of them can go."""
    table, friends = three_friends(house, another_can_occupy)
    source, target = free_neighbour(friends.view(1))[0]
    page = device(390, 844, touch=True, speed="normal", reduced_motion=False)
    anna = Person(page).sits(table, 0, game="rawsiko")
    page.locator(f"path[data-t={source}]").wait_for()
    return anna, friends, source, target


def test_a_phone_turns_to_what_others_do_and_back_to_the_world(house, device):
    anna, friends, source, target = watches_on_a_phone(house, device)
    page = anna.page
    ends = [source, target]
    world = anna.until(SEEN, ends)
    assert world["land"]
    friends.plays(1, f"{source}>{target} 1")
    expect(page.locator(".prompt.told")).to_contain_text("Boris")
    page.wait_for_function(
        f"async (ids) => (await ({SEEN})(ids))?.wide > {1.3 * world['wide']}", arg=ends
    )
    near = anna.until(SEEN, ends)
    assert near["inside"]
    # Nothing more is told: a moment later the world is whole again.
    expect(page.locator(".prompt.told")).to_have_count(0)
    anna.until(f"async (ids) => Math.abs((await ({SEEN})(ids))?.wide - {world['wide']}) < 1", ends)
    assert anna.until(SEEN, ends)["land"]


def test_whoever_has_moved_the_map_by_hand_keeps_it_while_others_act(house, device):
    anna, friends, source, target = watches_on_a_phone(house, device)
    page = anna.page
    page.get_by_role("button", name="Tools of the map").tap()
    page.get_by_role("button", name="Closer").tap()
    where = anna.until(SEEN, [source])
    friends.plays(1, f"{source}>{target} 1")
    expect(page.locator(".prompt.told")).to_contain_text("Boris")
    expect(page.locator(".prompt.told")).to_have_count(0)
    assert anna.until(SEEN, [source]) == where


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_the_map_stays_where_it_is_while_assets_are_placed_on_a_phone(house, device, width, height):
    def to_place(view):
        return view["seat"] == 0 and view["waiting"] == [0] and view["phase"] == "placing"

    table, _ = three_friends(house, to_place)
    page = device(width, height, touch=True, speed="normal", reduced_motion=False)
    anna = Person(page).sits(table, 0, game="rawsiko")
    anna.is_asked()
    places = page.locator(".rawsiko .dock .place")
    places.first.wait_for()
    own = page.locator("path.hit[data-t][aria-label*=yours]")
    first = own.first.get_attribute("data-t")
    before = anna.until(SEEN, [first])
    assert before["inside"]  # one's own land is what is turned to, from the first moment on
    for press in (page.get_by_role("button", name="More"), places.nth(0), places.nth(1)):
        press.first.tap()
        page.wait_for_function("() => !document.querySelector('.prompt .sending')")
        now = anna.until(SEEN, [first])
        assert abs(now["wide"] - before["wide"]) < 1
        assert now == before


@pytest.mark.parametrize("language", ["en", "sk", "hu", "lv"])
def test_the_bar_of_an_action_phase_has_one_row_on_a_phone(house, device, language):
    """With what happened meanwhile, undo, a hint and the end of the phase."""
    table, _ = three_friends(house, lambda view: asked_to_act(view) and view["turn"] == 2)
    for width, height in SIZES[:2]:
        page = device(width, height, touch=True, language=language)
        anna = Person(page, language).sits(table, 0, game="rawsiko")
        anna.is_asked()
        recap = page.locator(".prompt .recap-button")
        expect(recap).to_be_visible()
        buttons = page.locator(".prompt").get_by_role("button").all()
        assert len(buttons) >= 3
        tops = [button.bounding_box()["y"] for button in buttons]
        assert max(tops) - min(tops) < 6
        assert page.locator(".prompt").bounding_box()["height"] <= 66
        expect(page.locator(".prompt .words.small")).to_have_count(0)
        recap.tap()
        expect(page.locator(".prompt .recap")).to_be_visible()
        page.close()


def test_a_short_swipe_of_a_finger_attacks_nobody_and_a_carried_goal_is_only_chosen(house, device):
    table, friends = three_friends(house, lambda view: asked_to_act(view) and attacks(view))
    source, target = attacks(friends.view(0))[0]
    page = device(390, 844, touch=True)
    anna = Person(page).sits(table, 0, game="rawsiko")
    anna.is_asked()
    page.locator(f"path[data-t={source}]").wait_for()
    before = anna.moves()
    swipes(page, page.evaluate(STACK, source), page.evaluate(STACK, target))
    expect(page.locator("path[data-t][aria-pressed=true]")).to_have_count(0)
    assert anna.moves() == before
    page.reload()
    anna.is_asked()
    page.locator(f"path[data-t={source}]").wait_for()
    page.touchscreen.tap(*page.evaluate(STACK, source))
    anna.until(SEEN, [source, target])
    swipes(page, page.evaluate(STACK, source), page.evaluate(STACK, target))
    expect(page.locator(".rawsiko .dock .go")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("Attack")
    assert anna.moves() == before


def swipes(page, start, end):
    """A finger goes from here to there at once, without a long press."""
    touch = page.context.new_cdp_session(page)

    def sends(kind, *points):
        spots = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    sends("touchStart", start)
    for part in (0.25, 0.5, 0.75, 1):
        sends("touchMove", [a + (b - a) * part for a, b in zip(start, end, strict=True)])
    sends("touchEnd")


# Moments of games of bots, taken up by a person: dice, the map on a phone, the Trade with China.


def taken_up(house, when, seed, **options):
    """A table at the first moment of a bots' game that Anna, seat 0, has to decide on."""
    scene = screens.Scene("", (0, 0), "rawsiko", 3, options, when, seed=seed)
    opened = house.ask(screens.set_table(house.url, scene))
    return SimpleNamespace(id=opened.table.id, tokens=dict(opened.seats), host=opened.host)


def risks(view):
    """Attacks that can't win at once, and may leave the land behind them empty."""
    held = view["territories"]
    return [
        (source, target)
        for source, target in attacks(view)
        if held[source][1] == held[source][2] == 3 and held[target][2] >= 4
    ]


# Follows the middles of all that stands on the map and below it, from frame to frame.
STEADY = """
() => {
  const parts = ".rawsiko :is(g.stack > text, .wagon, .plate, .window, .tools, .lower, .below, .dock, [data-c])";
  const where = () => [...document.querySelectorAll(parts)].filter((one) => !one.closest(".ways")).map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [one, (left + right) / 2, (top + bottom) / 2];
  });
  const before = new Map(where().map(([one, x, y]) => [one, [x, y]])); // names may come and go
  window.moved = new Set();
  window.frames = 0;
  const look = () => {
    if (document.querySelector(".clash .acts")) return;
    if (document.querySelector(".clash")) window.frames += 1;
    for (const [one, x, y] of where()) {
      const [oldX, oldY] = before.get(one) ?? [x, y];
      if (!(Math.hypot(x - oldX, y - oldY) <= 1)) window.moved.add(one.getAttribute("class") ?? one.textContent);
    }
    requestAnimationFrame(look);
  };
  look();
}
"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_nothing_moves_while_dice_roll_and_another_attack_that_may_cost_land_asks(
    house, device, width, height
):
    table = taken_up(house, lambda view: asked_to_act(view) and risks(view), seed=0)
    page = device(width, height, speed="normal", reduced_motion=False)
    anna = Person(page).sits(table, 0, game="rawsiko")
    anna.is_asked()
    again = page.locator(".clash").get_by_role("button", name="Attack again")
    for source, target in risks(Friends(house, table).view(0)):
        for place in (source, target):
            page.locator(f"path[data-t={place}]").focus()
            page.keyboard.press("Enter")
        attack = page.locator(".rawsiko .dock .go")
        attack.wait_for()
        page.wait_for_timeout(400)
        anna.until(SEEN, [source, target])  # the map has come to rest
        page.evaluate(STEADY)
        attack.click()  # the panel has told what may be lost: nobody asks
        page.locator(".clash .acts").wait_for()
        assert page.evaluate("[...window.moved]") == []
        assert page.evaluate("window.frames") > 5
        if again.count():
            break
        page.keyboard.press("Escape")  # all three have fallen
    # The dice hide that panel: now the same is asked (D-34).
    again.click()
    caution = page.locator(".notice.caution")
    expect(caution).to_contain_text("left empty")
    expect(page.locator(".clash")).to_have_count(0)
    caution.locator(".grave").click()
    expect(page.get_by_role("region", name="Commercial clash")).to_be_visible()


def test_a_phone_turns_back_to_the_world_when_a_choice_is_put_away_or_played(house, device):
    table, friends = three_friends(house, can_occupy)
    source, target = free_neighbour(friends.view(0))[0]
    page = device(390, 844, touch=True)
    anna = Person(page).sits(table, 0, game="rawsiko")
    anna.is_asked()
    page.locator(f"path[data-t={source}]").wait_for()
    ends = [source, target]
    world = anna.until(SEEN, ends)
    assert world["land"]
    is_back = f"async (ids) => Math.abs((await ({SEEN})(ids))?.wide - {world['wide']}) < 1"
    is_near = f"async (ids) => (await ({SEEN})(ids))?.wide > {1.2 * world['wide']}"
    page.touchscreen.tap(*page.evaluate(STACK, source))
    anna.until(is_near, ends)
    page.locator(".rawsiko .dock").get_by_role("button", name="Cancel").tap()
    anna.until(is_back, ends)
    page.touchscreen.tap(*page.evaluate(STACK, source))
    anna.until(is_near, ends)
    for _ in range(2):
        page.touchscreen.tap(*page.evaluate(STACK, target))
    anna.until(is_back, ends)
    assert friends.view(0)["territories"][target][0] == 0


def two_trades(view):
    """In the Trade two materials can be picked, of which one completes something."""
    trading = view["phase"] == "trading" and view["waiting"] == [0] and view["trades"][0] >= 2
    choice = trading and len(view["materials"][0]) <= 25
    return choice and any(len(aim["missing"]) == 1 for aim in view["objectives"][0])


# The boxes of the slots; then what of the dock is cut or covered, the score and all buttons too.
SLOTS = """
() => [...document.querySelectorAll(".dock .slot")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})
"""
COVERED = """
() => {
  const dock = document.querySelector(".dock");
  const over = (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
  const hidden = [...dock.querySelectorAll(".slot, .offer, .score p, .score small, .acts button")].filter((one) => {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const ends = [[left + 3, top + 3], [right - 3, bottom - 3], [(left + right) / 2, (top + bottom) / 2]];
    return ends.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return !(hit && (one.contains(hit) || hit.contains(one)));
    });
  });
  const cut = [...dock.querySelectorAll(".score, .slot")].filter(over);
  return [...hidden, ...cut].map((one) => `${one.className} ${one.innerText}`);
}
"""


@pytest.mark.parametrize(
    ("width", "height", "language"), [(1440, 900, "hu"), (390, 844, "hu"), (360, 740, "lv")]
)
def test_in_the_trade_slots_keep_their_place_and_the_score_covers_nothing(
    house, device, width, height, language
):
    table = taken_up(house, two_trades, seed=46, trade=True, turns=3)
    page = device(width, height, touch=width < 768, language=language)
    Person(page, language).sits(table, 0, game="rawsiko").is_asked()
    dock = page.locator(".rawsiko .dock")
    expect(dock.locator(".slot")).to_have_count(2)
    empty = page.evaluate(SLOTS)
    assert page.evaluate(COVERED) == []
    for count in (1, 2):
        dock.locator(".offer[aria-pressed=false]").first.click()
        expect(dock.locator(".slot.full")).to_have_count(count)
        assert page.evaluate(SLOTS) == empty
        # The first brings an application, and the score says which and how much.
        expect(dock.locator(".completes")).to_contain_text("+")
        assert page.evaluate(COVERED) == []


def test_a_hint_leaves_what_it_advises_to_be_seen_and_goes_when_something_else_is_chosen(
    house, device
):
    table = house.open_table("rawsiko", [here(name) for name in ("Anna", "Boris", "Cyril")])
    seat = Friends(house, table).view(0)["waiting"][0]
    for width, height in ((360, 740), (1024, 768), (1440, 900)):
        page = device(width, height, touch=width < 768)
        person = Person(page).sits(table, seat, game="rawsiko")
        person.is_asked()
        person.button("hint").click()
        expect(person.notice).to_contain_text("The plan:")
        for choice in page.locator(".dock .continent:not(.closed)").all():
            assert not overlaps(person.notice, choice), (width, height)
        advised = person.notice.locator("p").first.inner_text()
        others = page.locator(".dock .continent:not(.closed)").all()
        other = next(one for one in others if one.inner_text().split("\n")[0] not in advised)
        other.click()
        expect(person.notice).to_have_count(0)
        page.close()
