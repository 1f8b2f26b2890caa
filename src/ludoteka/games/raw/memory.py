"""What a seat knows of hidden cards: the ledger, read forwards with its eyes.

Every card that the seat saw going into a zone is a *token*: its design is known, and so are the
zones where it can be, more and more of them as cards leave these zones unseen, until the seat sees
it again. Where a design has several copies, it may be open which token was seen; then one is chosen
at random, so each reading of the ledger may come to other tokens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.chance import Chance
from ludoteka.games.raw.ledger import (
    CARD,
    DRAWN,
    EYES,
    GIVEN,
    HAND,
    LACKING,
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
from ludoteka.games.raw.pieces import KIND_BITS, NONE

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState

UNSEEN: Final = -1  # a token that came from the deck unseen
DRAFTED: Final = -2  # one that came with the draft


class Group:
    """Picks of the draft from one pack between two looks, and the cards taken; None: unknown."""

    def __init__(self, pack: int, cards: list[int] | None) -> None:
        self.pack = pack
        self.cards = cards
        self.picks: list[int] = []  # movements
        self.takers: list[int] = []  # by pick


class Memory:
    """What does not depend on chance: the deck's epochs, the draft, and the size of everything."""

    def __init__(self, state: RawState, seat: int) -> None:
        self.seat = seat
        self.seats = state.seats
        self.ledger = state.ledger
        self.zones = SPOT + len(state.card)
        for number in self.ledger:
            self.zones = max(
                self.zones, (number >> SOURCE & ZONES) + 1, (number >> TARGET & ZONES) + 1
            )
        cards = len(state.rules.deck.ids)
        # By epoch, from one shuffling to the next: what the deck gave that the seat has not seen,
        # which cards were hidden somewhere when the epoch began, and the kinds of monsters that
        # the deck was seen to lack when it ended.
        self.supply: list[list[int]] = [[0] * cards]
        self.crossing: list[list[int]] = [[0] * cards]
        self.banned: list[int] = [0]
        self.draft_end = self._find_draft_end()  # so many movements are the draft
        self.groups: list[Group] = []
        self.own_picks: list[int] = []  # movements
        self._read_epochs(cards)
        if self.draft_end:
            self._read_draft()
        unseen = len(state.deck) - state.known[seat]
        for card in state.deck[:unseen]:
            self.supply[-1][card] += 1

    def sees(self, number: int) -> bool:
        return number >> (EYES + self.seat) & 1 != 0

    def _find_draft_end(self) -> int:
        for at, number in enumerate(self.ledger):
            kind = number & 7
            zone = number >> (TARGET if kind == DRAWN else SOURCE) & ZONES
            if kind not in (DRAWN, MOVED, LOOKED) or not PACK <= zone < SPOT:
                return at
        return len(self.ledger)

    def _read_epochs(self, cards: int) -> None:
        hidden = [0] * cards
        for number in self.ledger:
            kind = number & 7
            card = number >> CARD
            if kind in (DRAWN, GIVEN):
                hidden[card] += 1
                if kind == DRAWN and not self.sees(number):
                    self.supply[-1][card] += 1
            elif kind == SHOWN:
                hidden[card] -= 1
            elif kind == SHUFFLED:
                self.supply.append([0] * cards)
                self.crossing.append(hidden[:])
                self.banned.append(0)
            elif kind == LACKING:
                self.banned[-1] |= KIND_BITS[card]

    def _read_draft(self) -> None:
        """Sort the picks into groups. What was in a pack when the seat looked was dealt into it."""
        me = self.seat
        truth: list[list[int]] = [[] for _ in range(self.seats)]
        looked = [pack == me for pack in range(self.seats)]
        current = [Group(pack, [] if pack == me else None) for pack in range(self.seats)]
        for at in range(self.draft_end):
            number = self.ledger[at]
            kind = number & 7
            card = number >> CARD
            if kind == DRAWN:
                pack = (number >> TARGET & ZONES) - PACK
                truth[pack].append(card)
                mine = current[pack].cards
                if mine is not None:
                    mine.append(card)
                continue
            pack = (number >> SOURCE & ZONES) - PACK
            group = current[pack]
            if kind == MOVED:
                truth[pack].remove(card)
                taker = (number >> TARGET & ZONES) - HAND
                if taker == me:
                    if group.cards is not None:
                        group.cards.remove(card)
                    self.own_picks.append(at)
                else:
                    group.picks.append(at)
                    group.takers.append(taker)
            elif self.sees(number):
                seen = sorted(truth[pack])
                if group.cards is not None:
                    for card in seen:
                        group.cards.remove(card)
                if not looked[pack]:
                    looked[pack] = True
                    for card in seen:
                        self.supply[0][card] -= 1
                self.groups.append(group)
                current[pack] = Group(pack, seen)
        self.groups += current


