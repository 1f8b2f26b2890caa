"""The end of the game (65, D-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.events import Event
from ludoteka.games.rawsiko import scoring
from ludoteka.games.rawsiko.pieces import END_REASONS, END_RULES, NOBODY, OVER

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState


def finish(state: RawsikoState, reason: int, events: list[Event] | None) -> None:
    """Nobody is waited for any more, and the objectives are shown."""
    state.phase = OVER
    state.mover = NOBODY
    state.end = reason
    if events is None:
        return
    ids = state.rules.applications.ids
    objectives = [
        [ids[application] for application in scoring.objective(state, seat)]
        for seat in range(state.seats)
    ]
    public: dict[str, object] = {
        "reason": END_REASONS[reason],
        "rule": END_RULES[reason],
        "objectives": objectives,
    }
    events.append(Event("game_over", public))
