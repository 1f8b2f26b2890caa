"""Why the sense of RAWsiko likes a move, and how a seat stands: the terms of its own sums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteka.core.chance import Chance
from ludoteka.core.game import State
from ludoteka.core.reasons import Ground, shared_out, weightiest
from ludoteka.games.rawsiko import scoring
from ludoteka.games.rawsiko.bots.sense import (
    CONQUEST,
    EFFORT,
    LAND,
    LONG_SHOT,
    MARCH,
    MATERIAL,
    MOST_KNOWN,
    NEARBY,
    PROMISE,
    UNREACHABLE,
    Eye,
    RawsikoSense,
    assaults,
    counted,
    in_strokes,
    seen,
)
from ludoteka.games.rawsiko.help import odds
from ludoteka.games.rawsiko.notation import END, FIRST_CONTINENT, MOST_AT_ONCE
from ludoteka.games.rawsiko.phases import draft
from ludoteka.games.rawsiko.pieces import (
    ACTING,
    CHOOSING,
    NOBODY,
    PLACING,
    TAKING,
    TRADING,
)
from ludoteka.games.rawsiko.state import RawsikoState

HELD: Final = 2 * MATERIAL  # a material, whatever the turn
MOST_BESIDE: Final = 2  # grounds of an attack, beside its odds
FORCE: Final = 60  # an asset on the map


class RawsikoAdvice(RawsikoSense):
    def reasons(self, imagined: State, seat: int, move: int, chance: Chance) -> list[Ground]:
        """The weightiest terms; and what the move gives up, so that nobody is surprised later."""
        terms = self.terms(imagined, seat, move, chance)
        found = weightiest([term for term in terms if term.name != "plan"])
        state = seen(imagined)
        if state.phase in (CHOOSING, TAKING):
            return _grouped(state, terms, found)
        if state.phase != ACTING or move == END:
            plans = [Ground("plan", 0, term.values) for term in terms if term.name == "plan"]
            return [*found, *(plan for plan in plans if not _repeats(state, move, plan))]
        chances = _chances(state, seat, move)
        if chances:  # the odds first, and room for them
            found = found[:MOST_BESIDE]
        return [*chances, *_net(state, seat, move, found)]

    def terms(self, imagined: State, seat: int, move: int, chance: Chance) -> list[Ground]:
        """All that its value is made of; in the draft what it adds, at the end what is saved."""
        state = seen(imagined)
        scale = Scale(state, seat)
        if state.phase == CHOOSING:
            sets = draft.pickable(state, move - FIRST_CONTINENT)
            return scale.position(max(sets, key=scale.eye.position))
        if state.phase == TAKING:
            first = state.rules.notation.first_take
            return scale.position(scale.eye.best_group(move - first))
        if state.phase == TRADING:
            first = state.rules.notation.first_trade
            value = self.weigh(state, seat, chance)[state.moves(seat).index(move)]
            materials = state.rules.world.material_ids
            known = materials[move - first] if 0 <= move - first < len(materials) else ""
            return [Ground("trade", value, {"material": known})] if known else []
        scale.eye.look_around()
        if state.phase == ACTING:
            if move == END:
                best = max([scale.eye.action(m) for m in state.moves(seat) if m != END], default=0)
                return [Ground("rest", -best)]
            return scale.action(move)
        return scale.placing(move, state.moves(seat))

    def standing(self, state: State) -> list[int]:
        now = seen(state)
        if now.phase in (CHOOSING, TAKING, PLACING):  # nobody has all of its start yet
            return []
        return [_standing(now, seat) for seat in range(now.seats)]


def _grouped(state: RawsikoState, terms: list[Ground], found: list[Ground]) -> list[Ground]:
    """A pick of the draft is reckoned with all that is still to be taken: that is named first."""
    ids = state.rules.world.ids
    free = {ids[place] for place, owner in enumerate(state.owner) if owner == NOBODY}
    for term in terms:
        places = term.values.get("territories")
        if term.name == "nearby" and isinstance(places, list):
            group: list[object] = [place for place in places if place in free]
            if len(group) > 1:
                around = [
                    Ground("around", one.worth) if one.name == "nearby" else one for one in found
                ]
                return [Ground("group", 0, {"territories": group}), *around]
    return found


def _repeats(state: RawsikoState, move: int, plan: Ground) -> bool:
    """Whether a plan says no more than the move itself: all there is, on one territory."""
    number = move - state.rules.notation.first_placing
    place, less = divmod(number, MOST_AT_ONCE)
    return plan.values["territories"] == [f"{state.rules.world.ids[place]}*{less + 1}"]


def _net(state: RawsikoState, seat: int, move: int, grounds: list[Ground]) -> list[Ground]:
    """Where the source is left empty a territory is swapped, not won, and its materials may go."""
    notation, world = state.rules.notation, state.rules.world
    ends, less = divmod(move - notation.first_step, MOST_AT_ONCE)
    source, target = divmod(ends, notation.places)
    if less + 1 < state.assets[source]:
        return grounds
    held = world.materials[target]
    for place, owner in enumerate(state.owner):
        if owner == seat and place != source:
            held |= world.materials[place]
    lost: list[object] = list(world.material_words(world.materials[source] & ~held))
    about: dict[str, object] = {"source": world.ids[source], "materials": lost}
    fights = state.owner[target] not in (NOBODY, seat)
    found: list[Ground] = []
    for ground in grounds:
        if ground.name == "land":
            swapped: dict[str, object] = {"source": world.ids[source], "target": world.ids[target]}
            found.append(Ground("swap", ground.worth, swapped))
        elif ground.name == "income":
            gained = _count(ground) - len(lost)
            if gained > 0:
                found.append(Ground("income", ground.worth, {**ground.values, "count": gained}))
        else:
            found.append(ground)
    return [*found, Ground("empties-won" if fights else "empties", 0, about)]


def _chances(state: RawsikoState, seat: int, move: int) -> list[Ground]:
    """Of an attack: what going on with all that can act comes to, and whether it is a long shot."""
    notation, world, rules = state.rules.notation, state.rules.world, state.rules
    source, target = divmod((move - notation.first_step) // MOST_AT_ONCE, notation.places)
    if state.owner[target] in (NOBODY, seat):
        return []
    unmoved, able = state.fresh[source], state.able(source)
    assault = odds.assault(unmoved, state.assets[target], 1, rules.after_clash, able < unmoved)
    conquest = round(assault.conquest * 1000)
    about: dict[str, object] = {
        "count": able,
        "target": world.ids[target],
        "odds_permille": conquest,
        "own_permille": round(assault.attackers_lost * 1000),
        "rivals_permille": round(assault.defenders_lost * 1000),
    }
    found = [Ground("chance", 0, about)]
    if conquest < LONG_SHOT:
        found.append(Ground("long-shot", 0))
    return found


def _count(ground: Ground) -> int:
    count = ground.values["count"]
    return count if isinstance(count, int) else 0


def _standing(state: RawsikoState, seat: int) -> int:
    """Points that are promised, materials, territories and assets; whoever is out has nothing."""
    if state.lands[seat] == 0:
        return 0
    applications = state.rules.applications
    owned = scoring.materials(state, seat)
    value = HELD * owned.bit_count() + LAND * state.lands[seat]
    for application in scoring.objective(state, seat):
        missing = (applications.needs[application] & ~owned).bit_count()
        value += applications.points[application] * PROMISE[min(missing, len(PROMISE) - 1)]
    for place, owner in enumerate(state.owner):
        if owner == seat:
            value += FORCE * state.assets[place]
    return value


class Scale:
    """The sums of an eye, term by term."""

    def __init__(self, state: RawsikoState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.eye = Eye(state, seat)
        self.ids = state.rules.world.ids

    def promised(self, owned: int, more: int) -> list[Ground]:
        """What these materials add to those that are owned: applications and income."""
        state, eye = self.state, self.eye
        world, applications = state.rules.world, state.rules.applications
        fresh = more & ~owned
        found: list[Ground] = []
        for application in scoring.objective(state, self.seat):
            needed = applications.needs[application]
            missing = (needed & ~owned).bit_count()
            left = (needed & ~owned & ~more).bit_count()
            worth = applications.points[application] * (
                PROMISE[min(left, len(PROMISE) - 1)] - PROMISE[min(missing, len(PROMISE) - 1)]
            )
            if worth:
                about: dict[str, object] = {
                    "application": applications.ids[application],
                    "points": applications.points[application],
                    "materials": world.material_words(needed & fresh),
                    "left": left,
                }
                found.append(Ground("application", worth, about))
        income = MATERIAL * eye.turns_left * fresh.bit_count()
        if income:
            found.append(Ground("income", income, {"count": fresh.bit_count()}))
        return found

    def position(self, group: list[int]) -> list[Ground]:
        """A pick of the draft, less what is owned already."""
        eye = self.eye
        held = eye.held_with(group)
        near = eye.nearby(group, held)
        nearby = (eye.promise(near) - eye.promise(held)) * NEARBY // 1000
        places: list[object] = [self.ids[place] for place in group]
        return [
            *self.promised(eye.owned, held & ~eye.owned),
            Ground("nearby", nearby, {"territories": places}),
        ]

    def gain(self, place: int) -> list[Ground]:
        """What a territory adds to what is owned."""
        state, eye = self.state, self.eye
        found = [
            *self.promised(eye.owned, eye.carried[place] & ~eye.owned),
            Ground("land", LAND),
        ]
        held = eye.owned | eye.carried[place]
        alone = eye.promise_with(held, eye.picks_if(place)) - eye.promise_with(held, eye.picks)
        if alone > 0:
            world = state.rules.world
            continent = world.continent_ids[world.continent[place]]
            found.append(Ground("alone", alone, {"continent": continent}))
        for term in found:
            term.values["target"] = self.ids[place]
        return found

    def action(self, move: int) -> list[Ground]:
        state, eye = self.state, self.eye
        notation = state.rules.notation
        ends, less = divmod(move - notation.first_step, MOST_AT_ONCE)
        source, target = divmod(ends, notation.places)
        count = less + 1
        holder = state.owner[target]
        value = eye.action(move)
        if holder not in (NOBODY, self.seat):
            return self._attack(source, target, value)
        leaving = eye.leaving(source, target, state.assets[source] - count)
        cost = Ground("leaving", -leaving, {"source": self.ids[source]})
        if holder == NOBODY:
            danger = eye.danger(target, count)
            kept = eye.gain[target] * (1000 - danger) // 1000
            effort = Ground("effort", -(EFFORT // 10) * count)
            return [*shared_out(kept, self.gain(target)), cost, effort]
        before = state.assets[target]
        less_danger = eye.danger(target, before) - eye.danger(target, before + count)
        safer = eye.loss[target] * less_danger // 1000
        nearer = eye.far[source] - eye.far[target]
        marches = eye.turns_left > 0 and nearer > 0 and eye.far[source] < UNREACHABLE
        about: dict[str, object] = {
            "territory": self.ids[target],
            "before_permille": eye.danger(target, before),
            "after_permille": eye.danger(target, before + count),
        }
        return [
            Ground("border", safer, about),
            Ground("march", MARCH * count if marches else 0, {"territory": self.ids[target]}),
            cost,
            Ground("effort", -EFFORT),
        ]

    def _attack(self, source: int, target: int, value: int) -> list[Ground]:
        """Gains by the odds to conquer; what it costs is the rest."""
        state, eye = self.state, self.eye
        reading = state.rules.after_clash
        able = in_strokes(reading, min(state.able(source), MOST_KNOWN))
        conquest = assaults(reading).conquest[able][min(state.assets[target], MOST_KNOWN)]
        gains = self.gain(target)
        rival = state.owner[target]
        finishes = state.lands[rival] == 1
        name = "finishes" if finishes else "weakens"
        gains.append(Ground(name, eye.rivals_loss(target), {"rival": rival}))
        for term in gains:
            term.values["odds_permille"] = conquest
        won = (eye.gain[target] + eye.rivals_loss(target)) * counted(conquest) // 1000
        return [*shared_out(won, gains), Ground("losses", value - won)]

    def placing(self, move: int, moves: Sequence[int]) -> list[Ground]:
        """What so many more assets keep and may win, neighbour by neighbour; and the whole plan."""
        state, eye = self.state, self.eye
        number = move - state.rules.notation.first_placing
        place, less = divmod(number, MOST_AT_ONCE)
        count = less + 1
        before = state.assets[place]
        found = self._strength(place, before + count)
        for one, old in zip(found, self._strength(place, before), strict=True):
            one.worth -= old.worth
        shared = shared_out(eye.placing(move), found)
        more = eye.placings(moves)[moves.index(move)] - eye.placing(move)
        if more:
            plan: list[object] = [f"{self.ids[at]}*{number}" for at, number in eye.plan(moves)]
            total = state.to_place[self.seat]
            shared.append(Ground("plan", more, {"territories": plan, "count": total}))
        return shared

    def _strength(self, place: int, assets: int) -> list[Ground]:
        """The terms of `Eye.strength`, in the same order for any number of assets."""
        state, eye = self.state, self.eye
        danger = eye.danger(place, assets)
        about: dict[str, object] = {"territory": self.ids[place], "after_permille": danger}
        held = Ground("holds", eye.loss[place] * (1000 - danger) // 1000, about)
        found = [held]
        ahead: list[tuple[int, int]] = []
        for other in eye.neighbours[place]:
            holder = state.owner[other]
            if holder == NOBODY:
                ahead.append((-eye.gain[other], other))
            elif holder != self.seat:
                won = CONQUEST[min(assets, MOST_KNOWN)][min(state.assets[other], MOST_KNOWN)]
                worth = (eye.gain[other] + eye.rivals_loss(other)) * won // 2000
                known: dict[str, object] = {"target": self.ids[other], "odds_permille": won}
                found.append(Ground("threat", worth, known))
        ahead.sort()
        for at, (gain, other) in enumerate(ahead):
            worth = -gain * 3 // 4 if at < assets - 1 else 0
            found.append(Ground("ahead", worth, {"target": self.ids[other]}))
        return [*found, Ground("spare", 10 * min(assets - 1, 3))]
