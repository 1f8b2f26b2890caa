"""The ledger leads to the state: its movements, carried out once more, end where the cards are."""

from __future__ import annotations

from ludoteka.games.raw.cards.ledger import (
    BANS,
    CARD,
    DRAWN,
    EYES,
    GIVEN,
    HAND,
    KINDS,
    LIVES,
    LOOKED,
    MOVED,
    PACK,
    SEATS,
    SHOWN,
    SHUFFLED,
    SOURCE,
    SPOT,
    TARGET,
    TURNED,
    ZONES,
)
from ludoteka.games.raw.pieces import ASK_LOOT, DEALT, DRAFTING, FACE_DOWN, NONE
from ludoteka.games.raw.state import RawState


def fault(state: RawState) -> str:
    """What can't be so; empty if nothing."""
    for number in state.ledger:
        found = _number_fault(state, number)
        if found:
            return f"the ledger has {number}: {found}"
    return _draft_fault(state) or Books(state).fault()


def _number_fault(state: RawState, number: int) -> str:
    """One movement: its zones fit what happened, and who saw it."""
    kind = number & 7
    source = number >> SOURCE & ZONES
    target = number >> TARGET & ZONES
    eyes = number >> EYES & SEATS
    card = number >> CARD
    if kind == SHUFFLED:
        return "" if number == SHUFFLED else "shuffling is nothing else"
    if kind == LOOKED:
        fits = target == 0 and card == 0 and PACK <= source < PACK + state.seats
        single = eyes in [1 << seat for seat in range(state.seats)]
        return "" if fits and single and state.rules.drafting else "nobody can look there"
    if card >= len(state.rules.deck.ids):
        return "there is no such card"
    bans = number >> BANS & KINDS
    if bans and (kind != DRAWN or state.rules.deck.bits[card] & bans):
        return "a card is of a kind that it is known not to be"
    if kind in (TURNED, SHOWN, GIVEN) and eyes != SEATS:
        return "everybody sees what lies open"
    if kind in (TURNED, DRAWN, GIVEN) and source != 0:
        return "it comes from no zone"
    if kind in (TURNED, SHOWN) and target != 0:
        return "it goes to no zone"
    if kind == SHOWN and not (_in_hand(state, source) or _on_spot(state, source)):
        return "nothing is shown from there"
    if kind == GIVEN and not _in_hand(state, target):
        return "nothing is given there"
    if kind == DRAWN:
        if not (_in_hand(state, target) or _in_pack(state, target)):
            return "nothing is drawn there"
        owner = target if target < LIVES else target - PACK
        if eyes >> state.seats or not eyes >> owner & 1:
            return "who draws a card sees it"
        if eyes != 1 << owner and (target >= LIVES or not state.rules.underworld):
            return "somebody saw it who can't have seen it"
    return _moved_fault(state, source, target, eyes) if kind == MOVED else ""


def _in_hand(state: RawState, zone: int) -> bool:
    return HAND <= zone < HAND + state.seats


def _in_pack(state: RawState, zone: int) -> bool:
    return PACK <= zone < PACK + state.seats and state.rules.drafting


def _on_spot(state: RawState, zone: int) -> bool:
    return SPOT < zone <= SPOT + state.rules.deck.size


def _moved_fault(state: RawState, source: int, target: int, eyes: int) -> str:
    """From a pack, a hand, lives or a spot into a hand; from a hand to lives or a spot."""
    if _in_hand(state, target):
        right = 1 << target
        if _in_hand(state, source) and source != target:
            right |= 1 << source
        elif LIVES <= source < LIVES + state.seats:
            right |= 1 << (source - LIVES)
        elif not _in_pack(state, source) and not _on_spot(state, source):
            return "nothing moves so"
        return "" if eyes == right else "thief and robbed see a card, and nobody else"
    if not _in_hand(state, source):
        return "nothing moves so"
    if target != LIVES + source and not _on_spot(state, target):
        return "nothing moves so"
    return "" if eyes == 1 << source else "who moves a card sees it, and nobody else"


