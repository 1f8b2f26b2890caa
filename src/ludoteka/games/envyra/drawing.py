"""A view of Envyra as text for a terminal, in rich's [style]markup[/]."""

from __future__ import annotations


def draw(content: dict[str, object], view: dict[str, object]) -> str:
    return ""
