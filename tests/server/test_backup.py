"""A backup is whole, whatever the server does meanwhile, or it is not there."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from server.memory_store import a_row, an_entry

from ludoteka.cli.commands import backup as command
from ludoteka.cli.complaints import Complaint
from ludoteka.server.store.backup import backup
from ludoteka.server.store.interface import StoreFault
from ludoteka.server.store.sqlite import SqliteStore

APPENDER = Path(__file__).with_name("appender.py")


@pytest.fixture
def database(tmp_path) -> Path:
    """A database with one table of three entries."""
    path = tmp_path / "ludoteka.db"
    append_to(path, 1, 3)
    return path


def append_to(path: Path, first: int, last: int) -> None:
    async def main():
        store = SqliteStore.open(path)
        await store.append("t", [an_entry(seq) for seq in range(first, last + 1)], a_row())
        await store.close()

    asyncio.run(main())


def lengths(path: Path) -> dict[str, int]:
    """How long each log is; none has a gap."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        found = db.execute("SELECT table_id, max(seq), count(*) FROM event GROUP BY table_id")
        logs = found.fetchall()
        rows = dict(db.execute("SELECT table_id, changed FROM table_row"))
    assert all(last == number for _, last, number in logs)
    if "t" not in rows:
        assert rows == {table: last for table, last, _ in logs}  # of one moment
    return {table: last for table, last, _ in logs}


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_backup_while_a_server_writes_is_of_one_moment(tmp_path):
    path = tmp_path / "ludoteka.db"
    copies = [tmp_path / f"copy-{number}.db" for number in range(5)]
    with subprocess.Popen(
        [sys.executable, APPENDER, path], stdout=subprocess.PIPE, text=True
    ) as process:
        acknowledged = process.stdout.readline().split()
        try:
            for copy in copies:
                backup(path, copy)
                time.sleep(0.02)
            assert process.poll() is None
        finally:
            process.kill()
        process.stdout.read()
    found = [lengths(copy) for copy in copies]
    assert found[0][acknowledged[0]] >= int(acknowledged[1])
    totals = [sum(logs.values()) for logs in found]
    assert totals == sorted(totals)
    assert totals[0] < totals[-1] <= sum(lengths(path).values())


def test_a_backup_restores_into_a_working_store(database, tmp_path):
    copy = tmp_path / "copy.db"
    backup(database, copy)
    append_to(database, 4, 4)
    append_to(copy, 4, 9)
    assert lengths(copy) == {"t": 9}
    assert lengths(database) == {"t": 4}


def test_a_backup_is_one_file_for_its_owner_only(database, tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir()
    backup(database, folder / "copy.db")
    assert names(folder) == ["copy.db"]
    if sys.platform != "win32":
        assert (folder / "copy.db").stat().st_mode & 0o077 == 0


def test_a_backup_waits_for_nobody_who_writes(database, tmp_path):
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        other.execute("UPDATE table_row SET changed = 99")
        backup(database, tmp_path / "copy.db")
        other.execute("ROLLBACK")
    assert lengths(tmp_path / "copy.db") == {"t": 3}


def test_a_backup_overwrites_nothing(database, tmp_path):
    target = tmp_path / "precious.txt"
    target.write_text("precious")
    with pytest.raises(StoreFault, match=r"precious\.txt is there already: choose a name of a new"):
        backup(database, target)
    assert target.read_text() == "precious"
    with pytest.raises(StoreFault, match="is there already"):
        backup(database, database)


def test_a_file_that_comes_meanwhile_is_not_overwritten(database, tmp_path, monkeypatch):
    target = tmp_path / "precious.txt"
    link = Path.hardlink_to

    def late(self, other):
        target.write_text("precious")
        link(self, other)

    monkeypatch.setattr(Path, "hardlink_to", late)
    with pytest.raises(StoreFault, match="is there already"):
        backup(database, target)
    assert target.read_text() == "precious"
    assert names(tmp_path) == ["ludoteka.db", "precious.txt"]


def test_a_disk_without_links_gets_a_backup_too(database, tmp_path, monkeypatch):
    def no_links(self, other):
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", no_links)
    backup(database, tmp_path / "copy.db")
    assert lengths(tmp_path / "copy.db") == {"t": 3}
    assert names(tmp_path) == ["copy.db", "ludoteka.db"]


def test_what_is_no_database_of_ours_is_not_copied(tmp_path):
    with pytest.raises(StoreFault, match=r"no database .*none\.db: name the file that the server"):
        backup(tmp_path / "none.db", tmp_path / "copy.db")
    with contextlib.closing(sqlite3.connect(tmp_path / "foreign.db")) as db:
        db.execute("CREATE TABLE cookies (name)")
    with pytest.raises(StoreFault, match=r"foreign\.db is no database of Ludoteka"):
        backup(tmp_path / "foreign.db", tmp_path / "copy.db")
    (tmp_path / "letter.txt").write_text("a letter to somebody\n" * 100)
    with pytest.raises(StoreFault, match="it is no database"):
        backup(tmp_path / "letter.txt", tmp_path / "copy.db")
    assert names(tmp_path) == ["foreign.db", "letter.txt"]


def test_a_damaged_database_is_not_passed_on(database, tmp_path):
    append_to(database, 4, 2000)
    size = database.stat().st_size
    with database.open("r+b") as file:
        file.seek(size // 2 // 4096 * 4096)
        file.write(b"\xa5" * 4096)
    with pytest.raises(StoreFault, match="damaged"):
        backup(database, tmp_path / "copy.db")
    assert names(tmp_path) == ["ludoteka.db"]


def test_a_folder_that_is_not_there_is_named(database, tmp_path):
    with pytest.raises(StoreFault, match=r"can't write .*nowhere/copy\.db: No such file"):
        backup(database, tmp_path / "nowhere" / "copy.db")


def test_the_command(database, tmp_path, capsys):
    arguments = argparse.Namespace(file=str(tmp_path / "copy.db"), database=str(database))
    assert command.run(arguments) == 0
    assert capsys.readouterr().out == f"OK {tmp_path}/copy.db: a copy of {database}\n"
    with pytest.raises(Complaint, match="is there already"):
        command.run(arguments)
