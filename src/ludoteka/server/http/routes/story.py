"""What has happened at a table: history, record, replay, report, draws."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from ludoteka.protocol.answers import (
    Before,
    Draws,
    Export,
    Outlined,
    Pages,
    Replayed,
    Report,
)
from ludoteka.server.http.endpoint import (
    TABLE,
    Routes,
)
from ludoteka.server.http.request import Asked
from ludoteka.server.queries import replay, report
from ludoteka.server.queries.export import record_of, story_of
from ludoteka.server.queries.params import (
    HistoryQuery,
    OutlineQuery,
    ReplayQuery,
    SeatQuery,
)
from ludoteka.server.table import refusals

ROUTES: Final = Routes()


@ROUTES.at(
    "GET",
    TABLE + "/history",
    "onlooker",
    "A piece of the log, as a seat of the caller or an onlooker sees it",
    Pages,
    query=HistoryQuery,
)
async def history(asked: Asked) -> Pages:
    """`seq` is how far the piece reaches: some entries are shown to nobody."""
    room, query = asked.room, asked.query
    seat = viewpoint(asked)
    async with room.entered():
        entries, complete, seq = await room.history(query.after, seat, query.limit)
        return Pages(entries=entries, more=not complete, seq=seq)


def viewpoint(asked: Asked) -> int | None:
    """The seat whose view the caller wants (None: an onlooker's); Refusal if it is another's."""
    if asked.query.seat is UNSET:
        return asked.caller.seats[0] if asked.caller.seats else None
    seat: int = asked.query.seat
    if seat not in asked.caller.seats:
        raise refusals.not_this_seat(seat)
    return seat


@ROUTES.at(
    "GET",
    TABLE + "/before",
    "onlooker",
    "What happened before a forked or imported game came here, as a seat of the caller saw it",
    Before,
    query=HistoryQuery,
    statuses=(409,),
)
async def before(asked: Asked) -> Before:
    room, query, seat = asked.room, asked.query, viewpoint(asked)
    async with room.entered() as table:
        return await replay.before(room, table, query.after, query.limit, seat)


@ROUTES.at(
    "GET",
    TABLE + "/record",
    "onlooker",
    "The record of a finished game, or the caller's story of it so far",
    Export,
    query=SeatQuery,
)
async def read_record(asked: Asked) -> Export:
    room, seat = asked.room, viewpoint(asked)
    async with room.entered() as table:
        finished = table.sheet.status == "finished"
        played = finished and bool(table.sheet.seed)  # not ended before it began
        return Export(
            finished=finished,
            table=room.info(),
            record=(await record_of(room)).text() if played else None,
            entries=[] if played else await story_of(room, seat),
        )


@ROUTES.at(
    "GET",
    TABLE + "/report",
    "onlooker",
    "What chance did for each seat, after the end",
    Report,
    statuses=(409,),
)
async def read_report(asked: Asked) -> Report:
    return await report.report(asked.room, asked.reports)


@ROUTES.at(
    "GET",
    TABLE + "/draws",
    "onlooker",
    "All that chance decided, with the seeds to recompute it, after the end",
    Draws,
    statuses=(409,),
)
async def read_draws(asked: Asked) -> Draws:
    return await report.draws(asked.room)


@ROUTES.at(
    "GET",
    TABLE + "/replay",
    "onlooker",
    "Moments of a finished game, with anybody's eyes or with everything open",
    Replayed,
    query=ReplayQuery,
    statuses=(409,),
)
async def read_replay(asked: Asked) -> Replayed:
    return await replay.replayed(asked.room, asked.query)


@ROUTES.at(
    "GET",
    TABLE + "/replay/outline",
    "onlooker",
    "A moment of a finished game in words, with anybody's eyes or with everything open",
    Outlined,
    query=OutlineQuery,
    statuses=(409,),
)
async def outline_replay(asked: Asked) -> Outlined:
    return await replay.outlined(asked.room, asked.query)
