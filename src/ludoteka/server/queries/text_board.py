"""A board as plain text, in the reader's language: for clients that have no drawing of the game."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final

from rich.text import Text

from ludoteka.core.game import Game, State
from ludoteka.core.readers.markup import safe
from ludoteka.core.readers.outline import Outline
from ludoteka.fluent_files import nearest
from ludoteka.protocol.client_messages import Sketch
from ludoteka.protocol.server_messages import Sketched
from ludoteka.protocol.table import Section
from ludoteka.server.queries import past
from ludoteka.server.table.room import Room
from ludoteka.server.table.table import Table
from ludoteka.text import Texts

TEXTS_KEPT: Final = 32  # of a game in a language


async def sketched(room: Room, table: Table, asked: Sketch) -> Sketched:
    """The answer to `sketch`, for one who may see this seat's view. The room is entered."""
    board = past.board_of(table)
    state: State = board.state
    if asked.moves is not None:
        state = await past.state_after(room, table, asked.moves)
    game, view, names = board.game, state.view(asked.seat), names_of(table)
    answer = Sketched(id=asked.id, seq=table.sheet.seq, text="")
    # The texts of a language take their time to be read.
    if asked.outline:
        outline = await asyncio.to_thread(outlined, game, view, names, asked.language)
        answer.words, answer.sections = outline.words, sections_of(outline)
    if not answer.sections:
        answer.text = await asyncio.to_thread(drawn, game, view, names, asked.language)
    return answer


def names_of(table: Table) -> list[str]:
    """What the people are called, in a form that any text can show."""
    return [safe(place.name) for place in table.sheet.seats]


def sections_of(outline: Outline) -> list[Section]:
    return [
        Section(title=one.title, lines=one.lines, head=one.head, rows=one.rows)
        for one in outline.sections
    ]


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
