"""What a seat knows of hidden cards: the ledger, read with its eyes, as a net of ways.

A zone is a *bag*; from one of its movements to the next, its cards are a *node* of the net. A node
begins when a card comes or goes. What comes may be a card that the seat sees, one that comes from
the deck or from a pack of the draft, or one that comes from another bag; what goes before its eyes
is a *sighting*. So the past of every card that was seen is a way through the net, back to where it
came from, and a bag can't be on more ways at a time than it has cards.

All this is the same for everybody who was shown the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.games.raw.cards.ledger import (
    BANS,
    CARD,
    DRAWN,
    EYES,
    GIVEN,
    KINDS,
    MOVED,
    SHOWN,
    SHUFFLED,
    SOURCE,
    SPOT,
    TARGET,
    ZONES,
)
from ludoteka.games.raw.memory.draft import Draft
from ludoteka.games.raw.pieces import FACE_DOWN, NONE

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState

# How a node begins.
LEFT: Final = 0  # a card went
CAME: Final = 1  # one came from another bag
SEEN: Final = 2  # one came before the seat's eyes
DECK: Final = 3  # one came from the deck
PICK: Final = 4  # one was picked from a pack whose cards the seat had seen


class Memory:
    """The net, and what the deck gave that the seat has not seen."""

    def __init__(self, state: RawState, seat: int) -> None:
        self.seat = seat
        self.ledger = state.ledger
        self.draft = Draft(state.ledger, seat, state.seats)
        # By node.
        self.begin: list[int] = []
        self.what: list[int] = []  # the card that was seen, the epoch of the deck, or the group
        self.zone: list[int] = []
        self.size: list[int] = []
        self.before: list[int] = []  # the node before it in its bag
        self.source: list[int] = []  # the node of the other bag, with the card that came
        self.at: list[int] = []  # the movement
        self.banned: list[int] = []  # kinds of monsters that the card that came was not
        # By sighting: the node with the card, and the card.
        self.sight_node: list[int] = []
        self.sight_card: list[int] = []
        # Cards that lie face down now: their nodes, and the least that they can cost.
        self.down_node: list[int] = []
        self.down_cost: list[int] = []
        # By epoch, from one shuffling to the next: what the deck gave, or in the last one can still
        # give, unseen; and whether it is known of some of these cards what they are not.
        self.supply: list[list[int]] = [[0] * len(state.rules.deck.ids)]
        self.strict: list[bool] = [False]
        self.hidden: list[bool] = [False] * (ZONES + 1)  # by zone
        self._last: list[int] = [NONE] * (ZONES + 1)  # by zone: its node now
        self._find_hidden()
        self._read_draft()
        self._read()
        self._read_present(state)
        self.zones = max(self.zone, default=0) + 1

    def _find_hidden(self) -> None:
        """The zones whose cards the seat does not always know."""
        hidden = self.hidden
        shift = EYES + self.seat
        for number in self.ledger:
            if not number >> shift & 1:
                kind = number & 7
                if kind == DRAWN:
                    hidden[number >> TARGET & ZONES] = True
                elif kind == MOVED:
                    hidden[number >> TARGET & ZONES] = True
                    hidden[number >> SOURCE & ZONES] = True

    def _node(self, at: int, begin: int, what: int, zone: int, source: int, banned: int) -> None:
        before = self._last[zone]
        size = 0 if before == NONE else self.size[before]
        self._last[zone] = len(self.begin)
        self.begin.append(begin)
        self.what.append(what)
        self.zone.append(zone)
        self.size.append(size - 1 if begin == LEFT else size + 1)
        self.before.append(before)
        self.source.append(source)
        self.at.append(at)
        self.banned.append(banned)

    def _leave(self, at: int, zone: int) -> int:
        """A card goes: the node that had it. What comes into an empty bag has no past there."""
        node = self._last[zone]
        if self.size[node] == 1:
            self._last[zone] = NONE
        else:
            self._node(at, LEFT, NONE, zone, NONE, 0)
        return node

    def _read_draft(self) -> None:
        """The picks of the rivals."""
        draft = self.draft
        picks: list[int] = [NONE] * draft.end
        for number, group in enumerate(draft.groups):
            for at in group.picks:
                picks[at] = number
        for at, number in enumerate(picks):
            if number != NONE:
                zone = self.ledger[at] >> TARGET & ZONES
                if draft.groups[number].known:
                    self._node(at, PICK, number, zone, NONE, 0)
                else:
                    self._node(at, DECK, 0, zone, NONE, 0)
        for at in range(draft.end):
            entry = self.ledger[at]
            if entry & 7 == DRAWN and not entry >> (EYES + self.seat) & 1:
                self.supply[0][entry >> CARD] += 1
        for card in draft.seen:
            self.supply[0][card] -= 1

    def _read(self) -> None:
        """All that came after the draft."""
        ledger = self.ledger
        hidden = self.hidden
        shift = EYES + self.seat
        epoch = 0
        for at in range(self.draft.end, len(ledger)):
            number = ledger[at]
            kind = number & 7
            source = number >> SOURCE & ZONES
            target = number >> TARGET & ZONES
            seen = number >> shift & 1
            if kind == DRAWN:
                if not seen:
                    self.supply[epoch][number >> CARD] += 1
                    banned = number >> BANS & KINDS
                    self._node(at, DECK, epoch, target, NONE, banned)
                    if banned:
                        self.strict[epoch] = True
                elif hidden[target]:
                    self._node(at, SEEN, number >> CARD, target, NONE, 0)
            elif kind == MOVED and not seen:
                node = self._leave(at, source)
                self._node(at, CAME, NONE, target, node, 0)
            elif kind in (MOVED, SHOWN, GIVEN):
                if kind != GIVEN and hidden[source]:
                    self.sight_node.append(self._leave(at, source))
                    self.sight_card.append(number >> CARD)
                if kind != SHOWN and hidden[target]:
                    self._node(at, SEEN, number >> CARD, target, NONE, 0)
            elif kind == SHUFFLED:
                epoch += 1
                self.supply.append([0] * len(self.supply[0]))
                self.strict.append(False)

    def _read_present(self, state: RawState) -> None:
        unseen = len(state.deck) - state.known[self.seat]
        for card in state.deck[:unseen]:
            self.supply[-1][card] += 1
        self.deck_bans = state.bans[:unseen]
        if max(self.deck_bans, default=0):
            self.strict[-1] = True
        for spot in range(1, len(state.card)):
            if state.marks[spot] & FACE_DOWN and self.hidden[SPOT + spot]:
                self.down_node.append(self._last[SPOT + spot])
                self.down_cost.append(max(state.wounds[spot] + 1, state.paid[spot]))  # V5, V6