class Reading:
    """The tokens of one reading of the ledger; `works` is false if a choice led astray."""

    def __init__(self, memory: Memory, chance: Chance) -> None:
        self.memory = memory
        self.chance = chance
        self.design: list[int] = []
        self.start: list[int] = []  # the movement that brought it, UNSEEN or DRAFTED
        self.zones: list[list[int]] = []  # where it can be
        self.active: list[int] = []
        self.begun: dict[int, int] = {}  # tokens by the movement that the seat saw bring them
        self.ended: dict[int, int] = {}  # and by the one with which it saw them go
        self.changes: dict[int, list[tuple[int, list[int]]]] = {}  # zones before a movement
        self.works = True
        self._sizes = [0] * memory.zones
        self._stock = [0] * len(memory.supply[0])  # copies that may have come unseen so far
        self._add_stock(0)
        epoch = 0
        self._take_draft()
        for at in range(memory.draft_end, len(memory.ledger)):
            if memory.ledger[at] & 7 == SHUFFLED:
                epoch += 1
                self._add_stock(epoch)
            else:
                self._read(at)
            if not self.works:
                return

    def _add_stock(self, epoch: int) -> None:
        for card, count in enumerate(self.memory.supply[epoch]):
            self._stock[card] += count

    def _token(self, card: int, start: int, zones: list[int]) -> int:
        self.design.append(card)
        self.start.append(start)
        self.zones.append(zones)
        return len(self.design) - 1

    def _take_draft(self) -> None:
        memory = self.memory
        for at in range(memory.draft_end):
            number = memory.ledger[at]
            kind = number & 7
            if kind == DRAWN:
                self._sizes[number >> TARGET & ZONES] += 1
            elif kind == MOVED:
                self._sizes[number >> SOURCE & ZONES] -= 1
                self._sizes[number >> TARGET & ZONES] += 1
        for at in memory.own_picks:
            card = memory.ledger[at] >> CARD
            self.active.append(self._token(card, DRAFTED, [HAND + memory.seat]))
        for group in memory.groups:
            if group.cards is not None:
                cards = group.cards[:]
                self.chance.shuffle(cards)
                zones = [HAND + taker for taker in sorted(set(group.takers))]
                for number, card in enumerate(cards):
                    taken = number < len(group.takers)
                    where = zones if taken else [PACK + group.pack]
                    self.active.append(self._token(card, DRAFTED, where))

    def _read(self, at: int) -> None:
        number = self.memory.ledger[at]
        kind = number & 7
        card = number >> CARD
        source = number >> SOURCE & ZONES
        target = number >> TARGET & ZONES
        seen = self.memory.sees(number)
        if kind in (MOVED, SHOWN):
            self._sizes[source] -= 1
            if seen:
                self._see_going(at, source, card)
            else:
                self._miss_going(at, source, target)
        if kind in (DRAWN, GIVEN, MOVED):
            self._sizes[target] += 1
            if seen:
                token = self._token(card, at, [target])
                self.begun[at] = token
                self.active.append(token)

    def _see_going(self, at: int, zone: int, card: int) -> None:
        """A card that the seat sees leaves a zone: one of its tokens, or one that came unseen."""
        chosen = NONE
        others: list[int] = []
        for token in self.active:
            if self.design[token] == card and zone in self.zones[token]:
                if len(self.zones[token]) == 1:
                    chosen = token
                    break
                others.append(token)
        if chosen == NONE:
            if others and (not self._stock[card] or self.chance.below(4)):
                chosen = others[self.chance.below(len(others))]
            elif self._stock[card]:
                self._stock[card] -= 1
                chosen = self._token(card, UNSEEN, [])
            else:
                self.works = False
                return
        if self.start[chosen] != UNSEEN:
            self.active.remove(chosen)
        self.ended[at] = chosen
        if self._sizes[zone] == 0:
            for token in self.active[:]:
                if zone in self.zones[token]:
                    self._change(at, token, [z for z in self.zones[token] if z != zone])

    def _miss_going(self, at: int, source: int, target: int) -> None:
        """A card that the seat does not see goes from one zone to another."""
        for token in self.active:
            zones = self.zones[token]
            if source in zones:
                if self._sizes[source] == 0:
                    zones = [zone for zone in zones if zone not in (source, target)]
                    self._change(at, token, [*zones, target])
                elif target not in zones:
                    self._change(at, token, [*zones, target])

    def _change(self, at: int, token: int, zones: list[int]) -> None:
        self.changes.setdefault(at, []).append((token, self.zones[token]))
        self.zones[token] = zones
        if not zones:
            self.works = False
