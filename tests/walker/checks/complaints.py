"""Scripts that fail, consoles that complain, requests that are refused without a word."""

from __future__ import annotations

import re

from walker.checks.finding import Finding

# Refusals that a person can bring about: the page has to tell them.
TOLD = {400, 403, 404, 409, 422, 429}
TABLE = re.compile(r"[A-Za-z0-9_-]{20,}")
TELLING_MS = 1500  # until the page has told it
ALERTS = """
() => [...document.querySelectorAll("[role=alert], .fault, .notice, main.message")]
  .some((one) => one.checkVisibility() && one.clientWidth > 2 && one.innerText.trim())
"""


def no_errors(moment):
    """No script error, no error in the console, no request to others: on any device."""
    return [
        Finding("no_errors", TABLE.sub("ID", text.splitlines()[0])[:160], f"{device.name}: {text}")
        for device in moment.world.devices.values()
        for text in device.complaints()
    ]


def refusals_are_told(moment):
    """A request that is refused is one that a person meant, and the page says why."""
    found = []
    for device in moment.world.devices.values():
        for method, path, status in device.refusals():
            if status in TOLD and path.startswith("/api/") and _told(device):
                continue
            where = TABLE.sub("ID", path.split("?")[0])
            text = f"{device.name}: {method} {path} was answered with {status}"
            found.append(Finding("refusals_are_told", f"{method} {where} {status}", text))
    return found


def _told(device):
    for _ in range(TELLING_MS // 100):
        if any(tab.page.evaluate(ALERTS) for tab in device.tabs.values()):
            return True
        next(iter(device.tabs.values())).page.wait_for_timeout(100)
    return False
