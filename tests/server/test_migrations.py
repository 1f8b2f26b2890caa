"""Old files are opened with today's schema, whole; newer ones are refused."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from server.memory_store import a_row, an_entry

from ludoteka.server.store import migrations
from ludoteka.server.store.interface import Repeated, StoreFault
from ludoteka.server.store.migrations import APPLICATION_ID, FIRST, STEPS, migrate, version
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.store.sqlite_file import connect

DUMP = Path(__file__).with_name("fixtures") / "version-1.sql"
PLAYED = "runningrunningrunning0"


@pytest.fixture
def old(tmp_path) -> Path:
    """A file of version 1."""
    path = tmp_path / "old.db"
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.executescript(DUMP.read_text(encoding="utf-8"))
    return path


def schema(db: sqlite3.Connection) -> list[tuple[str, ...]]:
    return sorted(db.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL"))


def test_all_of_an_old_file_is_found(old):
    async def scene():
        store = SqliteStore.open(old)
        try:
            with pytest.raises(Repeated) as repeated:
                await store.append(PLAYED, [an_entry(6, "second")], a_row())
            await store.append(PLAYED, [an_entry(6, "third")], a_row(busy=False))
            return (
                await store.entries(PLAYED, 0, 99),
                await store.load(PLAYED),
                repeated.value.seq,
                await store.coded("abc234"),
                await store.listed(9),
                await store.busy(),
                await store.entries("finishedfinishedfinis0", 0, 9),
            )
        finally:
            await store.close()

    entries, loaded, repeated, coded, listed, busy, finished = asyncio.run(scene())
    assert [entry.seq for entry in entries] == [1, 2, 3, 4, 5, 6]
    assert entries[4].data == '{"kind":"said","text":"á"}'.encode()
    assert entries[3].command == "second"
    assert repeated == 4
    assert loaded.snapshot.data == b'{"moves":["e4"]}'
    assert loaded.entries == entries[3:]
    assert coded == "gatheringgatheringgat0"
    assert listed == ["gatheringgatheringgat0"]
    assert busy == ["runningrunningrunning1"]
    assert [entry.command for entry in finished] == [None, "give-up"]


def test_running_tables_of_an_old_file_are_busy(old):
    with contextlib.closing(connect(old)) as db:
        migrate(db)
        busy = db.execute("SELECT table_id FROM table_row WHERE busy ORDER BY table_id").fetchall()
    assert busy == [("runningrunningrunning0",), ("runningrunningrunning1",)]


def test_the_old_file_was_really_of_version_1(old, tmp_path):
    (tmp_path / "new.db").touch()
    with contextlib.closing(connect(tmp_path / "new.db")) as new:
        migrate(new, [FIRST])
        with contextlib.closing(connect(old)) as db:
            assert version(db) == version(new) == 1
            assert schema(db) == schema(new)


def test_an_old_file_and_a_new_one_have_the_same_schema(old, tmp_path):
    (tmp_path / "new.db").touch()
    with contextlib.closing(connect(tmp_path / "new.db")) as new:
        migrate(new)
        with contextlib.closing(connect(old)) as db:
            migrate(db)
            assert version(db) == version(new) == len(STEPS)
            assert schema(db) == schema(new)


def test_opening_twice_changes_nothing(old):
    with contextlib.closing(connect(old)) as db:
        migrate(db)
        before = [*db.iterdump()]
        migrate(db)
        assert [*db.iterdump()] == before


def test_a_file_of_a_newer_version_is_refused(old):
    newer = len(STEPS) + 5
    with contextlib.closing(sqlite3.connect(old)) as db:
        db.execute(f"PRAGMA user_version = {newer}")
    right = f"a newer Ludoteka (schema {newer}, this one knows up to {len(STEPS)}): install"
    with pytest.raises(StoreFault) as fault:
        SqliteStore.open(old)
    assert right in str(fault.value)
    with contextlib.closing(sqlite3.connect(old)) as db:
        assert version(db) == newer


def test_a_step_that_fails_leaves_no_trace(old):
    with contextlib.closing(connect(old)) as db:
        before = schema(db)
        with pytest.raises(sqlite3.OperationalError):
            migrate(db, [FIRST, (*STEPS[1], "no SQL at all")])
        assert (version(db), schema(db)) == (1, before)
        migrate(db)
        assert version(db) == len(STEPS)


KILLED = """
import os, signal, sys
from pathlib import Path
from ludoteka.server.store.migrations import FIRST, STEPS, migrate
from ludoteka.server.store.sqlite_file import connect

statements, at = STEPS[int(sys.argv[2])], int(sys.argv[3])
step = (*statements[:at], "SELECT die()", *statements[at:])
steps = [*STEPS[:int(sys.argv[2])], step, *STEPS[int(sys.argv[2]) + 1:]]
db = connect(Path(sys.argv[1]))
db.create_function("die", 0, lambda: os.kill(os.getpid(), signal.SIGKILL))
migrate(db, steps)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
@pytest.mark.parametrize("step", range(len(STEPS)))
def test_a_kill_leaves_a_whole_version(tmp_path, step):
    for at in (0, 2, len(STEPS[step])):
        path = tmp_path / f"killed-{at}.db"
        path.touch()
        done = subprocess.run([sys.executable, "-c", KILLED, path, str(step), str(at)], check=False)
        assert done.returncode == -signal.SIGKILL
        with contextlib.closing(connect(path)) as db:
            assert version(db) == step
            assert migrations.is_ours(db) == (step > 0)
            assert (schema(db) == []) == (step == 0)
            migrate(db)
            assert version(db) == len(STEPS)
            assert db.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
