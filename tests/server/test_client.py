"""The client: against a scripted server that misbehaves, and against the real one."""

import asyncio
import contextlib
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed, ConnectionClosedError

from ludoteka.client import (
    Diverged,
    Failed,
    Lobby,
    Refusal,
    Rejected,
    StaleMove,
    Unreachable,
    reconnection,
    sit,
    websocket,
)
from ludoteka.client.connection import NoUpgrade
from ludoteka.client.websocket import WebSocketConnection
from ludoteka.core.digest import digest
from ludoteka.protocol.forms import NewTable, SeatForm, SettingsForm
from ludoteka.protocol.server_messages import News, Presence, TableChanged, Welcome

ROOT = Path(__file__).parent.parent.parent
TABLE = "t" * 22
TOKEN = "k" * 32
IDENTITY = {"game": "pips", "rules": 1, "content": "c0", "options": {}}
BOARD = {"waiting": [0], "moves": [3, 4], "result": None, "pips": 7}


# A scripted server.


def info(**changes):
    seats = [{"kind": "device", "name": "P", "taken": True}] * 2
    table = {
        "id": TABLE, "seq": 5, "status": "running", "game": "pips", "title": "Pips", "rules": 1,
        "content": "own", "content_digest": "c0", "options": {}, "visibility": "private",
        "chat": True, "pace": 0, "clock": None, "paused": False, "seats": seats, "moves": 0,
        "created": 0,
    }  # fmt: skip
    return table | changes


def name_of(view):
    return digest([IDENTITY, view])


def welcome(seq=5, seats=(0,), **more):
    table = info(**more)
    return {"type": "welcome", "table": table, "seats": list(seats), "host": False, "seq": seq}


def view(seq=5, board=BOARD, seat=0):
    return {"type": "view", "seat": seat, "seq": seq, "digest": name_of(board), "view": board}


def news(since, seq, board, seat=0, **parts):
    told = {"type": "news", "seat": seat, "since": since, "seq": seq, "entries": []}
    return told | {"digest": name_of(board)} | parts


def done(command, seq, kind="done"):
    return {"type": kind, "command": command, "seq": seq, "digest": "d"}


class Script:
    """A server that says what it is told to; `heard` is all that it was told itself."""

    def __init__(self, *scenes):
        self.heard = []  # by connection
        self._scenes = scenes  # one for each connection, the last for all further ones

    async def __call__(self, socket):
        number = len(self.heard)
        self.heard.append([])
        with contextlib.suppress(ConnectionClosed):
            await self._scenes[min(number, len(self._scenes) - 1)](Wire(socket, self.heard[-1]))


class Wire:
    """The server's end of a connection."""

    def __init__(self, socket, heard):
        self.socket = socket
        self._heard = heard

    async def say(self, *messages):
        for message in messages:
            await self.socket.send(json.dumps(message))

    async def hear(self):
        """The next message that is no ping."""
        while True:
            message = json.loads(await self.socket.recv())
            self._heard.append(message)
            if message["type"] != "ping":
                return message

    async def greet(self, *messages):
        await self.hear()
        await self.say(*(messages or (welcome(), view())))

    async def idle(self):
        while True:
            await self.hear()


def scripted(play, *scenes, tokens=(TOKEN,), **more):
    """Run `play(chair)` against a server with these scenes; what each connection heard."""

    async def run():
        script = Script(*scenes)
        async with serve(script, "127.0.0.1", 0, compression=None) as server:
            port = server.sockets[0].getsockname()[1]
            async with asyncio.timeout(20):
                async with sit(f"http://127.0.0.1:{port}", TABLE, tokens, **more) as chair:
                    await play(chair)
        return script.heard

    return asyncio.run(run())


