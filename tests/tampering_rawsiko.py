"""A replayed game of RAWsiko told wrongly."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import referee_rawsiko
import tampering
from referee_rawsiko import Referee, Table
from tampering import Lines, Tampering

Move = tuple[str, dict[str, Any]]
TAMPERINGS: dict[str, Tampering] = dict(tampering.TAMPERINGS)


def cheat(change: Tampering) -> Tampering:
    """One more way to cheat."""
    TAMPERINGS[change.__name__] = change
    return change


def is_clash(table: Table, move: Move) -> bool:
    """An attack on somebody."""
    target = move[1].get("target")
    return table.owners.get(target, table.active) != table.active


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


@cheat
def another_die(lines: Lines) -> str:
    public = found(lines, "clash")
    public["attack"][0] = public["attack"][0] % 6 + 1
    return r"public.attack\[0\] is .*rules 53 to 59"


@cheat
def another_outcome(lines: Lines) -> str:
    line, _ = where(lines, "clash")
    line["chance"][-1][1] = (line["chance"][-1][1] + 1) % 6
    return r"chance\[\d\]\[1\] is"


@cheat
def one_outcome_more(lines: Lines) -> str:
    where(lines, "clash")[0]["chance"].append([6, 0])
    return "chance has too much"


@cheat
def dice_in_order_of_throws(lines: Lines) -> str:
    public = found(lines, "clash", lambda said: len({*said["defence"]}) > 1)
    public["defence"].reverse()
    return r"public.defence\[0\] is .*D-30"


@cheat
def another_loss(lines: Lines) -> str:
    public = found(lines, "clash", lambda said: said["attackers_lost"])
    public["attackers_lost"] -= 1
    public["defenders_lost"] += 1
    return "public.attackers_lost is .*rules 53 to 59"


@cheat
def a_defender_more(lines: Lines) -> str:
    found(lines, "clash", lambda said: len(said["defence"]) < 3)["defence"].append(1)
    return "public.defence has too much"


@cheat
def another_defender(lines: Lines) -> str:
    found(lines, "clash")["defender"] = found(lines, "clash")["seat"]
    return "public.defender is"


@cheat
def conquest_denied(lines: Lines) -> str:
    found(lines, "clash", lambda said: said["conquered"])["conquered"] = False
    return "public.conquered is false, should be true"


@cheat
def conquest_claimed(lines: Lines) -> str:
    found(lines, "clash", lambda said: not said["conquered"])["conquered"] = True
    return "public.conquered is true, should be false"


@cheat
def truth_in_numbers(lines: Lines) -> str:
    found(lines, "clash", lambda said: said["conquered"])["conquered"] = 1
    return "public.conquered is 1, should be true"


@cheat
def abandoned_in_silence(lines: Lines) -> str:
    found(lines, "assets_moved", lambda said: said["abandoned"])["abandoned"] = False
    return "public.abandoned is"


@cheat
def occupied_before(lines: Lines) -> str:
    found(lines, "assets_moved", lambda said: said["occupied"])["occupied"] = False
    return "public.occupied is"


@cheat
def another_count_moved(lines: Lines) -> str:
    found(lines, "assets_moved")["count"] += 1
    return "public.count is .*rules 46 to 52"


@cheat
def attack_with_four(lines: Lines) -> str:
    for line, table in moves(lines, "action", "move"):
        words = line["description"]
        room = table.assets[words["source"]] - table.options["garrison"]
        if is_clash(table, ("move", words)) and min(table.unmoved[words["source"]], room) > 3:
            renamed(line, table, f"{words['source']}>{words['target']} 4")
            return "rules 53, 54: at most 3"
    raise AssertionError


@cheat
def over_no_border(lines: Lines) -> str:
    line, table = next(moves(lines, "action", "move"))
    source = line["description"]["source"]
    near = table.world.territories[source].neighbours
    far = next(name for name in table.world.territories if name not in near)
    renamed(line, table, f"{source}>{far} 1")
    return "rules 10, 46: .* not adjacent"


@cheat
def moved_twice(lines: Lines) -> str:
    for line, table in moves(lines, "action", "move"):
        for source, fresh in table.unmoved.items():
            if source in table.owners and not fresh:
                near = min(table.world.territories[source].neighbours)
                renamed(line, table, f"{source}>{near} 1")
                return "rule 47: .* has 0 unmoved"
    raise AssertionError


@cheat
def more_than_there_are(lines: Lines) -> str:
    line, table = next(moves(lines, "action", "move"))
    words = line["description"]
    renamed(line, table, f"{words['source']}>{words['target']} {table.assets[words['source']] + 1}")
    return "rule 47"


@cheat
def seventeen(lines: Lines) -> str:
    line, table = next(moves(lines, "action", "move"))
    renamed(line, table, line["notation"].split()[0] + " 17")
    return "D-25"


@cheat
def with_foreign_assets(lines: Lines) -> str:
    line, table = next(moves(lines, "action", "move"))
    source = next(name for name in table.owners if table.owners[name] != table.active)
    near = min(table.world.territories[source].neighbours)
    renamed(line, table, f"{source}>{near} 1")
    return "rule 46: .* is not his"


@cheat
def out_of_turn(lines: Lines) -> str:
    line, _ = next(moves(lines, "action", "move"))
    line["seat"] = (line["seat"] + 1) % len(lines[0]["seats"])
    return "it is the turn of seat"


@cheat
def waits_for_another(lines: Lines) -> str:
    lines[1]["waiting"] = [(lines[1]["waiting"][0] + 1) % len(lines[0]["seats"])]
    return r"waiting\[0\] is"


@cheat
def ended_before_placing(lines: Lines) -> str:
    renamed(*next(moves(lines, "investing", "place")), "end")
    return "rule 38: not in an action phase"


@cheat
def placed_while_acting(lines: Lines) -> str:
    line, table = next(moves(lines, "action", "end"))
    renamed(line, table, f"{table.held(table.active)[0]} 1")
    return "rule 40: no assets to place"


@cheat
def placed_on_foreign_land(lines: Lines) -> str:
    line, table = next(moves(lines, "investing", "place"))
    foreign = next(name for name in table.owners if table.owners[name] != line["seat"])
    renamed(line, table, f"{foreign} 1")
    return "rules 29, 42: .* is not his"


@cheat
def placed_too_many(lines: Lines) -> str:
    line, table = next(moves(lines, "placing", "place"))
    renamed(line, table, f"{line['description']['territory']} {table.queue[0][1] + 1}")
    return "rules 31, 41"


@cheat
def wrong_count_left(lines: Lines) -> str:
    found(lines, "assets_placed")["left"] += 1
    return "public.left is .*rules 29 to 31"


@cheat
def income_too_high(lines: Lines) -> str:
    found(lines, "income")["assets"][0] += 1
    return r"public.assets\[0\] is .*rules 39 to 41"


@cheat
def income_rounded_down(lines: Lines) -> str:
    public = found(lines, "income", lambda said: any(many % 3 for many in said["materials"]))
    public["assets"] = [many // 3 for many in public["materials"]]
    return r"public.assets\[\d\] is .*rules 39 to 41"


@cheat
def a_material_more(lines: Lines) -> str:
    found(lines, "income")["materials"][1] += 1
    return r"public.materials\[1\] is"


@cheat
def income_in_the_first_turn(lines: Lines) -> str:
    line, at = where(lines, "turn_began")
    other, there = where(lines, "income")
    line["events"].insert(at + 1, other["events"][there])
    return 'kind is "income", should be "phase_began"'


@cheat
def another_turn(lines: Lines) -> str:
    found(lines, "turn_began", lambda said: said["turn"] > 1)["turn"] -= 1
    return "public.turn is .*rules 36"


@cheat
def another_first_player(lines: Lines) -> str:
    public = found(lines, "set_up")
    public["first"] = (public["first"] + 1) % len(lines[0]["seats"])
    return "public.first is"


@cheat
def objectives_exchanged(lines: Lines) -> str:
    private = lines[0]["events"][0]["private"]
    private["0"], private["1"] = private["1"], private["0"]
    return r"private.0.objective\[0\] is"


@cheat
def objective_shown(lines: Lines) -> str:
    event = lines[0]["events"][0]
    event["public"].update(event["private"]["0"])
    return "public.objective does not belong there"


@cheat
def other_hidden_objectives(lines: Lines) -> str:
    lines[1]["hidden"]["objectives"].reverse()
    return "hidden.objectives"


@cheat
def another_phase(lines: Lines) -> str:
    public = found(lines, "phase_began")
    public["seat"] = (public["seat"] + 1) % len(lines[0]["seats"])
    return "public.seat is .*rules 43, 45"


@cheat
def a_taken_continent(lines: Lines) -> str:
    for line, table in moves(lines, "draft", "continent"):
        taken = [name for name, seats in table.there.items() if seats and line["seat"] not in seats]
        if taken and not all(table.there.values()):
            renamed(line, table, f"continent {taken[0]}")
            return "rules 19 to 21"
    raise AssertionError


@cheat
def the_same_continent_twice(lines: Lines) -> str:
    for line, table in moves(lines, "draft", "continent"):
        own = [name for name, seats in table.there.items() if line["seat"] in seats]
        if own:
            renamed(line, table, f"continent {own[0]}")
            return "rules 19 to 21"
    raise AssertionError


@cheat
def not_connected(lines: Lines) -> str:
    for line, table in moves(lines, "draft", "take"):
        for name in table.free(table.chosen):
            if table.picked and not table.world.touches(name, table.picked):
                renamed(line, table, f"take {name}")
                return "D-5: .* is not adjacent"
    raise AssertionError


@cheat
def on_another_continent(lines: Lines) -> str:
    line, table = next(moves(lines, "draft", "take"))
    other = next(name for name in table.world.continents if name != table.chosen)
    renamed(line, table, f"take {table.free(other)[0]}")
    return "rule 17: .* is not in"


@cheat
def taken_twice(lines: Lines) -> str:
    for line, table in moves(lines, "draft", "take"):
        if table.picked:
            renamed(line, table, f"take {table.picked[0]}")
            return "rule 22: .* belongs to somebody"
    raise AssertionError


@cheat
def chosen_freely(lines: Lines) -> str:
    found(lines, "continent_chosen", lambda said: said["drawn"])["drawn"] = False
    return "public.drawn is false, should be true"


@cheat
def another_drawn_territory(lines: Lines) -> str:
    public = found(lines, "territory_taken", lambda said: said["drawn"])
    other = found(lines, "territory_taken", lambda said: said is not public)
    public["territory"] = other["territory"]
    return "public.territory is .*rules 22 to 24"


@cheat
def another_drawn_continent(lines: Lines) -> str:
    public = found(lines, "continent_chosen", lambda said: said["drawn"])
    names = [name for name in lines[0]["content"]["continents"] if name != public["continent"]]
    public["continent"] = names[0]
    return "public.continent is .*rules 17 to 21"


@cheat
def wrong_counter(lines: Lines) -> str:
    found(lines, "counter_advanced")["turn"] += 1
    return "public.turn is .*rules 71, 72"


@cheat
def counter_forgotten(lines: Lines) -> str:
    line, at = where(lines, "counter_advanced")
    del line["events"][at]
    return "counter_advanced"


@cheat
def elimination_forgotten(lines: Lines) -> str:
    line, at = where(lines, "eliminated")
    del line["events"][at]
    return "eliminated"


@cheat
def another_victim(lines: Lines) -> str:
    public = found(lines, "eliminated")
    public["seat"] = (public["seat"] + 1) % len(lines[0]["seats"])
    return "public.seat is .*rules 62, R-2"


@cheat
def trade_of_an_owned_material(lines: Lines) -> str:
    line, table = next(moves(lines, "trade"))
    renamed(line, table, f"trade {min(table.materials(line['seat']))}")
    return "D-24, R-13"


@cheat
def trade_of_nothing(lines: Lines) -> str:
    line, _ = next(moves(lines, "trade"))
    line["notation"] = "trade Gold"
    return "rule 9: no material Gold"


@cheat
def exclusive_for_another(lines: Lines) -> str:
    public = found(lines, "trade_began", lambda said: said["exclusive"][0] != said["exclusive"][1])
    public["exclusive"][0], public["exclusive"][1] = public["exclusive"][1], public["exclusive"][0]
    return "public.exclusive"


@cheat
def one_material_more(lines: Lines) -> str:
    found(lines, "material_gained")["left"] += 1
    return "public.left is .*rules 73, 75"


@cheat
def stopped_too_early(lines: Lines) -> str:
    renamed(*next(moves(lines, "action", "end")), "stop")
    return "rule 73: there is no Trade"


@cheat
def wrong_parts(lines: Lines) -> str:
    lines[-1]["result"]["parts"][0]["tier_2"] += 8
    return r"parts\[0\].tier_2 is"


@cheat
def wrong_columns(lines: Lines) -> str:
    lines[-1]["result"]["columns"][0]["territories"] += 1
    return r"columns\[0\].territories is"


@cheat
def another_reason(lines: Lines) -> str:
    public = found(lines, "game_over", lambda said: said["reason"] == "turns_played")
    public |= {"reason": "one_left", "rule": "rawsiko.D-19"}
    return "public.reason is .*rules 64"


@cheat
def wrong_description(lines: Lines) -> str:
    lines[1]["description"]["verb"] = "end"
    return "description.verb is"


@cheat
def padded_count(lines: Lines) -> str:
    line, _ = next(moves(lines, "action", "move"))
    line["notation"] = re.sub(r"(\d+)$", r"0\1", line["notation"])
    return "no such move"


@cheat
def one_way_border(lines: Lines) -> str:
    lines[0]["content"]["territories"]["VNM"]["land"].remove("IND")
    return "rule 10: IND is adjacent to VNM, not the other way"


@cheat
def five_continents(lines: Lines) -> str:
    del lines[0]["content"]["continents"]["OCE"]
    return "D-7: six continents"


@cheat
def china_is_open(lines: Lines) -> str:
    lines[0]["content"]["territories"]["MNG"]["covers"].append("CHN")
    return "D-1: MNG covers China"


@cheat
def other_needs(lines: Lines) -> str:
    name = lines[0]["hidden"]["objectives"][0][0]
    result = lines[-1]["result"]
    lines[0]["content"]["applications"][name]["materials"] = ["Sb", "PR", "Nb", "He", "Hf", "Bi"]
    if not result["parts"][0]["tier_1"]:
        lines[0]["content"]["applications"][name]["materials"] = []
    return r"result\."


@cheat
def two_players(lines: Lines) -> str:
    del lines[0]["seats"][2:]
    return "rule 3: 3 to 5 players"


@cheat
def thirteen_turns(lines: Lines) -> str:
    lines[0]["options"]["turns"] = 13
    return "option turns is one of"
