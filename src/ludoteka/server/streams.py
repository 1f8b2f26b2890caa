"""The protocol where WebSockets are blocked: server-sent events down, POST up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ludoteka.protocol.messages import Session
from ludoteka.protocol.values import FRAME_BYTES
from ludoteka.server.connection import GOING_AWAY, Connection
from ludoteka.server.failures import Rejected, failure
from ludoteka.server.hall import Hall
from ludoteka.server.origins import allowed
from ludoteka.server.roles import tokens_of
from ludoteka.server.sheet import hashed, new_token
from ludoteka.server.sockets import Sockets
from ludoteka.server.talking import Reception

SILENT_SECONDS: Final = 9.0  # a client that says nothing for so long has gone
BEAT_SECONDS: Final = 4.0  # between signs of life to a client to whom nothing happens
HEADERS: Final = {"X-Accel-Buffering": "no", "Cache-Control": "no-store"}


class Streams:
    """Streams by the hash of their session's token."""

    def __init__(self, hall: Hall, reception: Reception, sockets: Sockets) -> None:
        self.hall = hall
        self.reception = reception
        self.sockets = sockets
        self._open: dict[str, Connection] = {}
        self._heard: dict[str, float] = {}

    async def open(self, request: Request) -> Response:
        """The body is `hello`; the answer goes on until one of the two leaves."""
        text = await self._body(request)
        if isinstance(text, Response):
            return text
        address = request.client.host if request.client is not None else "unknown"
        if self.sockets.by_address[address] >= self.hall.config.limits.sockets:
            self.hall.metrics.waits.inc()
            return failure(429, "wait", "too many connections from this address: wait a little")
        session = new_token()
        connection = Connection(address, self.hall.config.limits.outbox_bytes)
        connection.send(Session(session=session))
        try:
            shown = tokens_of(request.headers.get("authorization"))
        except Rejected as rejected:
            return failure(rejected.status, rejected.error, str(rejected))
        events = self._events(connection, hashed(session), text, shown)
        return StreamingResponse(events, media_type="text/event-stream", headers=HEADERS)

    async def _events(
        self, connection: Connection, key: str, hello: str, shown: list[str]
    ) -> AsyncIterator[str]:
        self._open[key] = connection
        self._heard[key] = self.hall.monotonic()
        self.sockets.by_address[connection.address] += 1
        self.hall.metrics.connections.inc()
        try:
            await self.reception.hear(connection, hello, shown)
            while True:
                try:
                    async with asyncio.timeout(BEAT_SECONDS):
                        text = await connection.take()
                except TimeoutError:
                    if self.hall.monotonic() - self._heard[key] > SILENT_SECONDS:
                        connection.close(GOING_AWAY, "nothing was heard for too long")
                    yield ": beat\n\n"
                    continue
                if text is None:
                    return
                yield f"data: {text}\n\n"
        finally:
            del self._open[key], self._heard[key]
            self.sockets.by_address[connection.address] -= 1
            self.hall.metrics.connections.dec()
            if connection.room is not None:
                connection.room.leave(connection)

    async def message(self, request: Request) -> Response:
        """A further message; it is answered on the stream."""
        text = await self._body(request)
        if isinstance(text, Response):
            return text
        try:
            tokens = tokens_of(request.headers.get("authorization"))
        except Rejected as rejected:
            return failure(rejected.status, rejected.error, str(rejected))
        key = hashed(tokens[0]) if tokens else ""
        connection = self._open.get(key)
        if connection is None:
            return failure(403, "no-session", "there is no such stream any more: open a new one")
        self._heard[key] = self.hall.monotonic()
        await self.reception.hear(connection, text, [])
        return Response(status_code=202)

    async def _body(self, request: Request) -> str | Response:
        """What was sent, or what is wrong with it."""
        headers = request.headers
        if not allowed(headers.get("origin"), headers.get("host"), self.hall.config.origins):
            return failure(403, "foreign-origin", "this page may not connect")
        data = b""
        async for chunk in request.stream():
            data += chunk
            if len(data) > FRAME_BYTES:
                text = f"a message has at most {FRAME_BYTES} bytes"
                return failure(413, "too-long", text)
        try:
            return data.decode()
        except UnicodeDecodeError:
            return failure(400, "unreadable", "a message is UTF-8 text")
