"""The table: cards in play on numbered spots, what they are, what holds them, how they leave.

Spot 0 is never used, so that the numbers players see are the numbers we use.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from ludoteka.core.events import Event
from ludoteka.games.raw.cards import ledger
from ludoteka.games.raw.cards.ledger import HAND, SPOT
from ludoteka.games.raw.pieces import (
    A_FIRST,
    A_SECOND,
    AS_BEAST,
    ATTACK_WIDTH,
    BEAST,
    E_AMOUNT,
    E_WHAT,
    EFFECT_WIDTH,
    FACE_DOWN,
    GHOST,
    GRANT,
    GUARD,
    NOBODY,
    NONE,
    ON_RITUAL,
    TAPPED,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState


def enter(state: RawState, card: int, owner: int, marks: int) -> int:
    """Lay a card on the lowest free spot (X10)."""
    cards = state.card
    spot = 1
    last = len(cards)
    while spot < last and cards[spot] != NONE:
        spot += 1
    if spot == last:
        cards.append(card)
        state.owner.append(owner)
        state.wounds.append(0)
        state.marks.append(marks)
        state.ability.append(NONE)
        state.buried.append(NONE)
        state.inside.append(NONE)
        state.paid.append(0)
    else:
        cards[spot] = card
        state.owner[spot] = owner
        state.wounds[spot] = 0
        state.marks[spot] = marks
    return spot


def clear(state: RawState, spot: int) -> None:
    """The spot is free again."""
    state.card[spot] = NONE
    state.owner[spot] = NONE
    state.wounds[spot] = 0
    state.marks[spot] = 0
    state.ability[spot] = NONE
    state.buried[spot] = NONE
    state.inside[spot] = NONE
    state.paid[spot] = 0
    if state.text_spot == spot:
        state.text_spot = NONE


# What a card in play is.


def is_beast(state: RawState, spot: int) -> bool:
    return state.rules.deck.type[state.card[spot]] == BEAST


def bearer(state: RawState, spot: int, side: int) -> int:
    """The card there (0), or its ability (1), which may be NONE."""
    return state.ability[spot] if side else state.card[spot]


def kind(state: RawState, spot: int) -> int:
    """The kind of a monster; an ability may have changed it (K1, K2)."""
    ability = state.ability[spot]
    if ability != NONE:
        changed = state.rules.deck.new_kind[ability]
        if changed != NONE:
            return changed
    return state.rules.deck.kind[state.card[spot]]


def bits(state: RawState, spot: int) -> int:
    """What the card is as a target."""
    ability = state.ability[spot]
    if ability != NONE:
        changed = state.rules.deck.new_kind[ability]
        if changed != NONE:
            return AS_BEAST[changed]
    return state.rules.deck.bits[state.card[spot]]


def properties(state: RawState, spot: int) -> int:
    """Printed ones, those of the ability and those that rituals grant, as bits (61: once each)."""
    found = state.rules.deck.properties[state.card[spot]]
    ability = state.ability[spot]
    if ability != NONE:
        found |= state.rules.deck.properties[ability]
    if state.rituals:
        found |= _granted(state, spot)
    return found


def _granted(state: RawState, spot: int) -> int:
    deck = state.rules.deck
    found = 0
    for ritual in state.rituals:
        card = state.card[ritual]
        if deck.grants[card] and state.owner[ritual] == state.owner[spot]:
            effects = deck.effects
            for at in range(
                deck.text(card, ON_RITUAL), deck.text_end(card, ON_RITUAL), EFFECT_WIDTH
            ):
                if effects[at] == GRANT and effects[at + E_WHAT] & bits(state, spot):
                    found |= effects[at + E_AMOUNT]
    return found


def endurance(state: RawState, spot: int) -> int:
    """Printed, and 1 more with a buried card (32)."""
    printed = state.rules.deck.endurance[state.card[spot]]
    return printed + 1 if state.buried[spot] != NONE else printed


# Hiding and prisons. A card inside another is hidden if both have one owner, imprisoned otherwise.


def is_hidden(state: RawState, spot: int) -> bool:
    holder = state.inside[spot]
    return holder != NONE and state.owner[holder >> 1] == state.owner[spot]


def is_imprisoned(state: RawState, spot: int) -> bool:
    holder = state.inside[spot]
    return holder != NONE and state.owner[holder >> 1] != state.owner[spot]


def held_by(state: RawState, holder: int) -> int:
    """The spot of the monster in a holder (twice its spot, 1 more for its ability), or NONE."""
    inside = state.inside
    for spot in state.order:
        if inside[spot] == holder:
            return spot
    return NONE


def holds(state: RawState, spot: int) -> bool:
    """Does the card, or its ability, hold a monster now?"""
    return 2 * spot in state.inside or 2 * spot + 1 in state.inside


def put_inside(state: RawState, spot: int, holder: int, events: list[Event] | None) -> None:
    """Put a monster into a holder; one that was in it comes out (67)."""
    old = held_by(state, holder)
    if old != NONE:
        release(state, old, events)
    if state.inside[spot] != NONE:
        release(state, spot, events)  # an attacker leaves its hideout for the prison: A10
    keeper = holder >> 1
    state.inside[spot] = holder
    if events is not None:
        hidden = state.owner[keeper] == state.owner[spot]
        public: dict[str, object] = {
            "seat": state.owner[keeper],
            "spot": spot,
            "holder": keeper,
            "ability": bool(holder & 1),
        }
        events.append(Event("hidden" if hidden else "imprisoned", public))
    if state.owner[keeper] != state.owner[spot]:
        release_all(state, spot, events)  # D-B17
        stop_attack(state, spot)  # Q4


def release(state: RawState, spot: int, events: list[Event] | None) -> None:
    """The monster comes out, in play, with its wounds and tap state (D-B17)."""
    holder = state.inside[spot]
    state.inside[spot] = NONE
    if events is not None:
        events.append(Event("released", {"spot": spot, "holder": holder >> 1}))


def release_all(state: RawState, spot: int, events: list[Event] | None) -> None:
    """Whatever this card or its ability holds comes out."""
    if holds(state, spot):
        for side in (0, 1):
            held = held_by(state, 2 * spot + side)
            if held != NONE:
                release(state, held, events)


# Attacks that are declared.


def stop_attack(state: RawState, spot: int) -> None:
    """An attacker that left or was imprisoned deals no wounds (19, Q4)."""
    attacks = state.attacks
    for at in range(0, len(attacks), ATTACK_WIDTH):
        if attacks[at] == spot:
            attacks[at] = NONE


def lose_target(state: RawState, spot: int) -> None:
    """A target that left play: its hits are lost (A4)."""
    attacks = state.attacks
    for at in range(0, len(attacks), ATTACK_WIDTH):
        if attacks[at + A_FIRST] == spot:
            attacks[at + A_FIRST] = NONE
        if attacks[at + A_SECOND] == spot:
            attacks[at + A_SECOND] = NONE


# Leaving.


def leave(state: RawState, spot: int, events: list[Event] | None) -> None:
    """A monster or thing goes to the discard pile, with its ability; what it held is free (S1)."""
    release_all(state, spot, events)
    unbury(state, spot, events)
    ability = state.ability[spot]
    if ability != NONE:
        state.discard.append(ability)
    state.discard.append(state.card[spot])
    forget(state, spot)


def forget(state: RawState, spot: int) -> None:
    """The card is no longer in play."""
    state.order.remove(spot)
    if state.attacks:
        stop_attack(state, spot)
        lose_target(state, spot)
    clear(state, spot)


def unbury(state: RawState, spot: int, events: list[Event] | None) -> None:
    """The buried card returns to its owner's hand (32, D-B15)."""
    card = state.buried[spot]
    if card == NONE:
        return
    owner = state.owner[spot]
    state.buried[spot] = NONE
    insort(state.hands[owner], card)
    ledger.moved(state, SPOT + spot, HAND + owner, card, 1 << owner)
    if events is not None:
        shown: dict[str, object] = {"card": state.rules.deck.ids[card]}
        events.append(Event("unburied", {"seat": owner, "spot": spot}, {owner: shown}))


