"""A WebSocket for those who do not keep to its rules: every byte of a frame is one's own choice."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import struct
from typing import Final, NamedTuple, Self
from urllib.parse import urlsplit

CONT: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

LONG: Final = 126  # the length stands in the next 2 bytes; from 127 on in the next 8
MASKED: Final = 0x80
FIN: Final = 0x80
SWITCHING: Final = 101
ABNORMAL: Final = 1006  # WebSocket's word for a connection that ended without a goodbye
NO_CODE: Final = 1005


class Frame(NamedTuple):
    opcode: int
    payload: bytes


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True, rsv: int = 0) -> bytes:
    """A frame as a client sends it; its mask is all zeroes, so that the payload can be read."""
    first = (FIN if fin else 0) | rsv << 4 | opcode
    return struct.pack("!B", first) + _length(len(payload), MASKED) + bytes(4) + payload


def _length(length: int, mask: int) -> bytes:
    if length < LONG:
        return struct.pack("!B", mask | length)
    if length < 2**16:
        return struct.pack("!BH", mask | LONG, length)
    return struct.pack("!BQ", mask | LONG + 1, length)


class NotUpgraded(Exception):
    """The server did not make a WebSocket of it; `status` is HTTP's word for why."""

    def __init__(self, status: int, head: str) -> None:
        super().__init__(head)
        self.status = status


class Plug:
    """One connection. It answers pings as it reads; `code` is how the server has closed it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.code = 0

    @classmethod
    async def into(
        cls, url: str, path: str = "/api/socket", *, headers: dict[str, str] | None = None
    ) -> Self:
        """Connect, and become a WebSocket; NotUpgraded if the server won't have it."""
        address = urlsplit(url)
        reader, writer = await asyncio.open_connection(address.hostname, address.port)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {
            "Host": address.netloc,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": key,
            "Sec-WebSocket-Version": "13",
        } | (headers or {})
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1"))
        try:
            answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        except (asyncio.IncompleteReadError, OSError) as error:
            writer.transport.abort()
            raise NotUpgraded(0, repr(error)) from error
        status = int(answer.split(" ", 2)[1])
        if status != SWITCHING:
            writer.transport.abort()
            raise NotUpgraded(status, answer)
        return cls(reader, writer)

    def send(self, data: bytes) -> None:
        """Anything at all; whoever sends much reads meanwhile."""
        self.writer.write(data)

    def say(self, text: str | bytes) -> None:
        """A message as it should be."""
        self.send(frame(text.encode() if isinstance(text, str) else text))

    async def read(self) -> Frame | None:
        """The next frame; None: there is no other, and `code` says why."""
        while True:
            try:
                found = await self._frame()
            except (asyncio.IncompleteReadError, OSError):
                self.code = self.code or ABNORMAL
                return None
            if found.opcode == PING:
                self.send(frame(found.payload, PONG))
            elif found.opcode == CLOSE:
                (self.code,) = struct.unpack("!H", found.payload[:2] or struct.pack("!H", NO_CODE))
                with contextlib.suppress(OSError):
                    self.send(frame(found.payload, CLOSE))
                return None
            else:
                return found

    async def _frame(self) -> Frame:
        first, length = await self.reader.readexactly(2)
        if length == LONG:
            (length,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif length > LONG:
            (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return Frame(first & 0xF, await self.reader.readexactly(length))

    def cut(self) -> None:
        """Go without a word."""
        self.writer.transport.abort()
