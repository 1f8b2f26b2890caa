"""Why the table itself refuses something: reasons whose rule is `ludoteka....`, no rule book's.

Clients turn them into sentences: `ludoteka-why-FAULT`.
"""

from __future__ import annotations

from ludoteka.core.errors import AmbiguousMove, IllegalMove, MoveError, UnreadableMove
from ludoteka.core.game import State
from ludoteka.core.reasons import Reason
from ludoteka.protocol import values


class Refusal(Exception):
    """Something that can't be done; nothing was changed. `status` is HTTP's word for it."""

    def __init__(self, reason: Reason, status: int = 409) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.status = status


class Outdated(Exception):
    """Another process has appended to the log meanwhile; the table is up to date again."""


class UnknownTable(Exception):
    """No table has this id."""


def as_message(
    reason: Reason, state: State | None = None, seat: int | None = None
) -> values.Reason:
    """As it is sent; to a seat with what the game adds for a reader who sees what the seat does."""
    about = reason.values
    if state is not None and seat is not None:
        about = state.game.gloss(dict(about), state.view(seat))
    return values.Reason(rule=reason.rule, fault=reason.fault, values=about)


def bad_move(error: MoveError) -> Reason:
    """What is wrong with a move."""
    if isinstance(error, IllegalMove):
        return error.reason
    if isinstance(error, AmbiguousMove):
        return Reason("ludoteka.move", "ambiguous", {"candidates": error.candidates[:20]})
    expected = error.expected if isinstance(error, UnreadableMove) else ""
    return Reason("ludoteka.move", "unreadable", {"expected": expected})


def not_this_seat(seat: int) -> Refusal:
    return Refusal(Reason("ludoteka.token", "not-your-seat", {"seat": seat}), 403)


def not_the_host() -> Refusal:
    return Refusal(Reason("ludoteka.token", "not-the-host"), 403)


def wrong_status(status: str, wanted: str) -> Refusal:
    """Too early or too late: the table should be gathering, running or finished."""
    return Refusal(Reason("ludoteka.status", f"not-{wanted}", {"status": status}))


def paused() -> Refusal:
    return Refusal(Reason("ludoteka.paused", "paused"))


def store_failing() -> Refusal:
    """What exactly is wrong is for the log of the server."""
    return Refusal(Reason("ludoteka.store", "not-stored"), 503)


def unfit(fault: str, text: str) -> Refusal:
    """A form that can't be what was meant; the text says what is right, in English."""
    return Refusal(Reason("ludoteka.form", fault, {"text": text}), 422)


def faulty(fault: str, faults: list[str], file: str = "") -> Refusal:
    """A file that can't be used, with everything that is wrong with it."""
    more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
    values: dict[str, object] = {"text": f"{file}{faults[0]}{more}", "faults": list(faults)}
    return Refusal(Reason("ludoteka.form", fault, values), 422)