def end_ritual(state: RawState, spot: int, events: list[Event] | None) -> None:
    """A ritual goes to the discard pile; what it hid is in the open again (8, P12)."""
    release_all(state, spot, events)
    card = state.card[spot]
    state.discard.append(card)
    state.rituals.remove(spot)
    if events is not None:
        public: dict[str, object] = {
            "seat": state.owner[spot],
            "spot": spot,
            "card": state.rules.deck.ids[card],
        }
        events.append(Event("ritual_ended", public))
    clear(state, spot)


# Who defends, in which order things happen, what is covered.


def could_defend(state: RawState, spot: int) -> bool:
    """A monster that is free and no ghost, or a guard: tapped or not (22, 33, 45)."""
    card = state.card[spot]
    if state.rules.deck.type[card] == BEAST:
        return kind(state, spot) != GHOST and not is_imprisoned(state, spot)
    return state.rules.deck.properties[card] & GUARD != 0


def defends(state: RawState, spot: int) -> bool:
    """Does this card keep raiders from its owner? A guard does so even tapped (64, D-B8)."""
    if state.marks[spot] & TAPPED and is_beast(state, spot):
        return False
    return could_defend(state, spot)


def is_defended(state: RawState, seat: int) -> bool:
    """Does anything keep raiders from this player (22, 45, D-B8)?"""
    owner = state.owner
    return any(owner[spot] == seat and defends(state, spot) for spot in state.order)


def covered(state: RawState, seat: int) -> dict[str, object]:
    """By spot, the card that lies face down there or is buried; NOBODY: those of all players."""
    found: dict[str, object] = {}
    for spot in range(1, len(state.card)):
        if seat in (NOBODY, state.owner[spot]):
            if state.buried[spot] != NONE:
                found[str(spot)] = state.rules.deck.ids[state.buried[spot]]
            elif state.marks[spot] & FACE_DOWN:
                found[str(spot)] = state.rules.deck.ids[state.card[spot]]
    return found


def in_turn_order(state: RawState, spots: list[int]) -> list[int]:
    """Players from the active one on, inside a player by order of entering play (S1)."""
    if len(spots) < 2:
        return spots
    seats = state.seats
    found: list[int] = []
    for offset in range(seats):
        seat = (state.active + offset) % seats
        found += [spot for spot in state.order if state.owner[spot] == seat and spot in spots]
    return found


def pack_of(state: RawState, seat: int) -> int:
    """The pack that a seat holds in this round of the draft: it came from the right."""
    taken = len(state.hands[seat])
    return (seat - taken) % state.seats
