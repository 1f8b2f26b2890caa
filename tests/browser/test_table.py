"""At the table: what every game has around its board."""

from __future__ import annotations

import re

import pytest
from people import Friends, Person, bot, expect, here

from ludoteka.core import registry

TOLD = 'main [aria-label="Board as text"]'


@pytest.fixture
def raw(house):
    """A game of RAW in its tenth move or so: Anna is asked, Boris sits elsewhere."""
    table = house.open_table("raw", [here("Anna"), here("Boris")], options={"first": "lobby"})
    friends = Friends(house, table)
    friends.plays(0, "keep 1 2")
    friends.plays(1, "keep 1 2")
    friends.plays_on(0, 1, moves=12)
    friends.plays_on(1)
    return table


@pytest.fixture
def rawsiko(house):
    """RAWsiko where Anna has invested once, and still has something to invest."""
    table = house.open_table("rawsiko", [here("Anna"), here("Boris"), here("Cyril")])
    friends = Friends(house, table)

    def mine(view):
        return view["seat"] == 0 and view["phase"] == "investing" and view["waiting"] == [0]

    friends.plays_on(0, 1, 2, until=mine)
    return table


def test_an_onlooker_sees_the_public_view_and_has_no_moves(house, device, raw):
    anna = Person(device()).likes(plain=True).sits(raw, 0, game="raw")
    carl = Person(device()).likes(commands=True, plain=True).watches(raw)
    expect(carl.page.locator(".prompt.watching")).to_contain_text("You are watching.")
    expect(carl.page.locator(TOLD)).to_contain_text("Anna")
    expect(anna.page.locator(TOLD)).to_contain_text("Your hand")
    expect(carl.page.locator(TOLD)).not_to_contain_text("hand (")
    expect(
        carl.page.get_by_role("region", name="Possible moves").get_by_role("button")
    ).to_have_count(0)
    expect(carl.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(carl.page.get_by_role("region", name="Chat")).to_have_count(0)
    assert "only players can move" in carl.types("end")
    expect(anna.page.get_by_role("region", name="Players")).to_contain_text("1 person is watching")
    before = carl.moves()
    anna.chooses(0)
    carl.sees_moves(before + 1)


def test_a_reload_in_the_middle_changes_nothing(device, raw):
    anna = Person(device()).likes(plain=True).sits(raw, 0, game="raw")
    anna.is_asked()
    told = anna.page.locator(TOLD)
    before, was = anna.moves(), anna.reads_board()
    anna.chooses(0)
    anna.sees_moves(before + 1)
    expect(told).not_to_have_text(was, use_inner_text=True)
    moves, board = anna.moves(), anna.reads_board()
    lines, asked = anna.log.inner_text(), anna.prompt.inner_text()
    anna.page.reload()
    anna.sees_moves(moves)
    expect(anna.page.locator(TOLD)).to_have_text(board, use_inner_text=True)
    expect(anna.prompt).to_have_text(asked, use_inner_text=True)
    expect(anna.log).to_have_text(lines, use_inner_text=True)
    expect(anna.page.locator(".players li.me")).to_contain_text("Anna")


def test_the_tab_says_whose_turn_it_is(house, device, raw):
    anna = Person(device()).sits(raw, 0, game="raw")
    expect(anna.page).to_have_title("● Your turn – RAW")
    expect(anna.page.locator("#favicon")).to_have_attribute("href", "/icon-turn.svg")
    boris = Person(device()).sits(raw, 1, game="raw")
    expect(boris.page).to_have_title("RAW – Ludoteka")
    expect(boris.prompt).to_contain_text("Waiting for Anna")
    expect(boris.page.get_by_role("status").first).to_contain_text("Waiting for Anna")


def test_the_past_by_keys_slider_buttons_and_log(house, device, raw):
    anna = Person(device()).sits(raw, 0, game="raw")
    page = anna.page
    anna.is_asked()
    last = anna.moves()
    past = page.locator(".prompt.past")

    page.keyboard.press("[")
    expect(past).to_contain_text(f"move {last - 1} of {last}")
    expect(page).to_have_url(re.compile(rf"\?at={last - 1}$"))
    expect(page.get_by_role("region", name="Possible moves").get_by_role("button")).to_have_count(0)
    page.keyboard.press("[")
    expect(past).to_contain_text(f"move {last - 2} of {last}")
    page.keyboard.press("]")
    expect(past).to_contain_text(f"move {last - 1} of {last}")
    page.keyboard.press("]")
    expect(past).to_have_count(0)
    anna.is_asked()

    anna.scrubber.focus()
    page.keyboard.press("Home")
    expect(past).to_contain_text(f"move 0 of {last}")
    page.keyboard.press("ArrowRight")
    expect(past).to_contain_text(f"move 1 of {last}")
    page.keyboard.press("End")
    expect(past).to_have_count(0)
    anna.scrubber.fill("3")
    expect(past).to_contain_text(f"move 3 of {last}")
    page.get_by_role("button", name="One move back").click()
    expect(past).to_contain_text(f"move 2 of {last}")
    page.get_by_role("button", name="To the beginning").click()
    expect(past).to_contain_text(f"move 0 of {last}")
    page.keyboard.press("Escape")
    expect(past).to_have_count(0)

    anna.log.get_by_role("button").first.click()
    expect(past).to_be_visible()
    page.locator(".prompt").get_by_role("button", name="Back to now").click()
    expect(past).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/t/[^?]+$"))
    anna.is_asked()


def test_a_moment_has_an_address_and_the_game_goes_on_beneath(house, device, raw):
    anna = Person(device()).likes(plain=True).sits(raw, 0, at=4, game="raw")
    past = anna.page.locator(".prompt.past")
    anna.sees_moment(4)
    board = anna.page.get_by_role("region", name="Board as text")
    shown = anna.reads_board()
    assert "Players" in shown
    before = anna.moves()
    Friends(house, raw).plays(0)
    anna.sees_moves(before + 1)
    expect(past.get_by_role("button", name="Back to now")).to_contain_text("1")
    expect(board).to_have_text(shown, use_inner_text=True)
    anna.page.reload()
    anna.sees_moment(4)
    expect(board).to_have_text(shown, use_inner_text=True)


def test_the_past_shows_what_was_and_only_ones_own_secrets(house, device, raw):
    """The past of a running game is the own past: an onlooker's has no hands in it."""
    anna = Person(device()).likes(plain=True).sits(raw, 0, at=3, game="raw")
    carl = Person(device()).likes(plain=True).watches(raw, at=3)
    for person in (anna, carl):
        person.sees_moment(3)
    cards = registry.make("raw").content()["cards"]
    names = [cards[card]["name"]["en"] for card in Friends(house, raw).view(0)["shown_lives"][0]]
    boards = [who.page.get_by_role("region", name="Board as text") for who in (anna, carl)]
    for board in boards:
        expect(board.get_by_role("heading", name="Players")).to_be_visible()
    expect(boards[0]).to_contain_text(names[0])
    theirs = boards[1].inner_text()
    assert not [name for name in names if name in theirs]


def test_a_move_is_taken_back_until_something_is_in_the_way(house, device, rawsiko):
    anna = Person(device()).likes(commands=True).sits(rawsiko, 0, game="rawsiko")
    anna.is_asked()
    before = anna.moves()
    first = anna.types("moves").split(", ")[0]
    anna.types(first)
    anna.sees_moves(before + 1)
    undo = anna.page.get_by_role("button", name="Undo")
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    anna.sees_moves(before)
    anna.page.get_by_role("button", name="History", exact=True).click()
    expect(anna.log).to_contain_text("taken back")
    anna.types(first)
    anna.sees_moves(before + 1)
    anna.page.locator(".players .name").first.click()  # out of the command line
    anna.page.keyboard.press("Control+z")
    anna.sees_moves(before)
    # What others did, or dice, stand in the way: the button says so before it is pressed.
    expect(undo).to_have_attribute("aria-disabled", "true")
    reason = undo.get_attribute("title")
    assert "taken back" in reason or "take back" in reason
    undo.click(force=True)  # it can be pressed although it says that it can do nothing
    expect(anna.notice).to_contain_text(reason)


def test_the_history_tells_like_moves_in_one_line(device, rawsiko):
    anna = Person(device(1440, 900)).likes(commands=True).sits(rawsiko, 0, game="rawsiko")
    page = anna.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.is_asked()
    page.get_by_role("button", name="History", exact=True).click()
    begun = anna.moves()
    options = [move for move in anna.types("moves").split(", ") if move.endswith(" 1")]
    for done, move in enumerate(options[:3]):
        anna.types(move)
        anna.sees_moves(begun + done + 1)
    row = anna.log.locator("li").filter(has_text="You place 3 assets: ")
    expect(row).to_have_count(1)
    expect(anna.log).not_to_contain_text("You place 1 asset")
    # It marks all its pieces, leads to its last moment, and is marked at each of its moments.
    row.get_by_role("button").hover()
    expect(page.locator(".marks .pointed")).to_have_count(3)
    for moves in (begun + 2, begun + 1):
        page.get_by_role("button", name="One move back").click()
        expect(page.locator(".prompt.past")).to_contain_text(f"move {moves} of {begun + 3}")
        expect(row).to_have_attribute("aria-current", "step")
    row.get_by_role("button").click()
    expect(page.locator(".prompt.past")).to_have_count(0)
    # What is copied reads the same.
    page.get_by_role("button", name="Copy the history as text").click()
    copied = page.evaluate("() => navigator.clipboard.readText()").splitlines()
    assert copied[-1] == row.inner_text().split("\n")[-1]
    # What is taken back stands by itself, and what stays as one line.
    page.get_by_role("button", name="Undo").click()
    anna.sees_moves(begun + 2)
    struck = anna.log.locator("li.undone")
    expect(struck).to_have_count(1)
    expect(struck).to_contain_text("You place 1 asset on")
    expect(anna.log.locator("li").filter(has_text="You place 2 assets: ")).to_have_count(1)


def test_why_not_names_the_rule_and_opens_it(device, rawsiko):
    anna = Person(device(language="sk")).likes(commands=True, language="sk")
    anna = Person(anna.page, "sk").sits(rawsiko, 0, game="rawsiko")
    anna.is_asked()
    anna.types("why end")
    expect(anna.notice).to_have_attribute("role", "alert")
    rule = anna.notice.locator(".rule")
    number = re.search(r"\d+", rule.inner_text())[0]
    sentence = texts_of("rawsiko", "sk").find(f"rawsiko-rule-{number}")
    expect(rule).to_contain_text(sentence)
    rule.get_by_role("button", name=anna.says("open-rules")).click()
    drawer = anna.page.get_by_role("dialog", name=anna.says("rules"))
    expect(drawer.locator("li.at b")).to_have_text(number)
    expect(drawer.locator("li.at")).to_be_in_viewport()


def test_the_rules_are_searched(device, raw):
    anna = Person(device()).sits(raw, 0, game="raw")
    anna.is_asked()
    anna.page.keyboard.press("r")
    drawer = anna.page.get_by_role("dialog", name="Rules")
    search = drawer.get_by_role("searchbox")
    drawer.locator("[data-rule]").first.wait_for()
    all_rules = drawer.locator("[data-rule]").count()
    assert all_rules > 50
    search.fill("LÍVES")  # marks and capitals do not matter
    expect(drawer.get_by_role("status")).to_contain_text("rules found")
    assert 0 < drawer.locator("[data-rule]").count() < all_rules
    search.fill("xyzzy")
    expect(drawer.get_by_role("status")).to_contain_text("No rule found")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("Escape")  # the first one may only empty the search
    expect(drawer).to_have_count(0)


def test_chat_and_quick_phrases_in_each_ones_language(house, device, raw):
    anna = Person(device()).sits(raw, 0, game="raw")
    boris = Person(device(language="sk"), "sk").sits(raw, 1, game="raw")
    field = anna.page.get_by_label("Write to the table")
    field.fill("<b>Hi</b> & hello")
    field.press("Enter")
    expect(boris.log).to_contain_text("Anna: <b>Hi</b> & hello")
    expect(field).to_have_value("")
    boris.button("quick-phrases").click()
    boris.page.get_by_role("button", name=boris.texts.find("ludoteka-phrase-good-luck")).click()
    expect(anna.log).to_contain_text("Boris: Good luck!")
    expect(boris.log).to_contain_text(boris.texts.find("ludoteka-phrase-good-luck"))


def test_moves_and_questions_can_be_typed(device, raw):
    anna = Person(device()).likes(commands=True).sits(raw, 0, game="raw")
    anna.is_asked()
    assert "Type a move" in anna.types("?")
    assert anna.prompt.locator("b").inner_text() in anna.types("prompt")
    assert "Your hand" in anna.types("board")
    assert anna.types("rule 6")
    assert "not understood" in anna.types("sing a song")
    moves = anna.types("moves").split(", ")
    before = anna.moves()
    assert anna.types(moves[-1]) == f"Played: {moves[-1]}"
    anna.sees_moves(before + 1)


def test_the_seat_moves_to_another_device(device, faults, raw):
    laptop = Person(device()).likes(plain=True).sits(raw, 0, game="raw")
    phone = Person(device(390, 844, touch=True)).likes(plain=True)
    laptop.is_asked()
    menu = laptop.opens_menu()
    menu.get_by_role("button", name="Continue on another device").click()
    menu.get_by_role("button", name="Make a link for Anna").click()
    expect(menu.get_by_role("img", name="QR code")).to_be_visible()
    address = menu.locator(".link").inner_text()
    phone.page.goto(address)
    phone.page.get_by_role("button", name="Play here now").click()
    phone.is_asked()
    expect(phone.page.locator(TOLD)).to_contain_text("Your hand")
    # The laptop has given the seat up: it can go on watching, and nothing more.
    expect(laptop.page.locator(".prompt.watching")).to_be_visible()
    expect(laptop.page.locator(TOLD)).not_to_contain_text("Your hand")
    # The link worked once.
    faults.expect("status of 4")
    again = Person(device())
    again.page.goto(address)
    again.page.get_by_role("button", name="Play here now").click()
    expect(again.page.get_by_role("alert")).to_contain_text("used already")


def test_who_leaves_is_replaced_by_a_bot_and_comes_back(house, device):
    table = house.open_table("raw", [here("Anna"), bot("Beta")], pace=600)
    anna = Person(device()).sits(table, 0, game="raw")
    anna.is_asked()
    menu = anna.opens_menu()
    menu.get_by_role("button", name="Leave the seat").click()
    menu.get_by_role("button", name="Let a bot play").click()
    expect(anna.prompt).to_contain_text("A bot is playing for you.")
    menu.get_by_role("button", name="Close").click()
    anna.button("take-seat-back").click()
    expect(anna.prompt).not_to_contain_text("A bot is playing for you.")


def texts_of(game, language):
    from ludoteka.core import registry
    from ludoteka.text import Texts

    return Texts(registry.make(game, {}), language)


def test_on_a_tablet_the_drawn_out_rail_goes_when_somebody_acts_on_the_board(house, device):
    table = house.open_table("envyra", [here("Anna"), bot("Boris")], pace=0)
    anna = Person(device(768, 1024, touch=True)).sits(table, 0, game="envyra")
    anna.is_asked()
    rail = anna.button("rail")
    rail.click()
    expect(rail).to_have_attribute("aria-expanded", "true")
    anna.page.locator(".grid .cell button").first.click(position={"x": 20, "y": 20})
    expect(rail).to_have_attribute("aria-expanded", "false")


def test_on_a_phone_the_focus_goes_with_the_tab(house, device, raw):
    anna = Person(device(390, 844, touch=True)).sits(raw, 0, game="raw")
    anna.is_asked()
    anna.page.locator(".card-button").first.focus()
    anna.page.keyboard.press("l")
    expect(anna.page.locator("nav.tabs [data-one=log]")).to_be_focused()
    anna.page.get_by_role("log").locator("[tabindex='0']").focus()
    anna.page.keyboard.press("t")
    expect(anna.page.locator(".notice.hint")).to_be_visible()
    expect(anna.page.locator("nav.tabs [data-one=board]")).to_have_attribute("aria-current", "page")
    expect(anna.page.locator(".notice.hint .button.main")).to_be_focused()
