"""A scripted server: it says to a client what a test tells it to, and hears all the answers."""

import asyncio
import contextlib
import json

from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

from ludoteka.client import (
    sit,
)
from ludoteka.core.digest import digest

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
