"""What was acknowledged at one table."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteka.drills.table import DrillTable
from ludoteka.protocol.table import Entry


class Ledger:
    """All that was acknowledged; nothing else may be in the table's log behind `begin`."""

    def __init__(self, table: DrillTable, begin: int) -> None:
        self.table = table
        self.begin = begin
        self.promises: dict[int, tuple[str, int]] = {}  # by seq: the kind of entry, the seat
        self.doubled: list[str] = []

    def acknowledge(self, seq: int, kind: str, seat: int) -> None:
        if seq in self.promises:
            self.doubled.append(f"{seq} was acknowledged twice")
        self.promises[seq] = (kind, seat)

    def compare(self, entries: Iterable[Entry], last: int) -> tuple[list[str], list[str]]:
        """List what is in the log and was not acknowledged, and what should be there and is not."""
        found = {entry.seq: (entry.kind, entry.seat) for entry in entries}
        unacknowledged = [
            f"{self.table.id}: {found.get(seq, 'an entry')} at {seq} was not acknowledged"
            for seq in range(self.begin + 1, max(last, *found, self.begin) + 1)
            if seq not in self.promises
        ]
        lost = [
            f"{self.table.id}: {promise} was acknowledged at {seq}, and is {found.get(seq)}"
            for seq, promise in self.promises.items()
            if found.get(seq) != promise
        ]
        return unacknowledged, lost + self.doubled
