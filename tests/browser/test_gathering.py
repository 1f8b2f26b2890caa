"""Before the game: opening a table, inviting, sitting down, agreeing on seats and options."""

from __future__ import annotations

import random
import re

import pytest
from hands import Envyra
from people import PLACES, Person, bot, expect, friend, here


def opens(page, game, way):
    """Open a table from the start page; returns its path."""
    page.goto("/")
    page.locator(f"[data-game={game}]").get_by_role("button", name=way).click()
    page.get_by_role("heading", name="A table for").wait_for()
    return page.evaluate("location.pathname")


def seat_names(page):
    return page.get_by_role("region", name="Seats").locator("li .who")


def test_a_friend_comes_by_the_link_in_three_taps(device):
    host, guest = Person(device()), Person(device(390, 844, touch=True))
    opens(host.page, "envyra", "Invite friends")
    link = host.page.get_by_role("region", name="Invite").locator(".link")
    expect(link).to_contain_text("#")
    expect(host.page.get_by_role("img", name="QR code of the invitation")).to_be_visible()

    guest.page.goto(link.inner_text())  # the first tap: the link
    guest.page.get_by_label("Your name at the table").fill("Berta")
    guest.page.get_by_role("button", name="Sit down").tap()  # the second

    expect(seat_names(guest.page).nth(1)).to_contain_text("Berta")
    expect(seat_names(guest.page).nth(1)).to_contain_text("this device")
    expect(seat_names(host.page).nth(1)).to_contain_text("Berta")
    expect(seat_names(host.page).nth(1)).to_contain_text("here")
    guest.page.close()
    expect(seat_names(host.page).nth(1)).to_contain_text("not connected")


def cut_off(page, path, times):
    """So many answers to this request are lost, after the server has done what was asked."""
    left = [times]

    def answer(route):
        reply = route.fetch()
        if left[0] > 0:
            left[0] -= 1
            route.abort("connectionreset")
        else:
            route.fulfill(response=reply)

    page.route(path, answer)


def test_a_seat_whose_answer_was_lost_is_the_same_seat(house, device, faults):
    faults.expect("ERR_CONNECTION_RESET")
    table = house.open_table("envyra", [here("Anna"), friend(), friend()], start=False)
    guest = device()
    cut_off(guest, "**/join", 1)
    guest.goto(f"/t/{table.id}#{table.told.invitation}")
    guest.get_by_label("Your name at the table").fill("Berta")
    guest.get_by_role("button", name="Sit down").click()
    expect(seat_names(guest).nth(1)).to_contain_text("this device")
    expect(seat_names(guest).nth(2)).not_to_contain_text("Berta")
    assert guest.evaluate("Object.keys(localStorage).filter(key => key.includes('asking'))") == []


def test_a_seat_whose_answer_was_lost_is_found_after_a_reload(house, device, faults):
    faults.expect("ERR_CONNECTION_RESET")
    table = house.open_table("envyra", [here("Anna"), friend()], start=False)
    guest = device()
    cut_off(guest, "**/join", 3)  # as often as the page asks by itself
    guest.goto(f"/t/{table.id}#{table.told.invitation}")
    guest.get_by_label("Your name at the table").fill("Berta")
    guest.get_by_role("button", name="Sit down").click()
    # The seat is taken, and this page can't know by whom.
    expect(seat_names(guest).nth(1)).to_contain_text("Berta")
    expect(guest.get_by_text("There is no free seat")).to_be_visible()
    guest.reload()
    expect(seat_names(guest).nth(1)).to_contain_text("this device")
    # It opens the seat: the guest is there for the others, and stays after another load.
    guest.reload()
    expect(seat_names(guest).nth(1)).to_contain_text("this device")


NO_ROOM = f"""
const set = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {{
  if (key === {PLACES!r}) throw new DOMException("full", "QuotaExceededError");
  set.call(this, key, value);
}};
"""


