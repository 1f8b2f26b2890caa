"""Texts: all that the engine can say has an English sentence, and nothing missing crashes."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import fluent_folders
import pytest
from text_checks import NAMES, PACKAGE, faults_in_the_source

from ludoteka import fluent_files, text
from ludoteka.core import reasons as common
from ludoteka.core import registry
from ludoteka.core.game import Game, Meta
from ludoteka.core.options import Switch
from ludoteka.core.readers.markup import safe
from ludoteka.core.reasons import Reason
from ludoteka.text import Seating, Texts


def test_every_fault_of_the_source_has_a_sentence():
    faults = faults_in_the_source()
    assert len(faults) >= 12
    texts = {name: Texts(registry.make(name)) for name in registry.names()}
    assert {rule.partition(".")[0] for rule, _ in faults} >= {"envyra", "rawsiko", "ludoteka"}
    source = fluent_folders.source("en")
    for rule, fault in faults:
        book = rule.partition(".")[0]
        if book in texts and not fluent_files.source(type(texts[book]._game), "en"):
            continue  # a game without texts is told plainly
        assert f"\n{book}-why-{fault} = " in source, (rule, fault)
        if book != "ludoteka" and rule != f"{book}.":
            assert texts[book].rule(rule), rule


@pytest.mark.parametrize("name", ["envyra", "raw", "rawsiko"])
def test_the_help_fits_80_columns_and_explains_the_words_of_the_board(name: str):
    texts = Texts(registry.make(name))
    assert max(len(line) for line in texts.help().splitlines()) < 80
    words = {
        "envyra": ["leads", "needs"],
        "raw": ["open", "tapped"],
        "rawsiko": ["exclusive", "out"],
    }
    for key in words[name]:
        fields: dict[str, str | int] = {"seat": "A", "icons": "OG"}
        assert texts.board(key, fields) in texts.help()


# Forms of fields


def test_forms_of_nested_data():
    texts, seating = Texts(), Seating(NAMES[:3], 1)
    fields = texts.fields(
        {
            "seat": 1,
            "dice": [5, 4, 1],
            "odds": {"win_permille": 4, "lost_permille": 1250},
            "steps": {"Bi": 2, "Co": 1, "Li": 2},
            "rounds": [{"n": 1}, {"n": 7, "sure_permille": 1000}],
            "word": "Bi",
        },
        seating,
    )
    assert fields["seat-letter"] == "B"
    assert fields["dice-row"] == "5 4 1"
    assert fields["odds-win-percent"] == "<1"
    assert fields["odds-lost-decimal"] == 1.2
    assert fields["steps-groups"] == "1: Co; 2: Bi, Li"
    assert fields["rounds-count"] == 2
    assert fields["rounds-last-n"] == 7
    assert fields["rounds-last-sure-percent"] == "100"
    assert fields["word-id"] == "Bi"


def test_the_reasons_of_the_table_have_sentences():
    texts, seating = Texts(registry.make("envyra")), Seating(NAMES[:2], 0)
    for reason, expected in (
        (common.no_such_seat(7, 2), "There is no seat 7 at a table of 2."),
        (common.no_such_move(500), "There is no move number 500 in this game."),
        (common.game_over(), "The game is over."),
        (common.not_your_turn(0, [1]), "It is not your turn; the game waits for Ben (B)."),
    ):
        assert texts.reason(reason, seating) == expected


def test_everything_the_code_says_is_there():
    """Every message that the command line asks for by name."""
    texts = Texts()
    asked: set[str] = set()
    for path in PACKAGE.glob("cli/**/*.py"):
        source = path.read_text(encoding="utf-8")
        asked |= set(re.findall(r'(?:\.say|_say)\(\s*"([a-z-]+)"', source))
        asked |= set(re.findall(r'"(help-[a-z]+)"', source))
    assert "hand-over" in asked
    source = fluent_folders.source("en")
    for message in asked:
        assert f"\nludoteka-{message} = " in source, message
    assert texts.say("you") == "you"


def test_events_are_told_as_the_reader_saw_them():
    texts = Texts(registry.make("envyra"))
    moved: dict[str, object] = {
        "kind": "cube_moved",
        "seat": 1,
        "cell": "a1",
        "tile": "S01",
        "forced": False,
    }
    assert (
        texts.event(moved, Seating(NAMES[:2]))
        == "Ben (B) moves a cube to the orange sun tile (a1)."
    )
    assert (
        texts.event(moved, Seating(NAMES[:2], 1)) == "You move a cube to the orange sun tile (a1)."
    )
    won: dict[str, object] = {
        "kind": "tile_won",
        "seat": 0,
        "cell": "b2",
        "tile": "END",
        "returned": [2, 1],
        "unmoved": [],
    }
    assert texts.event(won, Seating(NAMES[:2], 1)) == (
        "Anna (A) wins the end tile (b2) for 5 points. "
        "Cubes go back to their supplies: Anna (A) 2, you 1."
    )


def test_a_missing_message_is_told_as_data():
    texts, seating = Texts(registry.make("envyra")), Seating(NAMES[:2])
    event: dict[str, object] = {"kind": "sky_fell", "where": "here", "times": 2}
    assert texts.event(event, seating) == "Sky fell: where here, times 2"
    assert texts.event({"kind": "cube_moved"}, seating) == "Cube moved"  # fields are missing too
    assert (
        texts.reason(Reason("envyra.99", "no-luck", {"n": 1}), seating) == "No luck: n 1 (rule 99)."
    )
    assert texts.prompt({"do": "dance"}, seating) == "Dance: do dance"
    assert texts.end("no_such_end") == "No such end"
    assert texts.option("no_such_option") == ""
    assert texts.rule("envyra.999") == ""
    assert texts.part("no_such") == "no such"
    assert texts.say("no-such-message", n=1) == "no such message: n 1"


def test_words_of_the_board():
    texts = Texts(registry.make("envyra"))
    assert texts.board("round", {"round": 7}) == "Round 7"
    assert texts.board("bag", {"bag": 1}) == "1 tile in the bag"
    assert texts.board("bag", {"bag": 0}) == "0 tiles in the bag"
    assert texts.board("tile", {"theme": "blue", "symbol": "sea"}) == "blue sea"
    assert texts.board("symbol", {"symbol": "sea"}) == "sea"


def test_a_missing_word_of_the_board_never_stops_a_drawing():
    texts = Texts(registry.make("envyra"))
    assert texts.board("symbol", {"symbol": "[/]\x1b"}) == "[/]�"  # other content, other words
    assert texts.board("no-such-word", {}) == "no such word"
    assert texts.board("no such\nword", {"n": 1}) == "no such�word: n 1"
    assert texts.board("bag", {}) == "bag"  # a field is missing
    assert texts.board("", {}) == ""
    assert Texts().board("round", {"round": 7}) == "7"


def test_a_language_that_is_not_there_falls_back_to_english():
    game = registry.make("envyra")
    for language in ("xx", "xx-SK", "en-GB"):
        assert Texts(game, language).end("round_limit") == Texts(game).end("round_limit")


def test_texts_from_outside_can_not_steer_the_terminal():
    assert safe("a\x1b[2Jb\nc") == "a�[2Jb�c"
    texts = Texts(registry.make("envyra"))
    said = texts.event({"kind": "ready", "seat": 0}, Seating(["\x1b]0;x\x07", "b"]))
    assert said.isprintable()
    said = texts.event({"kind": "odd", "word": "\x1b[2J"}, Seating(["a", "b"]))
    assert said.isprintable()


class Pebbles(Game):
    """Only as much of a game as its texts need."""

    meta = Meta(
        name="pebbles",
        title="Pebbles",
        authors="Nobody",
        publisher="Nobody",
        rules_version=1,
        seats=(1, 2),
        options=[Switch("wet")],
        events=[],
        view_limit=1,
        step_limit=1,
    )

    def content(self) -> dict[str, object]:
        return {"stones": {"flat": {"weight": 3, "uses": ["skipping"], "odd": None}}}


def test_a_game_brings_its_own_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    package = tmp_path / "pebbles_package"
    (package / "locales" / "en").mkdir(parents=True)
    (package / "locales" / "sk").mkdir()
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text("")
    (package / "locales/en/pebbles.ftl").write_text(
        "pebbles-event-thrown = "
        "{ $seat-name } throws a stone of { $stone-weight } for { $stone-uses }.\n"
        "pebbles-option-wet = Whether it rains\n"
        "pebbles-board-pile = { $stone } at { $place }\n"
        "this is not Fluent\n",
        encoding="utf-8",
    )
    (package / "locales/sk/pebbles.ftl").write_text(
        "pebbles-option-wet = Či prší\n"
        "pebbles-board-pile = na { $place }: { $stone }\n"
        "pebbles-stone-flat = plochý\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    __import__("pebbles_package.game")
    monkeypatch.setattr(Pebbles, "__module__", "pebbles_package.game")
    game = Pebbles(None, "own", "")
    texts = Texts(game)
    thrown: dict[str, object] = {"kind": "thrown", "seat": 0, "stone": "flat"}
    assert texts.event(thrown, Seating(["Eva"])) == "Eva (A) throws a stone of 3 for skipping."
    assert texts.option("wet") == "Whether it rains"
    assert Texts(game, "sk").option("wet") == "Či prší"
    pile: dict[str, str | int] = {"stone": "flat", "place": "a1"}
    assert texts.board("pile", pile) == "flat at a1"
    assert Texts(game, "sk").board("pile", pile) == "na a1: plochý"
    assert Texts(game, "sk").board("stone", {"stone": "flat"}) == "plochý"
    assert Texts(game, "sk").event(thrown, Seating(["Eva"])).startswith("Eva (A) throws")


def test_a_game_of_one_module_may_have_texts_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "locales" / "en").mkdir(parents=True)
    (tmp_path / "locales/en/p.ftl").write_text("pebbles-option-wet = Rain\n", encoding="utf-8")
    (tmp_path / "pebbles_module.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    __import__("pebbles_module")
    monkeypatch.setattr(Pebbles, "__module__", "pebbles_module")
    assert Texts(Pebbles(None, "own", "")).option("wet") == "Rain"
    assert sys.modules["pebbles_module"].__package__ == ""


def test_lists_and_names():
    texts = Texts()
    assert texts.listing([]) == "none"
    assert texts.listing(["a"]) == "a"
    assert texts.listing(["a", "b", "c"]) == "a, b and c"
    assert texts.listing(["a", "b"], "or") == "a or b"
    assert Seating(["x"]).name(3) == "seat 3"
    assert text.letter(3) == "D"
    assert text.letter(99) == "99"
