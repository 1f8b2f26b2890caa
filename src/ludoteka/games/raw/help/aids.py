"""What a player could work out from the open table: who can be chosen for what, and what falls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.events import Event
from ludoteka.games.raw import choices, notation, reasons
from ludoteka.games.raw.phases import combat, laying, turns
from ludoteka.games.raw.pieces import ASK_AIM, ASK_ATTACK, ASK_LAY, ASK_SPLIT, BEAST, NONE

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState

VERBS: Final = {notation.TARGET: "target", notation.DOUBLE: "double", notation.KILL: "kill"}


def aids(state: RawState, seat: int) -> dict[str, object]:
    """Only of what lies open, so that it tells a seat nothing that its view does not."""
    found: dict[str, object] = {}
    if state.mover == seat and state.ask == ASK_LAY:
        found["bearers"] = laying.bearers(state)
        found["guests"] = {
            str(spot): laying.guests(state, spot)
            for spot in state.order
            if state.owner[spot] == seat and laying.may_change(state, spot)
        }
    if state.mover == seat and state.ask == ASK_ATTACK:
        exposed = combat.exposed(state)
        found["attacks"] = {
            str(spot): _strikes(state, seat, spot)
            for spot in state.order
            if state.owner[spot] == seat
            and state.rules.deck.type[state.card[spot]] == BEAST
            and turns.can_attack(state, spot, exposed)
        }
    if state.attacks:
        wounds, dying = falling(state)
        found["wounds"] = wounds
        found["dying"] = dying
    return found


def _strikes(state: RawState, seat: int, spot: int) -> dict[str, object]:
    """How a monster could strike, and at what (17, 36, 37); of other cards why it can't."""
    stage = state.copy()
    stage.at = spot
    stage.ask = ASK_AIM
    moves = state.rules.notation
    found: dict[str, list[int]] = {"target": [], "double": [], "kill": []}
    split: dict[str, list[int]] = {}
    for move in choices.choices(stage):
        verb, at = divmod(move - moves.first_of_spot, moves.spots - 1)
        if verb in VERBS:
            found[VERBS[verb]].append(at + 1)
        else:
            split[str(at + 1)] = _seconds(stage, at + 1)
    refused: dict[str, object] = {}
    for at in range(1, len(state.card)):
        if state.card[at] != NONE and at not in found["target"]:
            reason = reasons.why_not(stage, seat, moves.of_spot(notation.TARGET, at))
            if reason is not None:
                refused[str(at)] = reason.data()
    return {**found, "split": split, "refused": refused}


def _seconds(stage: RawState, first: int) -> list[int]:
    """What the second wound could go to (36)."""
    pair = stage.copy()
    pair.aimed = first
    pair.ask = ASK_SPLIT
    base = pair.rules.notation.of_spot(notation.TARGET, 0)
    return [move - base for move in choices.choices(pair)]


def falling(state: RawState) -> tuple[dict[str, int], list[int]]:
    """The wounds that the declared attacks would deal now, and who would die of them (20, 21)."""
    stage = state.copy()
    stage.window = NONE
    events: list[Event] = []
    combat.deal_wounds(stage, events)
    wounds: dict[str, int] = {}
    dying: list[int] = []
    for event in events:
        public = event.public or {}
        spot, count = public.get("spot"), public.get("count")
        if event.kind == "wounded" and isinstance(count, int):
            wounds[str(spot)] = count
        elif event.kind == "died" and isinstance(spot, int):
            dying.append(spot)
    return wounds, dying
