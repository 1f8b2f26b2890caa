"""The line of a table's moves as it stands now, without those that were taken back.

Packed states here and there along it are kept, so that looking back never starts from the
beginning.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ludoteka.protocol.standing_moves import take_back
from ludoteka.server.store.interface import Store
from ludoteka.server.table import log
from ludoteka.server.table.log import AnyLogged

PAGE: Final = 1000
MARKS_MOST: Final = 64  # packed states of one table


class Step(Struct, gc=False):
    """A move of the line; `position` is that of chance behind it."""

    seq: int
    seat: int
    move: str
    position: int


class Trail:
    """The line of moves of one table, up to the entry `seq` of its log."""

    def __init__(self) -> None:
        self.seq = 0
        self.start = Step(0, -1, "", 0)
        self.steps: list[Step] = []
        self.marks: dict[int, bytes] = {}  # by number of moves; the latest used are the last

    async def follow(self, store: Store, table: str, seq: int) -> None:
        """Take in what has happened since, up to this entry of the table's log."""
        while self.seq < seq:
            for stored in await store.entries(table, self.seq, PAGE):
                self._take(log.read(stored.data), stored.seq)

    def _take(self, entry: AnyLogged, seq: int) -> None:
        self.seq = seq
        match entry:
            case log.Started():
                self.start = Step(seq, -1, "", entry.position)
            case log.Moved():
                self.steps.append(Step(seq, entry.seat, entry.move, entry.position))
            case log.Undone():
                first = take_back(self.steps, entry.taken(), lambda step: step.seat)
                beyond = [moves for moves in self.marks if moves > first]
                for moves in beyond:
                    del self.marks[moves]
            case _:
                pass

    def mark(self, marks: dict[int, bytes]) -> None:
        """Keep these packed states, and let go of those that were not used for longest."""
        for moves, data in marks.items():
            self.marks.pop(moves, None)
            self.marks[moves] = data
        while len(self.marks) > MARKS_MOST:
            del self.marks[next(iter(self.marks))]
