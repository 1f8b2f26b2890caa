"""All tables of one process: found, woken, put to sleep."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

from ludoteka.server.services import Services
from ludoteka.server.table.connection import RESTART
from ludoteka.server.table.room import Room, Scheduler

logger = logging.getLogger(__name__)

SWEEP_SECONDS: Final = 1.0
FAREWELL_SECONDS: Final = 3.0


class Rooms:
    """The tables in memory, by their ids."""

    def __init__(self, services: Services, scheduled: Callable[[Room], Scheduler]) -> None:
        """`scheduled` gives each table who lets its bots move."""
        self.services = services
        self._scheduled = scheduled
        self.rooms: dict[str, Room] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._heard: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin, and wake the tables where a bot or a clock has to act."""
        await self.services.bus.subscribe(self._hear)
        self._sweeping = asyncio.create_task(self._sweep())
        busy = await self.services.store.busy()
        if busy:
            await self.services.pool.ready()
        for table in busy:
            try:
                async with self.room(table).entered():
                    pass  # its bots and clocks wake with it
            except Exception:  # one table that can't be read keeps no other from being served
                logger.exception("table %s could not be woken", table)

    async def farewell(self) -> None:
        """Finish what is being done, and say goodbye to everybody."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        for room in list(self.rooms.values()):
            await room.scheduler.stop()
            await room.absence.stop()
            async with room.lock:  # a command that is being carried out is finished first
                for connection in room.subscribers.connections:
                    connection.close(RESTART, "the server stops; your moves are safe")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while self.connections():
                    await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Say goodbye, and close the store and all else that is shared."""
        await self.farewell()
        await self.services.close()

    def room(self, table: str) -> Room:
        """The room of a table; whether there is such a table shows when it is entered."""
        found = self.rooms.get(table)
        if found is None:
            found = Room(self.services, table, self._scheduled, self._forget)
            self.rooms[table] = found
        return found

    def _forget(self, room: Room) -> None:
        """Forget a room, because there is no such table."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def _hear(self, table: str, seq: int) -> None:
        """Let the room catch up: the log of its table has grown, perhaps by another process."""
        room = self.rooms.get(table)
        if room is None or seq <= room.subscribers.sent:
            return
        if room.subscribers.connections or room.table is not None:
            task = asyncio.get_running_loop().create_task(room.hear(seq))
            self._heard.add(task)
            task.add_done_callback(self._heard.discard)

    async def _sweep(self) -> None:
        """Put tables to sleep that nobody uses."""
        sleep_after, clock = self.services.config.sleep_after, self.services.monotonic
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, sleep_after))
            old = clock() - sleep_after
            for room in list(self.rooms.values()):
                if room.used > old or room.lock.locked() or not room.scheduler.resting():
                    continue
                room.sleep()
                if not room.subscribers.connections and not room.scheduler.ticking():
                    del self.rooms[room.id]
            self.services.metrics.awake.set(self.awake())

    def awake(self) -> int:
        return sum(1 for room in self.rooms.values() if room.table is not None)

    def connections(self) -> int:
        return sum(len(room.subscribers.connections) for room in self.rooms.values())
