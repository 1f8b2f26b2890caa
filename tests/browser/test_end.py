"""After the game: the result, the record, the proof of the dice, and the next game."""

from __future__ import annotations

import random
import re
import subprocess
import sys

import httpx
import pytest
from inspecting import findings
from people import Friends, Person, bot, expect, here

from ludoteka.core import registry
from ludoteka.core.match import Match

# RAWsiko's final table: what brought the points, and what ranks, in this order.
TIERS = ["I: easy", "II: medium", "III: hard", "IV: hardest"]
FIGURES = ["victory points", "applications", "materials", "territories"]
OPTIONS = {"envyra": {"grid": "3x2"}, "rawsiko": {"turns": 3}, "raw": {}}


def finished(house, game, seats=None):
    """A table whose game is over, and its last view."""
    seats = seats or [here("Anna"), bot("Beta"), bot("Gama")]
    table = house.open_table(game, seats, pace=0, options=OPTIONS[game])
    own = [number for number, seat in enumerate(seats) if seat.kind == "device"]
    return table, Friends(house, table).plays_out(*own)


@pytest.mark.parametrize("game", OPTIONS)
def test_the_result_says_who_won_and_why(house, device, game):
    table, view = finished(house, game)
    anna = Person(device()).sits(table, 0, game=game)
    result = view["result"]
    winner = ["Anna", "Beta", "Gama"][result["ranks"].index(1)]
    if result["ranks"].count(1) == 1:
        told = "You win" if winner == "Anna" else winner
        expect(anna.page.get_by_role("region", name="Result")).to_contain_text(told)
    rows = anna.page.get_by_role("table").first.locator("tbody tr")
    expect(rows).to_have_count(3)
    best = sorted(range(3), key=lambda seat: (result["ranks"][seat], seat))
    for row, seat in zip(rows.all(), best, strict=True):
        expect(row.locator(".total")).to_have_text(str(result["scores"][seat]))
        expect(row.locator(".who")).to_contain_text(["Anna", "Beta", "Gama"][seat])
        expect(row.locator("[data-animal]")).to_have_count(1)
    if game == "rawsiko":
        # What ranks, in its order (68, U13); what brought the points stands below.
        tables = anna.page.get_by_role("table")
        heads = tables.first.get_by_role("columnheader").all_inner_texts()
        assert [head.lower() for head in heads][-4:] == FIGURES
        below = tables.nth(1)
        assert below.bounding_box()["y"] > rows.last.bounding_box()["y"]
        tiers = [cell.inner_text() for cell in below.locator("thead th").all()[1:]]
        assert tiers
        assert tiers == [tier for tier in TIERS if tier in tiers]


def tied():
    """The record of a game of Envyra that was equal in points, and in those from sets."""
    chance = random.Random(350)
    game = registry.make("envyra", {"grid": "3x2"})
    match = Match(game, ["Anna", "Beta", "Gama"], (350).to_bytes(32, "big"))
    while match.state.result() is None:
        seat = match.state.waiting_for()[0]
        match.play(seat, chance.choice(match.state.moves(seat)))
    result = match.state.result()
    assert (result.scores, [part["sets"] for part in result.parts]) == ([28, 14, 28], [6, 4, 6])
    assert result.ranks == [2, 3, 1]
    return match.record()


def test_the_result_says_what_decided(house, device):
    sent = {"record": tied().text()}
    opened = httpx.post(f"{house.url}/api/records", json=sent).raise_for_status().json()
    page = device()
    page.goto(f"/t/{opened['table']['id']}")
    words = page.get_by_role("region", name="Result").locator("header .words")
    expect(words).to_contain_text(
        "28 to 28 on points, 6 to 6 from sets; Gama (C) has the end tile."
    )
    phone = device(390, 844, touch=True, language="sk")
    phone.goto(f"/t/{opened['table']['id']}")
    expect(phone.get_by_text("za sady 6 : 6; koncový dielik má Gama (C).")).to_be_visible()


@pytest.mark.parametrize("game", OPTIONS)
def test_the_points_ahead_are_told(house, device, game):
    table, view = finished(house, game)
    anna = Person(device()).sits(table, 0, game=game)
    said = anna.page.get_by_role("region", name="Result").locator("header .words p")
    deciders = {one["name"]: one["figures"] for one in view["result"]["deciders"]}
    ranks = view["result"]["ranks"]
    first, second = ranks.index(1), ranks.index(2)
    decided = next(name for name, one in deciders.items() if one[first] != one[second])
    figures = deciders[decided]
    if decided == "lasted":
        expect(said).to_contain_text("All others are out")
    else:
        expect(said).to_contain_text(f"{figures[first]} to {figures[second]}")


