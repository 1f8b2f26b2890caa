"""The chooser beside "Play now": how many, how strong, which rules; and what a card says of a game."""

from __future__ import annotations

import json
import re

import pytest
from house import boards_with
from people import Person, expect


def test_what_was_chosen_is_played_and_remembered(device):
    page = device()
    page.goto("/")
    card = page.locator("[data-game=rawsiko]")
    expect(card).to_contain_text("3 players · clever bots · 6 turns")
    card.get_by_role("button", name="Choose players, bots and rules").click()
    chooser = page.get_by_role("dialog")
    chooser.get_by_role("radio", name="4", exact=True).check()
    chooser.get_by_role("radio", name="random", exact=True).check()
    chooser.get_by_role("slider", name="Turns").fill("3")
    chooser.get_by_role("switch", name=re.compile("Trade with China")).check()
    chooser.get_by_role("combobox", name=re.compile("Time for a move")).select_option("5 minutes")
    line = "4 players · random bots · 3 turns · Trade with China · 5 minutes a move"
    expect(chooser).to_contain_text(line)
    page.keyboard.press("Escape")
    expect(card).to_contain_text(line)
    page.reload()
    expect(card).to_contain_text(line)
    with page.expect_request(lambda asked: asked.url.endswith("/api/tables")) as asked:
        card.get_by_role("button", name="Play now").click()
    form = json.loads(asked.value.post_data)
    assert form["options"] == {"turns": 3, "trade": True}
    assert [seat.get("level") for seat in form["seats"]] == [None, "random", "random", "random"]
    assert form["clock"] == 300
    Person(page).is_asked()


@pytest.mark.parametrize("game", boards_with("look.ts"))
def test_every_option_can_be_reached_alone(device, game):
    page = device()
    page.goto("/")
    told = page.evaluate("fetch('/api/games').then((answer) => answer.json())")
    options = next(one for one in told["games"] if one["id"] == game)["options"]
    page.locator(f"[data-game={game}] .choose").click()
    chooser = page.get_by_role("dialog")
    expect(chooser.locator(".options > .option")).to_have_count(len(options))
    for switch in chooser.locator(".options").get_by_role("switch").all():
        switch.check()
    chooser.get_by_role("button", name="Play", exact=True).click()
    Person(page).is_asked()


def test_the_head_and_the_foot_of_the_chooser_stay(device):
    page = device(390, 844, touch=True, language="sk")
    page.goto("/")
    page.locator("[data-game=raw] .choose").click()
    chooser = page.get_by_role("dialog")
    head, foot = chooser.locator("header"), chooser.locator("footer")
    before = head.bounding_box(), foot.bounding_box()
    switches = chooser.get_by_role("switch")
    expect(switches.last).to_be_attached()
    for _ in range(switches.count() + 8):
        page.keyboard.press("Tab")
        assert chooser.evaluate("dialog => dialog.scrollTop") == 0
    switches.last.scroll_into_view_if_needed()
    switches.last.tap()
    chooser.evaluate("dialog => dialog.scrollTo(0, 500)")
    assert (head.bounding_box(), foot.bounding_box()) == before


def test_an_option_that_does_not_fit_the_players_falls_back_with_a_sentence(device):
    page = device(language="sk")
    anna = Person(page, "sk")
    page.goto("/")
    page.locator("[data-game=envyra] .choose").click()
    chooser = page.get_by_role("dialog")
    chooser.get_by_role("radio", name="4 × 3").check()
    chooser.get_by_role("radio", name="2", exact=True).first.check()
    expect(chooser.locator(".told")).to_contain_text("„Ponuka dielikov: 4 × 3“ sa nehodí")
    expect(chooser.get_by_role("radio", name="4 × 3")).to_have_count(0)
    expect(chooser.get_by_role("radio", name="podľa počtu hráčov")).to_be_checked()
    chooser.get_by_role("button", name=anna.says("chooser-play"), exact=True).click()
    anna.is_asked()


def test_back_to_the_usual_forgets_what_was_chosen(device):
    page = device(390, 844, touch=True)
    page.goto("/")
    page.locator("[data-game=raw] .choose").tap()
    chooser = page.get_by_role("dialog")
    chooser.get_by_role("radio", name="6", exact=True).check()
    expect(chooser.locator(".line")).to_have_text("6 players · clever bots")
    chooser.get_by_role("button", name="Back to the usual").tap()
    expect(chooser.locator(".line")).to_have_text("3 players · clever bots")
    assert page.evaluate("localStorage.getItem('ludoteka.choices')") == "{}"


def test_cards_rules_and_credits_tell_what_the_authors_say(device):
    page = device()
    page.goto("/")
    card = page.locator("[data-game=raw]")
    for words in ("2 to 6 players, best with 4", "about 10–30 min", "from 11 years", "violence"):
        expect(card).to_contain_text(words)
    pages = {
        "raw": ("http://www.nerogames.sk/raw", "newest rules"),
        "envyra": ("https://www.rudy3.eu", "detailed ones"),
        "rawsiko": ("https://rmschools.isof.cnr.it", "RM@Schools"),
    }
    for game, (address, words) in pages.items():
        page.goto(f"/rules/{game}")
        link = page.locator(f"header a[href='{address}']")
        expect(link).to_have_attribute("rel", "noopener noreferrer")
        expect(page.get_by_role("main").locator("header")).to_contain_text(words)
    page.goto("/credits")
    for address, _ in pages.values():
        expect(page.locator(f"a[href='{address}']")).to_be_visible()


def test_no_card_changes_its_shape_after_the_first_game(device):
    page = device()
    page.goto("/")
    shape = """() => [...document.querySelectorAll('article')].map((card) => {
      const parts = [...card.querySelectorAll('h2, .start, .learn, .ways')];
      const top = parts[0].getBoundingClientRect().top;  // a picture may be lower beside open tables
      return [...new Set(parts.map((part) => Math.round(part.getBoundingClientRect().top - top)))];
    })"""
    page.locator("[data-game] .start:enabled").first.wait_for()
    before = page.evaluate(shape)
    page.locator("[data-game=raw] .start").click()
    Person(page).is_asked()
    page.goto("/")
    expect(page.get_by_role("region", name="Your tables")).to_contain_text("RAW")
    page.locator("[data-game] .start:enabled").first.wait_for()
    assert page.evaluate(shape) == before
