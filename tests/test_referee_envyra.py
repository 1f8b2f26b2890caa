"""Whole games of Envyra before the outside referee, who doesn't know the engine."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import referee_envyra
from referee import Fault
from referee_envyra import NUMBERS, Referee, Table, best_sets, check, winner_of
from retelling import expect_a_program, parsed, played, retold, simulated
from tampering_envyra import TAMPERINGS, Lines

from ludoteka.core.match import Match
from ludoteka.core.registry import make

# Bots by the number of players, and grids that leave an S tile for the bag.
BOTS = {2: "random,greedy", 3: "random,greedy,random", 4: "greedy,random,random,greedy"}
SIZES = {2: ("auto", "4x2", "3x3"), 3: ("auto", "3x2", "4x3"), 4: ("auto", "4x2", "3x3")}


def refused(lines: Lines) -> str:
    """What the referee complains about."""
    with pytest.raises(Fault) as caught:
        check(json.dumps(line) for line in lines)
    return str(caught.value)


# Content of our own: situations that the usual tiles seldom bring.


def toml(content: dict[str, Any]) -> str:
    """A content file."""
    entries = []
    for name, tile in content["tiles"].items():
        kind = "end" if tile["mark"] == "end" else "tile"
        entries.append((kind, {"id": name, **tile}))
    entries += [("card", {"id": name, **card}) for name, card in content["cards"].items()]
    text = 'name = "for the referee"\n'
    for kind, fields in entries:
        text += f"[[{kind}]]\n"
        for field, value in fields.items():
            if value not in (None, "", [], "end"):
                text += f"{field} = {json.dumps(value)}\n"
    return text


def slow(content: dict[str, Any]) -> None:
    """Every tile needs five cubes: games without end (E-30)."""
    for tile in content["tiles"].values():
        tile["cubes"] = 5


def hasty(content: dict[str, Any]) -> None:
    """Most tiles need one cube: many gaps a round, and the end tile is drawn early (23)."""
    for tile in content["tiles"].values():
        tile["cubes"] = 1 if tile["mark"] != "end" else 3


def closed(content: dict[str, Any]) -> None:
    """Most basic tiles are restricted: players run out of open tiles (28)."""
    needs = (["orange", "orange", "green"], ["blue", "blue"], ["green"], ["orange", "blue"])
    basic = [tile for tile in content["tiles"].values() if tile["mark"] in ("", "3/4")]
    for at, tile in enumerate(basic):
        tile["needs"] = needs[at % 4]


def worthless(content: dict[str, Any]) -> None:
    """No points on tiles: ties (31, E-28). Cards show symbols twice (E-26)."""
    for tile in content["tiles"].values():
        tile["points"] = 0
    content["cards"]["Q1"]["symbols"] = ["sun", "sun"]
    content["cards"]["Q2"]["symbols"] = ["sun", "sea"]
    content["cards"]["Q3"]["symbols"] = ["sea", "sea"]


def two_themes(content: dict[str, Any]) -> None:
    """Nothing is blue: nobody ever qualifies for the end tile (27)."""
    green = {"sea": "leaf", "rain": "tree", "ice": "mushroom", "wind": "fern", "blue": "green"}
    for tile in content["tiles"].values():
        if tile["mark"] != "end":
            tile["theme"] = green.get(tile["theme"], tile["theme"])
            tile["symbol"] = green.get(tile["symbol"], tile["symbol"])
            tile["needs"] = [green.get(theme, theme) for theme in tile["needs"]]
    for card in content["cards"].values():
        card["symbols"] = [green.get(symbol, symbol) for symbol in card["symbols"]]


def barren(content: dict[str, Any]) -> None:
    """One symbol a theme and no points: the end tile decides, or nothing does (31, E-4)."""
    symbols = {"orange": "sun", "green": "leaf", "blue": "sea", None: None}
    for tile in content["tiles"].values():
        tile["points"], tile["symbol"] = 0, symbols[tile["theme"]]
    for card in content["cards"].values():
        card["symbols"] = ["sun", "leaf", "sea"][: len(card["symbols"])]


def usual(content: dict[str, Any]) -> None:
    """The tiles as they are."""


CONTENTS = (usual, closed, hasty, worthless, two_themes, barren, slow)


class Pool:
    """Games of random bots with all contents, made when somebody asks for them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.batches: list[list[list[str]]] = []
        (first,) = simulated("envyra", folder / "first", BOTS[2], 1, "first")
        for change in CONTENTS:
            content = json.loads(first[0])["content"]
            change(content)
            self.path(change).write_text(toml(content), encoding="utf-8")

    def path(self, change: Callable[..., None]) -> Path:
        """Where a content is."""
        return self.folder / f"{change.__name__}.toml"

    def batch(self, number: int) -> list[list[str]]:
        """Some games of every content, for 2 to 4 players."""
        while len(self.batches) <= number:
            self.batches.append(list(self.made(f"{len(self.batches)}")))
        return self.batches[number]

    def made(self, seed: str) -> Iterator[list[str]]:
        """The games of a new batch."""
        variants = ({"equilibrium": "C"}, {"simplified": "yes"})
        for change, players, options in product(CONTENTS, BOTS, variants):
            bots = ",".join(["random"] * players)
            folder = self.folder / f"{seed}-{change.__name__}-{players}-{''.join(options)}"
            games = 1 if change is slow else 2
            yield from simulated("envyra", folder, bots, games, seed, self.path(change), **options)

    def __iter__(self) -> Iterator[list[str]]:
        for number in range(10):
            yield from self.batch(number)


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Pool:
    """As many games as a test wants."""
    return Pool(tmp_path_factory.mktemp("pool"))


