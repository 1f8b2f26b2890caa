"""Replays: every moment of a finished game, with anybody's eyes; records from files; forks."""

from __future__ import annotations

import re

import httpx
import pytest
from inspecting import cut_off, look_over
from people import Friends, Person, bot, expect, here

OPTIONS = {"envyra": {"grid": "3x2", "equilibrium": "C"}, "rawsiko": {"turns": 3}, "raw": {}}
# A file that is let go over the page, wherever; or pasted.
DROP = """
([name, text, how]) => {
  const data = new DataTransfer();
  if (how === "paste") data.setData("text/plain", text);
  else data.items.add(new File([text], name, { type: "text/plain" }));
  const init = { bubbles: true, cancelable: true };
  const event = how === "paste"
    ? new ClipboardEvent("paste", { ...init, clipboardData: data })
    : new DragEvent(how, { ...init, dataTransfer: data });
  document.querySelector("main").dispatchEvent(event);
}
"""


def finished(house, game, names=("Anna", "Beta", "Gama")):
    """A table whose game is over."""
    seats = [here(names[0]), *(bot(name) for name in names[1:])]
    table = house.open_table(game, seats, pace=0, options=OPTIONS[game])
    Friends(house, table).plays_out(0)
    return table


def asked(house, table, what, **query):
    told = httpx.get(f"{house.url}/api/tables/{table.id}/{what}", params=query)
    assert told.status_code == 200, told.text
    return told.json()


def replays(person, table, at=None, eyes=None):
    query = "&".join([f"at={at}"] * (at is not None) + [f"as={eyes}"] * (eyes is not None))
    person.page.goto(f"/replay/{table.id}?{query}")
    expect(person.page.locator(".player")).to_be_visible()
    return person


def is_at(person, moves, eyes=None):
    """The address and the slider both say so."""
    as_ = "" if eyes is None else f"&as={eyes}"
    expect(person.page).to_have_url(re.compile(rf"\?at={moves}{as_}$"))
    expect(person.page.locator(".player input")).to_have_value(str(moves))


