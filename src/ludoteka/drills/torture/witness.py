"""Somebody at a table who remembers all that was told, and notices contradictions."""

from __future__ import annotations

from ludoteka.client import Chair
from ludoteka.protocol.server_messages import Done, FromServer, News, View, Welcome
from ludoteka.protocol.table import Entry


class Witness:
    """Watches one chair: what it was told, and where that contradicts itself."""

    def __init__(self, chair: Chair, seat: int | None) -> None:
        self.chair = chair
        self.seat = seat
        self.entries: dict[int, Entry] = {}
        self.faults: list[str] = []
        self.reconnects = -1  # the first welcome is none
        self._digests: dict[int, str] = {}  # by seq, of the own view
        self._highest = 0
        chair.watch(self._watch)

    def note(self, fault: str) -> None:
        self.faults.append(f"seat {self.seat}: {fault}")

    def promised(self, done: Done) -> None:
        """Compare the digest of an acknowledgement with that of the view at its seq."""
        shown = self._digests.get(done.seq, done.digest)
        if shown != done.digest:
            self.note(f"{done.seq} was acknowledged as {done.digest} and shown as {shown}")

    def _watch(self, message: FromServer) -> None:
        if isinstance(message, Welcome):
            self.reconnects += 1
            if message.seq < self._highest:
                self.note(f"{self._highest} was told, and the server came back at {message.seq}")
            self._remember(message.entries)
        elif isinstance(message, News):
            self._remember(message.entries)
            self._look(message.seq, message.digest)
        elif isinstance(message, View):
            self._look(message.seq, message.digest)

    def _look(self, seq: int, digest: str) -> None:
        self._highest = max(self._highest, seq)
        if self._digests.setdefault(seq, digest) != digest:
            self.note(f"the view at {seq} was {self._digests[seq]}, and then {digest}")

    def _remember(self, entries: list[Entry]) -> None:
        for entry in entries:
            known = self.entries.setdefault(entry.seq, entry)
            if not same_entry(known, entry):
                self.note(f"{entry.seq} was told as {known}, and then as {entry}")


def same_entry(live: Entry, later: Entry) -> bool:
    """Tell whether two versions of an entry agree: the later one may tell more."""
    return (
        (live.seq, live.at, live.kind, live.seat, live.by, live.events, live.moves)
        == (later.seq, later.at, later.kind, later.seat, later.by, later.events, later.moves)
        and (live.text, live.phrase, live.table) == (later.text, later.phrase, later.table)
        and live.move in (None, later.move)
    )
