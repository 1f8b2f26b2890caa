"""RAWsiko's board in a terminal: 80 columns, without colour, any language, any content."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from boards import (
    board_keys,
    columns_of,
    names_in,
    odd_languages,
    remembering,
    states,
    words_in,
)
from rich.text import Text

import ludoteka
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.content import packaged
from ludoteka.core.game import Game, State, Word
from ludoteka.games.rawsiko.readers.drawing import LETTERS, NEEDED, OWNED, Board
from ludoteka.text import Texts

SOURCE = Path(ludoteka.__file__).parent / "games" / "rawsiko" / "readers" / "drawing.py"
ENGLISH = Texts(registry.make("rawsiko")).board
NAMES = ["Anna with a very long name", "[bold]Ben", "日本語日本語日本語", "D\\", "E"]
THINGS = {"territory", "continent", "application"}  # words of the content
FULL = {"trade": True, "stranglehold": True, "turns": 3}
ALL_RULES = {**FULL, "garrison": True, "after_clash": "conquerors-fresh"}

LANGUAGES: dict[str, Word] = {
    **odd_languages(ENGLISH),
    "Slovak": Texts(registry.make("rawsiko"), "sk").board,
}


def shown(
    state: State, seat: int | None, names: list[str] | None = None, word: Word = ENGLISH
) -> Text:
    called = names or [f"player {number + 1}" for number in range(state.seats)]
    return Text.from_markup(state.game.draw(state.view(seat), called, word), emoji=False)


def plain(
    state: State, seat: int | None, names: list[str] | None = None, word: Word = ENGLISH
) -> list[str]:
    """The lines of a drawing as they stand on the screen, colours left out."""
    return shown(state, seat, names, word).plain.split("\n")


def cells(lines: list[str]) -> dict[str, str]:
    """By the id of a territory: its line of the map, from the id to the end of its column."""
    found: dict[str, str] = {}
    for line in lines:
        left, _, right = line.partition("│")
        for cell in (left.rstrip(), right.strip()):
            match = re.match(r"([A-Z]{3}) ([A-E·]) ", cell)
            if match:
                found[match[1]] = cell
    return found


def signs(cell: str) -> dict[str, str]:
    """By material: the sign behind it in a line of the map."""
    materials = re.findall(r"(?<![\w…])([A-Z][A-Za-z]?)([✓!]?)(?![a-z.])", cell[11:])
    return dict(materials)


@pytest.mark.parametrize("seats", [3, 5])
def test_whole_games_fit_80_columns_for_every_seat(seats: int):
    game = registry.make("rawsiko", dict(FULL))
    for state in states(game, seats, seats, every=31):
        for language, word in LANGUAGES.items():
            for seat in (None, 0, seats - 1):
                lines = plain(state, seat, NAMES[:seats], word)
                assert max(columns_of(line) for line in lines) <= 80, language
                assert all(line.isprintable() for line in lines), language
                assert len(lines) <= 75, language
    assert any("the game is over" in line for line in plain(state, None))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_territory_shows_its_holder_its_numbers_and_its_materials(seats: int):
    game = registry.make("rawsiko", dict(FULL))
    content: dict[str, Any] = game.content()
    for state in states(game, seats, 7 * seats, every=7):
        for seat in (None, seats - 1):
            view: dict[str, Any] = state.view(seat)
            found = cells(plain(state, seat))
            assert found.keys() == content["territories"].keys()
            owned, needed = wishes(view, seat)
            for ident, cell in found.items():
                held = view["territories"].get(ident)
                if held is None:
                    assert cell.startswith(f"{ident} · "), cell
                else:
                    owner, unmoved, assets = held
                    assert cell.startswith(f"{ident} {LETTERS[owner]} {unmoved}/{assets} "), cell
                expected = {
                    material: "✓" if material in owned else "!" if material in needed else ""
                    for material in content["territories"][ident]["materials"]
                }
                marked = signs(cell)
                assert {material: marked[material] for material in expected} == expected, cell


def wishes(view: dict[str, Any], seat: int | None) -> tuple[set[str], set[str]]:
    """What a seat owns, and what its objective needs beside."""
    if seat is None:
        return set(), set()
    owned = {*view["materials"][seat], *view["gained"][seat]}
    return owned, {word for part in view["objectives"][seat] for word in part["missing"]}


def test_signs_are_coloured_too():
    game = registry.make("rawsiko", {"setup": "territories"})
    state = game.start(3, Quick(2))
    text = shown(state, 0)
    for sign, style in (("✓", OWNED), ("!", NEEDED)):
        at = text.plain.index(sign)
        assert style in [str(span.style) for span in text.spans if span.start <= at < span.end]


def test_a_continent_says_who_is_there_and_who_is_alone():
    game = registry.make("rawsiko", {"setup": "territories"})
    for seats in (3, 5):
        state = game.start(seats, Quick(seats))
        lines = [half.strip() for line in plain(state, None) for half in line.split("│")]
        continents: dict[str, Any] = state.view(None)["continents"]
        for ident, there in continents.items():
            (line,) = [line for line in lines if f" {ident} ─" in line]
            end = " ".join(LETTERS[seat] for seat in there)
            assert line.endswith(f"─ only {end}" if len(there) == 1 else f"─ {end}"), line


def acting(options: dict[str, Any] | None = None) -> tuple[Game, State, int]:
    """The first action phase of a game with a start by chance."""
    game = registry.make("rawsiko", {"setup": "territories", **(options or {})})
    chance = Quick(4)
    state = game.start(3, chance)
    while state.view(None)["phase"] == "placing":
        seat = state.waiting_for()[0]
        state.play(seat, state.moves(seat)[-1], chance)
    return game, state, state.waiting_for()[0]


def neighbours_below(lines: list[str], ident: str) -> str | None:
    """What stands below a territory in its column, if these are its neighbours."""
    for line, below in pairwise(lines):
        for side in (0, 1):
            halves, under = line.split("│"), below.split("│")
            if side < len(halves) and halves[side].strip().startswith(f"{ident} "):
                there = under[side].strip() if side < len(under) else ""
                return there.removeprefix("→ ") if there.startswith("→") else None
    return None


def test_own_territories_that_can_act_show_their_neighbours_and_who_holds_them():
    game, state, seat = acting()
    content: dict[str, Any] = game.content()
    for looking in (seat, None, (seat + 1) % 3):
        view: dict[str, Any] = state.view(looking)
        lines = plain(state, looking)
        reader = seat if looking is None else looking
        for ident, (owner, _, _) in view["territories"].items():
            there = neighbours_below(lines, ident)
            if owner != reader:
                assert there is None
                continue
            land = content["territories"][ident]
            expected = [
                sign
                + other
                + (
                    f":{LETTERS[view['territories'][other][0]]}"
                    if other in view["territories"]
                    else ""
                )
                for sign, others in (("", land["land"]), ("~", land["sea"]))
                for other in others
            ]
            assert there is not None, (ident, lines)
            assert there.split() == expected[: len(there.split())]
    held: dict[str, Any] = state.view(seat)["territories"]
    ident = next(ident for ident, there in held.items() if there[0] == seat and there[1] == 1)
    move = next(m for m in state.moves(seat) if game.spell(m).startswith(f"{ident}>"))
    state.play(seat, move, Quick(1))
    assert neighbours_below(plain(state, seat), ident) is None  # 48: nothing can start there


def test_the_set_up_shows_the_neighbours_where_one_is_to_take_territories():
    game = registry.make("rawsiko")
    state = game.start(3, Quick(1))
    seat = state.waiting_for()[0]
    assert not any("→" in line for line in plain(state, seat))
    state.play(seat, game.read("continent OCE"), Quick(1))
    lines = plain(state, seat)
    assert neighbours_below(lines, "VNM") == "IND THA ~NGU ~PHL"
    assert neighbours_below(lines, "CAN") is None


def test_players_and_the_own_objective():
    _, state, seat = acting({"starting_assets": "2"})
    view: dict[str, Any] = state.view(seat)
    lines = plain(state, seat, ["Anna", "Ben", "Cilka"])
    whole = "\n".join(lines)
    assert "Turn 1 of 6, action phase; your move" in whole
    for other, name in enumerate(["Anna", "Ben", "Cilka"]):
        mark = ("▲" if view["first"] == other else " ") + ("▶" if seat == other else " ")
        (line,) = [line for line in lines if line.startswith(f"{mark}{LETTERS[other]} {name}")]
        materials, income = len(view["materials"][other]), view["income"][other]
        assert line.split()[-4:] == ["5", "7", str(materials), str(income)]
        assert ("(you)" in line) == (other == seat)
    (at,) = [at for at, line in enumerate(lines) if line.startswith("Your objectives: ")]
    applications: dict[str, Any] = state.game.content()["applications"]
    for line, part in zip(lines[at + 1 :], view["objectives"][seat], strict=True):
        application = applications[part["application"]]
        done = "✓ " if not part["missing"] else "  "
        assert line.startswith(f"{done}{part['points']:>2}★ {application['name']} "), line
        needs = [
            word + ("!" if word in part["missing"] else "✓") for word in application["materials"]
        ]
        assert line.split()[-len(needs) :] == needs
    onlooker = "\n".join(plain(state, None, ["Anna", "Ben", "Cilka"]))
    assert "objective" not in onlooker
    assert "!" not in onlooker
    assert "✓" not in onlooker
    assert f"({LETTERS[seat]}) to move" in onlooker


def test_the_trade_shows_exclusive_continents_and_choices():
    game = registry.make("rawsiko", {"trade": True, "turns": 3})
    found = False
    for seed in range(4):
        for state in states(game, 3, seed):
            view: dict[str, Any] = state.view(None)
            if view["phase"] != "trading":
                continue
            found = True
            whole = "\n".join(plain(state, None))
            assert "Exclusive presence: " in whole
            assert "choices" in whole
            for ident, there in view["continents"].items():
                name = game.content()["continents"][ident]["name"]
                if len(there) == 1:
                    assert f"{LETTERS[there[0]]} {name}" in whole
    assert found


def test_after_the_game_everybody_sees_all_objectives():
    game = registry.make("rawsiko", dict(FULL))
    *_, state = states(game, 4, 3)
    view: dict[str, Any] = state.view(None)
    whole = " ".join(plain(state, None))
    for objective in view["objectives"]:
        for part in objective:
            name = game.content()["applications"][part["application"]]["name"]
            assert f"{'✗' if part['missing'] else '✓'} {part['points']}★ {name}" in whole


def test_a_player_who_is_out_is_marked():
    _, state, seat = acting()
    view: dict[str, Any] = state.view(seat)
    view["out"] = [0, 1, 0]
    drawn = Board(state.game.content(), view, ["a", "b", "c"], ENGLISH).draw()
    lines = Text.from_markup(drawn, emoji=False).plain.split("\n")
    assert [line for line in lines if line[2:].startswith("B b (out) ")]


def test_content_can_neither_break_the_markup_nor_steer_the_terminal():
    text = packaged("ludoteka.games.rawsiko", "map.toml")
    text = text.replace('"Vietnam"', r'"[/][31m[red]\\"').replace('"VNM"', '"LONGN"')
    text = text.replace('"Japan"', '"[not closed"').replace('"Oceania"', '"[bold]"')
    text = text.replace('"Bi"', '"LONGM"').replace('"JPN"', '"J"')
    applications = packaged("ludoteka.games.rawsiko", "applications.toml").partition("\n[[")[2]
    applications = applications.replace('"Bi"', '"LONGM"').replace('"Tyres"', r'"[/]\\"')
    applications = applications.replace('"Robots"', '"日本語日本語日本語日本語日本語"')
    game = registry.make("rawsiko", dict(FULL), f"{text}\n[[{applications}", "odd.toml")
    word = Texts(game).board
    for state in states(game, 5, 1, every=5):
        for seat in (0, None):
            names = ["[/]", "[", "\\", "]", "\x1b[2J"]
            lines = plain(state, seat, names, word)
            # No content file gets so far, but a drawing trusts none.
            steering = json.loads(json.dumps(game.content()).replace("[not closed", "\\u001b[2J"))
            drawn = Board(steering, state.view(seat), names, word).draw()
            lines += Text.from_markup(drawn, emoji=False).plain.split("\n")
            assert max(columns_of(line) for line in lines) <= 80
            assert all(line.isprintable() for line in lines)


# No human language in the engine


def test_every_word_the_board_asks_for_has_english_text():
    game = registry.make("rawsiko", dict(ALL_RULES))
    other = registry.make("rawsiko", {**ALL_RULES, "after_clash": "loss-fresh"})
    texts, asked = Texts(game), set()

    @remembering
    def word(key: str, fields: dict[str, str | int]) -> str:
        asked.add(key)
        if key in THINGS:  # words of the content, which may have a message or not
            return texts.board(key, fields)
        found = texts.find(f"rawsiko-board-{key}", fields)
        assert found, key
        return found

    for seed in range(6):
        for state in states(game, 3 + seed % 3, seed, every=7):
            for seat in (None, 0):
                view = state.view(seat)
                if seed == 5:
                    view["out"] = [0, 0, 1, 0, 0]
                game.draw(view, NAMES, word)
    other.draw(other.start(3, Quick(1)).view(None), NAMES, word)
    assert asked | {"no-continent", "nobody"} == board_keys("rawsiko") | THINGS


def test_all_words_on_the_board_come_from_outside():
    game = registry.make("rawsiko", dict(FULL))
    symbols = set(game.content()["materials"])
    for state in states(game, 4, 2, every=3):
        for seat in (None, 0):
            whole = "\n".join(plain(state, seat, ["1", "2", "3", "4"], lambda key, fields: "~"))
            words = set(re.findall(r"[^\W\d_]*[a-z]{2}[^\W\d_]*|[A-Z][a-z]\b", whole))
            assert words <= symbols, words


def test_the_source_of_the_drawing_holds_no_words():
    game = registry.make("rawsiko")
    state = game.start(3, Quick(1))
    state.play(state.waiting_for()[0], game.read("continent OCE"), Quick(1))
    keys = board_keys("rawsiko")
    known = {*names_in(state.view(0)), *names_in(game.content()), *keys, *THINGS, LETTERS}
    for prefix in ("phase-", "rule-"):
        known |= {key.removeprefix(prefix) for key in keys} | {prefix}
    assert words_in(SOURCE.read_text(encoding="utf-8"), known) == []


def test_the_optional_rules_that_are_played_stand_below_the_heading():
    for options, listed in (
        ({}, None),
        (FULL, "Also played: Monopoly Stranglehold, Trade with China"),
        ({"garrison": True}, "Also played: one asset stays behind"),
        ({"after_clash": "conquerors-fresh"}, "Also played: conquerors go on"),
    ):
        state = registry.make("rawsiko", dict(options)).start(3, Quick(1))
        found = [line for line in plain(state, 0) if line.startswith("Also played")]
        assert [line.rstrip() for line in found] == ([] if listed is None else [listed])
