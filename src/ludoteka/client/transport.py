"""Which kind of connection is made."""

from __future__ import annotations

from ludoteka.client.address import Address
from ludoteka.client.connection import NoUpgrade, ServerConnection, Transport
from ludoteka.client.event_stream import EventStreamConnection
from ludoteka.client.websocket import WebSocketConnection


async def connect(address: Address, hello: bytes, transport: Transport) -> ServerConnection:
    """Make a connection, and send hello; "auto" takes a stream where WebSockets are blocked."""
    if transport != "stream":
        try:
            return await WebSocketConnection.open(address, hello)
        except NoUpgrade:
            if transport == "socket":
                raise
    return await EventStreamConnection.open(address, hello)
