"""RAW's state from packed data, with care: damaged data is named, never played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.packing import PackedError, ints, part
from ludoteka.games.raw.state import RawState

if TYPE_CHECKING:
    from ludoteka.games.raw.game import Raw

REGISTERS: Final = 26
PARTS: Final = 21
ROWS: Final = 4


def unpack(game: Raw, data: list[object]) -> RawState:
    """`RawState.pack` backwards; what never was a state is refused."""
    count = 1 + PARTS + ROWS
    if len(data) != count:
        raise PackedError(f"packed state: should have {count} parts, not {len(data)}")
    big = 1 << 40
    head = ints(data, 0, "head", -1, big, REGISTERS)
    lists = [ints(data, 1 + at, "a list", -1, big) for at in range(PARTS)]
    rows = [_rows(data, 1 + PARTS + at) for at in range(ROWS)]
    seats = len(rows[0])
    state = RawState(game, seats, head[3], lists[10])
    (
        state.phase,
        state.ask,
        state.mover,
        state.first,
        state.active,
        state.turn,
        state.stars,
        state.end,
        state.harvested,
        state.peeked,
        state.disabled,
        state.window,
        state.at,
        state.picked,
        state.aimed,
        state.loot,
        state.victim,
        state.text_at,
        state.text_end,
        state.text_user,
        state.text_spot,
        state.text_side,
        state.text_place,
        state.text_self,
        state.text_burnt,
        state.spell,
    ) = head
    (
        state.card,
        state.owner,
        state.wounds,
        state.marks,
        state.ability,
        state.buried,
        state.inside,
        state.paid,
        state.order,
        state.rituals,
        state.deck,
        state.discard,
        state.hunt,
        state.known,
        state.pending,
        state.began,
        state.out,
        state.attacks,
        state.queue,
        state.offers,
        state.ledger,
    ) = lists
    state.hands, state.lives, state.trophies, state.packs = rows
    return state


def _rows(data: list[object], at: int) -> list[list[int]]:
    rows = part(data, at, "rows")
    return [ints(rows, place, "a row", 0, 1 << 20) for place in range(len(rows))]
