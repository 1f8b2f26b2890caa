"""Who is gone from a table, and since when: others must neither wait for ever nor be hasty.

It follows a clock that nobody can set, and begins anew when the server does.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine

from ludoteka.server.table.refusals import Refusal
from ludoteka.server.table.table import Table

logger = logging.getLogger(__name__)


class Absence:
    """The seats of one table, and whoever opened it: who is there, who is gone, since when."""

    def __init__(
        self,
        clock: Callable[[], float],
        host_gone: float,
        table: Callable[[], Table | None],
        pass_on: Callable[[], Coroutine[None, None, None]],
    ) -> None:
        """`host_gone`: seconds until somebody else has the host's right too; `pass_on` asks for
        the heir with the table in hand, and stores who it is."""
        self._clock = clock
        self._host_gone = host_gone
        self._table = table
        self._pass_on = pass_on
        self._begun = clock()
        self._here: dict[int, float] = {}  # by seat that is there: since when
        self._gone: dict[int, float] = {}  # by seat that is not: since when
        self._opener_gone: float | None = self._begun
        self._alarm: asyncio.TimerHandle | None = None
        self._passing: asyncio.Task[None] | None = None
        self._stopped = False

    def note(self, present: set[int], opener: bool) -> None:
        """Take note of the seats that have a connection now, and whether the opener has one."""
        now = self._clock()
        for seat in set(self._here) - present:
            self._gone[seat] = now
        self._here = {seat: self._here.get(seat, now) for seat in present}
        self._gone = {seat: at for seat, at in self._gone.items() if seat not in present}
        if opener:
            self._opener_gone = None
        elif self._opener_gone is None:
            self._opener_gone = now
        self.watch()

    def seconds(self, seat: int) -> float | None:
        """For how long the seat has been gone; None: it is there."""
        if seat in self._here:
            return None
        return self._clock() - self._gone.get(seat, self._begun)

    async def stop(self) -> None:
        """Cancel the timer because the server stops."""
        self._stopped = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._passing is not None:
            self._passing.cancel()
            await asyncio.gather(self._passing, return_exceptions=True)

    # The host's right.

    def watch(self) -> None:
        """See to it that somebody who is there has the host's right, after a while."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        table = self._table()
        if table is None or self._stopped or self._passing is not None:
            return
        due = self._due(table)
        if due is not None:
            wait = max(0.0, due - self._clock())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _due(self, table: Table) -> float | None:
        """When the right passes on, or back; None: it stays where it is."""
        deputy = table.sheet.deputy
        if table.sheet.status == "finished":
            return None
        if self._opener_gone is None:
            return None if deputy is None else self._clock()
        if not self._heirs(table) or deputy in self._here:
            return None
        gone = self._opener_gone
        if deputy is not None:
            gone = max(gone, self._gone.get(deputy, self._begun))
        return gone + self._host_gone

    def _heirs(self, table: Table) -> list[int]:
        """The people who are there, the longest first."""
        people = [n for n, place in enumerate(table.sheet.seats) if place.token]
        here = [seat for seat in people if seat in self._here]
        return sorted(here, key=lambda seat: (self._here[seat], seat))

    def _ring(self) -> None:
        self._alarm = None
        self._passing = asyncio.get_running_loop().create_task(self._pass_on())
        self._passing.add_done_callback(self._passed)

    def heir(self, table: Table) -> tuple[int | None] | None:
        """The seat that the right passes to now (none: back to the opener); None: it stays."""
        due = self._due(table)
        if due is None or due > self._clock():
            return None  # something has changed meanwhile
        return (None if self._opener_gone is None else self._heirs(table)[0],)

    def _passed(self, task: asyncio.Task[None]) -> None:
        self._passing = None
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self.watch()
        elif not isinstance(error, Refusal):  # a store that fails: the next one to come asks again
            logger.error("the host's right did not pass on: %r", error)
