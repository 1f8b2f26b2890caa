"""Writing into the SQLite store: one thread with group commit.

All appends that wait while the disk is busy share the next transaction, and so its fsync. A group
is written at once; if one of it is refused (Conflict, Repeated), the group is halved until the
refused one stands alone. That takes a few statements a group and not a few an append, which
matters: after every statement the thread queues up for Python's interpreter lock again.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import queue
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from ludoteka.server.store.interface import Conflict, Repeated, Row, Snapshot, Stored, StoreFault
from ludoteka.server.store.migrations import STEPS
from ludoteka.server.store.sqlite_file import connect, keep_ahead, sentence

log = logging.getLogger(__name__)

CHUNKS: Final = (64, 32, 16, 8, 4, 2, 1)  # rows a statement: few texts, so that all stay prepared

# Errors that come of what is written, and say nothing against the database.
OF_ONE: Final = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
)

# Writes a page, and changes nothing.
TOUCH: Final = f"PRAGMA user_version = {len(STEPS)}"

# {rows} stands for as many rows as are written at once.
PUT_ROW: Final = """
    INSERT INTO table_row (table_id, status, game, listed, busy, code, changed) VALUES {rows}
    ON CONFLICT (table_id) DO UPDATE SET status = excluded.status, game = excluded.game,
        listed = excluded.listed, busy = excluded.busy, code = excluded.code,
        changed = excluded.changed
"""
PUT_ENTRY: Final = "INSERT INTO event (table_id, seq, at, command, data) VALUES {rows}"
PUT_SNAPSHOT: Final = """
    INSERT INTO snapshot (table_id, seq, data) VALUES {rows}
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data
        WHERE excluded.seq > snapshot.seq
"""
CARRIED_OUT: Final = "SELECT seq FROM event WHERE table_id = ? AND command = ?"
LAST: Final = "SELECT coalesce(max(seq), 0) FROM event WHERE table_id = ?"


class WriterTask:
    """Something for the writer to do, and who waits for it."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()
        self.refusal: Exception | None = None

    def answer(self) -> None:
        if self.future.done():  # whoever waited has been cancelled
            return
        if self.refusal is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.refusal)


class WriteCheck(WriterTask):
    """See whether a page can be written."""


class Append(WriterTask):
    """What is to be written for one table."""

    def __init__(
        self, table: str, entries: list[Stored], row: Row, snapshot: Snapshot | None
    ) -> None:
        super().__init__()
        self.table = table
        self.entries = entries
        self.row = row
        self.snapshot = snapshot


class Writer(threading.Thread):
    """The one thread that writes; it outlives every fault."""

    def __init__(self, path: Path, patience: float) -> None:
        # What was acknowledged is on the disk: a program that ends need not wait for the thread.
        super().__init__(name="ludoteka-store-writer", daemon=True)
        self.tasks: queue.SimpleQueue[WriterTask | None] = queue.SimpleQueue()
        self._path = path
        self._patience = patience
        self._db: sqlite3.Connection | None = None

    def run(self) -> None:
        last = False
        while not last:
            waiting = self._waiting()
            last = None in waiting
            group = [task for task in waiting if task is not None]
            if group:
                self._carry_out(group)
                _answer(group)
        self._let_go(tidy=True)

    def _waiting(self) -> list[WriterTask | None]:
        """All tasks that wait; at least one."""
        found = [self.tasks.get()]
        with contextlib.suppress(queue.Empty):
            while True:
                found.append(self.tasks.get_nowait())
        return found

    def _carry_out(self, group: list[WriterTask]) -> None:
        """One transaction; each task knows afterwards whether it was refused."""
        try:
            db = self._connection()
            db.execute("BEGIN IMMEDIATE")
            _settle(db, [task for task in group if isinstance(task, Append)])
            if any(isinstance(task, WriteCheck) for task in group):
                db.execute(TOUCH)
            db.execute("COMMIT")
        except sqlite3.Error as error:
            log.error("%d commands are not stored: %s", len(group), sentence(error))
            self._refuse(group, sentence(error))
        except StoreFault as fault:
            log.error("%d commands are not stored: %s", len(group), fault)
            self._refuse(group, str(fault))
        except Exception as error:
            log.exception("%d commands are not stored", len(group))
            self._refuse(group, f"the store fails ({error!r})")

    def _refuse(self, group: list[WriterTask], text: str) -> None:
        for task in group:
            task.refusal = StoreFault(text)
        self._let_go()

    def _connection(self) -> sqlite3.Connection:
        if self._db is None:
            self._db = connect(self._path, self._patience)
            keep_ahead(self._db)
        return self._db

    def _let_go(self, *, tidy: bool = False) -> None:
        """Close the connection, which rolls back; the next group gets a fresh one."""
        db, self._db = self._db, None
        if db is not None:
            with contextlib.suppress(sqlite3.Error):
                if tidy:
                    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            with contextlib.suppress(sqlite3.Error):
                db.close()


