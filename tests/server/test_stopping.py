"""The server is told to stop while people play."""

import asyncio
import sys
import time

import pytest
from server.guests import within
from server.tabs import ANSWERS, UNLIMITED, Listener, Stuck, Tab, a_table

from ludoteka.client import Lobby
from ludoteka.drills.frames.bare_websocket import BareWebSocket
from ludoteka.drills.frames.crashes import tracebacks
from ludoteka.drills.server_process import NO_LIMITS_PER_ADDRESS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of POSIX")


@within(30)
async def test_a_stop_during_moves_loses_no_move_and_says_goodbye(own):
    serving = own(*UNLIMITED)
    tables = [await a_table(serving.url, game) for game in ("envyra", "rawsiko", "raw")]
    promises, byes = {}, []

    async def play(table, seat):
        tab = await Tab.open(serving.url, table.id, [table.tokens[seat]])
        asked = False
        while True:
            if tab.moves.get(seat) and not asked:
                tab.send_move(seat)
                asked = True
            message = await tab.hear()
            if message is None:
                break
            if message["type"] in ANSWERS:
                asked = False
            if message["type"] == "done":
                promises[table.id, message["seq"]] = seat
        byes.append((tab.told[-1]["type"], tab.told[-1].get("code"), tab.connection.code))

    playing = [asyncio.create_task(play(table, seat)) for table in tables for seat in range(3)]
    idle = await BareWebSocket.connect(serving.url)
    deadline = time.monotonic() + 10
    while len(promises) < 60 and time.monotonic() < deadline:
        await asyncio.sleep(0.01)
    assert len(promises) >= 60
    assert await asyncio.to_thread(serving.stop) == 0
    await asyncio.gather(*playing)
    assert byes == [("bye", 1012, 1012)] * 9
    assert await idle.receive() is None
    assert idle.code == 1012
    assert tracebacks(serving.log) == 0, serving.log.read_text()[-3000:]
    serving.start()
    async with Lobby(serving.url) as lobby:
        for table in tables:
            entries = (await lobby.history(table.id, limit=500)).entries
            moved = {(table.id, e.seq): e.seat for e in entries if e.kind == "moved"}
            told = {key: seat for key, seat in promises.items() if key[0] == table.id}
            assert len(entries) < 500
            assert told == moved


@within(25)
async def test_a_stop_with_idle_people_of_all_kinds_takes_less_than_ten_seconds(own):
    serving = own(*NO_LIMITS_PER_ADDRESS)
    table = await a_table(serving.url)
    tabs = [await Tab.open(serving.url, table.id) for _ in range(5)]
    streams = [await Listener.open(serving.url, table.id) for _ in range(5)]
    mute = await Stuck.open(serving.url, table)
    deaf = await BareWebSocket.connect(serving.url)
    deaf.writer.transport.pause_reading()
    port = int(serving.url.rpartition(":")[2])
    _, half = await asyncio.open_connection("127.0.0.1", port)
    half.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\n")
    began = time.monotonic()
    assert await asyncio.to_thread(serving.stop) == 0
    took = time.monotonic() - began
    print(f"stopped within {took:.2f} s")
    assert took < 10
    assert [await tab.to_the_end() for tab in tabs] == [1012] * 5
    for stream in streams:
        assert await stream.to_the_end() == {
            "type": "bye",
            "code": 1012,
            "text": "the server stops; your moves are safe",
        }
    for one in (mute.connection, deaf):
        one.cut()
    assert tracebacks(serving.log) == 0, serving.log.read_text()[-3000:]
