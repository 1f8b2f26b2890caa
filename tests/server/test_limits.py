"""Limits: told to wait, then closed, and never banned (S)."""

import asyncio
import json
import sys

import httpx
import pytest
from server.guests import within
from server.tabs import Listener, Tab, a_table, becomes, gauge, nothing_crashed

from ludoteka.drills.frames.bare_websocket import BareWebSocket
from ludoteka.drills.server_process import NO_LIMITS_PER_ADDRESS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of POSIX")


@within(20)
async def test_too_many_sockets_of_one_address(own):
    serving = own("--sockets-per-address", "4")
    table = await a_table(serving.url)
    tabs = [await Tab.open(serving.url, table.id) for _ in range(3)]
    stream = await Listener.open(serving.url, table.id)
    for _ in range(3):
        connection = await BareWebSocket.connect(serving.url)
        bye = json.loads((await connection.receive()).data)
        assert (bye["type"], bye["code"]) == ("bye", 1008)
        assert "too many connections" in bye["text"]
        assert await connection.receive() is None
        assert connection.code == 1008
    with pytest.raises(AssertionError, match="429"):
        await Listener.open(serving.url, table.id)
    tabs[0].say(type="ping")
    await tabs[0].until("pong")
    tabs.pop().connection.cut()
    await becomes(lambda: gauge(serving.url, "connections"), 3.0)
    again = await asyncio.gather(*(BareWebSocket.connect(serving.url) for _ in range(12)))
    for connection in again:  # all at once: still no more than one of them
        connection.send_text('{"type":"ping"}')
    first = [json.loads((await connection.receive()).data)["type"] for connection in again]
    assert sorted(first) == ["bye"] * 11 + ["pong"]
    stream.cut()
    await nothing_crashed(serving)


@within(20)
async def test_too_many_messages_of_one_token_over_two_sockets(own):
    serving = own(*NO_LIMITS_PER_ADDRESS, "--messages-per-20-seconds", "40")
    table = await a_table(serving.url)
    one, two = [await Tab.open(serving.url, table.id, table.tokens[:1]) for _ in range(2)]
    other = await Tab.open(serving.url, table.id, table.tokens[1:2])
    for _ in range(25):
        one.say(type="ping")
        two.say(type="ping")
    heard = [(await tab.until("pong", "wait"))["type"] for tab in (one, two) for _ in range(25)]
    assert 36 <= heard.count("pong") <= 44
    other.say(type="ping")
    await other.until("pong")
    for _ in range(60):
        two.say(type="ping")
    assert await two.to_the_end() == 1008
    assert two.told[-1]["type"] == "bye"
    one.say(type="ping")
    wait = await one.until("wait")
    assert 0 < wait["seconds"] <= 1
    await asyncio.sleep(wait["seconds"] + 1.0)
    again = await Tab.open(serving.url, table.id, table.tokens[:1])
    again.say(type="ping")
    await again.until("pong")


@within(20)
async def test_too_many_joins_of_one_address(own):
    serving = own("--joins-per-minute", "60")
    form = {"game": "envyra", "seats": [{"kind": "device"}]}
    async with httpx.AsyncClient(base_url=serving.url, trust_env=False) as client:
        answers = [await client.post("/api/tables", json=form) for _ in range(62)]
        late = answers[-1]
        assert [answer.status_code for answer in answers[:60]] == [200] * 60
        assert (late.status_code, late.json()["error"]) == (429, "wait")
        assert (await client.get("/api/health")).status_code == 200
        await asyncio.sleep(int(late.headers["retry-after"]) + 0.1)
        assert (await client.post("/api/tables", json=form)).status_code == 200
