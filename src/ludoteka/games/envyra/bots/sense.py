"""What a bot values in Envyra, in thousandths of a point.

A tile is worth its points, what it adds to sets and cards, and a little for a colour not yet won.
A place on a tile is worth that, times the chance to get it. The estimates are rough and cheap;
search goes further than they do.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.chance import Chance
from ludoteka.core.game import Sense, State
from ludoteka.games.envyra import scoring
from ludoteka.games.envyra.content import NO_THEME, UNIT
from ludoteka.games.envyra.notation import FIRST_MOVING, cells_of
from ludoteka.games.envyra.phases.movement import is_open
from ludoteka.games.envyra.pieces import EMPTY, EMPTY_HEAP, MOVING, NOBODY, cubes_of
from ludoteka.games.envyra.state import EnvyraState

POINT: Final = 1000
FIRST_COLOUR: Final = 1200  # opens restricted tiles, and the end tile wants all three
FIRST_SYMBOL: Final = 600
SPARE_SYMBOL: Final = 400
SECOND_CUBE: Final = 300  # a cube in the supply is worth something too
BLOCKED: Final = -1000
VICTORY: Final = 30000
ENDING_AHEAD: Final = 2500
ENDING_BEHIND: Final = -1500


class EnvyraSense(Sense):
    def weigh(self, imagined: State, seat: int, chance: Chance) -> list[int]:
        state = seen(imagined)
        moves = state.moves(seat)
        if state.phase == MOVING:
            return [_after_moving(state, seat, move, chance) for move in moves]
        places = [0] * len(state.grid)
        for cell, tile in enumerate(state.grid):
            if tile != EMPTY:
                # Equal players must not always collide, so each has a mood: 0.2 to 1.8.
                mood = 200 + chance.below(1601)
                places[cell] = place_worth(state, seat, cell) * mood // POINT
        values: list[int] = []
        for move in moves:
            cells = cells_of(move)
            value = sum([places[cell] for cell in cells]) - SECOND_CUBE * (len(cells) - 1)
            values.append(value)
        return values


def seen(state: State) -> EnvyraState:
    """A state of this game; a sense of it understands no others."""
    if not isinstance(state, EnvyraState):
        raise TypeError("this is a sense of Envyra's states")
    return state


def total(state: EnvyraState, seat: int) -> int:
    return sum(scoring.parts(state, seat, True).values())


def tile_worth(state: EnvyraState, seat: int, tile: int) -> int:
    """What winning the tile would be worth to the seat."""
    tiles = state.rules.tiles
    value = tiles.points[tile] * POINT
    theme = tiles.theme[tile]
    if theme == NO_THEME:
        best = max([total(state, other) for other in range(state.seats) if other != seat])
        ahead = total(state, seat) + tiles.points[tile] > best
        return value + (ENDING_AHEAD if ahead else ENDING_BEHIND)
    won = state.won_by(seat)
    symbol = tiles.symbol[tile]
    if any(tiles.symbol[other] == symbol for other in won):
        value += SPARE_SYMBOL
    else:
        symbols = len({tiles.symbol[other] for other in won if tiles.theme[other] == theme})
        gain = scoring.SET_VALUE[symbols + 1] - scoring.SET_VALUE[symbols]
        value += gain * POINT + (FIRST_SYMBOL if symbols == 0 else 0)
        value += cards_worth(state, seat, symbol)
    if state.colours[seat] // UNIT[theme] & 127 == 0:
        value += FIRST_COLOUR
    return value


def cards_worth(state: EnvyraState, seat: int, symbol: int) -> int:
    """A share of each card that still wants this symbol."""
    tiles = state.rules.tiles
    value = 0
    for place, card in enumerate(state.open_cards):
        if state.card_owner[place] == NOBODY and symbol in tiles.card_symbols[card]:
            value += tiles.card_points[card] * POINT // (2 * len(tiles.card_symbols[card]))
    secret = state.secret_cards[seat]
    if secret >= 0 and symbol in tiles.card_symbols[secret]:
        value += tiles.card_points[secret] * POINT // len(tiles.card_symbols[secret])
    return value


def _keep(state: EnvyraState, seat: int, own: int, best_other: int, left: int) -> int:
    """The chance, in thousandths, to get a tile that still wants `left` cubes in later rounds."""
    if left < own - best_other:
        return 850  # nobody can catch up
    if left == 1:  # the next cube takes it: mostly the next start player's
        return 600 if seat == (state.cone + 1) % state.seats else 500 // state.seats
    chance = 240 if left == 2 else 160
    if own > best_other:
        return chance + 100
    return chance - 60 if own < best_other else chance


def _most_of_others(owners: list[int], seat: int) -> int:
    return max([owners.count(owner) for owner in owners if owner != seat], default=0)


def place_worth(state: EnvyraState, seat: int, cell: int) -> int:
    """What a cube placed here in phase I is worth."""
    tile = state.grid[cell]
    if not is_open(state, seat, tile):
        return BLOCKED
    owners = cubes_of(state.heaps[cell])
    own = owners.count(seat) + 1
    best_other = _most_of_others(owners, seat)
    left = state.rules.tiles.cubes[tile] - len(owners) - 1
    worth = tile_worth(state, seat, tile)
    if left > 0:
        return worth * _keep(state, seat, own, best_other, left) // POINT
    if own < best_other:
        return -worth // 2
    for _ in range((seat - state.cone) % state.seats):  # others may be there before
        worth = worth * 7 // 10
    return worth


def _after_moving(imagined: EnvyraState, seat: int, move: int, chance: Chance) -> int:
    """What the seat has at the end of the round if it moves this cube first."""
    state = moved_on(imagined, seat, move, chance)
    standings = [standing_of(state, other) for other in range(state.seats)]
    own = standings[seat]
    standings[seat] = -VICTORY
    return own - max(standings) // 2


def moved_on(imagined: EnvyraState, seat: int, move: int, chance: Chance) -> EnvyraState:
    """The end of the round, if the seat moves this cube first and all others move their best."""
    state = imagined.copy()
    state.play(seat, move, chance)
    while state.phase == MOVING:
        mover = state.mover
        options = state.moves(mover)
        values = [place_worth(state, mover, option - FIRST_MOVING) for option in options]
        best = 1 if values[1] > values[0] else 0
        state.play(mover, options[best], chance)
    return state


def standing_of(state: EnvyraState, seat: int) -> int:
    """What the seat has, and may hope for from its cubes on tiles."""
    result = state.result()
    if result is not None:
        return result.scores[seat] * POINT + (VICTORY if result.ranks[seat] == 1 else 0)
    return total(state, seat) * POINT + hope(state, seat)


def hope(state: EnvyraState, seat: int) -> int:
    """What the seat's cubes on tiles may still bring it."""
    value = 0
    for cell, heap in enumerate(state.heaps):
        if heap == EMPTY_HEAP:
            continue
        owners = cubes_of(heap)
        own = owners.count(seat)
        if own:
            tile = state.grid[cell]
            left = state.rules.tiles.cubes[tile] - len(owners)
            keep = _keep(state, seat, own, _most_of_others(owners, seat), left)
            value += tile_worth(state, seat, tile) * keep // POINT
    return value
