"""Phase 5, the raid: monsters that did not attack steal lives where nothing defends (22-24)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.games.raw.cards import ledger, piles, table
from ludoteka.games.raw.cards.ledger import HAND, LIVES, SPOT
from ludoteka.games.raw.pieces import (
    ASK_LOOT,
    BEAST,
    BURNS,
    DIRECT,
    FACE_DOWN,
    LAST_STANDING,
    LIFE_LOST,
    NONE,
    OFFER_WIDTH,
    RAIDED,
    TAPPED,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState


def life_count(state: RawState, seat: int) -> int:
    """Cards that can be stolen from a player; trophies are among them only by option (D-B2, X6)."""
    lives = len(state.lives[seat])
    return lives + len(state.trophies[seat]) if state.rules.trophies_live else lives


def is_truce(state: RawState) -> bool:
    """Does nobody raid yet (X38)?"""
    return 0 < state.turn <= state.rules.truce_turns(state.seats)


def may_raid(state: RawState, spot: int) -> bool:
    """An own monster, neither tapped nor imprisoned, that has not raided yet (23, D-B5, X38)."""
    return (
        state.owner[spot] == state.active
        and not state.marks[spot] & (TAPPED | RAIDED)
        and not is_truce(state)
        and state.rules.deck.type[state.card[spot]] == BEAST
        and not table.is_imprisoned(state, spot)
    )


def open_to(state: RawState) -> list[int]:
    """The opponents with lives whom nothing defends (23)."""
    return [
        seat
        for seat in range(state.seats)
        if seat != state.active
        and life_count(state, seat) > 0
        and not table.is_defended(state, seat)
    ]


def victims(state: RawState, spot: int, undefended: list[int]) -> list[int]:
    """Whom this monster can rob: with `direct` anybody who has lives (38, R2)."""
    if table.properties(state, spot) & DIRECT:
        return [
            seat
            for seat in range(state.seats)
            if seat != state.active and life_count(state, seat) > 0
        ]
    return undefended


def raiders(state: RawState) -> list[int]:
    """The monsters that can raid now, in the order of entering play (R1)."""
    found = [spot for spot in state.order if may_raid(state, spot)]
    if not found:
        return found
    undefended = open_to(state)
    return [spot for spot in found if victims(state, spot, undefended)]


def raid(
    state: RawState, spot: int, victim: int, chance: Chance, events: list[Event] | None
) -> bool:
    """Steal a random life card: the thief is asked what to do with it.

    False if the burning failed (23, R3, D-B6).
    """
    state.marks[spot] |= RAIDED
    seat = state.active
    burns = table.properties(state, spot) & BURNS != 0
    if burns and not piles.burn(state, seat, spot, chance, events):
        state.marks[spot] |= TAPPED
        return False
    at = chance.below(life_count(state, victim))
    lives = state.lives[victim]
    card = lives.pop(at) if at < len(lives) else NONE
    public: dict[str, object] = {"seat": seat, "spot": spot, "victim": victim, "trophy": ""}
    private: dict[int, dict[str, object]] = {}
    ids = state.rules.deck.ids
    if card == NONE:
        card = state.trophies[victim].pop(at - len(lives))
        ledger.given(state, HAND + seat, card)
        public["trophy"] = ids[card]
    else:
        eyes = 1 << seat | 1 << victim
        ledger.moved(state, LIVES + victim, HAND + seat, card, eyes)
        private = {eye: {"card": ids[card]} for eye in (seat, victim)}
    insort(state.hands[seat], card)
    state.loot = card
    state.victim = victim
    state.ask = ASK_LOOT
    state.mover = seat
    if events is not None:
        events.append(Event("raided", public, private))
    return True


def settle(state: RawState, as_trophy: bool, events: list[Event] | None) -> None:
    """The stolen card stays in the hand, or lies face up as a trophy (24, R4, X7)."""
    seat = state.active
    card = state.loot
    victim = state.victim
    state.loot = NONE
    state.victim = NONE
    if as_trophy:
        state.hands[seat].remove(card)
        ledger.shown(state, HAND + seat, card)
        state.trophies[seat].append(card)
        if events is not None:
            ids = state.rules.deck.ids
            events.append(Event("trophy_laid", {"seat": seat, "card": ids[card]}))
    if life_count(state, victim) == 0:
        if state.rules.last_standing:
            _eliminate(state, victim, events)
        else:
            state.end = LIFE_LOST  # 6, R5


def _eliminate(state: RawState, seat: int, events: list[Event] | None) -> None:
    """A player without lives is out; all his cards go to the discard pile (72, D-B19, Q15)."""
    state.out[seat] = 1 + max(state.out)
    discard = state.discard
    if events is not None:
        public: dict[str, object] = {
            "seat": seat,
            "by": state.active,
            "hand": piles.names(state, state.hands[seat]),
            "table": table.covered(state, seat),
        }
        events.append(Event("eliminated", public))
    for spot in [spot for spot in state.order if state.owner[spot] == seat]:
        table.release_all(state, spot, None)
        if state.buried[spot] != NONE:
            ledger.shown(state, SPOT + spot, state.buried[spot])
            discard.append(state.buried[spot])
            state.buried[spot] = NONE
        if state.ability[spot] != NONE:
            discard.append(state.ability[spot])
        discard.append(state.card[spot])
        table.forget(state, spot)
    for spot in [spot for spot in state.rituals if state.owner[spot] == seat]:
        table.end_ritual(state, spot, None)
    for spot in range(1, len(state.card)):
        if state.card[spot] != NONE and state.owner[spot] == seat:
            assert state.marks[spot] & FACE_DOWN
            ledger.shown(state, SPOT + spot, state.card[spot])
            discard.append(state.card[spot])
            table.clear(state, spot)
    for card in state.hands[seat]:
        ledger.shown(state, HAND + seat, card)
    discard += state.hands[seat]
    state.hands[seat] = []
    discard += state.trophies[seat]
    state.trophies[seat] = []
    _drop_offers(state, seat)
    alive = [other for other in range(state.seats) if not state.out[other]]
    if len(alive) == 1:
        state.end = LAST_STANDING


def _drop_offers(state: RawState, seat: int) -> None:
    """No zombie is offered to a player who is out (S8)."""
    offers = state.offers
    left: list[int] = []
    for at in range(0, len(offers), OFFER_WIDTH):
        if offers[at] != seat:
            left += offers[at : at + OFFER_WIDTH]
    state.offers = left
