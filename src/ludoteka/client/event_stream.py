"""A connection where WebSockets are blocked: server-sent events one way, POST the other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final, Self

import httpx
import msgspec

from ludoteka.client.address import Address
from ludoteka.client.connection import Broken
from ludoteka.client.faults import ClientFault, Rejected
from ludoteka.client.lobby import failure
from ludoteka.protocol.server_messages import Session

# A living server answers the ping of every 4 seconds.
TIMEOUT: Final = httpx.Timeout(10.0, read=9.0)
DATA: Final = "data:"
SERVER_FAULT: Final = 500
TOO_MANY: Final = 429


class EventStreamConnection:
    one_way = True

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http
        self._headers: dict[str, str] = {}
        self._orderly = asyncio.Lock()  # two POSTs at once could overtake each other
        self._response: httpx.Response | None = None
        self._lines: AsyncIterator[str] | None = None
        self._cutting: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: Address, hello: bytes) -> Self:
        connection = cls(address.client(TIMEOUT))
        try:
            await connection._say_hello(hello)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _say_hello(self, hello: bytes) -> None:
        headers = {"content-type": "application/json", "accept": "text/event-stream"}
        request = self._http.build_request("POST", "api/stream", content=hello, headers=headers)
        try:
            self._response = await self._http.send(request, stream=True)
            if not self._response.is_success:
                await self._response.aread()
                raise _refused(self._response)
        except httpx.TransportError as error:
            raise Broken(f"{request.url} does not answer: {error!r}") from error
        self._lines = self._response.aiter_lines()
        first = await self.receive()
        try:
            session = msgspec.json.decode(first, type=Session).session
        except msgspec.MsgspecError as error:
            raise Broken(f"{request.url} begins with no session but with {first[:80]!r}") from error
        self._headers = {
            "content-type": "application/json",
            "authorization": f"Bearer {session}",
        }

    async def send(self, message: bytes) -> None:
        async with self._orderly:
            try:
                answer = await self._http.post(
                    "api/stream/message", content=message, headers=self._headers
                )
            except (httpx.TransportError, RuntimeError) as error:  # RuntimeError: closed by us
                raise Broken(f"the server does not answer: {error!r}") from error
        if not answer.is_success:
            raise Broken(f"the server has let go of the stream: {answer.text[:200]}")

    async def receive(self) -> str:
        assert self._lines is not None, "a connection is opened before it is read"
        try:
            async for line in self._lines:
                if line.startswith(DATA):
                    return line[len(DATA) :]
        except (httpx.TransportError, httpx.StreamError) as error:
            raise Broken(f"the stream broke off: {error!r}") from error
        raise Broken("the server has ended the stream")

    def cut(self) -> None:
        if self._response is not None:
            self._cutting = asyncio.ensure_future(self._response.aclose())

    async def close(self) -> None:
        if self._response is not None:
            with contextlib.suppress(httpx.HTTPError):
                await self._response.aclose()
        await self._http.aclose()


def _refused(response: httpx.Response) -> ClientFault:
    """Tell why `hello` got no stream: it is wrong for good, or worth another try."""
    failed = failure(response.status_code, response.content)
    if response.status_code >= SERVER_FAULT or response.status_code == TOO_MANY:
        return Broken(str(failed))
    return Rejected(failed.error, failed.text)
