"""What a deck can say, as data: an editor offers this and nothing else.

Everything is taken from the tables that `language` checks a deck with; a test holds the two
together, for every effect in every place.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.raw.language.limits import (
    BONUSES,
    COUNTED,
    GRANTED,
    LEAST_COST,
    MANY_OF,
    MOST_AMOUNT,
    MOST_CARDS,
    MOST_COPIES,
    MOST_COST,
    MOST_EFFECTS,
    MOST_ENDURANCE,
    MOST_FLAVOUR,
    MOST_ID,
    MOST_NAME,
    NOT_IN,
    PLACES_OF,
    RESERVED,
    STEADY,
    TYPES_OF,
    UNTARGETED,
    VERSUS,
    WHOSE_OF,
    WORDS_OF,
)
from ludoteka.games.raw.pieces import (
    ABILITY,
    ALL_OF_ONE,
    ATTACKER,
    BEAST,
    DEALT,
    EFFECTS,
    FOE,
    GRANT,
    HUNT_ROW,
    KINDS,
    MAGIC,
    MANY,
    ON_PLAY,
    ON_RITUAL,
    ON_TRAP,
    PLACES,
    SUMMON,
    THING,
    TYPES,
    WHOSE,
)

ONLY_ONE: Final = ["kind "]  # a card has at most one property that begins so


def form() -> dict[str, object]:
    """Types with what fits them, effects with their places and targets, and all limits."""
    return {
        "types": [_type(number) for number in range(len(TYPES))],
        "kinds": list(KINDS),
        "effects": [_effect(code) for code in range(len(EFFECTS))],
        "granted": list(GRANTED),
        "apart": [[PLACES[ON_PLAY], PLACES[ON_RITUAL]]],
        "only_one": list(ONLY_ONE),
        "reserved": list(RESERVED),
        "cost": [LEAST_COST, MOST_COST],
        "endurance": [1, MOST_ENDURANCE],
        "copies": [1, MOST_COPIES],
        "amount": [1, MOST_AMOUNT],
        "cards": MOST_CARDS,
        "effects_of_place": MOST_EFFECTS,
        "letters": {"id": MOST_ID, "name": MOST_NAME, "flavour": MOST_FLAVOUR},
        "dealt": DEALT,
        "hunt": HUNT_ROW,
    }


def _type(number: int) -> dict[str, object]:
    return {
        "type": TYPES[number],
        "kind": number == BEAST,
        "endurance": number in (BEAST, THING),
        "blank": number not in (MAGIC, ABILITY),  # it may say nothing at all
        "properties": _properties(number),
        "places": [PLACES[place] for place in PLACES_OF[number]],
    }


def _properties(number: int) -> list[str]:
    """Every property that a card of this type can have."""
    if number == MAGIC:
        return []
    words = [*WORDS_OF[number], *[f"protection {kind}" for kind in KINDS]]
    if number in (BEAST, ABILITY):
        pairs = [(what, bonus) for what in VERSUS for bonus in BONUSES]
        words += [f"vs {what}: {bonus}" for what, bonus in pairs if not _in_vain(what, bonus)]
    if number == ABILITY:
        words += [f"kind {kind}" for kind in KINDS]
    return words


def _in_vain(what: str, bonus: str) -> bool:
    """Instant kill does not work on things (37)."""
    return what == "thing" and bonus == "instant kill"


def _effect(code: int) -> dict[str, object]:
    places = [place for place in range(len(PLACES)) if _stands(code, place)]
    return {
        "effect": EFFECTS[code],
        "amount": code in COUNTED,
        "kind": code == SUMMON,
        "property": code == GRANT,
        "places": {PLACES[place]: _whose(code, place) for place in places},
        "steady": [PLACES[place] for place in places if code in STEADY and place == ON_RITUAL],
        "targets": {
            WHOSE[whose]: {"types": _types(code, whose), "many": _many(code, whose)}
            for whose in range(len(WHOSE))
            if _hits(code, whose)
        },
    }


def _stands(code: int, place: int) -> bool:
    if place in NOT_IN.get(code, []):
        return False
    return code in UNTARGETED or len(_whose(code, place)) > 0


def _whose(code: int, place: int) -> list[str]:
    """Whose cards it can be about in this place; empty: it is about none."""
    found = [whose for whose in range(len(WHOSE)) if _hits(code, whose)]
    return [WHOSE[whose] for whose in found if (whose == ATTACKER) == (place == ON_TRAP)]


def _hits(code: int, whose: int) -> bool:
    if code in UNTARGETED or whose not in WHOSE_OF.get(code, [whose]):
        return False
    return len(_types(code, whose)) > 0


def _types(code: int, whose: int) -> list[str]:
    """What its target can be; an attacker is always a beast."""
    return [word for word in TYPES_OF[code] if whose != ATTACKER or word == TYPES[BEAST]]


def _many(code: int, whose: int) -> list[str]:
    found = [many for many in range(len(MANY)) if many in MANY_OF.get(code, [many])]
    return [MANY[many] for many in found if many != ALL_OF_ONE or whose == FOE]
