"""Set-up: the deal, the draft (68), the hunt row (69), the choice of lives (1, 2)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from ludoteka.core.events import Event
from ludoteka.core.options import OptionError
from ludoteka.games.raw.cards import ledger, piles, table
from ludoteka.games.raw.cards.ledger import HAND, LIVES, PACK
from ludoteka.games.raw.pieces import (
    ASK_KEEP,
    ASK_PICK,
    DEALT,
    DRAFTING,
    HUNT_ROW,
    KEEPING,
    NONE,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.game import Raw
    from ludoteka.games.raw.state import RawState


def check_deck(game: Raw, seats: int) -> None:
    """The deck must be large enough for the table (X23)."""
    needed = DEALT * seats + (HUNT_ROW if game.hunt else 0)
    if game.deck.size < needed:
        raise OptionError(
            f"the deck has {game.deck.size} cards; {seats} players need {needed} to begin"
        )


def deal(state: RawState, events: list[Event] | None) -> None:
    """Deal seven cards to everybody, and let them choose (1)."""
    game = state.rules
    seats = state.seats
    if events is not None:
        events.append(Event("set_up", {"first": state.first, "deck": len(state.deck)}))
    dealt: list[list[int]] = []
    for seat in range(seats):
        cards = sorted(state.deck[-DEALT:])
        del state.deck[-DEALT:], state.bans[-DEALT:]
        dealt.append(cards)
        zone = PACK + seat if game.drafting else HAND + seat
        for card in cards:
            ledger.drawn(state, zone, card, 1 << seat, 0)
    _tell_cards("dealt", {"count": DEALT}, state, dealt, events)
    if game.drafting:
        state.packs = dealt
        state.phase = DRAFTING
        state.ask = ASK_PICK
    else:
        state.hands = dealt
        _to_keeping(state, events)


def _tell_cards(
    kind: str,
    public: dict[str, object],
    state: RawState,
    rows: list[list[int]],
    events: list[Event] | None,
) -> None:
    if events is not None:
        ids = state.rules.deck.ids
        private: dict[int, dict[str, object]] = {
            seat: {"cards": [ids[card] for card in row]} for seat, row in enumerate(rows)
        }
        events.append(Event(kind, public, private))


def pass_packs(state: RawState, events: list[Event] | None) -> None:
    """Everybody has picked: the picks go into the hands, the packs to the left (68, V1)."""
    picks = list(state.pending)
    ids = state.rules.deck.ids
    for seat in range(state.seats):
        pack = table.pack_of(state, seat)
        state.packs[pack].remove(picks[seat])
        ledger.moved(state, PACK + pack, HAND + seat, picks[seat], 1 << seat)
    for seat in range(state.seats):
        insort(state.hands[seat], picks[seat])
        state.pending[seat] = NONE
    rows: list[list[int]] = []
    for seat in range(state.seats):
        pack = table.pack_of(state, seat)
        ledger.looked(state, PACK + pack, seat)
        rows.append(list(state.packs[pack]))
    if events is not None:
        private: dict[int, dict[str, object]] = {
            seat: {"card": ids[picks[seat]], "cards": [ids[card] for card in rows[seat]]}
            for seat in range(state.seats)
        }
        events.append(Event("packs_passed", {"left": len(rows[0])}, private))
    if len(rows[0]) == 1:  # the last card is nobody's choice
        for seat in range(state.seats):
            pack = table.pack_of(state, seat)
            card = rows[seat][0]
            ledger.moved(state, PACK + pack, HAND + seat, card, 1 << seat)
        for seat in range(state.seats):
            insort(state.hands[seat], rows[seat][0])
        state.packs = []
        _to_keeping(state, events)


def _to_keeping(state: RawState, events: list[Event] | None) -> None:
    """Lay the hunt row (V1), and let everybody choose what to keep (2)."""
    if state.rules.hunt:
        for _ in range(HUNT_ROW):
            card = piles.pop(state, 0)
            ledger.turned(state, card)
            state.hunt.append(card)
        if events is not None:
            ids = state.rules.deck.ids
            events.append(Event("hunt_laid", {"cards": [ids[card] for card in state.hunt]}))
    state.phase = KEEPING
    state.ask = ASK_KEEP


def lay_lives(state: RawState, events: list[Event] | None) -> None:
    """Everybody has chosen: what is not kept is the life (2)."""
    for seat in range(state.seats):
        kept = state.pending[seat]
        state.pending[seat] = NONE
        hand = state.hands[seat]
        lives = [card for place, card in enumerate(hand) if not kept >> place & 1]
        state.hands[seat] = [card for place, card in enumerate(hand) if kept >> place & 1]
        state.lives[seat] = lives
        for card in lives:
            ledger.moved(state, HAND + seat, LIVES + seat, card, 1 << seat)
    counts: list[int] = [len(lives) for lives in state.lives]
    _tell_cards("lives_laid", {"lives": counts}, state, state.lives, events)