@pytest.mark.parametrize("game", OPTIONS)
def test_the_dice_are_proven_in_the_browser_that_was_there_from_the_start(house, device, game):
    seats = [here("Anna"), bot("Beta"), bot("Gama")]
    table = house.open_table(game, seats, pace=0, options=OPTIONS[game])
    anna = Person(device()).sits(table, 0, game=game)
    expect(anna.prompt).to_be_visible()
    Friends(house, table).plays_out(0)
    anna.sees_the_end()
    anna.page.get_by_role("button", name="Check the luck").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.locator(".verdict")).to_have_text("Nobody tampered with chance.")
    expect(dialog.locator("li.broken")).to_have_count(0)
    # Whoever comes later can't know what was sealed in the beginning, and is told so.
    carl = Person(device()).watches(table)
    carl.page.get_by_role("button", name="Check the luck").click()
    expect(carl.page.get_by_role("dialog").locator(".verdict")).to_have_text(
        "What was drawn fits the seed."
    )


def test_the_keyboard_goes_from_the_result_to_the_board_and_to_the_proof(house, device):
    table, _ = finished(house, "envyra")
    page = device(360, 740)
    Person(page).sits(table, 0, game="envyra")
    page.get_by_role("button", name="See the board").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Show the result")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Result")).to_be_focused()
    page.get_by_role("button", name="Check the luck").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".verdict")).to_be_visible()
    expect(dialog.get_by_role("group")).to_be_visible()  # it goes on below the edge
    page.keyboard.press("Tab")
    expect(dialog.get_by_role("group")).to_be_focused()
    assert findings(page, ["scrollable-region-focusable"]) == []


def test_the_record_is_saved_and_verifies(house, device, tmp_path):
    table, _ = finished(house, "rawsiko")
    anna = Person(device()).sits(table, 0, game="rawsiko")
    with anna.page.expect_download() as saving:
        anna.page.get_by_role("button", name=re.compile("record", re.IGNORECASE)).click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert "rawsiko" in file.name
    command = [sys.executable, "-m", "ludoteka", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_rematch_with_everybody_one_seat_further(house, device):
    table, _ = finished(house, "envyra", [here("Anna"), here("Boris")])
    anna = Person(device()).sits(table, 0, game="envyra", host=True)
    boris = Person(device()).sits(table, 1, game="envyra")
    expect(boris.page.get_by_role("table").first).to_be_visible()
    anna.page.get_by_role("button", name="Rematch").click()
    expect(anna.page).not_to_have_url(re.compile(table.id))
    boris.page.get_by_role("button", name=re.compile("rematch", re.IGNORECASE)).first.click()
    expect(boris.page).to_have_url(anna.page.url)
    seats = anna.page.locator(".gathering li .who")
    expect(seats.nth(1)).to_contain_text("this device")
    expect(boris.page.locator(".gathering li .who").nth(0)).to_contain_text("this device")
    anna.page.get_by_role("button", name="Start the game").click()
    anna.is_asked()
    boris.is_asked()
    expect(boris.page.locator(".players li.me")).to_contain_text("Boris")


def test_a_rematch_against_bots_begins_at_once(house, device):
    table, _ = finished(house, "envyra")
    anna = Person(device()).sits(table, 0, host=True, game="envyra")
    anna.page.get_by_role("button", name="Rematch").click()
    expect(anna.page.locator(".prompt.over")).to_have_count(0)
    anna.is_asked()
    assert table.id not in anna.page.url


def test_the_whole_game_is_seen_again_by_anybody_with_the_link(house, device):
    table, view = finished(house, "raw")
    carl = Person(device()).watches(table, at=0)
    carl.sees_moment(0)
    carl.page.keyboard.press("]")
    carl.sees_moment(1)
    carl.page.get_by_role("button", name="Back to now").first.click()
    expect(carl.page.locator(".prompt.over")).to_be_visible()
    assert view["result"]


def test_a_game_is_played_on_from_a_moment_of_its_past(house, device):
    table, _ = finished(house, "envyra")
    anna = Person(device()).sits(table, 0, at=2, game="envyra")
    anna.sees_moment(2)
    anna.page.get_by_role("button", name=re.compile("[Pp]lay on")).first.click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox")).to_have_count(3)  # the others may be bots, or friends
    dialog.locator(".button.main").click()
    expect(anna.page).not_to_have_url(re.compile(table.id))
    anna.is_asked()
