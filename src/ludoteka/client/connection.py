"""What a connection to a server can do, whatever carries its messages."""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias

from ludoteka.client.faults import ClientFault

Transport: TypeAlias = Literal["socket", "stream", "auto"]


class Broken(ClientFault):
    """The connection is broken, or could not be made; another one may hold."""


class NoUpgrade(Broken):
    """Somebody answered, but not with a WebSocket: a proxy that knows none, most likely."""


class ServerConnection(Protocol):
    """Carries messages both ways: over a WebSocket, or over server-sent events and POST.

    `hello` has been sent already when a connection is handed out.
    """

    # Whether the server hears of us by pings alone: it can't ask back over a stream.
    one_way: bool

    async def send(self, message: bytes) -> None:
        """Send a message; Broken if that is known to be in vain."""

    async def receive(self) -> bytes | str:
        """Wait for the next message; Broken when there will be none."""

    def cut(self) -> None:
        """Break the connection at once: whoever receives gets Broken."""

    async def close(self) -> None:
        """Close the connection."""
