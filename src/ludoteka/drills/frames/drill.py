"""`ludoteka frames`: frames that nobody should send, in great numbers. Does the server stand it?

crashes: what the server failed on by its own count, and every traceback in its log.
unacknowledged: entries of a log that nobody was told of as the answer to a command.
lost: acknowledged, and not in the log. unanswered: a message that got no answer, or more than one.
Next to all this a game is played as usual, and must not notice.
"""

from __future__ import annotations

import asyncio
import random
from time import perf_counter
from typing import Final

import httpx
import msgspec

from ludoteka.client import ClientFault, Lobby
from ludoteka.core import registry
from ludoteka.core.game import Game
from ludoteka.drills.event_loop import run
from ludoteka.drills.frames.crashes import counted_crashes, tracebacks
from ludoteka.drills.frames.hostile_client import HostileClient
from ludoteka.drills.frames.ledger import Ledger
from ludoteka.drills.frames.mangler import Mangler
from ludoteka.drills.frames.tally import Tally
from ludoteka.drills.frames.valid_message import valid_message
from ludoteka.drills.history import whole_log
from ludoteka.drills.percentile import percentile
from ludoteka.drills.progress import Say, say_nothing
from ludoteka.drills.record_check import record_faults
from ludoteka.drills.server_process import NO_LIMITS_PER_ADDRESS, ServerProcess, own_server
from ludoteka.drills.table import MOST_SEATS, DrillTable
from ludoteka.protocol.answers import GameInfo

UNLIMITED: Final = (*NO_LIMITS_PER_ADDRESS, "--messages-per-20-seconds", "100000000")
BURST: Final = 40  # frames that are sent at once
FATAL_ENDS: Final = 0.25  # so many bursts end with a frame that ends the connection
ROUNDS: Final = 60  # bursts of everybody at a table, until it is looked into and left
CONTROL_PAUSE: Final = 0.05
FAULTS_MOST: Final = 20


