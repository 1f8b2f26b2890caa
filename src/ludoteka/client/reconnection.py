"""A connection to a server that comes back by itself: heartbeat, back-off, reconnect."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from typing import Final

import msgspec

from ludoteka.client.address import Address
from ludoteka.client.connection import Broken, ServerConnection, Transport
from ludoteka.client.faults import Garbled, Unreachable
from ludoteka.client.transport import connect
from ludoteka.protocol.client_messages import Ping
from ludoteka.protocol.server_messages import FromServer

PING: Final = 4.0  # seconds of silence
DEAD: Final = 9.0
SHORTEST: Final = 0.1  # seconds before another connection is tried; twice as long each time
LONGEST: Final = 8.0
SCOLDED: Final = 2.0  # at least so long after the server has sent us away

# One for all connections: a decoder keeps nothing between messages.
_DECODER: Final = msgspec.json.Decoder(FromServer)
_PING: Final = msgspec.json.encode(Ping())


class ReconnectingConnection:
    """Connects again and again until it is cancelled, and hands on what is received, in order.

    One task and one timer: thousands of them in one process are cheap.
    """

    def __init__(
        self,
        address: Address,
        hello: Callable[[], bytes],
        take: Callable[[FromServer], None],
        broken: Callable[[], None],
        transport: Transport,
        patience: float | None,
    ) -> None:
        self._connection: ServerConnection | None = None
        self._address = address
        self._hello = hello
        self._take = take
        self._broken = broken
        self._transport: Transport = transport
        self._patience = patience
        self._delay = SHORTEST
        self._failing: float | None = None  # since when
        self._heard = 0.0
        self._said = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def connected(self) -> bool:
        """Whether there is a connection now."""
        return self._connection is not None

    async def run(self) -> None:
        """Stay connected until cancelled; Unreachable once patience is at an end."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                await self._connect_once(loop)
            except Broken as broken:
                now = loop.time()
                self._failing = self._failing or now
                if self._patience is not None and now - self._failing >= self._patience:
                    raise Unreachable(str(broken)) from broken
            self._broken()
            # Jitter: the clients of a server that was restarted must not come back all at once.
            await asyncio.sleep(self._delay * random.uniform(0.5, 1.0))
            self._delay = min(2 * self._delay, LONGEST)

    def welcomed(self) -> None:
        """Note that the server has welcomed us: the next fault finds us with fresh patience."""
        self._delay = SHORTEST
        self._failing = None

    def slow_down(self) -> None:
        """Note that the server has had enough of us: do not come back at once."""
        self._delay = max(self._delay, SCOLDED)

    async def send(self, message: bytes) -> None:
        """Send if there is a connection; what matters is sent again on the next one anyway."""
        if self._connection is not None:
            with contextlib.suppress(Broken):
                await self._connection.send(message)

    def send_soon(self, message: bytes) -> None:
        """Send from where nothing can be awaited."""
        task = asyncio.ensure_future(self.send(message))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def cut(self) -> None:
        """Break the connection: for tests, and for whoever knows that the network has changed."""
        if self._connection is not None:
            self._connection.cut()

    async def _connect_once(self, loop: asyncio.AbstractEventLoop) -> None:
        """Connect, and hand on what comes until the connection breaks."""
        connection = await connect(self._address, self._hello(), self._transport)
        self._connection = connection
        self._heard = self._said = loop.time()
        self._timer = loop.call_later(PING, self._beat)
        try:
            while True:
                message = await connection.receive()
                self._heard = loop.time()
                try:
                    decoded = _DECODER.decode(message)
                except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                    raise Garbled(f"{message[:120]!r} can't be read: {error}") from error
                self._take(decoded)
        finally:
            self._connection = None
            self._timer.cancel()
            for task in self._sending:
                task.cancel()
            await connection.close()

    def _beat(self) -> None:
        """Ping a silent server, cut a dead connection; then sleep until there can be work again.

        Over a socket the server pings us too, so that we have to only when nothing is heard.
        """
        if self._connection is None:
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        if now - self._heard >= DEAD:
            self._connection.cut()
            return
        since = self._said if self._connection.one_way else max(self._said, self._heard)
        if now - since >= PING:
            self.send_soon(_PING)
            self._said = since = now
        self._timer = loop.call_at(min(since + PING, self._heard + DEAD), self._beat)
