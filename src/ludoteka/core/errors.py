"""The three ways a move can be bad, told apart; each is a ValueError."""

from __future__ import annotations

from ludoteka.core.native import mypyc_attr
from ludoteka.core.reasons import Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveError(ValueError):
    """A move that could not be played."""


class UnreadableMove(MoveError):
    """The text is no move of this game at all."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"can't read {text!r} as a move: expected {expected}")
        self.text = text
        self.expected = expected


class AmbiguousMove(MoveError):
    """The text could be several moves; `candidates` are their full notations."""

    def __init__(self, text: str, candidates: list[str]) -> None:
        super().__init__(f"{text!r} could mean any of: {', '.join(candidates)}")
        self.text = text
        self.candidates = candidates


class IllegalMove(MoveError):
    """A move of this game that is not allowed now; `reason` says by which rule."""

    def __init__(self, notation: str, reason: Reason) -> None:
        super().__init__(f"{notation!r} is not allowed now: {reason}")
        self.notation = notation
        self.reason = reason