class Frames:
    """Tables of all games with hostile clients, and one table that is left in peace."""

    def __init__(
        self, server: ServerProcess, count: int, *, seed: int | None = None, say: Say = say_nothing
    ) -> None:
        self.url = server.url
        self.tally = Tally()
        self.unacknowledged: list[str] = []
        self.lost: list[str] = []
        self.latencies: list[float] = []  # of the moves at the table that is left in peace
        self.records = 0
        self._server = server
        self._count = count
        self._seed = random.randrange(2**32) if seed is None else seed
        self._chance = random.Random(self._seed)
        self._say = say
        self._lobby = Lobby(server.url)

    async def measure(self) -> dict[str, object]:
        """Send so many frames, then compare all tables with what was acknowledged."""
        began = perf_counter()
        async with self._lobby:
            games = (await self._lobby.games()).games
            peace = asyncio.create_task(self._play_in_peace(games[0]))
            async with asyncio.TaskGroup() as group:
                for game in games:
                    for seats in sorted({game.seats[0], min(game.seats[1], MOST_SEATS)}):
                        group.create_task(self._attack(game, seats))
            peace.cancel()
            await asyncio.wait([peace])
            if not peace.cancelled():
                self.tally.fault(f"the table that was left in peace: {peace.exception()!r}")
            crashes = await self._crashes()
        return {
            "frames": self.tally.frames,
            "answers": self.tally.answers.total(),
            "closed": self.tally.closed,
            "crashes": crashes,
            "unacknowledged": len(self.unacknowledged),
            "lost": len(self.lost),
            "unanswered": self.tally.unanswered,
            "acknowledged": sum(len(ledger.promises) for ledger in self.tally.ledgers.values()),
            "tables": len(self.tally.ledgers),
            "records": self.records,
            "control_moves": len(self.latencies),
            "control_p95_ms": percentile(self.latencies, 95),
            "by_answer": dict(self.tally.answers.most_common()),
            "by_code": {str(code): times for code, times in self.tally.codes.most_common()},
            "seed": self._seed,
            "seconds": round(perf_counter() - began, 1),
            "faults": [
                *(f"{times} times {fault}" for fault, times in self.tally.faults.most_common()),
                *self.unacknowledged,
                *self.lost,
            ][:FAULTS_MOST],
        }

    # Sending.

    async def _attack(self, game: GameInfo, seats: int) -> None:
        """Attack one table after the other, until enough frames are sent."""
        rules = registry.make(game.id)
        while self.tally.frames < self._count:
            ledger = await self.open(game, seats)
            table = ledger.table
            clients = [
                HostileClient(self.url, self.tally, table.id, [token], seat)
                for seat, token in enumerate(table.tokens)
            ]
            clients += [
                HostileClient(self.url, self.tally, table.id, table.tokens[:1], 0),  # another tab
                HostileClient(self.url, self.tally, table.id, [table.host], 0),
                HostileClient(self.url, self.tally, table.id, [], 0),
            ]
            async with asyncio.TaskGroup() as group:
                for client in clients:
                    group.create_task(self._rounds(client, rules))
            for client in clients:
                await client.leave()
            await self.look_into(ledger)
            self._say(f"{self.tally.frames} frames, {self.tally.answers.total()} answers")

    async def _rounds(self, client: HostileClient, rules: Game) -> None:
        chance = random.Random(self._chance.random())
        mangler = Mangler(chance, lambda: self._foreign_fields(chance, client))
        await client.connect()
        for _ in range(ROUNDS):
            if self.tally.frames >= self._count:
                return
            burst = [
                mangler.mangle(msgspec.json.encode(valid_message(client, rules, chance)))
                for _ in range(chance.choice((1, 2, 5, BURST)))
            ]
            burst = [mangled for mangled in burst if not mangled.fatal]
            if chance.random() < FATAL_ENDS:
                last = msgspec.json.encode(valid_message(client, rules, chance))
                burst.append(mangler.fatal_frame(last))
            await client.send_burst(burst)

    def _foreign_fields(self, chance: random.Random, client: HostileClient) -> dict[bytes, bytes]:
        """Give fields that are right, for somebody else."""
        other = chance.choice(list(self.tally.ledgers.values())).table
        tokens = [*other.tokens, other.host, *client.tokens, "A" * 32]
        encode = msgspec.json.encode
        return {
            b"table": encode(chance.choice((other.id, "A" * 22))),
            b"tokens": encode(chance.sample(tokens, chance.randrange(0, 3))),
            b"seat": encode(chance.randrange(16)),
            b"expected": encode(chance.choice((0, 1, client.seq - 1, client.seq + 1, 2**53 - 1))),
            b"last": encode(chance.choice((0, client.seq - 1, client.seq + 1, 2**53 - 1))),
            b"after": encode(chance.choice((1, client.seq, 2**53 - 1))),
            b"move": encode(chance.choice((client.moves or [0]) + [2**31, 2**53 - 1])),
            b"moves": encode(chance.choice((1, 2, 1000))),
            b"limit": encode(chance.choice((1, 500))),
            b"command": encode(chance.choice(("again", "A" * 64))),
        }

    # The table that is left in peace.

    async def _play_in_peace(self, game: GameInfo) -> None:
        chance = random.Random(self._seed)
        while True:
            table = await DrillTable.open(self._lobby, game, game.seats[0])
            await table.sit_down(self.url)
            try:
                while (taken := await table.move(chance)) is not None:
                    self.latencies.append(taken)
                    await asyncio.sleep(CONTROL_PAUSE)
            except (ClientFault, TimeoutError) as fault:
                self.tally.fault(f"the table that was left in peace: {fault!r}")
            if table.reconnects:
                self.tally.fault("the table that was left in peace lost a connection")
            await table.stand_up()

    # Comparing.

    async def open(self, game: GameInfo, seats: int) -> Ledger:
        """Open another table, and a ledger for it."""
        table = await DrillTable.open(self._lobby, game, seats)
        begin = (await self._lobby.table(table.id)).seq
        ledger = self.tally.ledgers[table.id] = Ledger(table, begin)
        return ledger

    async def look_into(self, ledger: Ledger) -> None:
        """Compare a table's log with what was acknowledged, end it, and check its record."""
        table = ledger.table
        entries = await whole_log(self._lobby, table.id)
        info = await self._lobby.table(table.id)
        unacknowledged, lost = ledger.compare(entries, info.seq)
        self.unacknowledged += unacknowledged
        self.lost += lost
        if info.status != "finished":
            await self._lobby.end(table.id, table.host)
        record = (await self._lobby.record(table.id)).record
        self.records += 1
        self.lost += [f"{table.id}: {fault}" for fault in record_faults(record or "", entries)]

    async def _crashes(self) -> int:
        """Count crashes by metrics and log of the server, which must still be there, and well."""
        async with httpx.AsyncClient(base_url=self.url, trust_env=False) as client:
            metrics = (await client.get("/metrics")).text
        health = await self._lobby.health()
        if health.status != "ok":
            self.tally.fault(f"the server is not well: {health.store}")
        return counted_crashes(metrics) + tracebacks(self._server.log)


def frames(count: int, *, seed: int | None = None, say: Say = say_nothing) -> dict[str, object]:
    """Attack a server of its own, and return the figures of `ludoteka frames`."""
    with own_server(UNLIMITED) as server:

        async def drill() -> dict[str, object]:
            return await Frames(server, count, seed=seed, say=say).measure()

        return run(drill())
