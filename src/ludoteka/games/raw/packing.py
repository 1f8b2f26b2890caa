"""RAW's state from packed data: numbers within their ranges, lists as long as they have to be.

It is not asked whether the numbers fit each other. Only our own store and our own processes hand
packed states to a game, and a snapshot in the store has a checksum (docs/server.md, "Snapshots").
Tests see to it that the states of a game are in order (tests/engine/raw/invariants).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

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

# The fields of a state, once, in the order in which `RawState.pack` writes them. What copies and
# packs a state is written out for speed in state.py; tests/engine/core/test_state_fields.py holds
# it to the fields that there are. A bound in words is a number of the table at hand (`_limits`).
Bound: TypeAlias = int | str

MOST_WOUNDS: Final = 255
MOST_LEDGER: Final = 1 << 44
NUMBERS: Final[list[tuple[str, Bound, Bound]]] = [
    ("phase", DRAFTING, OVER),
    ("ask", 0, len(ASKS) - 1),
    ("mover", NOBODY, "last seat"),
    ("first", 0, "last seat"),
    ("active", 0, "last seat"),
    ("turn", 0, MOST_TURNS),
    ("stars", 0, STARS),
    ("end", 0, 3),
    ("harvested", 0, 2),
    ("peeked", 0, STARS),
    ("disabled", 0, 1),
    ("window", NONE, "seats"),
    ("at", NONE, "twice the cards"),
    ("picked", NONE, "last design"),
    ("aimed", NONE, "cards"),
    ("loot", NONE, "last design"),
    ("victim", NONE, "last seat"),
    ("text_at", NONE, "effects"),
    ("text_end", NONE, "effects"),
    ("text_user", NONE, "last seat"),
    ("text_spot", NONE, "cards"),
    ("text_side", 0, 1),
    ("text_place", 0, len(PLACES) - 1),
    ("text_self", NONE, "cards"),
    ("text_burnt", 0, 1),
    ("spell", NONE, "last design"),
    ("ran", 0, MOST_TEXTS),
]
# Lists: their numbers from and to, and how many there are if that is known.
LISTS: Final[list[tuple[str, Bound, Bound, Bound | None]]] = [
    ("card", NONE, "last design", "spots"),
    ("owner", NONE, "last seat", "spots"),
    ("wounds", 0, MOST_WOUNDS, "spots"),
    ("marks", 0, 511, "spots"),
    ("ability", NONE, "last design", "spots"),
    ("buried", NONE, "last design", "spots"),
    ("inside", NONE, "last inside", "spots"),
    ("paid", 0, STARS, "spots"),
    ("order", 1, "last spot", None),
    ("rituals", 1, "last spot", None),
    ("deck", 0, "last design", None),
    ("discard", 0, "last design", None),
    ("hunt", NONE, "last design", "hunt row"),
    ("known", 0, "deck", "seats"),
    ("pending", NONE, 1 << 10, "seats"),
    ("began", 0, 1, "seats"),
    ("out", 0, "last seat", "seats"),
    ("attacks", NONE, "last attacked", None),
    ("queue", NONE, "last queued", None),
    ("offers", 0, "last offered", None),
    ("ledger", 0, MOST_LEDGER, None),
    ("bans", 0, 15, "deck"),
]
ROWS: Final = ["hands", "lives", "trophies", "packs"]  # lists of cards, by seat
FIRST_LIST: Final = 1
FIRST_ROW: Final = FIRST_LIST + len(LISTS)


def unpack(game: Raw, data: list[object]) -> RawState:
    """`RawState.pack` backwards; PackedError if a number or a length is out of range."""
    count = FIRST_ROW + len(ROWS)
    if len(data) != count:
        raise PackedError(f"packed state: should have {count} parts, not {len(data)}")
    head = part(data, 0, "head")
    if len(head) != len(NUMBERS):
        raise PackedError(f"packed state: head should have {len(NUMBERS)} numbers, not {len(head)}")
    seats = len(part(data, FIRST_ROW, "hands"))
    low, high = type(game).meta.seats
    if not low <= seats <= high:
        raise PackedError(f"packed state: there are {low} to {high} seats, not {seats}")
    state = RawState(game, seats)
    state.lay_out(0, [])
    limits = _limits(game, seats, data)
    for at, (name, least, most) in enumerate(NUMBERS):
        setattr(state, name, number(head, at, name, _in(limits, least), _in(limits, most)))
    limits["hunt row"] = HUNT_ROW if game.hunt and state.phase >= KEEPING else 0
    for at, (name, least, most, length) in enumerate(LISTS, FIRST_LIST):
        wanted = None if length is None else _in(limits, length)
        setattr(state, name, ints(data, at, name, _in(limits, least), _in(limits, most), wanted))
    for at, name in enumerate(ROWS, FIRST_ROW):
        wanted = 0 if name == "packs" and state.phase != DRAFTING else seats
        setattr(state, name, _rows(state, data, at, name, wanted))
    return state


def _limits(game: Raw, seats: int, data: list[object]) -> dict[str, int]:
    """What the bounds in words come to with this deck, so many seats and lists of this length."""
    cards, effects = game.deck.size, len(game.deck.effects)
    length = {name: len(part(data, at, name)) for at, (name, *_) in enumerate(LISTS, FIRST_LIST)}
    spots = length["card"]
    if not 1 <= spots <= cards + 1:
        raise PackedError(f"packed state: card should have 1 to {cards + 1} numbers, not {spots}")
    return {
        "seats": seats,
        "last seat": seats - 1,
        "last design": len(game.deck.ids) - 1,
        "cards": cards,
        "twice the cards": 2 * cards,
        "effects": effects,
        "spots": spots,
        "last spot": spots - 1,
        "last inside": 2 * spots - 1,
        "last attacked": max(spots, seats) - 1,
        "last queued": max(effects, cards),
        "last offered": max(seats, length["discard"]),
        "deck": length["deck"],
    }


def _in(limits: dict[str, int], bound: Bound) -> int:
    return bound if isinstance(bound, int) else limits[bound]


def _rows(state: RawState, data: list[object], at: int, name: str, count: int) -> list[list[int]]:
    rows = part(data, at, name)
    if len(rows) != count:
        raise PackedError(f"packed state: {name} should have {count} lists, not {len(rows)}")
    designs = len(state.rules.deck.ids) - 1
    return [ints(rows, place, name, 0, designs) for place in range(count)]
