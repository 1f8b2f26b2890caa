"""The action phase: moves into empty and own territories, and commercial clashes (46-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.games.rawsiko.phases import turns
from ludoteka.games.rawsiko.pieces import DIE, MOST_DICE, NOBODY, unmoved_after

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState


def move(
    state: RawsikoState, source: int, target: int, count: int, events: list[Event] | None
) -> None:
    """Into an empty or an own territory; what has moved can't move again (47, 49, 50)."""
    seat = state.mover
    occupied = state.owner[target] == NOBODY
    if occupied:
        state.owner[target] = seat
        state.lands[seat] += 1
        state.fresh[target] = 0
    state.assets[target] += count
    state.fresh[source] -= count
    abandoned = _leave(state, source, count)
    if events is not None:
        ids = state.rules.world.ids
        events.append(
            Event(
                "assets_moved",
                {
                    "seat": seat,
                    "source": ids[source],
                    "target": ids[target],
                    "count": count,
                    "occupied": occupied,
                    "abandoned": abandoned,
                },
            )
        )


def _leave(state: RawsikoState, place: int, count: int) -> bool:
    """Assets gone from a territory; without any left it is empty (D-15, R-16)."""
    left = state.assets[place] - count
    state.assets[place] = left
    if left:
        return False
    state.lands[state.owner[place]] -= 1
    state.owner[place] = NOBODY
    state.fresh[place] = 0
    return True


def attack(
    state: RawsikoState,
    source: int,
    target: int,
    count: int,
    chance: Chance,
    events: list[Event] | None,
) -> None:
    """A commercial clash with so many attackers (53-61)."""
    seat = state.mover
    rival = state.owner[target]
    defenders = state.assets[target]
    used = min(MOST_DICE, defenders)  # rawsiko.54
    attack_dice = roll(count, chance)
    defence_dice = roll(used, chance)
    lost, killed = compare(attack_dice, defence_dice)

    conquered = killed == defenders  # then nothing was lost: rawsiko.58
    unmoved = unmoved_after(state.rules.after_clash, conquered, killed)  # D-17
    abandoned = False
    if conquered:
        state.owner[target] = seat
        state.lands[seat] += 1
        state.lands[rival] -= 1
        state.assets[target] = count
        state.fresh[target] = count if unmoved else 0
        state.fresh[source] -= count
        abandoned = _leave(state, source, count)
    else:
        left = defenders - killed
        state.assets[target] = left
        if state.fresh[target] > left:
            state.fresh[target] = left
        # Survivors stay where they were, as unmoved as before, or else they are spent.
        state.fresh[source] -= lost if unmoved else count
        if lost:
            abandoned = _leave(state, source, lost)
    if events is not None:
        ids = state.rules.world.ids
        events.append(
            Event(
                "clash",
                {
                    "seat": seat,
                    "source": ids[source],
                    "target": ids[target],
                    "defender": rival,
                    "attack": attack_dice,
                    "defence": defence_dice,
                    "attackers_lost": lost,
                    "defenders_lost": killed,
                    "conquered": conquered,
                    "abandoned": abandoned,
                },
            )
        )
    if not state.lands[rival]:
        turns.eliminate(state, rival, events)
    elif not state.lands[seat]:
        turns.eliminate(state, seat, events)


def roll(count: int, chance: Chance) -> list[int]:
    """So many dice, the highest first (55); the order of the rolls is kept by `chance` alone."""
    dice = [chance.below(DIE) + 1 for _ in range(count)]
    if count > 1:
        if dice[0] < dice[1]:
            dice[0], dice[1] = dice[1], dice[0]
        if count > 2 and dice[1] < dice[2]:
            dice[1], dice[2] = dice[2], dice[1]
            if dice[0] < dice[1]:
                dice[0], dice[1] = dice[1], dice[0]
    return dice


def compare(attack_dice: list[int], defence_dice: list[int]) -> tuple[int, int]:
    """Losses of attacker and defender: pairs from the top, the lower loses, a tie too (56, 57)."""
    pairs = min(len(attack_dice), len(defence_dice))
    lost = 0
    for pair in range(pairs):
        if attack_dice[pair] <= defence_dice[pair]:
            lost += 1
    return lost, pairs - lost
