"""Whoever must act can: there is something to act with, in sight, and it works."""

from __future__ import annotations

import time

from walker.checks.finding import Finding
from walker.sight import SIGHT

STILL = 8.0  # seconds without any change of the bar: nothing moves
STUCK_MOST = 40.0
VAIN_MOST = 3

# By game what can be chosen, and what confirms or ends something.
CHOICES = ", ".join(
    (
        ".generic .moves button",
        ".grid [data-cell][aria-pressed], .prospects button",
        ".rawsiko .dock .place, .rawsiko .dock .continent:not(.closed), .rawsiko .dock .offer",
        ".rawsiko .list li.legal .row",
        ".raw-table .legal, .raw-table .playable, .decision [data-option]",
        ".keeping [data-keep], .drafting [data-pick]",
    )
)
CONFIRMS = ", ".join(
    (
        ".prompt [data-action], .prompt .act.main, .deciding .button, .clash .button",
        ".rawsiko .dock .button, .rawsiko .dock .stepper button",
        "[data-act]:not([aria-disabled])",
        ".coach .button, .notice .button",
    )
)
OF_THE_BAR = ".prompt .act"
CAN_ACT = (
    "(selectors) => {"
    + SIGHT
    + """
  const all = [...document.querySelectorAll(selectors)].filter((one) => !one.disabled && one.getAttribute("aria-disabled") !== "true" && one.checkVisibility({ visibilityProperty: true }));
  const looked = all.map((one) => [one, sight(one)]);
  if (looked.some(([, { seen }]) => seen)) return null;
  if (looked.some(([, { hiders, over }]) => over === null && hiders.length === 1 && hiders[0].scrolls)) return null;
  // On smaller screens the rail is drawn out because somebody wants it, and goes with a touch.
  if (innerWidth < 1200 && looked.some(([, { over }]) => over?.closest(".rail"))) return null;
  if (all.length === 0) return "there is nothing to act with on the page";
  const [one, { over }] = looked[0];
  return over ? `${name(one)} is covered by ${name(over)}` : `${name(one)} can't be brought into view`;
}"""
)
# Choices that nobody sees, unless something shows that there is more: a part that is cut in the
# middle, a fading edge, or a list so tall that everybody scrolls it.
UNSEEN_CHOICES = (
    "(selectors) => {"
    + SIGHT
    + """
  const all = [...document.querySelectorAll(selectors)].filter((one) => !one.disabled && one.checkVisibility({ visibilityProperty: true }));
  const hints = (part) => {
    if (part === document.scrollingElement || part.clientHeight > 0.35 * innerHeight) return true;
    const style = [null, "::before", "::after"].map((which) => getComputedStyle(part, which));
    if (style.some((one) => (one.maskImage || one.webkitMaskImage || "none") !== "none" || /gradient/.test(one.content !== "none" ? one.backgroundImage : ""))) return true;
    const box = part.getBoundingClientRect();
    return [...part.querySelectorAll("button, li, a")].some((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const across = left < box.right - 8 && right > box.right + 8 || left < box.left - 8 && right > box.left + 8;
      const down = top < box.bottom - 8 && bottom > box.bottom + 8 || top < box.top - 8 && bottom > box.top + 8;
      return across || down;
    });
  };
  // A territory can be chosen on the map as well as by its button.
  const label = (element) => (element.getAttribute("aria-label") ?? element.querySelector(".unseen")?.textContent ?? "").trim();
  const lands = new Map([...document.querySelectorAll("path[data-t]")].map((land) => [label(land), land]));
  const onMap = (one) => {
    const land = lands.get(label(one));
    if (!land) return false;
    const { left, top, width, height } = land.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && hit.closest("svg") === land.closest("svg"); // its name may lie over it
  };
  // A list that goes on below the dock, and can be scrolled out from under it.
  const comesOut = (one, over) => {
    const dock = over?.closest(".dock");
    const list = dock && [...(function* () { for (let part = one.parentElement; part; part = part.parentElement) yield part; })()].find((part) => /auto|scroll/.test(getComputedStyle(part).overflowY));
    if (!list || list.contains(dock)) return false;
    const left = list.scrollHeight - list.clientHeight - list.scrollTop;
    return one.getBoundingClientRect().bottom - left <= dock.getBoundingClientRect().top + 1;
  };
  const found = [];
  for (const one of all) {
    const { seen, hiders, over } = sight(one);
    if (seen || onMap(one) || comesOut(one, over)) continue;
    // On smaller screens the list and the rail are there because somebody wants them, and go with a touch.
    if (over?.closest(".recap, .rail") && innerWidth < 1200) continue;
    const [path, said] = name(one);
    if (over) found.push([`${path} under ${name(over)[0]}`, `"${said}" (${path}) lies under ${name(over).join(" ")}`]);
    else if (hiders.length === 0) found.push([`${path} outside`, `"${said}" (${path}) is outside the view`]);
    else if (!hiders[0].scrolls) found.push([`${path} cut off`, `"${said}" (${path}) is cut off by ${name(hiders[0].one)[0]}, which does not scroll`]);
    else if (!hiders[0].peeks && !hints(hiders[0].one)) found.push([`${path} unhinted`, `"${said}" (${path}) is further on in ${name(hiders[0].one)[0]}, and nothing shows that there is more`]);
  }
  return found;
}"""
)


