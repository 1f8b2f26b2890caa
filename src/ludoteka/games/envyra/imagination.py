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
    """Unseen tiles of each kind in random order, as many as the bag must hold of that kind.

    A scene may have another number of tiles in play than rule 5 leaves: then nobody can tell how
    many of each kind are in the bag, and any of the unseen tiles may be.
    """
    candidates = counts.removable(state.rules.tiles, state.seats)
    start = _unseen(state, list(range(START_TILES)))
    basic = _unseen(state, candidates)
    end = _unseen(state, [state.rules.end_tile])
    in_bag = len(state.bag)  # public
    boxed_start = counts.REMOVED_START[state.seats]
    boxed_basic = len(candidates) - counts.kept_basic(state.seats)
    by_rule = boxed_start <= len(start) and boxed_basic <= len(basic)
    if by_rule and len(start) + len(basic) + len(end) - boxed_start - boxed_basic == in_bag:
        chance.shuffle(start)
        chance.shuffle(basic)
        return start[boxed_start:] + basic[boxed_basic:] + end
    unseen = start + basic + end
    chance.shuffle(unseen)
    return unseen[:in_bag]


def _unseen(state: EnvyraState, tiles: list[int]) -> list[int]:
    return [tile for tile in tiles if state.owner[tile] == NOBODY and tile not in state.grid]


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
