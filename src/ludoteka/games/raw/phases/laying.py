"""Phase 3, laying: cards from the hand onto the table (15), buried ones (32), hideouts and prisons
(H1), and the variant of summoning (71)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.events import Event
from ludoteka.games.raw.cards import deaths, effects, ledger, table
from ludoteka.games.raw.cards.ledger import HAND, SPOT
from ludoteka.games.raw.pieces import (
    ABILITY,
    ASK_BOND,
    BEAST,
    CHANGED,
    FACE_DOWN,
    FRESH,
    HIDEOUT,
    MAGIC,
    NONE,
    ON_PLAY,
    ON_RITUAL,
    PRISON,
    SKULL,
    TAPPED,
    THING,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState


def lay(state: RawState, card: int, events: list[Event] | None) -> None:
    """Pay a card of the hand and lay it (15)."""
    seat = state.active
    deck = state.rules.deck
    state.hands[seat].remove(card)
    ledger.shown(state, HAND + seat, card)
    state.stars -= deck.cost[card]
    spot = NONE
    if deck.type[card] in (BEAST, THING) or deck.is_ritual[card]:
        spot = table.enter(state, card, seat, 0)
    if events is not None:
        public: dict[str, object] = {
            "seat": seat,
            "card": deck.ids[card],
            "spot": 0 if spot == NONE else spot,
            "stars": state.stars,
        }
        events.append(Event("laid", public))
    lie(state, card, spot, events)


def lie(state: RawState, card: int, spot: int, events: list[Event] | None) -> None:
    """What a card does when it is laid, from the hand or turned over (V7)."""
    deck = state.rules.deck
    seat = state.active
    if deck.type[card] == MAGIC:
        if deck.is_ritual[card]:
            state.rituals.append(spot)
            effects.begin(state, card, ON_RITUAL, seat, spot, 0)
        else:
            state.spell = card
            effects.begin(state, card, ON_PLAY, seat, NONE, 0)
    elif deck.type[card] == ABILITY:
        state.spell = card
        possible = bearers(state)
        if len(possible) == 1:
            bond(state, possible[0], events)
        else:
            state.ask = ASK_BOND
    else:
        state.order.append(spot)


def bearers(state: RawState) -> list[int]:
    """The monsters that an ability can be given to (28, K4, D-B14)."""
    deck = state.rules.deck
    seat = state.active
    return [
        spot
        for spot in state.order
        if deck.type[state.card[spot]] == BEAST
        and state.ability[spot] == NONE
        and (state.owner[spot] == seat or not table.is_hidden(state, spot))
    ]


def bond(state: RawState, spot: int, events: list[Event] | None) -> None:
    """Give the ability to the monster; it may change its kind (K1, K2)."""
    card = state.spell
    state.spell = NONE
    state.ability[spot] = card
    if events is not None:
        deck = state.rules.deck
        public: dict[str, object] = {"seat": state.active, "card": deck.ids[card], "spot": spot}
        events.append(Event("bonded", public))
    if state.buried[spot] != NONE and table.kind(state, spot) != SKULL:
        table.unbury(state, spot, events)
        deaths.check(state, [spot], events)


# Skeletons.


def may_bury(state: RawState, spot: int) -> bool:
    """An own skeleton without a card, in the open or hidden, not imprisoned (32, K5)."""
    return (
        state.owner[spot] == state.active
        and state.rules.deck.type[state.card[spot]] == BEAST
        and state.buried[spot] == NONE
        and table.kind(state, spot) == SKULL
        and not table.is_imprisoned(state, spot)
    )


def bury(state: RawState, spot: int, card: int, events: list[Event] | None) -> None:
    seat = state.active
    state.hands[seat].remove(card)
    state.buried[spot] = card
    ledger.moved(state, HAND + seat, SPOT + spot, card, 1 << seat)
    if events is not None:
        shown: dict[str, object] = {"card": state.rules.deck.ids[card]}
        events.append(Event("buried", {"seat": seat, "spot": spot}, {seat: shown}))


# Hideouts and prisons.


def may_change(state: RawState, spot: int) -> bool:
    """A hideout or prison that can be used now: put in, take out, exchange, once (H1, Q11, Q12)."""
    if state.owner[spot] != state.active or state.marks[spot] & (TAPPED | CHANGED):
        return False
    if not state.rules.deck.properties[state.card[spot]] & (HIDEOUT | PRISON):
        return False
    return table.held_by(state, 2 * spot) != NONE or len(guests(state, spot)) > 0


def guests(state: RawState, holder: int) -> list[int]:
    """The monsters that could go into this hideout (own ones) or prison (opponents') (H1, H2)."""
    deck = state.rules.deck
    hides = deck.properties[state.card[holder]] & HIDEOUT != 0
    jails = deck.properties[state.card[holder]] & PRISON != 0
    seat = state.active
    found: list[int] = []
    for spot in state.order:
        if deck.type[state.card[spot]] == BEAST and state.inside[spot] == NONE:
            if state.owner[spot] == seat:
                if hides and not table.holds(state, spot):  # H5
                    found.append(spot)
            elif jails:
                found.append(spot)
    return found


def change(state: RawState, holder: int, spot: int, events: list[Event] | None) -> None:
    """Put this monster in (NONE: take out the one inside)."""
    state.marks[holder] |= CHANGED
    if spot == NONE:
        table.release(state, table.held_by(state, 2 * holder), events)
    else:
        table.put_inside(state, spot, 2 * holder, events)


# The variant of summoning: cards face down, paid by instalments (71).


def lay_down(state: RawState, card: int, stars: int, events: list[Event] | None) -> None:
    """Lay a card face down for part of its price (V5)."""
    seat = state.active
    state.hands[seat].remove(card)
    spot = table.enter(state, card, seat, FACE_DOWN | FRESH)
    ledger.moved(state, HAND + seat, SPOT + spot, card, 1 << seat)
    state.paid[spot] = stars
    state.wounds[spot] = stars  # the price is higher, as everybody knows
    state.stars -= stars
    if events is not None:
        public: dict[str, object] = {
            "seat": seat,
            "spot": spot,
            "paid": stars,
            "stars": state.stars,
        }
        shown: dict[str, object] = {"card": state.rules.deck.ids[card]}
        events.append(Event("laid_down", public, {seat: shown}))


def pay(state: RawState, spot: int, stars: int, events: list[Event] | None) -> None:
    """An instalment (V6)."""
    state.paid[spot] += stars
    state.stars -= stars
    if events is not None:
        public: dict[str, object] = {
            "seat": state.active,
            "spot": spot,
            "paid": state.paid[spot],
            "stars": state.stars,
        }
        events.append(Event("paid", public))


def may_turn(state: RawState, spot: int) -> bool:
    """Paid in full, in an earlier turn begun, and, if it is an ability, of use (V5, K4)."""
    deck = state.rules.deck
    card = state.card[spot]
    return (
        state.paid[spot] == deck.cost[card]
        and not state.marks[spot] & FRESH
        and (deck.type[card] != ABILITY or len(bearers(state)) > 0)
    )


def turn(state: RawState, spot: int, events: list[Event] | None) -> None:
    """Turn a card over: it is laid (71, V7)."""
    deck = state.rules.deck
    card = state.card[spot]
    stays = deck.type[card] in (BEAST, THING) or deck.is_ritual[card]
    ledger.shown(state, SPOT + spot, card)
    if events is not None:
        public: dict[str, object] = {
            "seat": state.active,
            "card": deck.ids[card],
            "spot": spot,
            "stays": stays,
        }
        events.append(Event("turned", public))
    if stays:
        state.marks[spot] = 0
        state.paid[spot] = 0
        state.wounds[spot] = 0
    else:
        table.clear(state, spot)
        spot = NONE
    lie(state, card, spot, events)
