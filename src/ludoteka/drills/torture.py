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
from ludoteka.core.options import OptionError
from ludoteka.core.record import RecordError, parse, verify
from ludoteka.drills.load import SEATS_MOST, Say, run
from ludoteka.drills.players import Player, Promise, Witness, same
from ludoteka.drills.serving import Serving, own_server, unheard
from ludoteka.protocol.forms import GameInfo, NewTable, SeatForm
from ludoteka.protocol.line import take_back
from ludoteka.protocol.things import Entry

Answer = TypeVar("Answer")

LATEST: Final = 1.2  # seconds after a start: the server is killed no later
PROGRESS: Final = 10.0  # seconds to wait for an acknowledgement before the next kill
CUTS: Final = 0.4  # seconds between two connections that are cut, on average
ENDING: Final = 60.0
PAGE: Final = 500


class Findings:
    """What is wrong, in three kinds, with a line for each."""

    def __init__(self) -> None:
        self.lost: list[str] = []
        self.doubled: list[str] = []
        self.diverged: list[str] = []


class Seating:
    """One table of the torture: its players, and somebody who watches."""

    def __init__(self, table: str, host: str, game: GameInfo, seats: int) -> None:
        self.table = table
        self.host = host
        self.game = game
        self.seats = seats
        self.players: list[Player] = []
        self.onlooker: Witness | None = None
        self.tasks: list[asyncio.Task[None]] = []

    def over(self) -> bool:
        return all(task.done() for task in self.tasks[: len(self.players)])


