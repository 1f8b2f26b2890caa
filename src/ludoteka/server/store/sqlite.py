"""The store in one SQLite file: `sqlite_writer` is one thread, `sqlite_readers` are a few."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from ludoteka.server.store.interface import Loaded, Row, Snapshot, Store, Stored, StoreFault
from ludoteka.server.store.migrations import migrate
from ludoteka.server.store.sqlite_file import PATIENCE, connect, keep_ahead, make, sentence
from ludoteka.server.store.sqlite_readers import (
    BUSY,
    CODED,
    LISTED,
    Readers,
    commanded,
    entries,
    load,
)
from ludoteka.server.store.sqlite_writer import Append, WriteCheck, Writer, WriterTask

Answer = TypeVar("Answer")


class SqliteStore(Store):
    """A store in one file; more than one process may use it."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self._writer = Writer(path, patience)
        self._readers = Readers(path, patience)
        self._closing: asyncio.Future[None] | None = None
        self._writer.start()

    @classmethod
    def open(cls, path: str | Path, patience: float = PATIENCE) -> SqliteStore:
        """Make the file and its folder if there are none, and bring it to today's schema."""
        path = Path(path)
        try:
            make(path)
            with contextlib.closing(connect(path, patience)) as db:
                migrate(db)
                keep_ahead(db)
        except sqlite3.Error as error:
            raise StoreFault(f"can't use {path}: {sentence(error)}") from error
        except OSError as error:
            raise StoreFault(f"can't make {path}: {error.strerror}") from error
        except StoreFault as fault:
            raise StoreFault(f"can't use {path}: {fault}") from None
        return cls(path, patience)

    async def append(
        self, table: str, entries: list[Stored], row: Row, snapshot: Snapshot | None = None
    ) -> None:
        first = entries[0].seq if entries else 0
        if not entries or [entry.seq for entry in entries] != [*range(first, first + len(entries))]:
            raise ValueError("entries with successive seqs, at least one, are right")
        if snapshot is not None and snapshot.seq > entries[-1].seq:
            raise ValueError(f"snapshot {snapshot.seq} is of an entry behind {entries[-1].seq}")
        await self._write(Append(table, entries, row, snapshot))

    async def load(self, table: str) -> Loaded | None:
        return await self._read(lambda db: load(db, table))

    async def entries(self, table: str, after: int, limit: int) -> list[Stored]:
        return await self._read(lambda db: entries(db, table, after, max(limit, 0)))

    async def commanded(self, table: str, command: str) -> Stored | None:
        return await self._read(lambda db: commanded(db, table, command))

    async def coded(self, code: str) -> str | None:
        found = await self._names(CODED, code)
        return found[0] if found else None

    async def listed(self, limit: int) -> list[str]:
        return await self._names(LISTED, max(limit, 0))

    async def busy(self) -> list[str]:
        return await self._names(BUSY)

    async def check(self) -> None:
        await self._write(WriteCheck())

    async def close(self) -> None:
        if self._closing is None:
            loop = asyncio.get_running_loop()
            self._closing = loop.run_in_executor(None, self._let_go)
        await asyncio.shield(self._closing)

    async def _read(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        self._must_be_open()
        return await asyncio.wrap_future(self._readers.ask(question))

    async def _write(self, task: WriterTask) -> None:
        self._must_be_open()
        self._writer.tasks.put(task)
        await task.future

    async def _names(self, question: str, *values: str | int) -> list[str]:
        return await self._read(lambda db: [name for (name,) in db.execute(question, values)])

    def _must_be_open(self) -> None:
        if self._closing is not None:
            raise StoreFault("the store is closed")

    def _let_go(self) -> None:
        self._readers.close()  # before the writer, which leaves one tidy file if it is the last
        self._writer.tasks.put(None)
        self._writer.join()
