"""A past that agrees with what a seat has seen: a way through the net for every card of it.

A way leads from where its card was seen back to where it came from (`ways`). One that finds no room
any more pushes others aside, which are laid anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.chance import Chance
from ludoteka.games.raw.memory.ways import CAME, DECK, LEFT, PICK, SEEN, Memory
from ludoteka.games.raw.pieces import (
    NONE,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState

MOST_FORCED: Final = 300  # ways of an attempt that push others aside
DARING: Final = 8  # one way in so many leads through more bags than it must
FAITH: Final = 4  # all but one in so many: a card seen coming is the one seen going
CLASH: Final = 2  # what it costs to push another way aside
HEAT: Final = 16  # and so much more each time
FAR: Final = 1 << 28  # more than any way costs


class Past:
    """One past that fits a memory.

    A way is a list of nodes from its end back to where its card came from. It ends where the card
    was seen going, or where it lies face down now. A way without an end has one node: its card came
    from the deck here, as it can't be where other cards of the deck are.
    """

    def __init__(self, state: RawState, memory: Memory, chance: Chance) -> None:
        self.state = state
        self.memory = memory
        self.chance = chance
        self.bits = state.rules.deck.bits
        self.cost = state.rules.deck.cost
        # By way.
        downs = len(memory.down_node)
        self.card: list[int] = memory.sight_card + [NONE] * downs  # NONE: as it comes
        self.least: list[int] = [0] * len(memory.sight_card) + memory.down_cost  # its price
        self.end: list[int] = memory.sight_node + memory.down_node
        self.way: list[list[int]] = [[] for _ in self.end]
        # By node.
        self.room: list[int] = memory.size[:]  # for so many ways
        self.owner: list[int] = [NONE] * len(memory.size)  # the way of the card that came
        self.heat: list[int] = [0] * len(memory.size)  # it was fought over
        # What is left of the decks by epoch, and of the groups of the draft.
        self.left: list[list[int]] = [row[:] for row in memory.supply]
        self.rest: list[list[int]] = [group.cards[:] for group in memory.draft.groups]
        self.wanted: dict[int, int] = {}  # heat of their cards
        self.torn: list[int] = []  # ways to be laid anew
        self.epoch: dict[int, int] = {}  # of the ways without an end
        self.pools: list[list[int]] = []  # by epoch: what else came from the deck, the last first

    def reconstruct(self) -> bool:
        """Lay all ways; False if they don't come to rest."""
        for way in range(len(self.end)):
            if not self._lay(way) and not self._force(way):
                return False
        forced = 0
        while self.torn or not self._share_out():
            way = self.torn.pop(self.chance.below(len(self.torn)))
            if not self._lay(way):
                forced += 1
                if forced > MOST_FORCED or not self._force(way):
                    return False
        return True

    # What a way can begin with.

    def _fits(self, way: int, card: int) -> bool:
        wanted = self.card[way]
        return card == wanted if wanted != NONE else self.cost[card] >= self.least[way]

    def _of_deck(self, way: int, node: int, row: list[int]) -> list[int]:
        """The fitting cards of a deck that can have come here."""
        banned = self.memory.banned[node]
        wanted = self.card[way]
        if wanted != NONE:
            return [wanted] if row[wanted] and not self.bits[wanted] & banned else []
        found: list[int] = []
        for card, count in enumerate(row):
            if count and self._fits(way, card) and not self.bits[card] & banned:
                found += [card] * count
        return found

    def _beginnings(self, way: int, node: int) -> list[int]:
        """The cards that this way can begin with here."""
        begin = self.memory.begin[node]
        what = self.memory.what[node]
        if begin == DECK:
            return self._of_deck(way, node, self.left[what])
        if begin == PICK:
            return [card for card in self.rest[what] if self._fits(way, card)]
        return [what] if begin == SEEN and self._fits(way, what) else []

    def _could_begin(self, way: int, node: int) -> bool:
        """Could it begin here, if no other way had such a card?"""
        begin = self.memory.begin[node]
        what = self.memory.what[node]
        if begin == DECK:
            return len(self._of_deck(way, node, self.memory.supply[what])) > 0
        if begin == PICK:
            for card in self.memory.draft.groups[what].cards:
                if self._fits(way, card):
                    return True
        return False

    # Laying a way.

    def _lay(self, way: int) -> bool:
        """Lay a way where there is room, most often within one bag; False if there is none."""
        memory = self.memory
        card = self.card[way]
        node = self.end[way]
        if node == NONE:
            return self._lay_short(way, False)
        if card == NONE:
            return self._explore(way, False)
        doors = False
        found: list[int] = []
        while node != NONE and self.room[node]:
            begin = memory.begin[node]
            if begin != LEFT and self.owner[node] == NONE:
                what = memory.what[node]
                if begin == CAME:
                    doors = True
                elif begin == DECK:
                    if self.left[what][card] and not self.bits[card] & memory.banned[node]:
                        found.append(node)
                elif begin == PICK:
                    if card in self.rest[what]:
                        found.append(node)
                elif what == card:
                    found.append(node)
                    break
            node = memory.before[node]
        if not found or (doors and not self.chance.below(DARING)):
            return doors and self._explore(way, True)
        goal = found[-1]
        if len(found) > 1 and (memory.begin[goal] != SEEN or not self.chance.below(FAITH)):
            goal = found[self.chance.below(len(found))]
        nodes: list[int] = []
        node = self.end[way]
        while node != goal:
            nodes.append(node)
            node = memory.before[node]
        nodes.append(goal)
        self._take(way, nodes)
        return True

    def _explore(self, way: int, further: bool) -> bool:
        """Look through bag after bag, those first that are fewer movements away."""
        memory = self.memory
        after: dict[int, int] = {self.end[way]: NONE}
        found: list[int] = []
        level = [self.end[way]]
        while level:
            doors: list[int] = []
            for start in level:
                node = start
                while self.room[node]:
                    begin = memory.begin[node]
                    if begin != LEFT and self.owner[node] == NONE:
                        if begin == CAME:
                            doors.append(node)
                        elif self._beginnings(way, node):
                            found.append(node)
                    later = node
                    node = memory.before[node]
                    if node == NONE or node in after:
                        break
                    after[node] = later
            if found and not further and self.chance.below(DARING):
                break
            further = False
            level = []
            for door in doors:
                node = memory.source[door]
                if node not in after:
                    after[node] = door
                    level.append(node)
        if not found:
            return False
        self._take(way, _trace(after, found[self.chance.below(len(found))]))
        return True

    def _take(self, way: int, nodes: list[int]) -> None:
        """Lay a way along these nodes."""
        memory = self.memory
        goal = nodes[-1]
        what = memory.what[goal]
        if self.card[way] == NONE:
            cards = self._beginnings(way, goal)
            self.card[way] = cards[self.chance.below(len(cards))]
        if memory.begin[goal] == DECK:
            self.left[what][self.card[way]] -= 1
        elif memory.begin[goal] == PICK:
            self.rest[what].remove(self.card[way])
        self.way[way] = nodes
        self.owner[goal] = way
        if self.end[way] == NONE:
            return
        later = NONE
        for node in nodes:
            self.room[node] -= 1
            if later != NONE and memory.before[later] != node:
                self.owner[later] = way
            later = node

    def _tear(self, way: int) -> None:
        """Take a way back; it will be laid anew."""
        memory = self.memory
        nodes = self.way[way]
        goal = nodes[-1]
        if memory.begin[goal] == DECK:
            self.left[memory.what[goal]][self.card[way]] += 1
        elif memory.begin[goal] == PICK:
            self.rest[memory.what[goal]].append(self.card[way])
        for node in nodes:
            if self.owner[node] == way:
                self.owner[node] = NONE
            if self.end[way] != NONE:
                self.room[node] += 1
        if self.least[way]:
            self.card[way] = NONE
        self.way[way] = []
        self.torn.append(way)

    # Pushing others aside.

    def _force(self, way: int) -> bool:
        """Lay a way where it costs least to push others aside, the more so the more often."""
        memory = self.memory
        end = self.end[way]
        if end == NONE:
            return self._lay_short(way, True)
        cost = [FAR] * (end + 1)
        cost[end] = self._price(end)
        after: dict[int, int] = {end: NONE}
        best = FAR
        goal = NONE
        for node in range(end, -1, -1):
            if cost[node] >= best:
                continue
            begin = memory.begin[node]
            if begin != LEFT:
                here = cost[node]
                if self.owner[node] != NONE:
                    here += CLASH + self.heat[node] + self.chance.below(CLASH)
                if begin == CAME:
                    there = memory.source[node]
                    here += self._price(there)
                    if here < cost[there]:
                        cost[there] = here
                        after[there] = node
                elif here < best:
                    here += self._price_of_card(way, node)
                    if here < best:
                        best = here
                        goal = node
            there = memory.before[node]
            if there != NONE:
                here = cost[node] + self._price(there)
                if here < cost[there]:
                    cost[there] = here
                    after[there] = node
        if goal == NONE:
            return False
        nodes = _trace(after, goal)
        self._clear(nodes)
        while not self._beginnings(way, goal):
            self._free_card(way, goal)
        self._take(way, nodes)
        return True

    def _price(self, node: int) -> int:
        """What it costs to be here."""
        if self.room[node]:
            return 0
        return CLASH + self.heat[node] + self.chance.below(CLASH)

    def _price_of_card(self, way: int, node: int) -> int:
        """What it costs to begin here."""
        if self._beginnings(way, node):
            return 0
        if not self._could_begin(way, node):
            return FAR
        heat = self.wanted.get(self._wish(way, node), 0)
        return CLASH + heat + self.chance.below(CLASH)

    def _wish(self, way: int, node: int) -> int:
        """A number for the way's card, of this deck or group."""
        what = 2 * self.memory.what[node] + (1 if self.memory.begin[node] == PICK else 0)
        return what << 16 | self.card[way] + 1

    def _clear(self, nodes: list[int]) -> None:
        """Push aside what is in the way."""
        for place, node in enumerate(nodes):
            comes = place == len(nodes) - 1 or self.memory.before[node] != nodes[place + 1]
            if comes and self.owner[node] != NONE:
                self.heat[node] += HEAT
                self._tear(self.owner[node])
            if not self.room[node]:
                self.heat[node] += HEAT
                there: list[int] = []
                for way, others in enumerate(self.way):
                    if self.end[way] != NONE and node in others:
                        there.append(way)
                self._tear(there[self.chance.below(len(there))])

    def _free_card(self, way: int, goal: int) -> None:
        """Push aside a way that has such a card of the same deck or group."""
        memory = self.memory
        wish = self._wish(way, goal)
        self.wanted[wish] = self.wanted.get(wish, 0) + HEAT
        begin = memory.begin[goal]
        what = memory.what[goal]
        found: list[int] = []
        for other, nodes in enumerate(self.way):
            if not nodes or not self._fits(way, self.card[other]):
                continue
            if memory.begin[nodes[-1]] == begin and memory.what[nodes[-1]] == what:
                found.append(other)
        self._tear(found[self.chance.below(len(found))])

    # What is on no way.

    def _share_out(self) -> bool:
        """Share out what is left of the decks; False if a card fits nowhere, and gets a way."""
        memory = self.memory
        bans: list[list[int]] = [[] for _ in self.left]
        for node, begin in enumerate(memory.begin):
            if begin == DECK and self.owner[node] == NONE:
                bans[memory.what[node]].append(memory.banned[node])
        self.pools = []
        for epoch, row in enumerate(self.left):
            pool: list[int] = []
            for card, count in enumerate(row):
                pool += [card] * count
            self.chance.shuffle(pool)
            if memory.strict[epoch]:
                places = bans[epoch]
                if epoch == len(self.left) - 1:
                    places += memory.deck_bans[::-1]
                for place, card in enumerate(pool):
                    if self.bits[card] & places[place] and not self._exchange(pool, places, place):
                        self._add_short(epoch, pool[place])
                        return False
            pool.reverse()
            self.pools.append(pool)
        return True

    def _exchange(self, pool: list[int], places: list[int], place: int) -> bool:
        """Let the card of a place change with others, in a ring, until it and they fit."""
        comes: list[int] = [NONE] * len(pool)  # by place: from which one its new card comes
        queue = [place]
        for here in queue:
            bits = self.bits[pool[here]]
            start = self.chance.below(len(pool))
            for step in range(len(pool)):
                there = (start + step) % len(pool)
                if comes[there] == NONE and not bits & places[there]:
                    comes[there] = here
                    queue.append(there)
            if comes[place] != NONE:
                card = pool[comes[place]]
                there = comes[place]
                while there != place:
                    pool[there] = pool[comes[there]]
                    there = comes[there]
                pool[place] = card
                return True
        return False

    def _add_short(self, epoch: int, card: int) -> None:
        self.torn.append(len(self.end))
        self.card.append(card)
        self.least.append(0)
        self.end.append(NONE)
        self.way.append([])
        self.epoch[len(self.end) - 1] = epoch

    def _lay_short(self, way: int, force: bool) -> bool:
        """Let the card be one of those that came from its deck unseen."""
        memory = self.memory
        epoch = self.epoch[way]
        card = self.card[way]
        if not self.left[epoch][card]:
            return True  # it is on another way now
        found: list[int] = []
        for node, begin in enumerate(memory.begin):
            if begin != DECK or memory.what[node] != epoch or self.bits[card] & memory.banned[node]:
                continue
            if force or self.owner[node] == NONE:
                found.append(node)
        if not found:
            return False
        node = found[self.chance.below(len(found))]
        if self.owner[node] != NONE:
            self._tear(self.owner[node])
        self._take(way, [node])
        return True


def _trace(after: dict[int, int], goal: int) -> list[int]:
    """The nodes from a way's end to where it begins."""
    nodes: list[int] = []
    node = goal
    while node != NONE:
        nodes.append(node)
        node = after[node]
    nodes.reverse()
    return nodes
