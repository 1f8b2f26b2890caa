"""What all tables of one process share: the store, the bus, the work pool, clocks and counts."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ludoteka.server.bus.interface import Bus
from ludoteka.server.config import Config
from ludoteka.server.games import GameCache
from ludoteka.server.limits import Allowance
from ludoteka.server.metrics import Metrics
from ludoteka.server.store.interface import Store, StoreFault
from ludoteka.server.work.pool import WorkPool

MESSAGE_SECONDS: Final = 20.0
HEALTH_SECONDS: Final = 1.0


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Services:
    """Handed to every table and every interface; none of them knows where it comes from."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        pool: WorkPool,
        config: Config,
        now: Callable[[], int] = wall_clock,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.bus = bus
        self.pool = pool
        self.config = config
        self.now = now
        self.monotonic = monotonic  # clocks and limits keep to this one: nobody can set it
        self.metrics = Metrics()
        self.games = GameCache()
        self.messages = Allowance(config.limits.messages, MESSAGE_SECONDS, monotonic)
        self.chats = Allowance(config.limits.chats, config.limits.chats * 2.0, monotonic)
        self.ended = 0  # connections so far
        self._checked, self._fault = float("-inf"), ""  # when the store was, and what was found

    async def store_fault(self) -> str:
        """What is wrong with the store; empty if nothing is. Asked at most once a second."""
        if self.monotonic() - self._checked > HEALTH_SECONDS:
            self._checked = self.monotonic()
            self._fault = ""
            try:
                await self.store.check()
            except StoreFault as fault:
                self._fault = str(fault)
        return self._fault

    async def close(self) -> None:
        """Close the bus, the work pool and the store."""
        await self.bus.close()
        self.pool.close()
        await self.store.close()
