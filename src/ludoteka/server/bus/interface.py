"""How the processes that serve the same tables tell each other that a log has grown.

The log decides; the bus only saves everybody from asking it again and again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

# Is told the table and the last seq of its log.
Listener: TypeAlias = Callable[[str, int], None]


class Bus(Protocol):
    """What a bus must do."""

    async def publish(self, table: str, seq: int) -> None:
        """Tell all listeners, here and elsewhere, that the log of a table has grown to this seq."""

    async def subscribe(self, listener: Listener) -> None:
        """Call `listener` for every publication from now on."""

    async def close(self) -> None:
        """Stop delivering, and free what the bus holds."""
