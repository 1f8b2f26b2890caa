"""New tables: opened, forked, imported, and rematches."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from msgspec import structs

from ludoteka.bots.levels import UnknownBot, level_for
from ludoteka.core import registry
from ludoteka.core.content import ContentError
from ludoteka.core.game import Game
from ludoteka.core.match import fork
from ludoteka.core.options import OptionError, Value
from ludoteka.core.reasons import Reason
from ludoteka.core.record import Record, RecordError, parse
from ludoteka.core.registry import UnknownEdition, UnknownGame
from ludoteka.protocol.answers import Opened
from ludoteka.protocol.forms import NewTable, RecordForm, SeatForm
from ludoteka.protocol.table import TableInfo
from ludoteka.protocol.values import Animal
from ludoteka.server.commands.moves import plain
from ludoteka.server.queries.export import record_of
from ludoteka.server.services import Services
from ludoteka.server.store.interface import Repeated, Stored, StoreFault
from ludoteka.server.table import log, refusals
from ludoteka.server.table.avatars import portraits
from ludoteka.server.table.log import AnyLogged, Seat, StartingRecord
from ludoteka.server.table.refusals import Refusal
from ludoteka.server.table.room import Room
from ludoteka.server.table.rooms import Rooms
from ludoteka.server.table.settings import settings_of
from ludoteka.server.table.sheet import hashed, new_code, new_id, new_token
from ludoteka.server.table.table import Table
from ludoteka.server.work.tasks import Claim
from ludoteka.tutorials import FIRST

CODE_TRIES: Final = 5
LINES_MOST: Final = 20_000  # of a content file or a record: more take too long to read


async def open_table(
    services: Services,
    form: NewTable,
    past: StartingRecord | None = None,
    *,
    lesson: int | None = None,
    rules: int | None = None,
) -> Opened:
    """A new table that gathers its people; one that begins with a finished game is finished.

    Its edition is that of the finished game, or the one that is asked for, or the latest.
    """
    if past is not None:
        rules = parse(past.record).rules
    game = await game_of(services, form.game, dict(form.options), form.content, rules)
    tokens: dict[str, str] = {}
    places = [place_of(game, number, seat, tokens) for number, seat in enumerate(form.seats)]
    expect_room_for(game, len(places))
    host, invitation = new_token(), new_token()
    opened = _opened(game, form, places, hashed(host), invitation, past)
    opened.tutorial = lesson is not None
    opened.lesson = lesson or FIRST
    table = await _open(services, opened)
    return Opened(
        table=table.info(),
        host=host,
        seats=tokens,
        invitation=invitation,
        code=table.sheet.code_now(),
    )


async def _open(services: Services, opened: log.TableOpened) -> Table:
    """Store a new table; a short code that is in use is drawn anew."""
    table = Table(new_id(), services.games.make)
    for _ in range(CODE_TRIES):
        opened.code = new_code()
        try:
            if await services.store.coded(opened.code) is None:
                break
        except StoreFault:
            raise refusals.store_failing() from None
    entries: list[AnyLogged] = [opened]
    at = services.now()
    table.apply(opened, 1, at)
    stored = [Stored(seq=1, at=at, command=None, data=log.write(opened))]
    if opened.past is not None and finished(table, opened.past):
        record = parse(opened.past.record)
        seed = record.reseeds[-1].seed if record.reseeds else record.seed
        started = log.Started(seed=seed.hex(), over=True)
        entries.append(started)
        table.apply(started, 2, at)
        stored.append(Stored(seq=2, at=at, command=None, data=log.write(started)))
    try:
        await services.store.append(table.sheet.id, stored, table.row())
    except (StoreFault, Repeated):
        raise refusals.store_failing() from None
    services.metrics.opened.inc()
    return table


def finished(table: Table, past: StartingRecord) -> bool:
    """Whether a game begins where it has ended."""
    match = fork(parse(past.record), table.game(), past.moves, bytes(32))
    return match.state.result() is not None


async def game_of(
    services: Services,
    name: str,
    options: dict[str, Value],
    content: str | None,
    rules: int | None = None,
) -> Game:
    """The game; Refusal says what is wrong with the name, the options or the content file."""
    try:
        game = services.games.make(name, options, None, rules)
    except (UnknownGame, UnknownEdition, OptionError, ContentError) as error:
        raise refusals.unfit("game", str(error)) from None
    if content is None:
        return game
    expect_short("game", content)
    # Somebody's file may take its time: it is looked at elsewhere first.
    faults = await services.pool.faults(Claim(name, options, content, rules=rules))
    if faults:
        raise refusals.faulty("game", faults, "the content file: ")
    return await asyncio.to_thread(services.games.make, name, options, content, rules)


def expect_short(fault: str, text: str) -> None:
    if text.count("\n") > LINES_MOST:
        raise refusals.unfit(fault, f"a file has at most {LINES_MOST} lines")


def expect_room_for(game: Game, seats: int) -> None:
    """Refusal of too many seats. Too few are refused at the start: somebody may still come."""
    most = type(game).meta.seats[1]
    if seats > most:
        values: dict[str, object] = {"most": most}
        raise Refusal(Reason("ludoteka.seats", "too-many-seats", values), 422)


def level_of(game: Game, asked: str | None) -> str:
    """The level of a bot; Refusal if nobody plays this game so."""
    try:
        return level_for(game, asked)
    except UnknownBot as error:
        raise refusals.unfit("level", str(error)) from None


def place_of(game: Game, number: int, form: SeatForm, tokens: dict[str, str]) -> Seat:
    """A seat as it was asked for; a new token for a person on this device goes into `tokens`."""
    name = plain(form.name or "")
    if form.kind == "bot":
        level = level_of(game, form.level)
        name = name or f"Bot {number + 1}"
        return Seat(kind="bot", name=name, level=level, bot=level, avatar=form.avatar)
    if form.level is not None:
        raise refusals.unfit("level", f"seat {number}: only a bot has a level")
    if form.kind != "device":
        return Seat(kind=form.kind)
    token = new_token()
    tokens[str(number)] = token
    name = name or f"Player {number + 1}"
    return Seat(kind="device", name=name, token=hashed(token), avatar=form.avatar)


async def fork_table(room: Room, moves: int) -> Opened:
    """A new table from a point of a finished game, with all its seats on one device."""
    async with room.entered() as table:
        room.expect("finished")
        if not table.sheet.seed:
            raise refusals.unfit("moves", "the table ended before its game began: nothing to fork")
        record = await record_of(room)
        content = table.content
        avatars = portraits(room.id, table.sheet.seats)
    expect_sealed(record)
    if moves > len(record.moves):
        raise refusals.unfit("moves", f"the game has {len(record.moves)} moves, not {moves}")
    return await _from_record(room.services, record, moves, content, room.id, avatars)


async def import_record(services: Services, form: RecordForm) -> Opened:
    """Make a table of a record; an unfinished game can be played on."""
    expect_short("record", form.record)
    try:
        record = parse(form.record)
        registry.find(record.game)
    except (RecordError, UnknownGame) as error:
        raise refusals.unfit("record", str(error)) from None
    claim = Claim(record.game, record.options, form.content, form.record)
    faults = await services.pool.faults(claim)
    if faults:
        raise refusals.faulty("record", faults)
    if not record.ranks:
        expect_sealed(record)
    return await _from_record(services, record, len(record.moves), form.content, None)


def expect_sealed(record: Record) -> None:
    """Refusal unless the record's chance can be proved to the people who would play on."""
    if record.chance != "sealed":
        raise refusals.unfit("record", "a simulated game (chance: quick) can't be played on")


