"""The store in one SQLite file: one writer thread with group commit, a few threads that read.

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
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from ludoteka.server.store.interface import (
    Conflict,
    Loaded,
    Repeated,
    Row,
    Snapshot,
    Store,
    Stored,
    StoreFault,
)
from ludoteka.server.store.migrations import STEPS, migrate

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")

READERS: Final = 2
PATIENCE: Final = 1.0  # seconds that somebody else may lock the file before we give up
SMALLEST: Final = 512  # bytes of a database
CHUNKS: Final = (64, 32, 16, 8, 4, 2, 1)  # rows a statement: few texts, so that all stay prepared

FAULTS: Final = {
    sqlite3.SQLITE_BUSY: "the database is locked by another program",
    sqlite3.SQLITE_LOCKED: "the database is locked by another program",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the database is read-only",
    sqlite3.SQLITE_IOERR: "the disk can't be read or written",
    sqlite3.SQLITE_CANTOPEN: "the database can't be opened: a file that may be written is right",
    sqlite3.SQLITE_CORRUPT: "the database is damaged: a backup has to be restored",
    sqlite3.SQLITE_NOTADB: "it is no database: name another file",
}
# Errors that come of what is written, and say nothing against the database.
OF_ONE: Final = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
)

PRAGMAS: Final = (
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # on a Mac nothing less reaches the disk
    "PRAGMA checkpoint_fullfsync = ON",
    "PRAGMA foreign_keys = ON",
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
LAST: Final = "SELECT coalesce(max(seq), 0) FROM event WHERE table_id = ?"


def sentence(error: sqlite3.Error) -> str:
    """What is wrong with the database, in words for whoever runs the server."""
    code = getattr(error, "sqlite_errorcode", None)
    known = None if code is None else FAULTS.get(code & 0xFF)  # the rest only says where
    return f"the database fails ({error})" if known is None else known


def connect(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection to a file that exists: a lost file must not come back as an empty one."""
    db = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=patience,
        isolation_level=None,  # BEGIN and COMMIT are ours
        check_same_thread=False,  # one thread uses it, another closes it at the end
    )
    try:
        for pragma in PRAGMAS:
            db.execute(pragma)
    except BaseException:
        db.close()
        raise
    return db


