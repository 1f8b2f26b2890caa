"""A table's log, read page by page."""

from __future__ import annotations

from typing import Final

from ludoteka.client import Lobby
from ludoteka.protocol.table import Entry

PAGE: Final = 500  # entries


async def whole_log(lobby: Lobby, table: str, token: str | None = None) -> list[Entry]:
    """Fetch all entries of a table's log, as the holder of this token may read them."""
    log: list[Entry] = []
    after, more = 0, True
    while more:
        page = await lobby.history(table, token, after=after, limit=PAGE)
        log += page.entries
        after, more = page.seq, page.more
    return log
