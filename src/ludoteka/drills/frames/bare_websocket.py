"""A WebSocket that sends any bytes, right or wrong. `websockets` writes and reads its frames.

A drill has to break the rules of WebSocket on purpose: opcodes that do not exist, reserved bits,
pings that are too long, half a message. `websockets` checks a frame before it writes it; `AnyFrame`
leaves the check out. The client without I/O of `websockets` does all the rest: the handshake, the
frames of the server, and the answers to its pings and to its goodbye.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Self, cast

from websockets.client import ClientProtocol
from websockets.exceptions import InvalidStatus, ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

CONT: Final = Opcode.CONT
TEXT: Final = Opcode.TEXT
BINARY: Final = Opcode.BINARY
CLOSE: Final = Opcode.CLOSE
PING: Final = Opcode.PING
PONG: Final = Opcode.PONG
ABNORMAL: Final = CloseCode.ABNORMAL_CLOSURE  # without a goodbye

CHUNK: Final = 2**16  # bytes that are read at once


class AnyFrame(Frame):
    """A frame that need not keep to the rules."""

    def check(self) -> None:
        """Accept everything that can be written."""


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True, rsv: int = 0) -> bytes:
    """Write a frame of a client; `rsv` has the three reserved bits."""
    reserved = [bool(rsv & bit) for bit in (4, 2, 1)]
    return AnyFrame(cast(Opcode, opcode), payload, fin, *reserved).serialize(mask=True)


class NotUpgraded(Exception):
    """The server did not make a WebSocket of the connection; `status` is HTTP's word for why."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class BareWebSocket:
    """One connection. It answers pings as it reads; `code` is how the server has closed it."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        protocol: ClientProtocol,
    ) -> None:
        self.reader = reader
        self.writer = writer
        self.code = 0
        self._protocol = protocol
        self._received: deque[Frame] = deque()

    @classmethod
    async def connect(
        cls, url: str, path: str = "/api/socket", *, headers: dict[str, str] | None = None
    ) -> Self:
        """Connect, and become a WebSocket; NotUpgraded if the server refuses."""
        uri = parse_uri(f"ws{url.removeprefix('http')}{path}")
        reader, writer = await asyncio.open_connection(uri.host, uri.port)
        protocol = ClientProtocol(uri, max_size=None)
        request = protocol.connect()
        request.headers.update(headers or {})
        protocol.send_request(request)
        connection = cls(reader, writer, protocol)
        connection._answer()
        try:
            await connection._handshake()
        except BaseException:
            connection.cut()
            raise
        return connection

    def send(self, data: bytes) -> None:
        """Send any bytes at all; whoever sends much reads meanwhile."""
        self.writer.write(data)

    def send_text(self, text: str | bytes) -> None:
        """Send a message as it should be."""
        self.send(frame(text.encode() if isinstance(text, str) else text))

    async def receive(self) -> Frame | None:
        """Wait for the next frame that is no ping; None: there is no other, `code` says why."""
        while True:
            found = await self.receive_silently()
            self._answer()
            if found is None or found.opcode != PING:
                return None if found is None or found.opcode == CLOSE else found

    async def receive_silently(self) -> Frame | None:
        """Wait for the next frame of any kind, and answer nothing, no ping and no goodbye.

        ProtocolError is raised if the server itself breaks the rules of WebSocket.
        """
        more = True
        while not self._take_frames():
            if not more:
                self.code = self.code or ABNORMAL
                return None
            more = await self._read()
        found = self._received.popleft()
        if found.opcode == CLOSE and self._protocol.close_rcvd is not None:
            self.code = self._protocol.close_rcvd.code
        return found

    def cut(self) -> None:
        """End the connection without a goodbye."""
        self.writer.transport.abort()

    def _take_frames(self) -> bool:
        """Take what the protocol has read; False if there is no frame to be handed out."""
        events = self._protocol.events_received()
        self._received.extend(event for event in events if isinstance(event, Frame))
        if not self._received and isinstance(self._protocol.parser_exc, ProtocolError):
            raise self._protocol.parser_exc
        return bool(self._received)

    async def _handshake(self) -> None:
        """Read until the server has answered the request to become a WebSocket."""
        protocol = self._protocol
        while protocol.state is State.CONNECTING and protocol.handshake_exc is None:
            if not await self._read():
                break
        match protocol.handshake_exc:
            case None:
                if protocol.state is State.CONNECTING:
                    raise NotUpgraded(0, "the server has closed the connection")
            case InvalidStatus(response=response):
                raise NotUpgraded(response.status_code, str(protocol.handshake_exc))
            case error:
                raise NotUpgraded(0, str(error)) from error

    async def _read(self) -> bool:
        """Hand what comes to the protocol; False at the end of the connection."""
        try:
            data = await self.reader.read(CHUNK)
        except OSError:
            data = b""
        if data:
            self._protocol.receive_data(data)
        else:
            self._protocol.receive_eof()
        return bool(data)

    def _answer(self) -> None:
        """Send what the protocol has to say to what was read."""
        data = b"".join(self._protocol.data_to_send())
        if data and not self.writer.transport.is_closing():
            self.writer.write(data)
