"""The client against the real server."""

import asyncio
import contextlib
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteka.client import (
    Failed,
    Lobby,
    Refusal,
    StaleMove,
    Unreachable,
    sit,
)
from ludoteka.client.connection import NoUpgrade
from ludoteka.client.websocket import WebSocketConnection
from ludoteka.protocol.forms import NewTable, SeatForm, SettingsForm
from ludoteka.protocol.server_messages import News, Welcome

ROOT = Path(__file__).parent.parent.parent


def chosen(view):
    return random.choice(view["moves"])


async def play_out(url, table, most, **more):
    """All seats on chairs of their own, at random, for so many moves each; the chairs' ends."""

    async def one(seat):
        async with sit(url, table.id, [table.tokens[seat]], check=True, **more) as chair:
            for _ in range(most):
                if await chair.play(seat, chosen) is None:
                    break
                if random.random() < 0.2:
                    chair.reconnect()
            await chair.until(lambda: chair.over or None)  # told right behind the last move
            return chair.table.status, chair.view(seat)["result"]

    return await asyncio.gather(*(one(seat) for seat in range(len(table.tokens))))


@pytest.mark.parametrize("transport", ["socket", "stream"])
def test_a_game_over_the_network(server, opened, transport):
    table = opened("envyra", 3)
    ends = asyncio.run(play_out(server.url, table, 500, transport=transport))
    assert [status for status, _ in ends] == ["finished"] * 3
    assert ends[0][1] is not None
    assert ends[0][1] == ends[1][1] == ends[2][1]


def test_where_websockets_are_blocked_the_stream_is_taken(server, opened, monkeypatch):
    async def blocked(address, hello):
        raise NoUpgrade("a proxy said 403")

    monkeypatch.setattr(WebSocketConnection, "open", blocked)
    table = opened("rawsiko", 3)

    async def play(transport):
        async with sit(
            server.url, table.id, table.tokens, transport=transport, patience=0.2
        ) as chair:
            seat = chair.view(0)["waiting"][0]
            return await chair.play(seat, chosen)

    assert asyncio.run(play("auto")).seq > 0
    with pytest.raises(Unreachable):
        asyncio.run(play("socket"))


def test_the_same_command_twice_is_done_once(server, opened):
    table = opened("rawsiko", 3)

    async def play():
        async with sit(server.url, table.id, table.tokens, check=True) as chair:
            seat = chair.view(0)["waiting"][0]
            seq, move = chair.seat_view(seat).seq, chosen(chair.view(seat))
            told = [await chair.move(seat, move, command="twice", expected=seq) for _ in range(3)]
            assert told[0] == told[1] == told[2]
            with pytest.raises(StaleMove):
                await chair.move(seat, move, expected=seq)
        async with Lobby(server.url) as lobby:
            assert (await lobby.table(table.id)).moves == 1

    asyncio.run(play())


def test_questions_are_answered(server, opened):
    table = opened("rawsiko", 3)

    async def play():
        async with sit(server.url, table.id, table.tokens) as chair:
            seat = chair.view(0)["waiting"][0]
            told = await chair.why(seat, chosen(chair.view(seat)))
            assert told.reason is None
            assert told.move
            with pytest.raises(Refusal):
                await chair.move(seat, "utter nonsense")
            assert isinstance(await chair.aids(seat), dict)
            with pytest.raises(Refusal):
                await chair.follow(seat, "utter nonsense")
            await chair.say(seat, phrase="hello")
            page = await chair.history(seat)
            assert [entry.kind for entry in page.entries][-1] == "said"
            assert not page.more
            done = await chair.play(seat, chosen)
            with contextlib.suppress(Refusal):  # chance may have been drawn
                assert (await chair.undo(seat)).seq > done.seq

    asyncio.run(play())


def test_entries_that_were_missed_come_with_the_welcome(server, opened):
    table = opened("envyra", 2)

    async def play():
        async with (
            sit(server.url, table.id, table.tokens[:1]) as away,
            sit(server.url, table.id, table.tokens[1:]) as chair,
        ):
            told = []
            away.watch(told.append)
            known = away.seq
            away.reconnect()
            for text in ("one", "two"):
                await chair.say(1, text)
            await away.until(lambda: away.seq >= known + 2 or None)
            missed = [m.entries for m in told if isinstance(m, Welcome | News)]
            texts = [entry.text for entries in missed for entry in entries]
            assert texts == ["one", "two"]

    asyncio.run(play())


