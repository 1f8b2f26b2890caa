"""Whole games of RAWsiko before the outside referee, who doesn't know the engine."""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import referee_rawsiko
from referee_rawsiko import AT_ONCE, OPTIONS, Fault, Referee, Table, check, losses
from referee_rawsiko_world import World
from retelling import expect_a_program, retold, simulated
from tampering_rawsiko import TAMPERINGS, Move, is_clash

from ludoteka.core.match import Match
from ludoteka.core.registry import make

Lines = list[dict[str, Any]]
NAMES = ["A", "B", "C", "D", "E"]


# Moves that the referee thinks of by himself


def thinkable(table: Table) -> Iterator[Move]:
    """Moves of this phase that have the right form; all legal ones are among them."""
    lands, counts = table.world.territories, range(1, AT_ONCE + 1)
    if table.phase == "draft":
        yield from (("continent", {"continent": name}) for name in table.world.continents)
        yield from (("take", {"territory": name}) for name in lands)
    elif table.phase == "action":
        yield "end", {}
        for source, many in product(table.unmoved, counts):
            for target in lands[source].neighbours:
                yield "move", {"source": source, "target": target, "count": many}
    elif table.phase == "trade":
        yield "stop", {}
        yield from (("trade", {"material": name}) for name in table.world.materials)
    else:
        for name, many in product(lands, counts):
            yield "place", {"territory": name, "count": many}


def is_legal(table: Table, seat: int, move: Move) -> bool:
    """Whether the referee would accept it."""
    try:
        table.check_move(seat, *move)
    except Fault:
        return False
    return True


def legal(table: Table, seat: int) -> dict[int, Move]:
    """All legal moves by the engine's numbers."""
    moves = thinkable(table) if [seat] == table.waiting() else ()
    found = {table.number(*move): move for move in moves if is_legal(table, seat, move)}
    return dict(sorted(found.items()))


def reckless(table: Table, moves: dict[int, Move], chooser: random.Random) -> int:
    """Attacks most of the time, and marches to the enemy."""
    clashes = [number for number, move in moves.items() if is_clash(table, move)]
    if clashes and chooser.random() < 0.9:
        return chooser.choice(clashes)
    if table.phase != "action":
        return chooser.choice(list(moves))
    foes = [name for name, seat in table.owners.items() if seat != table.active]
    marches = [
        number
        for number, (_, words) in moves.items()
        if "target" in words and table.world.touches(words["target"], foes)
    ]
    return chooser.choice([0, *marches, *marches, *moves])


