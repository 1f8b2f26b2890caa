"""One device for several people: the curtain where something is secret, and nowhere else."""

from __future__ import annotations

import json

import pytest
from hands import Envyra, Rawsiko
from people import Friends, Person, bot, expect, friend, here

NOW = ".prompt .looker b"
SEEN = "ludoteka.seen"
AIM = ".objective"
# So that both have cubes to move, and nobody's move is forced.
OWN = {"Anna": (0, 1, 2), "Boris": (3, 4, 5)}


def one_device(house, device, game, seats, motion=False, size=(1280, 800), **options):
    """Everybody who sits on this device, in front of it."""
    table = house.open_table(game, seats, options=options)
    person = Person(device(*size, reduced_motion=not motion))
    own = [number for number, seat in enumerate(seats) if seat.kind == "device"]
    return person.sits(table, *own, host=True, game=game), table


def names_now(person, name):
    """The bar names whoever is to look, and so does the page to those who don't see it."""
    expect(person.page.locator(NOW)).to_contain_text(name)
    expect(person.page.get_by_role("status").filter(has_text=f"Now: {name}")).to_have_count(1)


def locks_in(person, name):
    expect(person.curtain).to_contain_text(name)
    person.lifts(name)
    person.is_asked()
    names_now(person, name)
    cells = person.page.locator(".grid [data-cell][aria-pressed]")
    for cell in OWN[name]:
        cells.nth(cell).click()
    person.page.locator(".deciding .button.main").click()


@pytest.mark.parametrize("motion", [False, True])
def test_envyra_has_a_curtain_for_placing_and_none_for_moving(house, device, motion):
    person, _ = one_device(house, device, "envyra", [here("Anna"), here("Boris")], motion)
    locks_in(person, "Anna")
    locks_in(person, "Boris")
    hands = Envyra(person)
    movers = []
    while hands.wait("mine", "curtain") == "mine":
        if not person.page.locator(".deciding .button.main").is_visible():
            continue
        movers.append(person.page.locator(NOW).inner_text())
        names_now(person, movers[-1].removeprefix("Now: "))
        hands.act_and_hand_over()
    assert set(movers) == {"Now: Anna", "Now: Boris"}, "both have moved, and no curtain fell"
    expect(person.curtain).to_be_visible()  # the next round: screens again


# What of the bar is not in it, or of its words not to be seen.
CUT = """
() => {
  const bar = document.querySelector(".prompt");
  const frame = bar.getBoundingClientRect();
  const words = bar.querySelector(".words");
  const out = [...bar.querySelectorAll(".act, .looker")].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
  });
  const cut = words.scrollWidth > words.clientWidth + 1 || words.scrollHeight > words.clientHeight + 1;
  return [...out, ...(cut ? [words] : [])].map((part) => part.textContent.trim());
}
"""


@pytest.mark.parametrize("language", ["en", "sk", "hu", "lv"])
def test_everything_in_the_bar_is_whole_at_every_width(house, device, language):
    seats = [here("Anna"), here("Bodkovaná Lienka")]
    table = house.open_table("envyra", seats)
    person = Person(device(1024, 768, language=language), language).sits(table, 0, 1, host=True)
    moved = False
    for name in ("Anna", "Bodkovaná Lienka"):
        person.curtain.get_by_role("button").first.click()
        person.is_asked()
        cells = person.page.locator(".grid [data-cell][aria-pressed]")
        for cell in OWN["Anna" if name == "Anna" else "Boris"]:
            cells.nth(cell).click()
        person.page.locator(".deciding .button.main").click()
    hands = Envyra(person)
    while hands.wait("mine", "curtain") == "mine":
        for width in (360, 390, 599, 768, 800, 959, 960, 1024, 1199, 1200, 1366, 1440):
            person.page.set_viewport_size({"width": width, "height": 768})
            expect(person.page.locator(".prompt .looker")).to_be_visible()
            person.page.wait_for_function(f"() => !({CUT})().length", timeout=3000)
        moved = True
        hands.act_and_hand_over()
    assert moved