def test_the_lobby(server):
    async def visit():
        async with Lobby(server.url) as lobby:
            assert (await lobby.health()).status == "ok"
            games = await lobby.games()
            assert "envyra" in [game.id for game in games.games]
            assert "greedy" in games.levels
            seats = [SeatForm(kind="device", name="Ann"), SeatForm(kind="friend")]
            opened = await lobby.open_table(NewTable(game="envyra", seats=seats))
            table, host = opened.table.id, opened.host
            assert table not in [found.id for found in await lobby.tables()]
            await lobby.settings(table, host, SettingsForm(visibility="listed"))
            assert table in [found.id for found in await lobby.tables()]
            found = await lobby.find(opened.code)
            assert (found.table, found.invitation) == (table, opened.invitation)
            with pytest.raises(Failed) as failed:
                await lobby.join(table, "Bob")
            assert failed.value.status in (403, 409)
            bob = await lobby.join(table, "Bob", invitation=found.invitation)
            assert (bob.seat, bob.table.seats[1].name) == (1, "Bob")
            assert not (await lobby.leave(table, 1, bob.token)).seats[1].taken
            bob = await lobby.join(table, "Bob", seat=1, invitation=found.invitation)
            assert not (await lobby.free(table, 1, host)).seats[1].taken
            await lobby.seats(table, host, [seats[0], SeatForm(kind="open")])
            bob = await lobby.join(table, "Bob")
            assert (await lobby.start(table, host)).status == "running"
            assert (await lobby.pause(table, host)).paused
            assert not (await lobby.resume(table, host)).paused
            assert (await lobby.invitation(table, bob.token)).code is None
            assert (await lobby.bot(table, 1, bob.token)).seats[1].bot == "greedy"
            assert (await lobby.reclaim(table, 1, bob.token)).seats[1].bot is None
            link = await lobby.handover(table, 1, bob.token)
            moved = await lobby.takeover(table, link.handover)
            assert moved.token != bob.token
            with pytest.raises(Failed) as failed:
                await lobby.leave(table, 1, bob.token)
            assert failed.value.status in (401, 403)
            assert (await lobby.content(table)).digest == opened.table.content_digest
            assert not (await lobby.record(table, moved.token)).finished
            assert (await lobby.end(table, host)).status == "finished"
            export = await lobby.record(table)
            assert export.finished
            again = await lobby.import_record(export.record)
            assert again.table.game == "envyra"
            forked = await lobby.fork(table, 0)
            assert forked.table.origin.table == table
            rematch = await lobby.rematch(table, host)
            assert (await lobby.table(table)).rematch == rematch.id
            pages = await lobby.history(table)
            assert pages.entries[-1].kind == "rematch"
            with pytest.raises(Failed) as failed:
                await lobby.table("x" * 22)
            assert failed.value.status == 404
            assert failed.value.text

    asyncio.run(visit())


def test_nobody_home():
    async def visit():
        async with Lobby("http://127.0.0.1:9") as lobby:
            await lobby.health()

    with pytest.raises(Unreachable, match="does not answer"):
        asyncio.run(visit())


def test_the_bot_of_the_docs_plays(server, tmp_path):
    page = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(import asyncio.*?)```", page, re.DOTALL)
    assert len(code.splitlines()) <= 35
    bot = tmp_path / "bot.py"
    bot.write_text(code, encoding="utf-8")

    async def host():
        async with Lobby(server.url) as lobby:
            seats = [SeatForm(kind="friend"), SeatForm(kind="friend")]
            opened = await lobby.open_table(NewTable(game="envyra", seats=seats))
            command = [sys.executable, str(bot), server.url, opened.code]
            bots = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
            try:
                async with asyncio.timeout(60):
                    while not all(
                        seat.taken for seat in (await lobby.table(opened.table.id)).seats
                    ):
                        await asyncio.sleep(0.05)
                    await lobby.start(opened.table.id, opened.host)
                    told = await asyncio.gather(
                        *(asyncio.to_thread(process.communicate) for process in bots)
                    )
            finally:
                for process in bots:
                    process.kill()
            assert [process.returncode for process in bots] == [0, 0]
            assert all("rank" in out for out, _ in told)
            assert (await lobby.table(opened.table.id)).status == "finished"

    asyncio.run(host())
