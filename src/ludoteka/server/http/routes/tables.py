"""Tables: found, opened, set up, begun and ended."""

from __future__ import annotations

import contextlib
from typing import Final

from ludoteka.core.reasons import Reason
from ludoteka.protocol.answers import Changed, Content, Facts, Found, Opened, Tables
from ludoteka.protocol.forms import (
    CodeForm,
    ContentForm,
    ForkForm,
    GlanceForm,
    NewTable,
    RecordForm,
    SettingsForm,
    TutorialForm,
)
from ludoteka.server.commands import creation, lessons, lifecycle
from ludoteka.server.http.endpoint import (
    TABLE,
    UPLOADS_BYTES,
    Routes,
)
from ludoteka.server.http.request import Asked
from ludoteka.server.table.refusals import Refusal, UnknownTable

LISTED_MOST: Final = 50

ROUTES: Final = Routes()


@ROUTES.at("GET", "/api/tables", "nobody", "The tables that are listed and not finished", Tables)
async def tables(asked: Asked) -> Tables:
    found = []
    for name in await asked.services.store.listed(LISTED_MOST):
        room = asked.rooms.room(name)
        with contextlib.suppress(UnknownTable, Refusal):
            async with room.entered() as table:
                # It may have changed since the store was asked.
                if table.sheet.settings.visibility == "listed" and table.sheet.status != "finished":
                    found.append(room.info())
    return Tables(tables=found)


@ROUTES.at(
    "POST",
    "/api/glances",
    "nobody",
    "Several tables at once, by their ids; those that there are not are left out",
    Tables,
    GlanceForm,
)
async def glances(asked: Asked) -> Tables:
    """Those of the named tables that exist; the form bounds how many may be named."""
    form: GlanceForm = asked.body
    found = []
    for name in dict.fromkeys(form.tables):
        room = asked.rooms.room(name)
        with contextlib.suppress(UnknownTable):
            async with room.entered():
                found.append(room.info())
    return Tables(tables=found)


@ROUTES.at(
    "POST",
    "/api/tables",
    "nobody",
    "Open a table, and be its host",
    Opened,
    NewTable,
    body_bytes=UPLOADS_BYTES,
    counted="joins",
)
async def open_table(asked: Asked) -> Opened:
    form: NewTable = asked.body
    return await creation.open_table(asked.services, form)


@ROUTES.at(
    "POST",
    "/api/records",
    "nobody",
    "Open a table with a recorded game",
    Opened,
    RecordForm,
    body_bytes=UPLOADS_BYTES,
    counted="joins",
)
async def import_record(asked: Asked) -> Opened:
    form: RecordForm = asked.body
    return await creation.import_record(asked.services, form)


@ROUTES.at(
    "POST",
    "/api/tutorials",
    "nobody",
    "Open a table for a game's lesson; it has begun",
    Opened,
    TutorialForm,
    counted="joins",
)
async def open_tutorial(asked: Asked) -> Opened:
    form: TutorialForm = asked.body
    return await lessons.open_lesson(asked.rooms, form)


@ROUTES.at(
    "POST",
    "/api/codes",
    "nobody",
    "The table that a short code leads to, while it gathers",
    Found,
    CodeForm,
    statuses=(404,),
    counted="joins",
)
async def find_code(asked: Asked) -> Found:
    form: CodeForm = asked.body
    code = form.code.lower().replace(" ", "").replace("-", "")
    name = await asked.services.store.coded(code)
    if name is not None:
        async with asked.rooms.room(name).entered() as table:
            if table.sheet.code_now() == code:
                return Found(table=name, invitation=table.sheet.invitation)
    raise Refusal(Reason("ludoteka.code", "unknown-code"), 404)


@ROUTES.at("GET", TABLE, "onlooker", "The table as it is now", Changed)
async def table(asked: Asked) -> Changed:
    """The table as it is now; other handlers answer with it after they have changed the table."""
    room = asked.room
    async with room.entered():
        return Changed(table=room.info())


@ROUTES.at(
    "GET",
    TABLE + "/content",
    "onlooker",
    "The content that the table plays with",
    Content,
    statuses=(409,),
)
async def content(asked: Asked) -> Content:
    async with asked.room.entered() as table:
        game = table.game()
        return Content(name=game.content_name, digest=game.content_digest, content=game.content())


@ROUTES.at(
    "GET",
    TABLE + "/information/{word}",
    "onlooker",
    "Facts about a thing of the game, for lessons",
    Facts,
    statuses=(409,),
)
async def information(asked: Asked) -> Facts:
    async with asked.room.entered() as table:
        return Facts(facts=table.game().information(asked.words["word"]))


@ROUTES.at(
    "POST",
    TABLE + "/fork",
    "onlooker",
    "A new table from a point of a finished game",
    Opened,
    ForkForm,
    counted="joins",
)
async def fork(asked: Asked) -> Opened:
    form: ForkForm = asked.body
    return await creation.fork_table(asked.room, form.moves)


@ROUTES.at(
    "POST",
    TABLE + "/rematch",
    "seat or host",
    "The same people again, everyone one seat further; all keep their tokens",
    Changed,
    counted="joins",
)
async def rematch(asked: Asked) -> Changed:
    """Open a rematch; no token is sent, because all keep theirs."""
    return Changed(table=await creation.rematch(asked.rooms, asked.room))


@ROUTES.at(
    "POST",
    TABLE + "/hurry",
    "seat or host",
    "Let the bots finish at once; when nobody else can act any more",
    Changed,
)
async def hurry(asked: Asked) -> Changed:
    await lifecycle.hurry(asked.room)
    return await table(asked)


@ROUTES.at(
    "PATCH", TABLE, "host", "Change settings; options before the start only", Changed, SettingsForm
)
async def set_settings(asked: Asked) -> Changed:
    form: SettingsForm = asked.body
    await lifecycle.set_settings(asked.room, asked.caller, form)
    return await table(asked)


@ROUTES.at(
    "PUT",
    TABLE + "/content",
    "host",
    "Play with a content file of one's own, or the game's again; before the start",
    Changed,
    ContentForm,
    body_bytes=UPLOADS_BYTES,
)
async def set_content(asked: Asked) -> Changed:
    form: ContentForm = asked.body
    await lifecycle.set_content(asked.room, asked.caller, form.content)
    return await table(asked)


@ROUTES.at("POST", TABLE + "/start", "host", "Begin the game, once all seats are taken", Changed)
async def start(asked: Asked) -> Changed:
    await lifecycle.start(asked.room, asked.caller)
    return await table(asked)


@ROUTES.at("POST", TABLE + "/pause", "host", "Stop the game for a while", Changed)
async def pause(asked: Asked) -> Changed:
    await lifecycle.pause(asked.room, asked.caller, True)
    return await table(asked)


@ROUTES.at("POST", TABLE + "/resume", "host", "Let the game go on", Changed)
async def resume(asked: Asked) -> Changed:
    await lifecycle.pause(asked.room, asked.caller, False)
    return await table(asked)


@ROUTES.at(
    "POST",
    TABLE + "/end",
    "host",
    "End the table, whatever the game; everything is revealed",
    Changed,
)
async def end(asked: Asked) -> Changed:
    await lifecycle.end(asked.room, asked.caller)
    return await table(asked)