def test_views_are_kept_up_to_date_by_news():
    after = {"waiting": [1], "moves": [], "result": None, "left": 1}

    async def scene(wire):
        await wire.greet()
        await asyncio.sleep(0.1)
        await wire.say(
            news(5, 6, after, changes={"waiting": [1], "moves": [], "left": 1}, gone=["pips"])
        )
        await wire.idle()

    async def play(chair):
        first = chair.view(0)
        await chair.reached(6)
        assert chair.view(0) == after
        assert first == BOARD  # what somebody holds is not changed under their hands
        assert (chair.seq, chair.seat_view(0).digest) == (6, name_of(after))

    scripted(play, scene, check=True)


def test_a_view_that_is_not_the_servers_is_noticed():
    async def scene(wire):
        await wire.greet()
        await wire.say(news(5, 6, {**BOARD, "pips": 9}, changes={"pips": 8}))
        await wire.idle()

    async def play(chair):
        with pytest.raises(Diverged, match="at 6 is"):
            await chair.reached(7)
        with pytest.raises(Diverged):
            await chair.move(0, 3)

    scripted(play, scene, check=True)


def test_a_client_that_missed_news_says_hello_again():
    async def scene(wire):
        await wire.greet()
        await wire.say(news(7, 8, BOARD, changes={"pips": 1}))
        await wire.say(news(8, 9, BOARD, changes={"pips": 2}))
        again = await wire.hear()
        assert again == {"type": "hello", "table": TABLE, "tokens": [TOKEN], "last": 5}
        await wire.say(welcome(9), view(9, {**BOARD, "pips": 2}))
        await wire.idle()

    async def play(chair):
        await chair.reached(9)
        assert chair.view(0)["pips"] == 2

    (heard,) = scripted(play, scene)
    assert [message["type"] for message in heard].count("hello") == 2


def test_old_news_behind_a_fresh_view_change_nothing():
    async def scene(wire):
        await wire.greet()
        await wire.say(view(8, {**BOARD, "pips": 2}))
        await wire.say(news(5, 6, BOARD, changes={"pips": 1}))
        await wire.say(news(8, 9, {**BOARD, "pips": 3}, changes={"pips": 3}))
        await wire.idle()

    async def play(chair):
        await chair.reached(9)
        assert chair.view(0)["pips"] == 3

    scripted(play, scene, check=True)


def test_a_command_is_sent_again_under_the_same_id_until_it_is_answered():
    async def dies(wire):
        await wire.greet()
        await wire.hear()
        wire.socket.transport.abort()

    async def dies_at_once(wire):
        await wire.hear()
        wire.socket.transport.abort()

    async def answers(wire):
        await wire.greet(welcome(6), view(6))
        command = (await wire.hear())["command"]
        await wire.say(done(command, 6, "already"))
        await wire.idle()

    async def play(chair):
        told = await chair.move(0, 3)
        assert told.seq == 6

    first, second, third = scripted(play, dies, dies_at_once, answers, transport="socket")
    assert first[1] == third[1]
    assert first[1] | {"command": ""} == {
        "type": "move", "command": "", "seat": 0, "expected": 5, "move": 3,
    }  # fmt: skip
    assert second[0]["last"] == 5
    assert third[0]["last"] == 5


def test_a_server_that_dies_while_somebody_comes_in_is_tried_again(monkeypatch):
    tries = []

    def dying(*words, **settings):
        tries.append(words)
        if len(tries) == 1:
            raise ConnectionClosedError(None, None)
        return connect(*words, **settings)

    async def scene(wire):
        await wire.greet()
        await wire.idle()

    async def play(chair):
        assert chair.seq == 5

    monkeypatch.setattr(websocket, "connect", dying)
    scripted(play, scene, transport="socket")
    assert len(tries) == 2


def test_a_move_is_done_when_its_seat_sees_it():
    after = {**BOARD, "waiting": [1]}

    async def scene(wire):
        await wire.greet()
        command = (await wire.hear())["command"]
        await wire.say(done(command, 6))
        await asyncio.sleep(0.1)
        await wire.say(news(5, 6, after, changes={"waiting": [1]}))
        await wire.idle()

    async def play(chair):
        await chair.move(0, "three")
        assert chair.view(0) == after

    scripted(play, scene)