def test_a_browser_that_has_no_room_for_a_seat_says_so(house, device):
    table = house.open_table("envyra", [here("Anna"), friend()], start=False)
    guest = device(390, 844, touch=True)
    guest.add_init_script(NO_ROOM)
    guest.goto(f"/t/{table.id}#{table.told.invitation}")
    guest.get_by_role("button", name="Sit down").tap()
    told = guest.get_by_role("dialog", name="Your seat is not kept")
    expect(told).to_contain_text("only as long as this page is open")
    told.get_by_role("button", name="Close").last.tap()
    expect(told).to_have_count(0)
    expect(seat_names(guest).nth(1)).to_contain_text("this device")  # all the same


def test_a_friend_comes_by_the_code(device, faults):
    host, guest = Person(device()), Person(device())
    path = opens(host.page, "raw", "Invite friends")
    code = host.page.locator(".invite .code").inner_text()

    guest.page.goto("/")
    field = guest.page.get_by_label("Got a code?")
    field.fill("ab")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("6")
    faults.expect("status of 404")
    field.fill("222222")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("No table has this code")
    field.fill(f" {code.upper()} ")
    guest.page.get_by_role("button", name="Join").click()
    guest.page.get_by_role("button", name="Sit down").click()
    expect(seat_names(guest.page).nth(1)).to_contain_text("this device")
    assert guest.page.evaluate("location.pathname") == path
    # Whoever comes back later has the seat still.
    guest.page.goto(path)
    expect(seat_names(guest.page).nth(1)).to_contain_text("this device")


def test_the_host_changes_seats_and_options_and_the_guest_sees_it(house, device):
    table = house.open_table("envyra", [here("Anna"), friend(), friend()], start=False)
    host = Person(device()).sits(table, 0, host=True, game="envyra")
    guest = Person(device(language="sk"), "sk")
    guest.page.goto(f"/t/{table.id}#{table.told.invitation}")
    guest.page.get_by_label(guest.says("your-name")).fill("Božena")
    guest.button("sit-down").click()
    expect(seat_names(host.page).nth(1)).to_contain_text("Božena")
    expect(host.page.get_by_role("button", name="Start the game")).to_be_disabled()

    host.page.get_by_label("Who sits on seat 3").select_option("a bot")
    expect(guest.page.locator(".gathering li").nth(2)).to_contain_text(guest.says("bot"))
    host.page.get_by_label("Name on seat 3").fill("Robo")
    host.page.get_by_label("Name on seat 3").press("Enter")
    expect(guest.page.locator(".gathering li").nth(2)).to_contain_text("Robo")
    host.page.get_by_label("How well the bot plays").select_option("random")

    host.page.get_by_role("button", name="Move seat 3 up").click()
    expect(guest.page.locator(".gathering li").nth(1)).to_contain_text("Robo")
    expect(guest.page.locator(".gathering li").nth(2)).to_contain_text("Božena")
    expect(guest.page.locator(".gathering li").nth(2)).to_contain_text(guest.says("this-device"))

    rules = host.page.get_by_role("region", name="Rules of this table")
    rules.get_by_role("switch").first.check()
    shown = guest.page.get_by_role("region", name=guest.says("table-rules"))
    expect(shown.get_by_role("switch").first).to_be_checked()
    expect(shown.get_by_role("switch").first).to_be_disabled()
    rules.get_by_role("radio", name="3 × 2").check()
    expect(shown).to_contain_text("3 × 2")
    expect(rules.get_by_role("radio", name="3", exact=True)).to_have_count(1)
    expect(rules.get_by_role("radio", name="4", exact=True)).to_have_count(0)  # of three seats

    settings = host.page.get_by_role("region", name="At this table")
    settings.get_by_role("switch", name="Hints for everybody").uncheck()
    told = guest.page.get_by_role("region", name=guest.says("table-settings"))
    expect(told.get_by_role("switch").first).not_to_be_checked()

    host.page.get_by_role("button", name="Start the game").click()
    host.is_asked()
    guest.is_asked()
    expect(guest.page.locator(".players li.me")).to_contain_text("Božena")
    guest.page.keyboard.press("t")
    expect(guest.notice).to_contain_text("rady vypol")
    menu = host.opens_menu()
    menu.locator("[data-page=host]").click()
    menu.get_by_role("switch", name="Hints for everybody").check()
    guest.button("hint").click()
    expect(guest.page.locator(".notice.hint")).to_be_visible()


