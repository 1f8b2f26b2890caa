"""Whole games of Envyra before the outside referee, who doesn't know the engine."""

from __future__ import annotations

import contextlib
import copy
import hashlib
import io
import json
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import referee
from referee import CELLS, NUMBERS, Fault, Referee, Table, best_sets, check, winner_of

from ludoteka.cli import main
from ludoteka.core.record import Match
from ludoteka.core.registry import make

Lines = list[dict[str, Any]]
# Bots by the number of players, and grids that leave an S tile for the bag.
BOTS = {2: "random,greedy", 3: "random,greedy,random", 4: "greedy,random,random,greedy"}
SIZES = {2: ("auto", "4x2", "3x3"), 3: ("auto", "3x2", "4x3"), 4: ("auto", "4x2", "3x3")}


def run(*words: str) -> str:
    """What a command prints in this process."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        assert main(list(words)) == 0
    return said.getvalue()


def simulated(
    folder: Path, bots: str, games: int, seed: str, content: Path | None = None, **options: str
) -> Iterator[list[str]]:
    """Games of bots as `replay --json` tells them."""
    own = [] if content is None else ["--content", str(content)]
    words = [word for name in options for word in ("--option", f"{name}={options[name]}")]
    words += ["--seats", bots, "--games", str(games), "--seed", seed, "--records", str(folder)]
    run("simulate", "envyra", *words, *own)
    for path in sorted(folder.iterdir()):
        yield run("replay", str(path), "--json", *own).splitlines()


def parsed(texts: list[str]) -> Lines:
    """The objects of the lines."""
    return [json.loads(text) for text in texts]


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
        (first,) = simulated(folder / "first", BOTS[2], 1, "first")
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
            yield from simulated(folder, bots, games, seed, self.path(change), **options)

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
        (lines,) = simulated(tmp_path / label, BOTS[players], 1, label, **options)
        assert check(lines).over
        assert '"chance_kind":"quick"' in lines[0]


def test_games_with_other_tiles_are_by_the_rules(pool):
    ends = {check(lines).over for lines in pool.batch(0) + pool.batch(1)}
    assert ends == {"end_tile_won", "end_tile_left", "no_tile_open", "round_limit"}


def played(match: Match, chooser: random.Random) -> Iterator[tuple[int, int]]:
    """Play a game to its end with random moves; players change their minds now and then."""
    everybody = range(len(match.names))
    while match.state.waiting_for():
        seats = match.state.waiting_for()
        ready = [seat for seat in everybody if seat not in seats and match.state.moves(seat)]
        seat = chooser.choice(ready if ready and chooser.random() < 0.2 else seats)
        number = chooser.choice(match.state.moves(seat))
        match.play(seat, number)
        yield seat, number


def retold(path: Path, match: Match) -> list[str]:
    """A match as `replay --json` tells it."""
    path.write_text(match.record().text(), encoding="utf-8")
    return run("replay", str(path), "--json").splitlines()


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
    (lines,) = simulated(tmp_path / "one", BOTS[2], 1, "program")
    command = [sys.executable, "-I", referee.__file__]
    ways = {"whole": lines, "cut": lines[:-1]}
    done = {
        name: subprocess.run(
            command, input="\n".join(ways[name]), capture_output=True, text=True, check=False
        )
        for name in ways
    }
    assert (done["whole"].returncode, done["whole"].stderr) == (0, "")
    assert (done["cut"].returncode, done["cut"].stdout) == (1, "")
    assert "stops before its last line" in done["cut"].stderr


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
    "18": (referee, "winner_of", last_mover_wins),
    "18 (E-29)": (referee, "winner_of", newest_of_all_wins),
    "23": (Table, "may_lie", lambda *_: True),
    "24": (Table, "check_cubes", lambda _: None),
    "28": (Table, "can_go_on", lambda *_: True),
    "29": (referee, "best_sets", sum),
    "31 no set points": (Table, "key", keyed(end_tile=True)),
    "31 no end tile": (Table, "key", keyed("sets")),
    "31 (E-4)": (Table, "key", keyed("sets", end_tile=True, seat=True)),
    "31 (E-28)": (Table, "key", keyed("sets", "equilibrium", end_tile=True)),
    "34 one card at a time (E-25)": (Table, "take_cards", only_one_card),
    "34 a symbol once (E-26)": (Table, "has_symbols", every_symbol_once),
    "D-C5": (Table, "clear_boards", lambda _: None),
    "E-30": (referee, "LAST_ROUND", 201),
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


def told(lines: Lines, kind: str) -> tuple[dict[str, Any], int]:
    """The first line with an event of this kind, and where in it."""
    for line in lines[:-1]:
        for at, event in enumerate(line["events"]):
            if event["kind"] == kind:
                return line, at
    raise LookupError(kind)


def event_of(lines: Lines, kind: str) -> dict[str, Any]:
    """The first event of this kind."""
    line, at = told(lines, kind)
    return line["events"][at]


def chosen(lines: Lines) -> dict[str, Any]:
    """The first line in which somebody chose which cube to move."""
    return next(line for line in lines if str(line.get("notation")).startswith("move"))


def renamed(line: dict[str, Any], notation: str) -> None:
    """Another move, with everything that names it."""
    verb, *cells = notation.split()
    line["notation"], line["description"] = notation, {"verb": verb, "cells": cells}
    if (verb, cells) in NUMBERS:
        line["move"] = NUMBERS.index((verb, cells))


def wrong_winner(lines: Lines) -> str:
    """A tile goes to another player."""
    public = event_of(lines, "tile_won")["public"]
    public["seat"] = (public["seat"] + 1) % 3
    return "public.seat is .*rules 17 to 19"


def missing_event(lines: Lines) -> str:
    """A tile is won in silence."""
    line, at = told(lines, "tile_won")
    del line["events"][at]
    return "rules 17 to 19|lacks"


def one_event_more(lines: Lines) -> str:
    """The cone passes twice."""
    line, at = told(lines, "cone_passed")
    line["events"].append(line["events"][at])
    return "has too much"


def events_exchanged(lines: Lines) -> str:
    """The screens are removed before the last player is ready."""
    line, at = told(lines, "screens_removed")
    line["events"][at - 1 : at + 1] = reversed(line["events"][at - 1 : at + 1])
    return 'kind is "screens_removed", should be "ready"'


def another_drawn_tile(lines: Lines) -> str:
    """Another tile of the bag is laid, and the bag agrees."""
    line, at = told(lines, "tile_laid")
    public, bag = line["events"][at]["public"], line["hidden"]["bag"]
    public["tile"], bag[0] = bag[0], public["tile"]
    return r"public.tile is .*rules 22, E-3"


def another_outcome(lines: Lines) -> str:
    """Chance says something else."""
    line, _ = told(lines, "tile_laid")
    line["chance"][0][1] = (line["chance"][0][1] + 1) % line["chance"][0][0]
    return r"chance\[0\]\[1\] is"


def one_outcome_more(lines: Lines) -> str:
    """A draw that nobody needed."""
    chosen(lines)["chance"].append([2, 0])
    return "chance has too much"


def another_seed(lines: Lines) -> str:
    """Another seed, with the commitment that belongs to it."""
    lines[0]["seed"] = "00" * 32
    lines[0]["commitment"] = hashlib.sha256(bytes(32)).hexdigest()
    return "line 1: .*rules 5 to 9"


def another_commitment(lines: Lines) -> str:
    """A commitment to some other seed."""
    lines[0]["commitment"] = hashlib.sha256(bytes(32)).hexdigest()
    return "commitment is"


def another_kind_of_chance(lines: Lines) -> str:
    """The seed is used in the other way."""
    lines[0]["chance_kind"] = "sealed"
    return "line 1: .*rules 5 to 9"


def wrong_score(lines: Lines) -> str:
    """A point too many."""
    lines[-1]["result"]["scores"][0] += 1
    return r"result.scores\[0\] is"


def wrong_parts(lines: Lines) -> str:
    """A point for sets instead of tiles, with the same total."""
    parts = lines[-1]["result"]["parts"][0]
    parts["tiles"], parts["sets"] = parts["tiles"] - 1, parts["sets"] + 1
    return r"parts\[0\].tiles is"


def wrong_ranks(lines: Lines) -> str:
    """The ranks of other players."""
    lines[-1]["result"]["ranks"].reverse()
    return r"ranks\[0\] is"


def placing_shown(lines: Lines) -> str:
    """Everybody sees a placing behind a screen."""
    event = event_of(lines, "ready")
    event["public"].update(*event["private"].values())
    return r"public.cells does not belong there.*rules 10"


def card_shown(lines: Lines) -> str:
    """Seat 1 sees the secret card of seat 0."""
    private = lines[0]["events"][0]["private"]
    private["1"]["cards"] = [private["0"]["secret_card"]]
    return r"private.1.cards does not belong there"


def card_to_the_wrong_seat(lines: Lines) -> str:
    """Two players got each other's secret card."""
    private = lines[0]["events"][0]["private"]
    private["0"], private["1"] = private["1"], private["0"]
    return r"private.0.secret_card is"


