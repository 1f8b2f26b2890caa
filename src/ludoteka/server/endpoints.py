"""The HTTP interface as one table: routes, roles and the OpenAPI description are made of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final

from msgspec import Struct, json
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

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
from ludoteka.protocol.values import FRAME_BYTES, UPLOAD_BYTES
from ludoteka.server import handling, openapi
from ludoteka.server.answering import SAFE, Answerer
from ludoteka.server.asking import (
    JSON,
    Asked,
    HistoryQuery,
    OutlineQuery,
    ReplayQuery,
    SeatQuery,
    TutorialQuery,
)
from ludoteka.server.failures import not_routed
from ludoteka.server.hall import Hall
from ludoteka.server.limits import Counted
from ludoteka.server.roles import Who

# A record and a content file, with what JSON adds to their lines.
UPLOADS_BYTES: Final = 2 * UPLOAD_BYTES + 262_144
FIGURES: Final = "text/plain; version=0.0.4; charset=utf-8"
TEXT: Final = "text/plain; charset=utf-8"
SVG: Final = "image/svg+xml"


class Endpoint(Struct, frozen=True):
    """One thing that can be asked for, and by whom."""

    method: str
    path: str
    who: Who
    handler: Callable[[Asked], Awaitable[Struct | bytes]]
    summary: str
    answer: type[Struct] | None = None
    body: type[Struct] | None = None
    query: type[Struct] | None = None
    statuses: tuple[int, ...] = ()  # of refusals, beside those that follow from all the rest
    also: tuple[int, ...] = ()  # further statuses that the answer itself may have
    media: str = JSON
    body_bytes: int = FRAME_BYTES
    # Limited for each address: whatever could be guessed, fills the disk, or takes its time.
    counted: Counted | None = None

    def failures(self) -> list[int]:
        """The status of everything that can go wrong."""
        found = {400, 500, 503, *self.statuses}
        if self.method not in SAFE:
            found |= {403, 408, 409, 413, 422}
        if self.body is not None:
            found |= {415}
        if self.query is not None:
            found |= {422}
        if self.who != "nobody":
            found |= {403, 404}
        if self.who not in ("nobody", "onlooker"):
            found |= {401}
        if self.counted is not None or self.who != "nobody":
            found |= {429}
        return sorted(found - set(self.also))


async def describe(asked: Asked) -> bytes:
    return _described()


@cache
def _described() -> bytes:
    return json.encode(openapi.describe(ENDPOINTS))


TABLE: Final = "/api/tables/{table}"
SEAT: Final = TABLE + "/seats/{seat}"

ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/health",
        "nobody",
        handling.health,
        "Whether the server is well, and its store can be written to",
        Health,
        also=(503,),
    ),
    Endpoint(
        "GET", "/metrics", "nobody", handling.metrics, "Figures for Prometheus", media=FIGURES
    ),
    Endpoint("GET", "/api/openapi.json", "nobody", describe, "This description"),
    Endpoint(
        "GET",
        "/api/schema.json",
        "nobody",
        handling.schema,
        "JSON Schema of all messages and forms",
    ),
    Endpoint(
        "GET",
        "/api/games",
        "nobody",
        handling.games,
        "The installed games with the forms of their options, and the levels of bots",
        Games,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/texts/{language}",
        "nobody",
        handling.texts,
        "All messages of a game in a language, as Fluent source; empty if there are none",
        statuses=(404,),
        media=TEXT,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/content",
        "nobody",
        handling.game_content,
        "The content that a game comes with",
        Content,
        statuses=(404,),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/content/check",
        "nobody",
        handling.check_content,
        "What is wrong with a content file, without a table; it is not kept",
        Checked,
        CheckForm,
        statuses=(404,),
        body_bytes=UPLOADS_BYTES,
        counted="checks",
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/template",
        "nobody",
        handling.template,
        "A content file of a game to begin one's own with",
        statuses=(404,),
        media=TEXT,
    ),
    Endpoint(
        "GET",
        "/api/tables",
        "nobody",
        handling.tables,
        "The tables that are listed and not finished",
        Tables,
    ),
    Endpoint(
        "POST",
        "/api/glances",
        "nobody",
        handling.glances,
        "Several tables at once, by their ids; those that there are not are left out",
        Tables,
        GlanceForm,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        "nobody",
        handling.open_table,
        "Open a table, and be its host",
        Opened,
        NewTable,
        body_bytes=UPLOADS_BYTES,
        counted="joins",
    ),
    Endpoint(
        "POST",
        "/api/records",
        "nobody",
        handling.import_record,
        "Open a table with a recorded game",
        Opened,
        RecordForm,
        body_bytes=UPLOADS_BYTES,
        counted="joins",
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/tutorial",
        "nobody",
        handling.tutorial,
        "The steps of a game's lesson; with `rules` those of an earlier edition",
        Tutorial,
        query=TutorialQuery,
        statuses=(404,),
    ),
    Endpoint(
        "POST",
        "/api/tutorials",
        "nobody",
        handling.open_tutorial,
        "Open a table for a game's lesson; it has begun",
        Opened,
        TutorialForm,
        counted="joins",
    ),
    Endpoint(
        "POST",
        "/api/codes",
        "nobody",
        handling.find_code,
        "The table that a short code leads to, while it gathers",
        Found,
        CodeForm,
        statuses=(404,),
        counted="joins",
    ),
    Endpoint("GET", TABLE, "onlooker", handling.table, "The table as it is now", Changed),
    Endpoint(
        "GET",
        TABLE + "/content",
        "onlooker",
        handling.content,
        "The content that the table plays with",
        Content,
        statuses=(409,),
    ),
    Endpoint(
        "GET",
        TABLE + "/information/{word}",
        "onlooker",
        handling.information,
        "Facts about a thing of the game, for lessons",
        Facts,
        statuses=(409,),
    ),
    Endpoint(
        "GET",
        TABLE + "/report",
        "onlooker",
        handling.report,
        "What chance did for each seat, after the end",
        Report,
        statuses=(409,),
    ),
    Endpoint(
        "GET",
        TABLE + "/draws",
        "onlooker",
        handling.draws,
        "All that chance decided, with the seeds to recompute it, after the end",
        Draws,
        statuses=(409,),
    ),
    Endpoint(
        "GET",
        TABLE + "/replay",
        "onlooker",
        handling.replay,
        "Moments of a finished game, with anybody's eyes or with everything open",
        Replayed,
        query=ReplayQuery,
        statuses=(409,),
    ),
    Endpoint(
        "GET",
        TABLE + "/replay/outline",
        "onlooker",
        handling.replay_outline,
        "A moment of a finished game in words, with anybody's eyes or with everything open",
        Outlined,
        query=OutlineQuery,
        statuses=(409,),
    ),
    Endpoint(
        "GET",
        TABLE + "/history",
        "onlooker",
        handling.history,
        "A piece of the log, as a seat of the caller or an onlooker sees it",
        Pages,
        query=HistoryQuery,
    ),
    Endpoint(
        "GET",
        TABLE + "/before",
        "onlooker",
        handling.before,
        "What happened before a forked or imported game came here, as a seat of the caller saw it",
        Before,
        query=HistoryQuery,
        statuses=(409,),
    ),
    Endpoint(
        "GET",
        TABLE + "/record",
        "onlooker",
        handling.record,
        "The record of a finished game, or the caller's story of it so far",
        Export,
        query=SeatQuery,
    ),
    Endpoint(
        "POST",
        TABLE + "/join",
        "onlooker",
        handling.join,
        "Sit down on a free seat; a friend's needs the invitation",
        Seated,
        JoinForm,
        counted="joins",
    ),
    Endpoint(
        "POST",
        TABLE + "/takeover",
        "onlooker",
        handling.take_over,
        "Use a hand-over link: the seat moves to this device",
        Seated,
        TakeOverForm,
        counted="joins",
    ),
    Endpoint(
        "POST",
        TABLE + "/fork",
        "onlooker",
        handling.fork,
        "A new table from a point of a finished game",
        Opened,
        ForkForm,
        counted="joins",
    ),
    Endpoint(
        "GET",
        TABLE + "/invitation",
        "seat or host",
        handling.invitation,
        "How others come to the table",
        Invitation,
    ),
    Endpoint(
        "GET",
        TABLE + "/qr",
        "seat or host",
        handling.invitation_qr,
        "The invitation as a QR code",
        media=SVG,
    ),
    Endpoint(
        "POST",
        TABLE + "/hurry",
        "seat or host",
        handling.hurry,
        "Let the bots finish at once; when nobody else can act any more",
        Changed,
    ),
    Endpoint(
        "POST",
        TABLE + "/rematch",
        "seat or host",
        handling.rematch,
        "The same people again, everyone one seat further; all keep their tokens",
        Changed,
        counted="joins",
    ),
    Endpoint(
        "POST",
        SEAT + "/leave",
        "that seat",
        handling.leave,
        "Stand up: before the start the seat is free again, later a bot plays for it",
        Changed,
    ),
    Endpoint(
        "POST",
        SEAT + "/reclaim",
        "that seat",
        handling.reclaim,
        "Take the seat back from its bot",
        Changed,
    ),
    Endpoint(
        "PUT",
        SEAT + "/avatar",
        "that seat",
        handling.set_avatar,
        "Another animal stands for the seat",
        Changed,
        AvatarForm,
    ),
    Endpoint(
        "POST",
        SEAT + "/handover",
        "that seat",
        handling.hand_over,
        "A link that moves the seat to another device, once",
        HandOver,
    ),
    Endpoint(
        "POST",
        SEAT + "/bot",
        "seat or host",
        handling.bot,
        "Let a bot play for somebody who is gone, after a fair time",
        Changed,
        BotForm,
    ),
    Endpoint(
        "POST",
        SEAT + "/take",
        "host",
        handling.take,
        "Before the start: a new token for a seat of the host's device",
        Seated,
        TakeForm,
    ),
    Endpoint(
        "POST",
        SEAT + "/free",
        "host",
        handling.free,
        "Before the start: somebody else may sit there",
        Changed,
    ),
    Endpoint(
        "PUT",
        TABLE + "/seats",
        "host",
        handling.set_seats,
        "The seats anew, before the start",
        SeatsChanged,
        SeatsForm,
    ),
    Endpoint(
        "PATCH",
        TABLE,
        "host",
        handling.set_settings,
        "Change settings; options before the start only",
        Changed,
        SettingsForm,
    ),
    Endpoint(
        "PUT",
        TABLE + "/content",
        "host",
        handling.set_content,
        "Play with a content file of one's own, or the game's again; before the start",
        Changed,
        ContentForm,
        body_bytes=UPLOADS_BYTES,
    ),
    Endpoint(
        "POST",
        TABLE + "/start",
        "host",
        handling.start,
        "Begin the game, once all seats are taken",
        Changed,
    ),
    Endpoint(
        "POST", TABLE + "/pause", "host", handling.pause, "Stop the game for a while", Changed
    ),
    Endpoint("POST", TABLE + "/resume", "host", handling.resume, "Let the game go on", Changed),
    Endpoint(
        "POST",
        TABLE + "/end",
        "host",
        handling.end,
        "End the table, whatever the game; everything is revealed",
        Changed,
    ),
)


def routes(hall: Hall) -> list[Route]:
    """One for each path, so that a wrong method is told all right ones."""
    answerer = Answerer(hall)
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [_route(answerer, path, endpoints) for path, endpoints in by_path.items()]


def _route(answerer: Answerer, path: str, endpoints: dict[str, Endpoint]) -> Route:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await answerer.answer(endpoints[method], request)

    return Route(path, answer, methods=list(endpoints))


def exception_handlers() -> dict[Any, Callable[[Request, Exception], Awaitable[Response]]]:
    """What an application answers where no route does."""
    return {HTTPException: not_routed}
