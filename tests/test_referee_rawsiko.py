"""Whole games of RAWsiko before the outside referee, who doesn't know the engine."""

from __future__ import annotations

import contextlib
import hashlib
import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import referee_rawsiko
from referee_rawsiko import AT_ONCE, OPTIONS, Fault, Referee, Table, World, check, losses
from retelling import expect_a_program, retold, simulated

from ludoteka.core.match import Match
from ludoteka.core.registry import make

Lines = list[dict[str, Any]]
Move = tuple[str, dict[str, Any]]
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


def is_clash(table: Table, move: Move) -> bool:
    """An attack on somebody."""
    target = move[1].get("target")
    return table.owners.get(target, table.active) != table.active


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


# Games told wrongly. Each tampering changes one thing and says what the referee must complain
# about; a LookupError says that this game has no such thing.

TAMPERINGS: dict[str, Callable[[Lines], str]] = {}


def tampering(change: Callable[[Lines], str]) -> Callable[[Lines], str]:
    """One more way to cheat."""
    TAMPERINGS[change.__name__] = change
    return change


def found(
    lines: Lines, kind: str, wanted: Callable[[dict[str, Any]], Any] = lambda _: True
) -> dict[str, Any]:
    """What the first such event says."""
    for line in lines[:-1]:
        for event in line["events"]:
            if event["kind"] == kind and wanted(event["public"]):
                return event["public"]
    raise LookupError(kind)


def where(lines: Lines, kind: str) -> tuple[dict[str, Any], int]:
    """The first line with such an event, and where in it."""
    for line in lines[:-1]:
        for at, event in enumerate(line["events"]):
            if event["kind"] == kind:
                return line, at
    raise LookupError(kind)


def tables(lines: Lines) -> Iterator[tuple[dict[str, Any], Table]]:
    """Every move of a true game, and the table before it."""
    judge = Referee()
    judge.read(json.dumps(lines[0]))
    for line in lines[1:-1]:
        yield line, judge.table
        judge.read(json.dumps(line))


def moves(lines: Lines, phase: str, verb: str = "") -> Iterator[tuple[dict[str, Any], Table]]:
    """Every move of one kind in one phase, and the table before it; a LookupError at the end."""
    for line, table in tables(lines):
        if table.phase == phase and line["description"]["verb"] == (verb or phase):
            yield line, table
    raise LookupError(phase)


def renamed(line: dict[str, Any], table: Table, notation: str) -> None:
    """Another move, with everything that names it."""
    verb, words = referee_rawsiko.understood(notation)
    line["notation"], line["description"] = notation, {"verb": verb, **words}
    line["move"] = table.number(verb, words)


@tampering
def another_die(lines: Lines) -> str:
    public = found(lines, "clash")
    public["attack"][0] = public["attack"][0] % 6 + 1
    return r"public.attack\[0\] is .*rules 53 to 59"


@tampering
def another_outcome(lines: Lines) -> str:
    line, _ = where(lines, "clash")
    line["chance"][-1][1] = (line["chance"][-1][1] + 1) % 6
    return r"chance\[\d\]\[1\] is"


@tampering
def one_outcome_more(lines: Lines) -> str:
    where(lines, "clash")[0]["chance"].append([6, 0])
    return "chance has too much"


@tampering
def dice_in_order_of_throws(lines: Lines) -> str:
    public = found(lines, "clash", lambda said: len({*said["defence"]}) > 1)
    public["defence"].reverse()
    return r"public.defence\[0\] is .*D-30"


@tampering
def another_loss(lines: Lines) -> str:
    public = found(lines, "clash", lambda said: said["attackers_lost"])
    public["attackers_lost"] -= 1
    public["defenders_lost"] += 1
    return "public.attackers_lost is .*rules 53 to 59"


@tampering
def a_defender_more(lines: Lines) -> str:
    found(lines, "clash", lambda said: len(said["defence"]) < 3)["defence"].append(1)
    return "public.defence has too much"


@tampering
def another_defender(lines: Lines) -> str:
    found(lines, "clash")["defender"] = found(lines, "clash")["seat"]
    return "public.defender is"


@tampering
def conquest_denied(lines: Lines) -> str:
    found(lines, "clash", lambda said: said["conquered"])["conquered"] = False
    return "public.conquered is false, should be true"


@tampering
def conquest_claimed(lines: Lines) -> str:
    found(lines, "clash", lambda said: not said["conquered"])["conquered"] = True
    return "public.conquered is true, should be false"


@tampering
def truth_in_numbers(lines: Lines) -> str:
    found(lines, "clash", lambda said: said["conquered"])["conquered"] = 1
    return "public.conquered is 1, should be true"


