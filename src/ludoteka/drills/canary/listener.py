"""A connection that keeps all that it hears, letter by letter, and when it heard it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from typing import Any, Final

import httpx
import msgspec

from ludoteka.client.address import Address
from ludoteka.client.connection import Broken
from ludoteka.client.websocket import WebSocketConnection
from ludoteka.drills.canary.heard import Heard
from ludoteka.drills.canary.knowledge import Viewer
from ludoteka.protocol.client_messages import FromClient, Hello

PATIENCE: Final = 60.0  # seconds for an answer
TIMEOUT: Final = httpx.Timeout(PATIENCE)


class Listener:
    """One seat's connection, or an onlooker's: it can ask, go away and come back."""

    def __init__(self, url: str, table: str, seat: Viewer, token: str | None) -> None:
        self.seat = seat
        self.token = token
        self.seq = 0
        self.view: dict[str, Any] | None = None
        self.over = False
        self.heard: list[Heard] = []
        self.connections = 0
        self._address = Address(url)
        self._table = table
        self._connection: WebSocketConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._asked: dict[str, tuple[str, asyncio.Future[dict[str, Any]]]] = {}
        self._numbers = itertools.count(1)

    async def connect(self, last: int | None = None) -> None:
        """Say hello, and wait until the view is there."""
        await self.close()
        tokens = [] if self.token is None else [self.token]
        hello = msgspec.json.encode(Hello(table=self._table, tokens=tokens, last=last))
        self._connection = await WebSocketConnection.open(self._address, hello)
        self.connections += 1
        looked = asyncio.get_running_loop().create_future()
        self._asked["view"] = ("", looked)
        self._listening = asyncio.ensure_future(self._listen(self._connection))
        async with asyncio.timeout(PATIENCE):
            await looked

    async def close(self) -> None:
        """End the connection; what was heard stays."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
            self._listening = None
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    def name(self) -> str:
        """Make the id of the next command or question; no hash could look like it."""
        return f"listener-{self.seat}-{next(self._numbers)}"

    async def ask(self, name: str, message: FromClient, spelled: str = "") -> dict[str, Any]:
        """Say something, and return its answer; `spelled` is what a number in it means."""
        assert self._connection is not None, "connect first"
        data = msgspec.json.encode(message)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._asked[name] = (f"{data.decode()} {spelled}", answer)
        await self._connection.send(data)
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def reach(self, seq: int) -> None:
        """Wait until this entry has been heard of."""
        async with asyncio.timeout(PATIENCE):
            while self.seq < seq:
                self._changed.clear()
                await self._changed.wait()

    def heard_over_http(self, body: str, source: str, seq: int) -> None:
        """Keep an answer over HTTP too; `seq` is what was known when it was asked for."""
        self.heard.append(Heard(self.seat, seq, body, source=source))

    async def _listen(self, connection: WebSocketConnection) -> None:
        with contextlib.suppress(Broken):
            while True:
                text = (await connection.receive()).decode()
                message = msgspec.json.decode(text)
                name = str(message.get("command") or message.get("id") or "")
                asked, answer = self._asked.pop(name, ("", None))
                self.heard.append(Heard(self.seat, self.seq, text, asked))
                self._take(message)
                if message["type"] == "view":
                    _, answer = self._asked.pop("view", ("", None))
                if answer is not None and not answer.done():
                    answer.set_result(message)
                self._changed.set()

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "view" | "stale":
                self.view, self.seq = message["view"], message["seq"]
            case "news":
                view = {**(self.view or {}), **message.get("changes", {})}
                gone = message.get("gone", [])
                self.view = {name: value for name, value in view.items() if name not in gone}
                self.seq = message["seq"]
            case "revealed":
                self.over = True
