"""`ludoteka torture`: the server is killed again and again while people play. Is anything lost?

lost: acknowledged, and not in the log. doubled: in the log, and not acknowledged exactly once.
diverged: the server and its clients disagree about anything else: a view's digest, what was told
live and what the history says, a record that can't be verified.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Final, TypeVar

from ludoteka.client import Failed, Lobby, Unreachable, sit
from ludoteka.core import registry
from ludoteka.drills.event_loop import run
from ludoteka.drills.history import whole_log
from ludoteka.drills.progress import Say, say_nothing
from ludoteka.drills.record_check import record_faults
from ludoteka.drills.server_process import ServerProcess, own_server
from ludoteka.drills.table import MOST_SEATS
from ludoteka.drills.torture.comparison import Findings, compare_promises, compare_told
from ludoteka.drills.torture.player import Player
from ludoteka.drills.torture.table import TortureTable
from ludoteka.drills.torture.witness import Witness
from ludoteka.protocol.answers import GameInfo
from ludoteka.protocol.forms import NewTable, SeatForm
from ludoteka.protocol.table import Entry

Answer = TypeVar("Answer")

LATEST: Final = 1.2  # seconds after a start: the server is killed no later
PROGRESS: Final = 10.0  # seconds to wait for an acknowledgement before the next kill
CUTS: Final = 0.4  # seconds between two connections that are cut, on average
ENDING: Final = 60.0


class Torture:
    """Tables of all games and sizes, where people play while the server dies and comes back."""

    def __init__(
        self, server: ServerProcess, kills: int, *, seed: int | None = None, say: Say = say_nothing
    ) -> None:
        self.findings = Findings()
        self.tables: list[TortureTable] = []
        self._server = server
        self._kills = kills
        self._chance = random.Random(seed)
        self._say = say
        self._lobby = Lobby(server.url)

    async def torture(self) -> dict[str, object]:
        """Play and kill, then compare what everybody remembers with what is stored."""
        began = perf_counter()
        async with self._lobby:
            for game in (await self._lobby.games()).games:
                for seats in range(game.seats[0], min(game.seats[1], MOST_SEATS) + 1):
                    await self._open(game, seats)
            cuts = asyncio.ensure_future(self._cut_connections())
            for kill in range(self._kills):
                await self._play_and_kill()
                self._say(f"{kill + 1} kills, {self.acknowledged()} commands acknowledged")
            cuts.cancel()
            await self._stop()
            records = 0
            for table in self.tables:
                records += await self._audit(table)
        players = [player for table in self.tables for player in table.players]
        return {
            "kills": self._kills,
            "acknowledged": self.acknowledged(),
            "lost": len(self.findings.lost),
            "doubled": len(self.findings.doubled),
            "diverged": len(self.findings.diverged),
            "tables": len(self.tables),
            "seats": len(players),
            "records": records,
            "reconnects": sum(player.witness.reconnects for player in players),
            "stale": sum(player.stale for player in players),
            "refused": sum(player.refused for player in players),
            "seconds": round(perf_counter() - began, 1),
            "faults": [
                *(f"lost: {fault}" for fault in self.findings.lost[:10]),
                *(f"doubled: {fault}" for fault in self.findings.doubled[:10]),
                *(f"diverged: {fault}" for fault in self.findings.diverged[:10]),
            ],
        }

    def acknowledged(self) -> int:
        return sum(len(player.promises) for table in self.tables for player in table.players)

    # Playing and killing.

    async def _open(self, game: GameInfo, seats: int) -> None:
        forms = [SeatForm(kind="device", name=f"Player {seat + 1}") for seat in range(seats)]
        opened = await self._insist(
            lambda: self._lobby.open_table(NewTable(game=game.id, seats=forms))
        )
        info = opened.table
        table = TortureTable(info.id, opened.host, game, seats)
        # The rules of this process, to spell moves with.
        rules = registry.make(game.id, dict(info.options))
        for seat in range(seats):
            chance = random.Random(self._chance.random())
            token = opened.seats[str(seat)]
            player = Player(self._server.url, table.id, seat, token, rules, chance)
            table.players.append(player)
        table.tasks = [asyncio.ensure_future(player.play()) for player in table.players]
        table.tasks.append(asyncio.ensure_future(self._look_on(table)))
        self.tables.append(table)
        await self._start(table)

    async def _start(self, table: TortureTable) -> None:
        """Start a table; if the server dies before it answers, the table comes back started."""
        try:
            await self._insist(lambda: self._lobby.start(table.id, table.host))
        except Failed as failed:
            info = await self._insist(lambda: self._lobby.table(table.id))
            if info.status == "gathering":
                raise failed from None

    async def _look_on(self, table: TortureTable) -> None:
        chair = sit(self._server.url, table.id, transport="socket", patience=120.0, check=True)
        table.onlooker = Witness(chair, None)
        async with chair:
            await asyncio.get_running_loop().create_future()  # until it is cancelled

    async def _play_and_kill(self) -> None:
        before, deadline = self.acknowledged(), perf_counter() + PROGRESS
        while self.acknowledged() == before and perf_counter() < deadline:
            await asyncio.sleep(0.01)
        await asyncio.sleep(self._chance.uniform(0.0, LATEST))
        self._server.kill()
        await asyncio.to_thread(self._server.start)
        for table in [one for one in self.tables if one.over() and one.tasks]:
            table.tasks[-1].cancel()
            table.tasks = []
            await self._open(table.game, table.seats)

    async def _cut_connections(self) -> None:
        """Cut connections: networks fail too, and not only together with the server."""
        while True:
            await asyncio.sleep(self._chance.uniform(0.0, 2 * CUTS))
            table = self._chance.choice(self.tables)
            self._chance.choice(table.players).chair.reconnect()

    async def _stop(self) -> None:
        """Let everybody finish the command that is under way."""
        for table in self.tables:
            for player in table.players:
                player.stopping = True
        for table in self.tables:
            plays = table.tasks[: len(table.players)]
            if plays:
                _, late = await asyncio.wait(plays, timeout=ENDING)
                for task in late:
                    self.findings.diverged.append(f"{table.id}: a command is not answered")
                    task.cancel()
                for task in table.tasks[len(table.players) :]:
                    task.cancel()
                results = await asyncio.gather(*table.tasks, return_exceptions=True)
                for fault in results:
                    if isinstance(fault, Exception):
                        self.findings.diverged.append(f"{table.id}: {fault!r}")

    async def _insist(self, ask: Callable[[], Awaitable[Answer]]) -> Answer:
        """Ask until there is an answer: the server may just be away."""
        while True:
            with contextlib.suppress(Unreachable):
                return await ask()
            await asyncio.sleep(0.1)

    # Comparing.

    async def _audit(self, table: TortureTable) -> int:
        """Compare a table's log with its people's memory; return how many records were checked."""
        where = f"{table.game.id} {table.id}"
        log: dict[int, Entry] = {}
        for player in table.players:
            log = await self._log(table, player.token)
            compare_promises(f"{where} seat {player.seat}", player, log, self.findings)
            compare_told(f"{where} seat {player.seat}", player.witness, log, self.findings)
            await self._look_again(table, player)
        if table.onlooker is not None:
            compare_told(where, table.onlooker, await self._log(table, None), self.findings)
        info = await self._lobby.table(table.id)
        if info.status != "finished":
            await self._lobby.end(table.id, table.host)
        export = await self._lobby.record(table.id)
        if export.record is None:
            self.findings.diverged.append(f"{where}: finished, and without a record")
            return 0
        faults = record_faults(export.record, list(log.values()))
        self.findings.diverged += [f"{where}: {fault}" for fault in faults]
        return 1

    async def _log(self, table: TortureTable, token: str | None) -> dict[int, Entry]:
        """Fetch the whole log by seq, as the holder of this token sees it."""
        return {entry.seq: entry for entry in await whole_log(self._lobby, table.id, token)}

    async def _look_again(self, table: TortureTable, player: Player) -> None:
        """Compare what somebody who comes anew is shown with what the old chair has."""
        async with sit(self._server.url, table.id, [player.token], check=True) as chair:
            fresh, known = chair.seat_view(player.seat), player.chair.seat_views.get(player.seat)
            if known is not None and known.seq == fresh.seq and known.digest != fresh.digest:
                self.findings.diverged.append(
                    f"{table.id} seat {player.seat}: {known.digest} at {known.seq}, "
                    f"and {fresh.digest} for somebody who comes anew"
                )


def torture(kills: int, *, seed: int | None = None, say: Say = say_nothing) -> dict[str, object]:
    """Torture a server of its own, and return the figures of `ludoteka torture`."""
    with own_server() as server:

        async def drill() -> dict[str, object]:
            return await Torture(server, kills, seed=seed, say=say).torture()

        return run(drill())