def test_whoever_has_locked_in_can_change_it_as_long_as_others_choose(house, device):
    person, table = one_device(house, device, "envyra", [here("Anna"), here("Boris")])
    locks_in(person, "Anna")
    expect(person.curtain).to_contain_text("Hand the device to Boris")
    before = Friends(house, table).view(0)["choice"]
    person.page.get_by_role("button", name="Anna: look again").click()
    expect(person.page.locator(NOW)).to_have_text("Over to Boris")
    person.page.get_by_role("button", name="Change").click()
    hands = Envyra(person)
    pressed = person.page.locator(".grid [data-cell][aria-pressed=true]")
    for left in range(pressed.count(), 0, -1):
        expect(pressed).to_have_count(left)
        pressed.first.click()
    chosen = person.page.locator(".grid [data-cell][aria-pressed=false]").last
    cell = chosen.get_attribute("data-cell")
    chosen.click()
    hands.press(person.page.locator(".deciding .button.main"))
    expect(person.curtain).to_contain_text("Hand the device to Boris")
    after = Friends(house, table).view(0)["choice"]
    assert after != before
    assert cell in after
    # To look again and to change nothing is possible too.
    person.page.get_by_role("button", name="Anna: look again").click()
    person.page.get_by_role("button", name="Over to Boris").click()
    expect(person.curtain).to_contain_text("Hand the device to Boris")
    locks_in(person, "Boris")


def test_the_menu_hands_the_device_over(house, device):
    seats = [here("Anna"), here("Boris"), bot("Cyril")]
    person, _ = one_device(house, device, "raw", seats, drafting=False)
    expect(person.curtain).to_be_visible()
    person.curtain.get_by_role("button").first.click()
    for name in ("Boris", "Anna"):
        menu = person.opens_menu()
        menu.locator("[data-page=hand]").click()
        menu.get_by_role("button", name=f"Over to {name}").click()
        expect(person.curtain).to_contain_text(f"Hand the device to {name}")
        person.page.wait_for_timeout(300)  # it stays down by itself
        person.lifts(name)
        expect(person.page.locator(".players li.me")).to_contain_text(name)
    alone = Person(device()).watches(house.open_table("raw", [here("Anna"), bot("Beta")]))
    expect(alone.opens_menu().locator("[data-page=hand]")).to_have_count(0)


def test_rawsiko_folds_objectives_away_instead(house, device):
    names = ["Anna", "Boris", "Cyril"]
    person, table = one_device(house, device, "rawsiko", [here(name) for name in names])
    page, friends = person.page, Friends(house, table)
    panel = page.get_by_role("complementary").locator(".objectives")
    show = panel.get_by_role("button", name="Show: Your objectives")
    hide = panel.get_by_role("button", name="Hide: Your objectives")
    hands = Rawsiko(person)
    for _ in range(3):
        person.is_asked()
        expect(person.curtain).to_have_count(0)
        name = page.locator(NOW).inner_text().removeprefix("Now: ")
        seat = names.index(name)
        names.remove(name)
        names.insert(seat, "")  # everybody once
        aims = len(friends.view(seat)["objectives"][seat])
        expect(panel.locator(AIM)).to_have_count(0)
        show.click()
        expect(hide).to_be_visible()
        expect(panel.locator(AIM)).to_have_count(aims)
        hide.click()
        expect(show).to_be_visible()
        show.click()
        while page.locator(NOW).inner_text() == f"Now: {name}":
            hands.act()
            hands.wait("mine")
        expect(show).to_be_visible()  # other eyes: folded again


