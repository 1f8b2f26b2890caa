"""A state that agrees with all a seat was shown, drawn from nothing else.

Hidden from a seat are: which of the tiles it has not seen lie in the bag and which in the box, what
the others have chosen in phase I, and their secret cards. All else is public, and every tile that
was ever laid is still on the grid or won (the end tile may have been put back), so what lies
open now is all that the past has shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.games.envyra import counts
from ludoteka.games.envyra.content import START_TILES
from ludoteka.games.envyra.pieces import NOBODY, NOTHING

if TYPE_CHECKING:
    from ludoteka.games.envyra.state import EnvyraState


def imagine(state: EnvyraState, seat: int, chance: Chance) -> EnvyraState:
    if not 0 <= seat < state.seats:
        raise ValueError(f"seat {seat} is not at a table of {state.seats}")
    other = state.copy()
    other.bag = _bag(state, chance)
    if state.rules.secret_variant and not state.end:
        other.secret_cards = _secret_cards(state, seat, chance)
    for rival in range(state.seats):
        if rival != seat and state.has_chosen(rival):
            moves = state.moves(rival)
            other.choices[rival] = moves[chance.below(len(moves))]
    return other


def _bag(state: EnvyraState, chance: Chance) -> list[int]:
    """Unseen tiles of each kind in random order, as many as the bag must hold of that kind."""
    seen = set(state.grid)
    unseen_start = [
        tile
        for tile in range(START_TILES)
        if state.owner[tile] == NOBODY and tile not in seen
    ]
    candidates = counts.removable(state.rules.tiles, state.seats)
    unseen_basic = [
        tile for tile in candidates if state.owner[tile] == NOBODY and tile not in seen
    ]
    boxed_basic = len(candidates) - counts.kept_basic(state.seats)
    chance.shuffle(unseen_start)
    chance.shuffle(unseen_basic)
    bag = unseen_start[counts.REMOVED_START[state.seats] :] + unseen_basic[boxed_basic:]
    end_tile = state.rules.end_tile
    if state.owner[end_tile] == NOBODY and end_tile not in seen:
        bag.append(end_tile)
    return bag


def _secret_cards(state: EnvyraState, seat: int, chance: Chance) -> list[int]:
    """The cards that neither lie open nor are the seat's own, dealt anew to the others."""
    own = state.secret_cards[seat]
    rest = [
        card
        for card in counts.cards_in_play(state.rules.tiles, state.seats)
        if card != own and card not in state.open_cards
    ]
    chance.shuffle(rest)
    cards = [NOTHING] * state.seats
    for rival in range(state.seats):
        cards[rival] = own if rival == seat else rest.pop()
    return cards
