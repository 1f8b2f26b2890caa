"""The schema of the SQLite store, version by version.

A step is never changed once it was released: what is new is a new step at the end of `STEPS`. The
number of steps a file has taken is its `user_version`, written in the same transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from ludoteka.server.store.interface import StoreFault

APPLICATION_ID: Final = 0x4C756474  # "Ludt", in the header of every file of ours

Step = tuple[str, ...]

FIRST: Final[Step] = (
    f"PRAGMA application_id = {APPLICATION_ID}",
    """CREATE TABLE table_row (
        table_id TEXT NOT NULL PRIMARY KEY,
        status TEXT NOT NULL,
        game TEXT NOT NULL,
        listed INTEGER NOT NULL,
        code TEXT,
        changed INTEGER NOT NULL
    ) WITHOUT ROWID""",
    """CREATE TABLE event (
        table_id TEXT NOT NULL REFERENCES table_row,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        command TEXT,
        data BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID""",
    """CREATE TABLE snapshot (
        table_id TEXT NOT NULL PRIMARY KEY REFERENCES table_row,
        seq INTEGER NOT NULL,
        data BLOB NOT NULL
    ) WITHOUT ROWID""",
    "CREATE UNIQUE INDEX event_command ON event (table_id, command) WHERE command IS NOT NULL",
    "CREATE INDEX table_code ON table_row (code, changed) WHERE code IS NOT NULL",
    "CREATE INDEX table_listed ON table_row (changed) WHERE listed AND status <> 'finished'",
)

BUSY_AND_APPEND_ONLY: Final[Step] = (
    "ALTER TABLE table_row ADD COLUMN busy INTEGER NOT NULL DEFAULT 0",
    # Which of the running ones wait for a bot or a clock is not known: a server looks at them all.
    "UPDATE table_row SET busy = 1 WHERE status = 'running'",
    "CREATE INDEX table_busy ON table_row (table_id) WHERE busy",
    """CREATE TRIGGER event_no_update BEFORE UPDATE ON event BEGIN
        SELECT RAISE(ABORT, 'an entry of a log is never changed');
    END""",
    """CREATE TRIGGER event_no_delete BEFORE DELETE ON event BEGIN
        SELECT RAISE(ABORT, 'an entry of a log is never deleted');
    END""",
    # It stops INSERT OR REPLACE too, which no trigger on DELETE is told of.
    """CREATE TRIGGER event_no_gap BEFORE INSERT ON event
    WHEN NEW.seq <> 1 + (
        SELECT coalesce(max(seq), 0) FROM event WHERE table_id = NEW.table_id
    ) BEGIN
        SELECT RAISE(ABORT, 'an entry of a log has the next seq');
    END""",
)

STEPS: Final[Sequence[Step]] = (FIRST, BUSY_AND_APPEND_ONLY)


def migrate(db: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Bring a file of ours, or an empty one, to today's version; each step is whole or not at all.

    The connection must be in autocommit mode (`isolation_level=None`).
    """
    if not (is_ours(db) or _is_empty(db)):
        raise StoreFault("it is a database of another program: name another file")
    if version(db) > len(steps):
        raise StoreFault(
            f"it was written by a newer Ludoteka (schema {version(db)}, this one knows up to "
            f"{len(steps)}): install the newer one"
        )
    for number, step in enumerate(steps, 1):
        if version(db) < number:
            _take(db, number, step)


def is_ours(db: sqlite3.Connection) -> bool:
    """Whether Ludoteka has made this file."""
    return _number(db, "PRAGMA application_id") == APPLICATION_ID


def version(db: sqlite3.Connection) -> int:
    """How many steps the file has taken."""
    return _number(db, "PRAGMA user_version")


def _take(db: sqlite3.Connection, number: int, step: Step) -> None:
    db.execute("BEGIN IMMEDIATE")
    try:
        if version(db) < number:  # another process may have been faster
            for statement in step:
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _is_empty(db: sqlite3.Connection) -> bool:
    """A new file, or one whose making was cut short."""
    questions = (
        "PRAGMA application_id",
        "PRAGMA user_version",
        "SELECT count(*) FROM sqlite_master",
    )
    return all(_number(db, question) == 0 for question in questions)


def _number(db: sqlite3.Connection, question: str) -> int:
    return int(db.execute(question).fetchone()[0])
