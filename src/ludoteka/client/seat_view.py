"""The view of one seat, or of an onlooker, kept up to date by news."""

from __future__ import annotations

from typing import Any

from ludoteka.client.faults import Diverged
from ludoteka.core.digest import digest
from ludoteka.protocol.server_messages import News
from ludoteka.protocol.table import TableInfo


class SeatView:
    """The view of one seat (None: of an onlooker) as of the entry `seq`.

    A view is never changed: news make a new one, so whoever holds an older one can go on with it.
    """

    __slots__ = ("digest", "seat", "seq", "view")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seq = 0
        self.digest = ""
        self.view: dict[str, Any] | None = None

    def replace(self, seq: int, name: str, view: dict[str, Any] | None) -> None:
        """Take a whole view, whatever was known before."""
        self.seq = seq
        self.digest = name
        self.view = view

    def update(self, news: News) -> bool:
        """Take news; False if they do not follow what is known, and nothing was taken."""
        if news.seq <= self.seq:
            return True  # known already: from a fresh view that overtook them
        if news.since != self.seq:
            return False
        view = self.view
        if news.changes or news.gone:
            view = {**(view or {}), **news.changes}
            for field in news.gone:
                view.pop(field, None)
        self.replace(news.seq, news.digest, view)
        return True

    def check(self, table: TableInfo) -> None:
        """Diverged if the digest is not that of the view; before the start there is nothing."""
        if self.view is None:
            return
        identity = {
            "game": table.game,
            "rules": table.rules,
            "content": table.content_digest,
            "options": table.options,
        }
        found = digest([identity, self.view])
        if found != self.digest:
            raise Diverged(
                f"the view of seat {self.seat} at {self.seq} is {found} here "
                f"and {self.digest} at the server"
            )