def a_cube_too_many(lines: Lines) -> str:
    """Somebody gets six cubes."""
    event_of(lines, "tile_won")["public"]["returned"][0] += 1
    return r"public.returned\[0\] is"


def a_cube_forgotten(lines: Lines) -> str:
    """A cube is not taken back."""
    event_of(lines, "cubes_taken_back")["public"]["cells"].pop()
    return "public.cells lacks .*rules 24"


def wrong_serpentine(lines: Lines) -> str:
    """Another player moves first."""
    line = chosen(lines)
    line["seat"] = (line["seat"] + 1) % 3
    return "rules 13, 14: it is the turn of seat"


def wrong_turn(lines: Lines) -> str:
    """The game waits for another player."""
    line = chosen(lines)
    line["waiting"] = [(seat + 1) % 3 for seat in line["waiting"]]
    return r"waiting"


def wrong_start_player(lines: Lines) -> str:
    """The cone stays where it was."""
    public = event_of(lines, "cone_passed")["public"]
    public["seat"] = (public["seat"] - 1) % 3
    return "public.seat is .*rules 25"


def no_such_cube(lines: Lines) -> str:
    """A cube is moved that nobody placed."""
    event = event_of(lines, "screens_removed")["public"]
    line = chosen(lines)
    free = next(cell for cell in CELLS if cell not in event["boards"][line["seat"]])
    renamed(line, f"move {free}")
    return "rule 13: no cube"


