"""All tables of one process: found, woken, put to sleep."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable
from typing import Final

from ludoteka.core import registry
from ludoteka.core.digest import digest
from ludoteka.core.game import Game
from ludoteka.core.options import Value
from ludoteka.server.bus import Bus
from ludoteka.server.config import Config
from ludoteka.server.connection import RESTART
from ludoteka.server.limits import Allowance
from ludoteka.server.metrics import Metrics
from ludoteka.server.reporting import Reports
from ludoteka.server.room import Room
from ludoteka.server.store import Store, StoreFault
from ludoteka.server.thinking import Thinkers

logger = logging.getLogger(__name__)

GAMES_KEPT: Final = 128
SWEEP_SECONDS: Final = 1.0
MESSAGE_SECONDS: Final = 20.0
HEALTH_SECONDS: Final = 1.0
FAREWELL_SECONDS: Final = 3.0


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hall:
    """The rooms, and all that they share."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        config: Config,
        now: Callable[[], int] = wall_clock,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.config = config
        self.now = now
        self.monotonic = monotonic  # clocks and limits keep to this one: nobody can set it
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.reports = Reports()
        self.ended = 0  # connections so far
        self._checked, self._fault = float("-inf"), ""  # when the store was, and what was found
        self.messages = Allowance(config.limits.messages, MESSAGE_SECONDS, monotonic)
        self.chats = Allowance(config.limits.chats, config.limits.chats * 2.0, monotonic)
        self._games: dict[str, Game] = {}
        self._making = threading.Lock()
        self._sweeping: asyncio.Task[None] | None = None
        self._heard: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin: go on with the tables where a bot or a clock has to act."""
        await self.bus.subscribe(self._hear)
        self._sweeping = asyncio.create_task(self._sweep())
        busy = await self.store.busy()
        if busy:
            await self.thinkers.ready()
        for table in busy:
            try:
                async with self.room(table).entered():
                    pass  # bots and clocks stir when it wakes
            except Exception:  # one table that can't be read keeps no other from being served
                logger.exception("table %s could not be woken", table)

    async def farewell(self) -> None:
        """Finish what is being done, and say goodbye to everybody."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        for room in list(self.rooms.values()):
            await room.driver.stop()
            await room.absence.stop()
            async with room.lock:  # a command that is being carried out is finished first
                for connection in room.audience.connections:
                    connection.close(RESTART, "the server stops; your moves are safe")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while self.connections():
                    await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Let go of everything."""
        await self.farewell()
        await self.bus.close()
        self.thinkers.close()
        await self.store.close()

    def room(self, table: str) -> Room:
        """The room of a table; whether there is such a table shows when it is entered."""
        found = self.rooms.get(table)
        if found is None:
            found = self.rooms[table] = Room(self, table)
        return found

    def game(
        self, name: str, options: dict[str, Value], content: str | None, rules: int | None = None
    ) -> Game:
        """A game with its options and content, made once for all tables that play it."""
        key = digest([name, options, content, rules])
        with self._making:  # also asked for by threads
            found = self._games.pop(key, None)
        if found is None:
            found = registry.make(name, options, content, "the content file", rules)
        with self._making:
            self._games[key] = found  # the latest used are the last
            while len(self._games) > GAMES_KEPT:
                del self._games[next(iter(self._games))]
        return found

    def _hear(self, table: str, seq: int) -> None:
        """The log of a table has grown, perhaps by another process."""
        room = self.rooms.get(table)
        if room is None or seq <= room.audience.told:
            return
        if room.audience.connections or room.table is not None:
            task = asyncio.get_running_loop().create_task(room.hear(seq))
            self._heard.add(task)
            task.add_done_callback(self._heard.discard)

    async def _sweep(self) -> None:
        """Put tables to sleep that nobody uses."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.config.sleep_after))
            old = self.monotonic() - self.config.sleep_after
            for room in list(self.rooms.values()):
                if room.used > old or room.lock.locked() or not room.driver.resting():
                    continue
                room.sleep()
                if not room.audience.connections and not room.driver.ticking():
                    del self.rooms[room.id]
            self.metrics.awake.set(self.awake())

    def awake(self) -> int:
        return sum(1 for room in self.rooms.values() if room.table is not None)

    def connections(self) -> int:
        return sum(len(room.audience.connections) for room in self.rooms.values())

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
