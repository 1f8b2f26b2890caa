"""Before the game: opening a table, inviting, sitting down, agreeing on seats and options."""

from __future__ import annotations

from people import Person, bot, expect, friend, here


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
    host.page.get_by_label("How well the bot plays").select_option("rolls dice")

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


def test_an_option_for_more_seats_says_so_at_once(house, device, faults):
    faults.expect("status of 409")
    seats = [here("Anna"), here("Boris"), here("Cyril"), bot("Dana")]
    options = {"start_player": "4"}
    table = house.open_table("envyra", seats, options=options, start=False)
    host = Person(device()).sits(table, 0, 1, 2, host=True, game="envyra")
    rules = host.page.get_by_role("region", name="Rules of this table")
    expect(rules.get_by_role("radio", name="4", exact=True)).to_be_checked()
    host.page.get_by_role("button", name="Remove seat 4").click()
    expect(rules.get_by_role("alert")).to_contain_text("“Start player: 4” needs 4 seats.")
    host.page.get_by_role("button", name="Start the game").click()
    expect(host.page.locator(".bar [role=alert]")).to_contain_text("at least 4 seats")
    rules.get_by_role("radio", name="chance").check()
    expect(rules.get_by_role("alert")).to_have_count(0)
    expect(rules.get_by_role("radio", name="4", exact=True)).to_have_count(0)


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
