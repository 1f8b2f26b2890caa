"""Whole games of RAWsiko: against bots, in two browsers, by mouse, finger and keys; the list."""

from __future__ import annotations

import re

import pytest
from devices import SIZES
from hands import Rawsiko, play, take_turns
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
    take_turns(Rawsiko(anna, seed=1), Rawsiko(botond, "touch", seed=2))
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
    anna = Person(device()).sits(against_bots(house), 0, game="rawsiko")
    assert play(Rawsiko(anna, "keys")) > 8
    anna.sees_the_end()


def test_the_list_instead_of_the_map(house, device):
    """Everything that can be done on the map can be done in the list, from the first choice on."""
    anna = Person(device(390, 844, touch=True)).sits(against_bots(house), 0, game="rawsiko")
    anna.page.get_by_role("button", name="List of territories").tap()
    expect(anna.page.locator("[data-t]")).to_have_count(0)
    assert play(Rawsiko(anna, "touch", listed=True)) > 8
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
