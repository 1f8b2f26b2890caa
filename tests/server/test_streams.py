"""Over server-sent events. That whole games are played there is in test_client.py."""

import asyncio
import random
import sys

import pytest
from server.guests import within
from server.tabs import Listener, Tab, a_table, becomes, nothing_crashed, whose_turn

from ludoteka.drills.server_process import NO_LIMITS_PER_ADDRESS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of POSIX")


@within(10)
async def test_a_session_is_good_for_its_own_stream_only(unlimited):
    table = await a_table(unlimited.url)
    mine = await Listener.open(unlimited.url, table.id, table.tokens[:1])
    theirs = await Listener.open(unlimited.url, table.id, table.tokens[1:2])
    await mine.say(type="move", command="x", seat=1, expected=0, move=0)
    assert (await mine.until("refused"))["reason"]["fault"] == "not-your-seat"
    assert mine.session != theirs.session
    for wrong in ("A" * 32, table.tokens[0], mine.session[:-1] + "!"):
        headers = {"Authorization": f"Bearer {wrong}"}
        answer = await mine.client.post(
            "/api/stream/message", json={"type": "ping"}, headers=headers
        )
        assert answer.status_code in (400, 403)
    theirs.cut()
    await asyncio.sleep(0.2)
    late = await theirs.say(type="ping")
    assert (late.status_code, late.json()["error"]) == (403, "no-session")
    await mine.say(type="ping")
    await mine.until("pong")


@within(10)
async def test_whoever_leaves_while_a_message_is_on_its_way_is_gone(unlimited):
    """And whoever says hello to two tables at once sits at one."""
    tables = [await a_table(unlimited.url) for _ in range(2)]
    for table in tables:  # what was missed is more than what is kept in memory
        tab = await Tab.open(unlimited.url, table.id, table.tokens)
        for _ in range(40):
            await tab.move(await whose_turn(tab))
        tab.connection.cut()
    for _ in range(20):
        stream = await Listener.open(unlimited.url, tables[0].id, tables[0].tokens)
        hellos = [
            asyncio.create_task(
                stream.say(type="hello", table=table.id, tokens=table.tokens, last=0)
            )
            for table in tables
        ]
        await asyncio.sleep(random.uniform(0, 0.01))
        stream.cut()
        await asyncio.gather(*hellos)

    async def present(table):
        onlooker = await Tab.open(unlimited.url, table.id)
        onlooker.connection.cut()
        return onlooker.told[-1]["seats"]

    for table in tables:
        await becomes(lambda table=table: present(table), [False] * 3)


@within(10)
async def test_a_body_that_breaks_off_is_no_crash(own):
    serving = own(*NO_LIMITS_PER_ADDRESS)
    port = int(serving.url.rpartition(":")[2])
    for path in ("/api/stream", "/api/stream/message", "/api/tables"):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n"
        writer.write((head + "Content-Type: application/json\r\n\r\nabc").encode())
        await asyncio.sleep(0.1)
        writer.transport.abort()
    await asyncio.sleep(0.2)
    await nothing_crashed(serving)
