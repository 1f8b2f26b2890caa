"""The rule books: every number that our rules have, or a reason cites, has its sentence in every
language. That the browser's books hold all these sentences is for web/tests/rules.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import fluent_folders
import pytest

import ludoteka
from ludoteka.core import registry
from ludoteka.text import Texts

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path(ludoteka.__file__).parent
LANGUAGES = ["en", "hu", "lv", "sk"]
# Games whose rules are written down: numbers that reasons cite need a page to stand on.
GAMES = [
    game
    for game in fluent_folders.games()
    if (fluent_folders.game_folder(game) / "rules.md").is_file()
]
DECISION = r"[A-Z]-?[A-Z]?\d+"
# Examples, things to test and parts of the screen: nothing to look up while playing.
NOT_FOR_PLAYERS = re.compile(r"G[AC]\d+|TB\d+|U\d+")


def numbers(game):
    """All numbers of a game's pages: paragraphs, decisions, rulings at the beginnings of lines."""
    found = set()
    for page in sorted(fluent_folders.game_folder(game).glob("*.md")):
        text = page.read_text("utf-8")
        found |= set(re.findall(r"^(\d+)\. ", text, re.MULTILINE))
        found |= set(re.findall(rf"^(?:- |\| ?|\d+\. )({DECISION})\b", text, re.MULTILINE))
        if game == "rawsiko":  # decisions stand inside their paragraphs there
            found |= set(re.findall(r"\b(D-\d+)\b", text))
    return {number for number in found if not NOT_FOR_PLAYERS.fullmatch(number)}


def cited(game):
    """All numbers of a game that stand in the source as a rule: `"raw.D-B4"`."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        found |= set(re.findall(rf'"{game}\.(\d+|{DECISION})"', path.read_text("utf-8")))
    return found


@cache
def sentences(game, language):
    """What a language says itself, without the help of English."""
    text = fluent_folders.source(language, [game])
    return dict(re.findall(rf"^{game}-rule-(\S+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_rules_has_a_sentence(game, language):
    wanted = numbers(game)
    assert wanted
    told = sentences(game, language)
    assert sorted(wanted - told.keys()) == []
    assert [number for number, text in told.items() if not text.endswith(".")] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_number_that_a_reason_cites_has_a_sentence(game):
    wanted = cited(game)
    assert wanted
    for language in LANGUAGES:
        assert sorted(wanted - sentences(game, language).keys()) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_about_a_rule_that_nobody_wrote_down(game):
    assert sorted(sentences(game, "en").keys() - numbers(game)) == []


def test_the_cards_in_the_book_are_those_of_the_deck():
    """The pictures show real cards; their facts are copied, so that no table is needed."""
    sample = json.loads((ROOT / "web/src/games/raw/book/sample.json").read_text("utf-8"))
    deck = json.loads(json.dumps(registry.make("raw").content()["cards"]))
    assert len(sample["cards"]) > 3
    for name, card in sample["cards"].items():
        assert card == deck[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quoted_sentence_stays_short(language):
    """What a refusal quotes is one glance; whatever else there is to say stands in the book."""
    for game in GAMES:
        for number, text in sentences(game, language).items():
            assert len(text) <= 260, (game, number)
        assert Texts(registry.make(game), language=language).rule(f"{game}.1")
