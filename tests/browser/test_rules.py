"""The rule books: opened where one is, searched, in every language, on a phone and on paper."""

from __future__ import annotations

import re

import pytest
from house import boards_with
from inspecting import cut_off, findings, look_over
from people import Friends, Person, bot, expect, here

LANGUAGES = ("en", "sk", "hu", "lv")
GAMES = boards_with("book.ts")
A4 = (794, 1123)  # in pixels
# The rule that tells what is to be done in the phase in which somebody is asked first.
BEGINNINGS = {
    "envyra": {"placing": "10"},
    "raw": {"keeping": "2"},
    "rawsiko": {"choosing": "17", "placing": "29"},  # there may be nothing left to choose
}


def number(page):
    """The number of the rule that is marked."""
    return page.locator("li.at b")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_open_at_the_phase_and_lead_on(device, house, game):
    seats = [here("Anna"), bot("Beta"), bot("Gama")]
    table = house.open_table(game, seats)
    anna = Person(device()).sits(table, 0, game=game)
    page = anna.page
    anna.is_asked()
    rule = BEGINNINGS[game][Friends(house, table).view(0)["phase"]]
    address = page.url
    page.keyboard.press("r")
    drawer = page.get_by_role("dialog", name="Rules")
    expect(number(drawer)).to_have_text(rule)
    expect(drawer.locator("li.at")).to_be_in_viewport()
    expect(drawer.locator("li.at")).to_be_focused()
    # From there to what belongs to it; the address stays that of the table.
    further = drawer.locator("li.at .see a").first
    wanted = further.inner_text()
    further.click()
    expect(number(drawer)).to_have_text(re.compile(rf"^{wanted}$"))
    expect(drawer.locator("li.at")).to_be_in_viewport()
    assert page.url == address
    # By the contents to a chapter, and to a page of its own.
    drawer.locator("summary").click()
    chapter = drawer.locator("details a").last
    chapter.click()
    expect(drawer.get_by_role("heading", name=chapter.inner_text())).to_be_in_viewport()
    assert findings(page) == []
    with page.context.expect_page() as opened:
        drawer.get_by_role("link", name="Open as a page").click()
    expect(number(opened.value)).to_have_text(rule)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_every_rule_has_an_address(device):
    page = device()
    page.goto("/rules/raw#S3")
    expect(number(page)).to_have_text("S3")  # among those that are folded
    expect(page.locator("li.at")).to_be_in_viewport()
    page.locator("li.at a.number").click()
    page.get_by_role("navigation", name="Contents").get_by_role(
        "link", name="Variants"
    ).first.click()
    expect(page).to_have_url(re.compile("#chapter-variants$"))
    expect(page.get_by_role("heading", name="Variants", exact=True)).to_be_in_viewport()
    page.go_back()
    expect(number(page)).to_have_text("S3")
    page.goto("/rules/rawsiko#D-1")  # says the same as 7, and stands there
    expect(number(page)).to_have_text("7")
    expect(page.locator("li.at")).to_be_in_viewport()


def test_the_rules_are_found_without_accents_and_by_number(device):
    page = device(390, 844, touch=True, language="sk")
    anna = Person(page, "sk")
    page.goto("/rules/envyra")
    page.locator("[data-figure]").first.wait_for()
    search = page.get_by_role("searchbox", name=anna.says("rules-search"))
    search.fill("zasteny odstranene")
    expect(page.locator("[data-rule]")).to_have_count(1)
    expect(page.locator("[data-rule] b")).to_have_text("12")
    expect(page.locator("mark").first).to_have_text("zásteny")
    expect(page.locator("[data-figure]")).to_have_count(0)
    search.fill("e-29")
    expect(page.locator("[data-rule] b").first).to_have_text("E-29")
    search.fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text(anna.says("rules-found", count=0))
    search.fill("")
    expect(page.locator("[data-figure]").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_book_on_a_phone_in_every_language(device, game):
    page = device(390, 844, touch=True)
    page.goto(f"/rules/{game}")
    figures = page.locator("[data-figure]")
    figures.first.wait_for()
    found = look_over(page, game)
    seen = set()
    for language in LANGUAGES:
        page.evaluate(
            "language => localStorage.setItem('ludoteka.settings', JSON.stringify({ language }))",
            language,
        )
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        figures.first.wait_for()
        page.locator("h2 [aria-expanded=false]").evaluate_all(
            "all => all.forEach((one) => one.click())"
        )
        told = figures.locator("[role=img]").evaluate_all("all => all.map((one) => one.ariaLabel)")
        assert len(told) == figures.count() >= 4
        assert all(len(text) > 40 for text in told)
        assert all(figures.locator("figcaption").all_inner_texts())
        seen.add(told[0])
        found += cut_off(page, f"{game}, {language}")
    assert found == []
    assert len(seen) == len(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_a_book_on_paper(device, game):
    page = device(*A4, language="hu", theme="dark")
    page.goto(f"/rules/{game}")
    page.locator("[data-figure]").first.wait_for()
    rules = page.locator("[data-rule]").count()
    page.emulate_media(media="print", color_scheme="dark")
    visible = "rules => rules.filter((rule) => rule.checkVisibility()).length"
    assert page.locator("[data-rule]").evaluate_all(visible) == rules > 60
    assert page.locator("[data-figure]").evaluate_all(visible) >= 4
    expect(page.get_by_role("searchbox")).to_be_hidden()
    # The game in brief is the first page, and all of it.
    brief = page.locator("[data-chapter=brief]")
    assert brief.evaluate("brief => getComputedStyle(brief).breakAfter") == "page"
    box = brief.bounding_box()
    assert box["y"] + box["height"] < A4[1]
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