def test_an_option_that_no_longer_fits_falls_back_with_a_sentence(house, device):
    seats = [here("Anna"), here("Boris"), here("Cyril"), bot("Dana")]
    options = {"start_player": "4"}
    table = house.open_table("envyra", seats, options=options, start=False)
    host = Person(device()).sits(table, 0, 1, 2, host=True, game="envyra")
    rules = host.page.get_by_role("region", name="Rules of this table")
    expect(rules.get_by_role("radio", name="4", exact=True)).to_be_checked()
    host.page.get_by_role("button", name="Remove seat 4").click()
    sentence = "“Start player: 4” does not go with 3 players. Now it is “chance”."
    expect(rules.get_by_role("status")).to_have_text(sentence)
    expect(rules.get_by_role("radio", name="chance")).to_be_checked()
    expect(rules.get_by_role("radio", name="4", exact=True)).to_have_count(0)
    rules.get_by_role("radio", name="2", exact=True).check()
    expect(rules.get_by_role("status")).to_have_count(0)
    host.page.get_by_role("button", name="Start the game").click()
    expect(host.page.get_by_role("heading", name="Seats")).to_have_count(0)


def test_an_option_for_more_seats_than_there_are_is_refused_in_the_readers_words(
    house, device, faults
):
    faults.expect("status of 409")
    options = {"grid": "4x3"}  # as a program may ask for it: forms don't offer it
    table = house.open_table("envyra", [here("Anna"), bot("Dana")], options=options, start=False)
    host = Person(device(language="sk"), "sk").sits(table, 0, host=True, game="envyra")
    rules = host.page.get_by_role("region", name=host.says("table-rules"))
    expect(rules.get_by_role("alert")).to_contain_text("„Ponuka dielikov: 4 × 3“")
    host.button("start-game").click()
    expect(host.page.locator(".bar [role=alert]")).to_contain_text("aspoň 3 miesta")
    rules.get_by_role("radio", name="podľa počtu hráčov").check()
    expect(rules.get_by_role("alert")).to_have_count(0)
    host.button("start-game").click()
    host.is_asked()


def test_the_clock_is_set_before_the_game(house, device):
    table = house.open_table("envyra", [here("Anna"), friend()], start=False)
    host = Person(device()).sits(table, 0, host=True, game="envyra")
    guest = Person(device())
    guest.page.goto(f"/t/{table.id}#{table.told.invitation}")
    guest.button("sit-down").click()
    host.page.get_by_label("Time for a move").select_option("2 minutes")
    clock = guest.page.get_by_label("Time for a move")
    expect(clock).to_have_value("120")
    expect(clock).to_be_disabled()
    host.page.get_by_role("button", name="Start the game").click()
    host.is_asked()
    expect(host.page.get_by_role("timer").first).to_be_visible()


def test_the_host_adds_removes_and_frees_seats(house, device):
    table = house.open_table("raw", [here("Anna"), friend()], start=False)
    host = Person(device()).sits(table, 0, host=True, game="raw")
    guest = Person(device())
    guest.page.goto(f"/t/{table.id}#{table.told.invitation}")
    guest.button("sit-down").click()
    expect(seat_names(guest.page).nth(1)).to_contain_text("this device")
    host.page.get_by_role("button", name="Free the seat").click()
    expect(seat_names(host.page).nth(1)).to_contain_text("Waiting for a friend")
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()
    host.page.get_by_role("button", name="Add a seat").click()
    expect(seat_names(guest.page)).to_have_count(3)
    host.page.get_by_role("button", name="Remove seat 2").click()
    expect(seat_names(guest.page)).to_have_count(2)
    expect(guest.page.get_by_text("There is no free seat")).to_be_visible()
    host.page.get_by_role("button", name="Start the game").click()
    host.is_asked()
    expect(guest.page.locator(".prompt.watching")).to_be_visible()


