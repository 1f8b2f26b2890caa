"""A game's options: named, typed, with range and default, so that a form can be built from them."""

from __future__ import annotations

import difflib
from typing import Final, TypeAlias

from ludoteka.core.chance import Chance
from ludoteka.core.native import mypyc_attr

Value: TypeAlias = bool | int | str

SEATS_MOST: Final = 16  # no table has more
ANY_SEATS: Final = (1, SEATS_MOST)


class OptionError(ValueError):
    """An option that does not exist, or a value it can't take; says what would be right."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing that players agree on before the game.

    One that came with a later edition of the game says so (`since`), and how games of earlier ones
    are played, which don't have it (`before`).
    """

    def __init__(
        self, name: str, default: Value, since: int = 1, before: Value | None = None
    ) -> None:
        if (since > 1) != (before is not None):
            raise ValueError(f"option {name}: since {since} and before {before!r} go together")
        self.name = name
        self.default = default
        self.since = since
        self.before: Value = default if before is None else before

    def allows(self, value: Value) -> bool:
        raise NotImplementedError

    def read(self, text: str) -> Value | None:
        """The value that a person typed, or None."""
        raise NotImplementedError

    def any(self, chance: Chance) -> Value:
        """A value that it takes, at random."""
        raise NotImplementedError

    def range(self) -> str:
        """What it takes, in words for an error message."""
        raise NotImplementedError

    def fields(self) -> dict[str, object]:
        """JSON-able: its type, and what a form needs to show a field of this type."""
        raise NotImplementedError

    def form(self) -> dict[str, object]:
        """JSON-able: what a form needs to show a field for it."""
        form: dict[str, object] = {"name": self.name, "default": self.default}
        form.update(self.fields())
        if self.since > 1:
            form["since"] = self.since
        return form

    def seats(self, value: Value) -> tuple[int, int]:
        """How many seats a table must have for this value: at least, and at most."""
        return ANY_SEATS

    def fits(self, value: Value, seats: int) -> bool:
        """Whether a table of so many seats can be played with this value."""
        least, most = self.seats(value)
        return least <= seats <= most

    def check(self, value: Value) -> Value:
        """The value, if it is one the option takes; text is read as typed by a person."""
        found: Value | None = value
        if isinstance(value, str) and not self.allows(value):
            found = self.read(value)
        if found is None or not self.allows(found):
            raise OptionError(f"option {self.name} takes {self.range()}, not {value!r}")
        return found


class Switch(Option):
    """Yes or no."""

    def __init__(
        self, name: str, default: bool = False, since: int = 1, before: bool | None = None
    ) -> None:
        super().__init__(name, default, since, before)

    def allows(self, value: Value) -> bool:
        return isinstance(value, bool)

    def read(self, text: str) -> Value | None:
        words = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}
        return words.get(text.lower())

    def any(self, chance: Chance) -> Value:
        return chance.below(2) == 1

    def range(self) -> str:
        return "yes or no"

    def fields(self) -> dict[str, object]:
        return {"type": "switch"}


class Number(Option):
    """A whole number from low to high."""

    def __init__(
        self,
        name: str,
        low: int,
        high: int,
        default: int,
        since: int = 1,
        before: int | None = None,
    ) -> None:
        super().__init__(name, default, since, before)
        self.low = low
        self.high = high

    def allows(self, value: Value) -> bool:
        return (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
        )

    def read(self, text: str) -> Value | None:
        word = text.strip()
        digits = word.removeprefix("-")
        return int(word) if digits.isascii() and digits.isdigit() else None

    def any(self, chance: Chance) -> Value:
        return self.low + chance.below(self.high - self.low + 1)

    def range(self) -> str:
        return f"a number from {self.low} to {self.high}"

    def fields(self) -> dict[str, object]:
        return {"type": "number", "low": self.low, "high": self.high}


class Choice(Option):
    """One of a few words.

    Some may be for certain tables only: `seats` has by choice the least and the greatest number of
    seats. The default must fit every table of the game.
    """

    def __init__(
        self,
        name: str,
        choices: list[str],
        default: str,
        seats: dict[str, tuple[int, int]] | None = None,
        since: int = 1,
        before: str | None = None,
    ) -> None:
        super().__init__(name, default, since, before)
        self.choices = choices
        self.bounds: dict[str, tuple[int, int]] = seats or {}

    def allows(self, value: Value) -> bool:
        return value in self.choices

    def read(self, text: str) -> Value | None:
        for choice in self.choices:
            if choice.lower() == text.strip().lower():
                return choice
        return None

    def any(self, chance: Chance) -> Value:
        return self.choices[chance.below(len(self.choices))]

    def range(self) -> str:
        return "one of " + ", ".join(self.choices)

    def seats(self, value: Value) -> tuple[int, int]:
        return self.bounds.get(str(value), ANY_SEATS)

    def fields(self) -> dict[str, object]:
        fields: dict[str, object] = {"type": "choice", "choices": self.choices}
        if self.bounds:
            fields["seats"] = {choice: list(bounds) for choice, bounds in self.bounds.items()}
        return fields


def settle(options: list[Option], given: dict[str, Value] | None) -> dict[str, Value]:
    """A value for every option: the given one, checked, or the default."""
    settled: dict[str, Value] = {option.name: option.default for option in options}
    by_name = {option.name: option for option in options}
    for name, value in (given or {}).items():
        option = by_name.get(name)
        if option is None:
            known = ", ".join(by_name) or "none"
            raise OptionError(
                f"no option {name!r}{suggestion(name, list(by_name))}; there are: {known}"
            )
        settled[name] = option.check(value)
    return settled


def spelled(value: Value) -> str:
    """A value as a person types it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def suggestion(word: str, known: list[str]) -> str:
    """A hint at the word that was probably meant, ready to be put behind the wrong one."""
    near = difflib.get_close_matches(word, known, n=1)
    return f" (did you mean {near[0]!r}?)" if near else ""
