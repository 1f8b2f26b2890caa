"""At the table: moves, what is not allowed, hints, undo, words, leaving and coming back."""

from __future__ import annotations

from hands import Envyra, Generic, Raw, Rawsiko
from people import expect
from playwright.sync_api import TimeoutError as Late

from walker.acts.registry import act
from walker.sight import NAME
from walker.world import PATIENCE, Covered, Impossible, press

HANDS = {"envyra": Envyra, "rawsiko": Rawsiko, "raw": Raw}
SAYINGS = ("Ahoj!", "ő ű ģ ļ", "x" * 200, "<script>alert(1)</script>")


def may_play(situation):
    """In a lesson most moves are held back: there the coach says what to do."""
    return situation.tone == "mine" and situation.tab in (None, "board") and not situation.coach


def how(situation):
    """With which hands, and which of all the moves."""
    by = situation.chance.choice(("mouse", "mouse", "mouse", "keys"))
    by = "touch" if situation.page.device.touch else by
    return (str(situation.chance.randrange(1000)), by)


@act("play", on="table", weight=45, when=may_play, draw=how)
def play(tab, lot, by="mouse"):
    """One move, through what the page shows."""
    look = tab.look()
    if (
        look["tone"] != "mine"
        or look["screen"] != "table"
        or (not look["game"] and not look["plain"])
    ):
        raise Impossible("nobody is asked")
    if look["notice"] or look["game"]:
        tab.page.keyboard.press("Escape")  # what somebody had begun to choose
    kind = Generic if look["plain"] else HANDS[look["game"]]
    hands = kind(_quick(tab), by if tab.device.touch or by != "touch" else "mouse", int(lot))
    try:
        hands.act()
    except (AssertionError, Late, IndexError, ValueError) as error:
        tab.vain += 1
        return f"in vain: {str(error).splitlines()[0][:120]}"
    tab.vain = 0
    return None


def _quick(tab):
    """A person who does not wait as long as those of the tests do."""
    person = tab.person
    expect.set_options(timeout=PATIENCE)
    wait = person.until
    person.until = lambda script, arg=None, patience=0: wait(script, arg, 2 * PATIENCE)
    return person


@act("tap", on=("table", "replay"), weight=3, draw=lambda s: (str(s.chance.randrange(10_000)),))
def tap(tab, lot):
    """Anything on the board, allowed or not."""
    things = tab.page.locator("main.board button:visible, main.board path[data-t]:visible")
    count = things.count()
    if count == 0:
        raise Impossible("there is nothing on the board")
    one = things.nth(int(lot) % count)
    name = one.evaluate(NAME)
    try:
        press(one, tab.device.touch, timeout=1500)
    except (Late, Covered):  # a card over another, a label over a land
        return f"{name}: something is in the way"
    return name


@act("undo", on="table", weight=3, when=lambda s: s.tone in ("mine", "waiting"))
def undo(tab):
    words = tab.person.says("undo")
    tab.click(tab.page.locator(".prompt .act").filter(has_text=words))


@act("hint", on="table", weight=3, when=lambda s: s.tone == "mine")
def hint(tab):
    words = tab.person.says("hint")
    tab.click(tab.page.locator(".prompt .act").filter(has_text=words))
    tab.page.locator(".notice").first.wait_for(timeout=8000)


@act("play-hint", on="table", weight=15, when=lambda s: s.notice == "hint")
def play_hint(tab):
    tab.click(".notice.hint .button.main")


@act("go-on", on="table", weight=10, when=lambda s: s.notice == "caution")
def go_on(tab):
    tab.click(".notice.caution .grave")


@act("lift", on="curtain", weight=20, draw=lambda s: (str(s.chance.randrange(4)),))
def lift(tab, number):
    """The curtain of a shared device: mostly by whom it names."""
    buttons = tab.page.locator("main.curtain button")
    at = 0 if int(number) else buttons.count() - 1
    tab.click(buttons.nth(at))


@act("say", on="table", weight=0.7, draw=lambda s: (s.chance.choice(SAYINGS),))
def say(tab, words):
    field = tab.page.locator(".chat form input:visible")
    if field.count() == 0:
        raise Impossible("one can't talk here")
    field.fill(words)
    tab.click(".chat form button")


@act("phrase", on="table", weight=0.5, draw=lambda s: (str(s.chance.randrange(8)),))
def phrase(tab, number):
    if tab.page.locator(".chat .toggle:visible").count() == 0:
        raise Impossible("one can't talk here")
    if tab.page.locator(".chat .phrases").count() == 0:
        tab.click(".chat .toggle")
    phrases = tab.page.locator(".chat .phrases button")
    tab.click(phrases.nth(int(number) % phrases.count()))


def seated(situation):
    return situation.tone in ("mine", "waiting", "paused")


@act("leave-seat", on="table", weight=0.8, when=seated)
def leave_seat(tab):
    open_menu(tab, "leave")
    tab.click("dialog .leave .button:enabled")
    tab.page.keyboard.press("Escape")


@act("take-seat-back", on="table", weight=5, when=lambda s: s.tone in ("waiting", "paused"))
def take_seat_back(tab):
    words = tab.person.says("take-seat-back")
    tab.click(tab.page.locator(".prompt .act").filter(has_text=words))


@act("hand-over", on="table", weight=0.5, when=seated)
def hand_over(tab):
    """A link that moves the seat to another device."""
    open_menu(tab, "device")
    tab.click("dialog .device .button.main")
    link = tab.page.locator("dialog .device .link")
    link.wait_for()
    tab.world.links.append(link.inner_text())
    tab.page.keyboard.press("Escape")


@act("take-over", weight=6, when=lambda s: s.world.links and s.page.device.name != "a")
def take_over(tab):
    if not tab.world.links:
        raise Impossible("there is no link")
    tab.goto(tab.world.links.pop())
    tab.click("main .button.main")
    tab.page.wait_for_url("**/t/**")


def hosting(situation):
    return situation.tone in ("mine", "waiting", "paused", "watching", "past")


@act("pause", on="table", weight=0.5, when=hosting)
def pause(tab):
    """The same button goes on again."""
    open_menu(tab, "host")
    tab.click("dialog .host > .button:enabled >> nth=0")
    tab.page.keyboard.press("Escape")


@act("resume-game", on="table", weight=12, when=lambda s: s.tone == "paused")
def resume_game(tab):
    pause(tab)


@act("bot-for", on="table", weight=0.5, when=hosting)
def bot_for(tab):
    """The host lets a bot play for somebody of another device."""
    open_menu(tab, "host")
    tab.click("dialog .host .seat .button:enabled")
    tab.page.keyboard.press("Escape")


@act("end-game", on="table", weight=0.4, when=hosting)
def end_game(tab):
    open_menu(tab, "host")
    tab.click("dialog .host .button.danger")
    tab.click("dialog .ending .button.grave")


def open_menu(tab, page):
    tab.click("header.top-bar .buttons button:last-child")
    row = tab.page.locator(f"dialog [data-page={page}]")
    tab.page.locator("dialog [data-page]").first.wait_for()
    if row.count() == 0:
        tab.page.keyboard.press("Escape")
        raise Impossible(f"the menu has no {page}")
    tab.click(row)
