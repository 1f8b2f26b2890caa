"""The table of a scene: what lies there, what is said of it, and who is held by what."""

from __future__ import annotations

from typing import Final

from ludoteka.core.scene_reader import Sheet
from ludoteka.games.raw.cards import table
from ludoteka.games.raw.pieces import (
    ABILITY,
    ACTED,
    BEAST,
    CHANGED,
    EFFECT_WIDTH,
    FACE_DOWN,
    FRESH,
    HIDE,
    HIDEOUT,
    IMPRISON,
    LAYING,
    NONE,
    PHASES,
    PLACES,
    PRISON,
    RAIDED,
    SKULL,
    SPENT,
    SPENT_ABILITY,
    TAPPED,
    THING,
)
from ludoteka.games.raw.scene_parts.cards import LETTERS, Cards
from ludoteka.games.raw.state import RawState

MARKS: Final = {
    "tapped": TAPPED,
    "acted": ACTED,
    "raided": RAIDED,
    "spent": SPENT,
    "ability-spent": SPENT_ABILITY,
    "changed": CHANGED,
    "fresh": FRESH,
}
NUMBERED: Final = ["wounds", "down", "inside"]
NAMED: Final = ["bears", "buried"]


def lay_table(state: RawState, sheet: Sheet, cards: Cards) -> None:
    size = state.rules.deck.size
    wanted: dict[int, tuple[str, list[str]]] = {}
    owners: dict[int, int] = {}
    for seat, name in sheet.lines_of("table", state.seats).items():
        for words in sheet.groups(name):
            spot = sheet.whole(name, words[0], 1, size)
            if spot in wanted:
                raise sheet.fault(name, f"number {spot} is there twice")
            wanted[spot] = (name, words[1:])
            owners[spot] = seat
    for spot in range(1, max([0, *wanted]) + 1):
        if spot not in wanted:
            table.enter(state, NONE - 1, NONE, 0)  # a gap, until all others lie
            continue
        name, words = wanted[spot]
        table.enter(state, cards.take(name, words[0]), owners[spot], 0)
        _describe(state, sheet, cards, name, spot, words[1:])
    for spot in range(1, len(state.card)):
        if spot not in wanted:
            table.clear(state, spot)
        elif not state.marks[spot] & FACE_DOWN:
            ritual = state.rules.deck.is_ritual[state.card[spot]]
            (state.rituals if ritual else state.order).append(spot)
    if sheet.has("order"):
        order = [sheet.whole("order", word, 1, size) for word in sheet.rest("order").split()]
        if sorted(order) != state.order:
            raise sheet.fault("order", f"should be the numbers {_spelled(state.order)}")
        state.order = order


def _spelled(spots: list[int]) -> str:
    return " ".join([str(spot) for spot in spots])


def _describe(
    state: RawState, sheet: Sheet, cards: Cards, name: str, spot: int, words: list[str]
) -> None:
    """What is said of a card on the table."""
    deck = state.rules.deck
    card = state.card[spot]
    at = 0
    while at < len(words):
        word = words[at]
        after = words[at + 1] if at + 1 < len(words) else ""
        at += 1
        if word in MARKS:
            state.marks[spot] |= MARKS[word]
            continue
        if word in NUMBERED:
            number = sheet.whole(name, after, 1, deck.size)
            if word == "wounds":
                state.wounds[spot] = number
            elif word == "down":
                state.marks[spot] |= FACE_DOWN
                state.paid[spot] = number
            else:
                state.inside[spot] = 2 * number
                if words[at + 1 : at + 2] == ["ability"]:
                    state.inside[spot] += 1
                    at += 1
        elif word in NAMED:
            if word == "bears":
                state.ability[spot] = cards.take(name, after)
            else:
                state.buried[spot] = cards.take(name, after)
        else:
            sheet.known(name, "word for a card", word, [*MARKS, *NUMBERED, *NAMED])
        at += 1
    what = f"{spot} {deck.ids[card]}"
    if state.marks[spot] & FACE_DOWN:
        _check_down(state, sheet, name, spot, what)
        return
    beast = deck.type[card] == BEAST
    if not beast and deck.type[card] != THING:
        if not deck.is_ritual[card]:
            raise sheet.fault(name, f"{what} is no monster, thing or ritual: it can't stay (X30)")
        if words:
            raise sheet.fault(name, f"{what} is a ritual: nothing else can be said of it")
    if state.ability[spot] != NONE:
        if not beast:
            raise sheet.fault(name, f"{what} is no monster: it bears no ability (28)")
        if deck.type[state.ability[spot]] != ABILITY:
            raise sheet.fault(name, f"{deck.ids[state.ability[spot]]} is no ability (28)")
    _check_marks(state, sheet, name, spot, what)
    if state.buried[spot] != NONE and (not beast or table.kind(state, spot) != SKULL):
        raise sheet.fault(name, f"{what} is no skeleton: nothing is buried with it (32)")
    if state.wounds[spot] and state.wounds[spot] >= table.endurance(state, spot):
        most = table.endurance(state, spot)
        raise sheet.fault(name, f"{what} would be dead: its endurance is {most} (21)")


