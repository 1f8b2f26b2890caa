"""Play aids: what a player could work out alone, from nothing but the own view.

`aids` gathers them for a client; each can also be asked for by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.games.rawsiko import scoring
from ludoteka.games.rawsiko.help import odds
from ludoteka.games.rawsiko.phases import trade
from ludoteka.games.rawsiko.pieces import ACTING, MOST_DICE, NOBODY, TRADING, income_of

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.state import RawsikoState

MOST_STOPS: Final = 12  # conditions of "attack until" whose odds are told


def aids(state: RawsikoState, seat: int) -> dict[str, object]:
    """JSON-able; what does not apply now is empty."""
    if not 0 <= seat < state.seats:
        raise ValueError(f"seat {seat} is not at a table of {state.seats}")
    world = state.rules.world
    steps = reach(state, seat)
    reached: dict[str, object] = {}
    for material, ident in enumerate(world.material_ids):
        if steps[material] > 0:
            reached[ident] = steps[material]
    needed = 0
    for lack in missing(state, seat):
        needed |= lack
    able: dict[str, object] = {}
    if state.phase == ACTING and state.mover == seat:
        for place, ident in enumerate(world.ids):
            if state.owner[place] == seat and state.able(place) > 0:
                able[ident] = state.able(place)
    free, contested = in_reach_now(state, seat)
    proposal: list[object] = []
    if state.phase == TRADING and state.mover == seat:
        proposal = [world.material_ids[material] for material in best_trade(state, seat)]
    return {
        "income": incomes(state),
        "needed": world.material_words(needed),
        "able": able,
        "steps": reached,
        "free": world.material_words(free),
        "contested": world.material_words(contested),
        "attacks": attacks(state, seat),
        "trade": proposal,
    }


def incomes(state: RawsikoState) -> list[int]:
    """New assets of every player, if the next investment phase began now (41, U6)."""
    return [
        income_of(scoring.territory_materials(state, seat).bit_count())
        for seat in range(state.seats)
    ]


def missing(state: RawsikoState, seat: int) -> list[int]:
    """For each application of the seat's own objective: the materials it still lacks, as sets."""
    owned = scoring.materials(state, seat)
    needs = state.rules.applications.needs
    return [needs[application] & ~owned for application in scoring.objective(state, seat)]


def reach(state: RawsikoState, seat: int) -> list[int]:
    """By material: how many steps it is away from the seat's nearest territory.

    0 for what the seat owns, -1 for what it can't come to at all. An asset makes one step a turn.
    """
    world = state.rules.world
    gained = state.gained[seat]
    found = [0 if gained >> n & 1 else -1 for n in range(len(world.material_ids))]
    front = [place for place, owner in enumerate(state.owner) if owner == seat]
    seen = set(front)
    steps = 0
    while front:
        for place in front:
            for material in range(len(found)):
                if found[material] < 0 and world.materials[place] >> material & 1:
                    found[material] = steps
        front = sorted({n for place in front for n in world.neighbours[place]} - seen)
        seen.update(front)
        steps += 1
    return found


def in_reach_now(state: RawsikoState, seat: int) -> tuple[int, int]:
    """Materials not owned that one move can bring: by occupying (49), or only by a clash (51).

    Outside the seat's own action phase: in its next one, when all assets are unmoved again (R-26).
    """
    world = state.rules.world
    owned = scoring.materials(state, seat)
    acting = state.phase == ACTING and state.mover == seat
    kept = 1 if state.rules.garrison else 0
    free = 0
    contested = 0
    for place, owner in enumerate(state.owner):
        able = state.able(place) if acting else state.assets[place] - kept
        if owner == seat and able > 0:
            for other in world.neighbours[place]:
                if state.owner[other] == NOBODY:
                    free |= world.materials[other]
                elif state.owner[other] != seat:
                    contested |= world.materials[other]
    free &= ~owned
    return free, contested & ~owned & ~free


def attacks(state: RawsikoState, seat: int) -> list[object]:
    """The odds of every attack the seat can make now: of one clash, and of going on (60)."""
    found: list[object] = []
    if state.phase != ACTING or state.mover != seat:
        return found
    world = state.rules.world
    for place, owner in enumerate(state.owner):
        able = state.able(place)
        if owner != seat or able < 1:
            continue
        for other in world.neighbours[place]:
            if state.owner[other] in (seat, NOBODY):
                continue
            defenders = state.assets[other]
            single: list[object] = [
                clash_data(attackers, defenders) for attackers in range(1, min(able, MOST_DICE) + 1)
            ]
            unmoved = state.fresh[place]
            reading = state.rules.after_clash
            garrison = able < unmoved
            stops: list[object] = [
                odds.assault(unmoved, defenders, until, reading, garrison).data()
                for until in range(1, min(unmoved, MOST_STOPS) + 1)
            ]
            found.append(
                {
                    "source": world.ids[place],
                    "target": world.ids[other],
                    "able": able,
                    "defenders": defenders,
                    "clash": single,
                    "until": stops[0],
                    "stops": stops,  # the first: while 1 or more can attack, and so on
                }
            )
    return found


def clash_data(attackers: int, defenders: int) -> dict[str, object]:
    """One clash, JSON-able: ways out of all outcomes by the attacker's losses, and averages."""
    clash = odds.clash(attackers, defenders)
    conquest = clash.ways[0] if clash.pairs == defenders else 0
    return {
        "attackers": attackers,
        "ways": list(clash.ways),
        "outcomes": clash.outcomes,
        "conquest_permille": round(1000 * conquest / clash.outcomes),
        "attackers_lost_permille": round(clash.attackers_lost() * 1000),
        "defenders_lost_permille": round(clash.defenders_lost() * 1000),
    }


def best_trade(state: RawsikoState, seat: int) -> list[int]:
    """Materials to choose in the Trade with China: most points, then most applications (75).

    Choices that no application needs are filled with other materials: they break ties (67).
    """
    lacking = missing(state, seat)
    points = [
        state.rules.applications.points[application]
        for application in scoring.objective(state, seat)
    ]
    most = state.trades[seat]
    best = (-1, 0, 0)
    wanted = 0
    for chosen in range(1 << len(lacking)):
        union = 0
        worth = 0
        for at, lack in enumerate(lacking):
            if chosen >> at & 1:
                union |= lack
                worth += points[at]
        if union.bit_count() <= most:
            value = (worth, chosen.bit_count(), -union.bit_count())
            if value > best:
                best = value
                wanted = union
    choices = trade.choices(state, seat)
    first = [material for material in choices if wanted >> material & 1]
    rest = [material for material in choices if not wanted >> material & 1]
    return (first + rest)[:most]
