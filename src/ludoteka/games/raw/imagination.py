"""A state that agrees with all a seat was ever shown, drawn from nothing else.

For every hidden card that the seat has seen (`memory.ways`) a way is laid through the past
(`memory.past`). Then the past is played forwards: cards that are on no way go where cards went, at
random, and what came unseen from the deck or from the packs of the draft is what these had left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.chance import Chance
from ludoteka.games.raw import notation
from ludoteka.games.raw.cards.ledger import CARD, LIVES, PACK, SPOT
from ludoteka.games.raw.memory.past import Past
from ludoteka.games.raw.memory.ways import CAME, DECK, LEFT, SEEN, Memory
from ludoteka.games.raw.pieces import (
    ASK_BURY,
    ASK_LAY,
    ASK_LOOT,
    ASK_PAY,
    ASK_STAKE,
    DRAFTING,
    FACE_DOWN,
    KEEPING,
    NONE,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState


MOST_ATTEMPTS: Final = 400


def imagine(state: RawState, seat: int, chance: Chance) -> RawState:
    if not 0 <= seat < state.seats:
        raise ValueError(f"seat {seat} is not at a table of {state.seats}")
    other = state.copy()
    if state.end:
        return other  # everything is shown (X16)
    memory = Memory(state, seat)
    for _ in range(MOST_ATTEMPTS):
        past = Past(state, memory, chance)
        if past.reconstruct():
            _fill_in(past, other)
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


def _fill_in(past: Past, other: RawState) -> None:
    """Play the past and write it into a state."""
    memory = past.memory
    pools = past.pools
    for cards in past.rest:
        cards.sort()
        past.chance.shuffle(cards)
    bags: list[list[int]] = [[] for _ in range(memory.zones)]
    for node, begin in enumerate(memory.begin):
        if begin == LEFT:
            continue
        owner = past.owner[node]
        what = memory.what[node]
        bag = bags[memory.zone[node]]
        if begin == SEEN:
            if owner == NONE:
                bag.append(what)
            continue
        if owner != NONE:
            card = past.card[owner]
            if past.end[owner] == NONE:
                bag.append(card)
        else:
            if begin == CAME:
                cards = bags[memory.zone[memory.source[node]]]
                card = cards.pop(past.chance.below(len(cards)))
            elif begin == DECK:
                card = pools[what].pop()
            else:
                card = past.rest[what].pop()
            bag.append(card)
        at = memory.at[node]
        other.ledger[at] = other.ledger[at] & ((1 << CARD) - 1) | card << CARD
    for way in range(len(memory.sight_node), len(memory.sight_node) + len(memory.down_node)):
        bags[memory.zone[past.end[way]]].append(past.card[way])
    _put(memory, other, bags)
    for pack, cards in enumerate(other.packs):
        group = memory.draft.last[pack]
        if memory.draft.groups[group].known:
            other.packs[pack] = sorted(past.rest[group])
        else:
            other.packs[pack] = sorted([pools[0].pop() for _ in cards])
    memory.draft.undeal(other)
    top = len(past.state.deck) - past.state.known[memory.seat]
    other.deck = pools[-1] + past.state.deck[top:]


def _put(memory: Memory, other: RawState, bags: list[list[int]]) -> None:
    """What is in the bags now."""
    for zone, bag in enumerate(bags):
        if not memory.hidden[zone]:
            continue
        bag.sort()
        if zone < LIVES:
            other.hands[zone] = bag
        elif zone < PACK:
            other.lives[zone - LIVES] = bag
        elif zone >= SPOT and bag:
            if other.marks[zone - SPOT] & FACE_DOWN:
                other.card[zone - SPOT] = bag[0]
            else:
                other.buried[zone - SPOT] = bag[0]
