"""What the HTTP interface does, one function for each endpoint: it asks the tables, and answers."""

from __future__ import annotations

import asyncio
import contextlib
from functools import cache, lru_cache
from typing import Final

from msgspec import UNSET, json

from ludoteka import __version__, build
from ludoteka.bots.levels import LEVELS, levels_for
from ludoteka.core import registry
from ludoteka.core.game import Game
from ludoteka.core.reasons import Reason
from ludoteka.core.registry import UnknownGame
from ludoteka.protocol.forms import (
    AvatarForm,
    Before,
    BotForm,
    Changed,
    Checked,
    CheckForm,
    CodeForm,
    Content,
    ContentForm,
    Draws,
    Export,
    Facts,
    ForkForm,
    Found,
    GameInfo,
    Games,
    GlanceForm,
    HandOver,
    Health,
    Invitation,
    JoinForm,
    NewTable,
    Opened,
    Outlined,
    Pages,
    RecordForm,
    Replayed,
    Report,
    Seated,
    SeatsChanged,
    SeatsForm,
    SettingsForm,
    Tables,
    TakeForm,
    TakeOverForm,
    Tutorial,
    TutorialForm,
)
from ludoteka.protocol.schema import messages_schema
from ludoteka.server import hosting, opening, qr, refusals, replaying, reporting, teaching
from ludoteka.server.asking import Asked
from ludoteka.server.failures import Rejected
from ludoteka.server.hall import Hall
from ludoteka.server.refusals import Refusal, UnknownTable
from ludoteka.server.sheet import HAND_OVER_MS, hashed
from ludoteka.server.thinking import Claim
from ludoteka.server.writing import record_of, story_of
from ludoteka.text import source
from ludoteka.tutorials import lessons

LISTED_MOST: Final = 50

# For nobody in particular.


async def health(asked: Asked) -> Health:
    hall = asked.hall
    fault = await hall.store_fault()
    return Health(
        status="failing" if fault else "ok",
        version=__version__,
        build=build.name(),
        store=fault or "ok",
        awake=hall.awake(),
        connections=hall.connections(),
    )


async def metrics(asked: Asked) -> bytes:
    return asked.hall.metrics.text()


async def schema(asked: Asked) -> bytes:
    return _schema()


@cache
def _schema() -> bytes:
    return json.encode(messages_schema())


async def games(asked: Asked) -> Games:
    return _games()


@cache
def _games() -> Games:
    metas = [registry.find(name).meta for name in registry.names()]
    infos = [
        GameInfo(
            id=meta.id,
            title=meta.title,
            authors=meta.authors,
            publisher=meta.publisher,
            rules=meta.rules_version,
            seats=list(meta.seats),
            options=meta.form(),
            events=[kind.data() for kind in meta.events],
            tutorial=lessons(meta.id) > 0,
            lessons=lessons(meta.id),
            template=registry.find(meta.id).template() != "",
            levels=levels_for(registry.find(meta.id).make()),
            minutes=list(meta.about.minutes or ()),
            age=meta.about.age,
            best=meta.about.best,
            warnings=list(meta.about.warnings),
            pages=list(meta.about.pages),
        )
        for meta in metas
    ]
    return Games(games=infos, levels=list(LEVELS))


async def texts(asked: Asked) -> bytes:
    """A client looks for what is missing in English."""
    try:
        return await asyncio.to_thread(_texts, asked.words["game"], asked.words["language"])
    except UnknownGame as error:
        raise Rejected(404, "unknown-game", str(error)) from None


@lru_cache(maxsize=64)
def _texts(game: str, language: str) -> bytes:
    return source(registry.find(game), language).encode()


async def game_content(asked: Asked) -> Content:
    game = await asyncio.to_thread(_game, asked.words["game"], asked.hall)
    return Content(
        name=game.content_name,
        digest=game.content_digest,
        content=game.content(),
        form=game.content_form(),
    )


async def check_content(asked: Asked) -> Checked:
    """For whoever writes a content file: no table is needed, and nothing is kept."""
    form: CheckForm = asked.body
    game = await asyncio.to_thread(_game, asked.words["game"], asked.hall)
    opening.expect_short("game", form.content)
    return await asked.hall.thinkers.checked(Claim(game.id, {}, form.content))


