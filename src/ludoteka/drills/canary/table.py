"""A table where everybody keeps what it hears."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from ludoteka.core.game import Game
from ludoteka.drills.canary.knowledge import Viewer
from ludoteka.drills.canary.listener import PATIENCE, Listener


class ListenedTable:
    """A table with a listener in each seat, and one who looks on."""

    def __init__(
        self, url: str, table: str, rules: Game, seats: int, tokens: dict[Viewer | str, str]
    ) -> None:
        self.id = table
        self.rules = rules
        self.seats = seats
        self.tokens = tokens  # by seat, or by another name: host, invitation
        self.listeners: list[Listener] = []  # of the seats in order, then an onlooker
        self.moves = 0
        self._url = url

    async def sit_down(self) -> None:
        """Connect the listeners of the seats in order, then an onlooker."""
        for seat in (*range(self.seats), None):
            token = None if seat is None else self.tokens[seat]
            listener = Listener(self._url, self.id, seat, token)
            self.listeners.append(listener)
            await listener.connect()

    @staticmethod
    def view(listener: Listener) -> dict[str, Any]:
        """Give the view that a listener has, once the game has begun."""
        assert listener.view is not None, "the game has begun"
        return listener.view

    async def all_reach(self, seq: int) -> None:
        """Wait until everybody has heard of this entry, and of the end if there is one."""
        for listener in self.listeners:
            await listener.reach(seq)
        if self.view(self.listeners[0])["result"] is not None:
            await self.until(lambda listener: listener.over)

    async def until(self, holds: Callable[[Listener], bool]) -> None:
        """Wait until something holds for everybody."""
        async with asyncio.timeout(PATIENCE):
            while not all(holds(listener) for listener in self.listeners):
                await asyncio.sleep(0.002)

    def any_seat(self, chance: random.Random) -> Listener:
        """Draw one of the seats."""
        return chance.choice(self.listeners[:-1])

    async def close(self) -> None:
        """Close the connections of all listeners."""
        for listener in self.listeners:
            await listener.close()
