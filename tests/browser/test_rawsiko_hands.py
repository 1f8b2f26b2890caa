"""RAWsiko played by one gesture: drags, taps of a finger, keys."""

from __future__ import annotations

import pytest
from people import Person, expect
from rawsiko_map import (
    POINT,
    SEEN,
    STACK,
    asked_to_act,
    attacks,
    can_occupy,
    free_neighbour,
    three_friends,
)

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
