"""Phase I: everybody places one or two cubes behind the screen, at once and in secret (10, 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.games.envyra.notation import COUNT, PLACED, names_of
from ludoteka.games.envyra.phases import movement
from ludoteka.games.envyra.pieces import MOVING, NOTHING

if TYPE_CHECKING:
    from ludoteka.games.envyra.state import EnvyraState


def choose(
    state: EnvyraState, seat: int, move: int, chance: Chance, events: list[Event] | None
) -> None:
    """Choose, or choose again as long as somebody is still undecided."""
    if events is not None:
        events.append(_choice_event(state, seat, move))
    state.choices[seat] = move
    state.undecided &= ~(1 << seat)
    if not state.undecided:
        remove_screens(state, chance, events)


def _choice_event(state: EnvyraState, seat: int, move: int) -> Event:
    """The others learn who is ready, and nothing of what, how many or whether it was changed."""
    cells = names_of(PLACED[move])
    if state.has_chosen(seat):
        return Event("changed_mind", None, {seat: {"seat": seat, "cells": cells}})
    return Event("ready", {"seat": seat}, {seat: {"cells": cells}})


def remove_screens(state: EnvyraState, chance: Chance, events: list[Event] | None) -> None:
    """All screens are removed (12), and the cubes begin to move."""
    choices = state.choices
    for seat in range(state.seats):
        move = choices[seat]
        state.boards[seat] = PLACED[move]
        state.supply[seat] -= COUNT[move]
        choices[seat] = NOTHING
    state.phase = MOVING
    state.step = 0
    if events is not None:
        boards = [names_of(board) for board in state.boards]
        events.append(Event("screens_removed", {"boards": boards}))
    movement.go_on(state, chance, events)
