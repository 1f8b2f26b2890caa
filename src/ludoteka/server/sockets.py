"""The protocol over a WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludoteka.server.connection import POLICY, Connection
from ludoteka.server.failures import Rejected
from ludoteka.server.hall import Hall
from ludoteka.server.origins import allowed
from ludoteka.server.roles import tokens_of
from ludoteka.server.talking import Reception

UNSUPPORTED: Final = 1003  # WebSocket's word for a kind of message that is not taken
FAREWELL_SECONDS: Final = 1.0  # for a client to take the last messages


class Sockets:
    """Takes WebSockets: one task reads, one writes."""

    def __init__(self, hall: Hall, reception: Reception) -> None:
        self.hall = hall
        self.reception = reception
        self.by_address: Counter[str] = Counter()

    async def endpoint(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client is not None else "unknown"
        headers = socket.headers
        if not allowed(headers.get("origin"), headers.get("host"), self.hall.config.origins):
            await socket.close(POLICY, "foreign origin")  # before it is accepted: HTTP 403
            return
        try:
            shown = tokens_of(headers.get("authorization"))
        except Rejected as rejected:
            await socket.close(POLICY, str(rejected))
            return
        if self.by_address[address] >= self.hall.config.limits.sockets:
            self.hall.metrics.waits.inc()
            await socket.accept()
            await socket.close(POLICY, "too many connections from this address: wait a little")
            return
        await socket.accept()
        self.by_address[address] += 1
        self.hall.metrics.connections.inc()
        connection = Connection(address, self.hall.config.limits.outbox_bytes)
        try:
            await self._serve(socket, connection, shown)
        finally:
            if connection.room is not None:
                connection.room.leave(connection)
            self.hall.metrics.connections.dec()
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    async def _serve(self, socket: WebSocket, connection: Connection, shown: list[str]) -> None:
        """This task reads, another writes; a client that does not read can't hold them up."""
        loop = asyncio.get_running_loop()
        writing = loop.create_task(self._write(socket, connection))
        connection.on_close = lambda: loop.call_later(FAREWELL_SECONDS, writing.cancel)
        try:
            await self._read(socket, connection, shown)
        finally:
            connection.on_close = None
            writing.cancel()

    async def _read(self, socket: WebSocket, connection: Connection, shown: list[str]) -> None:
        """Until the client has gone."""
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if text is None:
                connection.close(UNSUPPORTED, "text frames only")
            else:
                await self.reception.hear(connection, text, shown)

    async def _write(self, socket: WebSocket, connection: Connection) -> None:
        """Until the client has gone, or is to go."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            try:
                while (text := await connection.take()) is not None:
                    await socket.send_text(text)
            except asyncio.CancelledError:
                if connection.closed is None:
                    raise  # the client has gone
            if connection.closed is not None:
                await socket.close(*connection.closed)


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, but for one thing: a goodbye does not wait for a client that won't read.

    Everything else that is sent waits until the client has read what was sent before.
    """

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close":
            self.writable.set()
        await super().send(message)
