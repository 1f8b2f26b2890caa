"""The start of a game (14, 15, 35).

The order of draws is part of the rules' version: the first player; then the objectives
(`objectives.deal`); then what the option `setup` leaves to chance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.games.rawsiko import objectives, scoring
from ludoteka.games.rawsiko.phases import draft
from ludoteka.games.rawsiko.pieces import NO_CONTINENT, NOBODY
from ludoteka.games.rawsiko.state import RawsikoState

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.game import Rawsiko


def set_up(game: Rawsiko, seats: int, chance: Chance, events: list[Event] | None) -> RawsikoState:
    first = chance.below(seats)  # rawsiko.35
    state = bare(game, seats, first, objectives.deal(game.applications, seats, chance))
    if events is not None:
        events.append(_set_up_event(state))
    draft.go_on(state, chance, events)
    return state


def bare(game: Rawsiko, seats: int, first: int, dealt: list[int]) -> RawsikoState:
    """The empty map, before anybody has chosen anything."""
    places = len(game.world.ids)
    return RawsikoState(
        game,
        seats,
        first,
        owner=[NOBODY] * places,
        assets=[0] * places,
        fresh=[0] * places,
        lands=[0] * seats,
        to_place=[0] * seats,
        out=[0] * seats,
        homes=[NO_CONTINENT] * (2 * seats),
        picked=[],
        gained=[0] * seats,
        trades=[0] * seats,
        objectives=dealt,
    )


def _set_up_event(state: RawsikoState) -> Event:
    ids = state.rules.applications.ids
    public: dict[str, object] = {
        "first": state.first,
        "turns": state.rules.turns,
        "rest": state.rules.rest(state.seats),
    }
    private: dict[int, dict[str, object]] = {}
    for seat in range(state.seats):
        own = [ids[application] for application in scoring.objective(state, seat)]
        private[seat] = {"objective": own}
    return Event("set_up", public, private)
