"""Why the sense of Envyra likes a move, and how a seat stands: the terms of its own sums."""

from __future__ import annotations

from ludoteka.core.chance import Chance
from ludoteka.core.game import State
from ludoteka.core.reasons import Ground, shared_out, weightiest
from ludoteka.games.envyra import scoring
from ludoteka.games.envyra.bots.sense import (
    BLOCKED,
    FIRST_COLOUR,
    FIRST_SYMBOL,
    POINT,
    SECOND_CUBE,
    SPARE_SYMBOL,
    VICTORY,
    EnvyraSense,
    cards_worth,
    hope,
    moved_on,
    place_worth,
    seen,
    standing_of,
    tile_worth,
    total,
)
from ludoteka.games.envyra.content import NO_THEME, THEMES, UNIT
from ludoteka.games.envyra.notation import CELL_NAMES, cells_of
from ludoteka.games.envyra.phases.movement import is_open
from ludoteka.games.envyra.pieces import MOVING
from ludoteka.games.envyra.state import EnvyraState


class EnvyraAdvice(EnvyraSense):
    def reasons(self, imagined: State, seat: int, move: int, chance: Chance) -> list[Ground]:
        return weightiest(self.terms(imagined, seat, move, chance))

    def terms(self, imagined: State, seat: int, move: int, chance: Chance) -> list[Ground]:
        """All that its value is made of, in an even mood; in phase II what the other cube lacks."""
        state = seen(imagined)
        if state.phase == MOVING:
            return _moving(state, seat, move, chance)
        cells = cells_of(move)
        found: list[Ground] = []
        for cell in cells:
            found += _placing(state, seat, cell)
        if len(cells) > 1:
            found.append(Ground("second-cube", -SECOND_CUBE))
        return found

    def standing(self, state: State) -> list[int]:
        now = seen(state)
        return [total(now, seat) * POINT + hope(now, seat) for seat in range(now.seats)]


def _placing(state: EnvyraState, seat: int, cell: int) -> list[Ground]:
    """What a cube here is worth: the tile's worth in its parts, times the chance to get it."""
    tile = state.grid[cell]
    if not is_open(state, seat, tile):
        return [Ground("blocked", BLOCKED, {"cell": CELL_NAMES[cell]})]
    value = place_worth(state, seat, cell)
    whole = tile_worth(state, seat, tile)
    parts = _parts(state, seat, tile)
    odds = max(0, value * 1000 // whole) if whole > 0 else 0
    about: dict[str, object] = {"cell": CELL_NAMES[cell], "chance_permille": odds}
    for part in parts:
        part.values.update(about)
    return shared_out(value, parts)


def _parts(state: EnvyraState, seat: int, tile: int) -> list[Ground]:
    """The worth of a tile: its points, sets (30), cards (34) and colours."""
    tiles = state.rules.tiles
    points = tiles.points[tile]
    found = [Ground("points", points * POINT, {"points": points})]
    theme = tiles.theme[tile]
    if theme == NO_THEME:
        left = tile_worth(state, seat, tile) - points * POINT
        return [*found, Ground("ending", left)]
    won = state.won_by(seat)
    symbol = tiles.symbol[tile]
    about: dict[str, object] = {"theme": THEMES[theme], "symbol": tiles.symbols[symbol]}
    if any(tiles.symbol[other] == symbol for other in won):
        found.append(Ground("spare-symbol", SPARE_SYMBOL, dict(about)))
    else:
        symbols = len({tiles.symbol[other] for other in won if tiles.theme[other] == theme})
        gain = scoring.SET_VALUE[symbols + 1] - scoring.SET_VALUE[symbols]
        if gain:
            known: dict[str, object] = {"symbols": symbols + 1, "gain": gain}
            found.append(Ground("set", gain * POINT, about | known))
        if symbols == 0:
            found.append(Ground("first-symbol", FIRST_SYMBOL, dict(about)))
        cards = cards_worth(state, seat, symbol)
        if cards:
            found.append(Ground("card", cards, dict(about)))
    if state.colours[seat] // UNIT[theme] & 127 == 0:
        found.append(Ground("colour", FIRST_COLOUR, dict(about)))
    return found


def _moving(imagined: EnvyraState, seat: int, move: int, chance: Chance) -> list[Ground]:
    """What the round comes to with this cube first, less what it comes to with the other."""
    others = [other for other in imagined.moves(seat) if other != move]
    if not others:
        return []
    after = moved_on(imagined, seat, move, chance)
    instead = moved_on(imagined, seat, others[0], chance)
    points = total(after, seat) - total(instead, seat)
    victory = _victory(after, seat) - _victory(instead, seat)
    rest = standing_of(after, seat) - standing_of(instead, seat) - points * POINT - victory
    best, rival = _strongest_rival(after, seat)
    worse, _ = _strongest_rival(instead, seat)
    return [
        Ground("round-points", points * POINT, {"gain": points}),
        Ground("victory", victory),
        Ground("round-hope", rest),
        Ground("round-rival", worse // 2 - best // 2, {"rival": rival}),
    ]


def _victory(state: EnvyraState, seat: int) -> int:
    result = state.result()
    return VICTORY if result is not None and result.ranks[seat] == 1 else 0


def _strongest_rival(state: EnvyraState, seat: int) -> tuple[int, int]:
    """How the best of the others stands, and who it is."""
    standings = [(standing_of(state, other), -other) for other in range(state.seats)]
    standings[seat] = (-VICTORY, 1)
    best, other = max(standings)
    return best, -other
