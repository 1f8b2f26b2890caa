"""Panels, dialogs, menus, the past, replays, reports: everything that changes nothing of a game."""

from __future__ import annotations

from walker.acts.playing import open_menu
from walker.acts.registry import act
from walker.sight import NAME, NTH, PRESSABLE
from walker.world import Impossible
from walker.world import press as pressed

PAGES = ("settings", "host", "invite", "device", "leave", "keys", "seal")
KEYS = (
    *("Escape", "t", "r", "l", "?", "[", "]", "{", "}", "c", "n", "e", "v", "i", "q", "x"),
    *("Enter", " ", "1", "2", "Tab", "Shift+Tab", "Control+z"),
    *("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Home", "End"),
)
TYPED = ("", "Žužu", "12", "ab cd")


@act(
    "menu",
    on="table",
    weight=1.5,
    draw=lambda s: (s.chance.choice(PAGES),),
)
def menu(tab, page):
    open_menu(tab, page)


@act("rules-drawer", on=("table", "replay"), weight=0.7)
def rules_drawer(tab):
    tab.click("header.top-bar .buttons button:first-child")
    tab.page.locator("dialog [data-rule]").first.wait_for()


@act(
    "close",
    weight=14,
    over_dialogs=True,
    when=lambda s: s.dialog,
    draw=lambda s: (s.chance.choice(("escape", "button", "beside")),),
)
def close(tab, how):
    if tab.page.locator("dialog[open]").count() == 0:
        raise Impossible("no dialog is open")
    if how == "escape":
        tab.page.keyboard.press("Escape")
    elif how == "button":
        tab.click(tab.page.locator("dialog[open]").last.locator("header .icon-button"))
    else:
        tab.page.mouse.click(2, 2)


@act("close-notice", on=("table", "replay"), weight=1.5, when=lambda s: s.notice)
def close_notice(tab):
    tab.click(".notice .icon-button, .notice .button:not(.grave, .main)")


def anything(situation):
    """Any path of elements that can be pressed, and one of those that share it."""
    found = situation.page.page.evaluate(PRESSABLE)
    if not found:
        return ("button", "0")
    path, count = situation.chance.choice(found)
    return (path, str(situation.chance.randrange(count)))


@act("press", weight=8, over_dialogs=True, draw=anything)
def press(tab, path, number):
    """Any button, link or field of the page; a field gets something typed or chosen."""
    element = tab.page.evaluate_handle(NTH, [path, int(number)]).as_element()
    if element is None:
        raise Impossible("there is nothing of the kind")
    name = element.evaluate(NAME)
    kind = element.evaluate("one => one.localName")
    if kind == "select":
        count = element.evaluate("one => one.options.length")
        element.select_option(index=int(number) % count)
    elif kind == "textarea" or (kind == "input" and _typed_into(element)):
        element.fill(TYPED[int(number) % len(TYPED)])
    elif kind == "input":
        element.focus()
        range_ = element.get_attribute("type") == "range"
        tab.page.keyboard.press("ArrowRight" if range_ else "Space")
    else:
        pressed(element, tab.device.touch)
    return name


def _typed_into(element):
    kinds = ("range", "checkbox", "radio", "button", "submit", "file", "color")
    return element.evaluate("one => one.type") not in kinds


@act("key", on=("table", "replay"), weight=3, keys=True, draw=lambda s: (s.chance.choice(KEYS),))
def key(tab, name):
    tab.page.keyboard.press(name)


@act(
    "tab-enter",
    weight=2,
    keys=True,
    over_dialogs=True,
    draw=lambda s: (str(s.chance.randint(1, 12)),),
)
def tab_enter(tab, steps):
    """With the Tab key somewhere, and Enter."""
    for _ in range(int(steps)):
        tab.page.keyboard.press("Tab")
    name = tab.page.evaluate(f"() => ({NAME})(document.activeElement)")
    if tab.page.evaluate("() => document.activeElement.matches('a[target], [download], body')"):
        raise Impossible("beyond the end of the page, or at a link to elsewhere")
    tab.page.keyboard.press("Enter")
    return name


@act(
    "panel",
    on=("table", "replay"),
    weight=2,
    when=lambda s: s.tabs,
    draw=lambda s: (s.chance.choice(("board", "aside", "log", "players")),),
)
def panel(tab, name):
    """A tab of the phone's bar."""
    tab.click(f"nav.tabs [data-one={name}]")


@act("board", on=("table", "replay"), weight=12, when=lambda s: s.tabs and s.tab != "board")
def board(tab):
    tab.click("nav.tabs [data-one=board]")


@act("rail", on=("table", "replay"), weight=0.7)
def rail(tab):
    tab.click(tab.page.locator(".icon-button.panel:visible"))


@act("past", on="table", weight=1.2, draw=lambda s: (str(s.chance.randint(1, 12)),))
def past(tab, moves):
    """Some moves back, with the key for it."""
    tab.page.evaluate(
        "() => document.activeElement?.matches('input, textarea, select') && document.activeElement.blur()"
    )
    for _ in range(int(moves)):
        tab.page.keyboard.press("[")


@act("now", on="table", weight=8, when=lambda s: s.tone == "past")
def now(tab):
    tab.click(".prompt .act.main")


@act("coach", on="table", weight=16, when=lambda s: s.coach)
def coach(tab):
    """What the lesson offers: go on, or do it."""
    tab.click(
        ".coach .button.next, .coach .button.do:enabled, .coach .foot .button:enabled:not(.back)"
    )


@act("rematch", on="table", weight=3, when=lambda s: s.finished)
def rematch(tab):
    tab.click(".rematch .button:enabled")


@act("replay", on="table", weight=4, when=lambda s: s.finished)
def replay(tab):
    tab.click(".end a[href^='/replay/']")
    tab.page.locator(".screen.replayed").wait_for()


@act("see-board", on="table", weight=1, when=lambda s: s.finished)
def see_board(tab):
    words = tab.person.says("end-see-board")
    tab.click(tab.page.get_by_role("button", name=words))


@act("proof", on="table", weight=1, when=lambda s: s.finished)
def proof(tab):
    words = tab.person.says("proof-check")
    tab.click(tab.page.get_by_role("button", name=words))
    tab.page.locator("dialog .verdict").wait_for()


@act("fork", on=("table", "replay"), weight=1.5, when=lambda s: s.finished or s.screen == "replay")
def fork(tab):
    """Play on from a moment of a finished game."""
    words = tab.person.says("end-play-on")
    tab.click(tab.page.get_by_role("button", name=words))
    tab.click("dialog .acts .button.main:enabled")
    tab.page.wait_for_url("**/t/**")