async def _from_record(
    services: Services,
    record: Record,
    moves: int,
    content: str | None,
    table: str | None,
    avatars: Sequence[Animal | None] = (),
) -> Opened:
    seats = [
        SeatForm(kind="device", name=plain(name)[:24] or None, avatar=avatar)
        for name, avatar in zip_longest(record.names, avatars)
    ]
    form = NewTable(game=record.game, seats=seats, options=record.options, content=content)
    return await open_table(
        services, form, StartingRecord(table=table, record=record.text(), moves=moves)
    )


async def rematch(rooms: Rooms, room: Room) -> TableInfo:
    """Open a table for the same people, everyone one seat further; all keep their tokens."""

    async def again(table: Table) -> str:
        room.expect("finished")
        sheet = table.sheet
        if sheet.rematch is not None:
            return sheet.rematch
        if table.stuck is not None:
            raise Refusal(table.stuck)
        game = await game_of(room.services, sheet.game, sheet.options, table.content)
        settings = settings_of(sheet.settings)
        form = NewTable(game=game.id, seats=[], content=table.content, **settings)
        marked = [
            structs.replace(place, mark=mark, avatar=avatar)
            for place, mark, avatar in zip(
                sheet.seats, sheet.marks(), portraits(sheet.id, sheet.seats), strict=True
            )
        ]
        places = [*marked[1:], *marked[:1]]
        new = await _open(room.services, _opened(game, form, places, sheet.host, new_token()))
        await room.commit([log.Rematched(table=new.sheet.id)])
        return new.sheet.id

    found = rooms.room(await room.change(again))
    async with found.entered():
        return found.info()


def _opened(
    game: Game,
    form: NewTable,
    places: list[Seat],
    host: str,
    invitation: str,
    past: StartingRecord | None = None,
) -> log.TableOpened:
    """The first entry of a table; its code is drawn when it is stored."""
    return log.TableOpened(
        game=game.id,
        rules=game.rules_version,
        content_name=game.content_name,
        content_digest=game.content_digest,
        content=form.content,
        options=game.options,
        **settings_of(form),
        seats=places,
        host=host,
        invitation=invitation,
        code="",
        past=past,
    )
