"""Strangers and breaches: origins, frames, paths, tokens."""

import asyncio
import json
import sys
import time

import httpx
import pytest
from server.guests import within
from server.tabs import ANSWERS, Tab, a_table, nothing_crashed, whose_turn

from ludoteka.client import Lobby
from ludoteka.drills.frames.bare_websocket import BINARY, CONT, BareWebSocket, NotUpgraded, frame
from ludoteka.drills.server_process import NO_LIMITS_PER_ADDRESS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of POSIX")


@within(10)
async def test_the_origin_is_looked_at_before_the_upgrade(unlimited):
    host = unlimited.url.removeprefix("http://")
    for origin in ("http://evil.example", f"http://{host}.evil.example", "null", "http://["):
        with pytest.raises(NotUpgraded) as refused:
            await BareWebSocket.connect(unlimited.url, headers={"Origin": origin})
        assert refused.value.status == 403
    for headers in ({"Origin": unlimited.url}, {}):
        connection = await BareWebSocket.connect(unlimited.url, headers=headers)
        connection.send_text('{"type":"ping"}')
        assert (await connection.receive()).data == b'{"type":"pong"}'
    async with httpx.AsyncClient(base_url=unlimited.url, trust_env=False) as client:
        for path in ("/api/stream", "/api/stream/message"):
            answer = await client.post(path, headers={"Origin": "http://evil.example"})
            assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")


BREACHES = {
    "oversized": (frame(b"x" * 8193), 1009),
    "oversized in pieces": (frame(b"x" * 8000, fin=False) + frame(b"x" * 193, CONT), 1009),
    "binary": (frame(b'{"type":"ping"}', BINARY), 1003),
    "invalid UTF-8": (frame(b'{"type":"ping"}\xff'), 1007),
    "half a letter": (frame(b"\xc3"), 1007),
    "no such opcode": (frame(b"", 3), 1002),
    "not masked": (b"\x81\x05hello", 1002),
}


@pytest.mark.parametrize("breach", BREACHES)
def test_a_breach_closes_the_connection_with_its_word(unlimited, breach):
    @within(10)
    async def scene():
        data, code = BREACHES[breach]
        table = await a_table(unlimited.url)
        tab, other = [await Tab.open(unlimited.url, table.id, table.tokens) for _ in range(2)]
        tab.connection.send(data)
        assert await tab.to_the_end() == code
        assert (await other.move(await whose_turn(other)))["type"] == "done"

    scene()


@within(10)
async def test_a_message_may_have_8192_bytes(unlimited):
    connection = await BareWebSocket.connect(unlimited.url)
    connection.send_text('{"type":"ping"' + " " * (8192 - 15) + "}")
    assert (await connection.receive()).data == b'{"type":"pong"}'


@within(10)
async def test_wrong_paths_and_methods(unlimited):
    async with httpx.AsyncClient(base_url=unlimited.url, trust_env=False) as client:
        for method, path, status in (
            ("GET", "/api/nothing", 404),
            ("GET", "/api/stream", 405),
            ("PUT", "/api/health", 405),
            ("GET", "/api/socket", 404),
            ("GET", "/../../etc/host.conf", 404),
            ("POST", "/api/tables/%00/join", 404),
        ):
            answer = await client.request(method, path)
            assert answer.status_code == status, (method, path, answer.text)
            assert set(answer.json()) == {"error", "text", "reason"}
    for path in ("/", "/api/stream", "/api/socket/../x"):
        with pytest.raises(NotUpgraded):
            await BareWebSocket.connect(unlimited.url, path)


@within(15)
async def test_tokens_never_reach_the_log(own):
    """Whatever is done with them, also where they do not belong."""
    serving = own(*NO_LIMITS_PER_ADDRESS)
    table = await a_table(serving.url)
    async with Lobby(serving.url) as lobby:
        handover = (await lobby.handover(table.id, 0, table.tokens[0])).handover
    secrets = [table.host, *table.tokens, handover, table.told.invitation]
    port = int(serving.url.rpartition(":")[2])
    async with httpx.AsyncClient(base_url=serving.url, trust_env=False) as client:
        for secret in secrets:
            bearer = {"Authorization": f"Bearer {secret}"}
            await client.get(f"/api/tables/{table.id}?token={secret}", headers=bearer)
            await client.get(f"/api/{secret}", headers=bearer)
            await client.post(f"/api/tables/{secret[:22]}/end", headers=bearer)
            await client.post("/api/stream/message", content=secret, headers=bearer)
            connection = await BareWebSocket.connect(
                serving.url, f"/api/socket?{secret}", headers=bearer
            )
            connection.send_text(
                json.dumps({"type": "hello", "table": table.id, "tokens": [secret + "x"]})
            )
            connection.send_text(json.dumps({"type": "hello", "tokens": secret, secret: 1}))
            connection.send_text(secret)
            for _ in range(3):
                assert secret.encode() not in (await connection.receive()).data
            connection.send(frame(b"\xff" + secret.encode()))
            assert await connection.receive() is None
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(f"GET /{secret} HTTP/9.9\r\n{secret}\r\n\r\n".encode())
            await asyncio.sleep(0.02)
            writer.transport.abort()
    await nothing_crashed(serving)
    assert serving.stop() == 0
    log = serving.log.read_text()
    assert [secret for secret in secrets if secret in log] == []


@within(10)
async def test_two_tabs_of_one_seat(unlimited):
    """R5: one move is done, the other tab is told that it is stale, with the fresh view, soon."""
    table = await a_table(unlimited.url)
    tabs = [await Tab.open(unlimited.url, table.id, table.tokens) for _ in range(2)]
    for tab in tabs:
        tab.say(type="ping")
        await tab.until("pong")
    seat = await whose_turn(tabs[0])
    began = time.monotonic()
    for tab in tabs:
        tab.send_move(seat)

    async def answer(tab):
        return await tab.until(*ANSWERS), time.monotonic() - began

    told = await asyncio.gather(*(answer(tab) for tab in tabs))
    done, stale = sorted((message for message, _ in told), key=lambda message: message["type"])
    assert (done["type"], stale["type"]) == ("done", "stale")
    assert (stale["seq"], stale["digest"]) == (done["seq"], done["digest"])
    assert stale["view"]
    print(f"answered within {max(took for _, took in told) * 1000:.1f} ms")
    assert max(took for _, took in told) < 2
