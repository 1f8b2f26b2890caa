"""Envyra's board in a terminal: 80 columns, readable without colour, safe with any content."""

from __future__ import annotations

import unicodedata

import pytest
from rich.markup import escape
from rich.text import Text

from ludoteka.bots.levels import make
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.content import packaged
from ludoteka.core.game import Game, Outlook, State
from ludoteka.games.envyra import drawing


def columns_of(line: str) -> int:
    return sum(
        2 if unicodedata.east_asian_width(character) in "WF" else 1
        for character in line
        if not unicodedata.combining(character)
    )


def plain(game: Game, state: State, seat: int | None, names: list[str] | None = None) -> list[str]:
    """The lines of a drawing as they stand on the screen, colours left out."""
    called = names or [f"player {number + 1}" for number in range(state.seats)]
    drawing = game.draw(state.view(seat), called)
    return Text.from_markup(drawing, emoji=False).plain.split("\n")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("equilibrium", ["off", "C"])
def test_whole_games_fit_80_columns_for_every_seat(seats: int, equilibrium: str):
    game = registry.make("envyra", {"equilibrium": equilibrium})
    names = ["Anna with a very long name", "[bold]Ben", "日本語日本語日本語", "D\\"]
    chance, picks, bot = Quick(seats), Quick(7), make("greedy")
    state = game.start(seats, chance)
    while True:
        for seat in (None, 0, seats - 1):
            lines = plain(game, state, seat, names[:seats])
            assert max(columns_of(line) for line in lines) <= 80
            boxes = [line for line in lines if line[:1] in "┌├│└"]
            assert len({columns_of(line) for line in boxes}) == 1, lines
        waiting = state.waiting_for()
        if not waiting:
            break
        state.play(waiting[-1], bot.choose(Outlook(state, waiting[-1]), picks), chance)
    assert "the game is over" in lines[0]


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
    assert drawing._needs(content, view, tile) == ("needs OG", "")
    assert drawing._needs(content, {**view, "seat": 0}, tile)[0] == "needs OG ✗"
    assert drawing._needs(content, {**view, "won": [["S01", "S06"]], "seat": 0}, tile)[0] == (
        "needs OG ✓"
    )
    assert drawing._needs(content, view, {"needs": []}) == ("", "")


def test_a_tile_of_five_cubes_and_five_icons_still_fits():
    tile = {"needs": ["orange", "orange", "green", "green", "blue"], "cubes": 5}
    content = registry.make("envyra").content()
    view = {"seat": 0, "won": [[]]}
    tray = Text.from_markup(drawing._tray(content, view, {"cubes": [0, 1]}, tile)).plain
    assert tray == "AB□□□    OOGGB ✗"


def test_won_tiles_stand_in_sets_with_their_points():
    content = registry.make("envyra").content()
    won = ["S01", "S02", "S03", "S05", "T04", "S06", "END"]
    assert [text for text, _ in drawing._won(content, won)] == [
        "orange sun·mountain·dune·fire +7",
        "orange sun",
        "green leaf",
        "end tile END",
    ]


def test_content_can_neither_break_the_markup_nor_steer_the_terminal():
    odd = r"[/]\u001b[31m[red]\\"
    text = packaged("ludoteka.games.envyra", "tiles.toml").replace('"sun"', f'"{odd}"')
    text = text.replace('"S02"', '"[S02]\\\\"').replace('"sea"', '"[not closed"')
    game = registry.make("envyra", {"equilibrium": "C"}, text, "odd.toml")
    for seed in range(8):
        chance, picks, bot = Quick(seed), Quick(seed), make("greedy")
        state = game.start(4, chance)
        while waiting := state.waiting_for():
            state.play(waiting[0], bot.choose(Outlook(state, waiting[0]), picks), chance)
            lines = plain(game, state, 0, ["[/]", "[", "\\", "]"])
            assert max(columns_of(line) for line in lines) <= 80
            assert all(line.isprintable() for line in lines)


@pytest.mark.parametrize("text", ["[red]", "[Red]", "a[/]", "\\[x]", "[1]", "plain", "a[b", "[@x]"])
def test_escaping_is_that_of_rich(text: str):
    assert drawing._escape(text) == escape(text)
    assert Text.from_markup(drawing._escape(text), emoji=False).plain == text


@pytest.mark.parametrize("text", ["a\\", "a\\\\", "a\\\\\\", "[red]\\"])
def test_a_backslash_does_not_eat_the_tag_behind_it(text: str):
    shown = Text.from_markup(drawing._styled(text, "bold") + "next", emoji=False)
    assert shown.plain.endswith("next")
    assert shown.plain.startswith(text.rstrip("\\"))
