"""A connection over a WebSocket."""

from __future__ import annotations

from typing import Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludoteka.client.address import Address
from ludoteka.client.connection import Broken, NoUpgrade

LONGEST: Final = 16 * 2**20  # bytes of one message of the server's
OPENING: Final = 10.0  # seconds
CLOSING: Final = 2.0


class WebSocketConnection:
    one_way = False

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, address: Address, hello: bytes) -> Self:
        try:
            connection = await connect(
                address.socket,
                compression=None,
                max_size=LONGEST,
                proxy=None if address.loopback else True,
                open_timeout=OPENING,
                close_timeout=CLOSING,
                ping_interval=None,  # the chair says ping itself, and to every connection alike
            )
        except (InvalidHandshake, TimeoutError) as error:
            raise NoUpgrade(f"{address.socket} is no WebSocket: {error}") from error
        except (OSError, EOFError, ConnectionClosed) as error:
            raise Broken(f"{address.socket} does not answer: {error!r}") from error
        opened = cls(connection)
        try:
            await opened.send(hello)
        except BaseException:
            opened.cut()
            raise
        return opened

    async def send(self, message: bytes) -> None:
        try:
            await self._connection.send(message, text=True)
        except ConnectionClosed as error:
            raise Broken(f"the connection was closed: {error}") from error

    async def receive(self) -> bytes:
        try:
            return await self._connection.recv(decode=False)
        except ConnectionClosed as error:
            raise Broken(f"the connection was closed: {error}") from error

    def cut(self) -> None:
        self._connection.transport.abort()

    async def close(self) -> None:
        await self._connection.close()