def _settle(db: sqlite3.Connection, group: Sequence[Append]) -> None:
    """Write all that can be written, in order, and tell the others why not."""
    if not group:
        return
    try:
        _attempt(db, group)
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not isinstance(error, OF_ONE):
            raise  # nobody's append can be written
        if len(group) == 1:
            group[0].refusal = _refusal(db, group[0], error)
        else:
            half = len(group) // 2
            _settle(db, group[:half])
            _settle(db, group[half:])


def _attempt(db: sqlite3.Connection, group: Sequence[Append]) -> None:
    """Write all appends of the group, or none of them."""
    db.execute("SAVEPOINT attempt")
    try:
        rows = {append.table: append.row for append in group}  # the last one of each table
        _put(db, PUT_ROW, (_row_values(table, row) for table, row in rows.items()))
        _put(db, PUT_ENTRY, (values for append in group for values in _entry_values(append)))
        _put(db, PUT_SNAPSHOT, (values for append in group for values in _snapshot_values(append)))
    except Exception:
        if db.in_transaction:  # a full disk may have ended it
            db.execute("ROLLBACK TO attempt")
            db.execute("RELEASE attempt")
        raise
    db.execute("RELEASE attempt")


def _refusal(db: sqlite3.Connection, append: Append, error: Exception) -> Exception:
    """Why this append alone can't be written."""
    if isinstance(error, sqlite3.IntegrityError):
        for entry in append.entries:
            if entry.command is not None:
                for (seq,) in db.execute(CARRIED_OUT, (append.table, entry.command)):
                    return Repeated(seq)
        (last,) = db.execute(LAST, (append.table,)).fetchone()
        if append.entries[0].seq != last + 1:
            return Conflict(f"seq {append.entries[0].seq} is not the next: {last + 1} is right")
    log.error("an append to %a can't be written", append.table, exc_info=error)
    return error


def _put(db: sqlite3.Connection, statement: str, rows: Iterable[tuple[object, ...]]) -> None:
    """Insert many rows with few statements."""
    left = [*rows]
    at = 0
    for size in CHUNKS:
        while len(left) - at >= size:
            chunk = left[at : at + size]
            values = [value for row in chunk for value in row]
            db.execute(_text(statement, len(chunk[0]), size), values)
            at += size


@functools.cache
def _text(statement: str, columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(rows=", ".join([row] * rows))


def _row_values(table: str, row: Row) -> tuple[object, ...]:
    return table, row.status, row.game, row.listed, row.busy, row.code, row.changed


def _entry_values(append: Append) -> Iterator[tuple[object, ...]]:
    for entry in append.entries:
        yield append.table, entry.seq, entry.at, entry.command, entry.data


def _snapshot_values(append: Append) -> Iterator[tuple[object, ...]]:
    if append.snapshot is not None:
        yield append.table, append.snapshot.seq, append.snapshot.data


def _answer(group: list[WriterTask]) -> None:
    """Wake those who wait: once for each event loop, of which there is one."""
    for loop in {task.loop for task in group}:
        with contextlib.suppress(RuntimeError):  # a closed loop: nobody waits there
            loop.call_soon_threadsafe(_tell, [task for task in group if task.loop is loop])


def _tell(group: list[WriterTask]) -> None:
    for task in group:
        task.answer()
