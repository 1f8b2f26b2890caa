"""Fewer steps that lead to the same: parts are left out as long as it happens still."""

from __future__ import annotations

import time

OPENERS = {"play-now", "open-table", "lesson", "finished", "join-link", "import", "rematch", "fork"}


def shrink(steps, fails, seconds):
    """The shortest script found in time; `fails(steps)` says after how many steps it fails, or None."""
    until = time.monotonic() + seconds
    shortest = steps

    def better(candidate):
        nonlocal shortest
        if len(candidate) >= len(shortest) or time.monotonic() > until:
            return False
        needed = fails(candidate)
        if needed is None:
            return False
        shortest = candidate[:needed]
        return True

    _alone(steps, better)
    _from_the_last_opening(shortest, better)
    size = max(1, len(shortest) // 2)
    while time.monotonic() < until:
        shorter = False
        at = len(shortest)
        while at > 0 and time.monotonic() < until:
            at = min(at, len(shortest)) - size
            begin = max(0, at)
            if better(shortest[:begin] + shortest[begin + size :]):
                shorter = True
        if size == 1 and not shorter:
            break
        size = max(1, size // 2)
    return shortest


def _alone(steps, better):
    """Often the others have nothing to do with it."""
    better([step for step in steps if step.who[0] == steps[-1].who[0]])


def _from_the_last_opening(steps, better):
    """Most of what came before the table at hand has nothing to do with it."""
    openings = [at for at, step in enumerate(steps) if step.verb in OPENERS]
    for at in reversed(openings):
        opener = steps[at].who
        devices = [step for step in steps if step.verb == "device"]
        way = [step for step in steps[:at] if step.who == opener and step.verb in ("open", "home")]
        if better([*devices, *way[-1:], *[one for one in steps[at:] if one.verb != "device"]]):
            return
