"""What axe-core calls serious, on every new kind of screen and now and then."""

from __future__ import annotations

from inspecting import AXE, findings

from walker.checks.finding import Finding


def axe_is_clean(moment):
    """No serious or critical finding."""
    if not moment.changed or not (moment.new_screen or moment.thorough) or not AXE.exists():
        return []
    found = {}
    for text in findings(moment.page):
        found.setdefault(text.split(": ")[0], text)
    return [Finding("axe_is_clean", rule, f"axe: {text}") for rule, text in found.items()]
