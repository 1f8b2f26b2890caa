"""Deck, discard pile and hands: cards that are drawn, turned over, thrown away and taken back."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.games.raw.cards import ledger
from ludoteka.games.raw.cards.ledger import HAND
from ludoteka.games.raw.pieces import BEAST, NONE, OFFER_WIDTH, Q_PLACE, QUEUE_WIDTH

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState


def fill(state: RawState, chance: Chance, events: list[Event] | None) -> bool:
    """Has the deck a card? An empty one is made anew of the discard pile (30, P13)."""
    if state.deck:
        return True
    if not state.discard:
        return False  # D-B21
    state.deck = state.discard
    state.discard = []
    state.bans = [0] * len(state.deck)
    chance.shuffle(state.deck)
    for seat in range(state.seats):
        state.known[seat] = 0
    state.offers = []  # a zombie in the deck does not come back (S3)
    for at in range(Q_PLACE, len(state.queue), QUEUE_WIDTH):
        state.queue[at] = NONE
    state.text_self = NONE
    ledger.shuffled(state)
    if events is not None:
        events.append(Event("shuffled", {"deck": len(state.deck)}))
    return True


def pop(state: RawState, depth: int) -> int:
    """Take the card at this depth out of the deck; who knew it, or what lies deeper, goes on."""
    known = state.known
    for seat in range(state.seats):
        if known[seat] > depth:
            known[seat] -= 1
    at = len(state.deck) - 1 - depth
    state.bans.pop(at)
    return state.deck.pop(at)


def eyes_on(state: RawState, depth: int) -> int:
    """The seats that know the card at this depth of the deck, as bits."""
    eyes = 0
    for seat in range(state.seats):
        if state.known[seat] > depth:
            eyes |= 1 << seat
    return eyes


def seats_in(state: RawState, eyes: int) -> list[int]:
    return [seat for seat in range(state.seats) if eyes >> seat & 1]


def names(state: RawState, cards: list[int]) -> list[str]:
    ids = state.rules.deck.ids
    return [ids[card] for card in cards]


def draw(state: RawState, seat: int, chance: Chance, events: list[Event] | None) -> bool:
    """A card from the deck into the hand (11, 50)."""
    if not fill(state, chance, events):
        return False
    eyes = eyes_on(state, 0) | 1 << seat
    bans = state.bans[-1]
    card = pop(state, 0)
    insort(state.hands[seat], card)
    ledger.drawn(state, HAND + seat, card, eyes, bans)
    if events is not None:
        private: dict[int, dict[str, object]] = {
            eye: {"card": state.rules.deck.ids[card]} for eye in seats_in(state, eyes)
        }
        events.append(Event("drew", {"seat": seat}, private))
    return True


def burn(state: RawState, seat: int, spot: int, chance: Chance, events: list[Event] | None) -> bool:
    """Turn over the top card: does it burn (62)? With `disable ?` it fails at once (P8)."""
    card = NONE
    success = False
    if not is_disabled(state) and fill(state, chance, events):  # without a card it fails: Q16
        card = pop(state, 0)
        ledger.turned(state, card)
        state.discard.append(card)
        success = state.rules.deck.type[card] == BEAST
    if events is not None:
        shown = "" if card == NONE else state.rules.deck.ids[card]
        events.append(
            Event("burned", {"seat": seat, "spot": spot, "card": shown, "success": success})
        )
    return success


def is_disabled(state: RawState) -> bool:
    """Does `disable ?` hold now (60, P8)?"""
    if state.disabled:
        return True
    deck = state.rules.deck
    for spot in state.order:
        ability = state.ability[spot]
        if deck.disables[state.card[spot]] or (ability != NONE and deck.disables[ability]):
            holder = state.inside[spot]
            if holder == NONE or state.owner[holder >> 1] == state.owner[spot]:
                return True
    return True in [deck.disables[state.card[spot]] for spot in state.rituals]


def take_from_discard(state: RawState, at: int) -> int:
    """Take a card out of the discard pile; whoever remembers places in it goes on knowing them."""
    card = state.discard.pop(at)
    left: list[int] = []
    offers = state.offers
    for entry in range(0, len(offers), OFFER_WIDTH):
        place = offers[entry + 1]
        if place != at:
            left += [offers[entry], place - 1 if place > at else place]
    state.offers = left
    queue = state.queue
    for entry in range(Q_PLACE, len(queue), QUEUE_WIDTH):
        if queue[entry] == at:
            queue[entry] = NONE
        elif queue[entry] > at:
            queue[entry] -= 1
    if state.text_self == at:
        state.text_self = NONE
    elif state.text_self > at:
        state.text_self -= 1
    return card


def exhume(state: RawState, seat: int, events: list[Event] | None) -> bool:
    """The topmost monster of the discard pile into the hand (53, P9); never the own card (S9)."""
    deck = state.rules.deck
    for at in range(len(state.discard) - 1, -1, -1):
        if at != state.text_self and deck.type[state.discard[at]] == BEAST:
            card = take_from_discard(state, at)
            insort(state.hands[seat], card)
            ledger.given(state, HAND + seat, card)
            if events is not None:
                events.append(Event("exhumed", {"seat": seat, "card": deck.ids[card]}))
            return True
    return False


def steal(
    state: RawState, seat: int, victim: int, chance: Chance, events: list[Event] | None
) -> None:
    """A random card from an opponent's hand (51); only these two know which."""
    hand = state.hands[victim]
    card = hand.pop(chance.below(len(hand)))
    insort(state.hands[seat], card)
    ledger.moved(state, HAND + victim, HAND + seat, card, 1 << victim | 1 << seat)
    if events is not None:
        shown: dict[str, object] = {"card": state.rules.deck.ids[card]}
        private: dict[int, dict[str, object]] = {seat: shown, victim: dict(shown)}
        events.append(Event("stole", {"seat": seat, "victim": victim}, private))
