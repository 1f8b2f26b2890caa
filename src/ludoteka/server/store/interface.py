"""What a store of tables must do. SQLite is one; any database with transactions can be another.

A table is an append-only log. (table, seq) is its primary key, and so the optimistic lock: of two
that append the same seq one gets `Conflict`. What `append` has returned from is durable.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class StoreFault(Exception):
    """The store can't do it now (full disk, locked, read-only): nothing was changed."""


class Conflict(Exception):
    """Somebody else has appended this seq: read what is new, and decide again."""


class Repeated(Exception):
    """A command with this id is in the log already; `seq` is its entry."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the command is stored as {seq}")
        self.seq = seq


class Row(Struct, kw_only=True, gc=False):
    """What is asked about many tables at once; kept beside the log, in the same transaction."""

    status: str
    game: str
    listed: bool
    busy: bool  # a bot or a clock has to act: a server that starts must wake it
    code: str | None  # leads to the gathering room
    changed: int  # milliseconds since 1970


class Stored(Struct, kw_only=True, gc=False):
    """One entry of a log."""

    seq: int
    at: int  # milliseconds since 1970, never falling within a table
    command: str | None  # the id of the command that it carried out
    data: bytes  # JSON of an entry of `log.py`


class Snapshot(Struct, kw_only=True, gc=False):
    """A table as it was after the entry `seq`."""

    seq: int
    data: bytes


class Loaded(Struct, kw_only=True):
    """A table's last snapshot, if there is one, and all entries behind it."""

    row: Row
    snapshot: Snapshot | None
    entries: list[Stored]


class Store(Protocol):
    """What a store can do; all methods but `close` may raise StoreFault."""

    async def append(
        self, table: str, entries: list[Stored], row: Row, snapshot: Snapshot | None = None
    ) -> None:
        """Store all of this durably, or nothing. An entry with seq 1 creates the table.

        Conflict if the first seq is not the next one; Repeated if a command is stored already.
        """

    async def load(self, table: str) -> Loaded | None:
        """What is needed to wake a table; None if there is no such table."""

    async def entries(self, table: str, after: int, limit: int) -> list[Stored]:
        """Entries behind a seq, in order."""

    async def commanded(self, table: str, command: str) -> Stored | None:
        """The entry that carried out this command."""

    async def coded(self, code: str) -> str | None:
        """The table that this short code leads to."""

    async def listed(self, limit: int) -> list[str]:
        """The tables that are listed and not finished, the latest changed first."""

    async def busy(self) -> list[str]:
        """The tables where a bot or a clock has to act."""

    async def check(self) -> None:
        """Make sure that the store can be written to; StoreFault if not."""

    async def close(self) -> None:
        """Finish what was asked for, and close all files and threads."""
