"""Texts: all that the engine can say has an English sentence, and nothing missing crashes."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import ludoteka
from ludoteka import text
from ludoteka.bots.levels import make
from ludoteka.core import reasons as common
from ludoteka.core import registry
from ludoteka.core.chance import Quick, derive
from ludoteka.core.events import Event
from ludoteka.core.game import Game, Meta, Outlook, State
from ludoteka.core.markup import safe
from ludoteka.core.options import Switch, Value
from ludoteka.core.reasons import Reason
from ludoteka.text import Seating, Texts

PACKAGE = Path(ludoteka.__file__).parent
NAMES = ["Anna", "Ben", "greedy", "random"]


def played(options: dict[str, Value], seats: int, seed: int) -> tuple[Game, list[Event], State]:
    """A whole game in which everybody once changes the mind, with all its events."""
    game = registry.make("envyra", options)
    chance, picks = Quick(seed), Quick(derive(b"picks", str(seed)))
    told: list[Event] = []
    state = game.start(seats, chance, told)
    bot = make("greedy" if seed % 2 else "random")
    while waiting := state.waiting_for():
        seat = waiting[-1]
        state.play(seat, bot.choose(Outlook(state, seat), picks), chance, told)
        if seat not in state.waiting_for() and state.waiting_for() and state.moves(seat):
            state.play(seat, state.moves(seat)[0], chance, told)
    return game, told, state


def test_every_event_of_real_games_has_a_sentence_for_everybody():
    seen_kinds: set[str] = set()
    for seed in range(24):
        options: dict[str, Value] = {
            "equilibrium": ["off", "A", "B", "C"][seed % 4],
            "simplified": seed % 5 == 0,
            "end_tile": ["original", "K"][seed % 2],
        }
        game, told, state = played(options, 2 + seed % 3, seed)
        texts = Texts(game)
        for me in (None, 0, state.seats - 1):
            seating = Seating(NAMES[: state.seats], me)
            for event in told:
                seen = event.seen_by(me)
                if seen is None:
                    continue
                seen_kinds.add(event.kind)
                data = {name: value for name, value in seen.items() if name != "kind"}
                message = f"envyra-event-{event.kind.replace('_', '-')}"
                assert texts.find(message, texts.fields(data, seating)), (event, me)
                sentence = texts.event(seen, seating)
                assert sentence[0].isupper(), sentence
                assert sentence.endswith("."), sentence
                assert "{" not in sentence, sentence
        result = state.result()
        assert result is not None
        assert texts.end(result.reason).endswith(".")
        assert texts.rule(result.rule)
    assert seen_kinds == {kind.name for kind in registry.find("envyra").meta.events}


def faults_in_the_source() -> list[tuple[str, str]]:
    """Every Reason that is made anywhere in the engine: its rule and its fault."""
    found = []
    for path in [*PACKAGE.glob("core/*.py"), *PACKAGE.glob("games/*/*.py")]:
        source = path.read_text(encoding="utf-8")
        found += re.findall(r'Reason\(\s*"([^"]+)",\s*"([^"]+)"', source)
    return found


def test_every_fault_of_the_source_has_a_sentence():
    faults = faults_in_the_source()
    assert len(faults) >= 12
    texts = Texts(registry.make("envyra"))
    source = "".join(path.read_text("utf-8") for path in PACKAGE.glob("locales/en/*.ftl"))
    for rule, fault in faults:
        book = rule.partition(".")[0]
        assert f"\n{book}-why-{fault} = " in source, (rule, fault)
        if book != "ludoteka":
            assert texts.rule(rule), rule


def test_every_reason_of_a_real_game_is_a_sentence_with_its_rule():
    told: set[str] = set()
    for options in ({}, {"simplified": True}):
        game = registry.make("envyra", options)
        texts, chance, picks = Texts(game), Quick(3), Quick(4)
        state = game.start(2, chance)
        for _ in range(60):
            waiting = state.waiting_for()
            for seat in (0, 1):
                for move in range(game.move_count):
                    reason = state.why_not(seat, move)
                    if reason is None:
                        continue
                    told.add(reason.fault)
                    sentence = texts.reason(reason, Seating(NAMES[:2], seat))
                    assert sentence[0].isupper()
                    assert sentence.endswith(".")
                    if reason.rule.startswith("envyra."):
                        assert f"(rule {reason.rule[7:]})" in sentence, sentence
                    else:
                        assert "(rule" not in sentence
            if not waiting:
                break
            moves = state.moves(waiting[0])
            state.play(waiting[0], moves[picks.below(len(moves))], chance)
    ours = {fault for rule, fault in faults_in_the_source() if rule.startswith("envyra.")}
    assert ours <= told


def test_the_reasons_of_the_table_have_sentences():
    texts, seating = Texts(registry.make("envyra")), Seating(NAMES[:2], 0)
    for reason, expected in (
        (common.no_such_seat(7, 2), "There is no seat 7 at a table of 2."),
        (common.no_such_move(500), "There is no move number 500 in this game."),
        (common.game_over(), "The game is over."),
        (common.not_your_turn(0, [1]), "It is not your turn; the game waits for Ben (B)."),
    ):
        assert texts.reason(reason, seating) == expected


def test_every_option_prompt_end_and_rule_has_a_text():
    game = registry.make("envyra")
    texts = Texts(game)
    for option in type(game).meta.options:
        assert texts.option(option.name), option.name
    for number in range(1, 36):
        assert texts.rule(f"envyra.{number}").endswith("."), number
    for number in range(1, 14):
        assert texts.rule(f"envyra.D-C{number}").endswith("."), number
    for reason in ("end_tile_won", "end_tile_left", "no_tile_open", "round_limit"):
        assert texts.find(f"envyra-end-{reason.replace('_', '-')}")
    seating = Seating(NAMES[:2], 0)
    assert texts.prompt({"do": "place", "most": 2}, seating) == "Secretly place 1 or 2 cubes."
    assert texts.prompt({"do": "place", "most": 1}, seating) == "Secretly place a cube."
    assert texts.prompt({"do": "change", "most": 2}, seating).startswith("You have placed")
    said = texts.prompt({"do": "move", "cells": ["a1", "c2"]}, seating)
    assert said == "Move one cube to its tile: a1 and c2."
    assert texts.help()


def test_every_rule_in_our_numbered_rules_is_told():
    rules = Path(__file__).parent.parent / "docs" / "rules" / "envyra.md"
    source = rules.read_text(encoding="utf-8")
    texts = Texts(registry.make("envyra"))
    decisions = set(re.findall(r"^- (D-C\d+) ", source, re.MULTILINE))
    rulings = set(re.findall(r"^\| (E-\d+) \|", source, re.MULTILINE))
    for number in decisions | rulings:
        assert texts.rule(f"envyra.{number}"), number


def test_everything_the_code_says_is_there():
    """Every message that the command line asks for by name."""
    texts = Texts()
    asked: set[str] = set()
    for path in PACKAGE.glob("cli/*.py"):
        source = path.read_text(encoding="utf-8")
        asked |= set(re.findall(r'(?:\.say|_say)\(\s*"([a-z-]+)"', source))
        asked |= set(re.findall(r'"(help-[a-z]+)"', source))
    assert "hand-over" in asked
    source = (PACKAGE / "locales/en/core.ftl").read_text(encoding="utf-8")
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
        == "Ben (B) moves a cube to a1, the orange sun tile S01."
    )
    assert (
        texts.event(moved, Seating(NAMES[:2], 1))
        == "You move a cube to a1, the orange sun tile S01."
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
        "Anna (A) wins the end tile END on b2 for 5 points. "
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
    for language in ("sk", "sk-SK", "xx", "en-GB"):
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
