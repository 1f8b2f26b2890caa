"""The set-up (4-9): tiles into the box, onto the grid and into the bag; the cone; the cards.

The order of draws is part of the rules' version: S tiles shuffled, basic tiles shuffled, the start
player, the cards shuffled. A shuffled pile is dealt from its front.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.core.options import OptionError
from ludoteka.games.envyra.content import MOST_CUBES, START_TILES
from ludoteka.games.envyra.counts import (
    REMOVED_BASIC,
    REMOVED_START,
    cards_in_play,
    grid_cells,
    grid_size,
    kept_basic,
    removable,
)
from ludoteka.games.envyra.notation import CELL_NAMES, CELLS
from ludoteka.games.envyra.pieces import EMPTY, EMPTY_HEAP, NOBODY, NOTHING
from ludoteka.games.envyra.state import EnvyraState

if TYPE_CHECKING:
    from ludoteka.games.envyra.game import Envyra

OPEN_CARDS: Final = 2  # envyra.34 A


def start_player(option: str, seats: int, chance: Chance) -> int:
    """By chance, or as agreed (9)."""
    if option == "random":
        return chance.below(seats)
    seat = int(option) - 1
    if seat >= seats:
        raise OptionError(f"start_player {option} is not at a table of {seats}")
    return seat


def set_up(game: Envyra, seats: int, chance: Chance, events: list[Event] | None) -> EnvyraState:
    tiles = game.tiles
    columns, rows = grid_size(game.grid_option, seats)
    cells = grid_cells(columns, rows)

    start = list(range(START_TILES))
    chance.shuffle(start)
    start = start[REMOVED_START[seats] :]  # envyra.5
    basic = removable(tiles, seats)
    chance.shuffle(basic)
    basic = basic[: kept_basic(seats)]

    grid = [EMPTY] * CELLS
    for cell, tile in zip(cells, start, strict=False):  # envyra.6
        grid[cell] = tile
    bag = start[len(cells) :] + basic + [game.end_tile]  # envyra.8
    cone = start_player(game.start_option, seats, chance)

    open_cards: list[int] = []
    secret_cards = [NOTHING] * seats
    if game.open_variant or game.secret_variant:
        cards = cards_in_play(tiles, seats)
        chance.shuffle(cards)
        if game.open_variant:
            open_cards = cards[:OPEN_CARDS]
            cards = cards[OPEN_CARDS:]
        if game.secret_variant:
            secret_cards = cards[:seats]

    state = EnvyraState(
        game,
        seats,
        columns=columns,
        rows=rows,
        cone=cone,
        grid=grid,
        heaps=[EMPTY_HEAP] * CELLS,
        supply=[MOST_CUBES] * seats,  # envyra.7
        boards=[0] * seats,
        choices=[NOTHING] * seats,
        owner=[NOBODY] * len(tiles.ids),
        colours=[0] * seats,
        bag=bag,
        open_cards=open_cards,
        card_owner=[NOBODY] * len(open_cards),
        secret_cards=secret_cards,
    )
    if events is not None:
        events.append(_set_up_event(state, cells))
    return state


def _set_up_event(state: EnvyraState, cells: list[int]) -> Event:
    tiles = state.rules.tiles
    public: dict[str, object] = {
        "columns": state.columns,
        "rows": state.rows,
        "grid": {CELL_NAMES[cell]: tiles.ids[state.grid[cell]] for cell in cells},
        "supply": list(state.supply),
        "bag": len(state.bag),
        "removed": [REMOVED_START[state.seats], REMOVED_BASIC[state.seats]],
        "cone": state.cone,
        "open_cards": [tiles.card_ids[card] for card in state.open_cards],
    }
    private: dict[int, dict[str, object]] = {}
    for seat, card in enumerate(state.secret_cards):
        if card != NOTHING:
            private[seat] = {"secret_card": tiles.card_ids[card]}
    return Event("set_up", public, private)
