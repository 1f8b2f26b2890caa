"""Whole games of Envyra: with friends, on one device, against bots; by mouse, finger and keys."""

from __future__ import annotations

import re

import extent
import pytest
from hands import Envyra, play, take_turns
from inspecting import overlaps
from people import Friends, Person, bot, expect, here

from ludoteka.core import registry
from ludoteka.games.envyra.readers.forecast import lacks

SHORT = {"grid": "3x2"}
TILES = registry.make("envyra", {}).content()["tiles"]


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

    lock = page.locator(".deciding .wide")
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
    expect(lock).to_have_text("Locked in")
    expect(boris.page.get_by_role("region", name="Players")).to_contain_text("ready")
    page.get_by_role("button", name="Change").click()
    cell("a2").click()
    page.get_by_role("button", name="Lock in 2 cubes again").click()
    expect(lock).to_have_text("Locked in")
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


def test_a_hint_covers_neither_what_it_advises_about_nor_the_history(house, device):
    seats = [here("Anna"), here("Boris"), here("Cyril"), here("Dana")]
    table = house.open_table("envyra", seats, options={"equilibrium": "C"})
    friends = Friends(house, table)
    moves = ("place a1 b1", "place c1 a2", "place b1 c2", "place a1 c1")
    for seat, move in enumerate(moves):
        friends.plays(seat, move)
    seat = friends.view(0)["waiting"][0]
    for width, height in ((360, 740), (390, 844)):
        phone = Person(device(width, height, touch=True)).sits(table, seat, game="envyra")
        phone.is_asked()
        phone.button("hint").tap()
        expect(phone.notice).to_be_visible()
        cards = phone.page.locator(".dock .prospects button")
        expect(cards).to_have_count(2)
        for needed in (*cards.all(), phone.page.locator(".dock .deciding .wide")):
            assert not overlaps(phone.notice, needed)
    for width, height in ((1366, 768), (1440, 900)):
        desk = Person(device(width, height)).sits(table, seat, game="envyra")
        desk.is_asked()
        desk.button("hint").click()
        expect(desk.notice).to_be_visible()
        for read in (desk.log, desk.page.locator("section.panel"), desk.page.locator(".grid")):
            assert not overlaps(desk.notice, read)
        # The history has room for some lines with four players, and the chat is whole.
        assert desk.log.bounding_box()["height"] > 100
        desk.button("chat").click()
        chat = desk.page.get_by_role("region", name="Chat")
        assert chat.bounding_box()["y"] + chat.bounding_box()["height"] <= height


def test_a_hint_for_placing_on_a_phone_lies_where_the_game_lends_room(house, device):
    """The own tiles and the supply are lent, and in a low window the bar: tiles and button are not.

    What a hint says is longest in other languages than English.
    """
    four = [here("Anna"), here("Boris"), here("Cyril"), here("Dana")]
    tables = [
        house.open_table("envyra", four, options={"equilibrium": "C"}),
        house.open_table("envyra", [here("Anna"), here("Boris")]),
    ]
    devices = [(360, 740, "hu"), (390, 844, "lv"), (375, 667, "sk"), (360, 600, "hu")]
    for table in tables[: extent.much(2, 1)]:
        for width, height, language in devices:
            page = device(width, height, touch=True, language=language)
            phone = Person(page, language).sits(table, 0, game="envyra")
            phone.is_asked()
            phone.button("hint").tap()
            expect(phone.notice).to_be_visible()
            expect(page.locator(".grid .cell[data-mark=advice]").first).to_be_visible()
            # In a low window there is room for no more than the tiles that it is about.
            low = page.locator(".dock.short").count() > 0
            tiles = page.locator(".grid .cell[data-mark=advice]" if low else ".grid .piece")
            for needed in (*tiles.all(), page.locator(".dock .deciding .wide")):
                assert not overlaps(phone.notice, needed), (width, height, language)
            # Elsewhere it is read without scrolling.
            hidden = phone.notice.evaluate("hint => hint.scrollHeight - hint.clientHeight")
            assert low or hidden == 0, (width, height, language)


def wasting(view):
    """A restricted tile to which no cube of seat 0 may move, while it places; None: there is none."""
    if view["phase"] != "placing" or 0 not in view["waiting"] or view["ready"][0]:
        return None
    for cell, spot in view["grid"].items():
        if lacks(TILES, TILES[spot["tile"]]["needs"], view["won"][0]):
            return cell
    return None


def test_15_whoever_would_waste_a_round_is_warned_and_asked(house, device):
    table = house.open_table("envyra", [here("Anna"), here("Boris")])
    friends = Friends(house, table)
    friends.plays_on(0, 1, until=lambda view: view["seat"] == 0 and wasting(view) is not None)
    view = friends.view(0)
    cell = wasting(view)
    assert cell is not None
    anna = Person(device()).sits(table, 0, game="envyra")
    anna.is_asked()
    wary = anna.page.locator(".deciding .wary")
    expect(anna.page.locator(".deciding .wide")).to_be_visible()
    expect(wary).to_have_count(0)
    anna.page.locator(f".grid [data-cell={cell}]").click()
    expect(wary).to_have_text("Your cube will come back.Lock in 1 cube")
    asked = anna.page.locator(".notice.caution")
    wary.click()
    expect(asked).to_contain_text("Your cube will come back unmoved: its tile is restricted")
    expect(asked.get_by_role("button", name="Lock in anyway")).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(wary).to_have_text("Your cube will come back.Lock in 1 cube")  # it is there still
    assert friends.view(0)["choice"] is None
    wary.click()
    asked.get_by_role("button", name="Lock in anyway").click()
    expect(anna.page.locator(".deciding .wide")).to_have_text("Locked in")
    assert friends.view(0)["choice"] == f"place {cell}"


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_34_the_secret_card_is_whole_beside_two_chosen_tiles(house, device, size):
    seats = [here("Anna"), here("Boris"), here("Cyril"), here("Dana")]
    table = house.open_table("envyra", seats, options={"equilibrium": "C"})
    page = device(*size, language="hu")  # its words are long
    anna = Person(page, "hu").sits(table, 0, game="envyra")
    anna.is_asked()
    for cell in ("a1", "b2"):
        page.locator(f".grid [data-cell={cell}]").click()
    panel = page.locator("section.panel").bounding_box()
    card = page.locator(".panel .row.secret")
    for part in (card, card.locator("> *").last, page.locator(".panel .deciding .wide")):
        box = part.bounding_box()
        assert box["x"] >= panel["x"], size
        assert box["y"] >= panel["y"], size
        assert box["x"] + box["width"] <= panel["x"] + panel["width"], size
        assert box["y"] + box["height"] <= panel["y"] + panel["height"], size
    # Nothing of what stands above them has to be scrolled to.
    top = page.locator(".panel .top")
    assert top.evaluate("element => element.scrollHeight - element.clientHeight") <= 1
