"""The record of a table, written from its log."""

from __future__ import annotations

from typing import Final

from ludoteka.core.chance import commitment
from ludoteka.core.record import Record, Reseed, parse
from ludoteka.protocol.standing_moves import take_back
from ludoteka.protocol.table import Entry
from ludoteka.server.store.interface import Stored, StoreFault
from ludoteka.server.table import log, refusals
from ludoteka.server.table.room import Room

PAGE: Final = 1000


async def record_of(room: Room) -> Record:
    """All of a finished game: seeds, moves, digest, result. The room is entered."""
    sheet = room.sheet
    moves: list[tuple[int, str]] = []
    past: log.StartingRecord | None = None
    for stored in await whole_log(room):
        match log.read(stored.data):
            case log.TableOpened() as opened:
                past = opened.past
            case log.Moved() as moved:
                moves.append((moved.seat, moved.move))
            case log.Undone() as undone:
                take_back(moves, undone.taken(), lambda move: move[0])
            case _:
                pass
    names = [place.name for place in sheet.seats]
    if past is not None:
        before = parse(past.record)
        if not moves and past.moves == len(before.moves):
            return before
        return _forked(room, before, past.moves, names, moves)
    record = _blank(room, names, bytes.fromhex(sheet.seed))
    record.moves = moves
    _end(room, record)
    return record


def _forked(
    room: Room, before: Record, at: int, names: list[str], moves: list[tuple[int, str]]
) -> Record:
    """The record of a game that goes on from another record."""
    record = _blank(room, names, before.seed)
    seed = bytes.fromhex(room.sheet.seed)
    record.moves = [*before.moves[:at], *moves]
    record.reseeds = [reseed for reseed in before.reseeds if reseed.at < at]
    record.reseeds.append(Reseed(at, commitment(seed), seed))
    _end(room, record)
    return record


def _blank(room: Room, names: list[str], seed: bytes) -> Record:
    sheet = room.sheet
    record = Record(
        sheet.game,
        sheet.rules,
        sheet.content_digest,
        sheet.options,
        names,
        "sealed",
        commitment(seed),
    )
    record.seed = seed
    return record


def _end(room: Room, record: Record) -> None:
    """What the record claims of its end; a game that can't be played any more claims nothing."""
    board = None if room.table is None or room.table.stuck else room.table.board
    if board is None:
        return
    record.digest = board.state.digest()
    result = board.state.result()
    if result is not None:
        record.ranks = result.ranks
        record.scores = result.scores


async def whole_log(room: Room) -> list[Stored]:
    entries: list[Stored] = []
    while True:
        try:
            page = await room.services.store.entries(room.id, len(entries), PAGE)
        except StoreFault:
            raise refusals.store_failing() from None
        entries += page
        if len(page) < PAGE:
            return entries


async def story_of(room: Room, seat: int | None) -> list[Entry]:
    """All entries as this seat sees them. The room is entered."""
    entries: list[Entry] = []
    after = 0
    complete = False
    while not complete:
        page, complete, after = await room.history(after, seat, PAGE)
        entries += page
    return entries
