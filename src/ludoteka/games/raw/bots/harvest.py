"""What a bot values in the harvest: a card, the underworld, a life into the hand (11, 12, 70)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.games.raw.bots import worth
from ludoteka.games.raw.cards import table
from ludoteka.games.raw.phases import raids, turns

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState

A_CARD: Final = 3300  # a card that nobody has seen
ITS_COST: Final = 3  # the stars that such a card will want in the same turn
A_STAR: Final = 900  # a star that could have been spent
# How much better the best of so many unseen cards is than any of them.
BEST_OF: Final = [0, 0, 850, 1300, 1550, 1750, 1900, 2000]
REVIVED: Final = 700  # a star that would have been lost
DEFENCE: Final = 1200  # a defender where there is none
GIVEN_UP: Final = 3000
SCARCE: Final = 800  # each life below four


def budget(state: RawState, seat: int) -> int:
    """The stars of this turn that will be left for laying when the monsters are fed (13)."""
    if not state.began[seat]:
        return state.stars
    return max(0, state.stars - len(turns.feedable(state)))


def wanted(state: RawState, seat: int, stars: int) -> int:
    """The most stars, of so many, that the cards in the hand can use."""
    costs = [state.rules.deck.cost[card] for card in state.hands[seat]]
    reached = {0}
    for cost in costs:
        reached |= {total + cost for total in reached if total + cost <= stars}
    return max(reached)


def spare(state: RawState, seat: int) -> int:
    """Stars that neither the hand nor the card of this harvest will need."""
    have = budget(state, seat)
    return max(0, have - wanted(state, seat, have) - ITS_COST)


def of_draw(state: RawState, seat: int) -> int:
    """The card on top, if this seat knows it from the underworld; otherwise any."""
    if state.known[seat] and state.deck:
        return worth.of_card(state.rules.deck, state.deck[-1])
    return A_CARD


def descent_parts(state: RawState, seat: int, count: int) -> list[int]:
    """The best of so many cards, and the stars for it that could have been spent otherwise."""
    deck = state.rules.deck
    known = min(state.known[seat], count)
    best = A_CARD + BEST_OF[min(count, len(BEST_OF) - 1)]
    if known:
        seen = max([worth.of_card(deck, state.deck[-1 - place]) for place in range(known)])
        best = seen if known == count else max(seen, best)
    return [best, -A_STAR * max(0, count - spare(state, seat)) - 20 * count]


def revival_parts(state: RawState, seat: int, card: int) -> list[int]:
    """A life into the hand: the card, the stars that nothing else would use, the life given up."""
    deck = state.rules.deck
    have = budget(state, seat)
    idle = have - wanted(state, seat, have)
    cost = deck.cost[card]
    use = REVIVED * min(cost, idle) if cost <= idle else 0
    if not table.is_defended(state, seat) and worth.is_defender(deck, card) and use:
        use += DEFENCE
    lives = raids.life_count(state, seat)
    return [worth.of_card(deck, card) // 4, use, -GIVEN_UP - SCARCE * max(0, 4 - lives)]
