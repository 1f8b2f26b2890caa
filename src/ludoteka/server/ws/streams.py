"""The protocol where WebSockets are blocked: server-sent events down, POST up."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ludoteka.protocol.server_messages import Session
from ludoteka.protocol.values import FRAME_BYTES
from ludoteka.server.http.errors import BadRequest, failed
from ludoteka.server.http.origins import address_of, foreign
from ludoteka.server.http.request import bytes_of
from ludoteka.server.http.roles import tokens_of
from ludoteka.server.services import Services
from ludoteka.server.table.connection import GOING_AWAY, Connection
from ludoteka.server.table.sheet import hashed, new_token
from ludoteka.server.ws.dispatch import MessageDispatcher
from ludoteka.server.ws.sockets import CROWDED, FAREWELL_SECONDS, Sockets

SILENT_SECONDS: Final = 9.0  # a client that says nothing for so long has gone
BEAT_SECONDS: Final = 4.0  # between signs of life to a client to whom nothing happens
HEADERS: Final = {"X-Accel-Buffering": "no", "Cache-Control": "no-store"}


class Streams:
    """Streams by the hash of their session's token."""

    def __init__(self, services: Services, dispatcher: MessageDispatcher, sockets: Sockets) -> None:
        self.services = services
        self.dispatcher = dispatcher
        self.sockets = sockets
        self._open: dict[str, Stream] = {}

    async def open(self, request: Request) -> Response:
        """Answer `hello`, the body, with a stream that lasts until one of the two leaves."""
        try:
            text = await self._body(request)
            shown = tokens_of(request.headers.get("authorization"))
            address = address_of(request)
            if self.sockets.crowded(address):
                raise BadRequest(429, "wait", CROWDED)
        except BadRequest as rejected:
            return failed(rejected, self.services.metrics)
        connection = Connection(address, self.services.config.limits.outbox_bytes)
        return Stream(self, connection, text, shown)

    async def message(self, request: Request) -> Response:
        """Take a further message of a stream's client; it is answered on the stream."""
        try:
            text = await self._body(request)
            tokens = tokens_of(request.headers.get("authorization"))
            stream = self._open.get(hashed(tokens[0])) if tokens else None
            if stream is None:
                text = "there is no such stream any more: open a new one"
                raise BadRequest(403, "no-session", text)
        except BadRequest as rejected:
            return failed(rejected, self.services.metrics)
        await stream.hear(text)
        return Response(status_code=202)

    def enter(self, key: str, stream: Stream) -> None:
        self._open[key] = stream
        self.sockets.enter(stream.connection)

    def leave(self, key: str, stream: Stream) -> None:
        del self._open[key]
        self.sockets.leave(stream.connection)

    async def _body(self, request: Request) -> str:
        """What was sent; BadRequest says what is wrong with it."""
        if foreign(request, self.services.config.origins):
            raise BadRequest(403, "foreign-origin", "this page may not connect")
        data = await bytes_of(request, FRAME_BYTES)
        try:
            return data.decode()
        except UnicodeDecodeError:
            raise BadRequest(400, "unreadable", "a message is UTF-8 text") from None


class Stream(Response):
    """An answer that goes on: one task writes, one listens, one watches the time."""

    media_type = "text/event-stream"

    def __init__(
        self, streams: Streams, connection: Connection, hello: str, shown: list[str]
    ) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self.connection = connection
        self._streams = streams
        self._hello = hello
        self._shown = shown
        self._heard = 0.0
        self._orderly = asyncio.Lock()  # several POSTs may come at once
        self._gone = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Until the client has gone, or is to go; one that does not read can't hold this up."""
        loop, session = asyncio.get_running_loop(), new_token()
        self._streams.enter(hashed(session), self)
        self.connection.send(Session(session=session))
        writing = loop.create_task(self._write(send))
        others = [loop.create_task(self._listen(receive)), loop.create_task(self._watch())]
        self.connection.on_close = lambda: loop.call_later(FAREWELL_SECONDS, writing.cancel)
        try:
            await self.hear(self._hello, self._shown)
            await asyncio.wait([writing, others[0]], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.connection.on_close = None
            self._gone = True
            self._streams.leave(hashed(session), self)
            for task in (writing, *others):
                task.cancel()
            await asyncio.gather(writing, *others, return_exceptions=True)

    async def hear(self, text: str, shown: list[str] | None = None) -> None:
        """Carry out what the client says, one message after the other."""
        self._heard = self._streams.services.monotonic()
        async with self._orderly:
            if not self._gone:
                await self._streams.dispatcher.hear(self.connection, text, shown or [])
            if self._gone:  # it went meanwhile
                self.connection.leave()

    async def _write(self, send: Send) -> None:
        headers = [(name.encode(), value.encode()) for name, value in self.headers.items()]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        text: str | None = ""
        while text is not None:
            try:
                async with asyncio.timeout(BEAT_SECONDS):
                    text = await self.connection.take()
                line = "" if text is None else f"data: {text}\n\n"
            except TimeoutError:
                line = ": beat\n\n"
            body = {"type": "http.response.body", "body": line.encode()}
            await send(body | {"more_body": text is not None})

    async def _listen(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async def _watch(self) -> None:
        """Over a stream nobody can be asked back: whoever is silent for too long has gone."""
        left = SILENT_SECONDS
        while left > 0:
            await asyncio.sleep(left)
            left = self._heard + SILENT_SECONDS - self._streams.services.monotonic()
        self.connection.close(GOING_AWAY, "nothing was heard for too long")
        self.connection.leave()
