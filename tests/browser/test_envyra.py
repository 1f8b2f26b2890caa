"""Whole games of Envyra: with friends, on one device, against bots; by mouse, finger and keys."""

from __future__ import annotations

import re

from hands import Envyra, play, take_turns
from people import Friends, Person, bot, expect, here

SHORT = {"grid": "3x2"}


def test_a_mouse_a_finger_and_a_bot_play_to_the_end_in_two_languages(house, device):
    seats = [here("Anna"), here("Božena"), bot("Gama")]
    table = house.open_table("envyra", seats, pace=0, options=SHORT)
    anna = Person(device()).sits(table, 0, game="envyra")
    phone = device(390, 844, touch=True, language="sk")
    bozena = Person(phone, "sk").sits(table, 1, game="envyra")
    take_turns(Envyra(anna, seed=1), Envyra(bozena, "touch", seed=2))
    for person in (anna, bozena):
        scores = person.page.get_by_role("table").first
        for name in ("Anna", "Božena", "Gama"):
            expect(scores).to_contain_text(name)
    expect(anna.prompt).to_contain_text(re.compile("win", re.IGNORECASE))
    assert anna.moves() == bozena.moves()
    told = [row.inner_text() for row in anna.page.locator("td.total").all()]
    assert len(told) == 3
    assert told == [row.inner_text() for row in bozena.page.locator("td.total").all()]


def test_one_device_is_handed_from_hand_to_hand_to_the_end(house, device):
    table = house.open_table("envyra", [here("Anna"), here("Boris")], options=SHORT)
    page = device()
    person = Person(page).sits(table, 0, 1, game="envyra")
    hands = Envyra(person)
    lifted = []
    for _ in range(200):
        state = hands.wait("curtain", "mine", "over")
        if state == "over":
            break
        if state == "mine":
            hands.act_and_hand_over()
            continue
        name = page.get_by_role("heading", level=1).inner_text().removeprefix("Hand the device to ")
        lifted.append(name)
        person.lifts(name)
        expect(page.locator(".players li.me")).to_contain_text(name)
    assert state == "over"
    assert {"Anna", "Boris"} == set(lifted)
    expect(page.get_by_role("table").first).to_contain_text("Boris")


def test_with_the_keyboard_alone(house, device):
    table = house.open_table("envyra", [here("Anna"), bot("Beta")], pace=0, options=SHORT)
    anna = Person(device()).sits(table, 0, game="envyra")
    assert play(Envyra(anna, "keys")) > 2
    anna.sees_the_end()


def test_a_cube_is_dragged_taken_back_and_the_choice_changed_until_all_are_ready(house, device):
    table = house.open_table("envyra", [here("Anna"), here("Boris")], options=SHORT)
    anna = Person(device()).sits(table, 0, game="envyra")
    boris = Person(device()).sits(table, 1, game="envyra")
    page = anna.page

    def cell(name):
        return page.locator(f".grid [data-cell={name}]")

    lock = page.locator(".deciding .button.main")
    cube = page.get_by_role("button", name=re.compile("Cube 1 of 5 in your supply")).or_(
        page.locator("[aria-label^='Cube 1 of 5']")
    )
    cube.first.drag_to(cell("b1"))
    expect(cell("b1")).to_have_attribute("aria-pressed", "true")
    cell("c2").click()
    expect(lock).to_have_text("Lock in 2 cubes")
    cell("a1").click()  # a third one
    expect(anna.notice).to_contain_text("at most two cubes")
    cell("b1").click()  # taken back
    expect(lock).to_have_text("Lock in 1 cube")
    lock.click()
    expect(page.get_by_text("Locked in")).to_be_visible()
    expect(boris.page.get_by_role("region", name="Players")).to_contain_text("ready")
    page.get_by_role("button", name="Change").click()
    cell("a2").click()
    page.get_by_role("button", name="Lock in 2 cubes again").click()
    expect(page.get_by_text("Locked in")).to_be_visible()
    assert Friends(house, table).view(0)["choice"] in ("place a2 c2", "place c2 a2", ["a2", "c2"])


def test_the_others_getting_ready_leaves_my_cubes_where_they_are(house, device):
    table = house.open_table("envyra", [here("Anna"), here("Boris")], options=SHORT)
    anna = Person(device()).sits(table, 0, game="envyra")
    anna.page.locator(".grid [data-cell=b1]").click()
    Friends(house, table).plays(1, "place a1")
    anna.sees_moves(1)
    expect(anna.page.locator(".grid [data-cell=b1]")).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".deciding .button.main")).to_have_text("Lock in 1 cube")


def test_nothing_moves_while_one_chooses_and_a_preview_goes_with_the_mouse(house, device):
    table = house.open_table("envyra", [here("Anna"), here("Boris"), here("Cyril")])
    page = Person(device(1440, 900)).sits(table, 0, game="envyra").page
    lock = page.locator(".deciding .button.wide")
    pointed = page.locator(".panel .rest .one")
    page.locator(".grid [data-cell=a1]").hover()
    expect(pointed).to_be_visible()
    page.locator(".panel h2").hover()
    expect(pointed).to_have_count(0)
    height = lock.bounding_box()["y"]
    for cell in ("a1", "b2"):
        page.locator(f".grid [data-cell={cell}]").click()
        expect(lock).to_be_enabled()
        assert lock.bounding_box()["y"] == height


def test_boards_of_the_others_leave_their_portraits_free(house, device):
    table = house.open_table("envyra", [here("Anna"), here("Boris"), here("Cyril")])
    friends = Friends(house, table)
    for seat, move in enumerate(("place a1 b1", "place c1 a2", "place b1 c2")):
        friends.plays(seat, move)
    page = Person(device(1440, 900)).sits(table, 0, game="envyra").page
    expect(page.locator(".players .strip .board .hole").first).to_be_visible()
    for player in page.locator(".players li:not(.me)", has=page.locator(".who")).all():
        name = player.locator(".who").bounding_box()
        assert name["y"] + name["height"] <= player.locator(".hole").first.bounding_box()["y"]


def test_whatever_is_tapped_in_vain_is_explained(house, device):
    table = house.open_table("envyra", [here("Anna"), here("Boris")], options=SHORT)
    friends = Friends(house, table)
    friends.plays(0, "place a1 b1")
    friends.plays(1, "place c1 a2")
    view = friends.view(0)
    assert view["phase"] == "moving"
    seat = view["waiting"][0]
    anna = Person(device()).sits(table, seat, game="envyra")
    anna.is_asked()
    anna.page.locator(".grid .cell:not(.legal) [data-cell]").first.click()
    expect(anna.notice).to_have_attribute("role", "alert")
    expect(anna.notice.locator(".rule")).to_contain_text(re.compile(r"Rule \d+: \w"))
