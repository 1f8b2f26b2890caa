"""Complaints about wrong commands: one line of text, and an exit code."""

from __future__ import annotations

from ludoteka.core.readers.markup import safe


class Complaint(Exception):
    """Something the user can put right; the text says what would be right."""

    def __init__(self, text: str, code: int = 2) -> None:
        super().__init__(text)
        self.code = code


def one_line(text: str) -> str:
    """Any text as one line that is safe to show."""
    return safe(" ".join(text.split()))
