"""This device has the seats that the server says it has, and the page shows them."""

from __future__ import annotations

from walker.checks.finding import Finding

SHOWN = """
() => ({
  gathering: document.querySelector("main.gathering") !== null,
  mine: [...document.querySelectorAll(".gathering section ul.card > li:not(.add)")].flatMap((row, number) => row.querySelector(".tag.you") ? [number] : []),
  join: document.querySelector("form.join, p.join") !== null,
  watching: document.querySelector(".prompt.watching") !== null,
})
"""


def seats_are_kept(moment):
    """Every person's seat has its token on some device, and every token opens its seat."""
    world, table = moment.world, moment.tab.table
    info = world.truth.info(table) if table else None
    if info is None or info.status == "finished" or not moment.reachable:
        return []
    found = []
    kept = {name: device.places().get(table) or {} for name, device in world.devices.items()}
    opened = {}
    for name, place in kept.items():
        for seat, token in place.get("seats", {}).items():
            seats = world.truth.seats_of(table, token)
            opened.update(dict.fromkeys(seats, name))
            if int(seat) not in seats and name == moment.tab.device.name:
                text = f"device {name} keeps a token for seat {int(seat) + 1} that opens {_listed(seats)}"
                found.append(Finding("seats_are_kept", "a token opens another seat", text))
    for seat, sitter in enumerate(info.seats):
        if sitter.kind != "bot" and sitter.taken and seat not in opened:
            text = f"seat {seat + 1} ({sitter.kind}, {sitter.name!r}) is taken, but no device has its token"
            found.append(Finding("seats_are_kept", f"a {sitter.kind} seat without a token", text))
    return found


def page_shows_its_seats(moment):
    """The page marks the seats of this device as its own, and does not ask it to sit down."""
    tab = moment.tab
    place = tab.device.places().get(tab.table or "")
    if not place or not moment.reachable or moment.after["tone"] == "lost":
        return []
    shown = tab.page.evaluate(SHOWN)
    kept = sorted(map(int, place.get("seats", {})))
    info = moment.world.truth.info(tab.table)
    if info and any(info.seats[seat].bot for seat in kept if seat < len(info.seats)):
        return []  # a bot plays for somebody here: they look on
    if shown["gathering"] and shown["mine"] != kept:
        text = f"the browser keeps seats {_listed(kept)}, the page shows {_listed(shown['mine'])} as its own"
        return [Finding("page_shows_its_seats", "others than are kept", text)]
    if kept and (shown["watching"] or (shown["gathering"] and shown["join"])):
        text = f"the browser keeps seats {_listed(kept)}, but the page treats it as an onlooker"
        return [Finding("page_shows_its_seats", "as an onlooker", text)]
    return []


def _listed(seats):
    return ", ".join(str(seat + 1) for seat in seats) or "none"
