"""Waiting at a table: for others who choose in secret or are gone, and for a connection."""

import re

import pytest
from house import UNBOUNDED, House
from people import Friends, Hunters, Person, bot, expect, friend, here

from ludoteka.client import Lobby


def envyra(house, *seats, **more):
    return house.open_table("envyra", list(seats), pace=0, options={"grid": "3x3"}, **more)


def test_a_secret_choice_is_taken_back_though_others_are_ready(house, device):
    table = envyra(house, here("Anna"), here("Boris"), here("Cleo"))
    friends = Friends(house, table)
    anna = Person(device()).likes(plain=True)
    anna.sits(table, 0, game="envyra")
    anna.is_asked()
    anna.chooses(3)
    friends.plays(2)
    anna.sees_moves(2)
    undo = anna.page.locator(".prompt .act").filter(has_text="Undo")
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    anna.is_asked()
    assert friends.view(0)["waiting"] == [0, 1]
    anna.chooses(5)
    expect(anna.page.locator(".prompt.waiting")).to_be_visible()
    friends.plays(1)
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(anna.notice).to_contain_text(anna.texts.find("ludoteka-why-secret-revealed", {}))


@pytest.fixture
def hasty(tmp_path):
    """A server of one's own, where a bot may play after two seconds."""
    with House(tmp_path / "tables.sqlite", (*UNBOUNDED, "--patience", "2")) as house:
        yield house


def test_whoever_waits_lets_a_bot_play_and_the_person_comes_back(hasty, device, faults):
    faults.expect(re.escape(hasty.url.partition("//")[2]))  # another house than the usual one
    table = hasty.open_table("envyra", [here("Anna"), friend()], start=False, pace=0)

    async def join():
        async with Lobby(hasty.url) as lobby:
            seated = await lobby.join(table.id, "Boris", invitation=table.told.invitation)
            await lobby.start(table.id, table.host)
            return seated.token

    table.tokens["1"] = hasty.ask(join())
    boris = Person(device())  # a guest, not the host
    boris.page.goto(hasty.url)
    boris.sits(table, 1, game="envyra", path=f"{hasty.url}/t/{table.id}")
    boris.is_asked()
    Friends(hasty, table).plays(1)
    soon = boris.page.locator(".prompt .soon")
    let = boris.page.locator(".prompt .let")
    expect(soon.or_(let)).to_be_visible()
    expect(let).to_contain_text("Anna")
    let.click()
    expect(let).to_have_count(0)
    boris.is_asked()  # the bot was the last to choose: the game goes on
    anna = Person(device())
    anna.page.goto(hasty.url)
    anna.sits(table, 0, game="envyra", path=f"{hasty.url}/t/{table.id}")
    anna.button("take-seat-back").click()
    expect(anna.button("take-seat-back")).to_have_count(0)


def test_a_move_that_was_not_sent_survives_a_reload_and_is_made_once(house, device, faults):
    faults.expect("localStorage")  # an empty page has none
    table = envyra(house, here("Anna"), here("Boris"))
    anna = Person(device()).likes(plain=True)
    anna.sits(table, 0, game="envyra")
    anna.is_asked()
    house.kill()
    anna.chooses(4)
    expect(anna.prompt).to_contain_text(anna.says("not-sent"))
    anna.page.goto("about:blank")
    house.start()
    anna.page.goto(f"{house.url}/t/{table.id}")
    expect(anna.page.locator(".prompt.waiting")).to_be_visible()
    assert Friends(house, table).view(0)["waiting"] == [1]
    anna.sees_moves(1)
    anna.page.reload()
    expect(anna.page.locator(".prompt.waiting")).to_be_visible()
    anna.sees_moves(1)


def test_a_move_that_comes_too_late_is_told_of(house, device, faults):
    faults.expect("localStorage")  # an empty page has none
    table = house.open_table("rawsiko", [here("Anna"), here("Boris"), here("Cyril")])
    friends = Friends(house, table)
    friends.plays_on(0, 1, 2, until=lambda view: view["waiting"] == [0])
    anna = Person(device()).likes(plain=True)
    anna.sits(table, 0, game="rawsiko")
    anna.is_asked()
    house.kill()
    anna.chooses(0)
    expect(anna.prompt).to_contain_text(anna.says("not-sent"))
    anna.page.goto("about:blank")
    house.start()
    friends.plays(0)  # on another device
    before = friends.view(0)["moves"]
    anna.page.goto(f"{house.url}/t/{table.id}")
    expect(anna.notice).to_contain_text(anna.says("sent-late"))
    assert friends.view(0)["moves"] == before


def test_on_a_shared_device_no_choice_is_kept(house, device):
    table = envyra(house, here("Anna"), here("Boris"), here("Cyril"))
    people = Person(device()).likes(plain=True)
    people.sits(table, 0, 1, game="envyra")
    people.lifts("Anna")
    people.is_asked()
    house.kill()
    people.chooses(4)
    expect(people.prompt).to_contain_text(people.says("not-sent"))
    expect(people.prompt).to_contain_text(people.says("not-sent-here"))
    assert people.page.evaluate("Object.keys(sessionStorage).filter((k) => /unsent/.test(k))") == []
    house.start()
    expect(people.curtain).to_be_visible()  # it was sent, and the next one is asked
    assert Friends(house, table).view(0)["waiting"] == [1, 2]


