"""Tabs of browsers at a real server: bare WebSockets and streams, and what is asked around them."""

import asyncio
import json
import re
import socket
import time
import uuid

import httpx

from ludoteka.client import Lobby
from ludoteka.drills.frames.bare_websocket import CLOSE, BareWebSocket
from ludoteka.drills.frames.crashes import counted_crashes, tracebacks
from ludoteka.drills.server_process import NO_LIMITS_PER_ADDRESS
from ludoteka.protocol.forms import NewTable, SeatForm

UNLIMITED = (*NO_LIMITS_PER_ADDRESS, "--messages-per-20-seconds", "100000000")
ANSWERS = ("done", "already", "refused", "stale")


class Tab:
    """A tab of a browser at a table: a bare WebSocket, and what it was told."""

    def __init__(self, connection, table, tokens):
        self.connection, self.table, self.tokens = connection, table, list(tokens)
        self.moves, self.seqs, self.told = {}, {}, []

    @classmethod
    async def open(cls, url, table, tokens=(), **more):
        tab = cls(await BareWebSocket.connect(url, **more), table, tokens)
        tab.hello()
        await tab.until("presence")
        return tab

    def say(self, **message):
        self.connection.send_text(json.dumps(message))

    def hello(self):
        self.say(type="hello", table=self.table, tokens=self.tokens)

    async def hear(self):
        """The next message; None: the connection was closed."""
        found = await self.connection.receive()
        if found is None:
            return None
        message = json.loads(found.data)
        if message["type"] in ("view", "news", "stale"):
            seat = message.get("seat")
            self.seqs[seat] = message["seq"]
            view = message.get("view") or message.get("changes") or {}
            self.moves[seat] = view.get("moves", self.moves.get(seat))
        self.told.append(message)
        return message

    async def until(self, *kinds):
        while (message := await self.hear()) is not None:
            if message["type"] in kinds:
                return message
        raise AssertionError(f"closed with {self.connection.code} before {kinds}")

    async def to_the_end(self):
        while await self.hear() is not None:
            pass
        return self.connection.code

    def send_move(self, seat, command=None, expected=None, move=None):
        command = command or uuid.uuid4().hex
        move = self.moves[seat][0] if move is None else move
        expected = self.seqs[seat] if expected is None else expected
        self.say(type="move", command=command, seat=seat, expected=expected, move=move)

    async def move(self, seat, **more):
        """The answer; what was done is seen before the next move."""
        self.send_move(seat, **more)
        answer = await self.until(*ANSWERS)
        while answer["type"] == "done" and min(self.seqs.values()) < answer["seq"]:
            await self.hear()
        return answer


class Seats:
    """A table of seats on this device, started."""

    def __init__(self, opened, seats):
        self.id, self.host, self.told = opened.table.id, opened.host, opened
        self.tokens = [opened.seats[str(seat)] for seat in range(seats)]


async def a_table(url, game="rawsiko", seats=3, start=True):
    async with Lobby(url) as lobby:
        forms = [SeatForm(kind="device", name=f"P{seat}") for seat in range(seats)]
        opened = await lobby.open_table(NewTable(game=game, seats=forms))
        if start:
            await lobby.start(opened.table.id, opened.host)
        return Seats(opened, seats)


async def whose_turn(tab):
    """One tab with all seats: who can move."""
    return next(seat for seat, moves in tab.moves.items() if moves)


async def metrics(url):
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
        return (await client.get("/metrics")).text


async def gauge(url, name):
    return float(re.search(rf"^ludoteka_{name} (\S+)$", await metrics(url), re.MULTILINE)[1])


async def becomes(read, value, seconds=5.0):
    """Wait until something is so."""
    deadline = time.monotonic() + seconds
    while (found := await read()) != value:
        assert time.monotonic() < deadline, f"{found}, not {value}"
        await asyncio.sleep(0.05)


async def nothing_crashed(serving):
    assert counted_crashes(await metrics(serving.url)) == 0
    assert tracebacks(serving.log) == 0, serving.log.read_text()[-3000:]


class Stuck:
    """Somebody who asks and asks, and never reads an answer."""

    def __init__(self, connection, table):
        self.connection, self.table = connection, table

    @classmethod
    async def open(cls, url, table):
        connection = await BareWebSocket.connect(url)
        own = connection.writer.get_extra_info("socket")
        own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.send_text(json.dumps({"type": "hello", "table": table.id}))
        await connection.receive()
        connection.writer.transport.pause_reading()
        return cls(connection, table)

    async def ask(self, times):
        text = json.dumps({"type": "hello", "table": self.table.id, "last": 0})
        for _ in range(times):
            self.connection.send_text(text)
            await asyncio.sleep(0)

    async def read_at_last(self):
        """All that is left, without a word of its own, and how it ends."""
        self.connection.writer.transport.resume_reading()
        while (found := await self.connection.receive_silently()).opcode != CLOSE:
            pass
        return found.opcode, int.from_bytes(found.data[:2]), found.data[2:].decode()


class Listener:
    """A stream, read line by line, and the POSTs that belong to it."""

    def __init__(self, url, reader, writer):
        self.url, self.reader, self.writer = url, reader, writer
        self.session = ""
        self.client = httpx.AsyncClient(base_url=url, trust_env=False)

    @classmethod
    async def open(cls, url, table, tokens=(), small=False):
        port = int(url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        if small:
            own = writer.get_extra_info("socket")
            own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        body = json.dumps({"type": "hello", "table": table, "tokens": list(tokens)})
        head = f"POST /api/stream HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write((head + body).encode())
        status = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in status, status
        stream = cls(url, reader, writer)
        stream.session = (await stream.hear())["session"]
        await stream.until("presence")
        return stream

    async def hear(self):
        while line := await self.reader.readline():
            if line.startswith(b"data: "):
                return json.loads(line[6:])
            if line == b"0\r\n":
                return None
        return None

    async def until(self, kind):
        while (message := await self.hear()) is not None:
            if message["type"] == kind:
                return message
        raise AssertionError(f"the stream ended before {kind}")

    async def to_the_end(self):
        last = None
        while (message := await self.hear()) is not None:
            last = message
        return last

    async def say(self, session=None, **message):
        headers = {"Authorization": f"Bearer {session or self.session}"}
        answer = await self.client.post("/api/stream/message", json=message, headers=headers)
        assert answer.status_code in (202, 403), answer.text
        return answer

    def cut(self):
        self.writer.transport.abort()