def test_a_full_table_without_the_invitation_can_only_be_watched(house, device):
    table = house.open_table("envyra", [here("Anna"), bot("Beta")], start=False)
    guest = Person(device())
    guest.page.goto(f"/t/{table.id}")
    expect(guest.page.get_by_text("There is no free seat")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Start the game")).to_have_count(0)


def test_one_device_for_several_people(device):
    page = device()
    opens(page, "envyra", "One device")
    page.get_by_label("Name on seat 1").fill("Anna")
    page.get_by_label("Name on seat 1").press("Enter")
    page.get_by_label("Name on seat 2").fill("Boris")
    page.get_by_label("Name on seat 2").press("Enter")
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hand the device to Anna")
    page.get_by_role("button", name="I am Boris").click()
    expect(page.locator(".players li.me")).to_contain_text("Boris")


# Never lose a seat.

WHOSE = "Who sits on seat {}"
HELD = f"""
table => {{
  const places = JSON.parse(localStorage.getItem({PLACES!r}) ?? "[]");
  return Object.keys(places.find((place) => place.table === table)?.seats ?? {{}}).map(Number);
}}
"""


def has_seats(page, *seats):
    """The page says that these seats are its own, and its store says the same."""
    table = page.evaluate("location.pathname").removeprefix("/t/")
    rows = page.get_by_role("region", name="Seats").locator("li:has(.who)")
    rows.first.wait_for()
    for seat in range(rows.count()):
        expect(rows.nth(seat).locator(".tag.you")).to_have_count(1 if seat in seats else 0)
    # A change that is still on its way is waited for.
    wanted = ",".join(map(str, seats))
    Person(page).until(f"table => String(({HELD})(table)) === '{wanted}'", table)


def sets(page, seat, kind):
    """Choose who sits there, and wait until everybody knows."""
    page.get_by_label(WHOSE.format(seat + 1)).select_option(kind)
    tag = page.get_by_role("region", name="Seats").locator("li").nth(seat).locator(".tag.you")
    expect(tag).to_have_count(1 if kind == "this device" else 0)
    expect(page.get_by_role("region", name="Seats").locator("ul")).not_to_have_attribute(
        "aria-busy", "true"
    )


@pytest.mark.parametrize("kind", ["a bot", "a friend", "anybody"])
def test_a_seat_that_is_given_away_takes_no_other_with_it(device, kind):
    page = device()
    opens(page, "envyra", "One device")
    has_seats(page, 0, 1)
    sets(page, 1, kind)
    has_seats(page, 0)
    expect(page.get_by_text("There is no free seat")).to_have_count(0)
    sets(page, 1, "this device")
    has_seats(page, 0, 1)
    sets(page, 0, kind)
    has_seats(page, 1)
    sets(page, 0, "this device")
    has_seats(page, 0, 1)
    page.reload()
    has_seats(page, 0, 1)
    page.get_by_role("button", name="Start the game").click()
    person = Person(page)
    for _ in range(2):  # both have a turn, and can use it
        expect(person.curtain).to_be_visible()
        person.curtain.get_by_role("button").first.click()
        person.is_asked()
        Envyra(person).act_and_hand_over()


def test_against_a_bot_on_one_device_the_host_plays(device):
    person = Person(device())
    opens(person.page, "envyra", "One device")
    sets(person.page, 1, "a bot")
    person.page.get_by_role("button", name="Start the game").click()
    person.is_asked()
    expect(person.page.locator(".players li.me")).to_have_count(1)
    Envyra(person).act()


def test_who_changes_their_mind_finds_the_name_of_a_seat_again(device):
    page = device()
    opens(page, "envyra", "One device")
    seat = page.locator(".gathering li").nth(1)

    def worn():
        return seat.get_by_role("textbox").input_value()

    first = worn()
    assert first
    sets(page, 1, "a bot")
    expect(seat.get_by_label("How well the bot plays")).to_be_visible()
    bot_name = worn()
    assert bot_name != first
    sets(page, 1, "this device")
    expect(seat.get_by_role("textbox")).to_have_value(first)
    sets(page, 1, "a bot")
    expect(seat.get_by_role("textbox")).to_have_value(bot_name)


def test_any_order_of_changes_keeps_the_other_seats(device):
    page = device()
    opens(page, "raw", "One device")
    page.get_by_role("button", name="Add a seat").click()
    own = {0, 1}
    chance = random.Random(5)
    for _ in range(14):
        seat = chance.randrange(3)
        kind = chance.choice(["this device", "a bot", "a friend", "anybody"])
        sets(page, seat, kind)
        own = own | {seat} if kind == "this device" else own - {seat}
        if chance.random() < 0.3:
            page.get_by_role("button", name="Move seat 3 up").click()
            own = {{1: 2, 2: 1}.get(one, one) for one in own}
            for one in range(3):
                tags = page.locator(".gathering li").nth(one).locator(".tag.you")
                expect(tags).to_have_count(1 if one in own else 0)
        if chance.random() < 0.3:
            page.reload()
        has_seats(page, *sorted(own))
        if not own:
            seatless = page.get_by_text("No seat is yours").or_(page.get_by_label("Your name at"))
            expect(seatless).to_be_visible()


def test_quick_fingers_lose_no_seat(device):
    page = device()
    opens(page, "envyra", "One device")
    for kind in ("bot", "friend", "device", "open", "device", "bot", "device"):
        page.get_by_label(WHOSE.format(2)).select_option(kind)
        page.get_by_label(WHOSE.format(1)).select_option(kind)
    has_seats(page, 0, 1)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hand the device to")


def test_the_focus_goes_with_the_seat(house, device):
    seats = [here("Anna"), bot("Beta"), bot("Gama"), bot("Delta"), bot("Iota")]
    table = house.open_table("rawsiko", seats, start=False)
    page = device()
    Person(page).sits(table, 0, host=True, game="rawsiko")
    names = page.get_by_label(re.compile(r"^Name on seat"))
    expect(names).to_have_count(5)
    page.get_by_role("button", name="Move seat 3 up").focus()
    page.keyboard.press("Enter")
    expect(names.nth(1)).to_have_value("Gama")
    expect(page.get_by_role("button", name="Move seat 2 up")).to_be_focused()
    page.keyboard.press("Enter")  # it is the first now, and can't go further
    expect(names.nth(0)).to_have_value("Gama")
    expect(page.get_by_label("Who sits on seat 1")).to_be_focused()
    page.get_by_role("button", name="Remove seat 5").focus()
    page.keyboard.press("Enter")
    expect(names).to_have_count(4)
    expect(page.get_by_role("button", name="Remove seat 4")).to_be_focused()
    page.get_by_role("button", name="Add a seat").focus()
    page.keyboard.press("Enter")  # and with the last one the button goes
    expect(names).to_have_count(5)
    expect(page.get_by_label("Who sits on seat 5")).to_be_focused()


def test_two_tabs_of_one_browser_change_the_same_seats(device):
    page = device()
    path = opens(page, "envyra", "One device")
    tab = page.context.new_page()
    tab.goto(path)
    has_seats(tab, 0, 1)
    for one, other, seat in ((page, tab, 1), (tab, page, 0), (tab, page, 1), (page, tab, 0)):
        sets(one, seat, "a bot")
        for each in (one, other):
            has_seats(each, 1 - seat)
        sets(other, seat, "this device")
        for each in (one, other):
            has_seats(each, 0, 1)
    tab.get_by_role("button", name="Add a seat").click()
    sets(page, 2, "this device")
    page.get_by_role("button", name="Move seat 3 up").click()
    tab.get_by_role("button", name="Remove seat 1").click()
    for each in (page, tab):
        has_seats(each, 0, 1)
    tab.get_by_role("button", name="Start the game").click()
    for each in (page, tab):
        expect(each.get_by_role("heading", level=1)).to_contain_text("Hand the device to")


def test_a_token_that_was_lost_on_its_way_blocks_the_start_until_the_seat_is_taken_again(
    device, faults
):
    faults.expect("net::ERR_FAILED")
    page = device()
    opens(page, "envyra", "One device")
    sets(page, 1, "a bot")
    lost = {"answers": 0}

    def lose(route):
        """The server carries it out, but its answer never comes."""
        if route.request.method == "PUT" and not lost["answers"]:
            lost["answers"] += 1
            route.fetch()
            route.abort()
        else:
            route.continue_()

    page.route("**/seats", lose)
    page.get_by_label(WHOSE.format(2)).select_option("this device")
    row = page.get_by_role("region", name="Seats").locator("li").nth(1)
    expect(row).to_contain_text("not taken on this device")
    assert lost["answers"] == 1
    page.reload()
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".bar [role=status]")).to_contain_text("Seat 2 is for this device")
    start.click(force=True)
    expect(page.locator(".bar [role=alert]")).to_contain_text("Seat 2 is for this device")
    row.get_by_role("button", name="Take this seat here").click()
    has_seats(page, 0, 1)
    start.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hand the device to")


