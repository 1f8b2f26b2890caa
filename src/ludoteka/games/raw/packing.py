"""RAW's state from packed data: numbers within their ranges, lists as long as they have to be.

It is not asked whether the numbers fit each other. Only our own store and our own processes hand
packed states to a game, and a snapshot in the store has a checksum (docs/server.md, "Snapshots").
Tests see to it that the states of a game are in order (tests/engine/raw/invariants).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.packing import PackedError, ints, number, part
from ludoteka.games.raw.pieces import (
    ASKS,
    DRAFTING,
    HUNT_ROW,
    KEEPING,
    MOST_TEXTS,
    MOST_TURNS,
    NOBODY,
    NONE,
    OVER,
    PLACES,
    STARS,
)
from ludoteka.games.raw.state import RawState

if TYPE_CHECKING:
    from ludoteka.games.raw.game import Raw

REGISTERS: Final = [
    "phase",
    "ask",
    "mover",
    "first",
    "active",
    "turn",
    "stars",
    "end",
    "harvested",
    "peeked",
    "disabled",
    "window",
    "at",
    "picked",
    "aimed",
    "loot",
    "victim",
    "text_at",
    "text_end",
    "text_user",
    "text_spot",
    "text_side",
    "text_place",
    "text_self",
    "text_burnt",
    "spell",
    "ran",
]
PARTS: Final = [
    "card",
    "owner",
    "wounds",
    "marks",
    "ability",
    "buried",
    "inside",
    "paid",
    "order",
    "rituals",
    "deck",
    "discard",
    "hunt",
    "known",
    "pending",
    "began",
    "out",
    "attacks",
    "queue",
    "offers",
    "ledger",
    "bans",
]
ROWS: Final = ["hands", "lives", "trophies", "packs"]
MOST_WOUNDS: Final = 255
MOST_LEDGER: Final = 1 << 44


def unpack(game: Raw, data: list[object]) -> RawState:
    """`RawState.pack` backwards; PackedError if a number or a length is out of range."""
    count = 1 + len(PARTS) + len(ROWS)
    if len(data) != count:
        raise PackedError(f"packed state: should have {count} parts, not {len(data)}")
    head = part(data, 0, "head")
    if len(head) != len(REGISTERS):
        raise PackedError(
            f"packed state: head should have {len(REGISTERS)} numbers, not {len(head)}"
        )
    first_row = 1 + len(PARTS)
    seats = len(part(data, first_row, "hands"))
    low, high = type(game).meta.seats
    if not low <= seats <= high:
        raise PackedError(f"packed state: there are {low} to {high} seats, not {seats}")
    state = RawState(game, seats)
    state.lay_out(0, [])
    _read_head(state, head)
    _read_parts(state, data)
    state.hands = _rows(state, data, first_row, seats)
    state.lives = _rows(state, data, first_row + 1, seats)
    state.trophies = _rows(state, data, first_row + 2, seats)
    state.packs = _rows(state, data, first_row + 3, seats if state.phase == DRAFTING else 0)
    return state


def _read_head(state: RawState, head: list[object]) -> None:
    last = state.seats - 1
    designs = len(state.rules.deck.ids) - 1
    spots = state.rules.deck.size
    effects = len(state.rules.deck.effects)
    state.phase = number(head, 0, "phase", DRAFTING, OVER)
    state.ask = number(head, 1, "ask", 0, len(ASKS) - 1)
    state.mover = number(head, 2, "mover", NOBODY, last)
    state.first = number(head, 3, "first", 0, last)
    state.active = number(head, 4, "active", 0, last)
    state.turn = number(head, 5, "turn", 0, MOST_TURNS)
    state.stars = number(head, 6, "stars", 0, STARS)
    state.end = number(head, 7, "end", 0, 3)
    state.harvested = number(head, 8, "harvested", 0, 2)
    state.peeked = number(head, 9, "peeked", 0, STARS)
    state.disabled = number(head, 10, "disabled", 0, 1)
    state.window = number(head, 11, "window", NONE, state.seats)
    state.at = number(head, 12, "at", NONE, 2 * spots)
    state.picked = number(head, 13, "picked", NONE, designs)
    state.aimed = number(head, 14, "aimed", NONE, spots)
    state.loot = number(head, 15, "loot", NONE, designs)
    state.victim = number(head, 16, "victim", NONE, last)
    state.text_at = number(head, 17, "text_at", NONE, effects)
    state.text_end = number(head, 18, "text_end", NONE, effects)
    state.text_user = number(head, 19, "text_user", NONE, last)
    state.text_spot = number(head, 20, "text_spot", NONE, spots)
    state.text_side = number(head, 21, "text_side", 0, 1)
    state.text_place = number(head, 22, "text_place", 0, len(PLACES) - 1)
    state.text_self = number(head, 23, "text_self", NONE, spots)
    state.text_burnt = number(head, 24, "text_burnt", 0, 1)
    state.spell = number(head, 25, "spell", NONE, designs)
    state.ran = number(head, 26, "ran", 0, MOST_TEXTS)


def _read_parts(state: RawState, data: list[object]) -> None:
    seats = state.seats
    designs = len(state.rules.deck.ids) - 1
    spots = state.rules.deck.size
    effects = len(state.rules.deck.effects)
    state.card = ints(data, 1, "card", NONE, designs)
    count = len(state.card)
    if not 1 <= count <= spots + 1:
        raise PackedError(f"packed state: card should have 1 to {spots + 1} numbers, not {count}")
    state.owner = ints(data, 2, "owner", NONE, seats - 1, count)
    state.wounds = ints(data, 3, "wounds", 0, MOST_WOUNDS, count)
    state.marks = ints(data, 4, "marks", 0, 511, count)
    state.ability = ints(data, 5, "ability", NONE, designs, count)
    state.buried = ints(data, 6, "buried", NONE, designs, count)
    state.inside = ints(data, 7, "inside", NONE, 2 * count - 1, count)
    state.paid = ints(data, 8, "paid", 0, STARS, count)
    state.order = ints(data, 9, "order", 1, count - 1)
    state.rituals = ints(data, 10, "rituals", 1, count - 1)
    state.deck = ints(data, 11, "deck", 0, designs)
    state.discard = ints(data, 12, "discard", 0, designs)
    hunt_row = HUNT_ROW if state.rules.hunt and state.phase >= KEEPING else 0
    state.hunt = ints(data, 13, "hunt", NONE, designs, hunt_row)
    state.known = ints(data, 14, "known", 0, len(state.deck), seats)
    state.pending = ints(data, 15, "pending", NONE, 1 << 10, seats)
    state.began = ints(data, 16, "began", 0, 1, seats)
    state.out = ints(data, 17, "out", 0, seats - 1, seats)
    state.attacks = ints(data, 18, "attacks", NONE, max(count, seats) - 1)
    state.queue = ints(data, 19, "queue", NONE, max(effects, spots))
    state.offers = ints(data, 20, "offers", 0, max(seats, len(state.discard)))
    state.ledger = ints(data, 21, "ledger", 0, MOST_LEDGER)
    state.bans = ints(data, 22, "bans", 0, 15, len(state.deck))


def _rows(state: RawState, data: list[object], at: int, count: int) -> list[list[int]]:
    name = ROWS[at - 1 - len(PARTS)]
    rows = part(data, at, name)
    if len(rows) != count:
        raise PackedError(f"packed state: {name} should have {count} lists, not {len(rows)}")
    designs = len(state.rules.deck.ids) - 1
    return [ints(rows, place, name, 0, designs) for place in range(count)]
