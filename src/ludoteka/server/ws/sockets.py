"""The protocol over a WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ludoteka.protocol.server_messages import Bye
from ludoteka.server.http.errors import BadRequest
from ludoteka.server.http.origins import address_of, foreign
from ludoteka.server.http.roles import tokens_of
from ludoteka.server.services import Services
from ludoteka.server.table.connection import POLICY, Connection, encode
from ludoteka.server.ws.dispatch import MessageDispatcher

UNSUPPORTED: Final = 1003  # WebSocket's word for a kind of message that is not taken
NOT_UTF_8: Final = 1007
FAREWELL_SECONDS: Final = 1.0  # for a client to take the last messages
TRIFLES_MOST: Final = 1000  # pings and pieces of messages within 4 seconds
CROWDED: Final = "too many connections from this address: wait a little"


class Sockets:
    """Serves WebSockets, with one task that reads and one that writes."""

    def __init__(self, services: Services, dispatcher: MessageDispatcher) -> None:
        self.services = services
        self.dispatcher = dispatcher
        self.by_address: Counter[str] = Counter()

    async def endpoint(self, socket: WebSocket) -> None:
        address = address_of(socket)
        if foreign(socket, self.services.config.origins):
            await socket.close(POLICY, "foreign origin")  # before it is accepted: HTTP 403
            return
        try:
            shown = tokens_of(socket.headers.get("authorization"))
        except BadRequest as rejected:
            await socket.close(POLICY, str(rejected))
            return
        if self.crowded(address):
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                await socket.accept()
                await socket.send_text(encode(Bye(code=POLICY, text=CROWDED)))
                await socket.close(POLICY, CROWDED)
            return
        connection = Connection(address, self.services.config.limits.outbox_bytes)
        self.enter(connection)
        try:
            await socket.accept()
            await self._serve(socket, connection, shown)
        finally:
            self.leave(connection)

    def crowded(self, address: str) -> bool:
        """Whether this address has all the connections that it may have."""
        crowded = self.by_address[address] >= self.services.config.limits.sockets
        if crowded:
            self.services.metrics.waits.inc()
        return crowded

    def enter(self, connection: Connection) -> None:
        """Count a connection, whatever its wire."""
        self.by_address[connection.address] += 1
        self.services.metrics.connections.inc()

    def leave(self, connection: Connection) -> None:
        """Take a connection that is gone out of the counts."""
        connection.leave()
        self.services.metrics.connections.dec()
        if connection.slow:
            self.services.metrics.slow.inc()
        self.by_address[connection.address] -= 1
        if not self.by_address[connection.address]:
            del self.by_address[connection.address]

    async def _serve(self, socket: WebSocket, connection: Connection, shown: list[str]) -> None:
        """Read here and write in another task: a client that does not read holds nobody up."""
        loop = asyncio.get_running_loop()
        writing = loop.create_task(self._write(socket, connection))
        connection.on_close = lambda: loop.call_later(FAREWELL_SECONDS, writing.cancel)
        try:
            await self._read(socket, connection, shown)
        finally:
            connection.on_close = None
            writing.cancel()

    async def _read(self, socket: WebSocket, connection: Connection, shown: list[str]) -> None:
        """Carry out what the client says, until it has gone."""
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if text is None:
                connection.close(UNSUPPORTED, "text frames only")
            else:
                await self.dispatcher.hear(connection, text, shown)

    async def _write(self, socket: WebSocket, connection: Connection) -> None:
        """Send what is in the outbox, until the client has gone or is to go."""
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
    """uvicorn's protocol, changed so that no client can hold it up, fill its memory or its log.

    A goodbye does not wait for a client that won't read; everything else that is sent waits until
    the client has read what was sent before. Pings and pieces of messages are counted, since
    whoever carries out messages never hears of them.
    """

    trifles = 0  # of the client's, since we have pinged it

    async def send(self, message: ASGISendEvent) -> None:
        closing = message["type"] == "websocket.close"
        if closing:
            self.writable.set()
        await super().send(message)
        if closing and self.close_timer is not None:
            # uvicorn would wait for ever until the last bytes are read.
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def handle_events(self) -> None:
        if self.trifles <= TRIFLES_MOST:
            super().handle_events()
        else:
            list(self.conn.events_received())  # it is being closed

    def handle_cont(self, event: Frame) -> None:
        if not self._is_too_much():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if not self._is_too_much():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self._is_too_much():
            super().handle_pong(event)

    def _is_too_much(self) -> bool:
        self.trifles += 1
        if self.trifles == TRIFLES_MOST + 1 and not self.close_sent:
            self.conn.fail(POLICY, "too many pings or pieces of messages")
            self.handle_parser_exception()
        return self.trifles > TRIFLES_MOST

    def send_keepalive_ping(self) -> None:
        self.trifles = 0
        super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # bytes that nobody will read are not worth waiting for

    def send_receive_event_to_app(self) -> None:
        """Close with the right code on bad UTF-8; uvicorn would write a traceback into the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(NOT_UTF_8, "a message is UTF-8 text")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
