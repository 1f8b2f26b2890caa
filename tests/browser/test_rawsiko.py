"""Whole games of RAWsiko: against bots, in two browsers, by mouse, finger and keys; the list."""

from __future__ import annotations

import re

import pytest
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
