"""The draft, as one seat remembers it: which rival took which of the cards it passed on.

Between two looks at a pack the seat knows which cards were taken and by whom, one each, but not who
took which. Such a group of cards and picks is dealt out at random, so that every rival gets the
cards that the seat has seen it with later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.games.raw.ledger import CARD, DRAWN, HAND, PACK, SOURCE, TARGET, ZONES
from ludoteka.games.raw.memory import Group
from ludoteka.games.raw.pieces import NONE

if TYPE_CHECKING:
    from ludoteka.games.raw.imagining import Past


class Undraft:
    """Assigns the slots of all hands to the picks of the draft, backwards to the deal."""

    def __init__(self, past: Past) -> None:
        self.past = past
        self.chance = past.chance
        self.groups: list[Group] = past.memory.groups
        self.cards: list[list[int]] = []  # by group: what is left of its cards
        self.slots: list[list[int]] = []  # by group and pick; NONE: not yet assigned
        self.through: list[list[int]] = [[] for _ in range(past.state.seats)]  # slots by pack
        self._steps = 0
        for group in self.groups:
            self.cards.append([] if group.cards is None else group.cards[:])
            self.slots.append([NONE] * len(group.picks))
        last = {group.pack: number for number, group in enumerate(self.groups)}
        for pack, number in last.items():  # what still lies in the pack was taken by nobody
            if self.groups[number].cards is not None:
                for slot in past.inside[PACK + pack]:
                    self.cards[number].remove(past.design[slot])

    def _take_own(self) -> None:
        """The seat's own picks are the cards it had."""
        past = self.past
        hand = past.inside[HAND + past.seat]
        for at in past.memory.own_picks:
            number = past.ledger[at]
            for slot in hand:
                if past.design[slot] == number >> CARD:
                    break
            hand.remove(slot)
            past.slot_of[at] = slot
            self.through[(number >> SOURCE & ZONES) - PACK].append(slot)

    def _open_pick(self, number: int, taker: int) -> int:
        """A pick of this rival in a group that has no slot yet, or NONE."""
        slots = self.slots[number]
        for at, seat in enumerate(self.groups[number].takers):
            if seat == taker and slots[at] == NONE:
                return at
        return NONE

    def run(self) -> bool:
        """Assign everything; False if it can't be."""
        past = self.past
        self._take_own()
        typed: list[int] = []
        holder: list[int] = []
        for seat in range(past.state.seats):
            if seat != past.seat:
                for slot in past.inside[HAND + seat]:
                    if past.design[slot] != NONE:
                        typed.append(slot)
                        holder.append(seat)
        if not self._assign(typed, holder):
            return False
        for seat in range(past.state.seats):
            if seat != past.seat:
                self._assign_free(seat)
        for number in range(len(self.groups)):
            self._deal_out(number)
        for pack in range(past.state.seats):
            self._undeal(pack)
        return True

    def _assign(self, typed: list[int], holder: list[int]) -> bool:
        """Find a pick for every slot with a design, the one with the fewest chances first."""
        if not typed:
            return True
        self._steps += 1
        if self._steps > 2000:
            return False
        best = NONE
        options: list[int] = []
        for at, slot in enumerate(typed):
            found = self._options(slot, holder[at])
            if not found:
                return False
            if best == NONE or len(found) < len(options):
                best = at
                options = found
                if len(options) == 1:
                    break
        slot = typed[best]
        taker = holder[best]
        rest = typed[:best] + typed[best + 1 :]
        rest_holder = holder[:best] + holder[best + 1 :]
        card = self.past.design[slot]
        self.chance.shuffle(options)
        for number in options:
            known = self.groups[number].cards is not None
            pick = self._open_pick(number, taker)
            self.slots[number][pick] = slot
            if known:
                self.cards[number].remove(card)
            else:
                self.past.left[0][card] -= 1
            if self._assign(rest, rest_holder):
                return True
            self.slots[number][pick] = NONE
            if known:
                self.cards[number].append(card)
            else:
                self.past.left[0][card] += 1
        return False

    def _options(self, slot: int, taker: int) -> list[int]:
        """The groups that this rival can have the slot's card from."""
        card = self.past.design[slot]
        found: list[int] = []
        for number, group in enumerate(self.groups):
            if self._open_pick(number, taker) != NONE:
                known = group.cards is not None
                if card in self.cards[number] if known else self.past.left[0][card]:
                    found.append(number)
        return found

    def _assign_free(self, seat: int) -> None:
        """The rival's other slots, in any order, are its other picks."""
        past = self.past
        blank = [slot for slot in past.inside[HAND + seat] if past.design[slot] == NONE]
        self.chance.shuffle(blank)
        for number in range(len(self.groups)):
            pick = self._open_pick(number, seat)
            while pick != NONE:
                self.slots[number][pick] = blank.pop()
                pick = self._open_pick(number, seat)
        past.inside[HAND + seat] = []

    def _deal_out(self, number: int) -> None:
        """The cards of a group go to the picks that have none yet."""
        past = self.past
        group = self.groups[number]
        slots = self.slots[number]
        for at, slot in enumerate(slots):
            past.slot_of[group.picks[at]] = slot
        self.through[group.pack] += slots
        cards = self.cards[number]
        cards.sort()
        self.chance.shuffle(cards)
        if group.cards is not None:
            for slot in slots:
                if past.design[slot] == NONE:
                    past.design[slot] = cards.pop()

    def _deals(self, pack: int) -> list[int]:
        """The movements that dealt cards into a pack."""
        past = self.past
        return [
            at
            for at in range(past.memory.draft_end)
            if past.ledger[at] & 7 == DRAWN and past.ledger[at] >> TARGET & ZONES == PACK + pack
        ]

    def _undeal(self, pack: int) -> None:
        """The slots that went through a pack were dealt into it."""
        past = self.past
        slots = self.through[pack] + past.inside[PACK + pack]
        past.inside[PACK + pack] = []
        for at in self._deals(pack):
            number = past.ledger[at]
            found = slots[0]
            if past.memory.sees(number):
                for slot in slots:
                    if past.design[slot] == number >> CARD:
                        found = slot
                        break
            slots.remove(found)
            past.slot_of[at] = found
            if past.design[found] == NONE:
                past.free.append(found)
                past.free_epoch.append(0)
                past.free_banned.append(0)
