"""The end of a round (21-25) and the end of the game (26-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.games.envyra.content import GUARD, MOST_CUBES
from ludoteka.games.envyra.notation import CELL_NAMES
from ludoteka.games.envyra.pieces import EMPTY, EMPTY_HEAP, NOBODY, NOTHING, OVER, PLACING, without
from ludoteka.games.envyra.scoring import END_REASONS, END_RULES

if TYPE_CHECKING:
    from ludoteka.games.envyra.state import EnvyraState

LAST_ROUND: Final = 200  # E-30

# Why a game ended: index into END_REASONS. Of two at once the first is told (E-17).
END_TILE_WON: Final = 1
END_TILE_LEFT: Final = 2
NO_TILE_OPEN: Final = 3
ROUND_LIMIT: Final = 4


def end_round(state: EnvyraState, chance: Chance, events: list[Event] | None) -> None:
    """Refill, cube check, pass the cone (21); a game that ends skips the rest (E-18)."""
    clear_boards(state, events)
    if not refill(state, chance, events):
        end_game(state, END_TILE_LEFT, events)  # envyra.27
        return
    check_cubes(state, events)
    if not all_can_move(state):
        end_game(state, NO_TILE_OPEN, events)  # envyra.28, E-1
        return
    if state.round == LAST_ROUND:
        end_game(state, ROUND_LIMIT, events)
        return
    state.cone = (state.cone + 1) % state.seats  # envyra.25
    state.round += 1
    state.phase = PLACING
    state.step = 0
    state.undecided = (1 << state.seats) - 1
    if events is not None:
        events.append(Event("cone_passed", {"seat": state.cone, "round": state.round}))


def clear_boards(state: EnvyraState, events: list[Event] | None) -> None:
    """What could not be moved returns to its supply (D-C5)."""
    boards = state.boards
    returned: list[int] = []
    cleared = False
    for seat in range(state.seats):
        cubes = 0
        board = boards[seat]
        while board:
            board &= board - 1
            cubes += 1
        if cubes:
            state.supply[seat] += cubes
            boards[seat] = 0
            cleared = True
        returned.append(cubes)
    if cleared and events is not None:
        events.append(Event("boards_cleared", {"returned": returned}))


def refill(state: EnvyraState, chance: Chance, events: list[Event] | None) -> bool:
    """Fill gaps in reading order (22, E-3); False if only the end tile is left for one (23)."""
    game = state.rules
    bag = state.bag
    grid = state.grid
    for cell in game.cells_of_grid(state.columns, state.rows):
        if grid[cell] != EMPTY:
            continue
        if not bag:
            break
        tile = draw(bag, chance)
        if tile == game.end_tile and not anybody_qualifies(state, tile):
            if not bag:
                bag.append(tile)
                return False  # E-19: tiles already laid stay
            tile = draw(bag, chance)
            bag.append(game.end_tile)  # D-C8: back before the next place is filled
            if events is not None:
                events.append(Event("end_tile_put_back", {"tile": game.tiles.ids[game.end_tile]}))
        grid[cell] = tile
        state.occupied |= 1 << cell
        if events is not None:
            public: dict[str, object] = {
                "cell": CELL_NAMES[cell],
                "tile": game.tiles.ids[tile],
                "bag": len(bag),
            }
            events.append(Event("tile_laid", public))
    return True


def draw(bag: list[int], chance: Chance) -> int:
    """One tile from the bag; the last one takes its place."""
    at = chance.below(len(bag))
    tile = bag[at]
    last = bag.pop()
    if at < len(bag):
        bag[at] = last
    return tile


def anybody_qualifies(state: EnvyraState, tile: int) -> bool:
    """One player who meets the condition is enough (E-24)."""
    needs = state.rules.tiles.needs[tile]
    return any(((won | GUARD) - needs) & GUARD == GUARD for won in state.colours)


def check_cubes(state: EnvyraState, events: list[Event] | None) -> None:
    """Who has all cubes on tiles takes all five back (24, GC9)."""
    for seat in range(state.seats):
        if state.supply[seat]:
            continue
        cells: list[str] = []
        for cell, heap in enumerate(state.heaps):
            if heap == EMPTY_HEAP:
                continue
            rest = without(heap, seat)
            if rest != heap:
                state.heaps[cell] = rest
                cells.append(CELL_NAMES[cell])
        state.supply[seat] = MOST_CUBES
        if events is not None:
            events.append(Event("cubes_taken_back", {"seat": seat, "cells": cells}))


def all_can_move(state: EnvyraState) -> bool:
    """Does every player meet the condition of some tile (28 as read in D-C7)? An empty grid: no."""
    needs = state.rules.tiles.needs
    grid = state.grid
    for won in state.colours:
        guarded = won | GUARD
        for tile in grid:
            if tile >= 0 and (guarded - needs[tile]) & GUARD == GUARD:
                break
        else:
            return False
    return True


def end_game(state: EnvyraState, why: int, events: list[Event] | None) -> None:
    """Nothing more is played (26); secret cards are turned over (34 B)."""
    state.end = why
    state.phase = OVER
    state.step = 0
    state.mover = NOBODY
    if events is not None:
        ids = state.rules.tiles.card_ids
        secrets = [ids[card] for card in state.secret_cards if card != NOTHING]
        public: dict[str, object] = {
            "reason": END_REASONS[why],
            "rule": END_RULES[why],
            "secret_cards": secrets,
        }
        events.append(Event("game_over", public))
