"""A board as plain text, in the reader's language: for clients that have no drawing of the game."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final

from rich.text import Text

from ludoteka.core.game import Game
from ludoteka.core.markup import safe
from ludoteka.core.outline import Outline
from ludoteka.protocol.messages import Section, Sketch, Sketched
from ludoteka.server import refusals
from ludoteka.server.refusals import Refusal
from ludoteka.server.table import Table
from ludoteka.text import Texts, nearest

TEXTS_KEPT: Final = 32  # of a game in a language


async def sketched(table: Table, asked: Sketch) -> Sketched:
    """The answer to `sketch`, for one who may see with these eyes. The room is entered."""
    if table.stuck is not None:
        raise Refusal(table.stuck)
    if table.board is None:
        raise refusals.wrong_status(table.sheet.status, "running")
    game, view = table.board.game, table.board.state.view(asked.seat)
    names = [safe(place.name) for place in table.sheet.seats]
    answer = Sketched(id=asked.id, seq=table.sheet.seq, text="")
    # The texts of a language take their time to be read.
    if asked.outline:
        outline = await asyncio.to_thread(outlined, game, view, names, asked.language)
        answer.words = outline.words
        answer.sections = [
            Section(title=one.title, lines=one.lines, head=one.head, rows=one.rows)
            for one in outline.sections
        ]
    if not answer.sections:
        answer.text = await asyncio.to_thread(drawn, game, view, names, asked.language)
    return answer


def drawn(game: Game, view: dict[str, object], names: list[str], language: str) -> str:
    """What a game draws of a view, without colours; empty if it has no drawing."""
    drawing = game.draw(view, names, _texts(game, nearest(language, game)).board)
    return Text.from_markup(drawing, emoji=False).plain


def outlined(game: Game, view: dict[str, object], names: list[str], language: str) -> Outline:
    """A view in headings, lists and tables; without a section if the game has none."""
    return game.outline(view, names, _texts(game, nearest(language, game)).board)


@lru_cache(maxsize=TEXTS_KEPT)
def _texts(game: Game, language: str) -> Texts:
    return Texts(game, language)