@tampering
def abandoned_in_silence(lines: Lines) -> str:
    found(lines, "assets_moved", lambda said: said["abandoned"])["abandoned"] = False
    return "public.abandoned is"


@tampering
def occupied_before(lines: Lines) -> str:
    found(lines, "assets_moved", lambda said: said["occupied"])["occupied"] = False
    return "public.occupied is"


@tampering
def another_count_moved(lines: Lines) -> str:
    found(lines, "assets_moved")["count"] += 1
    return "public.count is .*rules 46 to 52"


@tampering
def attack_with_four(lines: Lines) -> str:
    for line, table in moves(lines, "action", "move"):
        words = line["description"]
        room = table.assets[words["source"]] - table.options["garrison"]
        if is_clash(table, ("move", words)) and min(table.unmoved[words["source"]], room) > 3:
            renamed(line, table, f"{words['source']}>{words['target']} 4")
            return "rules 53, 54: at most 3"
    raise AssertionError


@tampering
def over_no_border(lines: Lines) -> str:
    line, table = next(moves(lines, "action", "move"))
    source = line["description"]["source"]
    near = table.world.territories[source].neighbours
    far = next(name for name in table.world.territories if name not in near)
    renamed(line, table, f"{source}>{far} 1")
    return "rules 10, 46: .* not adjacent"


@tampering
def moved_twice(lines: Lines) -> str:
    for line, table in moves(lines, "action", "move"):
        for source, fresh in table.unmoved.items():
            if source in table.owners and not fresh:
                near = min(table.world.territories[source].neighbours)
                renamed(line, table, f"{source}>{near} 1")
                return "rule 47: .* has 0 unmoved"
    raise AssertionError


@tampering
def more_than_there_are(lines: Lines) -> str:
    line, table = next(moves(lines, "action", "move"))
    words = line["description"]
    renamed(line, table, f"{words['source']}>{words['target']} {table.assets[words['source']] + 1}")
    return "rule 47"


@tampering
def seventeen(lines: Lines) -> str:
    line, table = next(moves(lines, "action", "move"))
    renamed(line, table, line["notation"].split()[0] + " 17")
    return "D-25"


@tampering
def with_foreign_assets(lines: Lines) -> str:
    line, table = next(moves(lines, "action", "move"))
    source = next(name for name in table.owners if table.owners[name] != table.active)
    near = min(table.world.territories[source].neighbours)
    renamed(line, table, f"{source}>{near} 1")
    return "rule 46: .* is not his"


@tampering
def out_of_turn(lines: Lines) -> str:
    line, _ = next(moves(lines, "action", "move"))
    line["seat"] = (line["seat"] + 1) % len(lines[0]["seats"])
    return "it is the turn of seat"


@tampering
def waits_for_another(lines: Lines) -> str:
    lines[1]["waiting"] = [(lines[1]["waiting"][0] + 1) % len(lines[0]["seats"])]
    return r"waiting\[0\] is"


@tampering
def ended_before_placing(lines: Lines) -> str:
    renamed(*next(moves(lines, "investing", "place")), "end")
    return "rule 38: not in an action phase"


@tampering
def placed_while_acting(lines: Lines) -> str:
    line, table = next(moves(lines, "action", "end"))
    renamed(line, table, f"{table.held(table.active)[0]} 1")
    return "rule 40: no assets to place"


@tampering
def placed_on_foreign_land(lines: Lines) -> str:
    line, table = next(moves(lines, "investing", "place"))
    foreign = next(name for name in table.owners if table.owners[name] != line["seat"])
    renamed(line, table, f"{foreign} 1")
    return "rules 29, 42: .* is not his"


@tampering
def placed_too_many(lines: Lines) -> str:
    line, table = next(moves(lines, "placing", "place"))
    renamed(line, table, f"{line['description']['territory']} {table.queue[0][1] + 1}")
    return "rules 31, 41"


@tampering
def wrong_count_left(lines: Lines) -> str:
    found(lines, "assets_placed")["left"] += 1
    return "public.left is .*rules 29 to 31"


@tampering
def income_too_high(lines: Lines) -> str:
    found(lines, "income")["assets"][0] += 1
    return r"public.assets\[0\] is .*rules 39 to 41"


