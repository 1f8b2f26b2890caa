"""`ludoteka load`: many tables over real connections, and how long a move takes to reach everybody.

The latency of a move is from sending the command to the last of the table's connections having
the news, all by the clock of this process; so it holds what this process itself costs.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import random
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Iterator
from time import perf_counter, process_time
from typing import Any, Final, TypeVar

from ludoteka.client import ClientFault, Lobby
from ludoteka.client.wires import Transport
from ludoteka.drills.party import PATIENCE, Party
from ludoteka.drills.serving import FLAGS, Serving, Usage, allow_sockets, own_server, unheard
from ludoteka.protocol.forms import GameInfo

Done = TypeVar("Done")
Say = Callable[[str], None]

AT_ONCE: Final = 16  # tables being opened
SEATS_MOST: Final = 4
SLEEP_AFTER: Final = 2  # seconds, in the drill of sleeping tables
FEW_MOVES: Final = 4
WARM_UP: Final = 60  # tables that are opened before memory is first looked at


def run(drill: Coroutine[Any, Any, Done]) -> Done:
    """Run a drill on the fastest loop there is."""
    allow_sockets()
    new_loop: Callable[[], asyncio.AbstractEventLoop] | None = None
    with contextlib.suppress(ImportError):  # there is none for Windows
        new_loop = importlib.import_module("uvloop").new_event_loop
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(drill)


class Load:
    """So many tables, each of which moves once in every `pause` seconds."""

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
        say: Say = unheard,
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
        self._parties: dict[int, Party] = {}

    async def measure(self, serving: Serving | None = None) -> dict[str, object]:
        """Open the tables, then measure for so many seconds."""
        async with Lobby(self.url) as lobby:
            self._games = (await lobby.games()).games
            began = perf_counter()
            await _all(self._open(lobby, number) for number in range(self.tables))
            opening = perf_counter() - began
            self._say(f"{len(self._parties)} tables opened in {opening:.1f} s")
            before, own, began = _usage(serving), process_time(), perf_counter()
            with _uncollected():
                await _all(self._drive(lobby, number, began) for number in self._parties.copy())
            wall = perf_counter() - began
            load_cpu, after = (process_time() - own) / wall, _usage(serving)
            bots = None if serving is None else serving.bots()
            connections = sum(len(party.chairs) for party in self._parties.values())
            for party in self._parties.values():
                if party.reconnects:
                    self.errors["a connection was lost"] += party.reconnects
            await _all(party.stand_up() for party in self._parties.values())
        return {
            "tables": len(self._parties),
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
        """Another table: all games, and all numbers of seats, in turn."""
        game = self._games[number % len(self._games)]
        low, high = game.seats[0], min(game.seats[1], SEATS_MOST)
        seats = low + number // len(self._games) % (high - low + 1)
        async with self._opening:
            with self._errors():
                party = await Party.open(lobby, game, seats)
                await party.sit_down(self.url, transport=self._transport, patience=self._patience)
                self._parties[number] = party

    async def _drive(self, lobby: Lobby, number: int, began: float) -> None:
        """Move at this table's own times, spread evenly among those of all others."""
        due = began + self.pause * number / self.tables
        while due < began + self.seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            with self._errors():
                party = self._parties[number]
                taken = await party.move(self._chance)
                if taken is None:
                    self.ended += 1
                    await party.stand_up()
                    await self._open(lobby, number)
                else:
                    self.latencies.append(taken)
            while due < perf_counter():
                due += self.pause

    def _errors(self) -> _Errors:
        return _Errors(self.errors)


class _Errors:
    """Counts what goes wrong, by what it says."""

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
    say: Say = unheard,
) -> dict[str, object]:
    """The figures of `ludoteka load`: of a server of its own, or of one that runs at this url."""

    async def at(url: str, serving: Serving | None = None) -> dict[str, object]:
        drill = Load(url, tables, seconds, pause, transport=transport, patience=patience, say=say)
        return await drill.measure(serving)

    if url is not None:
        return run(at(url))
    allow_sockets()
    with own_server() as serving:
        return run(at(serving.url, serving))


def asleep(tables: int, *, say: Say = unheard) -> dict[str, object]:
    """What a table costs in the server's memory while it sleeps: left alone, and with its people.

    Each on a server of its own: memory that one drill has freed must not flatter the other.
    """
    allow_sockets()
    flags = (*FLAGS, "--sleep-after", str(SLEEP_AFTER))
    result: dict[str, object] = {"tables": tables}
    for name, connected in (("alone", False), ("connected", True)):
        with own_server(flags) as serving:
            before, after = run(_asleep(serving, tables, connected, say))
        result[f"{name}_rss_before_mb"] = None if before is None else round(before.rss_mb, 1)
        result[f"{name}_rss_mb"] = None if after is None else round(after.rss_mb, 1)
        if before is None or after is None:
            result[f"{name}_kb_per_table"] = None
        else:
            result[f"{name}_kb_per_table"] = round(
                (after.rss_mb - before.rss_mb) * 1024 / tables, 1
            )
    return result


async def _asleep(
    serving: Serving, tables: int, connected: bool, say: Say
) -> tuple[Usage | None, Usage | None]:
    """Memory before and after so many tables were opened, played at a little, and fell asleep."""
    async with Lobby(serving.url) as lobby:
        await _play_a_little(lobby, serving.url, WARM_UP, connected=False)
        await _until_all_sleep(lobby)
        before = serving.usage()
        parties = await _play_a_little(lobby, serving.url, tables, connected=connected)
        await _until_all_sleep(lobby)
        after = serving.usage()
        say(f"{tables} tables asleep, {'with' if connected else 'without'} their people")
        await _all(party.stand_up() for party in parties)
    return before, after


async def _play_a_little(lobby: Lobby, url: str, tables: int, connected: bool) -> list[Party]:
    games = (await lobby.games()).games
    chance = random.Random(0)
    opening = asyncio.Semaphore(AT_ONCE)
    parties = []

    async def play(number: int) -> None:
        async with opening:
            game = games[number % len(games)]
            party = await Party.open(lobby, game, max(game.seats[0], min(3, game.seats[1])))
            await party.sit_down(url)
            for _ in range(FEW_MOVES):
                await party.move(chance)
            if not connected:
                await party.stand_up()
            parties.append(party)

    await _all(play(number) for number in range(tables))
    return parties


async def _until_all_sleep(lobby: Lobby) -> None:
    while (await lobby.health()).awake:
        await asyncio.sleep(0.5)
    await asyncio.sleep(1.0)


async def _all(jobs: Iterable[Coroutine[Any, Any, None]]) -> None:
    async with asyncio.TaskGroup() as group:
        for job in jobs:
            group.create_task(job)


@contextlib.contextmanager
def _uncollected() -> Iterator[None]:
    """Without Python's collector: with thousands of views its pauses would pass for latency."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def percentile(seconds: list[float], percent: int) -> float | None:
    """In milliseconds: at least so many percent took no longer."""
    if not seconds:
        return None
    rank = -(-len(seconds) * percent // 100)
    return round(sorted(seconds)[max(0, rank - 1)] * 1000, 1)


def _usage(serving: Serving | None) -> Usage | None:
    return None if serving is None else serving.usage()


def _cores(before: Usage | None, after: Usage | None, wall: float) -> float | None:
    """How many cores a process kept busy: 1.0 is one of them all the time."""
    if before is None or after is None:
        return None
    return round((after.cpu - before.cpu) / wall, 2)
