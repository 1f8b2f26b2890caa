"""Faults that are known and wait for their turn: found, counted, and not told as failures."""

from __future__ import annotations

import re

# The check, what its key looks like, and what it is.
KNOWN: list[tuple[str, str, str]] = []


def reasons():
    return list(dict.fromkeys(why for _, _, why in KNOWN))


def reason(finding):
    """What is known about a finding; None: nothing."""
    for check, pattern, why in KNOWN:
        if finding.check == check and re.search(pattern, finding.kind):
            return why
    return None
