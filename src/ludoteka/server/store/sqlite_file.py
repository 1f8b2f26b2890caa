"""The file of an SQLite store: how it is made and opened, and its faults in words."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from ludoteka.server.store.interface import StoreFault

PATIENCE: Final = 1.0  # seconds that somebody else may lock the file before we give up
SMALLEST: Final = 512  # bytes of a database

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

PRAGMAS: Final = (
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # on a Mac nothing less reaches the disk
    "PRAGMA checkpoint_fullfsync = ON",
    "PRAGMA foreign_keys = ON",
)


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


def make(path: Path) -> None:
    """An empty file; it will hold seeds and secrets, so it is for its owner only."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    if 0 < path.stat().st_size < SMALLEST:  # SQLite would take it for an empty one
        raise StoreFault(FAULTS[sqlite3.SQLITE_NOTADB])


def keep_ahead(db: sqlite3.Connection) -> None:
    (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise StoreFault("no write-ahead log can be kept there: a file on a local disk is right")
