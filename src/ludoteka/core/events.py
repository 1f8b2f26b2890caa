"""What happened, and who may know it.

An event has a kind and data in two parts: what everybody sees, and what single seats see in
addition. An event without a public part did not happen for anybody but the seats it names.
"""

from __future__ import annotations


class Event:
    """One thing that happened, without a word of any human language."""

    __slots__ = ("kind", "private", "public")

    def __init__(
        self,
        kind: str,
        public: dict[str, object] | None,
        private: dict[int, dict[str, object]] | None = None,
    ) -> None:
        self.kind = kind
        self.public = public
        self.private: dict[int, dict[str, object]] = {} if private is None else private

    def seen_by(self, seat: int | None) -> dict[str, object] | None:
        """The event as this seat (None: an onlooker) sees it, or None if it does not."""
        own = None if seat is None else self.private.get(seat)
        if self.public is None and own is None:
            return None
        seen: dict[str, object] = {"kind": self.kind}
        if self.public is not None:
            seen.update(self.public)
        if own is not None:
            seen.update(own)
        return seen

    def data(self) -> dict[str, object]:
        """All of it, private parts included: for referees and finished games."""
        private = {str(seat): part for seat, part in self.private.items()}
        return {"kind": self.kind, "public": self.public, "private": private}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.public!r}, {self.private!r})"


def seen(events: list[Event], seat: int | None) -> list[dict[str, object]]:
    """The events that this seat (None: an onlooker) sees, as it sees them."""
    shown = [event.seen_by(seat) for event in events]
    return [event for event in shown if event is not None]


class EventKind:
    """The sheet of one kind: its fields and their types (`TYPES`), public and private.

    `reveals` marks the kinds that show something that was hidden before, such as a drawn tile;
    only behind such an event may two states that looked alike to a seat begin to differ.
    """

    __slots__ = ("name", "private", "public", "reveals")

    def __init__(
        self,
        name: str,
        public: dict[str, str] | None = None,
        private: dict[str, str] | None = None,
        reveals: bool = False,
    ) -> None:
        self.name = name
        self.public = public
        self.private: dict[str, str] = {} if private is None else private
        self.reveals = reveals

    def fault(self, event: Event) -> str:
        """What in the event does not keep to this sheet; empty if all of it does."""
        if (event.public is None) != (self.public is None):
            return (
                f"{self.name}: the public part must {'not ' if self.public is None else ''}be there"
            )
        if event.public is not None and self.public is not None:
            fault = _fields_fault(event.public, self.public)
            if fault:
                return f"{self.name}: {fault}"
        for seat, part in event.private.items():
            fault = _fields_fault(part, self.private)
            if fault:
                return f"{self.name}, for seat {seat}: {fault}"
        return ""

    def data(self) -> dict[str, object]:
        """JSON-able, so that a client's types can be made of it."""
        return {
            "kind": self.name,
            "public": self.public,
            "private": self.private,
            "reveals": self.reveals,
        }


# The types of fields. A seat is a number, but readers want its name; `by_seat` and `rows_by_seat`
# have one number, or one list, for each seat in order.
TYPES = (
    "int",
    "text",
    "flag",
    "seat",
    "ints",
    "texts",
    "seats",
    "by_seat",
    "rows_by_seat",
    "table",
)


def _fields_fault(part: dict[str, object], sheet: dict[str, str]) -> str:
    for name in sheet:
        if name not in part:
            return f"field {name!r} is missing"
    for name, value in part.items():
        if name not in sheet:
            return f"field {name!r} is not on the sheet"
        if not _is(value, sheet[name]):
            return f"field {name!r} should be {sheet[name]}, not {value!r}"
    return ""


def _is(value: object, kind: str) -> bool:
    if kind == "flag":
        return isinstance(value, bool)
    if kind == "seat":
        return _is(value, "int") and isinstance(value, int) and value >= 0
    if kind == "int":
        return isinstance(value, int) and not isinstance(value, bool)
    if kind == "text":
        return isinstance(value, str)
    if kind == "seats":
        return isinstance(value, list) and all(_is(item, "seat") for item in value)
    if kind in ("ints", "by_seat"):
        return isinstance(value, list) and all(_is(item, "int") for item in value)
    if kind == "texts":
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    if kind == "rows_by_seat":
        return isinstance(value, list) and all(isinstance(item, list) for item in value)
    return kind == "table" and isinstance(value, dict)
