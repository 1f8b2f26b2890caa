"""The installed games: what they are, their texts, content and lessons."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from typing import Final

from ludoteka.bots.levels import LEVELS, levels_for
from ludoteka.core import registry
from ludoteka.core.game import Game
from ludoteka.core.registry import UnknownGame
from ludoteka.fluent_files import source
from ludoteka.protocol.answers import Checked, Content, GameInfo, Games, Tutorial
from ludoteka.protocol.forms import CheckForm
from ludoteka.server.commands import creation
from ludoteka.server.commands.lessons import steps_of
from ludoteka.server.games import GameCache as GameShelf
from ludoteka.server.http.endpoint import (
    TEXT,
    UPLOADS_BYTES,
    Routes,
)
from ludoteka.server.http.errors import BadRequest
from ludoteka.server.http.request import Asked
from ludoteka.server.queries.params import (
    TutorialQuery,
)
from ludoteka.server.work.tasks import Claim
from ludoteka.tutorials import lessons

ROUTES: Final = Routes()


@ROUTES.at(
    "GET",
    "/api/games",
    "nobody",
    "The installed games with the forms of their options, and the levels of bots",
    Games,
)
async def games(asked: Asked) -> Games:
    return _games()


@cache
def _games() -> Games:
    made = {name: registry.find(name).make() for name in registry.names()}
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
            template=game.template() != "",
            levels=levels_for(game),
            hints=game.sense() is not None,
            minutes=list(meta.about.minutes or ()),
            age=meta.about.age,
            best=meta.about.best,
            warnings=list(meta.about.warnings),
            pages=list(meta.about.pages),
        )
        for game in made.values()
        for meta in [type(game).meta]
    ]
    return Games(games=infos, levels=list(LEVELS))


@ROUTES.at(
    "GET",
    "/api/games/{game}/texts/{language}",
    "nobody",
    "All messages of a game in a language, as Fluent source; empty if there are none",
    statuses=(404,),
    media=TEXT,
)
async def texts(asked: Asked) -> bytes:
    """All messages of a game; a client looks for those that a language lacks in English."""
    try:
        return await asyncio.to_thread(_texts, asked.words["game"], asked.words["language"])
    except UnknownGame as error:
        raise BadRequest(404, "unknown-game", str(error)) from None


@ROUTES.at(
    "GET",
    "/api/games/{game}/content",
    "nobody",
    "The content that a game comes with",
    Content,
    statuses=(404,),
)
async def game_content(asked: Asked) -> Content:
    game = await asyncio.to_thread(_game, asked.words["game"], asked.services.games)
    return Content(
        name=game.content_name,
        digest=game.content_digest,
        content=game.content(),
        form=game.content_form(),
    )


@ROUTES.at(
    "POST",
    "/api/games/{game}/content/check",
    "nobody",
    "What is wrong with a content file, without a table; it is not kept",
    Checked,
    CheckForm,
    statuses=(404,),
    body_bytes=UPLOADS_BYTES,
    counted="checks",
)
async def check_content(asked: Asked) -> Checked:
    """Check a content file for its author; no table is needed, and nothing is kept."""
    form: CheckForm = asked.body
    game = await asyncio.to_thread(_game, asked.words["game"], asked.services.games)
    creation.expect_short("game", form.content)
    return await asked.services.pool.checked(Claim(game.id, {}, form.content))


@ROUTES.at(
    "GET",
    "/api/games/{game}/template",
    "nobody",
    "A content file of a game to begin one's own with",
    statuses=(404,),
    media=TEXT,
)
async def template(asked: Asked) -> bytes:
    try:
        text = await asyncio.to_thread(lambda: registry.find(asked.words["game"]).template())
    except UnknownGame as error:
        raise BadRequest(404, "unknown-game", str(error)) from None
    if not text:
        raise BadRequest(404, "no-template", "this game has no file to begin with")
    return text.encode()


@ROUTES.at(
    "GET",
    "/api/games/{game}/tutorial",
    "nobody",
    "The steps of a game's lesson; with `rules` those of an earlier edition",
    Tutorial,
    query=TutorialQuery,
    statuses=(404,),
)
async def tutorial(asked: Asked) -> Tutorial:
    try:
        game, query = asked.words["game"], asked.query
        found = await asyncio.to_thread(steps_of, game, query.lesson, query.rules)
    except UnknownGame as error:
        raise BadRequest(404, "unknown-game", str(error)) from None
    if found is None:
        raise BadRequest(404, "no-tutorial", "this game has no such tutorial")
    return found


@lru_cache(maxsize=64)
def _texts(game: str, language: str) -> bytes:
    return source(registry.find(game), language).encode()


def _game(name: str, games: GameShelf) -> Game:
    try:
        return games.make(name, {}, None)
    except UnknownGame as error:
        raise BadRequest(404, "unknown-game", str(error)) from None
