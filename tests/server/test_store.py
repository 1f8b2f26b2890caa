"""The SQLite store: what was acknowledged stays, what was refused leaves no trace."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from server.memory_store import MemoryStore, a_row, an_entry

from ludoteka.server.store import sqlite, sqlite_file, sqlite_readers, sqlite_writer
from ludoteka.server.store.interface import Conflict, Repeated, Snapshot, StoreFault
from ludoteka.server.store.sqlite import SqliteStore

APPENDER = Path(__file__).with_name("appender.py")


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "folder" / "ludoteka.db"


@contextlib.asynccontextmanager
async def opened(path: Path, patience: float = 1.0):
    store = SqliteStore.open(path, patience)
    try:
        yield store
    finally:
        await store.close()


def using(path: Path, scene, **options):
    """Run a scene with a store."""

    async def main():
        async with opened(path, **options) as store:
            return await scene(store)

    return asyncio.run(main())


async def attempts(*appends) -> list[Exception | None]:
    """What comes of appends that are made at once."""
    return await asyncio.gather(*appends, return_exceptions=True)


def query(path: Path, text: str) -> list[tuple]:
    with contextlib.closing(sqlite3.connect(path)) as db:
        return db.execute(text).fetchall()


def seqs_of(path: Path) -> dict[str, int]:
    """How long each log is; none has a gap, and the file is whole."""
    assert query(path, "PRAGMA integrity_check") == [("ok",)]
    assert query(path, "PRAGMA foreign_key_check") == []
    found = query(
        path, "SELECT table_id, min(seq), max(seq), count(*) FROM event GROUP BY table_id"
    )
    for table, first, last, number in found:
        assert (first, last) == (1, number), table
    return {table: last for table, _, last, _ in found}


# Appending and asking.


def test_a_table_is_loaded_as_it_was_appended(path):
    first = [an_entry(1, "open", b'{"kind":"opened"}'), an_entry(2)]
    row = a_row(status="gathering", listed=True, busy=True, code="abc234", changed=77)

    async def scene(store):
        await store.append("t", first, a_row())
        await store.append("t", [an_entry(3, data=b"\x00\xff")], row)
        return await store.load("t"), await store.load("other")

    loaded, other = using(path, scene)
    assert loaded.entries == [*first, an_entry(3, data=b"\x00\xff")]
    assert loaded.row == row
    assert loaded.snapshot is None
    assert other is None
    again = using(path, lambda store: store.load("t"))
    assert again == loaded


def test_loading_begins_behind_the_latest_snapshot(path):
    async def scene(store):
        await store.append(
            "t", [an_entry(n) for n in (1, 2, 3)], a_row(), Snapshot(seq=2, data=b"2")
        )
        first = await store.load("t")
        await store.append("t", [an_entry(4)], a_row(), Snapshot(seq=1, data=b"1"))
        older = await store.load("t")
        await store.append("t", [an_entry(5)], a_row(), Snapshot(seq=5, data=b"5"))
        return first, older, await store.load("t"), await store.entries("t", 0, 99)

    first, older, latest, entries = using(path, scene)
    assert (first.snapshot, first.entries) == (Snapshot(seq=2, data=b"2"), [an_entry(3)])
    assert (older.snapshot.seq, older.entries) == (2, [an_entry(3), an_entry(4)])
    assert (latest.snapshot.seq, latest.entries) == (5, [])
    assert [entry.seq for entry in entries] == [1, 2, 3, 4, 5]


def test_entries_come_in_pieces(path):
    async def scene(store):
        await store.append("t", [an_entry(n) for n in range(1, 101)], a_row())
        return [
            [entry.seq for entry in await store.entries("t", after, limit)]
            for after, limit in ((0, 3), (98, 10), (100, 10), (5, 0))
        ]

    assert using(path, scene) == [[1, 2, 3], [99, 100], [], []]


def test_the_entry_of_a_command_is_found(path):
    async def scene(store):
        await store.append("t", [an_entry(1, "a"), an_entry(2), an_entry(3, "b")], a_row())
        await store.append("u", [an_entry(1, "b")], a_row())
        return [await store.commanded("t", command) for command in ("b", "c")]

    assert using(path, scene) == [an_entry(3, "b"), None]


def test_codes_lists_and_busy_tables_follow_the_latest_row(path):
    async def scene(store):
        await store.append("a", [an_entry(1)], a_row(listed=True, changed=5, code="one", busy=True))
        await store.append("b", [an_entry(1)], a_row(listed=True, changed=9, busy=True))
        await store.append("c", [an_entry(1)], a_row(listed=True, changed=7, status="finished"))
        await store.append("d", [an_entry(1)], a_row(changed=8))
        before = await store.listed(9), await store.listed(1), await store.busy()
        codes = await store.coded("one"), await store.coded("two")
        await store.append("a", [an_entry(2)], a_row(listed=True, changed=10, code=None))
        return before, codes, await store.listed(9), await store.busy(), await store.coded("one")

    before, codes, *after = using(path, scene)
    assert before == (["b", "a"], ["b"], ["a", "b"])
    assert codes == ("a", None)
    assert after == [["a", "b"], ["b"], None]


def test_an_append_that_makes_no_sense_is_a_mistake_of_the_caller(path):
    async def scene(store):
        return await attempts(
            store.append("t", [], a_row()),
            store.append("t", [an_entry(1), an_entry(3)], a_row()),
            store.append("t", [an_entry(1)], a_row(), Snapshot(seq=2, data=b"")),
        )

    assert [type(error) for error in using(path, scene)] == [ValueError] * 3


# Groups.


def test_appends_made_at_once_keep_their_order(path):
    async def scene(store):
        tables = [f"t{number}" for number in range(7)]
        await asyncio.gather(
            *(
                store.append(t, [an_entry(n)], a_row(changed=n))
                for n in range(1, 60)
                for t in tables
            )
        )
        return [await store.load(table) for table in tables]

    for loaded in using(path, scene):
        assert [entry.seq for entry in loaded.entries] == [*range(1, 60)]
        assert loaded.row.changed == 59


def test_a_conflict_and_a_repeated_command_fail_alone_in_their_group(path):
    async def scene(store):
        await store.append("t", [an_entry(1, "a")], a_row())
        outcomes = await attempts(
            store.append("t", [an_entry(2, "b")], a_row()),
            store.append("t", [an_entry(2, "other")], a_row(changed=99)),
            store.append("u", [an_entry(2)], a_row()),
            store.append("v", [an_entry(1)], a_row()),
            store.append("t", [an_entry(3), an_entry(4, "a")], a_row(changed=99)),
            store.append("t", [an_entry(3, "b")], a_row(changed=99)),
            store.append("t", [an_entry(1, "again")], a_row()),
            store.append("t", [an_entry(3, "c")], a_row(changed=3)),
        )
        return outcomes, await store.load("t"), await store.load("u"), await store.load("v")

    outcomes, t, u, v = using(path, scene)
    kinds = [type(outcome) for outcome in outcomes]
    none = type(None)
    assert kinds == [none, Conflict, Conflict, none, Repeated, Repeated, Conflict, none]
    assert (outcomes[4].seq, outcomes[5].seq) == (1, 2)
    assert str(outcomes[1]) == "seq 2 is not the next: 3 is right"
    assert [entry.command for entry in t.entries] == ["a", "b", "c"]
    assert t.row.changed == 3
    assert u is None
    assert [entry.seq for entry in v.entries] == [1]


def test_what_can_not_be_written_at_all_fails_alone(path):
    async def scene(store):
        outcomes = await attempts(
            store.append("t", [an_entry(1)], a_row()),
            store.append("bad", [an_entry(1, data=object())], a_row()),
            store.append("worse\ud800", [an_entry(1)], a_row()),
            store.append("t", [an_entry(2)], a_row(changed=2**70)),
            store.append("t", [an_entry(2)], a_row()),
        )
        return [outcome is None for outcome in outcomes], await store.load("bad")

    assert using(path, scene) == ([True, False, False, False, True], None)
    assert seqs_of(path) == {"t": 2}


def test_one_that_waits_no_longer_harms_nobody(path):
    async def scene(store):
        gone = asyncio.create_task(store.append("t", [an_entry(1)], a_row()))
        await asyncio.sleep(0)
        gone.cancel()
        await store.append("u", [an_entry(1)], a_row())
        return gone.cancelled()

    assert using(path, scene)


def test_close_finishes_what_was_asked_for(path):
    async def scene(store):
        asked = [
            asyncio.create_task(store.append(f"t{n}", [an_entry(1)], a_row())) for n in range(9)
        ]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked)
        return await attempts(store.append("u", [an_entry(1)], a_row()), store.busy())

    assert [str(fault) for fault in using(path, scene)] == ["the store is closed"] * 2
    assert len(seqs_of(path)) == 9
    assert [file.name for file in path.parent.iterdir()] == ["ludoteka.db"]


table_names = st.sampled_from("tuv")
append = st.tuples(
    table_names,
    st.integers(-1, 1),  # how far from the next seq
    st.lists(st.sampled_from([None, *"abcdefgh"]), min_size=1, max_size=3),
    st.builds(
        a_row,
        status=st.sampled_from(["gathering", "running", "finished"]),
        listed=st.booleans(),
        busy=st.booleans(),
        code=st.sampled_from([None, "one", "two"]),
    ),
    st.integers(0, 3),  # how far back the snapshot is; 3: none
)


@given(st.lists(st.lists(append, min_size=1, max_size=6), max_size=6))
@settings(max_examples=60, deadline=None)
def test_the_store_does_what_the_model_does(groups):
    async def scene(store):
        model = MemoryStore()
        now = 0
        for group in groups:
            ends = {table: len(model.logs.get(table, [])) for table in "tuv"}
            appends = []
            for table, off, commands, row, back in group:
                now += 1
                row.changed = now
                first = max(1, ends[table] + 1 + off)
                entries = [an_entry(first + n, command) for n, command in enumerate(commands)]
                if len({*filter(None, commands)}) < len([*filter(None, commands)]):
                    continue  # a command has one entry
                ends[table] = max(ends[table], entries[-1].seq if off == 0 else 0)
                seq = entries[-1].seq - back
                snapshot = Snapshot(seq=seq, data=b"%d" % now) if back < 3 and seq > 0 else None
                appends.append((table, entries, row, snapshot))
            expected = [(await attempts(model.append(*one)))[0] for one in appends]
            outcomes = await attempts(*(store.append(*one) for one in appends))
            assert [repr(outcome) for outcome in outcomes] == [repr(error) for error in expected]
            for table in "tuv":
                assert await store.load(table) == await model.load(table)
                assert await store.entries(table, 1, 2) == await model.entries(table, 1, 2)
                assert await store.commanded(table, "a") == await model.commanded(table, "a")
            assert await store.listed(2) == await model.listed(2)
            assert await store.busy() == await model.busy()
            assert await store.coded("one") == await model.coded("one")

    with tempfile.TemporaryDirectory() as folder:
        using(Path(folder, "ludoteka.db"), scene)


# Faults.


def test_what_was_acknowledged_survives_kill_9(path):
    acknowledged: dict[str, int] = {}
    for kills in range(1, 7):
        with subprocess.Popen(
            [sys.executable, APPENDER, path], stdout=subprocess.PIPE, text=True
        ) as process:
            lines = [process.stdout.readline()]
            time.sleep(random.uniform(0.01, 0.15))
            process.kill()
            lines += process.stdout
        for line in lines:
            table, seq = line.split()
            acknowledged[table] = max(int(seq), acknowledged.get(table, 0))
        stored = seqs_of(path)
        for table, seq in acknowledged.items():
            # One of each table may have been stored and not yet acknowledged, at every kill.
            assert seq <= stored[table] <= seq + kills
    assert len(acknowledged) == 10


@pytest.fixture
def on_connecting(monkeypatch):
    """PRAGMAs that every connection gets; an empty list ends it."""
    pragmas: list[str] = []

    def connect(path, patience):
        db = original(path, patience)
        for pragma in pragmas:
            db.execute(pragma)
        return db

    original = sqlite_file.connect
    for module in (sqlite, sqlite_writer, sqlite_readers):
        monkeypatch.setattr(module, "connect", connect)
    return pragmas


def test_a_full_disk_refuses_and_harms_nothing(path, on_connecting):
    async def scene(store):
        on_connecting.append("PRAGMA max_page_count = 60")
        stored, fault = 0, None
        while fault is None:
            appends = [
                store.append("t", [an_entry(stored + n, data=b"x" * 2000)], a_row())
                for n in (1, 2, 3)
            ]
            fault, *others = await attempts(*appends)
            assert all(type(other) is type(fault) for other in others)
            stored += 3 if fault is None else 0
        assert str(fault) == "the disk is full"
        assert isinstance(fault, StoreFault)
        assert stored > 3
        assert len((await store.load("t")).entries) == stored
        assert seqs_of(path) == {"t": stored}
        with pytest.raises(StoreFault, match="the disk is full"):
            await store.append("t", [an_entry(stored + 1, data=b"x" * 9000)], a_row())

        on_connecting.clear()
        await store.append("t", [an_entry(stored + 1, data=b"x" * 9000)], a_row())
        return stored + 1

    stored = using(path, scene)
    assert seqs_of(path) == {"t": stored}


FAILING_DISK = """
import asyncio, resource, sys
from server.memory_store import a_row, an_entry
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.store.interface import StoreFault

