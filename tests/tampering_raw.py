"""A replayed game of RAW told wrongly."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import tampering
from tampering import Lines, Tampering, event_of, told

TAMPERINGS: dict[str, Tampering] = dict(tampering.TAMPERINGS)


def cheat(change: Tampering) -> Tampering:
    """One more way to cheat."""
    TAMPERINGS[change.__name__] = change
    return change


def cards_of(lines: Lines, kind: str) -> dict[str, Any]:
    """The first card of a type in the content."""
    cards = lines[0]["content"]["cards"].values()
    return next(card for card in cards if card["type"] == kind)


def found(lines: Lines, kind: str, wanted: Callable[[Any], Any] = lambda _: True) -> Any:
    """The first such event of which something holds."""
    for line in lines[:-1]:
        for event in line["events"]:
            if event["kind"] == kind and wanted(event):
                return event
    raise LookupError(kind)


def played(lines: Lines, form: str) -> dict[str, Any]:
    """The first move that is written like this."""
    for line in lines[1:-1]:
        if re.fullmatch(form, line["notation"]):
            return line
    raise LookupError(form)


@cheat
def another_seat(lines: Lines) -> str:
    line = played(lines, "lay .*|end")
    line["seat"] = (line["seat"] + 1) % len(lines[0]["seats"])
    return "not seat . is asked"


@cheat
def nobodys_seat(lines: Lines) -> str:
    lines[1]["seat"] = 7
    return "nobody sits on seat 7"


@cheat
def waits_for_another(lines: Lines) -> str:
    line = played(lines, "lay .*")
    line["waiting"] = [seat + 1 for seat in line["waiting"]]
    return r"waiting\[0\] is"


@cheat
def waits_for_nobody(lines: Lines) -> str:
    lines[1]["waiting"] = []
    return "waiting lacks"


@cheat
def attacked_after_the_end(lines: Lines) -> str:
    line = played(lines, "raid .*")
    line["notation"] = line["notation"].replace("raid", "attack")
    return "rules 22, 23"


@cheat
def a_trap_used_twice(lines: Lines) -> str:
    at = lines.index(played(lines, "trap .*"))
    lines.insert(at + 1, dict(lines[at]))
    return rf"line {at + 2}: "


@cheat
def a_skill_used_twice(lines: Lines) -> str:
    at = lines.index(played(lines, "skill .*"))
    lines.insert(at + 1, dict(lines[at]))
    return rf"line {at + 2}: "


@cheat
def events_exchanged(lines: Lines) -> str:
    line, at = told(lines, "turn_began")
    line["events"][at - 1 : at + 1] = reversed(line["events"][at - 1 : at + 1])
    return 'kind is "turn_began", should be'


@cheat
def one_event_more(lines: Lines) -> str:
    line, at = told(lines, "died")
    line["events"].append(line["events"][at])
    return "has too much"


@cheat
def another_outcome(lines: Lines) -> str:
    line = next(line for line in lines[1:-1] if line["chance"] or None)
    line["chance"][0][1] = (line["chance"][0][1] + 1) % line["chance"][0][0]
    return r"chance\[0\]\[1\] is"


@cheat
def one_outcome_more(lines: Lines) -> str:
    lines[1]["chance"].append([2, 0])
    return "chance has too much"


@cheat
def a_short_seed(lines: Lines) -> str:
    lines[0]["seed"] = "00" * 31
    return "the seed has 32 bytes"


@cheat
def wrong_description(lines: Lines) -> str:
    played(lines, "lay .*")["description"]["card"] = "nothing"
    return r"description\.card is"


@cheat
def wrong_ability(lines: Lines) -> str:
    played(lines, "skill .*")["description"]["ability"] = 0
    return r"description\.ability is 0"


@cheat
def wrong_parts(lines: Lines) -> str:
    parts = lines[-1]["result"]["parts"][0]
    parts["trophies"], parts["lives"] = parts["trophies"] - 1, parts["lives"] + 1
    return r"parts\[0\]\.trophies is"


@cheat
def wrong_stars(lines: Lines) -> str:
    lines[-1]["result"]["columns"][0]["stars"] += 1
    return r"columns\[0\]\.stars is"


@cheat
def wrong_rule(lines: Lines) -> str:
    lines[-1]["result"]["rule"] = "raw.1"
    return r"result\.rule is"


@cheat
def seven_players(lines: Lines) -> str:
    lines[0]["seats"] += ["x"] * 7
    return "2 to 6 players"


@cheat
def an_option_more(lines: Lines) -> str:
    lines[0]["options"]["blood"] = True
    return "the options are"


@cheat
def truth_in_numbers(lines: Lines) -> str:
    lines[0]["options"]["hunt"] = int(lines[0]["options"]["hunt"])
    return "option hunt is one of"


@cheat
def a_free_card(lines: Lines) -> str:
    cards_of(lines, "beast")["cost"] = 0
    return "Q19: the price"


@cheat
def a_guarding_monster(lines: Lines) -> str:
    cards_of(lines, "beast")["properties"].append("guard")
    return "X24: guard on"


@cheat
def a_trap_on_a_spell(lines: Lines) -> str:
    effect = {"place": "trap", "effect": "draw", "burn": False, "amount": 1}
    cards_of(lines, "magic")["effects"].append(effect)
    return "X24: a trap on"


@cheat
def an_endless_monster(lines: Lines) -> str:
    cards_of(lines, "beast")["endurance"] = 13
    return "rule 26: the endurance"


@cheat
def a_fifth_kind(lines: Lines) -> str:
    cards_of(lines, "beast")["kind"] = "robot"
    return "rule 26: the kind"


@cheat
def a_spell_that_hides(lines: Lines) -> str:
    effect = {"place": "play", "effect": "hide", "burn": False, "whose": "own"}
    cards_of(lines, "magic")["effects"].append(effect)
    return "Q19: hide of"


@cheat
def a_tiny_deck(lines: Lines) -> str:
    for card in lines[0]["content"]["cards"].values():
        card["copies"] = 0
    return "X23"


@cheat
def another_price(lines: Lines) -> str:
    name = event_of(lines, "laid")["public"]["card"]
    card = lines[0]["content"]["cards"][name]
    card["cost"] = card["cost"] % 7 + 1
    return r"public\.stars is|is not allowed"


@cheat
def another_endurance(lines: Lines) -> str:
    for line in lines[1:-1]:
        wounded = [one["public"]["spot"] for one in line["events"] if one["kind"] == "wounded"]
        for event in line["events"]:
            if event["kind"] == "died" and event["public"]["spot"] in wounded:
                lines[0]["content"]["cards"][event["public"]["card"]]["endurance"] = 12
                return "line .*should be|has too much|is not allowed|not seat"
    raise LookupError