def test_history_opens_at_its_end_with_one_stop_for_tab(house, device):
    table = house.open_table("raw", [here("Anna"), here("Boris"), here("Cyril")])
    friends = Friends(house, table)
    friends.plays_on(0, 1, 2, moves=60)
    phone = Person(device(390, 844, touch=True)).sits(table, 0, game="raw")
    expect(phone.board).to_be_visible()
    phone.page.locator(".tabs [data-one=log]").click()
    at_its_end = "() => { const l = document.querySelector('[role=log]');"
    at_its_end += " return l !== null && l.scrollHeight > l.clientHeight + 100"
    at_its_end += " && l.scrollHeight - l.scrollTop - l.clientHeight < 40 }"
    phone.until(at_its_end)
    assert phone.log.locator("button[tabindex='0']").count() == 1
    stop = phone.log.locator("button[tabindex='0']")
    stop.focus()
    last = stop.get_attribute("data-line")
    phone.page.keyboard.press("ArrowUp")
    focused = phone.page.evaluate("document.activeElement.dataset.line")
    assert focused not in (None, last)
    phone.page.keyboard.press("End")
    assert phone.page.evaluate("document.activeElement.dataset.line") == last
    wide = Person(device()).sits(table, 0, game="raw")
    wide.until(at_its_end)


def test_a_forked_game_tells_what_came_before(house, device):
    table = house.open_table("envyra", [here("Anna"), here("Boris")], pace=0)
    Friends(house, table).plays_on(0, 1)

    async def fork():
        async with Lobby(house.url) as lobby:
            return await lobby.fork(table.id, 6)

    forked = house.ask(fork())
    table.id, table.host, table.tokens = forked.table.id, forked.host, dict(forked.seats)

    async def start():
        async with Lobby(house.url) as lobby:
            await lobby.start(table.id, table.host)

    house.ask(start())
    anna = Person(device()).sits(table, 0, game="envyra")
    expect(anna.log).to_contain_text(anna.says("log-forked"))
    expect(anna.log).to_contain_text(re.compile("playing grid"))
    lines = anna.log.locator("li")
    assert lines.count() > 6


def test_a_rematch_keeps_colours(house, device):
    table = house.open_table("envyra", [here("Anna"), bot("Beta"), bot("Cleo")], pace=0)
    Friends(house, table).plays_out(0)
    anna = Person(device()).sits(table, 0, host=True, game="envyra")
    expect(anna.page.locator(".prompt.over")).to_be_visible()
    colour = "(name) => [...document.querySelectorAll('.players li, .players .player, li')]"
    colour += ".find((one) => one.textContent.includes(name) && one.querySelector('.portrait'))"
    colour += ".querySelector('.portrait .ring').getAttribute('stroke')"
    before = {name: anna.page.evaluate(colour, name) for name in ("Anna", "Beta", "Cleo")}
    assert len(set(before.values())) == 3
    anna.page.get_by_role("button", name=re.compile("[Rr]ematch|[Aa]gain")).first.click()
    expect(anna.page).not_to_have_url(re.compile(table.id))
    anna.is_asked()
    assert {name: anna.page.evaluate(colour, name) for name in before} == before


def test_whoever_falls_out_is_asked_before_the_others_play_on(house, device):
    """Though the bots have finished the game long before the page has told of it."""
    seats = [here("Anna"), here("Boris"), here("Cyril")]
    table = house.open_table("raw", seats, options={"last_standing": True}, pace=0)
    hunters = Hunters(house, table)  # nothing happens but by their moves: the page is never late
    hunters.plays_on(0, 1, 2, until=lambda view: view["lives"][0] == 1)
    anna = Person(device(speed="fast", reduced_motion=False)).sits(table, 0, game="raw")
    expect(anna.page.locator(".prompt.mine, .prompt.waiting")).to_be_visible()
    hunters.plays_on(0, 1, 2, until=lambda view: view["out"][0] > 0)
    last = hunters.view(0)
    assert last["out"] == [1, 0, 0]
    assert last["result"] is None

    async def leave():
        async with Lobby(house.url) as lobby:
            for seat in (1, 2):  # a bot plays on
                await lobby.leave(table.id, seat, table.tokens[str(seat)])

    house.ask(leave())
    assert hunters.plays_out(0)["result"] is not None
    card = anna.page.get_by_role("alertdialog")
    expect(card).to_contain_text(anna.says("out-title"), timeout=60_000)
    expect(anna.page.locator(".prompt.over")).to_have_count(0)
    anna.button("out-finish").click()
    expect(card).to_have_count(0)
    expect(anna.page.locator(".prompt.over")).to_be_visible()


def test_whoever_is_out_watches_and_lets_the_bots_finish(house, device):
    seats = [here("Anna"), bot("Boris"), bot("Cyril")]
    table = house.open_table("raw", seats, options={"last_standing": True}, pace=0)

    async def asks(what):
        async with Lobby(house.url) as lobby:
            await getattr(lobby, what)(table.id, table.host)

    Friends(house, table).plays_out(0, until=lambda view: view["out"][0] > 0)
    house.ask(asks("pause"))  # or it might be over before the page is there
    anna = Person(device(speed="normal")).sits(table, 0, game="raw")
    card = anna.page.get_by_role("alertdialog")
    expect(card).to_contain_text(anna.says("out-title"))
    expect(anna.button("out-finish")).to_be_focused()
    card.get_by_role("button", name=anna.says("out-watch")).click()
    expect(card).to_have_count(0)
    house.ask(asks("resume"))
    anna.button("out-finish").click()
    expect(anna.page.locator(".prompt.over")).to_be_visible(timeout=60_000)  # a hundred moves
