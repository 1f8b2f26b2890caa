"""What RAWsiko's map shows while others act and dice roll: it stands where it can be seen."""

from __future__ import annotations

import pytest
from people import Friends, Person, expect
from rawsiko_map import (
    SEEN,
    STACK,
    asked_to_act,
    attacks,
    can_occupy,
    free_neighbour,
    taken_up,
    three_friends,
)


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
