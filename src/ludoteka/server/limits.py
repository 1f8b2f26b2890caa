"""Limits for clients: generous enough for a class behind one address, and never a ban."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

# What is counted for each address: see `Limits`.
Counted = Literal["joins", "checks"]


class Limits(Struct, kw_only=True, frozen=True):
    """What one token, one address or one connection may use."""

    messages: int = 100  # of one token within 20 seconds
    joins: int = 60  # of one address within a minute: tables opened and joined, codes tried
    checks: int = 240  # of one address within a minute: content files that somebody works on
    sockets: int = 200  # of one address at a time
    outbox_bytes: int = 262_144  # waiting for one connection that reads slowly
    chats: int = 3  # of one seat at once; then one every 2 seconds


class Allowance:
    """So many times within a window of seconds, counted for each key on its own (a token bucket).

    A key that has its full allowance back is forgotten, so memory is bounded by who is active.
    """

    def __init__(self, times: int, seconds: float, clock: Callable[[], float]) -> None:
        self.times = times
        self.rate = times / seconds
        self._clock = clock
        self._debts: dict[str, tuple[float, float]] = {}  # by key: used, when

    def take(self, key: str) -> float:
        """0 if it is allowed; otherwise the seconds to wait, and nothing is used."""
        now = self._clock()
        used, when = self._debts.get(key, (0.0, now))
        used = max(0.0, used - max(0.0, now - when) * self.rate)
        if used + 1 > self.times:
            self._debts[key] = (used, now)
            return (used + 1 - self.times) / self.rate
        self._debts[key] = (used + 1, now)
        if len(self._debts) > 1000:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        gone = [
            key
            for key, (used, when) in self._debts.items()
            if used <= max(0.0, now - when) * self.rate
        ]
        for key in gone:
            del self._debts[key]
