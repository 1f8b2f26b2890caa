"""Phase 4, the attack: one common step (D-B4). Declarations and skills in any order, then a trap
window for every attacked player, then all wounds at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.games.raw.cards import deaths, effects, piles, table
from ludoteka.games.raw.pieces import (
    A_FIRST,
    A_MODE,
    A_SECOND,
    ACTED,
    ANY_BEAST,
    ATTACK_WIDTH,
    BACKBURN,
    BEAST,
    BLOOD,
    BURNS,
    DOUBLE,
    GHOST,
    INSTANT,
    KILLING,
    KIND_BITS,
    MODES,
    NONE,
    ON_SKILL,
    ON_TRAP,
    SICK,
    SPENT,
    SPENT_ABILITY,
    TAPPED,
    TWICE,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState

GHOST_BIT: Final = KIND_BITS[GHOST]


# Who can attack what.


def is_able(state: RawState, spot: int) -> bool:
    """An own monster that can still act: not tapped, not imprisoned, nothing done yet (17, 64)."""
    return (
        state.owner[spot] == state.active
        and not state.marks[spot] & (TAPPED | ACTED)
        and state.rules.deck.type[state.card[spot]] == BEAST
        and not table.is_imprisoned(state, spot)
    )


def exposed(state: RawState) -> list[int]:
    """Cards of the others that can be attacked at all: monsters and things, not hidden (A1)."""
    active = state.active
    return [
        spot
        for spot in state.order
        if state.owner[spot] != active
        and (state.inside[spot] == NONE or not table.is_hidden(state, spot))
    ]


def may_hit(state: RawState, kind: int, target: int) -> bool:
    """Ghosts only by ghosts (33), nothing against its protection (39)."""
    if table.bits(state, target) & GHOST_BIT and kind != GHOST:
        return False
    return not table.properties(state, target) & KIND_BITS[kind]


def bonus_double(state: RawState, spot: int) -> int:
    """What this monster hits twice, as bits; -1: everything (36, 44)."""
    if table.properties(state, spot) & DOUBLE:
        return -1
    ability = state.ability[spot]
    found = state.rules.deck.vs_double[state.card[spot]]
    return found if ability == NONE else found | state.rules.deck.vs_double[ability]


def bonus_instant(state: RawState, spot: int) -> int:
    """What this monster kills outright, as bits: monsters only (37, 44, Q8)."""
    if table.properties(state, spot) & INSTANT:
        return ANY_BEAST
    ability = state.ability[spot]
    found = state.rules.deck.vs_instant[state.card[spot]]
    return found if ability == NONE else found | state.rules.deck.vs_instant[ability]


def has_skill(state: RawState, spot: int, side: int) -> bool:
    """Is there a skill of the card (0) or its ability (1) that can be used now (17, D-B10)?"""
    card = table.bearer(state, spot, side)
    if card == NONE or not effects.has_text(state, card, ON_SKILL):
        return False
    if state.rules.deck.type[state.card[spot]] == BEAST:
        return is_able(state, spot)
    return state.owner[spot] == state.active and not state.marks[spot] & (TAPPED | SPENT)


def use_skill(state: RawState, spot: int, side: int, events: list[Event] | None) -> None:
    """A skill resolves at once (42, 48, D-B4)."""
    deck = state.rules.deck
    card = table.bearer(state, spot, side)
    state.marks[spot] |= ACTED if deck.type[state.card[spot]] == BEAST else SPENT
    _tell_use("skill_used", state, state.active, card, spot, side, events)
    effects.begin(state, card, ON_SKILL, state.active, spot, side)


def _tell_use(
    what: str,
    state: RawState,
    seat: int,
    card: int,
    spot: int,
    side: int,
    events: list[Event] | None,
) -> None:
    if events is not None:
        public: dict[str, object] = {
            "seat": seat,
            "spot": spot,
            "card": state.rules.deck.ids[card],
            "ability": bool(side),
        }
        events.append(Event(what, public))


def declare(
    state: RawState,
    mode: int,
    first: int,
    second: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    """A declaration is final: it burns, the monster is tapped, a vampire heals (18, 34, Q3)."""
    spot = state.at
    state.marks[spot] |= TAPPED | ACTED
    burns = table.properties(state, spot) & BURNS != 0
    if burns and not piles.burn(state, state.active, spot, chance, events):
        return  # it did not attack: D-B6
    owner = state.owner[first]
    other = NONE if second == NONE else state.owner[second]
    state.attacks += [spot, mode, first, second, owner, other]
    if events is not None:
        targets = [first] if second == NONE else [first, second]
        public: dict[str, object] = {
            "seat": state.active,
            "spot": spot,
            "targets": targets,
            "mode": MODES[mode],
        }
        events.append(Event("attacked", public))
    if state.wounds[spot] and table.kind(state, spot) == BLOOD:
        state.wounds[spot] -= 1
        if events is not None:
            events.append(Event("healed", {"spot": spot, "wounds": state.wounds[spot]}))


# Traps.


def has_trap(state: RawState, seat: int, spot: int, side: int) -> bool:
    """Can this seat set off the trap of a card (0) or its ability (1) now (19, 49, Q11)?"""
    if state.owner[spot] != seat or state.marks[spot] & TAPPED:
        return False
    if state.marks[spot] & (SPENT if side == 0 else SPENT_ABILITY):
        return False
    card = table.bearer(state, spot, side)
    if card == NONE or not effects.has_text(state, card, ON_TRAP):
        return False
    return not table.is_imprisoned(state, spot)


def next_window(state: RawState) -> bool:
    """Find the next attacked player who can set off a trap, in turn order (D-B4, Q5, X25)."""
    while state.window < state.seats:
        seat = (state.active + state.window) % state.seats
        if effects.attackers_on(state, seat):
            for spot in state.order:
                if has_trap(state, seat, spot, 0) or has_trap(state, seat, spot, 1):
                    state.mover = seat
                    return True
        state.window += 1
    return False


def use_trap(state: RawState, seat: int, spot: int, side: int, events: list[Event] | None) -> None:
    """A trap resolves at once (49, A14)."""
    card = table.bearer(state, spot, side)
    state.marks[spot] |= SPENT if side == 0 else SPENT_ABILITY
    _tell_use("trap_sprung", state, seat, card, spot, side, events)
    effects.begin(state, card, ON_TRAP, seat, spot, side)


# Wounds.


def deal_wounds(state: RawState, events: list[Event] | None) -> None:
    """All attackers in play and free deal their wounds at the same time (20, D-B7, A3, A4)."""
    attacks = state.attacks
    count = len(state.card)
    wounds = [0] * count
    killed: list[int] = []
    for at in range(0, len(attacks), ATTACK_WIDTH):
        attacker = attacks[at]
        if attacker == NONE:
            continue
        mode = attacks[at + A_MODE]
        for target in (attacks[at + A_FIRST], attacks[at + A_SECOND]):
            if target == NONE or table.is_hidden(state, target):
                continue  # that hit is lost: A4
            if mode == KILLING:
                if target not in killed:
                    killed.append(target)
            else:
                wounds[target] += 2 if mode == TWICE else 1
            if table.properties(state, target) & BACKBURN:
                wounds[attacker] += 1
        if table.properties(state, attacker) & SICK:
            wounds[attacker] += 1
    state.attacks = []
    hurt = [spot for spot in range(1, count) if wounds[spot]]
    for spot in table.in_turn_order(state, hurt):
        effects.wound(state, spot, wounds[spot], events)
    dying = killed + [
        spot
        for spot in hurt
        if spot not in killed and state.wounds[spot] >= table.endurance(state, spot)
    ]
    if dying:
        deaths.die(state, dying, events)


def splits(state: RawState, kind: int, against: int, first: int, spots: list[int]) -> list[int]:
    """The second cards that a double damage on `first` can be split on (36, A7, D-B22)."""
    common = against if against == -1 else against & table.bits(state, first)
    return [
        spot
        for spot in spots
        if spot != first and common & table.bits(state, spot) and may_hit(state, kind, spot)
    ]
