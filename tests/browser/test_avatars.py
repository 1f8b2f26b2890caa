"""The animals that stand for people, the options of a match, and the sign of the connection."""

from __future__ import annotations

from people import Person, bot, expect, here

CHOSEN = "JSON.parse(localStorage['ludoteka.settings']).avatar"


def animals(page, within):
    return page.locator(f"{within} [data-animal]")


def picks(page, animal):
    """Choose in the open grid of animals."""
    grid = page.get_by_role("group", name="Your animal", exact=True)
    # A click: it may be the one that was suggested, and is marked already.
    grid.get_by_role("radio", name=animal).click(force=True)
    page.get_by_role("button", name="Done", exact=True).click()


def test_an_animal_goes_with_its_person_from_the_settings_to_the_table_of_others(device):
    host, guest = Person(device()), Person(device(390, 844, touch=True))
    host.page.goto("/")
    host.page.get_by_role("button", name="Settings").click()
    host.page.get_by_role("button", name="Your animal: any").click()
    picks(host.page, "Owl")
    host.page.get_by_role("button", name="Your animal: Owl").wait_for()
    host.page.keyboard.press("Escape")
    host.page.locator("[data-game=envyra]").get_by_role("button", name="Invite friends").click()

    seats = host.page.get_by_role("region", name="Seats").locator("li")
    expect(seats.first.locator("[data-animal]")).to_have_attribute("data-animal", "owl")
    guest.page.goto(host.invitation)
    # The animal that was only suggested is chosen by a press, too.
    own = guest.page.get_by_role("button", name="Your animal")
    own.click()
    marked = guest.page.locator("input[type=radio]:checked")
    suggested = marked.input_value()
    marked.click(force=True)
    guest.page.get_by_role("button", name="Done", exact=True).click()
    assert guest.page.evaluate(CHOSEN) == suggested
    own.click()
    picks(guest.page, "Hedgehog")
    expect(guest.page.get_by_label("Your name at the table")).to_have_value("Happy Hedgehog")
    guest.page.get_by_role("button", name="Sit down").tap()
    expect(seats.nth(1).locator("[data-animal]")).to_have_attribute("data-animal", "hedgehog")

    # The own portrait is a button: another one can be chosen while the table gathers.
    seats.first.get_by_role("button", name="Choose another one").click()
    host.page.get_by_role("radio", name="Bat").check(force=True)
    host.page.get_by_role("button", name="Done", exact=True).click()
    theirs = guest.page.get_by_role("region", name="Seats").locator("li [data-animal]")
    expect(theirs.first).to_have_attribute("data-animal", "bat")
    guest.page.reload()
    expect(theirs.first).to_have_attribute("data-animal", "bat")
    assert guest.page.evaluate(CHOSEN) == "hedgehog"


def test_during_play_the_menu_has_the_options_of_the_match_and_another_animal(house, device):
    seats = [here("Anna"), bot("Beta"), bot("Gama")]
    table = house.open_table("rawsiko", seats, options={"turns": 9, "trade": True}, clock=300)
    anna = Person(device()).sits(table, 0, game="rawsiko")
    anna.is_asked()
    page = anna.page
    strip = animals(page, ".players")
    expect(strip).to_have_count(3)
    before = strip.evaluate_all("all => all.map((one) => one.dataset.animal)")
    assert len(set(before)) == 3
    page.get_by_role("button", name="Connection: good").click()
    expect(page.get_by_text("What you do reaches the table at once.")).to_be_visible()

    page.get_by_role("button", name="Menu").click()
    page.locator("[data-page=settings]").click()
    for name, value in {
        "turns": "9",
        "trade": "yes",
        "garrison": "no",
        "setup": "off (all choose)",
        "clock": "5 minutes",
        "hints": "yes",
        "players": "3",
    }.items():
        expect(page.locator(f"[data-option={name}] .value")).to_have_text(value)
    # That of a bot: it gets another one, and the other bot keeps its own.
    page.get_by_role("button", name="Your animal").click()
    radio = page.locator(f"input[type=radio][value={before[1]}]")
    radio.check(force=True)
    page.get_by_role("button", name="Done", exact=True).click()
    page.keyboard.press("Escape")
    expect(strip.first).to_have_attribute("data-animal", before[1])
    after = strip.evaluate_all("all => all.map((one) => one.dataset.animal)")
    assert len(set(after)) == 3
    assert after[2] == before[2]

    house.kill()
    expect(page.locator("[data-line=again], [data-line=lost]")).to_have_count(1)
    house.start()
    expect(page.get_by_role("button", name="Connection: good")).to_be_visible()
