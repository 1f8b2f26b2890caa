"""Nothing of another seat is in the page."""

from __future__ import annotations

from walker.checks.finding import Finding

# Which of some words stand by themselves in the page, its attributes or what it keeps. Tokens and
# pictures may hold any letters by chance.
HELD = r"""
(words) => {
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  const all = `${document.documentElement.outerHTML} ${kept}`
    .replace(/\b(d|points|transform|viewBox)="[^"]*"/g, "").replace(/[\w-]{20,}/g, " ");
  return words.filter((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(all));
}
"""


def secrets_are_kept(moment):
    """No word of what only others may know is shown, in an attribute or stored."""
    tab, table = moment.tab, moment.tab.table
    if not table or moment.after["screen"] not in ("table", "curtain") or not moment.reachable:
        return []
    if not moment.changed or moment.after["dialog"]:  # rules and decks name everything
        return []
    place = tab.device.places().get(table) or {}
    mine = list(map(int, place.get("seats", {})))
    curtained = moment.after["screen"] == "curtain"
    hidden = moment.world.truth.secrets(table, [] if curtained else mine)
    shown = tab.page.evaluate(HELD, sorted(hidden)) if hidden else []
    if not shown:
        return []
    text = (
        f"the page of device {tab.device.name} holds what only others may know: {', '.join(shown)}"
    )
    return [Finding("secrets_are_kept", f"{moment.after['game']} {moment.after['screen']}", text)]
