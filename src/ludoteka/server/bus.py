"""How the processes that serve the same tables tell each other that a log has grown.

The log decides; the bus only saves everybody from asking it again and again. `LocalBus` is for one
process, or for several halls within it; a bus over a network would do the same for many machines.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

# Is told the table and the last seq of its log.
Listener: TypeAlias = Callable[[str, int], None]


class Bus(Protocol):
    async def publish(self, table: str, seq: int) -> None:
        """Tell all listeners, here and elsewhere, that the log of a table has grown to this seq."""

    async def subscribe(self, listener: Listener) -> None:
        """Be told from now on."""

    async def close(self) -> None:
        """Let go."""


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
