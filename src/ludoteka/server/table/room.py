"""A table in memory: one command at a time changes it, and is told after it is stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, NamedTuple, Protocol, TypeVar

from msgspec import DecodeError

from ludoteka.core.reasons import Reason, no_such_seat
from ludoteka.protocol import values
from ludoteka.protocol.table import Entry, TableInfo
from ludoteka.server.services import Services
from ludoteka.server.store.interface import Conflict, Snapshot, Stored, StoreFault
from ludoteka.server.table import log, refusals
from ludoteka.server.table.absence import Absence
from ludoteka.server.table.board import Board, Played
from ludoteka.server.table.connection import Connection
from ludoteka.server.table.log import AnyLogged
from ludoteka.server.table.refusals import Outdated, Refusal, UnknownTable
from ludoteka.server.table.restore import restored
from ludoteka.server.table.screens import Screens
from ludoteka.server.table.sheet import Caller, TableSheet
from ludoteka.server.table.subscribers import Subscribers
from ludoteka.server.table.table import Table
from ludoteka.server.table.trail import Trail
from ludoteka.server.table.views import SeatView, shown

logger = logging.getLogger(__name__)

T = TypeVar("T")

TRIES: Final = 3  # when other processes are faster
TAIL: Final = 32  # entries that are kept in memory for those who come back
MISSED_MOST: Final = 500  # entries that are sent at once to those who come back


class Appended(NamedTuple):
    """Entries that are in the log, and the table after them."""

    after: Table
    stored: list[Stored]
    entries: Sequence[AnyLogged]


class Scheduler(Protocol):
    """Who lets bots move and clocks run out at one table (`bots.scheduler`)."""

    def wake(self) -> None:
        """Something has changed at the table: let those move who have to."""

    def hurry(self) -> None:
        """Let the bots move without a pause, as long as nobody else can act."""

    def resting(self) -> bool:
        """Whether the table may sleep."""

    def ticking(self) -> bool:
        """Whether a clock runs."""

    def left(self) -> dict[int, int]:
        """By seat: the milliseconds until its clock runs out."""

    def too_late(self, seat: int, question: int) -> bool:
        """Whether the time for what the seat was asked is over."""

    async def stop(self) -> None:
        """Cancel everything because the server stops."""


class Room:
    """One table. Whoever changes it holds its lock; `table` is None while it sleeps."""

    def __init__(
        self,
        services: Services,
        table: str,
        scheduled: Callable[[Room], Scheduler],
        forget: Callable[[Room], None],
    ) -> None:
        """`forget` is told when there turns out to be no such table."""
        self.id = table
        self.services = services
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.absence = Absence(
            services.monotonic, services.config.host_gone, lambda: self.table, self._pass_on_host
        )
        self.subscribers = Subscribers(self.info, self.absence)
        self.screens = Screens(lambda: self.subscribers.connections, services.monotonic)
        self.tail: deque[Stored] = deque(maxlen=TAIL)  # as bytes: they weigh least
        self.trail = Trail()
        self.scheduler = scheduled(self)
        self.used = services.monotonic()
        self._forget = forget
        self._snapped = 0  # the seq of the last snapshot

    # Waking and sleeping.

    @asynccontextmanager
    async def entered(self) -> AsyncIterator[Table]:
        """The table, awake and up to date, for one command at a time."""
        async with self.lock:
            self.used = self.services.monotonic()
            yield await self._awake()

    async def _awake(self) -> Table:
        if self.table is None:
            try:
                found = await restored(self.services, self.id)
            except StoreFault as fault:
                logger.error("table %s can't be read: %s", self.id, fault)
                raise refusals.store_failing() from None
            except (DecodeError, UnicodeDecodeError) as error:  # written by a later program
                logger.error("table %s can't be understood: %s", self.id, error)
                raise Refusal(Reason("ludoteka.stuck", "log-unplayable")) from None
            except UnknownTable:
                self._forget(self)
                raise
            self.table = found.table
            self.tail.extend(found.entries)
            self._snapped = max(self._snapped, found.snapped)
            self.services.metrics.woken.inc()
            self.subscribers.renew_views(self.table)
            self.scheduler.wake()
        return self.table

    def sleep(self) -> None:
        """Free the table's memory; the log has everything, and connections stay."""
        self.table = None
        self.tail.clear()
        self.trail = Trail()
        self.subscribers.forget_views()

    # Changing.

    async def change(self, doing: Callable[[Table], Awaitable[T]]) -> T:
        """Do something with the table; once more if another process was faster."""
        for _ in range(TRIES):
            async with self.entered() as table:
                with contextlib.suppress(Outdated):
                    return await doing(table)
        raise Refusal(Reason("ludoteka.busy", "too-busy"))

    async def commit(
        self,
        entries: Sequence[AnyLogged],
        command: str | None = None,
        played: Played | None = None,
    ) -> None:
        """Store the entries, then take them in and tell everybody."""
        await self.tell(await self.append(entries, command, played))

    async def append(
        self,
        entries: Sequence[AnyLogged],
        command: str | None = None,
        played: Played | None = None,
    ) -> Appended:
        """Store the entries; `tell` has to follow at once, and only an answer may come before it.

        Refusal if the store can't, Repeated if the command is stored already, Outdated if another
        process was faster; nothing has changed then.
        """
        before = self.table
        if before is None:
            raise AssertionError("a table is changed while it is awake")
        after = before.copied()
        at = max(self.services.now(), before.sheet.at)
        seq = before.sheet.seq
        stored = []
        for entry in entries:
            seq += 1
            after.apply(entry, seq, at, played)
            stored.append(Stored(seq=seq, at=at, command=command, data=log.write(entry)))
            command = None  # it names the first
        snapshot = self._snapshot(after)
        try:
            await self.services.store.append(self.id, stored, after.row(), snapshot)
        except Conflict:
            await self.catch_up()
            raise Outdated from None
        except StoreFault as fault:
            self.services.metrics.store_faults.inc()
            logger.error("table %s: a command was not stored: %s", self.id, fault)
            raise refusals.store_failing() from None
        except asyncio.CancelledError:  # stored or not? the log will tell
            self.sleep()
            raise
        if snapshot is not None:
            self._snapped = seq
        return Appended(after, stored, entries)

    async def tell(self, appended: Appended) -> None:
        """Take in what was stored, and tell everybody, here and elsewhere."""
        self._take_in(*appended)
        seq = appended.stored[-1].seq
        try:
            await self.services.bus.publish(self.id, seq)
        except Exception:  # it is stored: others find it when they look at the log
            logger.exception("table %s: entry %d was not published", self.id, seq)

    def _snapshot(self, after: Table) -> Snapshot | None:
        seq = after.sheet.seq
        if seq - self._snapped < self.services.config.snapshot_every:
            return None
        data = after.snapshot()
        return None if data is None else Snapshot(seq=seq, data=data)

    async def catch_up(self) -> None:
        """Take in what other processes have appended to the log."""
        before = self.table
        if before is None:
            return
        missed = await self.services.store.entries(self.id, before.sheet.seq, MISSED_MOST)
        if len(missed) == MISSED_MOST:
            self.sleep()
            await self._awake()
            return
        after = before.copied()
        entries = [log.read(stored.data) for stored in missed]
        for stored, entry in zip(missed, entries):
            after.apply(entry, stored.seq, stored.at)
        if entries:
            self._take_in(after, missed, entries)

    async def hear(self, seq: int) -> None:
        """Catch up, because another process says that the log has grown."""
        async with self.lock:
            try:
                if self.table is None:
                    await self._awake()
                elif seq > self.subscribers.sent:
                    await self.catch_up()
            except (Refusal, StoreFault) as fault:
                logger.error("table %s has not caught up to %d: %s", self.id, seq, fault)

    def _take_in(self, after: Table, stored: list[Stored], entries: Sequence[AnyLogged]) -> None:
        before, self.table = self.table, after
        self.tail.extend(stored)
        for one, entry in zip(stored, entries):
            self.screens.announce(one.seq, entry)
        try:
            happened = [(one.seq, one.at, entry) for one, entry in zip(stored, entries)]
            self.subscribers.tell(before, after, happened)
        except Exception:  # the log has it: nobody may take the command for not carried out
            self.services.metrics.crashes.inc()
            logger.exception("table %s: entry %d could not be told", self.id, after.sheet.seq)
            self.subscribers.dismiss("the server failed to tell what has happened")
        self.scheduler.wake()
        self.absence.watch()

    # Connections.

    async def welcome(
        self,
        connection: Connection,
        hashes: list[str],
        last: int | None,
        held: Sequence[str] = (),
    ) -> None:
        """Let a client take part: send what it has missed, and a view for each seat."""
        async with self.entered() as table:
            caller = table.sheet.caller(hashes)
            if any(table.sheet.caller([one]).nobody() for one in hashes):
                raise Refusal(Reason("ludoteka.token", "wrong-token"), 403)
            seats = caller.seats or (None,)
            entries, complete = await self.missed(last, seats[0])
            if connection.table != self.id:
                connection.leave()
            connection.table, connection.on_leave = self.id, partial(self._leave, connection)
            self.subscribers.welcome(table, connection, hashes, list(held), entries, complete)
            self.scheduler.wake()

    async def missed(self, last: int | None, seat: int | None) -> tuple[list[Entry], bool]:
        """The entries behind `last` as this seat sees them, and whether these are all."""
        if last is None:
            return [], True
        entries, complete, _ = await self.history(last, seat, MISSED_MOST)
        return entries, complete

    async def history(
        self, after: int, seat: int | None, limit: int
    ) -> tuple[list[Entry], bool, int]:
        """A piece of the log as this seat sees it, whether it is all there is, and its last seq."""
        table = self._table()
        over = table.sheet.status == "finished"
        if self.tail and self.tail[0].seq <= after + 1:
            found = [one for one in self.tail if one.seq > after]
        elif after >= table.sheet.seq:
            found = []
        else:
            found = await self.services.store.entries(self.id, after, limit + 1)
        piece = found[:limit]
        seen = [shown(log.read(one.data), one.seq, one.at, seat, over) for one in piece]
        reached = piece[-1].seq if piece else max(after, table.sheet.seq)
        return [entry for entry in seen if entry is not None], len(found) <= limit, reached

    def _leave(self, connection: Connection) -> None:
        """Take in that the connection is gone."""
        if self.subscribers.leave(connection):
            self.screens.gone()
            self.services.ended += 1

    async def _pass_on_host(self) -> None:
        """Somebody who is there gets the host's right, or the opener has it alone again."""

        async def do(table: Table) -> None:
            heir = self.absence.heir(table)
            if heir is not None:
                await self.commit([log.HostPassed(seat=heir[0])])

        await self.change(do)

    # Asking.

    async def line(self) -> Trail:
        """The moves of the table as they stand now. The room is entered."""
        await self.trail.follow(self.services.store, self.id, self.sheet.seq)
        return self.trail

    @property
    def sheet(self) -> TableSheet:
        return self._table().sheet

    def info(self) -> TableInfo:
        return self._table().info(self.scheduler.left(), self.services.config.patience)

    def seat_view(self, seat: int) -> SeatView:
        """What a seat has been shown."""
        return self.subscribers.seat_view(self._table(), seat)

    def explained(self, reason: Reason, caller: Caller, seat: int | None) -> values.Reason:
        """A reason with what a seat's view adds to it; no other's view is used."""
        board = None if self.table is None else self.table.board
        if board is None or seat not in caller.seats:
            return refusals.as_message(reason)
        return refusals.as_message(reason, board.state, seat)

    def running(self) -> Board:
        """The board of a game that can be played on; Refusal if it can't."""
        table = self._table()
        if table.stuck is not None:
            raise Refusal(table.stuck)
        if table.sheet.status != "running" or table.board is None:
            raise refusals.wrong_status(table.sheet.status, "running")
        if table.sheet.paused:
            raise refusals.paused()
        return table.board

    def expect(self, status: str) -> None:
        """Refusal unless the table is gathering, running or finished, as it should be."""
        if self.sheet.status != status:
            raise refusals.wrong_status(self.sheet.status, status)

    def expect_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.sheet.seats):
            raise Refusal(no_such_seat(seat, len(self.sheet.seats)), 404)

    def _table(self) -> Table:
        if self.table is None:
            raise AssertionError("the table sleeps: enter the room first")
        return self.table
