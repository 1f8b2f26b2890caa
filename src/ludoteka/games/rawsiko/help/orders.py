"""Standing orders: "attack until", which comes to ordinary moves (60).

TUR>DEU until           attack with as many as possible until it is conquered, or nobody can
TUR>DEU until 4         ... or fewer than 4 unmoved assets are left in Turkey
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.errors import UnreadableMove
from ludoteka.games.rawsiko.pieces import ACTING, MOST_DICE, NOBODY

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState

EXPECTED: Final = "an order such as 'TUR>DEU until' or 'TUR>DEU until 4'"


def follow(state: RawsikoState, seat: int, order: str) -> int | None:
    """The next attack of the order; None if nothing is left to attack, or too few to do it."""
    source, target, least = read(state, order)
    notation = state.rules.notation
    owner = state.owner
    if owner[target] == seat or owner[target] == NOBODY:
        return None
    if state.mover != seat or state.phase != ACTING or owner[source] != seat:
        return None
    able = state.able(source)
    if state.fresh[source] < least or able < 1:
        return None
    return notation.step(source, target, min(able, MOST_DICE))


def read(state: RawsikoState, order: str) -> tuple[int, int, int]:
    """Source, target, and how many unmoved assets are the least to go on with."""
    words = order.lower().replace("->", ">").replace("→", ">").replace(">", " > ").split()
    ids = [ident.lower() for ident in state.rules.world.ids]
    fits = len(words) in (4, 5) and words[1] == ">" and words[3] == "until"
    if not fits or words[0] not in ids or words[2] not in ids:
        raise UnreadableMove(order, EXPECTED)
    least = 1
    if len(words) == 5:
        digits = words[4].isascii() and words[4].isdigit() and len(words[4]) < 4
        least = int(words[4]) if digits else 0
        if least < 1:
            raise UnreadableMove(order, EXPECTED)
    return ids.index(words[0]), ids.index(words[2]), least
