"""Whole games of RAWsiko: against bots, in two browsers, by mouse, finger and keys; the list."""

from __future__ import annotations

import re

import pytest
from devices import SIZES
from hands import Rawsiko, play, take_turns
from inspecting import overlaps
from people import Friends, Person, bot, expect, here
from rawsiko_map import (
    asked_to_act,
    attacks,
    taken_up,
    taps,
    three_friends,
)

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
