"""The legal moves, by what is asked. `RawState.moves` is the one definition of what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.games.raw import notation
from ludoteka.games.raw.cards import effects, table
from ludoteka.games.raw.phases import combat, laying, raids, turns
from ludoteka.games.raw.pieces import (
    ABILITY,
    ANY_BEAST,
    ASK_AIM,
    ASK_ATTACK,
    ASK_BOND,
    ASK_BURY,
    ASK_FEED,
    ASK_HARVEST,
    ASK_HOLD,
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
    FACE_DOWN,
    FRESH,
    LEAVING,
    NONE,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState


def choices(state: RawState) -> list[int]:
    """The moves of the seat that is asked, rising."""
    ask = state.ask
    if ask == ASK_LAY:
        found = _laying(state)
    elif ask == ASK_ATTACK:
        found = _attack(state)
    elif ask == ASK_AIM:
        found = _aim(state)
    elif ask == ASK_TARGET:
        found = _spots(state, notation.TARGET, effects.targets(state))
    elif ask == ASK_LIFE:
        found = [notation.PASS, *_cards(state, notation.LIFE, _lives(state))]
    elif ask == ASK_FEED:
        found = _feeding(state)
    elif ask == ASK_RAID:
        found = _raid(state)
    elif ask == ASK_LOOT:
        return [notation.HAND, notation.TROPHY]
    elif ask == ASK_HARVEST:
        return _harvest(state)
    elif ask == ASK_TAKE:
        return [notation.TAKE + place for place in range(state.peeked)]
    elif ask == ASK_BOND:
        found = _spots(state, notation.TARGET, laying.bearers(state))
    elif ask == ASK_BURY:
        found = _cards(state, notation.PUT, state.hands[state.active])
    elif ask == ASK_HOLD:
        found = _spots(state, notation.TARGET, laying.guests(state, state.at))
        if table.held_by(state, 2 * state.at) != NONE:
            found.append(notation.FREE)
    elif ask == ASK_STAKE:
        most = min(state.rules.deck.cost[state.picked] - 1, state.stars)
        return [notation.PAYMENT + count for count in range(most)]
    elif ask == ASK_PAY:
        rest = state.rules.deck.cost[state.card[state.at]] - state.paid[state.at]
        return [notation.PAYMENT + count for count in range(min(rest, state.stars))]
    elif ask == ASK_SPLIT:
        kind = table.kind(state, state.at)
        against = combat.bonus_double(state, state.at)
        spots = combat.splits(state, kind, against, state.aimed, combat.exposed(state))
        found = _spots(state, notation.TARGET, spots)
    elif ask == ASK_TRAP:
        found = _traps(state)
    elif ask == ASK_OPPONENT:
        return [notation.PLAYER + seat for seat in effects.opponents(state)]
    elif ask == ASK_ROB:
        undefended = raids.open_to(state)
        return [notation.PLAYER + seat for seat in raids.victims(state, state.at, undefended)]
    else:  # a dead zombie
        found = [notation.PASS, *_cards(state, notation.DISCARD, state.hands[state.mover])]
    found.sort()
    return found


def _spots(state: RawState, verb: int, spots: list[int]) -> list[int]:
    base = state.rules.notation.of_spot(verb, 0)
    return [base + spot for spot in spots]


def _cards(state: RawState, verb: int, cards: list[int]) -> list[int]:
    """One move for each different card of a sorted list."""
    base = state.rules.notation.of_card(verb, 0)
    found: list[int] = []
    last = NONE
    for card in cards:
        if card != last:
            found.append(base + card)
            last = card
    return found


def _lives(state: RawState) -> list[int]:
    lives = state.lives[state.active]
    if state.rules.trophies_live and state.trophies[state.active]:
        return sorted(lives + state.trophies[state.active])
    return lives


def _harvest(state: RawState) -> list[int]:
    found = [notation.DRAW]
    if state.rules.underworld:
        most = min(state.stars, len(state.deck))
        found += [notation.UNDERWORLD + count for count in range(most)]
    found += [notation.HUNT + place for place, card in enumerate(state.hunt) if card != NONE]
    return found


def _feeding(state: RawState) -> list[int]:
    spots = [spot for spot in turns.feedable(state) if not state.marks[spot] & LEAVING]
    found = _spots(state, notation.LEAVE, spots)
    if len(spots) <= state.stars:
        found.append(notation.FEED)
    return found


def _laying(state: RawState) -> list[int]:
    seat = state.active
    stars = state.stars
    deck = state.rules.deck
    moves = state.rules.notation
    found = [notation.END]
    hand = state.hands[seat]
    lay = moves.of_card(notation.LAY, 0)
    down = moves.of_card(notation.DOWN, 0)
    summoning = state.rules.summoning and stars > 0
    bearable = -1
    last = NONE
    for card in hand:
        if card == last:
            continue
        last = card
        cost = deck.cost[card]
        if cost <= stars:
            if deck.type[card] == ABILITY:
                if bearable < 0:
                    bearable = len(laying.bearers(state))
                if bearable:
                    found.append(lay + card)
            else:
                found.append(lay + card)
        if summoning and cost > 1:
            found.append(down + card)
    for spot in state.order:
        if state.owner[spot] == seat:
            if hand and laying.may_bury(state, spot):
                found.append(moves.of_spot(notation.BURY, spot))
            if laying.may_change(state, spot):
                found.append(moves.of_spot(notation.HOLD, spot))
    if state.rules.summoning:
        for spot in range(1, len(state.card)):
            if state.owner[spot] == seat and state.marks[spot] & FACE_DOWN:
                if state.marks[spot] & FRESH:
                    continue
                if laying.may_turn(state, spot):
                    found.append(moves.of_spot(notation.TURN, spot))
                elif stars and state.paid[spot] < deck.cost[state.card[spot]]:
                    found.append(moves.of_spot(notation.PAY, spot))
    return found


def _attack(state: RawState) -> list[int]:
    moves = state.rules.notation
    found = [notation.END]
    exposed = combat.exposed(state)
    for spot in state.order:
        if state.owner[spot] == state.active:
            if turns.can_attack(state, spot, exposed):
                found.append(moves.of_spot(notation.ATTACK, spot))
            if combat.has_skill(state, spot, 0):
                found.append(moves.of_spot(notation.SKILL, spot))
            if combat.has_skill(state, spot, 1):
                found.append(moves.of_spot(notation.SKILL_OF_ABILITY, spot))
    return found


def _aim(state: RawState) -> list[int]:
    """How and at what the attacker can strike: a bonus is a choice (28, A2)."""
    attacker = state.at
    kind = table.kind(state, attacker)
    double = combat.bonus_double(state, attacker)
    instant = combat.bonus_instant(state, attacker)
    moves = state.rules.notation
    spots = [spot for spot in combat.exposed(state) if combat.may_hit(state, kind, spot)]
    found: list[int] = []
    for spot in spots:
        found.append(moves.of_spot(notation.TARGET, spot))
        bits = table.bits(state, spot)
        if double & bits:
            found.append(moves.of_spot(notation.DOUBLE, spot))
            if combat.splits(state, kind, double, spot, spots):
                found.append(moves.of_spot(notation.SPLIT, spot))
        if instant & bits and bits & ANY_BEAST:
            found.append(moves.of_spot(notation.KILL, spot))
    return found


def _traps(state: RawState) -> list[int]:
    moves = state.rules.notation
    found = [notation.PASS]
    for spot in state.order:
        if combat.has_trap(state, state.mover, spot, 0):
            found.append(moves.of_spot(notation.TRAP, spot))
        if combat.has_trap(state, state.mover, spot, 1):
            found.append(moves.of_spot(notation.TRAP_OF_ABILITY, spot))
    return found


def _raid(state: RawState) -> list[int]:
    return [notation.END, *_spots(state, notation.RAID, raids.raiders(state))]
