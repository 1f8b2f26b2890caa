"""Another state of RAW that looks the same to a seat: hidden cards have changed places."""

from __future__ import annotations

from ludoteka.core.chance import Chance
from ludoteka.games.raw.cards.ledger import (
    BANS,
    CARD,
    DRAWN,
    EYES,
    HAND,
    KINDS,
    LIVES,
    MOVED,
    SHOWN,
    SHUFFLED,
    SOURCE,
    SPOT,
    TARGET,
    ZONES,
)
from ludoteka.games.raw.state import RawState

LOW = (1 << CARD) - 1


def swapped(state: RawState, seat: int, chance: Chance) -> RawState | None:
    """Two cards of the deck, or one of it and one that a rival drew from it, change places."""
    if state.result() is not None:
        return None
    other = state.copy()
    changed = _swap_choice(other, seat, chance)
    if _swap_drawn(other, seat, chance):
        changed = True
    bottom = len(other.deck) - max(other.known)
    places = [at for at in range(bottom) if other.deck[at] != other.deck[0]]
    if places:
        at = places[chance.below(len(places))]
        other.deck[0], other.deck[at] = other.deck[at], other.deck[0]
        changed = True
    return other if changed else None


def _swap_choice(other: RawState, seat: int, chance: Chance) -> bool:
    """A rival that has chosen in the set-up chooses something else."""
    changed = False
    for rival in range(other.seats):
        if rival != seat and other.turn == 0 and other.pending[rival] >= 0:
            before = other.pending[rival]
            moves = other.moves(rival)
            first = moves[0] if other.packs == [] else other.rules.notation.of_card(0, 0)
            other.pending[rival] = moves[chance.below(len(moves))] - first
            changed = changed or other.pending[rival] != before
    return changed


def _swap_drawn(other: RawState, seat: int, chance: Chance) -> bool:
    """A card that came from this deck and went on unseen changes places with one still there.

    All its movements are another card's then. Neither card comes where its kind is known not to
    be, and nobody knows the place in the deck.
    """
    bottom = len(other.deck) - max(other.known)
    if not bottom:
        return False
    found: list[list[int]] = []
    for at in range(len(other.ledger) - 1, -1, -1):
        number = other.ledger[at]
        if number & 7 == SHUFFLED:
            break
        if number & 7 == DRAWN and number >> TARGET & ZONES < LIVES:
            trail = _trail(other, at, seat)
            if trail and number >> CARD not in (other.picked, other.loot):
                found.append(trail)
    if not found:
        return False
    trail = found[chance.below(len(found))]
    place = chance.below(bottom)
    card = other.deck[place]
    drawn = other.ledger[trail[0]] >> CARD
    bits = other.rules.deck.bits
    if bits[drawn] & other.bans[place] or bits[card] & other.ledger[trail[0]] >> BANS & KINDS:
        return False
    if card == drawn or not _put(other, other.ledger[trail[-1]], drawn, card):
        return False
    other.deck[place] = drawn
    for at in trail:
        other.ledger[at] = other.ledger[at] & LOW | card << CARD
    return True


def _trail(state: RawState, at: int, seat: int) -> list[int]:
    """The movements of a card that was drawn, if none of them was seen by the seat."""
    ledger = state.ledger
    card = ledger[at] >> CARD
    zone = ledger[at] >> TARGET & ZONES
    trail = [at]
    if ledger[at] >> (EYES + seat) & 1:
        return []
    for later in range(at + 1, len(ledger)):
        number = ledger[later]
        if (
            number & 7 in (MOVED, SHOWN)
            and number >> SOURCE & ZONES == zone
            and number >> CARD == card
        ):
            if number >> (EYES + seat) & 1:
                return []
            zone = number >> TARGET & ZONES
            trail.append(later)
    return trail


def _put(state: RawState, number: int, old: int, new: int) -> bool:
    """Put another card where the last movement led; False if it can't lie there."""
    zone = number >> TARGET & ZONES
    if zone >= SPOT:
        spot = zone - SPOT
        if state.buried[spot] == old:
            state.buried[spot] = new
            return True
        if state.rules.deck.cost[new] <= state.paid[spot]:  # V5, V6
            return False
        state.card[spot] = new
        return True
    row = state.hands[zone - HAND] if zone < LIVES else state.lives[zone - LIVES]
    row.remove(old)
    row.append(new)
    row.sort()
    return True
