"""Moves as numbers, as words and as data; the three kinds of bad moves."""

from __future__ import annotations

import pytest
from engine.raw.random_games import Story, positions, raw
from engine.raw.test_content import accepted, magic

from ludoteka.core.chance import Quick
from ludoteka.core.errors import AmbiguousMove, IllegalMove, UnreadableMove

CARDS = len(raw().deck.ids)
SPOTS = raw().deck.size
MOVES = 7 + 127 + 7 + 7 + 4 + 6 + 7 + 6 * CARDS + 15 * SPOTS
FIRST = 165  # of the moves with a card


def test_every_move_has_one_text_and_reads_back():
    game = raw()
    assert game.move_count == MOVES
    texts = [game.spell(move) for move in range(MOVES)]
    assert len(set(texts)) == MOVES
    assert [game.read(text) for text in texts] == list(range(MOVES))
    assert all(text == text.strip() and "\n" not in text for text in texts)


def test_every_move_has_a_description_and_the_number_follows_from_it():
    game = raw()
    for move in range(MOVES):
        assert game.number(game.describe(move)) == move


def test_it_is_so_with_a_users_deck_too():
    game = accepted(magic())
    assert game.move_count == 165 + 6 * 2 + 15 * 40
    for move in range(game.move_count):
        assert game.read(game.spell(move)) == move
        assert game.number(game.describe(move)) == move


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("end", 0),
        ("pass", 1),
        ("draw", 2),
        ("feed", 3),
        ("hand", 4),
        ("trophy", 5),
        ("free", 6),
        ("keep none", 7),
        ("keep 1", 8),
        ("keep 1 3", 12),
        ("keep 2 3 4 5 6 7", 7 + 126),
        ("underworld 1", 134),
        ("take 1", 141),
        ("hunt 1", 148),
        ("player A", 152),
        ("player F", 157),
        ("stars 1", 158),
        (f"pick {raw().deck.ids[0]}", FIRST),
        (f"put {raw().deck.ids[-1]}", FIRST + 6 * CARDS - 1),
        ("leave 1", FIRST + 6 * CARDS),
        (f"raid {SPOTS}", MOVES - 1),
    ],
)
def test_the_numbers_are_fixed(text, number):
    """Packed records and clients rely on them: they change with the rules' version only."""
    assert raw().read(text) == number
    assert raw().spell(number) == text


def test_descriptions_name_what_a_move_is_about():
    game = raw()
    for text, description in (
        ("end", {"verb": "end"}),
        ("keep 1 3", {"verb": "keep", "places": [1, 3]}),
        ("keep none", {"verb": "keep", "places": []}),
        ("underworld 3", {"verb": "underworld", "count": 3}),
        ("player B", {"verb": "player", "seat": 1}),
        ("lay doormat", {"verb": "lay", "card": "doormat"}),
        ("attack 3", {"verb": "attack", "spot": 3}),
        ("skill 3", {"verb": "skill", "spot": 3, "ability": False}),
        ("trap 3 ability", {"verb": "trap", "spot": 3, "ability": True}),
    ):
        assert game.describe(game.read(text)) == description


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("END", "end"),
        ("  Lay   Doormat ", "lay doormat"),
        ("keep 3 1", "keep 1 3"),
        ("keep 1 1 3", "keep 1 3"),
        ("Attack 03", "attack 3"),
        ("SKILL 3 Ability", "skill 3 ability"),
        ("player b", "player B"),
        ("b", "player B"),
    ],
)
def test_people_may_write_a_move_loosely(text, meant):
    assert raw().spell(raw().read(text)) == meant


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\n",
        "keep",
        "keep 0",
        "keep 8",
        "keep 1 2 3 4 5 6 7",
        "keep none 1",
        "lay",
        "lay nothing",
        "lay doormat doormat",
        "doormat lay",
        "attack",
        "attack 0",
        f"attack {SPOTS + 1}",
        "attack -1",
        "attack 1 2",
        "attack x",
        "attack ¹",
        "attack 1 ability",
        "skill 1 2",
        "underworld 8",
        "hunt 5",
        "stars 0",
        "player G",
        "player",
        "player 1",
        "end end",
        "fly",
        "0",
        "99999",
        "12345678901234567890",
    ],
)
def test_what_can_not_be_read_is_said(text):
    with pytest.raises(UnreadableMove):
        raw().read(text)


def test_a_card_or_a_number_alone_may_mean_several_moves():
    with pytest.raises(AmbiguousMove) as error:
        raw().read("doormat")
    assert error.value.candidates == [
        f"{verb} doormat" for verb in ("pick", "life", "discard", "lay", "down", "put")
    ]
    with pytest.raises(AmbiguousMove) as error:
        raw().read("3")
    assert "attack 3" in error.value.candidates
    assert "trap 3 ability" in error.value.candidates
    assert "stars 3" in error.value.candidates


def test_a_word_alone_is_enough_where_one_thing_is_meant():
    read = 0
    for seed in range(3):
        for state in positions(seed, 5):
            for seat in state.waiting_for():
                for move in state.moves(seat):
                    words = state.rules.spell(move).split()
                    if len(words) == 2 and words[0] not in ("keep", "player"):
                        fitting = [
                            other
                            for other in state.moves(seat)
                            if state.rules.spell(other).split()[1:] == words[1:]
                        ]
                        if len(fitting) == 1:
                            assert state.read(seat, words[1]) == move
                            read += 1
    assert read > 50


@pytest.mark.parametrize(
    "description",
    [
        {},
        {"verb": "fly"},
        {"verb": "end", "card": "doormat"},
        {"verb": "lay"},
        {"verb": "lay", "card": 3},
        {"verb": "lay", "card": "nothing"},
        {"verb": "lay doormat"},
        {"verb": "doormat"},
        {"verb": "attack", "spot": "3"},
        {"verb": "attack", "spot": 0},
        {"verb": "attack", "spot": 3.0},
        {"verb": "attack", "spot": True},
        {"verb": "attack", "spot": 3, "ability": True},
        {"verb": "skill", "spot": 3},
        {"verb": "skill", "spot": 3, "ability": 1},
        {"verb": "keep", "places": 3},
        {"verb": "keep", "places": ["1"]},
        {"verb": "keep", "places": [3, 1]},
        {"verb": "keep", "places": [1, 2, 3, 4, 5, 6, 7]},
        {"verb": "player", "seat": 6},
        {"verb": "player", "seat": "A"},
        {"verb": "player", "seat": None},
        {"verb": "stars", "count": 8},
        {"verb": None},
        {"verb": ["end"]},
    ],
    ids=str,
)
def test_what_describes_no_move_is_said(description):
    with pytest.raises(UnreadableMove):
        raw().number(description)


@pytest.mark.parametrize("move", [-1, MOVES, 10**9])
def test_there_are_no_other_numbers(move):
    with pytest.raises(ValueError, match=f"0 to {MOVES - 1}, not {move}"):
        raw().spell(move)
    with pytest.raises(ValueError, match=f"0 to {MOVES - 1}, not {move}"):
        raw().describe(move)


def test_what_is_not_allowed_is_refused_in_words():
    state = Story(1, 3, hunt=True).state
    for move in ("end", "lay doormat", "attack 3", "player B"):
        with pytest.raises(IllegalMove):
            state.play(0, raw().read(move), Quick(1))
