"""Carrying out a move that is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.games.raw import choices, notation, setup
from ludoteka.games.raw.cards import deaths, effects
from ludoteka.games.raw.phases import combat, laying, raids, turns
from ludoteka.games.raw.pieces import (
    ASK_AIM,
    ASK_ATTACK,
    ASK_BOND,
    ASK_BURY,
    ASK_FEED,
    ASK_HARVEST,
    ASK_HOLD,
    ASK_KEEP,
    ASK_LAY,
    ASK_LIFE,
    ASK_LOOT,
    ASK_OPPONENT,
    ASK_PAY,
    ASK_RAID,
    ASK_ROB,
    ASK_SPLIT,
    ASK_STAKE,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TRAP,
    HARVEST,
    KILLING,
    LEAVING,
    NONE,
    PLAIN,
    SPLIT,
    TWICE,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState


def choose(
    state: RawState, seat: int, move: int, chance: Chance, events: list[Event] | None
) -> None:
    """A choice of a simultaneous phase; the last one ends it (X1)."""
    keeping = state.ask == ASK_KEEP
    ready = state.pending[seat] != NONE
    first = notation.KEEP if keeping else state.rules.notation.of_card(notation.PICK, 0)
    state.pending[seat] = move - first
    if events is not None and not ready:
        events.append(Event("ready", {"seat": seat}))
    if NONE in state.pending:
        return
    if keeping:
        setup.lay_lives(state, events)
        turns.begin_turn(state, state.first, events)
        turns.go_on(state, chance, events)
    else:
        setup.pass_packs(state, events)


def play(state: RawState, move: int, chance: Chance, events: list[Event] | None) -> None:
    """The move of the seat that is asked, and all that follows by itself."""
    moves = state.rules.notation
    verb, spot = _about(state, move)
    card = NONE
    if verb == NONE and move >= notation.FIRST_OF_CARD:
        card = (move - notation.FIRST_OF_CARD) % moves.cards
    ask = state.ask
    if ask == ASK_LAY:
        if _in_laying(state, move, verb, spot, card, events):
            return
    elif ask == ASK_ATTACK:
        if move == notation.END:
            turns.close_declarations(state)
        elif verb == notation.ATTACK:
            state.at = spot
            state.ask = ASK_AIM
            only = choices.choices(state)
            if len(only) > 1:
                return
            verb, spot = _about(state, only[0])
            if _aim(state, verb, spot, chance, events):
                return
        else:
            side = 1 if verb == notation.SKILL_OF_ABILITY else 0
            combat.use_skill(state, spot, side, events)
    elif ask == ASK_AIM:
        if _aim(state, verb, spot, chance, events):
            return
    elif ask == ASK_SPLIT:
        first = state.aimed
        state.aimed = NONE
        combat.declare(state, SPLIT, first, spot, chance, events)
        state.at = NONE
    elif ask == ASK_TARGET:
        effects.on_targets(state, [spot], events)
        effects.next_effect(state)
    elif ask == ASK_OPPONENT:
        effects.on_opponent(state, move - notation.PLAYER, chance, events)
        effects.next_effect(state)
    elif ask == ASK_TRAP:
        if move == notation.PASS:
            state.window += 1
        else:
            side = 1 if verb == notation.TRAP_OF_ABILITY else 0
            combat.use_trap(state, state.mover, spot, side, events)
    elif ask in (ASK_RAID, ASK_ROB, ASK_LOOT):
        if _in_raid(state, move, spot, chance, events):
            return
    elif ask == ASK_FEED:
        if verb == notation.LEAVE:
            state.marks[spot] |= LEAVING
        else:
            turns.feed(state, events)
    elif ask in (ASK_HARVEST, ASK_TAKE, ASK_LIFE):
        if _in_harvest(state, move, card, chance, events):
            return
    elif ask in (ASK_BOND, ASK_BURY, ASK_HOLD, ASK_STAKE, ASK_PAY):
        _laying_target(state, move, spot, card, events)
    else:  # a dead zombie
        deaths.answer_zombie(state, card, events)
        state.at = NONE
    turns.go_on(state, chance, events)


def _about(state: RawState, move: int) -> tuple[int, int]:
    """Verb and spot of a move about a card on the table; NONE for other moves."""
    moves = state.rules.notation
    number = move - moves.first_of_spot
    if number < 0:
        return NONE, NONE
    return number // (moves.spots - 1), number % (moves.spots - 1) + 1


def _in_harvest(
    state: RawState, move: int, card: int, chance: Chance, events: list[Event] | None
) -> bool:
    """True if the same player is asked something more at once."""
    assert state.phase == HARVEST
    if state.ask == ASK_LIFE:
        if move != notation.PASS:
            turns.take_life(state, card, events)
    elif state.ask == ASK_TAKE:
        turns.take(state, move - notation.TAKE, events)
    elif move == notation.DRAW:
        turns.draw_harvest(state, chance, events)
    elif move >= notation.HUNT:
        turns.hunt(state, move - notation.HUNT, chance, events)
    else:
        turns.descend(state, move - notation.UNDERWORLD + 1, events)
        return state.ask == ASK_TAKE
    return False


def _in_laying(
    state: RawState, move: int, verb: int, spot: int, card: int, events: list[Event] | None
) -> bool:
    """True if the player must say something more at once."""
    if move == notation.END:
        turns.end_laying(state, events)
        return False
    if verb == NONE:
        if move < state.rules.notation.of_card(notation.DOWN, 0):
            laying.lay(state, card, events)
            return state.ask == ASK_BOND
        state.picked = card
        state.ask = ASK_STAKE  # always asked: the price is a secret
        return True
    if verb == notation.TURN:
        laying.turn(state, spot, events)
        return state.ask == ASK_BOND
    state.at = spot
    if verb == notation.BURY:
        state.ask = ASK_BURY  # always asked: the hand is a secret
    elif verb == notation.PAY:
        state.ask = ASK_PAY
    else:
        state.ask = ASK_HOLD
        only = choices.choices(state)
        if len(only) == 1:
            _, guest = _about(state, only[0])  # NONE: the one inside comes out
            laying.change(state, spot, guest, events)
            state.at = NONE
            return False
    return True


def _laying_target(
    state: RawState, move: int, spot: int, card: int, events: list[Event] | None
) -> None:
    """The second half of a move of the laying phase."""
    ask = state.ask
    if ask == ASK_BOND:
        laying.bond(state, spot, events)
    elif ask == ASK_BURY:
        laying.bury(state, state.at, card, events)
    elif ask == ASK_HOLD:
        laying.change(state, state.at, spot, events)  # without a spot: free
    elif ask == ASK_STAKE:
        picked = state.picked
        state.picked = NONE
        laying.lay_down(state, picked, move - notation.PAYMENT + 1, events)
    else:
        laying.pay(state, state.at, move - notation.PAYMENT + 1, events)
    state.at = NONE


def _aim(state: RawState, verb: int, spot: int, chance: Chance, events: list[Event] | None) -> bool:
    """Strike at a card; True if a second one is to be chosen."""
    if verb == notation.SPLIT:
        state.aimed = spot
        state.ask = ASK_SPLIT
        only = choices.choices(state)
        if len(only) > 1:
            return True
        _, second = _about(state, only[0])
        state.aimed = NONE
        combat.declare(state, SPLIT, spot, second, chance, events)
    else:
        mode = PLAIN
        if verb == notation.DOUBLE:
            mode = TWICE
        elif verb == notation.KILL:
            mode = KILLING
        combat.declare(state, mode, spot, NONE, chance, events)
    state.at = NONE
    return False


def _in_raid(
    state: RawState, move: int, spot: int, chance: Chance, events: list[Event] | None
) -> bool:
    """True if the thief is asked something more at once."""
    if state.ask == ASK_LOOT:
        raids.settle(state, move == notation.TROPHY, events)
        return False
    if state.ask == ASK_ROB:
        raider = state.at
        victim = move - notation.PLAYER
        state.at = NONE
        return raids.raid(state, raider, victim, chance, events)
    if move == notation.END:
        turns.end_turn(state, events)
        return False
    possible = raids.victims(state, spot, raids.open_to(state))
    if len(possible) > 1:
        state.at = spot
        state.ask = ASK_ROB
        return True
    return raids.raid(state, spot, possible[0], chance, events)
