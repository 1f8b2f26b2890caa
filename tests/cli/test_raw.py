"""RAW at the prompt and by `content`: cards by name, phrases of moves, the deck as a table."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal import SEED

from ludoteka.core.content import packaged
from ludoteka.core.registry import make

TWO = ("--seats", "you:Anna,random", "--option", "first=lobby", "--option", "opening=full")
FIRST_DECK = packaged("ludoteka.games.raw", "cards.toml", 1)  # never changes, so the seed deals it


def played(run, *typed: str, more: tuple[str, ...] = ()) -> str:
    Path("first.toml").write_text(FIRST_DECK, encoding="utf-8")
    dealt = (*TWO, "--seed", SEED, "--content", "first.toml", *more)
    code, out, err = run("play", "raw", *dealt, typed="\n".join([*typed, "quit", ""]))
    assert (code, err) == (0, ""), err
    return str(out).replace("\u00a0", " ")


def test_moves_are_listed_with_what_they_mean(run):
    out = played(run, "keep 1 2 3 4", "pass")
    assert "127 moves are possible" in out
    assert "Lay cards for 7★, then “end”." in out
    assert "1 end " in out
    assert "lay night-usher" in out
    assert "Night Usher (3★): direct!, ?" in out


def test_a_card_is_laid_by_its_id_or_by_its_name(run):
    for typed in ("lay night-usher", "night-usher", "lay Night Usher", "NIGHT USHER"):
        out = played(run, "keep 1 2 3 4", "pass", typed)
        assert "• You lay Night Usher; 4 stars left." in out, typed
    out = played(run, "keep 1 2 3 4", "pass", "lay nočný uvádzač", more=("--language", "sk"))
    assert "; zostávajú 4 hviezdičky." in out


def test_a_refused_move_is_told_with_the_card_and_the_rule(run):
    out = played(run, "keep 1 2 3 4", "pass", "night-usher", "attack 1", "last-bill", "target 1")
    assert "This is your first turn: nobody is fed, attacks or raids in it (rule 10)." in out
    out = played(run, "keep 1 2 3 4", "pass", "night-usher", "why lay count-nothing")
    assert "is not in your hand (rule 15)" in out
    out = played(run, "why lay doormat", "keep 1 2 3 4 5 6", "no")
    assert "lay doormat: That is for your laying phase; now you choose the cards" in out
    assert "live on a single one" in out


def test_facts_about_a_card_and_a_keyword(run):
    out = played(run, "info iron-jaw", "info Iron Jaw", "info backburn!", "info nothing at all")
    assert out.count("Iron Jaw: ability, 2★; 2 copies in the deck") == 2
    assert "double damage! – an attack gives two wounds" in out
    assert "backburn! – every monster that attacks it gets 1 wound." in out
    assert "Nothing is known about nothing at all." in out


@pytest.mark.parametrize("language", ["en", "sk", "hu", "lv"])
def test_the_deck_as_a_table_and_one_card(run, language: str):
    cards = make("raw").content()["cards"]
    assert isinstance(cards, dict)
    code, out, _ = run("content", "show", "raw", "--language", language)
    assert code == 0
    for ident, card in cards.items():
        assert f"{card['name'][language]} " in out
        assert f" {ident} " in out
    code, out, _ = run("content", "show", "raw", "grave-wife", "--language", language)
    assert code == 0
    zombie = {"en": "zombie", "sk": "zombík", "hu": "zombi", "lv": "zombijs"}[language]
    assert out.startswith(f"{cards['grave-wife']['name'][language]}: /{zombie}, 6★")
    assert cards["grave-wife"]["flavour"][language] in out


def test_all_faults_of_a_deck_are_told(run):
    text = packaged("ludoteka.games.raw", "cards.toml")
    Path("own.toml").write_text(text, encoding="utf-8")
    assert run("content", "check", "raw", "own.toml")[0] == 0
    faulty = text.replace("cost = 1\n", "cost = 0\n").replace('"sick"', '"sikc"')
    Path("faulty.toml").write_text(faulty, encoding="utf-8")
    code, out, err = run("content", "check", "raw", "faulty.toml")
    assert (code, out) == (1, "")
    assert "card 1 (doormat): cost should be a number from 1 to 7, not 0" in err
    assert "unknown property 'sikc'" in err
    assert len(err.splitlines()) > 5


def test_a_whole_game_is_told_with_the_names_of_its_cards(run):
    seats = ("--seats", "random,random,random")
    code, out, err = run("play", "raw", *seats, "--seed", SEED, "--record", "raw.txt")
    assert (code, err) == (0, "")
    assert "card 1 " not in out.lower()
    assert " goes for " in out
    assert "rank  player" in out
    code, out, _ = run("replay", "raw.txt")
    assert code == 0
    assert " goes for " in out