class SqliteStore(Store):
    """A store in one file; more than one process may use it."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self._writer = _Writer(path, patience)
        self._readers = _Readers(path, patience)
        self._closing: asyncio.Future[None] | None = None
        self._writer.start()

    @classmethod
    def open(cls, path: str | Path, patience: float = PATIENCE) -> SqliteStore:
        """Make the file and its folder if there are none, and bring it to today's schema."""
        path = Path(path)
        try:
            _make(path)
            with contextlib.closing(connect(path, patience)) as db:
                migrate(db)
                _keep_ahead(db)
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
        await self._write(_Append(table, entries, row, snapshot))

    async def load(self, table: str) -> Loaded | None:
        return await self._read(lambda db: _load(db, table))

    async def entries(self, table: str, after: int, limit: int) -> list[Stored]:
        return await self._read(lambda db: _entries(db, table, after, max(limit, 0)))

    async def commanded(self, table: str, command: str) -> Stored | None:
        found = await self._read(
            lambda db: [*map(_stored, db.execute(COMMANDED, (table, command)))]
        )
        return found[0] if found else None

    async def coded(self, code: str) -> str | None:
        found = await self._names(CODED, code)
        return found[0] if found else None

    async def listed(self, limit: int) -> list[str]:
        return await self._names(LISTED, max(limit, 0))

    async def busy(self) -> list[str]:
        return await self._names(BUSY)

    async def check(self) -> None:
        await self._write(_Check())

    async def close(self) -> None:
        if self._closing is None:
            loop = asyncio.get_running_loop()
            self._closing = loop.run_in_executor(None, self._let_go)
        await asyncio.shield(self._closing)

    async def _read(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        self._must_be_open()
        return await asyncio.wrap_future(self._readers.ask(question))

    async def _write(self, task: _Task) -> None:
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


class _Task:
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


class _Check(_Task):
    """See whether a page can be written."""


class _Append(_Task):
    """What is to be written for one table."""

    def __init__(
        self, table: str, entries: list[Stored], row: Row, snapshot: Snapshot | None
    ) -> None:
        super().__init__()
        self.table = table
        self.entries = entries
        self.row = row
        self.snapshot = snapshot


class _Writer(threading.Thread):
    """The one thread that writes; it outlives every fault."""

    def __init__(self, path: Path, patience: float) -> None:
        # What was acknowledged is on the disk: a program that ends need not wait for the thread.
        super().__init__(name="ludoteka-store-writer", daemon=True)
        self.tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
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

    def _waiting(self) -> list[_Task | None]:
        """Everything that waits; at least one."""
        found = [self.tasks.get()]
        with contextlib.suppress(queue.Empty):
            while True:
                found.append(self.tasks.get_nowait())
        return found

    def _carry_out(self, group: list[_Task]) -> None:
        """One transaction; each task knows afterwards whether it was refused."""
        try:
            db = self._connection()
            db.execute("BEGIN IMMEDIATE")
            _settle(db, [task for task in group if isinstance(task, _Append)])
            if any(isinstance(task, _Check) for task in group):
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

    def _refuse(self, group: list[_Task], text: str) -> None:
        for task in group:
            task.refusal = StoreFault(text)
        self._let_go()

    def _connection(self) -> sqlite3.Connection:
        if self._db is None:
            self._db = connect(self._path, self._patience)
            _keep_ahead(self._db)
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


class _Readers:
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


# Making.


def _make(path: Path) -> None:
    """An empty file; it will hold seeds and secrets, so it is for its owner only."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    if 0 < path.stat().st_size < SMALLEST:  # SQLite would take it for an empty one
        raise StoreFault(FAULTS[sqlite3.SQLITE_NOTADB])


def _keep_ahead(db: sqlite3.Connection) -> None:
    (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise StoreFault("no write-ahead log can be kept there: a file on a local disk is right")


# Writing.


def _settle(db: sqlite3.Connection, group: Sequence[_Append]) -> None:
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


def _attempt(db: sqlite3.Connection, group: Sequence[_Append]) -> None:
    """All of these or none."""
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


def _refusal(db: sqlite3.Connection, append: _Append, error: Exception) -> Exception:
    """Why this append alone can't be written."""
    if isinstance(error, sqlite3.IntegrityError):
        for entry in append.entries:
            if entry.command is not None:
                for stored in db.execute(COMMANDED, (append.table, entry.command)):
                    return Repeated(stored[0])
        (last,) = db.execute(LAST, (append.table,)).fetchone()
        if append.entries[0].seq != last + 1:
            return Conflict(f"seq {append.entries[0].seq} is not the next: {last + 1} is right")
    log.error("an append to %a can't be written", append.table, exc_info=error)
    return error


def _put(db: sqlite3.Connection, statement: str, rows: Iterable[tuple[object, ...]]) -> None:
    """Many rows with few statements."""
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


def _entry_values(append: _Append) -> Iterator[tuple[object, ...]]:
    for entry in append.entries:
        yield append.table, entry.seq, entry.at, entry.command, entry.data


def _snapshot_values(append: _Append) -> Iterator[tuple[object, ...]]:
    if append.snapshot is not None:
        yield append.table, append.snapshot.seq, append.snapshot.data


def _answer(group: list[_Task]) -> None:
    """Wake those who wait: once for each event loop, of which there is one."""
    for loop in {task.loop for task in group}:
        with contextlib.suppress(RuntimeError):  # a closed loop: nobody waits there
            loop.call_soon_threadsafe(_tell, [task for task in group if task.loop is loop])


def _tell(group: list[_Task]) -> None:
    for task in group:
        task.answer()


# Reading.


def _load(db: sqlite3.Connection, table: str) -> Loaded | None:
    db.execute("BEGIN")  # row, snapshot and entries of one moment
    try:
        row = db.execute(ROW, (table,)).fetchone()
        if row is None:
            return None
        found = db.execute(SNAPSHOT, (table,)).fetchone()
        snapshot = None if found is None else Snapshot(seq=found[0], data=found[1])
        after = 0 if snapshot is None else snapshot.seq
        return Loaded(row=_row(row), snapshot=snapshot, entries=_entries(db, table, after, -1))
    finally:
        if db.in_transaction:  # an error may have ended it
            db.execute("ROLLBACK")


def _entries(db: sqlite3.Connection, table: str, after: int, limit: int) -> list[Stored]:
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
