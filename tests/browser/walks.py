"""Walks through all screens and states of the client: each calls `visit(page, name)` where it stops.

Nothing here depends on the language, so that any can be walked through, also the pseudo-language.
"""

from __future__ import annotations

from people import Friends, Peaceful, bot, expect, friend, here


def pages(house, person, visit):
    """Everything that is no table."""
    page = person.page
    page.goto("/")
    page.locator("[data-game] .start:enabled").first.wait_for()
    visit(page, "landing")
    page.locator("form.code button").click()
    page.locator("form.code [role=alert]").wait_for()
    visit(page, "landing with a wrong code")
    page.locator("header .tools > button").last.click()
    page.get_by_role("dialog").get_by_role("switch").first.click()  # the volume appears
    visit(page, "settings")
    page.goto("/rules/rawsiko")
    page.locator("[data-rule]").first.wait_for()
    visit(page, "rules")
    page.goto("/library/raw")
    page.locator("[data-card]").first.wait_for()
    page.locator(".chip").nth(3).click()  # some cards are enough to be looked over
    visit(page, "deck")
    page.goto("/credits")
    page.locator("h1").wait_for()
    visit(page, "credits")
    page.goto("/nowhere")
    page.locator("h1").wait_for()
    visit(page, "no such page")
    page.goto("/t/AAAAAAAAAAAAAAAAAAAAAA")
    page.locator("h1").wait_for()
    visit(page, "no such table")


def gathering(house, person, visit):
    """Before the start: the host's page, and that of somebody who is invited."""
    seats = [here("Anna"), friend(), bot("Beta")]
    table = house.open_table("rawsiko", seats, start=False)
    page = person.page
    page.goto(f"/t/{table.id}#{table.told.invitation}")
    page.locator("form.join").wait_for()
    visit(page, "invited")
    page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)",
        ["ludoteka.places", person.place(table, 0, host=True, game="rawsiko")],
    )
    page.goto(f"/t/{table.id}")
    page.locator(".invite img").wait_for()
    visit(page, "gathering")


def plain(house, person, visit):
    """The plain board, and all that the shell has around every board."""
    table = house.open_table("raw", [here("Anna"), here("Boris")], options={"first": "lobby"})
    friends = Friends(house, table)
    friends.plays(0, "keep 1 2")
    friends.plays(1, "keep 1 2")
    page = person.page
    person.likes(commands=True, plain=True, language=person.setting)
    person.sits(table, 0, host=True, game="raw")
    person.is_asked()
    visit(page, "the plain board")
    person.begins_to_type("why raid 1")
    expect(page.locator("form.line output")).not_to_have_text("")
    visit(page, "an answer in the command line")
    page.keyboard.press("Escape")
    page.locator(".notice .icon-button").click()
    _tab(page, 1)
    visit(page, "history")
    _tab(page, 2)
    visit(page, "players")
    page.locator(".chat .toggle").click()
    visit(page, "quick phrases")
    _tab(page, 0)
    page.locator("form.line label").click()
    page.get_by_role("main").click(position={"x": 5, "y": 5})
    page.keyboard.press("[")
    page.locator(".prompt.past").wait_for()
    visit(page, "the past")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.get_by_role("dialog").locator("[data-rule]").first.wait_for()
    visit(page, "rules drawer")
    page.keyboard.press("Escape")
    menu = page.get_by_role("dialog")
    page.locator("header.top-bar .buttons button").last.click()
    menu.locator("[data-page]").first.wait_for()
    visit(page, "menu")
    names = [row.get_attribute("data-page") for row in menu.locator("[data-page]").all()]
    for name in names:
        menu.locator(f"[data-page={name}]").click()
        menu.locator(".back").wait_for()
        if name == "device":
            menu.locator(".button.main").click()
            menu.locator("img").wait_for()
        visit(page, f"menu, {name}")
        menu.locator(".back").click()
    page.keyboard.press("Escape")
    house.kill()
    page.locator(".prompt.lost").wait_for()
    visit(page, "reconnecting")
    house.start()
    person.is_asked()


def shared(house, person, visit):
    """A device that several people use: the curtain."""
    table = house.open_table("raw", [here("Anna"), here("Boris")])
    person.sits(table, 0, 1, game="raw")
    expect(person.curtain).to_be_visible()
    visit(person.page, "curtain")


def end(house, person, visit, game="rawsiko"):
    """After the game: the result, the proof of the dice, the past and the way on from there."""
    seats = [here("Anna"), bot("Beta"), bot("Gama")]
    options = {"rawsiko": {"turns": 3}, "envyra": {"grid": "3x2"}, "raw": {}}[game]
    table = house.open_table(game, seats, pace=0, options=options)
    Friends(house, table).plays_out(0)
    page = person.page
    person.sits(table, 0, host=True, game=game)
    page.locator(".end table").first.wait_for()
    visit(page, f"{game}, the result")
    return table


