"""Faults that are known and wait for their turn: found, counted, and not told as failures."""

from __future__ import annotations

import re

# The check, what its key looks like, and what it is.
KNOWN: list[tuple[str, str, str]] = [
    (
        "choices_are_in_sight",
        r"button\.continent unhinted",
        "RAWsiko: the row of continents hides legal ones, and nothing shows that it goes on",
    ),
    (
        "choices_are_in_sight",
        r"card-button\.table\.playable unhinted",
        "RAW on a phone: the hand goes on beyond the edge, and nothing shows it",
    ),
    (
        "text_is_whole",
        r"BUTTON card-button.* hot",
        "RAW: the glow of a card that is pointed at sticks out of its button",
    ),
    ("text_is_whole", r"SPAN name$", "RAWsiko: long names in the buttons of the dock"),
    ("text_is_whole", r"SPAN mini", "Envyra: the figures of a small tile stick out of it"),
]


def reasons():
    return list(dict.fromkeys(why for _, _, why in KNOWN))


def reason(finding):
    """What is known about a finding; None: nothing."""
    for check, pattern, why in KNOWN:
        if finding.check == check and re.search(pattern, finding.kind):
            return why
    return None
