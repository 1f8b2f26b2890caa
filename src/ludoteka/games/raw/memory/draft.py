"""The draft, as one seat remembers it: which rivals took which of the cards it passed on.

Between two looks at a pack the seat knows which cards were taken and by whom, one each, but not who
took which: such cards and picks are a *group*. What was in a pack when the seat looked at it first
was dealt into it; what was taken before came from the deck, for all it knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.games.raw.cards.ledger import (
    CARD,
    DRAWN,
    EYES,
    HAND,
    LOOKED,
    MOVED,
    PACK,
    SOURCE,
    SPOT,
    TARGET,
    ZONES,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState


class Group:
    """Picks of rivals from one pack between two looks, and the cards that were there, if known."""

    def __init__(self, pack: int, known: bool) -> None:
        self.pack = pack
        self.known = known
        self.cards: list[int] = []  # what was taken, or still lies there
        self.picks: list[int] = []  # movements


class Draft:
    """The groups of all packs, the last of each being what lies there now."""

    def __init__(self, ledger: list[int], seat: int, seats: int) -> None:
        self.ledger = ledger
        self.seat = seat
        self.end = self._find_end()  # so many movements are the draft
        self.groups: list[Group] = []
        self.last: list[int] = []  # by pack: the number of its last group
        self.seen: list[int] = []  # what came from the deck before the seat's eyes
        if self.end:
            self._sort(seats)

    def _find_end(self) -> int:
        for at, number in enumerate(self.ledger):
            kind = number & 7
            zone = number >> (TARGET if kind == DRAWN else SOURCE) & ZONES
            if kind not in (DRAWN, MOVED, LOOKED) or not PACK <= zone < SPOT:
                return at
        return len(self.ledger)

    def _sort(self, seats: int) -> None:
        me = self.seat
        inside: list[list[int]] = [[] for _ in range(seats)]  # used only when the seat looks
        current = [Group(pack, pack == me) for pack in range(seats)]
        for at in range(self.end):
            number = self.ledger[at]
            kind = number & 7
            card = number >> CARD
            if kind == DRAWN:
                pack = (number >> TARGET & ZONES) - PACK
                inside[pack].append(card)
                if pack == me:
                    current[pack].cards.append(card)
                continue
            pack = (number >> SOURCE & ZONES) - PACK
            group = current[pack]
            if kind == MOVED:
                inside[pack].remove(card)
                if number >> TARGET & ZONES != HAND + me:
                    group.picks.append(at)
                elif group.known:
                    group.cards.remove(card)
            elif number >> (EYES + me) & 1:
                cards = sorted(inside[pack])
                if group.known:
                    for card in cards:
                        group.cards.remove(card)
                else:
                    self.seen += cards
                self.groups.append(group)
                current[pack] = Group(pack, True)
                current[pack].cards = cards
        for group in current:
            self.last.append(len(self.groups))
            self.groups.append(group)

    def undeal(self, other: RawState) -> None:
        """What the seat did not see dealt: what was picked from a pack, or lies in it, in order."""
        through: list[list[int]] = [pack[:] for pack in other.packs]
        while len(through) < other.seats:
            through.append([])
        for at in range(self.end):
            number = other.ledger[at]
            if number & 7 == MOVED:
                through[(number >> SOURCE & ZONES) - PACK].append(number >> CARD)
        for cards in through:
            cards.sort(reverse=True)
        for at in range(self.end):
            number = other.ledger[at]
            pack = (number >> TARGET & ZONES) - PACK
            if number & 7 == DRAWN and pack != self.seat:
                other.ledger[at] = number & ((1 << CARD) - 1) | through[pack].pop() << CARD