def test_a_secret_card_is_folded_away_where_no_curtain_falls(house, device):
    person, _ = one_device(house, device, "envyra", [here("Anna"), here("Boris")], equilibrium="B")
    page = person.page
    expect(person.curtain).to_contain_text("Anna")
    person.lifts("Anna")
    person.is_asked()
    # On a wide screen the one in the rail is out of sight.
    secret = page.get_by_text("Your secret card: only you see it").locator("visible=true")
    expect(secret).to_be_visible()  # behind the curtain one is alone with it
    for cell in OWN["Anna"]:
        page.locator(".grid [data-cell][aria-pressed]").nth(cell).click()
    page.locator(".deciding .button.main").click()
    locks_in(person, "Boris")
    person.is_asked()
    show = page.get_by_role("button", name="Show: Your secret card")
    expect(show).to_be_visible()
    expect(secret).to_have_count(0)
    show.click()
    expect(secret).to_be_visible()
    Envyra(person).act_and_hand_over()
    expect(show).to_be_visible()  # the next one looks
    expect(secret).to_have_count(0)


def test_what_each_seat_has_seen_is_remembered_and_is_nothing_but_numbers(house, device):
    person, table = one_device(house, device, "envyra", [here("Anna"), here("Boris")])

    def seen():
        kept = person.page.evaluate(f"() => localStorage.getItem({SEEN!r})")
        return json.loads(kept or "{}").get(table.id, {})

    expect(person.curtain).to_be_visible()
    assert seen() == {}
    locks_in(person, "Anna")
    expect(person.curtain).to_contain_text("Boris")
    assert set(seen()) == {"0"}
    locks_in(person, "Boris")
    person.until(
        f"() => Object.keys(JSON.parse(localStorage.getItem({SEEN!r}))['{table.id}']).length === 2"
    )
    assert all(isinstance(seq, int) for seq in seen().values())


def test_a_seat_that_moves_to_another_device_leaves_the_curtain_for_who_stays(house, device):
    person, _ = one_device(house, device, "raw", [here("Anna"), here("Boris")])
    expect(person.curtain).to_be_visible()
    name = person.curtain.get_by_role("heading").inner_text().removeprefix("Hand the device to ")
    other = "Boris" if name == "Anna" else "Anna"
    person.lifts(name)
    person.is_asked()
    menu = person.opens_menu()
    menu.locator("[data-page=device]").click()
    menu.get_by_role("button", name=name).click()
    link = menu.locator(".link").inner_text()
    phone = Person(device(390, 844, touch=True))
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Play here").tap()
    phone.is_asked()
    expect(person.curtain).to_contain_text(f"Hand the device to {other}")
    person.lifts(other)
    expect(person.page.locator(".players li.me")).to_contain_text(other)
    expect(person.page.locator(".players .sign[title='not connected']")).to_have_count(0)


def test_a_seat_that_moves_away_leaves_an_onlooker_who_is_told(house, device):
    table = house.open_table("envyra", [here("Anna"), bot("Beta")])
    person = Person(device()).sits(table, 0, game="envyra")
    person.is_asked()
    menu = person.opens_menu()
    menu.locator("[data-page=device]").click()
    menu.get_by_role("button", name="Anna").click()
    link = menu.locator(".link").inner_text()
    phone = Person(device(390, 844, touch=True))
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Play here").tap()
    phone.is_asked()
    expect(person.notice).to_contain_text("Your seat has moved")
    expect(person.page.locator(".prompt.watching")).to_be_visible()
    person.page.reload()
    expect(person.page.locator(".prompt.watching")).to_be_visible()


def test_friends_see_those_at_a_shared_device_while_the_curtain_is_down(house, device):
    table = house.open_table("raw", [here("Anna"), here("Boris"), friend()], start=False)
    host = Person(device()).sits(table, 0, 1, host=True, game="raw")
    guest = Person(device(language="hu"), "hu")
    guest.page.goto(f"/t/{table.id}#{table.told.invitation}")
    guest.button("sit-down").click()
    host.page.get_by_role("button", name="Start the game").click()
    expect(host.curtain).to_be_visible()
    expect(guest.page.locator(".players > ul > li")).to_have_count(3)
    guest.page.wait_for_timeout(300)
    expect(guest.page.locator(f".players .sign[title='{guest.says('away')}']")).to_have_count(0)
