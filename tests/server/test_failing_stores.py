"""The store fails (R15): nothing is acknowledged, nothing changes, and later all goes on."""

import asyncio
import contextlib
import resource
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from server.guests import house, party, within
from server.tabs import Tab, a_table, becomes, nothing_crashed, whose_turn

from ludoteka.client import Lobby
from ludoteka.drills.server_process import NO_LIMITS_PER_ADDRESS, NotServing, ServerProcess
from ludoteka.protocol.client_messages import Hello
from ludoteka.protocol.server_messages import Fault
from ludoteka.server.store.interface import StoreFault

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of POSIX")


async def refused_and_then_goes_on(serving, failing, words):
    """While `failing` lasts, moves are refused and health says why; then the same move is done."""
    table, other = await a_table(serving.url), await a_table(serving.url)
    tab = await Tab.open(serving.url, table.id, table.tokens)
    elsewhere = await Tab.open(serving.url, other.id, other.tokens)
    seat, before = await whose_turn(tab), dict(tab.seqs)
    async with httpx.AsyncClient(base_url=serving.url, trust_env=False) as client:
        with failing():
            for at in (tab, elsewhere):
                began = time.monotonic()
                answer = await at.move(await whose_turn(at), command="the-move")
                assert answer["type"] == "refused", answer
                assert answer["reason"] == {
                    "rule": "ludoteka.store",
                    "fault": "not-stored",
                    "values": {},
                }
                assert time.monotonic() - began < 5

            async def health():
                told = await client.get("/api/health")
                return told.status_code, told.json()["store"]

            await becomes(health, (503, words))
            opening = await client.post(
                "/api/tables", json={"game": "envyra", "seats": [{"kind": "bot"}]}
            )
            assert (opening.status_code, opening.json()["error"]) == (503, "not-stored")
            assert (await client.get(f"/api/tables/{table.id}")).json()["table"]["moves"] == 0
        await becomes(health, (200, "ok"))
    assert tab.seqs == before
    done = await tab.move(seat, command="the-move")
    assert (done["type"], done["seq"]) == ("done", before[seat] + 1)
    await nothing_crashed(serving)
    return table, done


@within(20)
async def test_a_locked_database(own):
    serving = own(*NO_LIMITS_PER_ADDRESS)

    @contextlib.contextmanager
    def locked():
        with contextlib.closing(sqlite3.connect(serving.database, isolation_level=None)) as db:
            db.execute("BEGIN EXCLUSIVE")
            yield
            db.execute("ROLLBACK")

    words = "the database is locked by another program"
    await refused_and_then_goes_on(serving, locked, words)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits others")
@within(20)
async def test_a_disk_that_takes_nothing_more(own):
    """Not even a line of the server's own log."""
    serving = own(*NO_LIMITS_PER_ADDRESS)

    @contextlib.contextmanager
    def limited():
        before = resource.prlimit(serving.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(serving.pid, resource.RLIMIT_FSIZE, (1, before[1]))
        yield
        resource.prlimit(serving.pid, resource.RLIMIT_FSIZE, before)

    words = "the disk can't be read or written"
    table, done = await refused_and_then_goes_on(serving, limited, words)
    await nothing_is_corrupt(serving, table, done)


async def nothing_is_corrupt(serving, table, done):
    serving.kill()
    with contextlib.closing(sqlite3.connect(serving.database)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    serving.start()
    async with Lobby(serving.url) as lobby:
        assert (await lobby.table(table.id)).seq == done["seq"]


@contextlib.contextmanager
def python_behind(tmp_path, monkeypatch, preparation):
    """Every server that is started has mounts of its own, which vanish with it: no root needed."""
    unshare = [shutil.which("unshare") or "unshare", "--user", "--map-root-user", "--mount"]
    with contextlib.suppress(OSError):
        possible = subprocess.run([*unshare, "sh", "-c", preparation], check=False)
        if possible.returncode == 0:
            script = tmp_path / "python"
            inner = f'{preparation} && exec {sys.executable} "$@"'
            script.write_text(f"#!/bin/sh\nexec {' '.join(unshare)} sh -c '{inner}' sh \"$@\"\n")
            script.chmod(0o755)
            monkeypatch.setattr(sys, "executable", str(script))
            yield
            return
    pytest.skip("nothing can be mounted here")


@within(20)
async def test_a_full_disk(own, tmp_path, monkeypatch):
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = f"mount -t tmpfs -o size=1m tmpfs {disk} && touch {disk}/tables.sqlite"
    database = tmp_path / "tables.sqlite"
    database.symlink_to(disk / "tables.sqlite")  # so that the log goes elsewhere
    with python_behind(tmp_path, monkeypatch, mount):
        serving = own(*NO_LIMITS_PER_ADDRESS, database=database)
        inside = Path(f"/proc/{serving.pid}/root{disk}")

        @contextlib.contextmanager
        def full():
            with contextlib.suppress(OSError), (inside / "filler").open("wb", 0) as filler:
                while True:
                    filler.write(b"x" * 4096)
            yield
            (inside / "filler").unlink()

        await refused_and_then_goes_on(serving, full, "the disk is full")


def test_a_read_only_database(own, tmp_path, monkeypatch):
    """It can't be served, and whoever tries is told so in a sentence."""
    folder = tmp_path / "folder"
    folder.mkdir()
    with ServerProcess(folder / "tables.sqlite") as serving:
        assert serving.stop() == 0
    mount = f"mount --bind {folder} {folder} && mount -o remount,bind,ro {folder}"
    with python_behind(tmp_path, monkeypatch, mount), pytest.raises(NotServing) as told:
        own(database=folder / "tables.sqlite")
    assert "read-only" in str(told.value) or "may be written" in str(told.value)
    assert "Traceback" not in str(told.value)


def test_a_store_that_can_not_be_read_is_no_crash():
    async def scene():
        async with house(snapshot_every=4) as place:
            at = await party(place, "rawsiko", 3)
            await at.play(40)
            place.services.store.fault = StoreFault("the disk can't be read or written")
            late = at.guests[0]
            late.listen()
            before = late.connection.table
            (fault,) = await late.say(Hello(table=at.table, tokens=late.tokens, last=0))
            assert isinstance(fault, Fault)
            assert fault.code == "not-stored"
            assert late.connection.table is before
            assert b"ludoteka_crashes_total 0.0" in place.services.metrics.text()
            place.services.store.fault = None

    asyncio.run(scene())
