"""Envyra in sentences: events, reasons, prompts, options and rules."""

from __future__ import annotations

import re

import fluent_folders
import pytest
from text_checks import NAMES, faults_in_the_source, sentences

from ludoteka.bots.levels import make
from ludoteka.core import registry
from ludoteka.core.chance import Quick, derive
from ludoteka.core.events import Event
from ludoteka.core.game import Game, Outlook, State
from ludoteka.core.options import Value
from ludoteka.text import Seating, Texts


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
    for seed in range(12):
        options: dict[str, Value] = {
            "equilibrium": ["off", "A", "B", "C"][seed % 4],
            "simplified": seed % 5 == 0,
            "end_tile": ["original", "K"][seed % 2],
        }
        game, told, state = played(options, 2 + seed % 3, seed)
        texts = Texts(game)
        for me in (None, 0, state.seats - 1):
            seating = Seating(NAMES[: state.seats], me)
            seen_kinds.update(kind for kind, _ in sentences(texts, told, seating))
        result = state.result()
        assert result is not None
        assert texts.end(result.reason).endswith(".")
        assert texts.rule(result.rule)
    assert seen_kinds == {kind.name for kind in registry.find("envyra").meta.events}


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
                    reason = state.why_not(seat, move) or state.caution(seat, move)
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


@pytest.mark.parametrize("language", ["en", "sk", "hu", "lv"])
def test_18_a_tile_that_was_tied_is_told_with_its_reason(language: str):
    texts = Texts(registry.make("envyra", {}), language)
    event: dict[str, object] = {"kind": "tile_won", "seat": 2, "cell": "a1", "tile": "S01"}
    tied = texts.event({**event, "returned": [1, 0, 1], "unmoved": []}, Seating(NAMES[:3], 0))
    # The first one's second cube came back from the board: three against one is no tie.
    clear = texts.event({**event, "returned": [2, 0, 3], "unmoved": [0]}, Seating(NAMES[:3], 0))
    assert tied.count(NAMES[2]) == clear.count(NAMES[2]) + 1
    own = texts.event({**event, "returned": [1, 0, 1], "unmoved": []}, Seating(NAMES[:3], 2))
    assert len(own) > len(clear)
    assert NAMES[2] not in own.split(":")[0]


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
    assert said == "Move one of these cubes to its tile: a1, c2."
    assert texts.help()


def test_every_rule_in_our_numbered_rules_is_told():
    rules = fluent_folders.game_folder("envyra") / "rules.md"
    source = rules.read_text(encoding="utf-8")
    texts = Texts(registry.make("envyra"))
    decisions = set(re.findall(r"^- (D-C\d+) ", source, re.MULTILINE))
    rulings = set(re.findall(r"^\| (E-\d+) \|", source, re.MULTILINE))
    for number in decisions | rulings:
        assert texts.rule(f"envyra.{number}"), number
