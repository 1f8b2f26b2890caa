"""A table read from the store: its last snapshot, and what has happened since."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from ludoteka.server.services import Services
from ludoteka.server.store.interface import Stored
from ludoteka.server.table import log
from ludoteka.server.table.log import AnyLogged
from ludoteka.server.table.refusals import UnknownTable
from ludoteka.server.table.table import Kept, Maker, Table

EVERYTHING: Final = 2**31


class Restored(NamedTuple):
    """A table as the store has it."""

    table: Table
    entries: list[Stored]  # those behind the snapshot
    snapped: int  # the seq of the snapshot; 0: none was used


async def restored(services: Services, table: str) -> Restored:
    """The table with this id; UnknownTable if there is none, StoreFault if it can't be read."""
    loaded = await services.store.load(table)
    if loaded is None:
        raise UnknownTable(table)
    snapshot, entries = loaded.snapshot, loaded.entries
    kept = None if snapshot is None else Table.kept(snapshot.data)
    long: AnyLogged | None = None
    snapped = 0
    if snapshot is not None and kept is None:  # damaged, or written by another program
        entries = await services.store.entries(table, 0, EVERYTHING)
    elif snapshot is not None and kept is not None:
        snapped = snapshot.seq
        long = await _long_entry(services, kept)
    logged = [log.read(stored.data) for stored in entries]
    make = services.games.make
    if any(_brings_content(entry) for entry in (long, *logged)):
        # It may take its time to be read.
        found = await asyncio.to_thread(_folded, table, make, kept, long, entries, logged)
    else:
        found = _folded(table, make, kept, long, entries, logged)
    return Restored(found, entries, snapped)


async def _long_entry(services: Services, kept: Kept) -> AnyLogged | None:
    """An entry with somebody's own content may be long: a snapshot leaves out what it has."""
    sheet = kept.sheet
    if not sheet.own_content and sheet.past_moves is None:
        return None
    found = await services.store.entries(sheet.id, sheet.content_seq - 1, 1)
    return log.read(found[0].data) if found else None


def _folded(
    table: str,
    make: Maker,
    kept: Kept | None,
    long: AnyLogged | None,
    entries: list[Stored],
    logged: list[AnyLogged],
) -> Table:
    """The table after all that was read of it."""
    found = Table(table, make)
    if kept is not None:
        bringing = long if isinstance(long, log.TableOpened | log.ContentSet) else None
        found = Table.restored(kept, make, bringing)
    for stored, entry in zip(entries, logged, strict=True):
        found.apply(entry, stored.seq, stored.at)
    return found


def _brings_content(entry: AnyLogged | None) -> bool:
    """Does it have the text of somebody's own content file?"""
    return isinstance(entry, log.TableOpened | log.ContentSet) and entry.content is not None
