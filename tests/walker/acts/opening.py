"""The start page, and the ways from there to a table."""

from __future__ import annotations

from people import Friends, bot, here

from walker import ROOT
from walker.acts.registry import act
from walker.world import Impossible

GAMES = ("envyra", "rawsiko", "raw")
SHORT = {"envyra": {"grid": "3x2"}, "rawsiko": {"turns": 3}, "raw": {}}
RECORD = ROOT / "tests" / "engine" / "envyra" / "records" / "two-greedy.txt"


def any_game(situation):
    return (situation.chance.choice(GAMES),)


def elsewhere(situation):
    """Numbers of tables of other devices."""
    kept = situation.page.device.kept
    return [n for n, table in enumerate(situation.world.tables, start=1) if table not in kept]


def any_table(situation):
    return (str(situation.chance.choice(elsewhere(situation)[-3:])),)


@act("open", weight=0)
def open_address(tab, address):
    tab.goto(address)


@act("home", weight=0.4, when=lambda s: s.screen != "landing")
def home(tab):
    tab.goto("/")


@act("play-now", on="landing", weight=5, draw=any_game)
def play_now(tab, game):
    tab.click(f"[data-game={game}] .start:enabled")
    arrive(tab)


def way(situation):
    return (*any_game(situation), situation.chance.choice(("friends", "device")))


@act("open-table", on="landing", weight=9, draw=way)
def open_table(tab, game, mode):
    words = tab.person.says("invite-friends" if mode == "friends" else "one-device")
    tab.click(tab.page.locator(f"[data-game={game}]").get_by_role("button", name=words))
    arrive(tab)


@act("lesson", on="landing", weight=2, draw=any_game)
def lesson(tab, game):
    card = tab.page.locator(f"[data-game={game}]")
    says = tab.person.says
    first, again = says("tutorial-learn-new"), says("tutorial-learn-game")
    tab.click(
        card.get_by_role("button", name=first).or_(
            card.get_by_role("button", name=again, exact=True)
        )
    )
    arrive(tab)


@act("resume", on="landing", weight=2, draw=lambda s: (str(s.chance.randrange(5)),))
def resume(tab, number):
    """Back to a table that this device knows."""
    links = tab.page.locator("main a[href^='/t/']")
    if links.count() == 0:
        raise Impossible("no table is waiting")
    tab.click(links.nth(int(number) % links.count()))


@act("read-rules", weight=0.2, draw=any_game)
def read_rules(tab, game):
    tab.goto(f"/rules/{game}")


@act("library", weight=0.1)
def library(tab):
    tab.goto("/library/raw")


@act("credits", weight=0.05)
def credit(tab):
    tab.goto("/credits")


@act("import", on="landing", weight=0.8, draw=lambda s: (s.chance.choice(("whole", "broken")),))
def import_record(tab, how):
    """A recorded game, as it is or with a line that no game has."""
    words = tab.person.says("import-choose")
    tab.click(tab.page.get_by_role("button", name=words, exact=True))
    text = RECORD.read_text(encoding="utf-8")
    field = tab.page.locator("dialog textarea")
    field.fill(text if how == "whole" else text.replace("place", "plaice", 3))
    tab.click("dialog .acts .button.main")
    if how == "whole":
        tab.page.wait_for_url("**/replay/**")


@act("finished", on="landing", weight=1.5, draw=any_game)
def finished(tab, game):
    """A game that was played to its end on an earlier day."""
    house = tab.world.house
    table = house.open_table(
        game, [here("Anna"), bot("Beta"), bot("Gama")], pace=0, options=SHORT[game]
    )
    Friends(house, table).plays_out(0)
    tab.person.sits(table, 0, host=True, game=game)


# Whoever is invited.


@act("join-link", weight=4, when=elsewhere, draw=any_table)
def join_link(tab, number):
    table = tab.world.table_number(number)
    place = tab.world.place(table)
    if not place or not place.get("invitation"):
        raise Impossible("nobody has an invitation to it")
    tab.goto("/")
    tab.goto(f"/t/{table}#{place['invitation']}")


@act("join-code", on="landing", weight=4, when=elsewhere, draw=any_table)
def join_code(tab, number):
    place = tab.world.place(tab.world.table_number(number))
    if not place or not place.get("code"):
        raise Impossible("nobody has a code for it")
    tab.page.locator("#code").fill(place["code"])
    tab.click("form.code button")


@act("wrong-code", on="landing", weight=0.3)
def wrong_code(tab):
    tab.page.locator("#code").fill("222222")
    tab.click("form.code button")
    tab.page.locator("form.code [role=alert]").wait_for()


@act("watch", weight=0.5, when=elsewhere, draw=any_table)
def watch(tab, number):
    """By the plain address of a table."""
    tab.goto(f"/t/{tab.world.table_number(number)}")


def arrive(tab):
    tab.page.wait_for_url("**/t/**")
    tab.page.locator("main").first.wait_for()
