"""Boards in headings, lists and tables: whole for every game, seat, moment and language."""

from __future__ import annotations

import re

import pytest

from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.game import Game
from ludoteka.text import Texts

NAMES = ["Anna", "Ben", "Cilka", "Dano"]
TABLES = [
    ("envyra", {"equilibrium": "C"}, 4),
    ("envyra", {"simplified": True}, 2),
    ("rawsiko", {"trade": True}, 3),
    ("raw", {"hunt": True, "drafting": True}, 3),
    ("raw", {"summoning": True}, 2),
]
BOXES = re.compile("[\u2500-\u257f]")


def looked(game: Game, seats: int, moves: int):
    """Views of a game that is played by chance: of a seat and of an onlooker, now and then."""
    chance = Quick(7)
    state = game.start(seats, chance)
    for move in range(moves):
        waiting = state.waiting_for()
        if move % 14 == 0 or not waiting:
            yield state, state.view(0)
            yield state, state.view(None)
        if not waiting:
            return
        options = state.moves(waiting[0])
        state.play(waiting[0], options[chance.below(len(options))], chance)


@pytest.mark.parametrize("language", ["en", "sk", "hu", "lv"])
@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_every_view_is_told_in_whole_tables(name, options, seats, language):
    game = registry.make(name, options)
    texts = Texts(game, language)
    missing: list[str] = []

    def word(key, fields):
        said = texts.board(key, fields)
        if not texts.has("board", key) and key not in fields:
            missing.append(key)
        return said

    seen = 0
    for _, view in looked(game, seats, 60):
        outline = game.outline(view, NAMES[:seats], word)
        assert len(outline.sections) >= 2
        for section in outline.sections:
            assert section.title
            assert all(len(row) == len(section.head) for row in section.rows), section.title
            assert all(row[0] for row in section.rows)
            told = [
                section.title,
                *section.lines,
                *section.head,
                *(cell for row in section.rows for cell in row),
            ]
            assert not [
                text for text in told if BOXES.search(text) or "{" in text or "None" in text
            ]
        seen += 1
    assert seen >= 4
    assert not missing


def test_nothing_is_told_that_the_view_does_not_have():
    game = registry.make("raw", {})
    texts = Texts(game)
    state = game.start(2, Quick(3))
    mine = game.outline(state.view(0), NAMES[:2], texts.board)
    public = game.outline(state.view(None), NAMES[:2], texts.board)
    assert any("Your hand" in section.title for section in mine.sections)
    assert not any("Your hand" in section.title for section in public.sections)


def test_15_a_restricted_tile_tells_what_is_missing():
    game = registry.make("envyra", {})
    text = "players 3\ngrid T21 S10\nwon A S01"  # two orange ones and a green one
    view = game.scene(text).view(0)
    outline = game.outline(view, NAMES[:3], Texts(game).board)
    tiles = next(section for section in outline.sections if section.title == "Tiles")
    assert tiles.rows[0][-1] == "needs orange, orange, green: you still need orange, green"
    assert tiles.rows[1][-1] == "–"
    assert outline.words["cells"]["b1"] == "b1: green mushroom, 3 points, 0 of 3"
