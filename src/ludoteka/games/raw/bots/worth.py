"""What cards are worth to a bot, in thousandths of a star: in the hand, in play, as targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.games.raw.cards import effects, table
from ludoteka.games.raw.content import Deck
from ludoteka.games.raw.pieces import (
    ALL,
    ALL_OF_ONE,
    BACKBURN,
    BEAST,
    BURNS,
    DAMAGE,
    DESTROY,
    DIRECT,
    DISABLE_BURNING,
    DOUBLE,
    DRAW,
    E_AMOUNT,
    E_BURNS,
    E_MANY,
    E_WHAT,
    EFFECT_WIDTH,
    EXHUME,
    GHOST,
    GUARD,
    HEAL,
    HIDE,
    IMPRISON,
    INSTANT,
    KILL,
    NONE,
    ON_PLAY,
    ON_RITUAL,
    ON_SKILL,
    REPAIR,
    SICK,
    SKULL,
    STEAL,
    SUMMON,
    TAP,
    TAPPED,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState


def of_card(deck: Deck, card: int) -> int:
    """A card in the hand, or as a life to take."""
    value = 1000 * deck.cost[card] + 300
    if deck.type[card] == BEAST:
        value += 700
    if deck.properties[card] & (GUARD | DIRECT):
        value += 400
    return value


def is_defender(deck: Deck, card: int) -> bool:
    """Will it defend its owner (22, 45)?"""
    if deck.type[card] == BEAST:
        return deck.kind[card] != GHOST
    return deck.properties[card] & GUARD != 0


def on_table(state: RawState, spot: int) -> int:
    """A monster or thing in play."""
    deck = state.rules.deck
    card = state.card[spot]
    value = 900 * deck.cost[card] + 500
    if deck.type[card] == BEAST:
        value += 600
    left = table.endurance(state, spot) - state.wounds[spot]
    value += 250 * left
    ability = state.ability[spot]
    if ability != NONE:
        value += 700 * deck.cost[ability] if is_gift(deck, ability) else -500 * deck.cost[ability]
    return value


def is_gift(deck: Deck, ability: int) -> bool:
    """Does an ability do its monster good?"""
    if deck.properties[ability] & (SICK | BURNS):
        return False
    return deck.new_kind[ability] != GHOST


def of_bond(state: RawState, ability: int, spot: int, seat: int) -> int:
    """An ability on this monster, for this seat."""
    deck = state.rules.deck
    own = state.owner[spot] == seat
    strength = on_table(state, spot)
    value = 900 * deck.cost[ability] + strength // 8
    bits = deck.properties[ability]
    kind = deck.new_kind[ability]
    if kind != NONE:
        if kind == table.kind(state, spot):
            return -1000
        if kind == GHOST:  # opens the way to who is defended by it
            return value - 300 if not own and not state.marks[spot] & TAPPED else -1000
        return value - 700 if own and kind == SKULL else -300 if own else -1000
    if not is_gift(deck, ability):
        attacks = table.properties(state, spot) & (DOUBLE | INSTANT) != 0
        return value + (600 if attacks else 0) if not own else -2000
    if table.properties(state, spot) & bits & (DOUBLE | INSTANT | DIRECT | BACKBURN):
        return -1000  # no use twice: 61
    return value if own else -2000


def of_target(state: RawState, spot: int, user: int) -> int:
    """The running effect on this card."""
    effects = state.rules.deck.effects
    at = state.text_at
    return of_effect(state, effects[at], effects[at + E_AMOUNT], spot, user)


def of_effect(state: RawState, code: int, amount: int, spot: int, user: int) -> int:
    """An effect on a card; for a rival's card the more it hurts the better."""
    own = state.owner[spot] == user
    value = on_table(state, spot)
    wounds = state.wounds[spot]
    if code in (HEAL, REPAIR):
        return value * wounds // 4 if own else -100 - wounds  # without wounds it does nothing
    if code == HIDE:
        return value
    if code == DAMAGE:
        rest = table.endurance(state, spot) - wounds
        value = value + 500 if amount >= rest else value * amount // (rest + 1)
    elif code == TAP:
        value = value // 2 if not state.marks[spot] & TAPPED else 0
        if table.is_beast(state, spot) and table.kind(state, spot) != GHOST:
            value += 600
    return -value if own else value


def of_text(state: RawState, card: int, place: int, user: int, spot: int) -> int:
    """All effects of a text, as they would be now: as if it ran, which no other text does."""
    deck = state.rules.deck
    first = deck.text(card, place)
    if first == NONE:
        return 0
    before = (state.text_user, state.text_side, state.text_place, state.text_burnt, state.ran)
    assert state.text_at == NONE
    effects.begin(state, card, place, user, spot, 0)
    total = 0
    for at in range(first, state.text_end, EFFECT_WIDTH):
        state.text_at = at
        value = _of_running(state, user)
        total += value // 2 if deck.effects[at + E_BURNS] else value
    state.text_at = state.text_end = state.text_spot = NONE
    state.text_user, state.text_side, state.text_place, state.text_burnt, state.ran = before
    return total


def _of_running(state: RawState, user: int) -> int:
    lines = state.rules.deck.effects
    at = state.text_at
    code = lines[at]
    amount = lines[at + E_AMOUNT]
    if code == DRAW:
        return 1500 * amount
    if code == STEAL:
        return 1900 * amount if effects.opponents(state) else 0
    if code == EXHUME:
        kinds = state.rules.deck.type
        return 1700 * amount if BEAST in [kinds[card] for card in state.discard] else 0
    if code == SUMMON:
        return 3800
    if code == DISABLE_BURNING:
        return 300
    if code in (KILL, DESTROY, DAMAGE, TAP, HEAL, REPAIR, HIDE, IMPRISON):
        return _of_targets(state, code, amount, user)
    return _of_grant(state, user)


def _of_targets(state: RawState, code: int, amount: int, user: int) -> int:
    """The best target, or all of them together; a ritual will hold whom it can (H4, X19)."""
    at = state.text_at
    lines = state.rules.deck.effects
    spots = effects.targets(state)
    if code in (HIDE, IMPRISON) and state.text_spot == NONE:
        own = code == HIDE
        spots = [
            spot
            for spot in state.order
            if (state.owner[spot] == user) == own
            and table.is_beast(state, spot)
            and state.inside[spot] == NONE
        ]
    if not spots:
        return 0
    values = [of_effect(state, code, amount, spot, user) for spot in spots]
    if lines[at + E_MANY] == ALL:
        return sum(values)
    if lines[at + E_MANY] == ALL_OF_ONE:
        sums = [0] * state.seats
        for spot, value in zip(spots, values, strict=True):
            sums[state.owner[spot]] += value
        return max(sums)
    best = max(values)
    if state.text_place == ON_RITUAL:  # for a round only
        return best // 6 if code == HIDE else best * 2 // 3
    return best


def _of_grant(state: RawState, user: int) -> int:
    """What a ritual gives to the monsters that its owner has (X32)."""
    what = state.rules.deck.effects[state.text_at + E_WHAT]
    mine = [
        spot for spot in state.order if state.owner[spot] == user and table.bits(state, spot) & what
    ]
    return 700 * len(mine)


def of_spell(state: RawState, card: int, seat: int) -> int:
    """A spell, laid now; a little less than what it does, so that it is not wasted."""
    place = ON_RITUAL if state.rules.deck.is_ritual[card] else ON_PLAY
    return of_text(state, card, place, seat, NONE) - 500 * state.rules.deck.cost[card]


def of_skill(state: RawState, card: int, spot: int) -> int:
    return of_text(state, card, ON_SKILL, state.active, spot)