def _is_asked(moment):
    look = moment.after
    return (
        look["tone"] == "mine"
        and not look["dialog"]
        and look["tab"] in (None, "board")
        and not look["sending"]
    )


def asked_person_can_act(moment):
    """Something to act with is in the visible part of the page, or one scroll away; not covered."""
    if not _is_asked(moment):
        return []
    fault = moment.page.evaluate(CAN_ACT, f"{CHOICES}, {CONFIRMS}")
    if fault is None:
        return []
    key = f"{moment.after['game']} {'covered' if 'covered' in fault else 'nothing'}"
    return [Finding("asked_person_can_act", key, f"whoever is asked can't act: {fault}")]


def choices_are_in_sight(moment):
    """No legal choice outside the view without a sign."""
    if not _is_asked(moment) or moment.after["notice"]:
        return []
    found = dict(moment.page.evaluate(UNSEEN_CHOICES, f"{CHOICES}, {OF_THE_BAR}"))
    return [
        Finding("choices_are_in_sight", key, f"a choice can't be seen: {text}")
        for key, text in found.items()
    ]


def page_is_not_stuck(moment):
    """If the game waits for a person of this device, the page asks for a move before long."""
    tab, table = moment.tab, moment.tab.table
    if not table or not moment.reachable or moment.after["screen"] not in ("table", "curtain"):
        return []
    began = changed = time.monotonic()
    words = None
    while True:
        look = tab.look()
        waited = _waited_in_vain(moment, look)
        if not waited:
            return []
        now = time.monotonic()
        if look["words"] != words:
            words, changed = look["words"], now
        if now - changed > STILL or now - began > STUCK_MOST:
            text = f"the game waits for seat {waited[0] + 1} of device {tab.device.name}, but the page says {words!r}"
            return [Finding("page_is_not_stuck", f"{look['game']} {look['tone']}", text)]
        tab.page.wait_for_timeout(250)


def _waited_in_vain(moment, look):
    """Seats of this device that are waited for, while the page waits for others."""
    if look["screen"] != "table" or look["tone"] not in ("waiting", "watching", ""):
        return []
    if look["handsOn"]:  # somebody looks again, out of turn, and is asked to hand the device on
        return []
    table = moment.tab.table
    place = moment.tab.device.places().get(table) or {}
    mine = set(map(int, place.get("seats", {})))
    waited = [seat for seat in moment.world.truth.asked(table) if seat in mine]
    # In a simultaneous choice the page of whoever has chosen waits; a shared device shows one.
    info = moment.world.truth.info(table)
    return waited if info and len(waited) == len(info.waiting) else []


def moves_get_through(moment):
    """What a page offers can be played: not three times in a row in vain."""
    if moment.tab.vain < VAIN_MOST or not _is_asked(moment):
        return []
    moment.tab.vain = 0
    text = (
        f"{VAIN_MOST} moves in a row came to nothing, while the page says {moment.after['words']!r}"
    )
    return [Finding("moves_get_through", f"{moment.after['game']}", text)]