def fought(path: Path, players: int, options: dict[str, Any], seed: str) -> list[str]:
    """A sealed game of reckless players; the engine must offer what the referee allows."""
    chooser = random.Random(seed)
    match = Match(make("rawsiko", options), NAMES[:players], chooser.randbytes(32), "sealed")
    judge = Referee()
    judge.read(retold(path, match)[0])
    table = judge.table
    while not table.over:
        for seat in range(players):
            assert list(match.state.moves(seat)) == list(legal(table, seat))
        (seat,) = match.state.waiting_for()
        moves = legal(table, seat)
        number = reckless(table, moves, chooser)
        match.play(seat, number)
        table.play(seat, *moves[number])
    return retold(path, match)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    """Games of all kinds, with every event in some of them."""
    path = tmp_path_factory.mktemp("games") / "game.txt"
    told = []
    for number, (players, setup) in enumerate(product((3, 4, 5), OPTIONS["setup"])):
        options = {
            "turns": 3 + number % 3,
            "setup": setup,
            "starting_assets": ("auto", "0", "2")[number // 3],
            "stranglehold": number % 4 != 1,
            "trade": number % 4 != 2,
            "garrison": number % 4 == 3,
            "after_clash": OPTIONS["after_clash"][number // 2 % 3],
        }
        told.append(fought(path, players, options, f"g{number}"))
    options = {"setup": "territories", "starting_assets": "0", "turns": 12}
    wars = (fought(path, 3, options, f"last 12 {seed}") for seed in range(89, 110))
    told.append(next(lines for lines in wars if '"one_left"' in lines[-1]))
    return told


# Real games


@pytest.mark.parametrize("setup", OPTIONS["setup"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_of_bots_are_by_the_rules(tmp_path, players, setup):
    chooser = random.Random(f"{players} {setup}")
    for number in range(5):
        options = {name: chooser.choice(values) for name, values in OPTIONS.items()}
        options |= {"setup": setup, "turns": chooser.choice((3, 4, 6))}
        bots = ",".join(chooser.choice(("random", "random", "greedy")) for _ in range(players))
        seed = f"{setup} {number}"
        (lines,) = simulated("rawsiko", tmp_path / str(number), bots, 1, seed, **options)
        assert check(lines).over
        assert '"chance_kind":"quick"' in lines[0]


def test_reckless_games_are_by_the_rules_and_the_engine_offers_every_legal_move(games):
    kinds = Counter(
        event["kind"]
        for lines in games
        for line in lines[:-1]
        for event in json.loads(line)["events"]
    )
    assert {check(lines).over for lines in games} == {"turns_played", "one_left"}
    assert kinds.keys() == referee_rawsiko.RULES.keys()


def test_the_referee_is_a_program_of_its_own(games):
    expect_a_program(referee_rawsiko.__file__, ["-E", "-s"], games[0])


def test_a_game_that_is_not_finished_has_no_result(tmp_path):
    match = Match(make("rawsiko", {}), NAMES[:3], bytes(32), "sealed")
    lines = retold(tmp_path / "game.txt", match)
    assert not check(lines).over
    assert json.loads(lines[-1])["result"] is None


# The games put the rules to the test: a referee who knows one rule wrongly refuses some of them.


def forward(table: Table) -> list[int]:
    """Not D-11: seat 0 is always first."""
    return list(range(table.players))


def anywhere(table: Table) -> list[str]:
    """Not 19: a continent with somebody is as good as an untouched one."""
    seat = table.picks[0][0]
    return [name for name, seats in table.there.items() if len(seats) < 2 and seat not in seats]


def ties_to_the_attacker(attack: list[int], defence: list[int]) -> tuple[int, int]:
    """Not 57."""
    pairs = list(zip(attack, defence))
    lost = sum(mine < yours for mine, yours in pairs)
    return lost, len(pairs) - lost


def lowest_first(attack: list[int], defence: list[int]) -> tuple[int, int]:
    """Not 56."""
    return losses(attack[::-1], defence[::-1])


def one_on_each_side(table: Table, seat: int) -> tuple[int, ...]:
    """Not 63: an eliminated player is like one with 0 points."""
    return (sum(table.fulfilled(seat)),)


def any_presence(table: Table, seat: int) -> list[str]:
    """Not 73: presence, exclusive or not."""
    lands = table.world.territories
    return [
        name
        for name in table.world.continents
        if any(lands[held].continent == name for held in table.held(seat))
    ]


WRONG: dict[str, tuple[object, str, object]] = {
    "19": (Table, "candidates", anywhere),
    "23": (referee_rawsiko, "DRAFT", dict.fromkeys((3, 4, 5), (2, 2))),
    "34": (referee_rawsiko, "REST", dict.fromkeys((3, 4, 5), 5)),
    "41": (Table, "materials", lambda table, seat: {*table.held(seat)}),
    "53": (referee_rawsiko, "DICE", 2),
    "55": (referee_rawsiko, "SIDES", 8),
    "56": (referee_rawsiko, "losses", lowest_first),
    "57": (referee_rawsiko, "losses", ties_to_the_attacker),
    "63": (Table, "key", one_on_each_side),
    "73": (Table, "exclusive", any_presence),
    "D-5": (World, "connected", lambda *_: True),
    "D-11": (Table, "order", forward),
}


@pytest.mark.parametrize("rule", WRONG)
def test_a_referee_with_a_wrong_rule_refuses_real_games(games, monkeypatch, rule):
    monkeypatch.setattr(*WRONG[rule])
    for lines in games:
        try:
            check(lines)
        except (Fault, LookupError):
            return
    pytest.fail("the games never ask for this rule")


@pytest.mark.parametrize("name", OPTIONS)
def test_a_referee_with_another_option_refuses_real_games(games, name):
    for lines in games:
        first = json.loads(lines[0])
        for value in OPTIONS[name]:
            if value == first["options"][name]:
                continue
            other = {**first, "options": {**first["options"], name: value}}
            with contextlib.suppress(LookupError):
                accepted(json.dumps(other), lines)
                continue
            return
    pytest.fail("the games never ask for this option")


def accepted(first: str, lines: list[str]) -> None:
    """Complain with a LookupError if a game is refused with this first line."""
    try:
        check([first, *lines[1:]])
    except Fault as fault:
        raise LookupError from fault


# Games told wrongly: tests/tampering_rawsiko.py.


@pytest.mark.parametrize("name", TAMPERINGS)
def test_a_tampered_game_is_refused(games, name):
    for texts in games:
        lines = [json.loads(text) for text in texts]
        try:
            complaint = TAMPERINGS[name](lines)
        except LookupError:
            continue
        with pytest.raises(Fault) as caught:
            check(map(json.dumps, lines))
        assert re.search(complaint, str(caught.value)), caught.value
        return
    pytest.fail("no game has such a thing")


def test_a_name_that_stands_twice_is_refused(games):
    texts = list(games[0])
    texts[1] = texts[1].replace('"seat"', '"seat": 0, "seat"', 1)
    with pytest.raises(Fault, match="line 2: a name stands twice"):
        check(texts)


# The referee himself, by the worked examples


def test_the_referee_knows_the_dice():
    """GA7, GA9."""
    assert losses([5, 4, 1], [5, 4]) == (2, 0)
    outcomes = {
        (attack, defence): Counter(
            losses(sorted(dice[:attack], reverse=True), sorted(dice[attack:], reverse=True))
            for dice in product(range(1, 7), repeat=attack + defence)
        )
        for attack, defence in ((1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2), (1, 3), (2, 3))
    }
    assert outcomes[1, 1] == {(0, 1): 15, (1, 0): 21}
    assert outcomes[2, 2] == {(0, 2): 295, (1, 1): 420, (2, 0): 581}
    assert outcomes[3, 2] == {(0, 2): 2890, (1, 1): 2611, (2, 0): 2275}
    assert outcomes[2, 3] == {(0, 2): 979, (1, 1): 1981, (2, 0): 4816}
    won = [outcomes[sides][0, 1] for sides in ((2, 1), (3, 1), (1, 2), (1, 3))]
    assert won == [125, 855, 55, 225]


def test_the_documented_places_are_on_the_map(games):
    """A8, A10."""
    world = World(json.loads(games[0][0])["content"])
    lands = world.territories
    assert "IND" in lands["VNM"].neighbours
    assert "DEU" in lands["TUR"].neighbours
    assert [lands[name].continent for name in ("VNM", "NGU", "AUS")] == ["OCE"] * 3
    assert world.connected(["VNM", "NGU", "AUS"])
    assert "Bi" in lands["MEX"].materials
    assert "PR" in lands["PER"].materials
    example = ["flame-retardants", "fertilisers", "digital-cameras", "medical-devices"]
    assert [world.applications[name].points for name in example] == [8, 3, 13, 22]
