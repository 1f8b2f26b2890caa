"""The result: trophies and remaining lives, then their stars (6, 72, Q17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.game import Result, ranked_by
from ludoteka.games.raw.pieces import LAST_STANDING, LIFE_LOST

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState


def end_words(end: int) -> tuple[str, str]:
    """Why the game is over, and by which rule."""
    if end == LIFE_LOST:
        return "life-lost", "raw.6"
    if end == LAST_STANDING:
        return "last-standing", "raw.72"
    return "stalemate", "raw.Q17"


def stars_of(state: RawState, seat: int) -> int:
    """The prices of a player's trophies and lives: they break ties (6, X15)."""
    cost = state.rules.deck.cost
    return sum([cost[card] for card in state.lives[seat]]) + sum(
        [cost[card] for card in state.trophies[seat]]
    )


def result(state: RawState) -> Result | None:
    if not state.end:
        return None
    seats = range(state.seats)
    parts = [
        {"trophies": len(state.trophies[seat]), "lives": len(state.lives[seat])} for seat in seats
    ]
    scores = [part["trophies"] + part["lives"] for part in parts]
    stars = [stars_of(state, seat) for seat in seats]
    # Those who are out rank behind all others, the later the better (R6, Q17).
    lasted = [state.out[seat] or state.seats for seat in seats]
    deciders = [("lasted", lasted), ("spoils", scores), ("stars", stars)]
    reason, rule = end_words(state.end)
    columns = [{"stars": stars[seat]} for seat in seats]
    return Result(ranked_by(deciders), scores, parts, reason, rule, columns, deciders)