async def main():
    store = SqliteStore.open(sys.argv[1])
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, hard))
    seq = 0
    try:
        while True:
            await store.append("t", [an_entry(seq + 1, data=b"x" * 5000)], a_row())
            seq += 1
    except StoreFault as fault:
        print(fault)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    try:
        await store.check()
    except StoreFault as fault:
        print(fault)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await store.check()
    await store.append("t", [an_entry(seq + 1)], a_row())
    await store.close()
    print(seq + 1)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit of file sizes")
def test_a_disk_that_fails_refuses_and_harms_nothing(path):
    done = subprocess.run(
        [sys.executable, "-c", FAILING_DISK, path],
        capture_output=True,
        text=True,
        cwd=APPENDER.parent.parent,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    fault, of_check, stored = done.stdout.splitlines()
    assert fault == of_check == "the disk can't be read or written"
    assert seqs_of(path) == {"t": int(stored)}


def test_a_locked_database_refuses_soon_and_works_again(path):
    async def scene(store):
        await store.append("t", [an_entry(1)], a_row())
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            began = time.monotonic()
            faults = await attempts(
                store.append("t", [an_entry(2)], a_row()),
                store.append("u", [an_entry(1)], a_row()),
                store.check(),
            )
            took = time.monotonic() - began
            assert len((await store.load("t")).entries) == 1
            other.execute("ROLLBACK")
        await store.append("t", [an_entry(2)], a_row())
        await store.check()
        return faults, took

    faults, took = using(path, scene, patience=0.2)
    assert {type(fault) for fault in faults} == {StoreFault}
    assert {str(fault) for fault in faults} == {"the database is locked by another program"}
    assert took < 10
    assert seqs_of(path) == {"t": 2}


def test_a_locked_database_can_not_be_opened(path):
    using(path, lambda store: store.check())
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreFault, match=r"can't use .*ludoteka\.db: .* locked by another"):
            SqliteStore.open(path, 0.1)