# Real games


@pytest.mark.parametrize("simplified", ["no", "yes"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_bots_are_by_the_rules(tmp_path, players, simplified):
    for equilibrium, end_tile, grid in product("ABC-", ("original", "K"), SIZES[players]):
        options = {
            "simplified": simplified,
            "equilibrium": equilibrium.replace("-", "off"),
            "end_tile": end_tile,
            "grid": grid,
            "start_player": "random" if end_tile == "K" else str(players),
        }
        label = "-".join(options.values())
        (lines,) = simulated("envyra", tmp_path / label, BOTS[players], 1, label, **options)
        assert check(lines).over
        assert '"chance_kind":"quick"' in lines[0]


def test_games_with_other_tiles_are_by_the_rules(pool):
    ends = {check(lines).over for lines in pool.batch(0) + pool.batch(1)}
    assert ends == {"end_tile_won", "end_tile_left", "no_tile_open", "round_limit"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sealed_games_are_by_the_rules(tmp_path, players):
    chooser = random.Random(players)
    for equilibrium, simplified in product(("off", "A", "B", "C"), (False, True)):
        game = make("envyra", {"equilibrium": equilibrium, "simplified": simplified})
        match = Match(game, ["A", "B", "C", "D"][:players], chooser.randbytes(32), "sealed")
        assert all(seat < players for seat, _ in played(match, chooser))
        lines = retold(tmp_path / "game.txt", match)
        assert check(lines).over
        assert '"chance_kind":"sealed"' in lines[0]
        assert any('"changed_mind"' in line for line in lines)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_offers_every_legal_move_and_no_other(tmp_path, players):
    chooser = random.Random(players)
    game = make("envyra", {"simplified": False, "equilibrium": "A"})
    match = Match(game, ["A", "B", "C", "D"][:players], chooser.randbytes(32), "sealed")
    judge = Referee()
    judge.read(retold(tmp_path / "set-up.txt", match)[0])
    table = judge.table
    assert table is not None
    for seat, number in played(match, chooser):
        table.play(seat, *NUMBERS[number])
        for each in range(players):
            assert list(match.state.moves(each)) == table.legal(each)
    assert table.over


def test_the_referee_is_a_program_of_its_own(tmp_path):
    (lines,) = simulated("envyra", tmp_path / "one", BOTS[2], 1, "program")
    expect_a_program(referee_envyra.__file__, ["-E", "-s"], lines)


# The games put the rules to the test: a referee who knows one rule wrongly refuses some of them.


def last_mover_wins(cubes: list[int]) -> int:
    """Not rule 18."""
    return cubes[-1]


def newest_of_all_wins(cubes: list[int]) -> int:
    """Rule 18 without E-29: if the last cube is a third player's, the lowest seat wins."""
    most = max(cubes.count(seat) for seat in cubes)
    tied = [seat for seat in sorted(set(cubes)) if cubes.count(seat) == most]
    return cubes[-1] if cubes[-1] in tied else tied[0]


def one_tile_an_icon_colour(table: Table, seat: int, name: str) -> bool:
    """Rule 15 without GC2."""
    return set(table.tiles[name].needs) <= set(table.colours(seat))


def every_symbol_once(table: Table, seat: int, card: str) -> bool:
    """Rule 34 without E-26."""
    return {*table.cards[card].symbols} <= {table.tiles[name].symbol for name in table.won[seat]}


def only_one_card(table: Table, winner: int) -> None:
    """D-C11 without E-25."""
    for card in table.open_cards:
        if table.has_symbols(winner, card):
            table.open_cards.remove(card)
            table.taken[winner].append(card)
            table.tell("card_taken", {"seat": winner, "card": card})
            return


def forward_twice(table: Table) -> list[int]:
    """Not rule 14."""
    return [(table.cone + step) % table.players for step in range(2 * table.players)]


def keyed(*names: str, end_tile: bool = False, seat: bool = False) -> Callable[..., Any]:
    """Not rule 31: ranks decided by the total and then by these alone."""

    def key(table: Table, at: int, parts: dict[str, int]) -> tuple[int, ...]:
        more = [table.end_tile in table.won[at]] * end_tile + [-at] * seat
        return (sum(parts.values()), sum(parts[name] for name in names), *more)

    return key


WRONG: dict[str, tuple[object, str, object]] = {
    "14": (Table, "serpentine", forward_twice),
    "15 nothing is restricted": (Table, "is_open", lambda *_: True),
    "15 a colour once (GC2)": (Table, "is_open", one_tile_an_icon_colour),
    "18": (referee_envyra, "winner_of", last_mover_wins),
    "18 (E-29)": (referee_envyra, "winner_of", newest_of_all_wins),
    "23": (Table, "may_lie", lambda *_: True),
    "24": (Table, "check_cubes", lambda _: None),
    "28": (Table, "can_go_on", lambda *_: True),
    "29": (referee_envyra, "best_sets", sum),
    "31 no set points": (Table, "key", keyed(end_tile=True)),
    "31 no end tile": (Table, "key", keyed("sets")),
    "31 (E-4)": (Table, "key", keyed("sets", end_tile=True, seat=True)),
    "31 (E-28)": (Table, "key", keyed("sets", "equilibrium", end_tile=True)),
    "34 one card at a time (E-25)": (Table, "take_cards", only_one_card),
    "34 a symbol once (E-26)": (Table, "has_symbols", every_symbol_once),
    "D-C5": (Table, "clear_boards", lambda _: None),
    "E-30": (referee_envyra, "LAST_ROUND", 201),
}


@pytest.mark.parametrize("rule", WRONG)
def test_a_referee_with_a_wrong_rule_refuses_real_games(pool, monkeypatch, rule):
    monkeypatch.setattr(*WRONG[rule])
    for lines in pool:
        try:
            check(lines)
        except Fault:
            return
    pytest.fail("the games never ask for this rule")


# A game with every kind of event, told wrongly


@pytest.fixture(scope="module")
def game(pool) -> Lines:
    """A game of three with open and secret cards and with nearly every kind of event."""
    kinds = ("card_taken", "skipped", "cubes_taken_back", "end_tile_put_back", "boards_cleared")
    return next(
        parsed(lines)
        for lines in pool
        if len(parsed(lines[:1])[0]["seats"]) == 3
        and all(any(f'"kind":"{kind}"' in line for line in lines) for kind in kinds)
    )


@pytest.mark.parametrize("tamper", TAMPERINGS)
def test_a_tampered_game_is_refused(game, tamper):
    lines = copy.deepcopy(game)
    assert check(json.dumps(line) for line in lines).over
    complaint = tamper(lines)
    assert re.search(complaint, refused(lines)), refused(lines)


def test_a_name_that_stands_twice_is_refused(game):
    texts = [json.dumps(line) for line in game]
    texts[1] = texts[1].replace('"seat"', '"seat": 0, "seat"', 1)
    with pytest.raises(Fault, match="line 2: a name stands twice"):
        check(texts)


# The referee himself, by the worked examples


@pytest.mark.parametrize(
    ("cubes", "winner"),
    [([0, 0, 1], 0), ([0, 1], 1), ([0, 1, 1, 0, 2], 0), ([1, 0, 0, 1, 2], 1)],
    ids=["GC3", "GC4", "E-29", "E-29 again"],
)
def test_the_referee_knows_who_wins(cubes, winner):
    assert winner_of(cubes) == winner


def test_the_referee_knows_the_sets():
    assert [best_sets((1,) * symbols) for symbols in range(1, 5)] == [0, 2, 4, 7]
    assert best_sets((1, 2, 2)) == 6  # GC6
    assert best_sets((1, 2)) + best_sets((1, 1, 1)) + best_sets((1,)) == 6  # GC5


def test_every_partition_gives_no_more_than_the_greedy_one():
    """D-C1."""
    values = referee_envyra.SET_VALUES
    for counts in product(range(5), repeat=4):
        greedy = sum(values[sum(count > step for count in counts)] for step in range(4))
        assert best_sets(tuple(sorted(counts))) == greedy