def _check_marks(state: RawState, sheet: Sheet, name: str, spot: int, what: str) -> None:
    """Marks of this turn, on cards that can have them."""
    card = state.card[spot]
    beast = table.is_beast(state, spot)
    holder = state.rules.deck.properties[card] & (HIDEOUT | PRISON) != 0
    fitting = TAPPED | (ACTED | RAIDED if beast else SPENT) | (CHANGED if holder else 0)
    if state.ability[spot] != NONE:
        fitting |= SPENT_ABILITY
    if state.phase < LAYING:
        fitting = TAPPED
    for word, bit in MARKS.items():
        if state.marks[spot] & bit & ~fitting:
            raise sheet.fault(name, f"{what} can't be {word} in {PHASES[state.phase]}")


def _check_down(state: RawState, sheet: Sheet, name: str, spot: int, what: str) -> None:
    """A card that lies face down is only that (71, V5, D-B16)."""
    cost = state.rules.deck.cost[state.card[spot]]
    now = state.owner[spot] == state.active and state.phase >= LAYING
    if state.marks[spot] & FRESH and not now:
        raise sheet.fault(name, f"{what} was not laid in this turn: it is not its owner's")
    most = cost - 1 if state.marks[spot] & FRESH else cost
    if not state.rules.summoning:
        raise sheet.fault(name, f"{what} can't lie face down: see the option summoning (71)")
    if state.paid[spot] > most or cost == 1:
        raise sheet.fault(name, f"{what} can't have {state.paid[spot]} stars on it (71, V5)")
    more = state.wounds[spot] or state.marks[spot] & ~(FACE_DOWN | FRESH)
    if more or [state.ability[spot], state.buried[spot], state.inside[spot]] != [NONE] * 3:
        raise sheet.fault(name, f"{what} lies face down: nothing else can be said of it (D-B16)")
    state.wounds[spot] = 1  # the first payment


def put_inside(state: RawState, sheet: Sheet) -> None:
    """Check who is held by what (H1, H2, H5)."""
    for spot in range(1, len(state.card)):
        inside = state.inside[spot]
        if inside == NONE:
            continue
        name = f"table {LETTERS[state.owner[spot]]}"
        holder = inside >> 1
        what = f"{spot} {state.rules.deck.ids[state.card[spot]]}"
        if not table.is_beast(state, spot):
            raise sheet.fault(name, f"{what} is no monster: nothing holds it (67)")
        if holder not in state.order and holder not in state.rituals:
            raise sheet.fault(name, f"{what} is inside {holder}, where no card in play is")
        held = [other for other in range(1, len(state.card)) if state.inside[other] == inside]
        if len(held) > 1:
            raise sheet.fault(name, f"{_spelled(held)} are inside {holder}: only one can be (67)")
        if state.inside[holder] != NONE:
            raise sheet.fault(name, f"{holder} is held itself and holds nobody (H5, H9)")
        hides = state.owner[holder] == state.owner[spot]
        if not _can_hold(state, inside, hides):
            word = "hide" if hides else "imprison"
            raise sheet.fault(name, f"{what} is inside {holder}, which can't {word} it (67)")


def _can_hold(state: RawState, holder: int, hides: bool) -> bool:
    """Has the card, or its ability, a text or property that holds a monster?"""
    deck = state.rules.deck
    card = state.ability[holder >> 1] if holder & 1 else state.card[holder >> 1]
    if card == NONE:
        return False
    if deck.properties[card] & (HIDEOUT if hides else PRISON):
        return True
    wanted = HIDE if hides else IMPRISON
    for place in range(len(PLACES)):
        first = deck.text(card, place)
        if first != NONE:
            for at in range(first, deck.text_end(card, place), EFFECT_WIDTH):
                if deck.effects[at] == wanted:
                    return True
    return False