def test_a_read_only_database_refuses_and_can_be_read(path, on_connecting):
    async def scene(store):
        on_connecting.append("PRAGMA query_only = ON")
        faults = await attempts(store.append("t", [an_entry(1)], a_row()), store.check())
        nothing = await store.load("t")
        on_connecting.clear()
        await store.append("t", [an_entry(1)], a_row())
        return [str(fault) for fault in faults], nothing

    assert using(path, scene) == (["the database is read-only"] * 2, None)


def test_a_lost_file_does_not_come_back_empty(path):
    async def scene(store):
        path.unlink()
        return await attempts(store.append("t", [an_entry(1)], a_row()), store.load("t"))

    for fault in using(path, scene):
        assert isinstance(fault, StoreFault)
        assert str(fault).startswith("the database can't be opened")
    assert not path.exists()


def test_the_writer_outlives_what_nobody_expected(path, monkeypatch, caplog):
    def surprise(*_):
        raise RuntimeError("surprise")

    async def scene(store):
        with monkeypatch.context() as patch:
            patch.setattr(sqlite_writer, "_settle", surprise)
            with pytest.raises(StoreFault, match="surprise"):
                await store.append("t", [an_entry(1)], a_row())
        await store.append("t", [an_entry(1)], a_row())

    using(path, scene)
    assert "RuntimeError: surprise" in caplog.text
    assert seqs_of(path) == {"t": 1}


