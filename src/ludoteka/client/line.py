"""A line to a server that mends itself: heartbeat, back-off, reconnect."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from typing import Final

import msgspec

from ludoteka.client.address import Address
from ludoteka.client.faults import Garbled, Unreachable
from ludoteka.client.wires import Broken, Transport, Wire, lay
from ludoteka.protocol.messages import FromServer, Ping

PING: Final = 4.0  # seconds of silence
DEAD: Final = 9.0
SHORTEST: Final = 0.1  # seconds before another wire is tried; twice as long each time
LONGEST: Final = 8.0
SCOLDED: Final = 2.0  # at least so long after the server has sent us away

# One for all lines: a decoder keeps nothing between messages.
_DECODER: Final = msgspec.json.Decoder(FromServer)
_PING: Final = msgspec.json.encode(Ping())


class Line:
    """Lays wires until it is cancelled, and hands on what is heard on them, in order.

    One task and one timer: thousands of lines in one process are cheap.
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
        self.wire: Wire | None = None
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
        self._saying: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until it is cancelled; Unreachable once its patience is at an end."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                await self._serve(loop)
            except Broken as broken:
                now = loop.time()
                self._failing = self._failing or now
                if self._patience is not None and now - self._failing >= self._patience:
                    raise Unreachable(str(broken)) from broken
            self._broken()
            # Jitter: the clients of a server that was restarted must not come back all at once.
            await asyncio.sleep(self._delay * random.uniform(0.5, 1.0))
            self._delay = min(2 * self._delay, LONGEST)

    def holds(self) -> None:
        """The server has welcomed us: the next fault finds us with fresh patience."""
        self._delay = SHORTEST
        self._failing = None

    def slow_down(self) -> None:
        """The server has had enough of us: do not come back at once."""
        self._delay = max(self._delay, SCOLDED)

    async def say(self, message: bytes) -> None:
        """Send if there is a wire; what matters is sent again on the next one anyway."""
        if self.wire is not None:
            with contextlib.suppress(Broken):
                await self.wire.say(message)

    def say_soon(self, message: bytes) -> None:
        """The same from where nothing can be awaited."""
        task = asyncio.ensure_future(self.say(message))
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    def cut(self) -> None:
        """Break the wire: for tests, and for whoever knows that the network has changed."""
        if self.wire is not None:
            self.wire.cut()

    async def _serve(self, loop: asyncio.AbstractEventLoop) -> None:
        """Lay a wire, and hear what comes until it breaks."""
        wire = await lay(self._address, self._hello(), self._transport)
        self.wire = wire
        self._heard = self._said = loop.time()
        self._timer = loop.call_later(PING, self._beat)
        try:
            while True:
                message = await wire.hear()
                self._heard = loop.time()
                try:
                    told = _DECODER.decode(message)
                except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                    raise Garbled(f"{message[:120]!r} can't be read: {error}") from error
                self._take(told)
        finally:
            self.wire = None
            self._timer.cancel()
            for task in self._saying:
                task.cancel()
            await wire.close()

    def _beat(self) -> None:
        """Ping whoever is silent, cut a dead wire; then sleep until there can be something to do.

        Over a socket the server pings us too, so that we have to only when nothing is heard.
        """
        if self.wire is None:
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        if now - self._heard >= DEAD:
            self.wire.cut()
            return
        since = self._said if self.wire.one_way else max(self._said, self._heard)
        if now - since >= PING:
            self.say_soon(_PING)
            self._said = since = now
        self._timer = loop.call_at(min(since + PING, self._heard + DEAD), self._beat)