class Torture:
    """Tables for all games and numbers of seats, played at while the server dies and comes back."""

    def __init__(
        self, serving: Serving, kills: int, *, seed: int | None = None, say: Say = unheard
    ) -> None:
        self.findings = Findings()
        self.seatings: list[Seating] = []
        self._serving = serving
        self._kills = kills
        self._chance = random.Random(seed)
        self._say = say
        self._lobby = Lobby(serving.url)

    async def torture(self) -> dict[str, object]:
        """Play and kill, then compare what everybody remembers with what is stored."""
        began = perf_counter()
        async with self._lobby:
            for game in (await self._lobby.games()).games:
                for seats in range(game.seats[0], min(game.seats[1], SEATS_MOST) + 1):
                    await self._open(game, seats)
            cutting = asyncio.ensure_future(self._cut())
            for kill in range(self._kills):
                await self._play_and_kill()
                self._say(f"{kill + 1} kills, {self.acknowledged()} commands acknowledged")
            cutting.cancel()
            await self._stop()
            records = 0
            for seating in self.seatings:
                records += await self._audit(seating)
        players = [player for seating in self.seatings for player in seating.players]
        return {
            "kills": self._kills,
            "acknowledged": self.acknowledged(),
            "lost": len(self.findings.lost),
            "doubled": len(self.findings.doubled),
            "diverged": len(self.findings.diverged),
            "tables": len(self.seatings),
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
        return sum(len(player.promises) for s in self.seatings for player in s.players)

    # Playing and killing.

    async def _open(self, game: GameInfo, seats: int) -> None:
        forms = [SeatForm(kind="device", name=f"Player {seat + 1}") for seat in range(seats)]
        opened = await self._insist(
            lambda: self._lobby.open_table(NewTable(game=game.id, seats=forms))
        )
        table = opened.table
        seating = Seating(table.id, opened.host, game, seats)
        # The rules themselves, to spell moves with; not the server's.
        rules = registry.make(game.id, dict(table.options))
        for seat in range(seats):
            chance = random.Random(self._chance.random())
            token = opened.seats[str(seat)]
            player = Player(self._serving.url, table.id, seat, token, rules, chance)
            seating.players.append(player)
        seating.tasks = [asyncio.ensure_future(player.play()) for player in seating.players]
        seating.tasks.append(asyncio.ensure_future(self._look_on(seating)))
        self.seatings.append(seating)
        await self._start(seating)

    async def _start(self, seating: Seating) -> None:
        """Killed between the start and its answer, it comes back started."""
        try:
            await self._insist(lambda: self._lobby.start(seating.table, seating.host))
        except Failed as failed:
            table = await self._insist(lambda: self._lobby.table(seating.table))
            if table.status == "gathering":
                raise failed from None

    async def _look_on(self, seating: Seating) -> None:
        chair = sit(
            self._serving.url, seating.table, transport="socket", patience=120.0, check=True
        )
        seating.onlooker = Witness(chair, None)
        async with chair:
            await asyncio.get_running_loop().create_future()  # until it is cancelled

    async def _play_and_kill(self) -> None:
        before, deadline = self.acknowledged(), perf_counter() + PROGRESS
        while self.acknowledged() == before and perf_counter() < deadline:
            await asyncio.sleep(0.01)
        await asyncio.sleep(self._chance.uniform(0.0, LATEST))
        self._serving.kill()
        await asyncio.to_thread(self._serving.start)
        for seating in [s for s in self.seatings if s.over() and s.tasks]:
            seating.tasks[-1].cancel()
            seating.tasks = []
            await self._open(seating.game, seating.seats)

    async def _cut(self) -> None:
        """Networks fail too, and not only together with the server."""
        while True:
            await asyncio.sleep(self._chance.uniform(0.0, 2 * CUTS))
            seating = self._chance.choice(self.seatings)
            self._chance.choice(seating.players).chair.reconnect()

    async def _stop(self) -> None:
        """Let everybody finish the command that is under way."""
        for seating in self.seatings:
            for player in seating.players:
                player.stopping = True
        for seating in self.seatings:
            plays = seating.tasks[: len(seating.players)]
            if plays:
                _, late = await asyncio.wait(plays, timeout=ENDING)
                for task in late:
                    self.findings.diverged.append(f"{seating.table}: a command is not answered")
                    task.cancel()
                for task in seating.tasks[len(seating.players) :]:
                    task.cancel()
                told = await asyncio.gather(*seating.tasks, return_exceptions=True)
                for fault in told:
                    if isinstance(fault, Exception):
                        self.findings.diverged.append(f"{seating.table}: {fault!r}")

    async def _insist(self, ask: Callable[[], Awaitable[Answer]]) -> Answer:
        """Ask until there is an answer: the server may just be away."""
        while True:
            with contextlib.suppress(Unreachable):
                return await ask()
            await asyncio.sleep(0.1)

    # Comparing.

    async def _audit(self, seating: Seating) -> int:
        """Compare one table's log with its people's memory; how many records were verified."""
        where = f"{seating.game.id} {seating.table}"
        log = None
        for player in seating.players:
            log = await self._history(seating.table, player.token)
            compare_promises(f"{where} seat {player.seat}", player, log, self.findings)
            compare_told(f"{where} seat {player.seat}", player.witness, log, self.findings)
            await self._look_again(seating, player)
        if seating.onlooker is not None:
            compare_told(
                where, seating.onlooker, await self._history(seating.table, None), self.findings
            )
        table = await self._lobby.table(seating.table)
        if table.status != "finished":
            await self._lobby.end(seating.table, seating.host)
        export = await self._lobby.record(seating.table)
        if export.record is None:
            self.findings.diverged.append(f"{where}: finished, and without a record")
            return 0
        check_record(where, export.record, list((log or {}).values()), self.findings)
        return 1

    async def _history(self, table: str, token: str | None) -> dict[int, Entry]:
        """The whole log by seq, as this seat sees it."""
        log: dict[int, Entry] = {}
        after, more = 0, True
        while more:
            page = await self._lobby.history(table, token, after=after, limit=PAGE)
            log |= {entry.seq: entry for entry in page.entries}
            after, more = max(log, default=after), page.more and bool(page.entries)
        return log

    async def _look_again(self, seating: Seating, player: Player) -> None:
        """Somebody who comes anew must be shown what the old chair has."""
        async with sit(self._serving.url, seating.table, [player.token], check=True) as chair:
            fresh, known = chair.eye(player.seat), player.chair.eyes.get(player.seat)
            if known is not None and known.seq == fresh.seq and known.digest != fresh.digest:
                self.findings.diverged.append(
                    f"{seating.table} seat {player.seat}: {known.digest} at {known.seq}, "
                    f"and {fresh.digest} for somebody who comes anew"
                )


def compare_promises(where: str, player: Player, log: dict[int, Entry], findings: Findings) -> None:
    """Every promise is in the log, and nothing of this seat's that was not promised."""
    kept: dict[int, Promise] = {}
    for promise in player.promises:
        entry = log.get(promise.seq)
        if entry is None or not _kept(promise, entry, player.seat):
            findings.lost.append(f"{where}: {promise}, but the log has {entry}")
        elif promise.seq in kept:
            findings.lost.append(f"{where}: {promise} and {kept[promise.seq]} are one entry")
        kept[promise.seq] = promise
    for entry in log.values():
        own = entry.seat == player.seat and entry.kind in ("moved", "undone", "said")
        if own and entry.seq not in kept:
            findings.doubled.append(f"{where}: nobody was promised {entry}")


def _kept(promise: Promise, entry: Entry, seat: int) -> bool:
    what = {"moved": entry.move, "said": entry.text, "undone": ""}.get(entry.kind)
    return (entry.kind, entry.seat, what) == (promise.kind, seat, promise.what)


def compare_told(where: str, witness: Witness, log: dict[int, Entry], findings: Findings) -> None:
    """What was told live is what the history says."""
    findings.diverged += [f"{where}: {fault}" for fault in witness.faults]
    for seq, live in witness.told.items():
        later = log.get(seq)
        if later is None or not same(live, later):
            findings.diverged.append(f"{where}: told {live}, and the history says {later}")


def check_record(where: str, text: str, log: list[Entry], findings: Findings) -> None:
    """The record is true, and has the moves of the log that were not taken back."""
    try:
        record = parse(text)
        verify(record, registry.game_of(record))
    except (RecordError, OptionError) as error:
        findings.diverged.append(f"{where}: the record is refused: {error}")
        return
    seats: list[int | None] = []
    for entry in sorted(log, key=lambda entry: entry.seq):
        if entry.kind == "moved":
            seats.append(entry.seat)
        elif entry.kind == "undone":
            take_back(seats, entry.taken(), lambda seat: seat)
    if seats != [seat for seat, _ in record.moves]:
        findings.diverged.append(f"{where}: the record has other moves than the log")


def torture(kills: int, *, seed: int | None = None, say: Say = unheard) -> dict[str, object]:
    """The figures of `ludoteka torture`, with a server and a database of its own."""
    with own_server() as serving:

        async def drill() -> dict[str, object]:
            return await Torture(serving, kills, seed=seed, say=say).torture()

        return run(drill())