# The file.


def test_the_database_itself_is_append_only(path):
    using(path, lambda store: store.append("t", [an_entry(1, "a"), an_entry(2)], a_row()))
    for statement, refusal in (
        ("UPDATE event SET data = 'other' WHERE seq = 1", "never changed"),
        ("DELETE FROM event", "never deleted"),
        ("INSERT INTO event VALUES ('t', 4, 1, NULL, 'gap')", "the next seq"),
        ("INSERT OR REPLACE INTO event VALUES ('t', 1, 1, NULL, 'other')", "the next seq"),
        ("INSERT INTO event VALUES ('t', 3, 1, 'a', 'repeated')", "UNIQUE"),
    ):
        with contextlib.closing(sqlite3.connect(path)) as db:
            with pytest.raises(sqlite3.IntegrityError, match=refusal):
                db.execute(statement)
            db.commit()
    assert [entry.data for entry in using(path, lambda store: store.load("t")).entries] == [
        b"{}"
    ] * 2


def test_the_file_is_durable_and_for_its_owner_only(path):
    async def scene(store):
        await store.append("t", [an_entry(1)], a_row())
        db = store._writer._db
        modes = [
            db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
        ]
        return modes, path.stat().st_mode & 0o077

    assert using(path, scene) == (["wal", 2], 0)


@pytest.mark.parametrize("size", [1, 100, 511, 512, 600, 5000])
def test_a_file_that_is_no_database_is_refused(tmp_path, size):
    letter = tmp_path / "letter.txt"
    bytes_of_it = (b"not a database, but a letter to somebody\n" * 200)[:size]
    letter.write_bytes(bytes_of_it)
    with pytest.raises(StoreFault, match=r"can't use .*letter\.txt: it is no database: name an"):
        SqliteStore.open(letter)
    assert letter.read_bytes() == bytes_of_it


def test_a_database_of_another_program_is_refused(path):
    path.parent.mkdir()
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE cookies (name)")
    before = path.read_bytes()
    with pytest.raises(StoreFault, match="a database of another program: name another file"):
        SqliteStore.open(path)
    assert path.read_bytes() == before


def test_a_place_that_can_not_be_is_refused(tmp_path):
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreFault, match=r"can't make .*file/ludoteka\.db: "):
        SqliteStore.open(tmp_path / "file" / "ludoteka.db")
    with pytest.raises(StoreFault, match="the database can't be opened"):
        SqliteStore.open(tmp_path)
