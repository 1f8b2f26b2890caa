"""What would you do? And after the game: how it went, what turned it, and who was lucky."""

from __future__ import annotations

import re

import pytest
from inspecting import AXE, cut_off, look_over
from people import MOVES, Friends, Person, bot, expect, here

OPTIONS = {"envyra": {"grid": "3x2"}, "rawsiko": {"turns": 3}, "raw": {}}
SEATS = [here("Anna"), bot("Beta"), bot("Gama")]
# In fewer turns of RAWsiko there may be no clash, and no luck to tell of.
WHOLE = {**OPTIONS, "rawsiko": {"turns": 6}}


@pytest.mark.parametrize("game", OPTIONS)
def test_a_hint_is_asked_for_and_played_with_the_keyboard_alone(house, device, game):
    table = house.open_table(game, SEATS, pace=0, options=OPTIONS[game])
    anna = Person(device()).sits(table, 0, game=game)
    notice = anna.page.locator(".notice.hint")
    for _ in range(2):
        anna.is_asked()
        before = anna.moves()
        anna.page.keyboard.press("t")
        expect(notice.locator("b")).to_contain_text("My advice: ")
        expect(notice.locator("li").first).not_to_be_empty()
        notice.get_by_role("button", name="Play it").focus()
        anna.page.keyboard.press("Enter")
        expect(notice).to_have_count(0)
        anna.until(f"() => ({MOVES})() > {before}")


def test_what_is_said_on_a_phone_is_seen_whatever_is_open(house, device):
    """A hint speaks of the board, and brings it; a refusal stands over what is open."""
    table = house.open_table("envyra", [here("Anna"), bot("Boris")], pace=0)
    anna = Person(device(390, 844, touch=True)).sits(table, 0, game="envyra")
    anna.is_asked()
    history = anna.page.locator("nav.tabs [data-one=log]")
    history.click()
    anna.page.locator(".prompt .act").filter(has_text="Hint").click()
    anna.notice.get_by_role("button", name=anna.says("close")).click(trial=True)
    board = anna.page.locator("nav.tabs [data-one=board]")
    expect(board).to_have_attribute("aria-current", "page")
    history.click()
    expect(anna.notice).to_be_hidden()
    board.click()
    anna.notice.get_by_role("button", name=anna.says("close")).click()
    expect(anna.notice).to_have_count(0)


def test_hints_are_for_those_whose_turn_it_is_and_who_like_them(house, device):
    table = house.open_table("rawsiko", SEATS, pace=0)
    anna = Person(device()).sits(table, 0, game="rawsiko")
    anna.is_asked()
    expect(anna.page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    carl = Person(device()).watches(table)
    expect(carl.prompt).to_be_visible()
    expect(carl.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    dora = Person(device()).likes(hints=False).sits(table, 0, game="rawsiko")
    dora.is_asked()
    expect(dora.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    dora.page.keyboard.press("t")
    expect(dora.page.locator(".notice")).to_have_count(0)


@pytest.mark.skipif(not AXE.exists(), reason="npm ci has not been run in web/")
@pytest.mark.parametrize(("game", "language"), [("envyra", "sk"), ("rawsiko", "hu"), ("raw", "lv")])
def test_a_finished_game_is_looked_back_at(house, device, game, language):
    table = house.open_table(game, SEATS, pace=0, options=WHOLE[game])
    view = Friends(house, table).plays_out(0)
    page = device(390, 844, touch=True, language=language)
    anna = Person(page, language).likes(language=language).sits(table, 0, game=game)
    anna.sees_the_end()
    report = page.locator(".report")
    expect(report.get_by_role("heading", name=anna.says("report-course"))).to_be_visible()
    # The plot by keys: from the first move to the last, whose values are those of the result.
    plot = report.get_by_role("slider")
    plot.focus()
    page.keyboard.press("Home")
    expect(plot).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("End")
    said = plot.get_attribute("aria-valuetext")
    for name, score in zip(("Anna", "Beta", "Gama"), view["result"]["scores"], strict=True):
        assert re.search(rf"{name} {score}\b", said), said
    # The same as a table, for everybody.
    report.get_by_role("button", name=anna.says("report-as-table")).click()
    last = report.locator("table tbody tr").last.locator("td")
    expect(last).to_have_text([str(score) for score in view["result"]["scores"]])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    report.get_by_role("button", name=anna.says("report-as-table")).click()
    # Turning points with sentences of the game, everybody's best, and luck where chance can be kind.
    turning = report.get_by_role("region", name=anna.says("report-turning"))
    expect(turning.locator("li").first.locator(".told").first).not_to_be_empty()
    expect(report.get_by_role("region", name=anna.says("report-best"))).to_be_visible()
    luck = report.get_by_role("region", name=anna.says("end-luck"))
    expect(luck).to_have_count(0 if game == "envyra" else 1)
    assert look_over(page, "report") == []
    assert cut_off(page, "report") == []
    turning.get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(rf"/replay/{table.id}\?at=\d+"))