@tampering
def income_rounded_down(lines: Lines) -> str:
    public = found(lines, "income", lambda said: any(many % 3 for many in said["materials"]))
    public["assets"] = [many // 3 for many in public["materials"]]
    return r"public.assets\[\d\] is .*rules 39 to 41"


@tampering
def a_material_more(lines: Lines) -> str:
    found(lines, "income")["materials"][1] += 1
    return r"public.materials\[1\] is"


@tampering
def income_in_the_first_turn(lines: Lines) -> str:
    line, at = where(lines, "turn_began")
    other, there = where(lines, "income")
    line["events"].insert(at + 1, other["events"][there])
    return 'kind is "income", should be "phase_began"'


@tampering
def another_turn(lines: Lines) -> str:
    found(lines, "turn_began", lambda said: said["turn"] > 1)["turn"] -= 1
    return "public.turn is .*rules 36"


@tampering
def another_first_player(lines: Lines) -> str:
    public = found(lines, "set_up")
    public["first"] = (public["first"] + 1) % len(lines[0]["seats"])
    return "public.first is"


@tampering
def objectives_exchanged(lines: Lines) -> str:
    private = lines[0]["events"][0]["private"]
    private["0"], private["1"] = private["1"], private["0"]
    return r"private.0.objective\[0\] is"


@tampering
def objective_shown(lines: Lines) -> str:
    event = lines[0]["events"][0]
    event["public"].update(event["private"]["0"])
    return "public.objective does not belong there"


@tampering
def other_hidden_objectives(lines: Lines) -> str:
    lines[1]["hidden"]["objectives"].reverse()
    return "hidden.objectives"


@tampering
def another_phase(lines: Lines) -> str:
    public = found(lines, "phase_began")
    public["seat"] = (public["seat"] + 1) % len(lines[0]["seats"])
    return "public.seat is .*rules 43, 45"


@tampering
def a_taken_continent(lines: Lines) -> str:
    for line, table in moves(lines, "draft", "continent"):
        taken = [name for name, seats in table.there.items() if seats and line["seat"] not in seats]
        if taken and not all(table.there.values()):
            renamed(line, table, f"continent {taken[0]}")
            return "rules 19 to 21"
    raise AssertionError


@tampering
def the_same_continent_twice(lines: Lines) -> str:
    for line, table in moves(lines, "draft", "continent"):
        own = [name for name, seats in table.there.items() if line["seat"] in seats]
        if own:
            renamed(line, table, f"continent {own[0]}")
            return "rules 19 to 21"
    raise AssertionError


@tampering
def not_connected(lines: Lines) -> str:
    for line, table in moves(lines, "draft", "take"):
        for name in table.free(table.chosen):
            if table.picked and not table.world.touches(name, table.picked):
                renamed(line, table, f"take {name}")
                return "D-5: .* is not adjacent"
    raise AssertionError


@tampering
def on_another_continent(lines: Lines) -> str:
    line, table = next(moves(lines, "draft", "take"))
    other = next(name for name in table.world.continents if name != table.chosen)
    renamed(line, table, f"take {table.free(other)[0]}")
    return "rule 17: .* is not in"


@tampering
def taken_twice(lines: Lines) -> str:
    for line, table in moves(lines, "draft", "take"):
        if table.picked:
            renamed(line, table, f"take {table.picked[0]}")
            return "rule 22: .* belongs to somebody"
    raise AssertionError


@tampering
def chosen_freely(lines: Lines) -> str:
    found(lines, "continent_chosen", lambda said: said["drawn"])["drawn"] = False
    return "public.drawn is false, should be true"


@tampering
def another_drawn_territory(lines: Lines) -> str:
    public = found(lines, "territory_taken", lambda said: said["drawn"])
    other = found(lines, "territory_taken", lambda said: said is not public)
    public["territory"] = other["territory"]
    return "public.territory is .*rules 22 to 24"


@tampering
def another_drawn_continent(lines: Lines) -> str:
    public = found(lines, "continent_chosen", lambda said: said["drawn"])
    names = [name for name in lines[0]["content"]["continents"] if name != public["continent"]]
    public["continent"] = names[0]
    return "public.continent is .*rules 17 to 21"


@tampering
def wrong_counter(lines: Lines) -> str:
    found(lines, "counter_advanced")["turn"] += 1
    return "public.turn is .*rules 71, 72"


@tampering
def counter_forgotten(lines: Lines) -> str:
    line, at = where(lines, "counter_advanced")
    del line["events"][at]
    return "counter_advanced"


@tampering
def elimination_forgotten(lines: Lines) -> str:
    line, at = where(lines, "eliminated")
    del line["events"][at]
    return "eliminated"


@tampering
def another_victim(lines: Lines) -> str:
    public = found(lines, "eliminated")
    public["seat"] = (public["seat"] + 1) % len(lines[0]["seats"])
    return "public.seat is .*rules 62, R-2"


@tampering
def trade_of_an_owned_material(lines: Lines) -> str:
    line, table = next(moves(lines, "trade"))
    renamed(line, table, f"trade {min(table.materials(line['seat']))}")
    return "D-24, R-13"


@tampering
def trade_of_nothing(lines: Lines) -> str:
    line, _ = next(moves(lines, "trade"))
    line["notation"] = "trade Gold"
    return "rule 9: no material Gold"


@tampering
def exclusive_for_another(lines: Lines) -> str:
    public = found(lines, "trade_began", lambda said: said["exclusive"][0] != said["exclusive"][1])
    public["exclusive"][0], public["exclusive"][1] = public["exclusive"][1], public["exclusive"][0]
    return "public.exclusive"


@tampering
def one_material_more(lines: Lines) -> str:
    found(lines, "material_gained")["left"] += 1
    return "public.left is .*rules 73, 75"


@tampering
def stopped_too_early(lines: Lines) -> str:
    renamed(*next(moves(lines, "action", "end")), "stop")
    return "rule 73: there is no Trade"


@tampering
def wrong_score(lines: Lines) -> str:
    lines[-1]["result"]["scores"][0] += 1
    return r"result.scores\[0\] is"


@tampering
def wrong_parts(lines: Lines) -> str:
    lines[-1]["result"]["parts"][0]["tier_2"] += 8
    return r"parts\[0\].tier_2 is"


@tampering
def wrong_ranks(lines: Lines) -> str:
    ranks = lines[-1]["result"]["ranks"]
    if ranks == ranks[::-1]:
        raise LookupError
    ranks.reverse()
    return r"ranks\[0\] is"


@tampering
def wrong_columns(lines: Lines) -> str:
    lines[-1]["result"]["columns"][0]["territories"] += 1
    return r"columns\[0\].territories is"


@tampering
def another_reason(lines: Lines) -> str:
    public = found(lines, "game_over", lambda said: said["reason"] == "turns_played")
    public |= {"reason": "one_left", "rule": "rawsiko.D-19"}
    return "public.reason is .*rules 64"


@tampering
def over_too_early(lines: Lines) -> str:
    del lines[-2]
    return "this line.moves is"


@tampering
def goes_on(lines: Lines) -> str:
    lines.insert(-1, lines[1])
    return "the game is over"


@tampering
def move_left_out(lines: Lines) -> str:
    del lines[2]
    return "line 3: "


@tampering
def result_twice(lines: Lines) -> str:
    lines.append(lines[-1])
    return "nothing belongs here"


@tampering
def same_digest(lines: Lines) -> str:
    lines[2]["digest"] = lines[1]["digest"]
    return "two different positions"


@tampering
def another_seed(lines: Lines) -> str:
    lines[0]["seed"] = "01" * 32
    lines[0]["commitment"] = hashlib.sha256(b"\1" * 32).hexdigest()
    return "line 1: "


@tampering
def another_commitment(lines: Lines) -> str:
    lines[0]["commitment"] = hashlib.sha256(b"\1" * 32).hexdigest()
    return "commitment is"


@tampering
def another_kind_of_chance(lines: Lines) -> str:
    lines[0]["chance_kind"] = "quick"
    return "line 1: "


@tampering
def wrong_number(lines: Lines) -> str:
    lines[1]["move"] += 1
    return "this line.move is"


@tampering
def wrong_description(lines: Lines) -> str:
    lines[1]["description"]["verb"] = "end"
    return "description.verb is"


@tampering
def padded_count(lines: Lines) -> str:
    line, _ = next(moves(lines, "action", "move"))
    line["notation"] = re.sub(r"(\d+)$", r"0\1", line["notation"])
    return "no such move"


@tampering
def another_field(lines: Lines) -> str:
    lines[1]["board"] = []
    return "this line.board does not belong there"


@tampering
def one_way_border(lines: Lines) -> str:
    lines[0]["content"]["territories"]["VNM"]["land"].remove("IND")
    return "rule 10: IND is adjacent to VNM, not the other way"


@tampering
def five_continents(lines: Lines) -> str:
    del lines[0]["content"]["continents"]["OCE"]
    return "D-7: six continents"


@tampering
def china_is_open(lines: Lines) -> str:
    lines[0]["content"]["territories"]["MNG"]["covers"].append("CHN")
    return "D-1: MNG covers China"


@tampering
def other_needs(lines: Lines) -> str:
    name = lines[0]["hidden"]["objectives"][0][0]
    result = lines[-1]["result"]
    lines[0]["content"]["applications"][name]["materials"] = ["Sb", "PR", "Nb", "He", "Hf", "Bi"]
    if not result["parts"][0]["tier_1"]:
        lines[0]["content"]["applications"][name]["materials"] = []
    return r"result\."


@tampering
def two_players(lines: Lines) -> str:
    del lines[0]["seats"][2:]
    return "rule 3: 3 to 5 players"


@tampering
def thirteen_turns(lines: Lines) -> str:
    lines[0]["options"]["turns"] = 13
    return "option turns is one of"


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
