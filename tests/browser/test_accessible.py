"""For those who can't see or use a mouse: the Tab key, live regions; and the search for faults."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hands import Hands
from inspecting import AXE, cut_off, findings
from people import MOVES, Friends, Person, bot, expect, here

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="npm ci has not been run in web/")


@pytest.mark.parametrize("game", ["envyra", "rawsiko", "raw"])
def test_the_tab_key_leads_through_everything_and_is_never_caught(house, device, game):
    table = house.open_table(game, [here("Anna"), bot("Beta"), bot("Gama")], pace=0)
    anna = Person(device()).likes(commands=True).sits(table, 0, game=game)
    anna.is_asked()
    hands = Hands(anna, "keys")
    anna.page.locator(".home").focus()
    been = []
    for _ in range(300):
        anna.page.keyboard.press("Tab")
        at = anna.page.evaluate(WHERE)
        if at == "home":
            break
        if at != "body":  # between the last and the first: the browser's own buttons
            hands.sees_focus()
            been.append(at)
    else:
        raise AssertionError(f"the Tab key does not come round: {been[-5:]}")
    for part in ("board", "rail", "typing"):
        assert part in been, f"the Tab key does not lead to the {part}"


WHERE = """
() => {
  const element = document.activeElement;
  if (element === document.body) return "body";
  if (element.matches(".home")) return "home";
  const part = element.closest("main, aside, .typing, header, nav, dialog");
  return part?.className.split(" ")[0] ?? element.className;
}
"""


def test_the_focus_stays_near_what_had_it(house, device):
    table = house.open_table("envyra", [here("Anna"), bot("Beta")], pace=0)
    page = device(1280, 800)
    anna = Person(page).sits(table, 0, game="envyra")
    anna.is_asked()
    Friends(house, table).plays(0, "place a1")
    anna.is_asked()
    page.keyboard.press("[")
    back = page.locator(".prompt.past .act.main")
    back.focus()
    page.keyboard.press("Enter")  # and the button is gone
    expect(back).to_have_count(0)
    anna.until("() => document.activeElement.closest('.prompt') !== null")
    page.keyboard.press("Tab")
    anna.until("() => document.activeElement.matches('button, a, [tabindex]')")
    # A click beside everything is meant.
    rules = anna.button("rules")
    rules.focus()
    page.evaluate("() => document.activeElement.blur()")
    rules.evaluate("one => one.remove()")
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    assert page.evaluate("() => document.activeElement === document.body")


def test_what_happens_is_told_to_those_who_can_not_see_it(house, device):
    table = house.open_table("envyra", [here("Anna"), here("Boris")], options={"grid": "3x2"})
    friends = Friends(house, table)
    anna = Person(device()).sits(table, 0, game="envyra")
    turn, event = (
        anna.page.locator("[aria-live=assertive]"),
        anna.page.locator("[aria-live=polite][aria-atomic].unseen"),
    )
    expect(turn).to_have_text("Secretly place 1 or 2 cubes.")
    friends.plays(1, "place a1")
    expect(event).to_contain_text("Boris (B) is ready.")
    friends.plays(0, "place b1")
    expect(event).to_contain_text("All screens are removed")
    expect(anna.log).to_have_attribute("aria-live", "off")


# All that the page says of what happens, and the question of the board as text, each time it is written.
HEAR = """
() => {
  window.heard = [];
  const hear = (selector, what) => {
    const element = document.querySelector(selector);
    new MutationObserver(() => window.heard.push([what, element.textContent])).observe(element, {
      subtree: true, childList: true, characterData: true,
    });
  };
  hear(".unseen[aria-live=polite][aria-atomic]", "said");
  hear(".unseen[aria-live=assertive]", "called");
  hear(".generic > h2", "asked");
}
"""


def test_everything_is_said_once_and_interrupts_nobody(house, device):
    table = house.open_table("envyra", [here("Anna"), bot("Boris"), bot("Cyril")])
    anna = Person(device(speed="fast")).likes(plain=True).sits(table, 0, game="envyra")
    anna.is_asked()
    friends = Friends(house, table)
    anna.page.locator(".generic > h2").wait_for()  # the bar asks before the board is drawn
    anna.page.evaluate(HEAR)
    heard = []
    for _ in range(12):
        before = anna.moves()
        friends.plays(0)
        anna.until(f"() => ({MOVES})() > {before}")
        anna.is_asked()
        heard = anna.page.evaluate("window.heard")
        if any("Round 2 begins" in text for _, text in heard):
            break
    said = [text.strip() for what, text in heard if what == "said"]
    assert any("Round 2 begins" in text for text in said)
    assert not [one for one, other in pairwise(said) if one == other]
    # Neither what calls Anna nor the question that may have the focus repeats any of it.
    assert not {text.strip() for what, text in heard if what != "said" and text} & set(said)


def test_a_question_has_the_focus_while_it_stands(house, device):
    """It is answered by Enter or Escape, and the focus goes back to where it was."""
    names = [here("Anna"), here("Boris"), here("Cyril")]
    table = house.open_table("rawsiko", names)
    friends = Friends(house, table)

    def acting(view):
        return view["seat"] == 0 and view["waiting"] == [0] and view["phase"] == "acting"

    friends.plays_on(0, 1, 2, until=acting)
    anna = Person(device()).sits(table, 0, game="rawsiko")
    anna.is_asked()
    page = anna.page
    page.locator("path[data-t][tabindex='0']").wait_for()  # the map is drawn behind the question
    page.keyboard.press("n")  # to a territory
    anna.until("() => Boolean(document.activeElement.closest('[data-t]'))")
    before = page.evaluate("() => document.activeElement.closest('[data-t]').dataset.t")
    question = page.locator(".notice.caution")
    page.keyboard.press("e")
    expect(question.locator(".button.grave")).to_be_focused()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    anna.until("before => document.activeElement.closest('[data-t]')?.dataset.t === before", before)
    moves = anna.moves()
    page.keyboard.press("e")
    expect(question.locator(".button.grave")).to_be_focused()
    page.keyboard.press("Enter")
    anna.until(f"() => ({MOVES})() > {moves}")
    expect(question).to_have_count(0)


def test_the_search_for_faults_finds_some(device):
    page = device(390, 844, touch=True)
    page.goto("/")
    page.locator("h1").wait_for()
    page.evaluate(
        """() => {
          const bad = document.createElement("div");
          bad.append(document.createElement("input"), document.createElement("button"));
          bad.lastChild.append("far too many words for so small a button");
          Object.assign(bad.lastChild.style, { width: "40px", whiteSpace: "nowrap", color: "#eee" });
          document.querySelector("main").append(bad);
        }"""
    )
    found = "\n".join([*findings(page), *cut_off(page, "now")])
    for fault in ("label: ", "color-contrast: ", "lacks"):
        assert fault in found