async def template(asked: Asked) -> bytes:
    try:
        text = await asyncio.to_thread(lambda: registry.find(asked.words["game"]).template())
    except UnknownGame as error:
        raise Rejected(404, "unknown-game", str(error)) from None
    if not text:
        raise Rejected(404, "no-template", "this game has no file to begin with")
    return text.encode()


def _game(name: str, hall: Hall) -> Game:
    try:
        return hall.game(name, {}, None)
    except UnknownGame as error:
        raise Rejected(404, "unknown-game", str(error)) from None


async def tables(asked: Asked) -> Tables:
    found = []
    for name in await asked.hall.store.listed(LISTED_MOST):
        room = asked.hall.room(name)
        with contextlib.suppress(UnknownTable, Refusal):
            async with room.entered() as table:
                # It may have changed since the store was asked.
                if table.sheet.visibility == "listed" and table.sheet.status != "finished":
                    found.append(room.info())
    return Tables(tables=found)


async def glances(asked: Asked) -> Tables:
    """Of the named tables those that there are; what this costs is bounded by the form."""
    form: GlanceForm = asked.body
    found = []
    for name in dict.fromkeys(form.tables):
        room = asked.hall.room(name)
        with contextlib.suppress(UnknownTable):
            async with room.entered():
                found.append(room.info())
    return Tables(tables=found)


async def open_table(asked: Asked) -> Opened:
    form: NewTable = asked.body
    return await opening.open_table(asked.hall, form)


async def import_record(asked: Asked) -> Opened:
    form: RecordForm = asked.body
    return await opening.import_record(asked.hall, form)


async def tutorial(asked: Asked) -> Tutorial:
    try:
        game, query = asked.words["game"], asked.query
        found = await asyncio.to_thread(teaching.steps_of, game, query.lesson, query.rules)
    except UnknownGame as error:
        raise Rejected(404, "unknown-game", str(error)) from None
    if found is None:
        raise Rejected(404, "no-tutorial", "this game has no such tutorial")
    return found


async def open_tutorial(asked: Asked) -> Opened:
    form: TutorialForm = asked.body
    return await teaching.open_lesson(asked.hall, form)


async def find_code(asked: Asked) -> Found:
    form: CodeForm = asked.body
    code = form.code.lower().replace(" ", "").replace("-", "")
    name = await asked.hall.store.coded(code)
    if name is not None:
        async with asked.hall.room(name).entered() as table:
            if table.sheet.code_now() == code:
                return Found(table=name, invitation=table.sheet.invitation)
    raise Refusal(Reason("ludoteka.code", "unknown-code"), 404)


# For whoever knows a table.


async def table(asked: Asked) -> Changed:
    """Also what those get who have changed it."""
    room = asked.room
    async with room.entered():
        return Changed(table=room.info())


async def content(asked: Asked) -> Content:
    async with asked.room.entered() as table:
        game = table.game()
        return Content(name=game.content_name, digest=game.content_digest, content=game.content())


async def information(asked: Asked) -> Facts:
    async with asked.room.entered() as table:
        return Facts(facts=table.game().information(asked.words["word"]))


async def report(asked: Asked) -> Report:
    return await reporting.report(asked.room)


async def draws(asked: Asked) -> Draws:
    return await reporting.draws(asked.room)


async def replay(asked: Asked) -> Replayed:
    return await replaying.replayed(asked.room, asked.query)


async def replay_outline(asked: Asked) -> Outlined:
    return await replaying.outlined(asked.room, asked.query)


async def history(asked: Asked) -> Pages:
    """`seq` is how far the piece reaches: some entries are shown to nobody."""
    room, query = asked.room, asked.query
    seat = eye(asked)
    async with room.entered():
        entries, complete, seq = await room.history(query.after, seat, query.limit)
        return Pages(entries=entries, more=not complete, seq=seq)


async def before(asked: Asked) -> Before:
    room, query, seat = asked.room, asked.query, eye(asked)
    async with room.entered() as table:
        return await replaying.before(room, table, query.after, query.limit, seat)


async def record(asked: Asked) -> Export:
    room, seat = asked.room, eye(asked)
    async with room.entered() as table:
        finished = table.sheet.status == "finished"
        played = finished and bool(table.sheet.seed)  # not ended before it began
        return Export(
            finished=finished,
            table=room.info(),
            record=(await record_of(room)).text() if played else None,
            entries=[] if played else await story_of(room, seat),
        )


