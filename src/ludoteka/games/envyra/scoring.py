"""Sets, Equilibrium cards, scores and ranks (29-32, 34; E-4, E-26, E-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.game import Result, ranked_by
from ludoteka.games.envyra.content import NO_THEME, THEMES, Tiles

if TYPE_CHECKING:
    from ludoteka.games.envyra.state import EnvyraState

SET_VALUE: Final = [0, 0, 2, 4, 7]  # by the number of different symbols: envyra.30

# How a game ends, by number: the word and the rule.
END_REASONS: Final = ["", "end_tile_won", "end_tile_left", "no_tile_open", "round_limit"]
END_RULES: Final = ["", "envyra.26", "envyra.27", "envyra.28", "envyra.E-30"]


def sets_of(tiles: Tiles, won: list[int]) -> list[list[int]]:
    """The best partition into sets: again and again one tile of each symbol there is (D-C1)."""
    found: list[list[int]] = []
    for theme in range(len(THEMES)):
        rest = [tile for tile in won if tiles.theme[tile] == theme]
        while rest:
            one: list[int] = []
            for tile in rest:
                if not any(tiles.symbol[tile] == tiles.symbol[other] for other in one):
                    one.append(tile)
            found.append(one)
            rest = [tile for tile in rest if tile not in one]
    return found


def set_points(tiles: Tiles, won: list[int]) -> int:
    return sum(SET_VALUE[len(one)] for one in sets_of(tiles, won))


def tile_points(tiles: Tiles, won: list[int]) -> int:
    return sum(tiles.points[tile] for tile in won)


def meets(tiles: Tiles, won: list[int], card: int) -> bool:
    """Has these symbols, each as often as the card shows it (E-26)?"""
    have = [tiles.symbol[tile] for tile in won if tiles.theme[tile] != NO_THEME]
    wanted = tiles.card_symbols[card]
    return all(have.count(symbol) >= wanted.count(symbol) for symbol in wanted)


def open_card_points(state: EnvyraState, seat: int) -> int:
    """Points of the open cards that the seat has taken (34 A)."""
    tiles = state.rules.tiles
    return sum(
        tiles.card_points[card]
        for card, owner in zip(state.open_cards, state.card_owner, strict=True)
        if owner == seat
    )


def secret_card_points(state: EnvyraState, seat: int) -> int:
    """Points of the seat's own secret card, if it has the symbols (34 B)."""
    card = state.secret_cards[seat]
    tiles = state.rules.tiles
    if card < 0 or not meets(tiles, state.won_by(seat), card):
        return 0
    return tiles.card_points[card]


def parts(state: EnvyraState, seat: int, with_secret: bool) -> dict[str, int]:
    """The score of a seat in its three parts (30), with or without its secret card."""
    tiles = state.rules.tiles
    won = state.won_by(seat)
    cards = open_card_points(state, seat)
    if with_secret:
        cards += secret_card_points(state, seat)
    return {
        "tiles": tile_points(tiles, won),
        "sets": set_points(tiles, won),
        "equilibrium": cards,
    }


def result(state: EnvyraState) -> Result | None:
    """Scores, and ranks by total, then set points, then the end tile (31, E-4, E-28)."""
    if not state.end:
        return None
    seats = range(state.seats)
    all_parts = [parts(state, seat, True) for seat in seats]
    scores = [sum(seat_parts.values()) for seat_parts in all_parts]
    owner = state.owner[state.rules.end_tile]
    deciders = [
        ("points", scores),
        ("sets", [seat_parts["sets"] for seat_parts in all_parts]),
        ("end_tile", [1 if owner == seat else 0 for seat in seats]),
    ]
    reason, rule = END_REASONS[state.end], END_RULES[state.end]
    return Result(ranked_by(deciders), scores, all_parts, reason, rule, deciders=deciders)
