"""The start page: what can be played, in which language and colours, and the ways to a table."""

from __future__ import annotations

import time

import pytest
from house import boards_with
from people import Person, bot, expect, here

LANGUAGES = {"en": "English", "sk": "Slovenčina", "hu": "Magyar", "lv": "Latviešu"}
GAMES = boards_with("look.ts")


@pytest.mark.parametrize(("width", "height", "touch"), [(1280, 800, False), (390, 844, True)])
def test_the_landing_page_shows_every_game(device, width, height, touch):
    page = device(width, height, touch=touch)
    page.goto("/")
    assert "Ludoteka" in page.title()
    for game in ("Envyra", "RAW", "RAWsiko"):
        page.get_by_role("heading", name=game, exact=True).first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_one_click_and_under_ten_seconds_to_the_first_prompt(device, game):
    page = device()
    began = time.monotonic()
    page.goto("/")
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play now").click()
    page.locator(".prompt:is(.mine, .waiting)").wait_for()
    assert time.monotonic() - began < 10
    anna = Person(page)
    expect(anna.prompt).to_contain_text(".")
    expect(page.get_by_role("region", name="Players")).to_contain_text("bot")


def test_the_language_changes_at_once_and_without_a_reload(device):
    page = device()
    page.goto("/")
    page.evaluate("window.sameDocument = true")
    seen = set()
    for tag, name in LANGUAGES.items():
        chosen = page.get_by_role("button", name=f"{tag.upper()} {name}", exact=True)
        chosen.click()
        expect(page.locator("html")).to_have_attribute("lang", tag)
        anna = Person(page, tag)
        expect(page.get_by_role("heading", level=1)).to_have_text(anna.says("welcome"))
        expect(anna.button("play-now")).to_have_count(len(GAMES))
        expect(chosen).to_have_attribute("aria-pressed", "true")
        seen.add(anna.says("welcome"))
    assert len(seen) == len(LANGUAGES), "all four languages have words of their own"
    assert page.evaluate("window.sameDocument")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "lv")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_first_language_is_that_of_the_browser(device, tag):
    page = device(language={"en": "de-AT", "sk": "sk-SK"}.get(tag, tag))
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(Person(page, tag).says("welcome"))
    expect(page.locator("html")).to_have_attribute("lang", tag)


def test_dark_and_light_by_the_system_and_by_choice(device):
    page = device(theme="dark")
    page.goto("/")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Light colours").click()
    expect(html).to_have_attribute("data-theme", "light")
    page.reload()
    expect(html).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Dark colours").click()
    expect(html).to_have_attribute("data-theme", "dark")


def test_settings_are_kept(device):
    page = device(reduced_motion=False)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("radio", name="slow").check()
    dialog.get_by_role("group", name="Colours").get_by_role("radio", name="dark").check()
    dialog.get_by_role("switch", name="Sound").check()
    dialog.get_by_role("switch", name="Command line").check()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(dialog.get_by_role("radio", name="slow")).to_be_checked()
    expect(
        dialog.get_by_role("group", name="Colours").get_by_role("radio", name="dark")
    ).to_be_checked()
    expect(dialog.get_by_role("switch", name="Sound")).to_be_checked()
    expect(dialog.get_by_role("switch", name="Command line")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_one_goes_on_where_one_was(house, device):
    table = house.open_table("raw", [here("Anna"), bot("Beta")], pace=0)
    anna = Person(device()).sits(table, 0, game="raw")
    anna.is_asked()
    anna.page.get_by_role("link", name="To the start page").click()
    waiting = anna.page.get_by_role("region", name="Your tables")
    expect(waiting).to_contain_text("your turn")
    expect(waiting).to_contain_text("with Beta")
    waiting.get_by_role("link", name="continue").click()
    anna.is_asked()
    anna.page.go_back()
    expect(waiting).to_be_visible()


def test_rules_and_credits_are_a_click_away(device):
    page = device()
    page.goto("/")
    page.locator("[data-game=envyra]").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("searchbox", name="Search the rules")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Credits").first.click()
    for who in ("Rudy Priecinsky", "NERO", "CNR-ISOF", "Lucide"):
        expect(page.get_by_role("main")).to_contain_text(who)


def test_an_address_without_a_page_and_a_table_that_is_not_there(device):
    page = device()
    page.goto("/nowhere")
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
    page.goto("/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table can’t be shown")
    page.get_by_role("link", name="To the start page").last.click()
    expect(page.get_by_role("heading", name="Envyra", exact=True)).to_be_visible()