def eye(asked: Asked) -> int | None:
    """With whose eyes the caller wants to see; Refusal if these are somebody else's."""
    if asked.query.seat is UNSET:
        return asked.caller.seats[0] if asked.caller.seats else None
    seat: int = asked.query.seat
    if seat not in asked.caller.seats:
        raise refusals.not_this_seat(seat)
    return seat


async def join(asked: Asked) -> Seated:
    form: JoinForm = asked.body
    seat, token = await hosting.join(asked.room, form)
    return Seated(seat=seat, token=token, table=(await table(asked)).table)


async def take_over(asked: Asked) -> Seated:
    form: TakeOverForm = asked.body
    seat, token = await hosting.take_over(asked.room, form.handover, form.token)
    return Seated(seat=seat, token=token, table=(await table(asked)).table)


async def fork(asked: Asked) -> Opened:
    form: ForkForm = asked.body
    return await opening.fork_table(asked.room, form.moves)


# For those who sit there.


async def invitation(asked: Asked) -> Invitation:
    async with asked.room.entered() as table:
        secret = table.sheet.invitation
        path = f"/t/{asked.table}#{secret}"
        return Invitation(path=path, invitation=secret, code=table.sheet.code_now())


async def invitation_qr(asked: Asked) -> bytes:
    return qr.svg(asked.base + (await invitation(asked)).path).encode()


async def leave(asked: Asked) -> Changed:
    await hosting.leave(asked.room, asked.caller, asked.seat)
    return await table(asked)


async def reclaim(asked: Asked) -> Changed:
    await hosting.reclaim(asked.room, asked.caller, asked.seat)
    return await table(asked)


async def set_avatar(asked: Asked) -> Changed:
    form: AvatarForm = asked.body
    await hosting.set_avatar(asked.room, asked.caller, asked.seat, form.avatar)
    return await table(asked)


async def hand_over(asked: Asked) -> HandOver:
    secret = await hosting.hand_over(asked.room, asked.caller, asked.seat)
    path = f"/t/{asked.table}/over#{secret}"
    return HandOver(
        path=path,
        handover=secret,
        seconds=HAND_OVER_MS // 1000,
        qr=qr.svg(asked.base + path),
    )


async def rematch(asked: Asked) -> Changed:
    """The new table; nobody is told a token, for all keep theirs."""
    return Changed(table=await opening.rematch(asked.room))


async def hurry(asked: Asked) -> Changed:
    await hosting.hurry(asked.room)
    return await table(asked)


async def bot(asked: Asked) -> Changed:
    form: BotForm = asked.body
    await hosting.bot(asked.room, asked.caller, asked.seat, form.level)
    return await table(asked)


# For the host.


async def free(asked: Asked) -> Changed:
    await hosting.free(asked.room, asked.caller, asked.seat)
    return await table(asked)


async def set_seats(asked: Asked) -> SeatsChanged:
    form: SeatsForm = asked.body
    tokens, fallen = await hosting.set_seats(asked.room, asked.caller, form.seats, form.expected)
    room = asked.room
    async with room.entered() as now:
        # As it is now: somebody may have changed the seats once more.
        held = [now.sheet.opened_by(hashed(token)) for token in form.held]
        new = [(now.sheet.opened_by(hashed(token)), token) for token in tokens.values()]
        seats = {str(seat): token for seat, token in new if seat is not None}
        return SeatsChanged(table=room.info(), seats=seats, held=held, fallen=fallen)


async def take(asked: Asked) -> Seated:
    form: TakeForm = asked.body
    token = await hosting.take(asked.room, asked.caller, asked.seat, form.name)
    return Seated(seat=asked.seat, token=token, table=(await table(asked)).table)


async def set_settings(asked: Asked) -> Changed:
    form: SettingsForm = asked.body
    await hosting.set_settings(asked.room, asked.caller, form)
    return await table(asked)


async def set_content(asked: Asked) -> Changed:
    form: ContentForm = asked.body
    await hosting.set_content(asked.room, asked.caller, form.content)
    return await table(asked)


async def start(asked: Asked) -> Changed:
    await hosting.start(asked.room, asked.caller)
    return await table(asked)


async def pause(asked: Asked) -> Changed:
    await hosting.pause(asked.room, asked.caller, True)
    return await table(asked)


async def resume(asked: Asked) -> Changed:
    await hosting.pause(asked.room, asked.caller, False)
    return await table(asked)


async def end(asked: Asked) -> Changed:
    await hosting.end(asked.room, asked.caller)
    return await table(asked)
