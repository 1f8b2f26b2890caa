"""A wire carries messages both ways: over a WebSocket, or over server-sent events and POST."""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias

from ludoteka.client.address import Address
from ludoteka.client.faults import ClientFault

Transport: TypeAlias = Literal["socket", "stream", "auto"]


class Broken(ClientFault):
    """The wire is broken, or could not be laid; another one may hold."""


class NoUpgrade(Broken):
    """Somebody answered, but not with a WebSocket: a proxy that knows none, most likely."""


class Wire(Protocol):
    """One connection. `hello` has been said on it already when it is handed out."""

    # Whether the server hears of us by pings alone: it can't ask back over a stream.
    one_way: bool

    async def say(self, message: bytes) -> None:
        """Send a message; Broken if that is known to be in vain."""

    async def hear(self) -> bytes | str:
        """The next message; Broken when there will be none."""

    def cut(self) -> None:
        """Break it at once: whoever hears gets Broken."""

    async def close(self) -> None:
        """Let go of it."""


async def lay(address: Address, hello: bytes, transport: Transport) -> Wire:
    """A new wire, on which hello has been said."""
    from ludoteka.client.sockets import SocketWire
    from ludoteka.client.streams import StreamWire

    if transport != "stream":
        try:
            return await SocketWire.lay(address, hello)
        except NoUpgrade:
            if transport == "socket":
                raise
    return await StreamWire.lay(address, hello)
