"""A bus within one process, also between several servers in it."""

from __future__ import annotations

from ludoteka.server.bus.interface import Listener


class LocalBus:
    """All within one process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def publish(self, table: str, seq: int) -> None:
        for listener in self._listeners:
            listener(table, seq)

    async def subscribe(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def close(self) -> None:
        self._listeners.clear()
