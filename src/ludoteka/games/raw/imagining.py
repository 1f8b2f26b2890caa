"""A state that agrees with all a seat was ever shown, drawn from nothing else.

The ledger tells everybody how hidden cards went from zone to zone, and each seat which cards they
were, as far as it saw them. Here the seat's side of it is read backwards, from the present to the
deal. The cards of a zone are *slots*; a slot has a design as soon as the seat saw it somewhere.
Where a card came into a zone unseen, one of the zone's slots is chosen to be that card, in such a
way that all cards the seat knows to have been there before still find a slot. What is left without
a design in the end gets one of those that the deck had then, at random.

A choice can turn out wrong long after it was made; then all is tried again. `tests` count how
often that happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.chance import Chance
from ludoteka.games.raw import notation
from ludoteka.games.raw.ledger import (
    CARD,
    DRAWN,
    EYES,
    GIVEN,
    HAND,
    LACKING,
    LIVES,
    LOOKED,
    MOVED,
    PACK,
    SHOWN,
    SHUFFLED,
    SOURCE,
    SPOT,
    TARGET,
    ZONES,
)
from ludoteka.games.raw.pieces import (
    ASK_BURY,
    ASK_LAY,
    ASK_LOOT,
    ASK_PAY,
    ASK_STAKE,
    DRAFTING,
    FACE_DOWN,
    KEEPING,
    KIND_BITS,
    NONE,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState

MOST_ATTEMPTS: Final = 4000
DARING_ATTEMPTS: Final = 6  # with choices that may turn out wrong; then more and more careful


def imagine(state: RawState, seat: int, chance: Chance) -> RawState:
    if not 0 <= seat < state.seats:
        raise ValueError(f"seat {seat} is not at a table of {state.seats}")
    other = state.copy()
    if state.end:
        return other  # everything is shown (X16)
    memory = Memory(state, seat)
    attempt = 0
    while not memory.reconstruct(chance, attempt):
        attempt += 1
        if attempt == MOST_ATTEMPTS:
            raise AssertionError("a seat's memory fits no past at all")
    memory.fill_in(other, chance)
    _conceal(other, seat, chance)
    return other


def _conceal(other: RawState, seat: int, chance: Chance) -> None:
    """What the others are choosing just now is as unknown as their cards."""
    if other.phase in (DRAFTING, KEEPING):
        for rival in range(other.seats):
            if rival != seat and other.pending[rival] != NONE:
                options = other.moves(rival)
                move = options[chance.below(len(options))]
                first = notation.KEEP
                if other.phase == DRAFTING:
                    first = other.rules.notation.of_card(notation.PICK, 0)
                other.pending[rival] = move - first
    elif other.mover != seat and other.ask in (ASK_STAKE, ASK_PAY, ASK_BURY):
        other.ask = ASK_LAY
        other.at = NONE
        other.picked = NONE
    elif other.ask == ASK_LOOT:
        other.loot = other.ledger[-1] >> CARD  # the last thing that happened


class Memory:
    """The ledger with the eyes of one seat; first read forwards, once, then backwards."""

    def __init__(self, state: RawState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.ledger = state.ledger
        self.zones = SPOT + len(state.card)
        for number in self.ledger:
            for zone in (number >> SOURCE & ZONES, number >> TARGET & ZONES):
                if zone >= self.zones:
                    self.zones = zone + 1
        cards = len(state.rules.deck.ids)
        # What the seat knows of a zone: it has these cards, all but at most `slack` of them.
        # Before each movement: what it knew of the source and the target.
        self.source_known: list[list[int]] = []
        self.source_slack: list[int] = []
        self.target_known: list[list[int]] = []
        self.target_slack: list[int] = []
        self.seen: dict[int, list[int]] = {}  # zones that the seat looked at, by movement
        # By epoch, from one shuffling to the next: what the deck gave that the seat has not seen,
        # and which cards were hidden somewhere when the epoch began.
        self.supply: list[list[int]] = [[0] * cards]
        self.crossing: list[list[int]] = [[0] * cards]
        # By pack: cards the seat saw in it that it had not seen dealt; no other draw can be them.
        self.reserved: list[list[int]] = [[] for _ in range(state.seats)]
        self.banned: list[int] = [0]  # kinds that the deck was seen to lack at the epoch's end
        self._read_forwards(cards)
        # Slots, of the latest attempt.
        self.design: list[int] = []
        self.slot_of: list[int] = []  # by movement
        self.inside: list[list[int]] = []  # by zone
        self.free: list[int] = []  # slots without a design, as they were drawn, the last first
        self.free_epoch: list[int] = []
        self.free_banned: list[int] = []
        self.left: list[list[int]] = []  # of the supply
        self.kept_back: list[list[int]] = []  # of what is reserved

    def _read_forwards(self, cards: int) -> None:
        me = 1 << (EYES + self.seat)
        known: list[list[int]] = [[] for _ in range(self.zones)]
        slack = [0] * self.zones
        truth: list[list[int]] = [[] for _ in range(self.zones)]  # only of what is looked at
        hidden = [0] * cards
        nothing: list[int] = []
        supply = self.supply[0]
        for at, number in enumerate(self.ledger):
            kind = number & 7
            card = number >> CARD
            source = number >> SOURCE & ZONES
            target = number >> TARGET & ZONES
            seen = number & me != 0
            if kind in (MOVED, SHOWN):
                self.source_known.append(known[source])
                self.source_slack.append(slack[source])
                if seen:
                    if card in known[source]:
                        row = known[source][:]
                        row.remove(card)
                        known[source] = row
                elif known[source]:
                    slack[source] += 1
                if slack[source] and slack[source] >= len(known[source]):
                    known[source] = nothing
                    slack[source] = 0
            else:
                self.source_known.append(nothing)
                self.source_slack.append(0)
            if kind in (DRAWN, GIVEN, MOVED):
                self.target_known.append(known[target])
                self.target_slack.append(slack[target])
                if seen:
                    known[target] = [*known[target], card]
                if kind != MOVED:
                    hidden[card] += 1
            else:
                self.target_known.append(nothing)
                self.target_slack.append(0)
            if kind == DRAWN:
                if not seen:
                    supply[card] += 1
                if PACK <= target < SPOT:
                    truth[target].append(card)
            elif kind == MOVED:
                if PACK <= source < SPOT:
                    truth[source].remove(card)
            elif kind == SHOWN:
                hidden[card] -= 1
            elif kind == SHUFFLED:
                supply = [0] * cards
                self.supply.append(supply)
                self.crossing.append(hidden[:])
                self.banned.append(0)
            elif kind == LACKING:
                self.banned[-1] |= KIND_BITS[card]
            elif kind == LOOKED and seen:
                # The source's place in the lists is free: nothing moved.
                self.source_known[at] = known[source]
                self.source_slack[at] = slack[source]
                known[source] = truth[source][:]
                slack[source] = 0
                self.seen[at] = truth[source][:]
                pack = source - PACK
                if pack != self.seat and not self.reserved[pack]:
                    self.reserved[pack] = truth[source][:]
                    for held in truth[source]:
                        supply[held] -= 1
        state = self.state
        for place in range(len(state.deck) - state.known[self.seat]):
            supply[state.deck[place]] += 1

    # Backwards.

    def reconstruct(self, chance: Chance, attempt: int) -> bool:
        """Find a past that fits; False if a choice turned out wrong."""
        self._present()
        self.left = [row[:] for row in self.supply]
        self.kept_back = [row[:] for row in self.reserved]
        self.free = []
        self.free_epoch = []
        self.free_banned = []
        ledger = self.ledger
        count = len(ledger)
        self.slot_of = [NONE] * count
        me = 1 << (EYES + self.seat)
        epoch = len(self.supply) - 1
        banned = self.banned[epoch]
        inside = self.inside
        design = self.design
        daring = 4 if attempt < DARING_ATTEMPTS else 4 + attempt
        at = count - 1
        while at >= 0:
            number = ledger[at]
            kind = number & 7
            source = number >> SOURCE & ZONES
            target = number >> TARGET & ZONES
            if kind == SHOWN:
                slot = len(design)
                design.append(number >> CARD)
                inside[source].append(slot)
                self.slot_of[at] = slot
            elif kind in (DRAWN, GIVEN, MOVED):
                if number & me:
                    slot = self._known_slot(at, target, number >> CARD, chance)
                elif kind == DRAWN:
                    slot = self._drawn_slot(at, target, epoch, banned, daring, chance)
                else:
                    slot = self._moved_slot(at, source, target, daring, chance)
                if slot == NONE:
                    return False
                inside[target].remove(slot)
                self.slot_of[at] = slot
                if kind == MOVED:
                    inside[source].append(slot)
            elif kind == LOOKED:
                if number & me and not self._look(at, source, chance):
                    return False
            elif kind == LACKING:
                banned &= ~KIND_BITS[number >> CARD]
            elif kind == SHUFFLED:
                if not self._can_cross(epoch):
                    return False
                epoch -= 1
                banned = self.banned[epoch]
            at -= 1
        return self._fill(chance)

    def _present(self) -> None:
        """The slots of all zones as they are now; the seat's own have their designs."""
        state = self.state
        me = self.seat
        self.design = []
        self.inside = [[] for _ in range(self.zones)]
        for seat in range(state.seats):
            self._put(HAND + seat, state.hands[seat], seat == me)
            self._put(LIVES + seat, state.lives[seat], seat == me)
        for pack, cards in enumerate(state.packs):
            held = (me - len(state.hands[me])) % state.seats == pack
            self._put(PACK + pack, cards, held)
        for spot in range(1, len(state.card)):
            card = state.buried[spot]
            if card == NONE and state.marks[spot] & FACE_DOWN:
                card = state.card[spot]
            if card != NONE:
                self._put(SPOT + spot, [card], state.owner[spot] == me)

    def _put(self, zone: int, cards: list[int], known: bool) -> None:
        for card in cards:
            self.inside[zone].append(len(self.design))
            self.design.append(card if known else NONE)

    def _covers(self, zone: int, without: int, more: int, known: list[int], slack: int) -> bool:
        """Do the zone's slots, one of them left out and one added, have room for known cards?"""
        if not known:
            return True
        design = self.design
        spare = slack
        typed: list[int] = []
        for slot in self.inside[zone]:
            if slot != without:
                if design[slot] == NONE:
                    spare += 1
                else:
                    typed.append(design[slot])
        if more != NONE:
            if design[more] == NONE:
                spare += 1
            else:
                typed.append(design[more])
        for card in known:
            if card in typed:
                typed.remove(card)
            else:
                spare -= 1
                if spare < 0:
                    return False
        return True

    def _known_slot(self, at: int, zone: int, card: int, chance: Chance) -> int:
        """The slot of a card that the seat saw coming into the zone."""
        design = self.design
        typed: list[int] = []
        free: list[int] = []
        known = self.target_known[at]
        slack = self.target_slack[at]
        for slot in self.inside[zone]:
            if design[slot] == card:
                typed.append(slot)
            elif design[slot] == NONE:
                free.append(slot)
        found: list[int] = []
        for slot in typed:
            if self._covers(zone, slot, NONE, known, slack):
                found.append(slot)
                break  # they are alike
        if not found or chance.below(8) == 0:
            found += [slot for slot in free if self._covers(zone, slot, NONE, known, slack)]
        if not found:
            return NONE
        slot = found[chance.below(len(found))]
        design[slot] = card
        return slot

    def _drawn_slot(
        self, at: int, zone: int, epoch: int, banned: int, daring: int, chance: Chance
    ) -> int:
        """The slot of a card that came from the deck unseen."""
        design = self.design
        left = self.left[epoch]
        crossing = self.crossing[epoch]
        bits = self.state.rules.deck.bits
        found: list[int] = []
        urgent: list[int] = []  # their designs were in the deck of this epoch, and nowhere else
        known = self.target_known[at]
        slack = self.target_slack[at]
        reserved = self.kept_back[zone - PACK] if PACK <= zone < SPOT else []
        for slot in self.inside[zone]:
            card = design[slot]
            if card != NONE and card not in reserved and (left[card] == 0 or bits[card] & banned):
                continue
            if known and not self._covers(zone, slot, NONE, known, slack):
                continue
            found.append(slot)
            if card != NONE and (epoch == 0 or crossing[card] == 0):
                urgent.append(slot)
        if not found:
            return NONE
        if urgent and chance.below(daring):
            found = urgent
        slot = found[chance.below(len(found))]
        card = design[slot]
        if card == NONE:
            self.free.append(slot)
            self.free_epoch.append(epoch)
            self.free_banned.append(banned)
        elif card in reserved:
            reserved.remove(card)
        else:
            left[card] -= 1
        return slot

    def _moved_slot(self, at: int, source: int, target: int, daring: int, chance: Chance) -> int:
        """The slot of a card that went from one zone to another unseen."""
        design = self.design
        found: list[int] = []
        fitting: list[int] = []  # known to have been in the source
        known = self.target_known[at]
        slack = self.target_slack[at]
        known_source = self.source_known[at]
        slack_source = self.source_slack[at]
        for slot in self.inside[target]:
            if known and not self._covers(target, slot, NONE, known, slack):
                continue
            if known_source:
                if not self._covers(source, NONE, slot, known_source, slack_source):
                    continue
                if design[slot] in known_source:
                    fitting.append(slot)
            found.append(slot)
        if not found:
            return NONE
        if fitting and chance.below(daring):
            found = fitting
        return found[chance.below(len(found))]

    def _look(self, at: int, zone: int, chance: Chance) -> bool:
        """The seat saw all cards of the zone: its slots get their designs."""
        design = self.design
        rest = self.seen[at][:]
        blank: list[int] = []
        for slot in self.inside[zone]:
            card = design[slot]
            if card == NONE:
                blank.append(slot)
            elif card in rest:
                rest.remove(card)
            else:
                return False
        rest.sort()
        chance.shuffle(rest)
        for slot in blank:
            design[slot] = rest.pop()
        return True

    def _can_cross(self, epoch: int) -> bool:
        """Of what was hidden when the deck was shuffled, everybody knows how many there were."""
        left = self.crossing[epoch][:]
        for zone in self.inside:
            for slot in zone:
                card = self.design[slot]
                if card != NONE:
                    left[card] -= 1
                    if left[card] < 0:
                        return False
        return True

    def _fill(self, chance: Chance) -> bool:
        """Give the slots that are left a design of what their deck had."""
        bits = self.state.rules.deck.bits
        pools: list[list[int]] = []
        for row in self.left:
            pool: list[int] = []
            for card, number in enumerate(row):
                pool += [card] * number
            chance.shuffle(pool)
            pools.append(pool)
        last = len(pools) - 1
        banned = self.banned[last]
        if banned:  # the deck comes first: most kinds are forbidden to it
            deck: list[int] = []
            unknown = len(self.state.deck) - self.state.known[self.seat]
            pool = pools[last]
            for _ in range(unknown):
                at = _allowed(pool, bits, banned)
                if at == NONE:
                    return False
                deck.append(pool.pop(at))
            chance.shuffle(deck)
        for place, slot in enumerate(self.free):
            pool = pools[self.free_epoch[place]]
            at = _allowed(pool, bits, self.free_banned[place])
            if at == NONE:
                return False
            self.design[slot] = pool.pop(at)
        if banned:
            pools[last] = deck
        self.left = pools
        return True

    def fill_in(self, other: RawState, chance: Chance) -> None:
        """Write what was found into a state."""
        state = self.state
        design = self.design
        for at, slot in enumerate(self.slot_of):
            if slot != NONE:
                number = other.ledger[at]
                other.ledger[at] = number & ((1 << CARD) - 1) | design[slot] << CARD
        present = self._zones_now()
        for seat in range(state.seats):
            other.hands[seat] = sorted([design[slot] for slot in present[HAND + seat]])
            other.lives[seat] = sorted([design[slot] for slot in present[LIVES + seat]])
        for pack in range(len(state.packs)):
            other.packs[pack] = sorted([design[slot] for slot in present[PACK + pack]])
        for spot in range(1, len(state.card)):
            for slot in present[SPOT + spot]:
                if state.marks[spot] & FACE_DOWN:
                    other.card[spot] = design[slot]
                else:
                    other.buried[spot] = design[slot]
        top = len(state.deck) - state.known[self.seat]
        other.deck = self.left[-1] + state.deck[top:]

    def _zones_now(self) -> list[list[int]]:
        """The slots by zone as they are now: in the order in which `_present` made them."""
        state = self.state
        zones: list[list[int]] = [[] for _ in range(self.zones)]
        slot = 0
        sizes: list[tuple[int, int]] = []
        for seat in range(state.seats):
            sizes.append((HAND + seat, len(state.hands[seat])))
            sizes.append((LIVES + seat, len(state.lives[seat])))
        sizes += [(PACK + pack, len(cards)) for pack, cards in enumerate(state.packs)]
        for spot in range(1, len(state.card)):
            if state.buried[spot] != NONE or state.marks[spot] & FACE_DOWN:
                sizes.append((SPOT + spot, 1))
        for zone, size in sizes:
            zones[zone] = list(range(slot, slot + size))
            slot += size
        return zones


def _allowed(pool: list[int], bits: list[int], banned: int) -> int:
    """The last place of a card that is not of a forbidden kind; NONE if there is none."""
    for at in range(len(pool) - 1, -1, -1):
        if not bits[pool[at]] & banned:
            return at
    return NONE
