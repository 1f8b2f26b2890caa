"""Standing orders: "attack until", which comes to ordinary moves (60).

TUR>DEU until           attack with as many as possible until it is conquered, or nobody can
TUR>DEU until 4         ... or fewer than 4 assets are left in Turkey that could attack
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.errors import UnreadableMove
from ludoteka.games.rawsiko.pieces import ACTING, MOST_DICE, NOBODY

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState

EXPECTED: Final = "an order such as 'TUR>DEU until' or 'TUR>DEU until 4'"
MOST: Final = 999


def follow(state: RawsikoState, seat: int, order: str) -> int | None:
    """The next attack of the order; None if the territory is one's own by now, or too few are left.

    What the first attack is refused for, the order is refused for.
    """
    source, target, least = read(state, order)
    notation = state.rules.notation
    owner = state.owner
    if owner[target] == seat or owner[target] == NOBODY:
        return None
    if state.mover != seat or state.phase != ACTING or owner[source] != seat:
        return None
    able = state.able(source)
    if able < least:
        return None
    return notation.step(source, target, min(able, MOST_DICE))


def read(state: RawsikoState, order: str) -> tuple[int, int, int]:
    """Source, target, and how many assets that can attack are the least to go on with."""
    words = order.lower().split()
    if "until" not in words:
        raise UnreadableMove(order, EXPECTED)
    at = words.index("until")
    rest = words[at + 1 :]
    least = 1
    if rest:
        digits = rest[0].isascii() and rest[0].isdigit() and len(rest[0]) < 4
        if len(rest) > 1 or not digits or int(rest[0]) < 1:
            raise UnreadableMove(order, EXPECTED)
        least = int(rest[0])
    notation = state.rules.notation
    step = notation.read(" ".join([*words[:at], "1"]))
    described = notation.describe(step)
    if described["verb"] != "move":
        raise UnreadableMove(order, EXPECTED)
    ids = state.rules.world.ids
    source, target = ids.index(str(described["source"])), ids.index(str(described["target"]))
    return source, target, least
