"""What all hostile clients of a drill have sent, and what came of it."""

from __future__ import annotations

from collections import Counter

from ludoteka.drills.frames.ledger import Ledger


class Tally:
    """Counts over all tables of the drill; `ledgers` are by the id of a table."""

    def __init__(self) -> None:
        self.frames = 0
        self.unanswered = 0
        self.closed = 0
        self.answers: Counter[str] = Counter()  # by type
        self.codes: Counter[int] = Counter()  # with which connections were closed
        self.faults: Counter[str] = Counter()  # of the server, by what they say
        self.ledgers: dict[str, Ledger] = {}

    def fault(self, text: str) -> None:
        """Note something that the server did wrong."""
        self.faults[text] += 1