def test_a_stale_move_brings_the_fresh_view():
    fresh = {**BOARD, "moves": [4]}

    async def scene(wire):
        await wire.greet()
        first = await wire.hear()
        stale = {"type": "stale", "command": first["command"], "seat": 0, "seq": 7}
        await wire.say(stale | {"digest": name_of(fresh), "view": fresh})
        second = await wire.hear()
        assert (second["expected"], second["move"]) == (7, 4)
        await wire.say(done(second["command"], 8), view(8, fresh))
        await wire.idle()

    async def by_hand(chair):
        with pytest.raises(StaleMove) as stale:
            await chair.move(0, 3)
        assert stale.value.view == chair.view(0) == fresh
        await chair.move(0, 4)

    async def by_itself(chair):
        await chair.play(0, lambda view: view["moves"][0])

    scripted(by_hand, scene, check=True)
    scripted(by_itself, scene, check=True)


def test_a_refusal_has_its_reason():
    reason = {"rule": "pips.3", "fault": "too-many", "values": {"most": 2}}

    async def scene(wire):
        await wire.greet()
        for name in ("command", "id"):
            asked = (await wire.hear())[name]
            await wire.say({"type": "refused", "command": asked, "reason": reason})
        await wire.idle()

    async def play(chair):
        with pytest.raises(Refusal, match=r"pips.3: too-many \(most 2\)"):
            await chair.move(0, 3)
        with pytest.raises(Refusal):
            await chair.aids(0)

    scripted(play, scene)


def test_whoever_is_told_to_wait_waits_and_says_it_again():
    async def scene(wire):
        await wire.greet()
        await wire.hear()
        await wire.say({"type": "wait", "seconds": 0.3})
        began = asyncio.get_running_loop().time()
        names = {(await wire.hear())["command"] for _ in range(2)}
        assert asyncio.get_running_loop().time() - began > 0.25
        for command in names:
            await wire.say(done(command, 5))
        await wire.idle()

    async def play(chair):
        first = asyncio.ensure_future(chair.say(0, "one"))
        await chair.until(lambda: chair._hush)
        await chair.say(0, "two")
        await first

    (heard,) = scripted(play, scene)
    assert [m["text"] for m in heard if m["type"] == "say"] == ["one", "one", "two"]


def test_a_wrong_table_or_token_is_told_at_once():
    async def scene(wire):
        await wire.hear()
        await wire.say({"type": "fault", "code": "unknown-table", "text": "no such table"})
        await wire.idle()

    async def play(chair):
        raise AssertionError("nobody sits there")

    with pytest.raises(Rejected, match=r"no such table \(unknown-table\)"):
        scripted(play, scene)
    with pytest.raises(ValueError, match="hello: "):
        sit("http://127.0.0.1:1", "too-short")
    with pytest.raises(ValueError, match="hello: "):
        sit("http://127.0.0.1:1", TABLE, ["bad token"])
    with pytest.raises(ValueError, match="a server's address is like"):
        sit("127.0.0.1:1", TABLE)


def test_what_the_server_could_not_read_is_not_even_sent():
    async def scene(wire):
        await wire.greet()
        await wire.idle()

    async def play(chair):
        with pytest.raises(ValueError, match="say: "):
            await chair.say(0, "x" * 201)
        with pytest.raises(ValueError, match=r"this chair has the seats \[0\], not 1"):
            await chair.move(1, 3)

    (heard,) = scripted(play, scene)
    assert len(heard) == 1


