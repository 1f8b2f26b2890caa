"""Reads one effect of a card, as the numbers that play knows and as the data that is shown."""

from __future__ import annotations

from ludoteka.core.content import Entry
from ludoteka.games.raw.language.limits import (
    COUNTED,
    GRANTED,
    MANY_OF,
    MOST_AMOUNT,
    NOT_IN,
    STEADY,
    TYPES_OF,
    UNTARGETED,
    WHOSE_OF,
)
from ludoteka.games.raw.pieces import (
    ALL_OF_ONE,
    ANY_BEAST,
    ANY_THING,
    ATTACKER,
    DISABLE_BURNING,
    EFFECTS,
    FOE,
    GRANT,
    HIDE,
    IMPRISON,
    KIND_BITS,
    KINDS,
    MANY,
    NONE,
    ON_RITUAL,
    ON_TRAP,
    OWN,
    PLACES,
    PROPERTIES,
    SUMMON,
    TAP,
    WHOSE,
)


def read_effect(entry: Entry, place: int) -> tuple[list[int], dict[str, object]]:
    """One effect as numbers and as data; nothing if it can't be."""
    word = entry.text("effect", EFFECTS)
    burns = entry.flag("burn")
    data: dict[str, object] = {"place": word_of(PLACES, place), "effect": word, "burn": burns}
    if not word:
        for field in entry.table:
            entry.asked.add(field)
        return [], data
    code = EFFECTS.index(word)
    amount = 1
    if code in COUNTED:
        amount = entry.number("amount", 1, MOST_AMOUNT) if entry.has("amount") else 1
        data["amount"] = amount
    elif code == SUMMON:
        kind = entry.text("kind", KINDS)
        amount = KINDS.index(kind) if kind else 0
        data["kind"] = kind
    elif code == GRANT:
        granted = entry.text("property", GRANTED)
        data["property"] = granted
        if granted in PROPERTIES:
            amount = PROPERTIES[granted]
        elif granted:
            amount = KIND_BITS[KINDS.index(granted.removeprefix("protection "))]
    _check_place(entry, code, place, burns)
    whose = many = what = 0
    if code not in UNTARGETED:
        whose, what, many = _target(entry, code, place, data)
    entry.close()
    return [code, amount, whose, what, many, 1 if burns else 0], data


def _check_place(entry: Entry, code: int, place: int, burns: bool) -> None:
    """What B14 forbids, and what nobody could carry out (Q19)."""
    word = EFFECTS[code]
    if place in NOT_IN.get(code, []):
        if code in (HIDE, IMPRISON):
            text = f"{word} needs a card that stays to hold the monster: not on {PLACES[place]}"
        elif code == DISABLE_BURNING:
            text = "disable is for rituals, skills, traps and dead, not for plain magic (B14)"
        elif code == TAP:
            text = "tap is not for traps (B14)"
        else:
            text = "grant is for rituals only"
        entry.fault(text, "effect", "effect-unfit", {"effect": word, "place": PLACES[place]})
    if burns and place == ON_RITUAL and code in STEADY:
        text = f"{word} of a ritual lasts as long as the ritual lies: it can't burn"
        entry.fault(text, "burn", "never-burns")


def _target(entry: Entry, code: int, place: int, data: dict[str, object]) -> tuple[int, int, int]:
    """Whose cards, which, and how many of them an effect is about."""
    word = entry.text("whose", WHOSE)
    whose = WHOSE.index(word) if word else OWN
    possible = TYPES_OF[code]
    types = entry.texts("types", ["beast", "thing"]) if entry.has("types") else list(possible)
    kinds = entry.texts("kinds", KINDS)
    many_word = entry.text("many", MANY) if entry.has("many") else "one"
    many = MANY.index(many_word) if many_word else 0
    if whose == ATTACKER:
        types = ["beast"] if not entry.has("types") else types
    data.update({"whose": WHOSE[whose], "types": types, "kinds": kinds, "many": MANY[many]})
    effect = EFFECTS[code]
    for kind_of_card in types:
        if kind_of_card not in possible:
            text = f"{effect} can't be about a {kind_of_card}: no possible target"
            about: dict[str, str | int] = {"effect": effect, "type": kind_of_card}
            entry.fault(text, "types", "types-unfit", about)
    if not types:
        entry.fault(f"{effect} has no possible target: types is empty", "types", "no-types")
    if kinds and types != ["beast"]:
        entry.fault("kinds are of beasts: types should be ['beast']", "kinds", "kinds-unfit")
    if whose == ATTACKER and place != ON_TRAP:
        entry.fault("only a trap works on an attacker", "whose", "attacker-unfit")
    if whose == ATTACKER and types != ["beast"]:
        entry.fault("an attacker is always a beast", "types", "attacker-beast")
    if place == ON_TRAP and word and whose != ATTACKER:
        entry.fault("a trap works on attackers only (raw.49)", "whose", "trap-attackers")
    if word and whose not in WHOSE_OF.get(code, [whose]):
        text = f"{effect} is for own monsters"
        if code == IMPRISON:
            text = "imprison is for opponents' monsters"
        entry.fault(text, "whose", "whose-unfit", {"effect": effect})
    if many not in MANY_OF.get(code, [many]):
        text = f"{effect} holds one monster (raw.67)"
        if code == GRANT:
            text = "grant is for all monsters of a sort: many = 'all'"
        entry.fault(text, "many", "many-unfit", {"effect": effect})
    if many == ALL_OF_ONE and word and whose != FOE:
        entry.fault("'all of one' means one opponent: whose = 'foe'", "many", "all-of-one")
    what = ANY_THING if "thing" in types else 0
    if "beast" in types:
        what |= ANY_BEAST if not kinds else 0
        for kind in kinds:
            what |= KIND_BITS[KINDS.index(kind)]
    return whose, what, many


def word_of(words: list[str], number: int) -> str:
    return "" if number == NONE else words[number]
