"""Boards in headings, lists and tables: whole for every game, seat, moment and language."""

from __future__ import annotations

import re

import pytest

from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.game import Game
from ludoteka.fluent_files import source
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
            events = [
                section.title,
                *section.lines,
                *section.head,
                *(cell for row in section.rows for cell in row),
            ]
            assert not [
                text for text in events if BOXES.search(text) or "{" in text or "None" in text
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
    assert tiles.rows[0][-2] == "needs orange, orange, green: you still need orange, green"
    assert tiles.rows[0][-1] == "can’t move there yet"
    assert tiles.rows[1][-2] == "–"
    assert outline.words["cells"]["b1"] == "b1: green mushroom, 3 points, 0 of 3"


def foreseen(text, seat=0, **options):
    """What the reader's next cube would do, by place; and the places as choices."""
    game = registry.make("envyra", options)
    outline = game.outline(game.scene(text).view(seat), NAMES[:3], Texts(game).board)
    tiles = next(section for section in outline.sections if section.title == "Tiles")
    assert tiles.head[-1] == "your next cube"
    return {row[0]: row[-1] for row in tiles.rows}, outline.words["cells"]


def test_18_whoever_reads_is_told_what_a_cube_would_do():
    seen, _ = foreseen("players 3\ngrid S10 S01 S04\ncubes a1 B, b1 B\n")
    assert seen["a1"] == "1 more would be needed; Anna (you) would lead, 1 to 1"
    assert seen["b1"] == "closes it: Anna (you) would win it, 1 to 1"


def test_12_what_lies_open_and_still_comes_counts():
    text = "players 3\ngrid S10 S01 S04\ncubes a1 B\nboards A a1 b1, B a1, C b1\n"
    seen, places = foreseen(text)
    assert seen["a1"] == "Ben still to come; in the end Ben would win it, 2 to 1"
    assert seen["b1"] == "Cilka still to come; in the end Cilka would win it, 1 to 1"
    assert seen["c1"] == "–"  # no cube of the reader's is there
    assert places["b1"].endswith(seen["b1"])


def test_17_a_tile_that_the_readers_cube_closes_is_won_before_others_come():
    text = "players 3\ngrid S10 S01 S04\ncubes b1 C\nboards A b1 c1, B b1\n"
    seen, _ = foreseen(text)
    assert seen["b1"] == "closes it: Anna (you) would win it, 1 to 1"


def test_12_a_reader_who_comes_after_others_and_a_tile_that_nobody_closes():
    text = "players 3\ngrid S10 S01 S04\nboards A a1 b1, B a1 c1, C c1\n"
    seen, _ = foreseen(text, seat=1)
    # Anna has two cubes, and chooses which goes first: before Ben's, or after it.
    assert seen["a1"] == (
        "Anna still to come, and may still choose when; could lead: Anna, Ben (you)"
    )
    seen, _ = foreseen(text, seat=0)
    assert seen["a1"] == "Ben still to come; in the end Ben would lead, 1 to 1"


def test_33_simplified_is_foreseen_while_cubes_are_placed():
    """Afterwards nobody has a choice, and all cubes move by themselves."""
    seen, _ = foreseen("players 3\ngrid S10 S01 S04\ncubes b1 B\n", simplified=True)
    assert seen["a1"] == "2 more would be needed; Anna (you) would lead, 1 to 0"
    assert seen["b1"] == "closes it: Anna (you) would win it, 1 to 1"


@pytest.mark.parametrize("language", ["en", "sk", "hu", "lv"])
@pytest.mark.parametrize("name", ["envyra", "raw", "rawsiko"])
def test_every_verb_has_a_name_for_its_button(name, language):
    """The browser would show the bare verb (web/src/games/generic/moveNames.ts)."""
    game = registry.make(name, {})
    verbs = {str(game.describe(move)["verb"]) for move in range(game.move_count)}
    assert len(verbs) > 1
    own = source(type(game), language)  # without what it would borrow from English
    named = set(re.findall(rf"^{name}-outline-verb-([a-z]+) = \S", own, re.MULTILINE))
    assert verbs == named