def test_a_change_that_fails_changes_nothing_on_the_page(device, faults):
    faults.expect("ERR_INTERNET_DISCONNECTED")
    page = device()
    opens(page, "envyra", "One device")
    page.context.set_offline(True)
    page.get_by_label(WHOSE.format(2)).select_option("a bot")
    expect(page.locator(".bar [role=alert]")).to_be_visible()
    expect(page.get_by_label(WHOSE.format(2))).to_have_value("device")
    has_seats(page, 0, 1)
    page.context.set_offline(False)
    sets(page, 1, "a bot")
    has_seats(page, 0)


def test_a_guest_whose_seat_is_moved_freed_or_kept_knows_it(house, device):
    table = house.open_table("raw", [here("Anna"), friend(), bot("Beta")], start=False)
    host = Person(device()).sits(table, 0, host=True, game="raw")
    guest = Person(device())
    guest.page.goto(f"/t/{table.id}#{table.told.invitation}")
    guest.button("sit-down").click()
    has_seats(guest.page, 1)
    expect(seat_names(host.page).nth(1)).to_contain_text("here")
    host.page.get_by_label(WHOSE.format(2)).select_option("anybody")  # whoever sits there stays
    has_seats(guest.page, 1)
    host.page.get_by_role("button", name="Move seat 2 up").click()
    has_seats(guest.page, 0)
    has_seats(host.page, 1)
    guest.page.context.set_offline(True)
    host.page.get_by_role("button", name="Free the seat").click()
    guest.page.context.set_offline(False)
    expect(guest.page.get_by_text("The host has given your seat away")).to_be_visible()
    has_seats(guest.page)
    guest.button("sit-down").click()
    has_seats(guest.page, 0)
    host.page.get_by_role("button", name="Start the game").click()
    expect(guest.page.locator(".players li.me")).to_have_count(1)


def test_people_at_a_shared_device_are_there_also_behind_the_curtain(house, device):
    table = house.open_table("envyra", [here("Anna"), here("Boris"), friend()], start=False)
    host = Person(device()).sits(table, 0, 1, host=True, game="envyra")
    guest = Person(device())
    guest.page.goto(f"/t/{table.id}#{table.told.invitation}")
    guest.button("sit-down").click()
    for seat in (0, 1):
        expect(seat_names(guest.page).nth(seat)).to_contain_text("here")
    host.page.get_by_role("button", name="Start the game").click()
    expect(host.curtain).to_be_visible()
    guest.is_asked()
    away = guest.page.locator(".players li .sign[title='not connected']")
    expect(away).to_have_count(0)
    host.page.close()
    expect(away).to_have_count(2)


def test_the_code_is_to_be_seen_at_once_on_a_small_screen(device):
    page = device(1024, 768)
    opens(page, "envyra", "Invite friends")
    invitation = page.get_by_role("region", name="Invite")
    code = invitation.get_by_role("img", name="QR code of the invitation")
    expect(code).to_be_visible()
    bar = page.locator("main footer.bar").bounding_box()
    box = code.bounding_box()
    assert box["y"] + box["height"] <= bar["y"]