def envyra(house, person, visit):
    """Envyra's board in both phases."""
    seats = [here("Anna"), here("Bohuslava"), here("Cyril")]
    options = {"grid": "4x3", "equilibrium": "C"}
    table = house.open_table("envyra", seats, options=options)
    friends = Friends(house, table)
    page = person.page
    person.sits(table, 0, game="envyra")
    person.is_asked()
    lock = page.locator(".deciding .button.main")
    lock.wait_for()
    visit(page, "Envyra, placing")
    page.locator(".grid [data-cell=a1]").click()
    page.locator(".grid [data-cell=b2]").click()
    visit(page, "Envyra, two cubes")
    page.locator(".grid [data-cell=c3]").click()
    page.locator(".notice").wait_for()
    visit(page, "Envyra, a cube too many")
    page.keyboard.press("Escape")
    lock.click()
    page.locator(".deciding .good").wait_for()
    visit(page, "Envyra, locked in")
    friends.plays_on(0, 1, 2, until=lambda view: view["seat"] == 0 and view["round"] >= 4)
    person.is_asked()
    visit(page, "Envyra, with tiles won")
    if _tabs(page):
        _tab(page, 1)
        visit(page, "Envyra, yours")
        _tab(page, 0)


def rawsiko(house, person, visit):
    """RAWsiko's map, dock and cards, phase by phase."""
    table = house.open_table("rawsiko", [here("Anna"), here("Bohuslava"), here("Cyril")])
    friends = Friends(house, table)
    others = (0, 1, 2)
    page = person.page
    dock = page.locator(".rawsiko .dock")
    friends.plays_on(*others, until=_asks("choosing"))
    person.sits(table, 0, game="rawsiko")
    dock.locator(".continent").first.wait_for()
    visit(page, "RAWsiko, choosing a continent")
    dock.locator(".continent:not(.closed)").first.click()
    visit(page, "RAWsiko, a continent chosen")
    friends.plays_on(*others, until=_asks("placing"))
    dock.locator(".stepper").wait_for()
    visit(page, "RAWsiko, placing")
    friends.plays_on(*others, until=_asks("acting"))
    dock.locator(".place").first.wait_for()
    visit(page, "RAWsiko, acting")
    dock.locator(".place").first.click()
    visit(page, "RAWsiko, where from")
    dock.locator(".place").first.click()
    dock.locator(".go").wait_for()
    visit(page, "RAWsiko, where to")
    page.keyboard.press("i")
    page.locator(".card-place").wait_for()
    visit(page, "RAWsiko, card of a territory")
    page.keyboard.press("Escape")
    page.keyboard.press("v")
    page.locator(".list .row").first.wait_for()
    visit(page, "RAWsiko, list")
    page.keyboard.press("v")
    if _tabs(page):
        _tab(page, 1)
        visit(page, "RAWsiko, objectives")
        _tab(page, 0)


def raw(house, person, visit):
    """RAW's table, phase by phase, with three others."""
    names = ["Anna", "Bohuslava", "Cyril", "Dana"]
    options = {"first": "lobby", "drafting": True, "hunt": True, "underworld": True}
    table = house.open_table("raw", [here(name) for name in names], options=options)
    friends = Peaceful(house, table, "raw", {"raid", "life", "leave"})
    everybody = range(len(names))
    page = person.page
    person.sits(table, 0, game="raw")
    page.locator(".drafting [data-pick='2']").click()
    visit(page, "RAW, draft")
    friends.plays_on(*everybody, until=lambda view: view["phase"] == "keeping")
    page.locator(".keeping [data-keep='1']").click()
    visit(page, "RAW, choice of lives")
    decision = page.locator(".decision.asked")
    for asked in ("harvest", "life", "feed", "lay", "attack"):
        friends.plays_on(*everybody, until=_is_asked(asked))
        decision.wait_for()
        visit(page, f"RAW, {asked}")
    friends.plays_on(*everybody, until=lambda view: view["discard"] and _is_asked("attack")(view))
    decision.wait_for()
    page.locator(".raw-table .playable").first.click()
    visit(page, "RAW, with a card chosen")
    page.keyboard.press("Escape")
    page.locator("[data-piece=discard]").click()
    page.get_by_role("dialog").locator(".card-button").first.wait_for()
    visit(page, "RAW, discard pile")
    page.keyboard.press("Escape")


def _is_asked(what):
    return lambda view: view["seat"] == 0 and (view["prompt"] or {}).get("do") == what


def _asks(phase):
    return lambda view: view["seat"] == 0 and view["waiting"] == [0] and view["phase"] == phase


def _tabs(page):
    """The tabs of a phone; none on wider screens."""
    tabs = page.locator("nav.tabs")
    return tabs.is_visible()


def _tab(page, number):
    if _tabs(page):
        page.locator("nav.tabs button").nth(number).click()


ALL = [pages, gathering, plain, raw, shared, envyra, rawsiko, end]
