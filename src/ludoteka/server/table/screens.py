"""The pages on which people watch a table, and how far they have come with showing it.

Bots wait for them, so that everything that happens can be followed; but not for ever: every entry
of the log gives the pages a time that follows from nothing but what everybody sees of it. A page
that needs longer is not waited for again until it has caught up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Final

from ludoteka.server.table import log
from ludoteka.server.table.connection import Connection
from ludoteka.server.table.log import AnyLogged

# The longest a bot waits for a page: for each entry, and for each event of it that everybody sees.
# A page at slow speed shows a sentence for 4 s at most (MOST_MS in web/src/table/beats.ts, twice),
# and dice with what they came to for 8 s (RAWsiko: the map turns, they roll, and are read).
ENTRY_SECONDS: Final = 2.0
EVENT_SECONDS: Final = 6.0
WAIT_MOST: Final = 60.0


class Screens:
    """The screens of one table. Those of mere onlookers do not count: they hold up nobody."""

    def __init__(
        self, connections: Callable[[], Collection[Connection]], clock: Callable[[], float]
    ) -> None:
        self._connections = connections
        self._clock = clock
        self._seq = 0  # up to where there is something to show
        self._until = 0.0  # how long it may take
        self._changed = asyncio.Event()

    def announce(self, seq: int, entry: AnyLogged) -> None:
        """Take note of an entry that the screens are about to show.

        One of which not everybody sees something is not waited for: there may be nothing to show.
        """
        if not isinstance(entry, log.Moved | log.Started):
            return
        events = sum(1 for event in entry.events if event["public"] is not None)
        if not events:
            return
        now = self._clock()
        begun = max(now, self._until) if self._behind() else now
        until = begun + ENTRY_SECONDS + EVENT_SECONDS * events
        self._until = min(until, now + WAIT_MOST)
        self._seq = seq

    def report(self, connection: Connection, seq: int | None) -> None:
        """A page tells the last event of this entry; None: nobody looks at it."""
        connection.shown = seq
        if seq is not None and seq >= self._seq:
            connection.overdue = False
        self._changed.set()

    def gone(self) -> None:
        """Take note that a page has gone."""
        self._changed.set()

    def any(self) -> bool:
        """Whether somebody watches who takes part."""
        return any(_counts(connection) for connection in self._connections())

    async def wait(self) -> None:
        """Wait until the screens have come to the last event, or the time for it is over."""
        while behind := self._behind():
            left = self._until - self._clock()
            if left <= 0:
                for connection in behind:
                    connection.overdue = True
                return
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), left)
            except TimeoutError:
                continue

    def _behind(self) -> list[Connection]:
        return [
            connection
            for connection in self._connections()
            if _counts(connection)
            and not connection.overdue
            and connection.shown is not None
            and connection.shown < self._seq
        ]


def _counts(connection: Connection) -> bool:
    """Whether somebody who takes part looks at this page, even if it shows an onlooker's view."""
    caller, held = connection.caller, connection.holding or []
    part = bool(caller.seats) or caller.host or any(seat is not None for seat in held)
    return connection.shown is not None and part