def off_the_grid(lines: Lines) -> str:
    """A cube is placed where no tile lies."""
    renamed(lines[1], "place d3")
    return "D-C4: no tile lies on d3"


def both_in_one_hole(lines: Lines) -> str:
    """Two cubes for one tile."""
    renamed(lines[1], "place a1 a1")
    return "no such move"


def three_cubes(lines: Lines) -> str:
    """More cubes than a player may place."""
    renamed(lines[1], "place a1 b1 c1")
    return "no such move"


def moved_too_early(lines: Lines) -> str:
    """A cube is moved behind the screens."""
    renamed(lines[1], "move a1")
    return "rule 13: phase I is not over"


def wrong_number(lines: Lines) -> str:
    """The engine's number of another move."""
    lines[1]["move"] += 1
    return "this line.move is"


def had_a_choice(lines: Lines) -> str:
    """A forced cube was moved freely."""
    line = next(line for line in lines[1:-1] if '"forced": true' in json.dumps(line))
    event = next(e for e in line["events"] if (e["public"] or {}).get("forced"))
    event["public"]["forced"] = False
    return "public.forced is false, should be true"


def truth_in_numbers(lines: Lines) -> str:
    """1 instead of true."""
    lines[:] = json.loads(json.dumps(lines).replace('"forced": true', '"forced": 1'))
    return "public.forced is 1, should be true"


