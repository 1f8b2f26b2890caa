"""What a connection was told, and what of it should not have been told."""

from __future__ import annotations

from typing import NamedTuple

from ludoteka.drills.canary.knowledge import Viewer


class Heard(NamedTuple):
    """Text that arrived, and when: `seq` is the last entry the listener knew of until then."""

    viewer: Viewer
    seq: int
    text: str
    asked: str = ""  # what it answers: the words of a question may come back
    source: str = "socket"


class Hit(NamedTuple):
    """Something that was told to one who may not know it."""

    kind: str
    viewer: Viewer
    seq: int
    what: str
    text: str

    def __str__(self) -> str:
        who = "an onlooker" if self.viewer is None else f"seat {self.viewer}"
        return f"{self.kind}: {self.what} told to {who} at {self.seq} in {self.text[:200]}"
