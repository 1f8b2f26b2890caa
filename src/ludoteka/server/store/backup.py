"""A copy of the database while the server runs: whole, checked, and there at once or not at all."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from ludoteka.server.store.interface import StoreFault
from ludoteka.server.store.migrations import is_ours
from ludoteka.server.store.sqlite_file import connect, sentence


def backup(source: str | Path, target: str | Path) -> None:
    """Copy the database to a new file; StoreFault if that can't be done, and then there is none."""
    source, target = Path(source), Path(target)
    if not source.is_file():
        raise StoreFault(f"there is no database {source}: name the file that the server uses")
    try:
        _must_be_new(target)
        with _name_beside(target) as part:
            _copy(source, part)
            _sync(part)
            _move(part, target)
        _sync(target.absolute().parent)
    except sqlite3.Error as error:
        raise StoreFault(f"can't copy {source} to {target}: {sentence(error)}") from error
    except OSError as error:
        raise StoreFault(f"can't write {target}: {error.strerror}") from error


def _copy(source: Path, part: Path) -> None:
    with contextlib.closing(connect(source)) as db, contextlib.closing(connect(part)) as copy:
        db.execute("PRAGMA query_only = ON")
        db.execute("BEGIN")  # what follows is of one moment, and holds up nobody who writes
        if not is_ours(db):
            raise StoreFault(f"{source} is no database of Ludoteka: name another file")
        db.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, also where nothing may be written
        found = [text for (text,) in copy.execute("PRAGMA integrity_check")]
        if found != ["ok"] or not is_ours(copy):
            raise StoreFault(f"the copy of {source} is damaged, and thrown away: {found[0]}")


def _must_be_new(target: Path) -> None:
    if os.path.lexists(target):
        raise StoreFault(f"{target} is there already: choose a name of a new file")


@contextlib.contextmanager
def _name_beside(target: Path) -> Iterator[Path]:
    """An empty file in the same folder, gone afterwards; for its owner only, as the database."""
    handle, name = tempfile.mkstemp(".part", f".{target.name}-", target.absolute().parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            Path(name + suffix).unlink(missing_ok=True)


def _move(part: Path, target: Path) -> None:
    """Unlike a rename, a link never replaces a file that has come meanwhile."""
    try:
        target.hardlink_to(part)
    except FileExistsError:
        _must_be_new(target)
        raise
    except OSError:  # a disk without links
        _must_be_new(target)
        part.rename(target)


def _sync(path: Path) -> None:
    """Make sure that a file, or the names in a folder, are on the disk."""
    if os.name == "nt" and path.is_dir():  # Windows opens no folders
        return
    handle = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
