"""`ludoteka serve` and `ludoteka backup` as somebody types them."""

import asyncio
import os
import signal
import socket
import subprocess
import sys

import httpx
import pytest

from ludoteka.client import Lobby
from ludoteka.drills.server_process import ServerProcess
from ludoteka.protocol.forms import NewTable, SeatForm

ENGLISH_HOME = {**os.environ, "LC_ALL": "C.UTF-8"}


def ludoteka(*words, timeout=30):
    """Run the command; its exit code and what it said."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "ludoteka", *map(str, words)],
        capture_output=True,
        text=True,
        timeout=timeout,
        env=ENGLISH_HOME,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_a_port_in_use_is_named(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = ludoteka("serve", "--port", port, "--database", tmp_path / "t.db")
    assert code == 1
    assert f"can't listen on 127.0.0.1, port {port}: Address already in use" in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["--port", "99999"], "a port from 0 to 65535"),
        (["--host", "nowhere.invalid"], "can't listen on nowhere.invalid"),
        (["--sleep-after", "0"], "a number from 1"),
    ],
)
def test_wrong_words_are_named(tmp_path, words, fault):
    code, said = ludoteka("serve", "--database", tmp_path / "t.db", *words)
    assert code in (1, 2)
    assert fault in said
    assert "Traceback" not in said


def test_a_file_that_is_no_database_is_left_alone(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 100)
    code, said = ludoteka("serve", "--port", "0", "--database", file)
    assert code == 1
    assert "it is no database" in said
    assert file.read_text() == "Dear Anna, " * 100


def test_it_says_where_it_listens_and_stops_in_order(tmp_path):
    serving = ServerProcess(tmp_path / "t.db")
    serving.start()
    assert httpx.get(f"{serving.url}/api/health", trust_env=False).json()["status"] == "ok"
    assert serving.stop() == 0
    said = serving.log.read_text()
    assert f"Tables are kept in {tmp_path / 't.db'}" in said
    assert "Traceback" not in said


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_ctrl_c_stops_it_in_order_too(tmp_path):
    serving = ServerProcess(tmp_path / "t.db")
    serving.start()
    os.kill(serving.pid, signal.SIGINT)
    assert serving._process.wait(15) == 0
    serving.kill()


def test_a_backup_is_made_while_it_runs_and_can_be_served(tmp_path):
    async def open_one(url):
        async with Lobby(url) as lobby:
            seats = [SeatForm(kind="device")] * 2
            return (await lobby.open_table(NewTable(game="envyra", seats=seats))).table.id

    async def find(url, table):
        async with Lobby(url) as lobby:
            return (await lobby.table(table)).id

    copy = tmp_path / "copy.db"
    with ServerProcess(tmp_path / "t.db") as serving:
        table = asyncio.run(open_one(serving.url))
        code, said = ludoteka("backup", copy, "--database", tmp_path / "t.db")
        assert (code, said.startswith(f"OK {copy}")) == (0, True)
        again, said = ludoteka("backup", copy, "--database", tmp_path / "t.db")
        assert again == 2
    with ServerProcess(copy) as serving:
        assert asyncio.run(find(serving.url, table)) == table
