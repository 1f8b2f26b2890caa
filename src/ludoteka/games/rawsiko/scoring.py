"""Materials owned (12), applications fulfilled (66), scores and ranks (67, 63, R-11, R-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.game import Result, ranked_by
from ludoteka.games.rawsiko.applications import TIERS
from ludoteka.games.rawsiko.pieces import END_REASONS, END_RULES

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState


def territory_materials(state: RawsikoState, seat: int) -> int:
    """The set of materials on the seat's territories; each counts once (12, 41)."""
    carried = state.rules.world.materials
    owned = 0
    for place, owner in enumerate(state.owner):
        if owner == seat:
            owned |= carried[place]
    return owned


def materials(state: RawsikoState, seat: int) -> int:
    """The set of materials the seat owns, those of the Trade with China included (73)."""
    return territory_materials(state, seat) | state.gained[seat]


def objective(state: RawsikoState, seat: int) -> list[int]:
    """The applications of a seat, by tier."""
    return state.objectives[TIERS * seat : TIERS * (seat + 1)]


def fulfilled(state: RawsikoState, seat: int, owned: int) -> list[bool]:
    """Which of its applications a seat with these materials has: all of theirs or nothing (66)."""
    needs = state.rules.applications.needs
    return [needs[application] & ~owned == 0 for application in objective(state, seat)]


def points_of(state: RawsikoState, seat: int) -> list[int]:
    """By tier: the points of the seat's application if it has it; whoever is out has none."""
    if state.lands[seat] == 0:
        return [0] * TIERS
    points = state.rules.applications.points
    done = fulfilled(state, seat, materials(state, seat))
    return [
        points[application] if done[tier] else 0
        for tier, application in enumerate(objective(state, seat))
    ]


def exclusive(state: RawsikoState) -> list[list[int]]:
    """By seat: the continents where it has a territory and nobody else has any (73)."""
    found: list[list[int]] = [[] for _ in range(state.seats)]
    for continent, places in enumerate(state.rules.world.on_continent):
        owners = {state.owner[place] for place in places if state.owner[place] >= 0}
        if len(owners) == 1:
            found[owners.pop()].append(continent)
    return found


def result(state: RawsikoState) -> Result | None:
    """Survivors by points, applications, materials, territories; then the eliminated."""
    if not state.end:
        return None
    scores: list[int] = []
    parts: list[dict[str, int]] = []
    columns: list[dict[str, int]] = []
    for seat in range(state.seats):
        won = points_of(state, seat)
        scores.append(sum(won))
        parts.append({f"tier_{tier + 1}": worth for tier, worth in enumerate(won)})
        columns.append(
            {
                "applications": sum(1 for worth in won if worth),
                "materials": materials(state, seat).bit_count(),
                "territories": state.lands[seat],
            }
        )
    # Whoever is out ranks behind all others, the later the better; no two at one moment.
    lasted = [state.seats if land > 0 else state.out[seat] for seat, land in enumerate(state.lands)]
    deciders = [("lasted", lasted), ("points", scores)]
    deciders += [(name, [one[name] for one in columns]) for name in columns[0]]
    reason, rule = END_REASONS[state.end], END_RULES[state.end]
    return Result(ranked_by(deciders), scores, parts, reason, rule, columns, deciders)
