"""How long a move takes to reach everybody, with many tables over real connections.

The latency of a move is from sending the command to the last of the table's connections having
the news, all by the clock of this process: what this process itself costs is part of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
from collections import Counter
from collections.abc import Iterator
from time import perf_counter, process_time
from typing import Any

from ludoteka.client import ClientFault, Lobby
from ludoteka.client.connection import Transport
from ludoteka.drills.event_loop import raise_file_limit, run
from ludoteka.drills.load.tasks import AT_ONCE, all_done
from ludoteka.drills.percentile import percentile
from ludoteka.drills.process_usage import Usage
from ludoteka.drills.progress import Say, say_nothing
from ludoteka.drills.server_process import ServerProcess, own_server
from ludoteka.drills.table import MOST_SEATS, PATIENCE, DrillTable
from ludoteka.protocol.answers import GameInfo


class Load:
    """So many tables, at each of which somebody moves once in every `pause` seconds."""

    def __init__(
        self,
        url: str,
        tables: int,
        seconds: float,
        pause: float = 2.0,
        *,
        transport: Transport = "socket",
        patience: float = PATIENCE,
        seed: int = 0,
        say: Say = say_nothing,
    ) -> None:
        self.url = url
        self.tables = tables
        self.seconds = seconds
        self.pause = pause
        self.errors: Counter[str] = Counter()
        self.latencies: list[float] = []
        self.ended = 0  # games that were played to their end
        self._transport: Transport = transport
        self._patience = patience
        self._chance = random.Random(seed)
        self._say = say
        self._games: list[GameInfo] = []
        self._opening = asyncio.Semaphore(AT_ONCE)
        self._tables: dict[int, DrillTable] = {}

    async def measure(self, server: ServerProcess | None = None) -> dict[str, object]:
        """Open the tables, then measure for so many seconds."""
        async with Lobby(self.url) as lobby:
            self._games = (await lobby.games()).games
            began = perf_counter()
            await all_done(self._open(lobby, number) for number in range(self.tables))
            opening = perf_counter() - began
            self._say(f"{len(self._tables)} tables opened in {opening:.1f} s")
            before, own, began = _usage(server), process_time(), perf_counter()
            with _garbage_collection_off():
                await all_done(self._drive(lobby, number, began) for number in self._tables.copy())
            wall = perf_counter() - began
            load_cpu, after = (process_time() - own) / wall, _usage(server)
            bots = None if server is None else server.bots_usage()
            connections = sum(len(table.chairs) for table in self._tables.values())
            for table in self._tables.values():
                if table.reconnects:
                    self.errors["a connection was lost"] += table.reconnects
            await all_done(table.stand_up() for table in self._tables.values())
        return {
            "tables": len(self._tables),
            "connections": connections,
            "moves": len(self.latencies),
            "errors": self.errors.total(),
            "p50_ms": percentile(self.latencies, 50),
            "p95_ms": percentile(self.latencies, 95),
            "p99_ms": percentile(self.latencies, 99),
            "max_ms": percentile(self.latencies, 100),
            "server_rss_mb": None if after is None else round(after.rss_mb, 1),
            "server_cpu": _cores(before, after, wall),
            "bots_rss_mb": None if bots is None else round(bots.rss_mb, 1),
            "load_cpu": round(load_cpu, 2),
            "opening_s": round(opening, 1),
            "seconds": round(wall, 1),
            "games_ended": self.ended,
            "faults": dict(self.errors.most_common(10)),
        }

    async def _open(self, lobby: Lobby, number: int) -> None:
        """Open another table: all games, and all numbers of seats, take turns."""
        game = self._games[number % len(self._games)]
        low, high = game.seats[0], min(game.seats[1], MOST_SEATS)
        seats = low + number // len(self._games) % (high - low + 1)
        async with self._opening:
            with self._errors():
                table = await DrillTable.open(lobby, game, seats)
                await table.sit_down(self.url, transport=self._transport, patience=self._patience)
                self._tables[number] = table

    async def _drive(self, lobby: Lobby, number: int, began: float) -> None:
        """Move at this table's own times, which are spread evenly among those of all others."""
        due = began + self.pause * number / self.tables
        while due < began + self.seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            with self._errors():
                table = self._tables[number]
                taken = await table.move(self._chance)
                if taken is None:
                    self.ended += 1
                    await table.stand_up()
                    await self._open(lobby, number)
                else:
                    self.latencies.append(taken)
            while due < perf_counter():
                due += self.pause

    def _errors(self) -> _Errors:
        return _Errors(self.errors)


class _Errors:
    """A context that counts the errors within it, by what they say."""

    def __init__(self, found: Counter[str]) -> None:
        self._found = found

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, fault: Any, trace: Any) -> bool:
        if isinstance(fault, ClientFault | TimeoutError | OSError):
            self._found[f"{type(fault).__name__}: {fault}"] += 1
            return True
        return False


def load(
    tables: int,
    seconds: float,
    pause: float = 2.0,
    *,
    url: str | None = None,
    transport: Transport = "socket",
    patience: float = PATIENCE,
    say: Say = say_nothing,
) -> dict[str, object]:
    """Measure a server of its own, or one that runs at this url."""

    async def at(url: str, server: ServerProcess | None = None) -> dict[str, object]:
        drill = Load(url, tables, seconds, pause, transport=transport, patience=patience, say=say)
        return await drill.measure(server)

    if url is not None:
        return run(at(url))
    raise_file_limit()
    with own_server() as server:
        return run(at(server.url, server))


@contextlib.contextmanager
def _garbage_collection_off() -> Iterator[None]:
    """Keep Python's collector off: with thousands of views its pauses would pass for latency."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _usage(server: ServerProcess | None) -> Usage | None:
    return None if server is None else server.usage()


def _cores(before: Usage | None, after: Usage | None, wall: float) -> float | None:
    """Tell how many cores a process kept busy: 1.0 is one of them all the time."""
    if before is None or after is None:
        return None
    return round((after.cpu - before.cpu) / wall, 2)
