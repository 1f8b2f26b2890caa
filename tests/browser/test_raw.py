"""RAW's table: whole games with a mouse, a finger and the keyboard alone; what a tap explains."""

from __future__ import annotations

import re

import pytest
from hands import Raw, play, take_turns
from people import Peaceful, Person, bot, expect, here

ALL = {"drafting": True, "hunt": True, "underworld": True, "summoning": True}


@pytest.mark.parametrize(
    ("by", "others", "options"),
    [
        ("mouse", 3, {"hunt": True, "summoning": True, "underworld": True}),
        ("keys", 1, {}),
    ],
)
def test_against_bots_to_the_end(house, device, by, others, options):
    seats = [here("Anna"), *[bot(name) for name in ("Beta", "Gama", "Delta")[:others]]]
    table = house.open_table("raw", seats, pace=0, options=options)
    anna = Person(device()).sits(table, 0, game="raw")
    assert play(Raw(anna, by)) > 1
    expect(anna.page.get_by_role("table").first).to_contain_text("Anna")


def test_on_a_phone_with_a_finger(house, device):
    table = house.open_table("raw", [here("Anna"), bot("Beta")], pace=0, options=ALL)
    anna = Person(device(390, 844, touch=True, language="lv"), "lv").sits(table, 0, game="raw")
    assert play(Raw(anna, "touch")) > 1
    anna.sees_the_end()


def test_two_people_in_two_browsers(house, device):
    options = {"first": "lobby", "last_standing": True}
    table = house.open_table("raw", [here("Anna"), here("Boris")], options=options)
    anna = Person(device()).sits(table, 0, game="raw")
    anna.is_asked()
    boris = Person(device(language="sk"), "sk").sits(table, 1, game="raw")
    assert take_turns(Raw(anna), Raw(boris, seed=8), moves=900) > 4
    anna.sees_the_end()
    boris.sees_the_end()


@pytest.fixture
def attacking(house):
    """Anna's attack phase: she has a monster that can strike at Boris's."""
    table = house.open_table("raw", [here("Anna"), here("Boris")], options={"first": "lobby"})
    friends = Peaceful(house, table, "raw", {"raid", "life", "leave"})
    friends.plays(0, "keep 1 2 3 4 5")
    friends.plays(1, "keep 1 2 3 4 5")

    def ready(view):
        asked = view["seat"] == 0 and (view["prompt"] or {}).get("do") == "attack"
        theirs = [piece for piece in view["table"].values() if piece["owner"] and "card" in piece]
        return asked and len(theirs) > 1 and view["discard"]

    friends.plays_on(0, 1, until=ready)
    return table, friends


def test_an_attack_is_aimed_seen_and_taken_back(device, attacking):
    table, friends = attacking
    anna = Person(device()).sits(table, 0, game="raw")
    page, before = anna.page, friends.view(0)["moves"]
    own = page.locator(".raw-table .army .playable")
    own.first.click()
    page.locator(".raw-table .legal").first.click()
    expect(page.locator(".raw-table .decision .versus")).to_be_visible()
    expect(page.locator(".raw-table .arrows path")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".raw-table .decision .versus")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".raw-table .selected")).to_have_count(0)
    assert friends.view(0)["moves"] == before, "nothing was sent"


def test_what_is_not_allowed_is_explained_with_its_rule(device, attacking):
    table, _ = attacking
    anna = Person(device()).sits(table, 0, game="raw")
    anna.is_asked()
    anna.page.locator(".raw-table [data-hand]").first.click()
    expect(anna.notice).to_contain_text("Rule 1")
    anna.page.keyboard.press("Escape")
    anna.page.locator(".raw-table .me [data-piece^=life]").first.click()
    expect(anna.notice).to_be_visible()


# Counts the cards that have been seen in flight.
WATCH_FLIGHTS = """
() => {
  window.flown = 0;
  const seen = (node) => { if (node.className === "raw-flying") window.flown += 1; };
  new MutationObserver((changes) => changes.forEach((one) => one.addedNodes.forEach(seen)))
    .observe(document.body, { childList: true, subtree: true });
}
"""


def test_cards_travel_and_leave_nothing_behind(house, device):
    table = house.open_table("raw", [here("Anna"), here("Boris")], options={"first": "lobby"})
    friends = Peaceful(house, table, "raw", set())
    friends.plays(0, "keep 1 2 3 4 5")
    friends.plays(1, "keep 1 2 3 4 5")
    moving = Person(device(reduced_motion=False, speed="normal")).sits(table, 0, game="raw")
    still = Person(device()).sits(table, 0, game="raw")
    for anna in (moving, still):
        anna.is_asked()
        anna.page.evaluate(WATCH_FLIGHTS)
    view = friends.view(0)
    friends.plays(0, f"life {view['shown_lives'][0][0]}")
    moving.until("() => window.flown > 0")
    for anna in (moving, still):
        hand = anna.page.locator(".raw-table [data-hand]")
        expect(hand).to_have_count(len(view["shown_hands"][0]) + 1)
        expect(anna.page.locator(".raw-flying")).to_have_count(0)
    assert still.page.evaluate("window.flown") == 0


def test_a_card_is_read_closely_and_the_discard_pile_looked_through(device, attacking):
    table, friends = attacking
    anna = Person(device()).sits(table, 0, game="raw")
    anna.is_asked()
    card = anna.page.locator(".raw-table [data-hand]").first
    card.focus()
    anna.page.keyboard.press("z")
    expect(anna.page.locator(".zoom-panel")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".zoom-panel")).to_have_count(0)
    assert friends.view(0)["discard"]
    anna.page.locator("[data-piece=discard]").click()
    pile = anna.page.get_by_role("dialog")
    expect(pile.locator(".card-button")).to_have_count(len(friends.view(0)["discard"]))


# How far the mark of a chosen card sticks out of the row that cuts it off.
CUT = """
(mark) => mark.closest(".track").getBoundingClientRect().top - mark.getBoundingClientRect().top
"""


def test_a_hand_that_goes_on_beyond_the_edge_shows_it(house, device):
    table = house.open_table("raw", [here("Anna"), here("Boris")], options={"first": "lobby"})
    friends = Peaceful(house, table, "raw", {"raid", "life", "leave"})
    friends.plays(0, "keep 1 2 3 4 5 6")
    friends.plays(1, "keep 1 2 3 4 5")
    friends.plays_on(0, 1, until=lambda view: (view["prompt"] or {}).get("do") == "lay")
    phone = Person(device(390, 844, touch=True)).sits(table, 0, game="raw")
    phone.is_asked()
    hand = phone.page.locator(".raw-table .hand")
    track, arrows = hand.locator(".track"), hand.locator(".on")
    expect(arrows).to_have_count(1)
    expect(arrows).not_to_have_class(re.compile("back"))
    assert track.evaluate("one => getComputedStyle(one).maskImage") != "none"
    track.evaluate("one => one.scrollTo({ left: one.scrollWidth })")
    expect(arrows).to_have_count(1)
    expect(arrows).to_have_class(re.compile("back"))
    hand.locator(".playable").last.tap()
    assert hand.locator(".selected .mark").evaluate(CUT) <= 0
    desktop = Person(device(1440, 900)).sits(table, 0, game="raw")
    desktop.is_asked()
    expect(desktop.page.locator(".raw-table .hand [data-hand]")).to_have_count(7)
    expect(desktop.page.locator(".raw-table .hand .on")).to_have_count(0)