def _draft_fault(state: RawState) -> str:
    """The draft, if there was one, stands first, in its order. (A scene has no draft.)"""
    wanted: list[int] = []
    seats = range(state.seats)
    for seat in seats:
        wanted += [DRAWN | (PACK + seat) << TARGET] * DEALT
    rounds = len(state.hands[0]) if state.phase == DRAFTING else DEALT - 1
    for taken in range(rounds):
        for seat in seats:
            pack = (seat - taken) % state.seats
            wanted.append(MOVED | (PACK + pack) << SOURCE | (HAND + seat) << TARGET)
        for seat in seats:
            pack = (seat - taken - 1) % state.seats
            wanted.append(LOOKED | (PACK + pack) << SOURCE | 1 << (EYES + seat))
    if state.phase > DRAFTING:
        for seat in seats:
            pack = (seat - rounds) % state.seats
            wanted.append(MOVED | (PACK + pack) << SOURCE | (HAND + seat) << TARGET)
    ledger = state.ledger
    if not [1 for number in ledger if _of_draft(number)] and state.phase > DRAFTING:
        return ""
    if len(ledger) < len(wanted):
        return "the ledger does not have all movements of the draft"
    mask = (1 << EYES) - 1
    for at, number in enumerate(wanted):
        looked = number & 7 == LOOKED
        if ledger[at] & mask != number & mask or (looked and ledger[at] != number):
            return "the ledger has other movements than those of the draft"
    if [1 for number in ledger[len(wanted) :] if _of_draft(number)]:
        return "the ledger goes on with a draft that is over"
    return ""


def _of_draft(number: int) -> bool:
    source = number >> SOURCE & ZONES
    target = number >> TARGET & ZONES
    return PACK <= source < SPOT or PACK <= target < SPOT


class Books:
    """All movements carried out once more, with cards as numbers of their designs."""

    def __init__(self, state: RawState) -> None:
        self.state = state
        self.zones: dict[int, list[int]] = {}
        cards = len(state.rules.deck.ids)
        self.hidden = [0] * cards  # outside the deck
        # By epoch, from one shuffling to the next.
        self.left: list[list[int]] = [[0] * cards]  # cards that left the deck
        self.at_start: list[list[int]] = [[0] * cards]  # hidden cards when it was shuffled

    def fault(self) -> str:
        for number in self.state.ledger:
            kind = number & 7
            card = number >> CARD
            if kind in (DRAWN, TURNED):
                self.left[-1][card] += 1
            elif kind == SHUFFLED:
                self.left.append([0] * len(self.hidden))
                self.at_start.append(self.hidden[:])
            found = self._move(number)
            if found:
                return found
        bits = self.state.rules.deck.bits
        for place, card in enumerate(self.state.deck):
            if bits[card] & self.state.bans[place]:
                return "the deck has a monster where it is known that none is"
            self.left[-1][card] += 1
        return self._present_fault() or self._epoch_fault()

    def _move(self, number: int) -> str:
        kind = number & 7
        card = number >> CARD
        if kind in (MOVED, SHOWN):
            held = self.zones.get(number >> SOURCE & ZONES, [])
            if card not in held:
                return "a card left a place where it was not"
            held.remove(card)
            self.hidden[card] -= 1
        if kind in (DRAWN, GIVEN, MOVED):
            target = number >> TARGET & ZONES
            held = self.zones.setdefault(target, [])
            if target > SPOT and held:
                return "two cards are hidden in one place on the table"
            held.append(card)
            self.hidden[card] += 1
        return ""

    def _present_fault(self) -> str:
        """All hidden cards are where the ledger leads them."""
        state = self.state
        now: dict[int, list[int]] = {}
        for seat in range(state.seats):
            now[HAND + seat] = state.hands[seat]
            now[LIVES + seat] = state.lives[seat]
        for pack, cards in enumerate(state.packs):
            now[PACK + pack] = cards
        for spot in range(1, len(state.card)):
            if state.buried[spot] != NONE:
                now[SPOT + spot] = [state.buried[spot]]
            elif state.marks[spot] & FACE_DOWN:
                now[SPOT + spot] = [state.card[spot]]
        for zone in [*now, *self.zones]:
            if sorted(self.zones.get(zone, [])) != now.get(zone, []):
                return "a hidden card is elsewhere than the ledger leads it"
        if state.ask == ASK_LOOT and state.ledger[-1] >> CARD != state.loot:
            return "another life was stolen"
        return ""

    def _epoch_fault(self) -> str:
        """No deck ever had more of a card than there was; the first had them all."""
        copies = self.state.rules.deck.copies
        if self.left[0] != copies:
            return "the first deck had other cards than there are"
        for epoch, row in enumerate(self.left):
            for card, count in enumerate(row):
                if count + self.at_start[epoch][card] > copies[card]:
                    return "a deck had more of a card than there is"
        return ""
