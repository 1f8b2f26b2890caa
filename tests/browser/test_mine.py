"""What the start page knows of this device: its tables, and the results of its games."""

from __future__ import annotations

import json
import re

from people import PLACES, Friends, Person, bot, expect, friend, here, keeps, place

GONE = "A" * 22


def tables(page):
    return page.get_by_role("region", name="Your tables")


# My tables.


def test_tables_are_told_apart_and_managed(house, device):
    mine = house.open_table("envyra", [here("Anna"), bot("Beta")], pace=0)
    other = house.open_table("raw", [here("Anna"), friend(), bot("Gamma")], start=False)
    page = device()
    gone = {"table": GONE, "game": "raw", "title": "RAW", "at": 1, "seats": {"0": "x" * 32}}
    keeps(page, [gone, place(other, 0, game="raw"), place(mine, 0)])
    page.goto("/")
    rows = tables(page).locator("li")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text(
        re.compile("Envyra.*your turn.*with Beta.*round 1", re.DOTALL)
    )
    expect(rows.nth(1)).to_contain_text("not begun yet")
    expect(rows.nth(2)).to_contain_text("no longer on the server")
    expect(page).to_have_title("● Your turn at 1 table – Ludoteka")
    expect(rows.nth(2).get_by_role("link")).to_have_count(0)

    rows.nth(2).get_by_role("button", name="remove").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("no longer has this table")
    dialog.get_by_role("button", name="Remove").click()
    expect(rows).to_have_count(2)
    expect(page.get_by_role("heading", name="Your tables")).to_be_focused()

    rows.nth(0).get_by_role("button", name="put away").click()
    expect(rows).to_have_count(1)
    expect(page).to_have_title("Ludoteka")  # who puts a table away does not want to be called
    page.reload()
    tables(page).get_by_role("button", name="1 table put away").click()
    tables(page).get_by_role("button", name="take out again").click()
    expect(rows.nth(0)).to_contain_text("your turn")
    rows.nth(0).get_by_role("link", name="continue").click()
    Person(page).is_asked()


def test_whoever_removes_a_table_leaves_the_seat_to_a_bot(house, device):
    table = house.open_table("raw", [here("Anna"), friend()], start=False)
    anna, eva = Person(device()), Person(device())
    keeps(anna.page, [place(table, 0, game="raw")])
    eva.page.goto(f"/t/{table.id}#{table.told.invitation}")
    eva.page.get_by_label("Your name at the table").fill("Eva")
    eva.button("sit-down").click()
    expect(eva.page.locator(".gathering")).to_contain_text("this device")
    anna.page.goto(f"/t/{table.id}")
    anna.button("start-game").click()
    anna.is_asked()
    anna.page.goto("/")
    row = tables(anna.page).locator("li")
    expect(row).to_contain_text("with Eva")
    row.get_by_role("button", name="remove").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("A bot plays on for you")
    dialog.get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)
    assert anna.page.evaluate(f"localStorage.getItem({PLACES!r})") == "[]"
    expect(eva.page.get_by_role("region", name="Players")).to_contain_text("bot plays")


def test_forty_tables_stay_usable(house, device):
    opened = [house.open_table("envyra", [here("Anna"), bot(f"B{n}")], pace=0) for n in range(40)]
    page = device(390, 844, touch=True)
    keeps(page, [place(table, 0) for table in opened])
    asked = []
    page.on(
        "request", lambda request: asked.append(request.url) if "/api/" in request.url else None
    )
    page.goto("/")
    expect(tables(page).locator("li")).to_have_count(2)
    expect(tables(page).locator("li").first).to_contain_text("your turn")
    assert len([url for url in asked if "/api/tables/" in url]) == 0
    assert len([url for url in asked if url.endswith("/api/glances")]) == 1
    tables(page).get_by_role("button", name="Show 38 more").tap()
    expect(tables(page).locator("li")).to_have_count(40)
    tables(page).get_by_role("button", name="Show fewer").tap()
    expect(tables(page).locator("li")).to_have_count(2)


def test_whose_turn_it_is_follows_the_game_in_another_tab(house, device):
    table = house.open_table("envyra", [here("Anna"), bot("Beta")], pace=0)
    home = device()
    keeps(home, [place(table, 0)])
    home.goto("/")
    expect(tables(home)).to_contain_text("your turn")
    tab = home.context.new_page()
    tab.goto(f"/t/{table.id}")
    Person(tab).is_asked()
    tab.get_by_role("button", name="Menu").click()
    tab.locator("[data-page=host]").click()
    tab.get_by_role("button", name="Pause").click()
    expect(tables(home)).to_contain_text("paused")
    expect(home).to_have_title("Ludoteka")


# Results.


def test_a_finished_game_is_noted_once_and_stays_here(house, device):
    table = house.open_table("envyra", [here("Anna"), bot("Beta"), bot("Gamma", "random")], pace=0)
    page = device()
    anna = Person(page).sits(table, 0, game="envyra", host=True)
    Friends(house, table).plays_out(0)
    anna.sees_the_end()
    for _ in range(2):
        page.goto("/")
        expect(page.get_by_role("region", name="Your finished games")).to_contain_text("with Beta")
        page.goto(f"/t/{table.id}")
        anna.sees_the_end()
    asked = []
    page.on("request", lambda request: asked.append((request.method, request.url)))
    page.goto("/results")
    expect(page.get_by_role("main")).to_contain_text("Nothing of it is sent anywhere")
    expect(page.locator(".sums div").first).to_have_text("played 1")
    expect(page.get_by_role("table", name="By opponents")).to_contain_text("bots of several levels")
    assert not [url for method, url in asked if method != "GET" and "glances" not in url]
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as JSON").click()
    kept = json.loads(saved.value.path().read_text())
    assert [game["table"] for game in kept["games"]] == [table.id]
    with page.expect_download() as saved:
        page.get_by_role("button", name="CSV").click()
    assert saved.value.path().read_text().count("\n") == 2

    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("main")).to_contain_text("No finished game yet")
    page.goto(f"/t/{table.id}")
    anna.sees_the_end()
    page.goto("/results")  # what was deleted does not come back
    expect(page.get_by_role("main")).to_contain_text("No finished game yet")
