"""A view as headings, lists and tables, for those who listen to it or read it line by line."""

from __future__ import annotations


class Section:
    """A heading with sentences below it, and perhaps a table: its headings and its rows."""

    __slots__ = ("head", "lines", "rows", "title")

    def __init__(
        self,
        title: str,
        lines: list[str] | None = None,
        head: list[str] | None = None,
        rows: list[list[str]] | None = None,
    ) -> None:
        self.title = title
        self.lines: list[str] = [] if lines is None else lines
        self.head: list[str] = [] if head is None else head
        self.rows: list[list[str]] = [] if rows is None else rows  # the first cell names the row


class Outline:
    """All sections of a view, in the order in which they are wanted.

    `words` are the names of things that moves are about, by the field of `Game.describe` and the
    value there, where the reader's own texts have none: `words["cells"]["a1"]`.
    """

    __slots__ = ("sections", "words")

    def __init__(
        self, sections: list[Section], words: dict[str, dict[str, str]] | None = None
    ) -> None:
        self.sections = sections
        self.words: dict[str, dict[str, str]] = {} if words is None else words
