"""What a sleeping table costs in the memory of the server."""

from __future__ import annotations

import asyncio
import random
from typing import Final

from ludoteka.client import Lobby
from ludoteka.drills.event_loop import raise_file_limit, run
from ludoteka.drills.load.tasks import AT_ONCE, all_done
from ludoteka.drills.process_usage import Usage
from ludoteka.drills.progress import Say, say_nothing
from ludoteka.drills.server_process import NO_LIMITS_PER_ADDRESS, ServerProcess, own_server
from ludoteka.drills.table import DrillTable

SLEEP_AFTER: Final = 2  # seconds
FEW_MOVES: Final = 4
WARM_UP: Final = 60  # tables that are opened before memory is first looked at


def asleep(tables: int, *, say: Say = say_nothing) -> dict[str, object]:
    """Measure what a sleeping table costs in memory: left alone, and with its people.

    Each has a server of its own: memory that one drill has freed must not flatter the other.
    """
    raise_file_limit()
    flags = (*NO_LIMITS_PER_ADDRESS, "--sleep-after", str(SLEEP_AFTER))
    result: dict[str, object] = {"tables": tables}
    for name, connected in (("alone", False), ("connected", True)):
        with own_server(flags) as server:
            before, after = run(_asleep(server, tables, connected, say))
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
    server: ServerProcess, tables: int, connected: bool, say: Say
) -> tuple[Usage | None, Usage | None]:
    """Measure memory before and after so many tables were opened and fell asleep."""
    async with Lobby(server.url) as lobby:
        await _play_few_moves(lobby, server.url, WARM_UP, connected=False)
        await _until_all_sleep(lobby)
        before = server.usage()
        opened = await _play_few_moves(lobby, server.url, tables, connected=connected)
        await _until_all_sleep(lobby)
        after = server.usage()
        say(f"{tables} tables asleep, {'with' if connected else 'without'} their people")
        await all_done(table.stand_up() for table in opened)
    return before, after


async def _play_few_moves(lobby: Lobby, url: str, tables: int, connected: bool) -> list[DrillTable]:
    games = (await lobby.games()).games
    chance = random.Random(0)
    opening = asyncio.Semaphore(AT_ONCE)
    opened = []

    async def play(number: int) -> None:
        async with opening:
            game = games[number % len(games)]
            table = await DrillTable.open(lobby, game, max(game.seats[0], min(3, game.seats[1])))
            await table.sit_down(url)
            for _ in range(FEW_MOVES):
                await table.move(chance)
            if not connected:
                await table.stand_up()
            opened.append(table)

    await all_done(play(number) for number in range(tables))
    return opened


async def _until_all_sleep(lobby: Lobby) -> None:
    while (await lobby.health()).awake:
        await asyncio.sleep(0.5)
    await asyncio.sleep(1.0)
