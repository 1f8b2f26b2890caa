"""A state that agrees with all a seat was ever shown, drawn from nothing else.

The ledger tells everybody how hidden cards went from zone to zone, and each seat which cards they
were, as far as it saw them (`memory`). Here it is read backwards, from the present to the deal. The
cards of a zone are *slots*; a slot that is a token has its design, and must come to where the seat
saw it. Where a card came unseen, one of the slots that can have come this way is chosen. What is
left without a design in the end gets one of those that the deck had then, at random.

A choice can turn out wrong long after it was made. Then it is taken back, with those around it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.chance import Chance
from ludoteka.games.raw import notation
from ludoteka.games.raw.ledger import (
    CARD,
    DRAWN,
    GIVEN,
    HAND,
    LACKING,
    LIVES,
    MOVED,
    PACK,
    SHOWN,
    SHUFFLED,
    SOURCE,
    SPOT,
    TARGET,
    ZONES,
)
from ludoteka.games.raw.memory import DRAFTED, UNSEEN, Memory, Reading
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
from ludoteka.games.raw.undrafting import Undraft

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState

MOST_ATTEMPTS: Final = 400
MOST_RETRIES: Final = 40  # of an attempt
STRIDE: Final = 16  # so many movements lie between two places one can go back to
MOST_TRIES: Final = 4  # from each of them
DARING: Final = 8  # one choice in so many is not the obvious one


def imagine(state: RawState, seat: int, chance: Chance) -> RawState:
    if not 0 <= seat < state.seats:
        raise ValueError(f"seat {seat} is not at a table of {state.seats}")
    other = state.copy()
    if state.end:
        return other  # everything is shown (X16)
    memory = Memory(state, seat)
    for attempt in range(MOST_ATTEMPTS):
        past = Past(state, memory, chance, attempt % 2 == 0)
        if past.reconstruct():
            past.fill_in(other)
            _conceal(other, seat, chance)
            return other
    raise AssertionError("a seat's memory fits no past at all")


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


class Past:
    """A past that fits a reading of a seat's memory: found backwards, with ways back."""

    def __init__(self, state: RawState, memory: Memory, chance: Chance, patient: bool) -> None:
        self.state = state
        self.patient = patient  # a token gets its slot only when it is clear in which zone it is
        self.memory = memory
        self.chance = chance
        self.seat = memory.seat
        self.ledger = memory.ledger
        self.reading = Reading(memory, chance)
        self.design: list[int] = []  # by slot; NONE: not known
        self.token: list[int] = []  # by slot; NONE: none
        self.placed: list[bool] = [False] * len(self.reading.design)  # by token
        self.slot_of: list[int] = [NONE] * len(memory.ledger)  # by movement
        self.inside: list[list[int]] = [[] for _ in range(memory.zones)]  # slots by zone
        self.sizes: list[tuple[int, int]] = []  # how many slots a zone has now
        self.free: list[int] = []  # slots without a design, as they were drawn, the last first
        self.free_epoch: list[int] = []
        self.free_banned: list[int] = []
        self.left: list[list[int]] = [row[:] for row in memory.supply]
        self.epoch = len(memory.supply) - 1
        self.banned = memory.banned[self.epoch]

    def reconstruct(self) -> bool:
        """Find it; False if too many choices turned out wrong."""
        if not self.reading.works or not self._present():
            return False
        end = self.memory.draft_end
        at = len(self.ledger) - 1
        marks = [Mark(self, at)]
        retries = MOST_RETRIES
        while True:
            if at < end:
                if not end or Undraft(self).run():
                    return self._fill()
            elif self._step(at):
                at -= 1
                if at % STRIDE == 0:
                    marks.append(Mark(self, at))
                continue
            retries -= 1
            if retries == 0:
                return False
            while len(marks) > 1 and marks[-1].tries == MOST_TRIES:
                marks.pop()
            if marks[-1].tries == MOST_TRIES:
                return False
            marks[-1].restore(self)
            at = marks[-1].at

    # The present.

    def _present(self) -> bool:
        """The slots of all zones as they are now, and where the seat's tokens are."""
        state = self.state
        for seat in range(state.seats):
            self._put(HAND + seat, state.hands[seat])
            self._put(LIVES + seat, state.lives[seat])
        for pack, cards in enumerate(state.packs):
            self._put(PACK + pack, cards)
        for spot in range(1, len(state.card)):
            card = state.buried[spot]
            if card == NONE and state.marks[spot] & FACE_DOWN:
                card = state.card[spot]
            if card != NONE:
                self._put(SPOT + spot, [card])
        return self._place_tokens()

    def _put(self, zone: int, cards: list[int]) -> None:
        self.sizes.append((zone, len(cards)))
        for _ in cards:
            self.inside[zone].append(len(self.design))
            self.design.append(NONE)
            self.token.append(NONE)

    def _place_tokens(self) -> bool:
        """Put every token into one of its zones, those with the fewest first."""
        zones = self.reading.zones
        room: list[list[int]] = [slots[:] for slots in self.inside]
        order = self.reading.active[:]
        self.chance.shuffle(order)
        most = max([len(zones[token]) for token in order], default=0)
        for count in range(1, 2 if self.patient else most + 1):
            for token in order:
                drafted = self.reading.start[token] == DRAFTED  # those that are unclear can wait
                if len(zones[token]) == count and (count == 1 or not drafted):
                    slot = self._place(zones[token], room)
                    if slot == NONE:
                        return False
                    self._bind(token, slot)
        return True

    def _bind(self, token: int, slot: int) -> None:
        self.token[slot] = token
        self.design[slot] = self.reading.design[token]
        self.placed[token] = True

    def _place(self, zones: list[int], room: list[list[int]]) -> int:
        """A slot in one of the zones, most often the one where the token was first."""
        if room[zones[0]] and self.chance.below(4):
            return room[zones[0]].pop(self.chance.below(len(room[zones[0]])))
        count = 0
        for zone in zones:
            count += len(room[zone])
        if count == 0:
            return NONE
        at = self.chance.below(count)
        for zone in zones:
            if at < len(room[zone]):
                return room[zone].pop(at)
            at -= len(room[zone])
        return NONE

    # One movement back.

    def _step(self, at: int) -> bool:
        """Undo one movement; False if no slot fits it."""
        number = self.ledger[at]
        kind = number & 7
        source = number >> SOURCE & ZONES
        target = number >> TARGET & ZONES
        reading = self.reading
        changes = reading.changes.get(at, [])
        for token, zones in reversed(changes):
            reading.zones[token] = zones
        if kind == SHOWN:
            slot = len(self.design)
            self.design.append(number >> CARD)
            self.token.append(reading.ended[at])
            self.placed[reading.ended[at]] = True
            self.inside[source].append(slot)
            self.slot_of[at] = slot
        elif kind in (DRAWN, GIVEN, MOVED):
            seen = self.memory.sees(number)
            if seen:
                slot = self._known_slot(target, reading.begun[at])
            elif kind == DRAWN:
                slot = self._drawn_slot(target)
            else:
                slot = self._moved_slot(source, target)
            if slot == NONE:
                return False
            self.inside[target].remove(slot)
            self.slot_of[at] = slot
            if kind == MOVED:
                self.inside[source].append(slot)
                if seen:
                    self.token[slot] = reading.ended[at]
                    self.placed[reading.ended[at]] = True
        elif kind == LACKING:
            self.banned &= ~KIND_BITS[number >> CARD]
        elif kind == SHUFFLED:
            if not self._can_cross():
                return False
            self.epoch -= 1
            self.banned = self.memory.banned[self.epoch]
        for token, _ in changes:
            if not self.placed[token] and len(reading.zones[token]) == 1:
                blank = [s for s in self.inside[reading.zones[token][0]] if self.token[s] == NONE]
                if not blank:
                    return False
                self._bind(token, blank[self.chance.below(len(blank))])
        return True

    def _known_slot(self, zone: int, token: int) -> int:
        """The slot of a token that the seat saw coming into the zone."""
        for slot in self.inside[zone]:
            if self.token[slot] == token:
                return slot
        return NONE

    def _is_seen(self, slot: int) -> bool:
        """Did the seat see where the slot's card came from?"""
        token = self.token[slot]
        return token != NONE and self.reading.start[token] != UNSEEN

    def _drawn_slot(self, zone: int) -> int:
        """The slot of a card that came from the deck unseen."""
        design = self.design
        left = self.left[self.epoch]
        crossing = self.memory.crossing[self.epoch]
        bits = self.state.rules.deck.bits
        found: list[int] = []
        urgent: list[int] = []  # they were in the deck of this epoch, and nowhere else
        for slot in self.inside[zone]:
            if self._is_seen(slot):
                continue
            card = design[slot]
            if card == NONE:
                found.append(slot)
            elif left[card] and not bits[card] & self.banned:
                found.append(slot)
                if self.epoch == 0 or crossing[card] == 0:
                    urgent.append(slot)
        if not found:
            return NONE
        if urgent and self.chance.below(DARING):
            found = urgent
        slot = found[self.chance.below(len(found))]
        card = design[slot]
        if card == NONE:
            self.free.append(slot)
            self.free_epoch.append(self.epoch)
            self.free_banned.append(self.banned)
        else:
            left[card] -= 1
        return slot

    def _moved_slot(self, source: int, target: int) -> int:
        """The slot of a card that went from one zone to another unseen."""
        zones = self.reading.zones
        found: list[int] = []
        for slot in self.inside[target]:
            if not self._is_seen(slot):
                found.append(slot)
                continue
            possible = zones[self.token[slot]]
            if target not in possible:
                return slot if source in possible else NONE  # it must have come this way
            if source in possible:
                found.append(slot)
        return found[self.chance.below(len(found))] if found else NONE

    def _can_cross(self) -> bool:
        """Of what was hidden when the deck was shuffled, everybody knows how many there were."""
        left = self.memory.crossing[self.epoch][:]
        for zone in self.inside:
            for slot in zone:
                card = self.design[slot]
                if card != NONE:
                    left[card] -= 1
                    if left[card] < 0:
                        return False
        return True

    # The rest.

    def _fill(self) -> bool:
        """Give the slots that are left a design of what their deck had."""
        bits = self.state.rules.deck.bits
        pools: list[list[int]] = []
        for row in self.left:
            pool: list[int] = []
            for card, number in enumerate(row):
                pool += [card] * number
            self.chance.shuffle(pool)
            pools.append(pool)
        last = len(pools) - 1
        banned = self.memory.banned[last]
        if banned:  # the deck comes first: most kinds are forbidden to it
            deck: list[int] = []
            unknown = len(self.state.deck) - self.state.known[self.seat]
            pool = pools[last]
            for _ in range(unknown):
                at = _allowed(pool, bits, banned)
                if at == NONE:
                    return False
                deck.append(pool.pop(at))
            self.chance.shuffle(deck)
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

    def fill_in(self, other: RawState) -> None:
        """Write what was found into a state."""
        state = self.state
        design = self.design
        for at, slot in enumerate(self.slot_of):
            if slot != NONE:
                number = other.ledger[at]
                other.ledger[at] = number & ((1 << CARD) - 1) | design[slot] << CARD
        slot = 0
        for zone, size in self.sizes:
            cards = sorted(design[slot : slot + size])
            slot += size
            if zone < LIVES:
                other.hands[zone - HAND] = cards
            elif zone < PACK:
                other.lives[zone - LIVES] = cards
            elif zone < SPOT:
                other.packs[zone - PACK] = cards
            elif state.marks[zone - SPOT] & FACE_DOWN:
                other.card[zone - SPOT] = cards[0]
            else:
                other.buried[zone - SPOT] = cards[0]
        top = len(state.deck) - state.known[self.seat]
        other.deck = self.left[-1] + state.deck[top:]


class Mark:
    """A place to go back to while a past is looked for."""

    def __init__(self, past: Past, at: int) -> None:
        self.at = at
        self.tries = 0
        self.design = past.design[:]
        self.token = past.token[:]
        self.placed = past.placed[:]
        self.zones = past.reading.zones[:]
        self.inside = [zone[:] for zone in past.inside]
        self.free = len(past.free)
        self.left = [row[:] for row in past.left]
        self.epoch = past.epoch
        self.banned = past.banned

    def restore(self, past: Past) -> None:
        self.tries += 1
        past.design = self.design[:]
        past.token = self.token[:]
        past.placed = self.placed[:]
        past.reading.zones = self.zones[:]
        past.inside = [zone[:] for zone in self.inside]
        del past.free[self.free :]
        del past.free_epoch[self.free :]
        del past.free_banned[self.free :]
        past.left = [row[:] for row in self.left]
        past.epoch = self.epoch
        past.banned = self.banned


def _allowed(pool: list[int], bits: list[int], banned: int) -> int:
    """The last place of a card that is not of a forbidden kind; NONE if there is none."""
    for at in range(len(pool) - 1, -1, -1):
        if not bits[pool[at]] & banned:
            return at
    return NONE
