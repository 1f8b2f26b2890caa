"""Dying: cards leave at once, `dead` effects wait in a queue, zombies are offered last (S)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from ludoteka.core.events import Event
from ludoteka.games.raw.cards import ledger, piles, table
from ludoteka.games.raw.cards.ledger import HAND
from ludoteka.games.raw.pieces import ASK_ZOMBIE, BEAST, NONE, OFFER_WIDTH, ON_DEAD, ZOMBIE

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState


def check(state: RawState, spots: list[int], events: list[Event] | None) -> None:
    """Of these cards those die whose wounds have reached their endurance (21, S11)."""
    dying = [
        spot
        for spot in spots
        if state.wounds[spot] and state.wounds[spot] >= table.endurance(state, spot)
    ]
    if dying:
        die(state, dying, events)


def die(state: RawState, spots: list[int], events: list[Event] | None) -> None:
    """All of them leave play in their order; what follows is queued (S1, S2)."""
    deck = state.rules.deck
    for spot in table.in_turn_order(state, spots):
        card = state.card[spot]
        owner = state.owner[spot]
        ability = state.ability[spot]
        rises = deck.type[card] == BEAST and table.kind(state, spot) == ZOMBIE  # S6
        if events is not None:
            public: dict[str, object] = {"seat": owner, "spot": spot, "card": deck.ids[card]}
            events.append(Event("died", public))
        table.leave(state, spot, events)
        place = len(state.discard) - 1
        text = deck.text(card, ON_DEAD)
        if text != NONE:
            state.queue += [owner, text, deck.text_end(card, ON_DEAD), place]
        if ability != NONE:
            text = deck.text(ability, ON_DEAD)
            if text != NONE:
                state.queue += [owner, text, deck.text_end(ability, ON_DEAD), place]  # S9
        if rises:
            state.offers += [owner, place]


def ask_for_zombie(state: RawState) -> bool:
    """Ask the first owner of a dead zombie who could pay for it (31, S3, Q1)."""
    offers = state.offers
    for at in range(0, len(offers), OFFER_WIDTH):
        if state.hands[offers[at]]:
            state.ask = ASK_ZOMBIE
            state.mover = offers[at]
            state.at = at
            return True
    return False


def answer_zombie(state: RawState, payment: int, events: list[Event] | None) -> None:
    """Take the zombie back for this card of the hand (NONE: leave it); offered once (Q1)."""
    seat = state.offers[state.at]
    place = state.offers[state.at + 1]
    del state.offers[state.at : state.at + OFFER_WIDTH]
    if payment == NONE:
        return
    zombie = piles.take_from_discard(state, place)
    state.hands[seat].remove(payment)
    ledger.shown(state, HAND + seat, payment)
    insort(state.hands[seat], zombie)
    ledger.given(state, HAND + seat, zombie)
    state.discard.append(payment)  # after the zombie was taken up: S10
    if events is not None:
        ids = state.rules.deck.ids
        public: dict[str, object] = {"seat": seat, "card": ids[zombie], "paid": ids[payment]}
        events.append(Event("zombie_returned", public))