@pytest.mark.parametrize("game", OPTIONS)
def test_a_game_is_seen_again_from_each_seat_and_open(house, device, game):
    table = finished(house, game)
    last = asked(house, table, "replay", limit=1)["last"]
    anna = replays(Person(device()), table, at=last // 2)
    eyes = anna.page.get_by_label("Seen by")
    lines = anna.log.locator("li")
    expect(lines.last).to_be_visible()
    for word in ("0", "1", "2", "all"):
        eyes.select_option(word)
        is_at(anna, last // 2, word)
        expect(anna.log.locator("li.now").first).to_be_visible()
        own = anna.page.locator(".players li.me")
        expect(own).to_have_count(0 if word == "all" else 1)
        if word != "all":
            expect(own).to_contain_text(["Anna", "Beta", "Gama"][int(word)])
    expect(anna.page.locator(".caption")).to_contain_text("Everything open")
    # A line of the history leads to its moment; the end has the result on the board.
    lines.first.get_by_role("button").click()
    expect(anna.page.locator(".player input")).not_to_have_value(str(last // 2))
    anna.page.keyboard.press("End")
    is_at(anna, last, "all")


def test_the_history_goes_no_further_than_the_caption(house, device):
    anna = replays(Person(device()), finished(house, "envyra"), at=0)
    lines = anna.log.locator("li")
    expect(anna.log).to_contain_text("The playing grid")
    expect(lines).to_have_count(0)
    for move in (1, 2, 3, 4):
        anna.page.keyboard.press("ArrowRight")
        is_at(anna, move)
        expect(lines.last).to_have_class(re.compile(r"\bnow\b"))
    anna.page.keyboard.press("Home")
    expect(lines).to_have_count(0)


def test_with_everything_open_nothing_is_hidden(house, device):
    envyra, rawsiko = finished(house, "envyra"), finished(house, "rawsiko")
    frames = asked(house, envyra, "replay", seat="all")["frames"]
    placed = next(
        f for f in frames if any(one.get("choice") for one in f["changes"].get("open", {}).values())
    )
    carl = replays(Person(device()), envyra, at=placed["moves"], eyes="all")
    expect(carl.page.locator(".strip .board .cube").first).to_be_visible()
    expect(carl.page.locator(".strip .screen")).to_have_count(0)
    carl.page.get_by_label("Seen by").select_option("null")
    expect(carl.page.locator(".strip .screen")).to_have_count(3)
    expect(carl.page.locator(".strip .board .cube")).to_have_count(0)
    replays(carl, rawsiko, at=10, eyes="all")
    carl.page.get_by_role("button", name="Objectives", exact=True).click()
    expect(carl.page.locator(".aside .objectives")).to_have_count(3)
    carl.page.get_by_label("Seen by").select_option("null")
    expect(carl.page.locator(".aside .objectives")).to_have_count(0)


def test_keys_lead_through_a_game_and_the_address_follows(house, device):
    table = finished(house, "envyra")
    last = asked(house, table, "replay", limit=1)["last"]
    anna = replays(Person(device()), table, eyes=1)
    is_at(anna, 0, 1)
    press = anna.page.keyboard.press
    for key, moves in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("]", 2)):
        press(key)
        is_at(anna, moves, 1)
    press("End")
    is_at(anna, last, 1)
    press("ArrowUp")  # the last round began somewhere before
    expect(anna.page).not_to_have_url(re.compile(rf"at={last}\b"))
    press("Home")
    is_at(anna, 0, 1)
    press("ArrowDown")
    expect(anna.page).not_to_have_url(re.compile(r"at=0\b"))
    # The address alone brings anybody to the same moment, with the same eyes.
    is_at(anna, anna.page.locator(".player input").input_value(), 1)
    boris = Person(device())
    boris.page.goto(anna.page.url)
    expect(boris.page.locator(".caption b")).to_have_text(
        anna.page.locator(".caption b").inner_text()
    )
    # It runs, faster if wanted, and holds still again.
    press("Home")
    is_at(anna, 0, 1)
    press(".")
    press(".")
    expect(anna.page.get_by_role("button", name="4 times the speed")).to_have_attribute(
        "aria-pressed", "true"
    )
    press(" ")
    expect(anna.page.get_by_role("button", name="Pause")).to_be_visible()
    expect(anna.page).to_have_url(re.compile(r"at=[3-9]\b"))
    press(" ")
    expect(anna.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    held = anna.page.locator(".player input").input_value()
    anna.page.wait_for_timeout(600)
    is_at(anna, held, 1)
    press("e")
    expect(anna.page.get_by_label("Seen by")).to_have_value("2")


def test_pieces_move_when_the_next_step_is_played(house, device):
    """And whoever is in a hurry cuts it short."""
    table = finished(house, "envyra")
    anna = replays(Person(device(reduced_motion=False, speed="normal")), table, at=2, eyes="all")
    moving = "() => document.querySelector('.flying, .flight, .remark, .pop') !== null"
    anna.page.keyboard.press("ArrowRight")
    anna.until(moving)
    for _ in range(2):
        anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Home")
    is_at(anna, 0, "all")


def test_before_the_end_there_is_no_replay(house, device):
    table = house.open_table("raw", [here("Anna"), here("Boris")])
    anna = Person(device())
    anna.keeps(table, 0, 1, host=True, game="raw")
    anna.page.goto(f"/replay/{table.id}?as=all")
    expect(anna.page.get_by_role("alert")).to_contain_text("still going on")
    anna.page.get_by_role("link", name="Watch the game").click()
    expect(anna.page).to_have_url(re.compile(f"/t/{table.id}"))


def test_a_record_that_is_dropped_is_replayed_at_once(house, device, faults):
    table = finished(house, "envyra")
    record = asked(house, table, "record")["record"]
    last = asked(house, table, "replay", limit=1)["last"]
    anna = Person(device())
    anna.page.goto("/")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    anna.page.evaluate(DROP, ["game.txt", record, "dragover"])
    expect(anna.page.locator(".drop")).to_be_visible()
    anna.page.evaluate(DROP, ["game.txt", record, "drop"])
    expect(anna.page).to_have_url(re.compile(r"/replay/.*\?at=0$"))
    assert table.id not in anna.page.url
    expect(anna.page.locator(".player input")).to_have_attribute("max", str(last))
    anna.page.keyboard.press("ArrowRight")
    is_at(anna, 1)
    # It is among the games of this device now.
    anna.page.goto("/")
    anna.page.get_by_role("link", name=re.compile("^Envyra.*Replay$")).click()
    is_at(anna, 0)
    # And can be proven, though it came as a file.
    anna.page.keyboard.press("?")
    anna.page.get_by_role("button", name="Check the luck").click()
    expect(anna.page.locator(".verdict")).to_have_text("What was drawn fits the seed.")
    # Its table has the result; what was played elsewhere is in the replay.
    imported = anna.page.evaluate("location.pathname").removeprefix("/replay/")
    anna.page.goto(f"/t/{imported}")
    log = anna.page.get_by_role("complementary").locator(".part.log")
    log.get_by_role("link", name="Replay").click()
    expect(anna.page).to_have_url(re.compile(rf"/replay/{imported}\?at=0"))
    anna.page.goto(f"/t/{imported}?at=3")
    expect(anna.page).to_have_url(re.compile(rf"/replay/{imported}\?at=3"))


def test_what_is_wrong_with_a_record_is_told(house, device, faults):
    faults.expect("status of 422")
    table = finished(house, "envyra")
    lines = asked(house, table, "record")["record"].splitlines()
    first = next(at for at, line in enumerate(lines) if re.match(r"\d", line))
    nonsense = "\n".join([*lines[:first], "hello there", *lines[first:]])
    anna = Person(device())
    anna.page.goto("/")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    anna.page.evaluate(DROP, ["broken.txt", nonsense, "drop"])
    alert = anna.page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_contain_text(f"Line {first + 1} of the record is wrong.")
    expect(alert).to_contain_text("hello there")
    # By hand, into the field: whoever changes a move is found out.
    forged = "\n".join([*lines[:first], "0 place c1", *lines[first + 1 :]])
    field = anna.page.get_by_label("Or paste its text")
    field.fill(forged)
    anna.page.get_by_role("button", name="Open", exact=True).click()
    expect(alert).to_contain_text("check line does not fit")
    field.fill("Dear diary")
    anna.page.get_by_role("button", name="Open", exact=True).click()
    expect(alert).to_contain_text("This is no record")
    anna.page.get_by_label("Choose a file").set_input_files(
        {"name": "long.txt", "mimeType": "text/plain", "buffer": b"x" * 1_000_001}
    )
    expect(alert).to_contain_text("longer than 1 MB")
    assert anna.page.url.rstrip("/") == house.url.rstrip("/")
    anna.page.keyboard.press("Escape")
    anna.page.evaluate(DROP, ["", "\n".join(lines), "paste"])
    expect(anna.page).to_have_url(re.compile("/replay/"))


def test_a_game_is_taken_up_again_from_any_moment_with_bots(house, device):
    table = finished(house, "envyra")
    anna = replays(Person(device()), table, at=4, eyes=0)
    anna.page.get_by_role("button", name="Play on from here").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("secrets stay as they were")
    kinds = [box.input_value() for box in dialog.get_by_role("combobox").all()]
    assert kinds == ["device", "bot", "bot"]
    dialog.get_by_role("button", name="Start from here").click()
    expect(anna.page).not_to_have_url(re.compile(table.id))
    expect(anna.prompt).to_be_visible()
    expect(anna.page.locator(".players li.me")).to_contain_text("Anna")
    assert anna.until("() => Number(document.querySelector('.scrubber input')?.min)") == 4


def test_the_story_and_the_record_are_taken_home(house, device, tmp_path):
    table = finished(house, "rawsiko")
    anna = replays(Person(device(language="sk"), "sk"), table, at=3, eyes=0)
    anna.button("menu").click()
    names = {"save": anna.says("replay-save-story"), "record": anna.says("end-record")}
    texts = {}
    for what, name in names.items():
        with anna.page.expect_download() as saving:
            anna.page.get_by_role("button", name=name).click()
        file = tmp_path / saving.value.suggested_filename
        saving.value.save_as(file)
        texts[what] = file.read_text(encoding="utf-8")
    assert texts["record"] == asked(house, table, "record")["record"]
    told = texts["save"].splitlines()
    assert told[0].startswith("RAWsiko")
    assert "Anna" in told[1]
    assert len(told) > 50
    assert any(line.startswith("1. ") for line in told[-5:])


@pytest.mark.parametrize("game", OPTIONS)
def test_nothing_serious_and_nothing_cut_off(house, device, game):
    """The board in both colours on a desktop; the player on a phone, with longer words."""
    table = finished(house, game, ("Anna", "Bohuslava", "Cyril"))
    anna = replays(Person(device()), table, at=12, eyes="all")
    found = look_over(anna.page, "desktop")
    phone = Person(device(390, 844, touch=True)).likes(language="qps")
    replays(phone, table, at=12, eyes=1)
    found += cut_off(phone.page, "phone")
    for part in ("main", ".player", "nav.tabs"):
        expect(phone.page.locator(part).first).to_be_in_viewport()
    assert not found, "\n".join(found)


def test_the_dialogs_of_a_replay(house, device):
    table = finished(house, "envyra")
    phone = Person(device(390, 844, touch=True)).likes(language="qps")
    replays(phone, table, at=12, eyes=1)
    phone.page.locator(".player .fork").click()
    dialog = phone.page.get_by_role("dialog")
    dialog.wait_for()
    found = cut_off(phone.page, "fork")
    phone.page.keyboard.press("Escape")
    phone.page.keyboard.press("?")
    dialog.wait_for()
    found += cut_off(phone.page, "menu") + look_over(phone.page, "menu")
    assert not found, "\n".join(found)
