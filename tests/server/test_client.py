"""The client against a scripted server that misbehaves."""

import asyncio
import json

import pytest
from server.scripted import (
    BOARD,
    TABLE,
    TOKEN,
    done,
    info,
    name_of,
    news,
    scripted,
    view,
    welcome,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from ludoteka.client import (
    Diverged,
    Refusal,
    Rejected,
    StaleMove,
    Unreachable,
    reconnection,
    sit,
    websocket,
)
from ludoteka.protocol.server_messages import News, Presence, TableChanged


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
