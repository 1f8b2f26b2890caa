"""Carrying out a move, if it is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.games.rawsiko.notation import END, FIRST_CONTINENT, MOST_AT_ONCE, STOP
from ludoteka.games.rawsiko.phases import actions, draft, placement, trade, turns
from ludoteka.games.rawsiko.pieces import (
    ACTING,
    CHOOSING,
    INVESTING,
    MOST_DICE,
    NOBODY,
    PLACING,
    TRADING,
)

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState


def play(
    state: RawsikoState, seat: int, move: int, chance: Chance, events: list[Event] | None
) -> bool:
    """Whether it was allowed; if not, nothing has changed."""
    if seat != state.mover or seat == NOBODY or move < 0:
        return False
    notation = state.rules.notation
    phase = state.phase
    if phase == ACTING:
        number = move - notation.first_step
        if number >= 0:
            ends = number // MOST_AT_ONCE
            count = number % MOST_AT_ONCE + 1
            source = ends // notation.places
            target = ends % notation.places
            if (
                source < notation.places
                and state.owner[source] == seat
                and count <= state.able(source)
                and state.rules.world.adjacent[source][target]
            ):
                holder = state.owner[target]
                if holder in (seat, NOBODY):
                    actions.move(state, source, target, count, events)
                    return True
                if count <= MOST_DICE:
                    actions.attack(state, source, target, count, chance, events)
                    return True
        elif move == END:
            turns.end_phase(state, events)
            return True
    elif phase in (PLACING, INVESTING):
        number = move - notation.first_placing
        if number >= 0 and move < notation.first_step:
            place = number // MOST_AT_ONCE
            count = number % MOST_AT_ONCE + 1
            if state.owner[place] == seat and count <= state.to_place[seat]:
                placement.put(state, place, count, events)
                return True
    elif move in state.moves(seat):
        _set_up_or_trade(state, move, chance, events)
        return True
    return False


def _set_up_or_trade(
    state: RawsikoState, move: int, chance: Chance, events: list[Event] | None
) -> None:
    """Moves of the set-up and of the Trade with China, which are few."""
    notation = state.rules.notation
    if state.phase == TRADING:
        if move == STOP:
            trade.stop(state, events)
        else:
            trade.gain(state, move - notation.first_trade, events)
        return
    if state.phase == CHOOSING:
        draft.choose(state, move - FIRST_CONTINENT, False, events)
    else:
        draft.take(state, move - notation.first_take, False, events)
    draft.go_on(state, chance, events)