def card_to_another(lines: Lines) -> str:
    """An open card goes to a player who lacks its symbols."""
    public = event_of(lines, "card_taken")["public"]
    public["seat"] = (public["seat"] + 1) % 3
    return "public.seat is .*rules 34"


def end_tile_kept(lines: Lines) -> str:
    """The end tile is not put back."""
    line, at = told(lines, "end_tile_put_back")
    del line["events"][at]
    return 'should be "end_tile_put_back"'


def bag_stirred(lines: Lines) -> str:
    """The bag is in another order."""
    lines[1]["hidden"]["bag"].reverse()
    return r"hidden.bag\[0\] is"


def tile_out_of_the_box(lines: Lines) -> str:
    """A tile vanishes from the box."""
    lines[1]["hidden"]["box"].pop()
    return "hidden.box lacks"


def wrong_reason(lines: Lines) -> str:
    """The game ended by another rule."""
    public = event_of(lines, "game_over")["public"]
    public["rule"] = "envyra.27" if public["rule"] != "envyra.27" else "envyra.26"
    return "public.rule is .*rules 26 to 28"


def over_too_early(lines: Lines) -> str:
    """The last move is left out, and the result told all the same."""
    del lines[-2]
    return "this line.moves is"


def goes_on(lines: Lines) -> str:
    """A move after the end."""
    lines.insert(-1, lines[1])
    return "the game is over"


def move_left_out(lines: Lines) -> str:
    """A move in the middle is missing."""
    del lines[2]
    return "this line.n is|line 3"


def result_twice(lines: Lines) -> str:
    """Something behind the last line."""
    lines.append(lines[-1])
    return "nothing belongs here"


def same_digest(lines: Lines) -> str:
    """Two positions with one name."""
    lines[2]["digest"] = lines[1]["digest"]
    return "two different positions have the same digest"


def other_variant(lines: Lines) -> str:
    """Everybody placed two cubes in the simplified game."""
    lines[0]["options"]["simplified"] = True
    return "rule 33: only one cube"


def other_points(lines: Lines) -> str:
    """A tile that somebody won is worth more."""
    won = event_of(lines, "tile_won")["public"]["tile"]
    lines[0]["content"]["tiles"][won]["points"] += 1
    return "result.scores"


def other_cubes(lines: Lines) -> str:
    """A tile that somebody won needs more cubes."""
    won = event_of(lines, "tile_won")["public"]["tile"]
    lines[0]["content"]["tiles"][won]["cubes"] += 1
    return 'kind is "tile_won"|events has too much'


def other_tiles(lines: Lines) -> str:
    """Sixteen S tiles."""
    lines[0]["content"]["tiles"]["T01"]["mark"] = "S"
    return "rule 1: 15 S"


def another_field(lines: Lines) -> str:
    """Something that no document names."""
    lines[1]["bag"] = []
    return "this line.bag does not belong there"


TAMPERINGS = (
    wrong_winner, missing_event, one_event_more, events_exchanged, another_drawn_tile,
    another_outcome, one_outcome_more, another_seed, another_commitment, another_kind_of_chance,
    wrong_score, wrong_parts, wrong_ranks, placing_shown, card_shown, card_to_the_wrong_seat,
    a_cube_too_many, a_cube_forgotten, wrong_serpentine, wrong_turn, wrong_start_player,
    no_such_cube, off_the_grid, both_in_one_hole, three_cubes, moved_too_early, wrong_number,
    had_a_choice, truth_in_numbers, card_to_another, end_tile_kept, bag_stirred,
    tile_out_of_the_box, wrong_reason, over_too_early, goes_on, move_left_out, result_twice,
    same_digest, other_variant, other_points, other_cubes, other_tiles, another_field,
)  # fmt: skip


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
    values = referee.SET_VALUES
    for counts in product(range(5), repeat=4):
        greedy = sum(values[sum(count > step for count in counts)] for step in range(4))
        assert best_sets(tuple(sorted(counts))) == greedy
