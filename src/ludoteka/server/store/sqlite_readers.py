"""Reading from the SQLite store: a few threads with a connection each, and what they ask."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from ludoteka.server.store.interface import Loaded, Row, Snapshot, Stored, StoreFault
from ludoteka.server.store.sqlite_file import connect, sentence

Answer = TypeVar("Answer")

READERS: Final = 2

ROW: Final = "SELECT status, game, listed, busy, code, changed FROM table_row WHERE table_id = ?"
SNAPSHOT: Final = "SELECT seq, data FROM snapshot WHERE table_id = ?"
ENTRIES: Final = (
    "SELECT seq, at, command, data FROM event WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
)
COMMANDED: Final = "SELECT seq, at, command, data FROM event WHERE table_id = ? AND command = ?"
CODED: Final = "SELECT table_id FROM table_row WHERE code = ? ORDER BY changed DESC LIMIT 1"
LISTED: Final = (
    "SELECT table_id FROM table_row WHERE listed AND status <> 'finished' "
    "ORDER BY changed DESC LIMIT ?"
)
BUSY: Final = "SELECT table_id FROM table_row WHERE busy ORDER BY table_id"


class Readers:
    """A few threads that only read, with a connection each."""

    def __init__(self, path: Path, patience: float) -> None:
        self._path = path
        self._patience = patience
        self._pool = ThreadPoolExecutor(READERS, "ludoteka-store-reader")
        self._own = threading.local()
        self._open: set[sqlite3.Connection] = set()

    def ask(self, question: Callable[[sqlite3.Connection], Answer]) -> Future[Answer]:
        return self._pool.submit(self._ask, question)

    def close(self) -> None:
        self._pool.shutdown()
        for db in self._open:
            db.close()

    def _ask(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        try:
            return question(self._connection())
        except sqlite3.Error as error:
            self._let_go()
            raise StoreFault(sentence(error)) from error

    def _connection(self) -> sqlite3.Connection:
        db: sqlite3.Connection | None = getattr(self._own, "db", None)
        if db is None:
            db = self._own.db = connect(self._path, self._patience)
            db.execute("PRAGMA query_only = ON")
            self._open.add(db)
        return db

    def _let_go(self) -> None:
        db: sqlite3.Connection | None = getattr(self._own, "db", None)
        if db is not None:
            self._own.db = None
            self._open.discard(db)
            with contextlib.suppress(sqlite3.Error):
                db.close()


def load(db: sqlite3.Connection, table: str) -> Loaded | None:
    db.execute("BEGIN")  # row, snapshot and entries of one moment
    try:
        row = db.execute(ROW, (table,)).fetchone()
        if row is None:
            return None
        found = db.execute(SNAPSHOT, (table,)).fetchone()
        snapshot = None if found is None else Snapshot(seq=found[0], data=found[1])
        after = 0 if snapshot is None else snapshot.seq
        return Loaded(row=_row(row), snapshot=snapshot, entries=entries(db, table, after, -1))
    finally:
        if db.in_transaction:  # an error may have ended it
            db.execute("ROLLBACK")


def entries(db: sqlite3.Connection, table: str, after: int, limit: int) -> list[Stored]:
    return [*map(_stored, db.execute(ENTRIES, (table, after, limit)))]


def _row(values: tuple[Any, ...]) -> Row:
    status, game, listed, busy, code, changed = values
    return Row(
        status=status,
        game=game,
        listed=bool(listed),
        busy=bool(busy),
        code=code,
        changed=changed,
    )


def _stored(values: tuple[Any, ...]) -> Stored:
    seq, at, command, data = values
    return Stored(seq=seq, at=at, command=command, data=data)


def commanded(db: sqlite3.Connection, table: str, command: str) -> Stored | None:
    """The entry that carried out this command."""
    found = db.execute(COMMANDED, (table, command)).fetchone()
    return None if found is None else _stored(found)
