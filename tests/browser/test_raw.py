"""RAW's table: whole games with a mouse, a finger and the keyboard alone; what a tap explains."""

from __future__ import annotations

import re

import pytest
from hands import Raw, play, take_turns
from people import Friends, Peaceful, Person, bot, expect, here

from ludoteka.core import registry

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
    rest = None if by == "keys" else lambda: Friends(house, table).plays_out(0)
    assert play(Raw(anna, by), rest=rest) > 1
    expect(anna.page.get_by_role("table").first).to_contain_text("Anna")


def test_on_a_phone_with_a_finger(house, device):
    table = house.open_table("raw", [here("Anna"), bot("Beta")], pace=0, options=ALL)
    anna = Person(device(390, 844, touch=True, language="lv"), "lv").sits(table, 0, game="raw")
    assert play(Raw(anna, "touch"), rest=lambda: Friends(house, table).plays_out(0)) > 1
    anna.sees_the_end()


def test_two_people_in_two_browsers(house, device):
    options = {"first": "lobby", "last_standing": True}
    table = house.open_table("raw", [here("Anna"), here("Boris")], options=options)
    anna = Person(device()).sits(table, 0, game="raw")
    anna.is_asked()
    boris = Person(device(language="sk"), "sk").sits(table, 1, game="raw")
    both = Raw(anna), Raw(boris, seed=8)
    rest = Friends(house, table)
    assert take_turns(*both, moves=900, rest=lambda: rest.plays_out(0, 1)) > 4
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


WIDTHS = "cards => cards.map((card) => card.offsetWidth)"
# Names that are covered, cut off or too small to be read.
UNREAD = """
(cards) => cards.flatMap((card) => {
  const name = card.querySelector(".name") ?? card.closest(".spot")?.querySelector(".caption");
  if (!name?.textContent.trim() || parseFloat(getComputedStyle(name).fontSize) < 9.5) return [card.dataset.card];
  const { left, top, height } = name.getBoundingClientRect();
  const there = document.elementFromPoint(left + 6, top + height / 2);
  return card.contains(there) || there === name ? [] : [card.dataset.card];
})
"""


@pytest.fixture
def laying(house):
    """Anna's first turn with seven cards in hand."""
    table = house.open_table("raw", [here("Anna"), here("Boris")], options={"first": "lobby"})
    friends = Peaceful(house, table, "raw", {"raid", "life", "leave"})
    friends.plays(0, "keep 1 2 3 4 5 6")
    friends.plays(1, "keep 1 2 3 4 5")
    friends.plays_on(0, 1, until=lambda view: (view["prompt"] or {}).get("do") == "lay")
    return table, friends


def test_a_hand_of_seven_is_read_and_a_card_is_dragged_onto_the_table(device, laying):
    table, friends = laying
    anna = Person(device(1440, 900)).sits(table, 0, game="raw")
    anna.is_asked()
    page = anna.page
    hand = page.locator(".raw-table [data-hand]")
    expect(hand).to_have_count(7)
    assert min(hand.evaluate_all(WIDTHS)) >= 130
    assert hand.evaluate_all(UNREAD) == []
    cards = friends.view(0)["shown_hands"][0]
    kinds = {
        name: data["type"] for name, data in registry.make("raw", {}).content()["cards"].items()
    }
    free = page.locator(".raw-table [data-hand].playable")
    places = free.evaluate_all("cards => cards.map((card) => Number(card.dataset.hand))")
    beast = next(place for place in places if kinds[cards[place]] in ("beast", "thing"))
    page.locator(f"[data-hand='{beast}']").hover(position={"x": 30, "y": 80})
    page.mouse.down()
    table_box = page.locator("[data-drop=army]").bounding_box()
    page.mouse.move(table_box["x"] + 200, table_box["y"] + 60, steps=5)
    expect(page.locator(".raw-table .carried")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".raw-table .army [data-spot]")).to_have_count(1)
    expect(hand).to_have_count(6)
    expect(page.locator(".raw-table .carried")).to_have_count(0)


@pytest.mark.parametrize("slow", [False, True])
def test_a_finger_carries_a_card_however_long_it_takes(device, laying, slow):
    """A long press reads a card; a finger that moves does not, even if it moves slowly."""
    table, _ = laying
    anna = Person(device(390, 844, touch=True)).sits(table, 0, game="raw")
    anna.is_asked()
    page = anna.page
    card = page.locator(".raw-table [data-hand].playable").first
    card.scroll_into_view_if_needed()
    box, army = card.bounding_box(), page.locator("[data-drop=army]").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    finger = page.context.new_cdp_session(page)

    def touch(kind, *places):
        points = [{"x": x, "y": place} for place in places]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", y)
    for step in range(1, 8):
        touch("touchMove", y + (army["y"] + 30 - y) * step / 7)
        if slow:  # all in all longer than a long press
            begun = page.evaluate("() => performance.now()")
            anna.until("(begun) => performance.now() > begun + 90", begun)
        expect(page.locator(".zoom-panel")).to_have_count(0)
    expect(page.locator(".raw-table .carried")).to_have_count(1)
    touch("touchEnd")
    expect(page.locator(".raw-table .carried")).to_have_count(0)
    expect(page.locator(".zoom-panel")).to_have_count(0)
    expect(page.locator(".raw-table [data-hand]")).to_have_count(6)


def test_with_six_everybody_has_a_name_and_on_a_phone_a_badge(house, device):
    names = ["Anna", "Boris", "Cecília", "Dana", "Egon", "Fero"]
    table = house.open_table("raw", [here(name) for name in names], options={"first": "lobby"})
    friends = Peaceful(house, table, "raw", {"raid", "life", "leave"})
    for seat in range(6):
        friends.plays(seat, "keep 1 2 3 4 5")

    def ready(view):
        return view["seat"] == 0 and 0 in view["waiting"] and view["turn"] > 12

    friends.plays_on(*range(6), until=ready)
    anna = Person(device(1440, 900)).sits(table, 0, game="raw")
    anna.is_asked()
    theirs = anna.page.locator(".raw-table .rival .spot > .card-button[data-card]:not(.under)")
    assert theirs.count() > 4
    assert theirs.evaluate_all(UNREAD) == []
    phone = Person(device(360, 740, touch=True)).sits(table, 0, game="raw")
    phone.is_asked()
    badges = phone.page.locator(".raw-table .badges button")
    expect(badges).to_have_count(5)
    lives = friends.view(0)["lives"]
    for at in range(5):
        box = badges.nth(at).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["height"] >= 44
        expect(badges.nth(at)).to_contain_text(str(lives[at + 1]))
        expect(badges.nth(at)).to_have_accessible_name(re.compile(names[at + 1]))
