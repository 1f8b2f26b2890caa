"""A table of a drill, with a connection for each seat and some for onlookers."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from time import perf_counter
from typing import Final, Self

from ludoteka.client import Chair, Lobby, sit
from ludoteka.client.connection import Transport
from ludoteka.protocol.answers import GameInfo
from ludoteka.protocol.forms import NewTable, SeatForm
from ludoteka.protocol.server_messages import Done, FromServer, News, View, Welcome

CHAIRS: Final = 4
MOST_SEATS: Final = 4  # at the tables of a drill
PATIENCE: Final = 30.0  # seconds until a move that nobody saw is an error


class DrillTable:
    """A running game whose seats are all ours: any seat that has to act makes the next move."""

    def __init__(self, game: GameInfo, table: str, host: str, tokens: list[str]) -> None:
        self.game = game
        self.id = table
        self.host = host
        self.tokens = tokens
        self.chairs: list[Chair] = []  # of the seats in order, then of onlookers
        self.reconnects = 0
        self._arrivals: list[list[tuple[int, float]]] = []  # by chair: which seq was there when
        self._sitting = contextlib.AsyncExitStack()

    @classmethod
    async def open(cls, lobby: Lobby, game: GameInfo, seats: int) -> Self:
        """Open and start a table for so many seats; nobody sits there yet."""
        names = [SeatForm(kind="device", name=f"Player {seat + 1}") for seat in range(seats)]
        opened = await lobby.open_table(NewTable(game=game.id, seats=names))
        await lobby.start(opened.table.id, opened.host)
        tokens = [opened.seats[str(seat)] for seat in range(seats)]
        return cls(game, opened.table.id, opened.host, tokens)

    async def sit_down(
        self,
        url: str,
        chairs: int = CHAIRS,
        *,
        transport: Transport = "socket",
        patience: float = PATIENCE,
    ) -> None:
        """Connect a chair for each seat, and onlookers until there are so many chairs."""
        for number in range(max(chairs, len(self.tokens))):
            tokens = self.tokens[number : number + 1]
            chair = sit(url, self.id, tokens, transport=transport, patience=patience)
            await self._sitting.enter_async_context(chair)
            chair.watch(self._watcher())
            self.chairs.append(chair)

    async def stand_up(self) -> None:
        await self._sitting.aclose()
        self.chairs.clear()
        self._arrivals.clear()

    async def move(self, chance: random.Random) -> float | None:
        """Make any legal move; None: the game is over.

        What is returned are the seconds from sending it until every chair had the news.
        """
        waiting = self.waiting_for()
        if not waiting:
            return None
        seat = chance.choice(waiting)
        view = self.chairs[seat].view(seat)
        assert view is not None, "a seat that is waited for has a view"
        for arrived in self._arrivals:
            arrived.clear()
        sent = perf_counter()
        async with asyncio.timeout(PATIENCE):
            done = await self.chairs[seat].move(seat, chance.choice(view["moves"]))
            for chair in self.chairs:
                await chair.reached(done.seq)
        return max(_first(arrived, done) for arrived in self._arrivals) - sent

    def waiting_for(self) -> list[int]:
        """List the seats that have to act, each by its own view."""
        found = []
        for seat in range(len(self.tokens)):
            view = self.chairs[seat].view(seat)
            if view is not None and seat in view["waiting"]:
                found.append(seat)
        return found

    def _watcher(self) -> Callable[[FromServer], None]:
        arrived: list[tuple[int, float]] = []
        self._arrivals.append(arrived)

        def watch(message: FromServer) -> None:
            if isinstance(message, News | View):
                arrived.append((message.seq, perf_counter()))
            elif isinstance(message, Welcome):
                self.reconnects += 1

        return watch


def _first(arrived: list[tuple[int, float]], done: Done) -> float:
    return next(at for seq, at in arrived if seq >= done.seq)
