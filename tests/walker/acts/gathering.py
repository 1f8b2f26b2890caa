"""Before the start: seats, options, names."""

from __future__ import annotations

from walker.acts.registry import act
from walker.world import Impossible

KINDS = ("device", "friend", "open", "bot")
NAMES = ("Žofia", "Győző", "Ķirsis", "O'Neill", "W" * 24, "😀 x", "<b>", "Anna")


def hosts(situation):
    return situation.hosts


def any_row(situation):
    return str(situation.chance.randint(1, max(1, situation.rows)))


@act(
    "seat-kind",
    on="gathering",
    weight=9,
    when=hosts,
    draw=lambda s: (any_row(s), s.chance.choice(KINDS)),
)
def seat_kind(tab, number, kind):
    field = labelled(tab, "kind-of-seat", number=int(number))
    field.select_option(kind)


@act(
    "seat-name",
    on="gathering",
    weight=2,
    when=hosts,
    draw=lambda s: (any_row(s), s.chance.choice(NAMES)),
)
def seat_name(tab, number, name):
    field = labelled(tab, "name-of-seat", number=int(number))
    field.fill(name)
    field.press("Enter")


@act(
    "seat-level",
    on="gathering",
    weight=1.5,
    when=hosts,
    draw=lambda s: (str(s.chance.randrange(3)), str(s.chance.randrange(3))),
)
def seat_level(tab, number, level):
    fields = tab.page.get_by_label(tab.person.says("bot-level"), exact=True)
    if fields.count() == 0:
        raise Impossible("there is no bot")
    field = fields.nth(int(number) % fields.count())
    count = field.locator("option").count()
    field.select_option(index=int(level) % count)


@act("seat-up", on="gathering", weight=3, when=hosts, draw=lambda s: (any_row(s),))
def seat_up(tab, number):
    tab.click(labelled(tab, "seat-up", number=int(number)))


@act("seat-remove", on="gathering", weight=2, when=hosts, draw=lambda s: (any_row(s),))
def seat_remove(tab, number):
    tab.click(labelled(tab, "remove-seat", number=int(number)))


@act("seat-add", on="gathering", weight=3, when=hosts)
def seat_add(tab):
    tab.click(".gathering li.add button:enabled")


@act("seat-free", on="gathering", weight=1.5, when=hosts)
def seat_free(tab):
    """Send somebody of another device away."""
    words = tab.person.says("send-away")
    tab.click(tab.page.get_by_role("button", name=words, exact=True))


@act(
    "option",
    on="gathering",
    weight=3,
    when=hosts,
    draw=lambda s: (str(s.chance.randrange(40)), str(s.chance.randrange(9))),
)
def option(tab, number, value):
    """Any of the rules and settings of the table."""
    fields = tab.page.locator(".gathering .side").locator("input:enabled, select:enabled")
    if fields.count() == 0:
        raise Impossible("there is nothing to choose")
    field = fields.nth(int(number) % fields.count())
    if field.evaluate("one => one.localName") == "select":
        field.select_option(index=int(value) % field.locator("option").count())
    elif field.get_attribute("type") == "range":
        field.press("ArrowRight" if int(value) % 2 else "ArrowLeft")
    else:
        field.evaluate("one => one.click()")


@act("start", on="gathering", weight=6, when=hosts)
def start(tab):
    tab.click(".gathering .bar .button.main:enabled")


@act(
    "sit",
    on="gathering",
    weight=20,
    when=lambda s: s.join,
    draw=lambda s: (s.chance.choice(NAMES),),
)
def sit(tab, name):
    tab.page.locator("#nick").fill(name)
    tab.click("form.join .button.main:enabled")


def labelled(tab, message, **fields):
    """The field or button with a name like this."""
    found = tab.page.get_by_label(tab.person.says(message, **fields), exact=True)
    if found.count() == 0:
        raise Impossible("there is no such seat")
    return found.first
