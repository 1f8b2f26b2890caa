"""Why a move is not allowed, and what speaks for one: names and values, never a sentence.

The sentence is made where the reader's language is known, from the message `GAME-why-FAULT` or
`GAME-hint-NAME`.
"""

from __future__ import annotations

from typing import Final


class Reason:
    """The first rule that forbids a move: its number, what is wrong, and the values."""

    __slots__ = ("fault", "rule", "values")

    def __init__(self, rule: str, fault: str, values: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.fault = fault
        self.values: dict[str, object] = {} if values is None else values

    def data(self) -> dict[str, object]:
        """JSON-able, as it is sent to a client."""
        return {"rule": self.rule, "fault": self.fault, "values": self.values}

    def __str__(self) -> str:
        values = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return f"{self.rule}: {self.fault}" + (f" ({values})" if values else "")

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.fault!r}, {self.values!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.rule, self.fault))


class Ground:
    """What speaks for a move: a term of its value, in thousandths, and what it is about."""

    __slots__ = ("name", "values", "worth")

    def __init__(self, name: str, worth: int, values: dict[str, object] | None = None) -> None:
        self.name = name
        self.worth = worth
        self.values: dict[str, object] = {} if values is None else values

    def data(self) -> dict[str, object]:
        """JSON-able, as it is sent to a client."""
        return {"name": self.name, "worth": self.worth, "values": self.values}

    def __repr__(self) -> str:
        return f"Ground({self.name!r}, {self.worth}, {self.values!r})"


MOST_GROUNDS: Final = 3
LEAST_SHARE: Final = 8  # a ground that is worth less than this part of the best is left out


def weightiest(terms: list[Ground]) -> list[Ground]:
    """Of the terms of a value those worth telling: they speak for the move, the best ones first."""
    good = [term for term in terms if term.worth > 0]
    good.sort(key=lambda term: -term.worth)
    return [term for term in good[:MOST_GROUNDS] if term.worth * LEAST_SHARE >= good[0].worth]


def shared_out(value: int, terms: list[Ground]) -> list[Ground]:
    """Terms in the same proportions that come to exactly this value; the first takes the rest."""
    total = sum([term.worth for term in terms])
    if not total:
        return terms
    shares = [Ground(term.name, term.worth * value // total, term.values) for term in terms]
    shares[0].worth += value - sum([term.worth for term in shares])
    return shares


# What every game refuses in the same words. Their "rule" is the table's own, not a rule book's.


def no_such_seat(seat: int, seats: int) -> Reason:
    return Reason("ludoteka.seat", "no-such-seat", {"seat": seat, "seats": seats})


def no_such_move(move: int) -> Reason:
    return Reason("ludoteka.move", "no-such-move", {"move": move})


def game_over() -> Reason:
    return Reason("ludoteka.over", "game-over")


def not_your_turn(seat: int, waiting: list[int]) -> Reason:
    values: dict[str, object] = {"seat": seat, "waiting": waiting}
    return Reason("ludoteka.turn", "not-your-turn", values)
