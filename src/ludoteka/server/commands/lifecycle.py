"""The life of a table: its settings, its beginning, pauses and end."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from msgspec import UNSET

from ludoteka.core.content import ContentError
from ludoteka.core.options import OptionError, Value, spelled
from ludoteka.core.reasons import Reason
from ludoteka.core.record import RecordError
from ludoteka.protocol.forms import SettingsForm
from ludoteka.server.commands.creation import game_of
from ludoteka.server.table import log, refusals
from ludoteka.server.table.refusals import Refusal
from ludoteka.server.table.room import Room
from ludoteka.server.table.settings import settings_in, settings_of
from ludoteka.server.table.sheet import Caller, TableSheet
from ludoteka.server.table.table import Table, Unpinned

SEED_BYTES: Final = 32


def expect_host(caller: Caller) -> None:
    if not caller.host:
        raise refusals.not_the_host()


def settled(
    sheet: TableSheet, options: dict[str, Value], form: SettingsForm | None = None
) -> log.SettingsSet:
    """The settings as they are, or as the form changes them, with these options."""
    changed = {} if form is None else settings_in(form)
    return log.SettingsSet(options=options, **(settings_of(sheet.settings) | changed))


async def set_settings(room: Room, caller: Caller, form: SettingsForm) -> None:
    """Options before the start; the other settings at any time before the end."""

    async def set_them(table: Table) -> None:
        expect_host(caller)
        sheet = table.sheet
        if sheet.status == "finished":
            raise refusals.wrong_status("finished", "running")
        options = sheet.options
        if form.options is not UNSET:
            room.expect("gathering")
            if sheet.past_moves is not None:
                raise refusals.unfit("options", "a game that goes on keeps its options")
            chosen = dict(form.options)
            game = await game_of(room.services, sheet.game, chosen, table.content, sheet.rules)
            options = game.options
        await room.commit([settled(sheet, options, form)])

    await room.change(set_them)


async def set_content(room: Room, caller: Caller, content: str | None) -> None:
    """Play with a content file of one's own, or (None) with the game's own again."""

    async def set_it(table: Table) -> None:
        expect_host(caller)
        room.expect("gathering")
        sheet = table.sheet
        if sheet.past_moves is not None:
            raise refusals.unfit("content", "a game that goes on keeps its content")
        game = await game_of(room.services, sheet.game, sheet.options, content, sheet.rules)
        entry = log.ContentSet(
            content=content,
            content_name=game.content_name,
            content_digest=game.content_digest,
            options=game.options,
        )
        await room.commit([entry])

    await room.change(set_it)


async def start(room: Room, caller: Caller, fixed: bytes | None = None) -> None:
    """Begin the game: from here on its seed is fixed, and its commitment is shown.

    A lesson brings a seed of its own.
    """

    async def begin(table: Table) -> None:
        expect_host(caller)
        room.expect("gathering")
        places = table.sheet.seats
        free_seats = [n for n, place in enumerate(places) if not place.taken()]
        for seat in free_seats:
            if places[seat].kind == "device":
                raise Refusal(Reason("ludoteka.seats", "device-seat-empty", {"seat": seat}))
        if free_seats:
            raise Refusal(Reason("ludoteka.seats", "seats-free", {"seats": free_seats}))
        _expect_fitting(table)
        seed = fixed or secrets.token_bytes(SEED_BYTES)
        try:
            _, position, events = await asyncio.to_thread(table.set_up, seed)
        except (OptionError, ContentError, RecordError) as error:
            raise refusals.unfit("seats", str(error)) from None
        except Unpinned as error:
            raise Refusal(Reason("ludoteka.stuck", error.fault, error.values)) from None
        started = log.Started(
            seed=seed.hex(), events=[event.data() for event in events], position=position
        )
        await room.commit([started])

    await room.change(begin)


def _expect_fitting(table: Table) -> None:
    """Refusal where the game, or an option that was chosen, does not go with so many seats."""
    game, sheet = table.game(), table.sheet
    least = type(game).meta.seats[0]
    if len(sheet.seats) < least:
        values: dict[str, object] = {"least": least}
        raise Refusal(Reason("ludoteka.seats", "too-few-seats", values))
    for option in table.choices():
        value = sheet.options[option.name]
        if not option.fits(value, len(sheet.seats)):
            least, most = option.seats(value)
            values = {
                "option": option.name,
                "value": spelled(value),
                "seats": least,
                "most": most,
            }
            fault = "option-needs-seats" if len(sheet.seats) < least else "option-for-fewer-seats"
            raise Refusal(Reason("ludoteka.seats", fault, values))


async def pause(room: Room, caller: Caller, on: bool) -> None:
    """Stop the game for a while, or let it go on."""

    async def do(table: Table) -> None:
        expect_host(caller)
        room.expect("running")
        if table.sheet.paused != on:
            await room.commit([log.Paused() if on else log.Resumed()])

    await room.change(do)


async def hurry(room: Room) -> None:
    """Let the bots finish among themselves, without a pause; nobody else can act any more."""

    async def do(table: Table) -> None:
        room.expect("running")
        if not table.left_to_bots():
            raise Refusal(Reason("ludoteka.hurry", "somebody-plays"))
        room.scheduler.hurry()

    await room.change(do)


async def end(room: Room, caller: Caller) -> None:
    """End the table, whatever the game; everything is revealed."""

    async def do(table: Table) -> None:
        expect_host(caller)
        if table.sheet.status == "finished":
            raise refusals.wrong_status("finished", "running")
        await room.commit([log.Ended()])

    await room.change(do)
