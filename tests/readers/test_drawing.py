"""Envyra's board in a terminal: 80 columns, without colour, any language, any content."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from boards import board_keys, columns_of, names_in, odd_languages, remembering, words_in
from rich.markup import escape
from rich.text import Text

import ludoteka
from ludoteka.bots.levels import make
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.content import packaged
from ludoteka.core.game import Game, Outlook, State, Word
from ludoteka.core.readers import markup
from ludoteka.games.envyra.readers.drawing import LETTERS, Board
from ludoteka.text import Texts

SOURCE = Path(ludoteka.__file__).parent / "games" / "envyra" / "readers" / "drawing.py"
ENGLISH = Texts(registry.make("envyra")).board

LANGUAGES = odd_languages(ENGLISH)


def plain(
    game: Game,
    state: State,
    seat: int | None,
    names: list[str] | None = None,
    word: Word = ENGLISH,
) -> list[str]:
    """The lines of a drawing as they stand on the screen, colours left out."""
    called = names or [f"player {number + 1}" for number in range(state.seats)]
    drawing = game.draw(state.view(seat), called, word)
    return Text.from_markup(drawing, emoji=False).plain.split("\n")


def states(game: Game, seats: int, seed: int) -> Iterator[State]:
    """A game of greedy bots, move by move to its end."""
    chance, picks, bot = Quick(seed), Quick(seed), make("greedy")
    state = game.start(seats, chance)
    yield state
    while waiting := state.waiting_for():
        state.play(waiting[-1], bot.choose(Outlook(state, waiting[-1]), picks), chance)
        yield state


@pytest.mark.parametrize(("seats", "equilibrium"), [(2, "C"), (3, "off"), (4, "C")])
def test_whole_games_fit_80_columns_for_every_seat(seats: int, equilibrium: str):
    game = registry.make("envyra", {"equilibrium": equilibrium})
    names = ["Anna with a very long name", "[bold]Ben", "日本語日本語日本語", "D\\"]
    for number, state in enumerate(states(game, seats, seats)):
        if number % 9 and state.waiting_for():
            continue  # greedy players take long; what they see changes little by little
        view = state.view(0)
        rows, columns = view["rows"], view["columns"]
        assert isinstance(rows, int)
        assert isinstance(columns, int)
        for language, word in LANGUAGES.items():
            for seat in (None, 0, seats - 1):
                lines = plain(game, state, seat, names[:seats], word)
                assert max(columns_of(line) for line in lines) <= 80, language
                assert all(line.isprintable() for line in lines), language
                boxes = [line for line in lines if line[:1] and line[0] in "┌├│└"]
                assert len(boxes) == rows * 4 + 1, language
                assert {columns_of(line) for line in boxes} == {columns * 19 + 1}, lines
    assert "the game is over" in plain(game, state, None)[0]


def test_a_box_tells_all_of_its_tile_without_colour():
    game = registry.make("envyra")
    state = game.start(2, Quick(5))
    lines = plain(game, state, 0)
    tiles = game.content()["tiles"]
    assert isinstance(tiles, dict)
    whole = "\n".join(lines)
    grid = state.view(0)["grid"]
    assert isinstance(grid, dict)
    for cell, there in grid.items():
        tile = tiles[there["tile"]]
        assert f" {cell} " in whole
        assert there["tile"] in whole
        assert f"{tile['theme']} {tile['symbol']}" in whole
        assert f"{tile['points']}★" in whole
        assert "□" * tile["cubes"] in whole
    assert "5    0 = 0 + 0" in whole
    assert "player 2" in whole


def test_phase_one_shows_the_own_choice_and_only_who_else_is_ready():
    game = registry.make("envyra", {"start_player": "1"})
    chance = Quick(5)
    state = game.start(3, chance)
    state.play(0, game.read("place a1 c3"), chance)
    own, other = plain(game, state, 0, ["A", "B", "C"]), plain(game, state, 1, ["A", "B", "C"])
    assert [line.count("→A") for line in own if line[:1] in "┌├"] == [1, 0, 1]
    assert "→" not in "\n".join(other)
    assert any(line.startswith("▲ A A") and "ready" in line for line in other)
    assert any(line.startswith("  B B") and "..." in line for line in other)


def test_phase_two_shows_boards_order_and_whose_step_it_is():
    game = registry.make("envyra", {"start_player": "2"})
    chance = Quick(5)
    state = game.start(3, chance)
    for seat, notation in enumerate(["place a1 b1", "place a1 b1", "place a1 c3"]):
        state.play(seat, game.read(notation), chance)
    whole = "\n".join(plain(game, state, 2))
    assert "Order of moving: ‹B›  C  A  A  C  B" in whole
    assert "→A →B →C" in whole
    state.play(1, game.read("move a1"), chance)
    whole = "\n".join(plain(game, state, 2))
    assert "Order of moving: B✓  ‹C›" in whole
    assert "B leads" in whole


def test_restricted_tiles_say_whether_they_are_open_to_the_viewer():
    view = {"seat": None, "won": [["S01"], []]}
    content = registry.make("envyra").content()
    tile = {"needs": ["orange", "green"]}
    own, met = {**view, "seat": 0}, {"seat": 0, "won": [["S01", "S06"]]}
    assert Board(content, view, [], ENGLISH)._needs(tile, 12) == ("needs OG", "")
    assert Board(content, own, [], ENGLISH)._needs(tile, 12) == ("needs OG ✗", "dim")
    assert Board(content, met, [], ENGLISH)._needs(tile, 12) == ("needs OG ✓", "")
    assert Board(content, view, [], ENGLISH)._needs({"needs": []}, 12) == ("", "")


def test_a_tile_of_five_cubes_and_five_icons_still_fits():
    tile = {"needs": ["orange", "orange", "green", "green", "blue"], "cubes": 5}
    content = registry.make("envyra").content()
    view = {"seat": 0, "won": [[]]}

    def tray(word: Word) -> str:
        return "".join([text for text, _ in Board(content, view, [], word)._tray(there, tile)])

    there = {"cubes": [0, 1]}
    assert tray(ENGLISH) == "AB□□□    OOGGB ✗"
    assert tray(LANGUAGES["twice as long"]) == "AB□□□ OOOOGGG… ✗"


def test_a_word_too_long_for_its_place_leaves_what_matters():
    content = registry.make("envyra").content()
    there, tile = {"tile": "S01", "leader": 1}, {"points": 3}

    def top(word: Word) -> str:
        return "".join([text for text, _ in Board(content, {}, [], word)._top(there, tile)])

    assert top(ENGLISH) == "S01  B leads  3★"
    assert top(LANGUAGES["twice as long"]) == "S01     B     3★"


def test_long_words_widen_the_columns_of_the_players():
    game = registry.make("envyra")
    state = game.start(2, Quick(5))
    words = {"cubes": "bloquecitos", "points": "puntos", "ready": "preparado", "won-tiles": "x"}

    def word(key: str, fields: dict[str, str | int]) -> str:
        return words.get(key, ENGLISH(key, fields))

    head, first, second = plain(game, state, None, ["A", "B"], word)[-3:]
    assert head == "    player  bloqueci…  puntos                x"
    assert first[2:] == "A A           5      0 = 0 + 0  ..."
    assert second[2:] == "B B           5      0 = 0 + 0  ..."


def test_won_tiles_stand_in_sets_with_their_points():
    content = registry.make("envyra").content()
    won = ["S01", "S02", "S03", "S05", "T04", "S06", "END"]
    assert [text for text, _ in Board(content, {}, [], ENGLISH)._won(won)] == [
        "orange sun·mountain·dune·fire +7",
        "orange sun",
        "green leaf",
        "end tile END",
    ]


def test_content_can_neither_break_the_markup_nor_steer_the_terminal():
    odd = r"[/][31m[red]\\"
    text = packaged("ludoteka.games.envyra", "tiles.toml").replace('"sun"', f'"{odd}"')
    text = text.replace('"S02"', '"[S02]\\\\"').replace('"sea"', '"[not closed"')
    game = registry.make("envyra", {"equilibrium": "C"}, text, "odd.toml")
    word = Texts(game).board
    for seed in range(2):
        for state in states(game, 4, seed):
            names = ["[/]", "[", "\\", "]"]
            lines = plain(game, state, 0, names, word)
            # No content file gets so far, but a drawing trusts none.
            steering = json.loads(json.dumps(game.content()).replace("[not closed", "\\u001b[2J"))
            drawn = Board(steering, state.view(0), names, word).draw()
            lines += Text.from_markup(drawn, emoji=False).plain.split("\n")
            assert max(columns_of(line) for line in lines) <= 80
            assert all(line.isprintable() for line in lines)


@pytest.mark.parametrize("text", ["[red]", "[Red]", "a[/]", "\\[x]", "[1]", "plain", "a[b", "[@x]"])
def test_escaping_is_that_of_rich(text: str):
    assert markup.escape(text, False) == escape(text)
    assert Text.from_markup(markup.escape(text, False), emoji=False).plain == text


@pytest.mark.parametrize("text", ["a\\", "a\\\\", "a\\\\\\", "[red]\\"])
def test_a_backslash_does_not_eat_the_tag_behind_it(text: str):
    line = [(text, "bold"), ("next", "")]
    assert Text.from_markup(markup.markup(line), emoji=False).plain == text + "next"


def test_no_tag_arises_between_two_pieces():
    pieces = [("a [b", ""), (",", ""), ("", "bold"), (" c] d", ""), ("[/", "bold"), ("]", "")]
    assert Text.from_markup(markup.markup(pieces), emoji=False).plain == "a [b, c] d[/]"


# No human language in the engine


def test_all_words_on_the_board_come_from_outside():
    game = registry.make("envyra", {"equilibrium": "C"})
    asked: set[str] = set()

    def mute(key: str, fields: dict[str, str | int]) -> str:
        asked.add(key)
        return "~"

    for state in states(game, 4, 2):
        for seat in (None, 0):
            whole = "\n".join(plain(game, state, seat, ["1", "2", "3", "4"], mute))
            assert re.findall(r"[^\W\d_]*[a-z]{2}[^\W\d_]*", whole) == []
    assert asked >= {"round", "bag", "tile", "leads", "icon-blue", "order", "set", "card-taken"}


def test_every_word_the_board_asks_for_has_english_text():
    game = registry.make("envyra", {"equilibrium": "C"})
    texts, asked = Texts(game), set()

    @remembering
    def word(key: str, fields: dict[str, str | int]) -> str:
        said = texts.board(key, fields)
        asked.add(key)
        if key == "symbol":  # a word of the content, which may have a message or not
            assert texts.find(f"envyra-symbol-{fields['symbol']}") == said
        else:
            assert texts.find(f"envyra-board-{key}", fields), key
        return said

    for seed in range(8):
        for state in states(game, 2 + seed % 3, seed):
            for seat in (None, 0):
                game.draw(state.view(seat), ["1", "2", "3", "4"], word)
    assert asked == board_keys("envyra") | {"symbol"}


def test_the_icons_of_the_themes_differ():
    icons = {ENGLISH(f"icon-{theme}", {}) for theme in ("orange", "green", "blue")}
    assert icons == {"O", "G", "B"}


def language_in(source: str) -> list[str]:
    """The strings of a drawing with words that are no key, no name in the data, and no style."""
    game = registry.make("envyra", {"equilibrium": "C"})
    view = game.start(2, Quick(1)).view(0)
    keys = board_keys("envyra")
    known = {*names_in(view), *names_in(game.content()), *keys, "symbol", LETTERS}
    known |= {key.partition("-")[0] + "-" for key in keys}  # the first half of a key
    known |= {key.removeprefix("phase-").removeprefix("icon-") for key in keys}
    return words_in(source, known)


def test_the_source_of_the_drawing_holds_no_words():
    assert language_in(SOURCE.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("code", ["'the end'", "f'{seat} leads'", "f'Runde {n}'", "'vedie'"])
def test_words_in_a_source_are_found(code: str):
    assert len(language_in(f"def draw(seat, n):\n    'Told.'\n    return {code}\n")) == 1