def test_a_silent_connection_is_given_up(monkeypatch):
    monkeypatch.setattr(reconnection, "PING", 0.1)
    monkeypatch.setattr(
        reconnection, "DEAD", 0.25
    )  # a busy machine may come to no second ping by then

    async def falls_silent(wire):
        await wire.greet()
        await wire.idle()  # hears our pings, says nothing

    async def lives(wire):
        await wire.greet(welcome(6), view(6))
        while True:
            message = json.loads(await wire.socket.recv())
            if message["type"] == "ping":
                await wire.say({"type": "pong"})

    async def play(chair):
        await chair.reached(6)
        await asyncio.sleep(0.6)  # pongs keep the second one alive

    heard = scripted(play, falls_silent, lives, transport="socket")
    assert len(heard) == 2
    hello, *pings = [message["type"] for message in heard[0]]
    assert hello == "hello"
    assert pings
    assert set(pings) == {"ping"}


def test_patience_comes_to_an_end():
    async def scene(wire):
        await wire.greet()
        wire.socket.server.close(close_connections=False)
        wire.socket.transport.abort()

    async def play(chair):
        with pytest.raises(Unreachable, match="does not answer"):
            await chair.reached(6)

    scripted(play, scene, patience=0.3, transport="socket")

    async def nobody():
        async with sit("http://127.0.0.1:9", TABLE, patience=0.2):
            pass

    with pytest.raises(Unreachable):
        asyncio.run(nobody())


def test_several_seats_have_several_eyes_and_an_onlooker_one():
    other = {**BOARD, "moves": [9]}

    async def two(wire):
        await wire.greet(welcome(seats=(0, 1)), view(), view(5, other, 1))
        await wire.idle()

    async def play_two(chair):
        assert chair.seats == [0, 1]
        assert (chair.view(0), chair.view(1)) == (BOARD, other)

    async def watching(wire):
        await wire.greet(welcome(seats=()), view(seat=None))
        await wire.idle()

    async def watch(chair):
        assert (chair.seats, chair.view()) == ([], BOARD)

    scripted(play_two, two, tokens=[TOKEN, "q" * 32])
    scripted(watch, watching, tokens=[])


def test_nobody_looks_between_a_welcome_and_its_views():
    ended = {**BOARD, "result": {"ranks": [1, 2]}}

    async def dies(wire):
        await wire.greet()
        wire.socket.transport.abort()

    async def scene(wire):
        await wire.greet(welcome(9, status="finished"))
        await asyncio.sleep(0.1)
        await wire.say(view(9, ended))
        await wire.idle()

    async def play(chair):
        await chair.until(lambda: chair.over or None)
        assert await chair.turn(0) is None
        assert chair.view(0) == ended

    scripted(play, dies, scene, transport="socket")


def test_a_turn_waits_while_paused_or_played_by_a_bot():
    async def scene(wire):
        bot = [{"kind": "device", "name": "P", "taken": True, "bot": "greedy"}] * 2
        await wire.greet(welcome(paused=True), view())
        await asyncio.sleep(0.05)
        await wire.say({"type": "table", "table": info(seats=bot)})
        await asyncio.sleep(0.05)
        await wire.say({"type": "presence", "seats": [True, True], "onlookers": 0})
        await wire.say({"type": "table", "table": info(moves=1)})
        await wire.idle()

    async def play(chair):
        assert await chair.turn(0) == BOARD
        assert chair.table.moves == 1
        assert chair.presence.seats == [True, True]

    scripted(play, scene)


def test_what_happens_can_be_followed():
    async def scene(wire):
        await wire.greet()
        await wire.hear()
        await wire.say(news(5, 6, BOARD, entries=[{"seq": 6, "at": 1, "kind": "said"}]))
        await wire.say({"type": "presence", "seats": [True, False], "onlookers": 2})
        await wire.say({"type": "table", "table": info(status="finished")})
        await wire.idle()

    async def play(chair):
        asyncio.get_running_loop().call_later(0.05, chair._connection.send_soon, b'{"type":"aids"}')
        seen = []
        async for message in chair:
            seen.append(type(message))
            if seen[-1] is TableChanged:
                break
        assert seen == [News, Presence, TableChanged]
        assert await chair.turn(0) is None

    scripted(play, scene)


# The real server.


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
