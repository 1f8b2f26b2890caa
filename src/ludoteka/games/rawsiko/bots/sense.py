"""What a bot values in RAWsiko, in thousandths of a point.

Owned materials are worth what they bring the own applications nearer to completion, and a little
for the income they give. A territory is worth what it adds to that; a move is worth what it wins,
less what it leaves open to the rivals next to it. Rough and cheap: search goes further.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteka.core.chance import Chance
from ludoteka.core.game import Sense, State
from ludoteka.games.rawsiko import scoring
from ludoteka.games.rawsiko.help import aids, odds
from ludoteka.games.rawsiko.notation import END, FIRST_CONTINENT, MOST_AT_ONCE
from ludoteka.games.rawsiko.phases import draft
from ludoteka.games.rawsiko.pieces import (
    ACTING,
    CHOOSING,
    CONQUERORS_FRESH,
    FAILED_FRESH,
    LOSS_FRESH,
    MOST_DICE,
    NOBODY,
    TAKING,
    TRADING,
    unmoved_after,
)
from ludoteka.games.rawsiko.state import RawsikoState

# The share of an application's points that it is worth while so many materials are missing.
PROMISE: Final = [1000, 520, 330, 230, 165, 120, 85, 60, 40, 25]
MATERIAL: Final = 90  # a material's income, for each turn still to come
LAND: Final = 60  # a territory by itself: it breaks ties
ASSET: Final = 350  # what an asset lost is worth, while there are turns to come
NEARBY: Final = 300  # in thousandths: what lies next door counts so much of what one holds
RISK: Final = 600  # in thousandths: how likely a rival who could attack does
RIVALS_LOSS: Final = 50  # a material that a rival may lose
FINISHING: Final = 2500  # the last territory of a rival
MARCH: Final = 60  # a step of an idle asset towards something worth having
EFFORT: Final = 50  # a move that should bring more than this, or it is not made
TOGETHER: Final = 9  # the smaller, the more assets are placed at once
LONG_SHOT: Final = 150  # in thousandths: an attack that takes it less often hardly counts
UNREACHABLE: Final = 99

MOST_KNOWN: Final = 24


class Assaults:
    """Attacking until it is done, by attackers and defenders, in thousandths."""

    def __init__(self, reading: str) -> None:
        self.conquest: list[list[int]] = []  # the chance of it
        self.losses: list[list[int]] = []  # of the attacker, on average
        for own in range(MOST_KNOWN + 1):  # from few assets to many
            self.conquest.append([1000] + [0] * MOST_KNOWN)
            self.losses.append([0] * (MOST_KNOWN + 1))
            if own > 0:
                for rival in range(1, MOST_KNOWN + 1):
                    self._work_out(reading, own, rival)

    def _work_out(self, reading: str, own: int, rival: int) -> None:
        clash = odds.clash(own, rival)
        won = 0
        lost_on_average = 0
        for lost, ways in enumerate(clash.ways):
            killed = clash.pairs - lost
            left = rival - killed
            again = unmoved_after(reading, left == 0, killed)
            then = own - (lost if again else min(own, MOST_DICE))
            won += ways * self.conquest[then][left]
            lost_on_average += ways * (1000 * lost + self.losses[then][left])
        self.conquest[own][rival] = won // clash.outcomes
        self.losses[own][rival] = lost_on_average // clash.outcomes


# Where all of a failed attack have moved, the first is near enough for full strokes of three dice.
AGAIN: Final = Assaults(FAILED_FRESH)
AFTER_LOSS: Final = Assaults(LOSS_FRESH)
CONQUEST: Final[list[list[int]]] = AGAIN.conquest


def assaults(reading: str) -> Assaults:
    """What a bot goes by under this reading of rule 61 (D-17)."""
    return AFTER_LOSS if reading == LOSS_FRESH else AGAIN


def in_strokes(reading: str, able: int) -> int:
    """So many of the assets that are able to attack count, under this reading of rule 61."""
    if reading == CONQUERORS_FRESH and able > MOST_DICE:
        return MOST_DICE * (able // MOST_DICE)
    return able


def counted(conquest: int) -> int:
    """What a chance to conquer counts: a long shot less than it is, and the less the longer."""
    return conquest if conquest >= LONG_SHOT else conquest * conquest // LONG_SHOT


class RawsikoSense(Sense):
    def weigh(self, imagined: State, seat: int, chance: Chance) -> list[int]:
        state = seen(imagined)
        moves = state.moves(seat)
        eye = Eye(state, seat)
        if state.phase == CHOOSING:
            return [eye.continent(move - FIRST_CONTINENT) for move in moves]
        if state.phase == TAKING:
            first = state.rules.notation.first_take
            return [eye.pick(move - first) for move in moves]
        if state.phase == TRADING:
            first = state.rules.notation.first_trade
            wanted = [first + material for material in aids.best_trade(state, seat)]
            return [1 if move in wanted else 0 for move in moves]
        eye.look_around()
        if state.phase == ACTING:
            return [eye.action(move) for move in moves]
        return eye.placings(moves)


def seen(state: State) -> RawsikoState:
    """A state of this game; a sense of it understands no others."""
    if not isinstance(state, RawsikoState):
        raise TypeError("this is a sense of RAWsiko's states")
    return state


class Eye:
    """One seat's look at a position."""

    def __init__(self, state: RawsikoState, seat: int) -> None:
        self.state = state
        self.seat = seat
        world = state.rules.world
        self.carried = world.materials
        self.neighbours = world.neighbours
        self.turns_left = state.rules.turns - state.turn
        applications = state.rules.applications
        objective = scoring.objective(state, seat)
        self.needs = [applications.needs[application] for application in objective]
        self.points = [applications.points[application] for application in objective]
        once = 0
        twice = 0
        for place, owner in enumerate(state.owner):
            if owner == seat:
                twice |= once & self.carried[place]
                once |= self.carried[place]
        self.owned = once
        self.double = twice  # held on more than one territory: losing one costs nothing
        self.picks = 0  # in the Trade with China, as the land lies (73)
        self.picks_with: list[int] = []  # by territory: if it changed hands; empty: no matter yet
        if state.rules.trade and self.turns_left <= 0 and state.phase != TRADING:
            self._count_picks()
        self.worth = self.promise(once)
        self.gain: list[int] = []  # by territory: what it would add
        self.loss: list[int] = []  # by territory: what losing it would cost
        self.rival: list[int] = []  # by territory: assets of the strongest rival next to it
        self.far: list[int] = []  # by territory: steps to the next one worth having

    def promise(self, owned: int) -> int:
        """What a set of materials is worth."""
        return self.promise_with(owned, self.picks)

    def promise_with(self, owned: int, picks: int) -> int:
        """The same, with so many materials from China: they go where they bring most (75)."""
        value = MATERIAL * self.turns_left * owned.bit_count()
        traded = 0
        for needed, points in zip(self.needs, self.points):
            missing = (needed & ~owned).bit_count()
            share = PROMISE[min(missing, len(PROMISE) - 1)]
            value += points * share
            if picks > 0 and missing > 0:
                then = PROMISE[min(max(missing - picks, 0), len(PROMISE) - 1)]
                traded = max(traded, points * (then - share))
        return value + traded

    def _count_picks(self) -> None:
        """Continents where the seat is alone, now and if one territory changed hands (73)."""
        owner = self.state.owner
        self.picks_with = [0] * len(owner)
        for places in self.state.rules.world.on_continent:
            own = 0
            rivals = 0
            for place in places:
                if owner[place] == self.seat:
                    own += 1
                elif owner[place] != NOBODY:
                    rivals += 1
            alone = 1 if own > 0 and rivals == 0 else 0
            self.picks += alone
            for place in places:
                if owner[place] == self.seat:
                    then = 1 if own > 1 and rivals == 0 else 0
                elif owner[place] == NOBODY:
                    then = 1 if rivals == 0 else 0
                else:
                    then = 1 if rivals == 1 else 0
                self.picks_with[place] = then - alone
        self.picks_with = [self.picks + more for more in self.picks_with]

    def picks_if(self, place: int) -> int:
        """Choices in the Trade if this territory changed hands."""
        return self.picks_with[place] if self.picks_with else self.picks

    # The set-up

    def continent(self, continent: int) -> int:
        """The best pick that the continent has to offer."""
        sets = draft.pickable(self.state, continent)
        return max([self.position(group) for group in sets])

    def pick(self, place: int) -> int:
        """The best pick with this territory and those that are picked already."""
        return self.position(self.best_group(place))

    def best_group(self, place: int) -> list[int]:
        """The territories of that pick."""
        state = self.state
        left = draft.size(state) - len(state.picked) - 1
        group = [*state.picked, place]
        if left == 0:
            return group
        found = group
        best = self.position(group)
        free = draft.free_on(state, state.continent)
        adjacent = state.rules.world.adjacent
        for one in free:
            if one in group or not any(adjacent[one][other] for other in group):
                continue
            larger_ones = [[*group, one]]
            if left > 1:
                larger_ones += [
                    [*group, one, two]
                    for two in free
                    if two != one
                    and two not in group
                    and any(adjacent[two][other] for other in [*group, one])
                ]
            for larger in larger_ones:
                value = self.position(larger)
                if value > best:
                    best = value
                    found = larger
        return found

    def position(self, group: list[int]) -> int:
        """What these territories hold, and a part of what lies next to them."""
        held = self.held_with(group)
        own = self.promise(held)
        return own + (self.promise(self.nearby(group, held)) - own) * NEARBY // 1000

    def held_with(self, group: list[int]) -> int:
        """All materials that are owned with these territories."""
        held = self.owned
        for place in group:
            held |= self.carried[place]
        return held

    def nearby(self, group: list[int], held: int) -> int:
        """These materials, and those of the free territories next to the group."""
        near = held
        for place in group:
            for other in self.neighbours[place]:
                if self.state.owner[other] == NOBODY:
                    near |= self.carried[other]
        return near

    # Later

    def look_around(self) -> None:
        """Work out gains, losses and threats, once for all moves."""
        state = self.state
        owner = state.owner
        for place in range(len(owner)):
            carried = self.carried[place]
            mine = owner[place] == self.seat
            if mine:
                self.gain.append(0)
                left = self.promise_with(self._without(carried), self.picks_if(place))
                self.loss.append(LAND + self.worth - left)
            else:
                won = self.promise_with(self.owned | carried, self.picks_if(place))
                self.gain.append(LAND + won - self.worth)
                self.loss.append(0)
            strongest = 0
            for other in self.neighbours[place]:
                holder = owner[other]
                if holder not in (NOBODY, self.seat) and self._acts_again(holder):
                    strongest = max(strongest, state.assets[other])
            self.rival.append(strongest)
        if state.phase == ACTING:
            self._measure_ways()

    def _without(self, carried: int) -> int:
        return self.owned & ~(carried & ~self.double)

    def _acts_again(self, holder: int) -> bool:
        """Will this rival have another action phase?"""
        state = self.state
        if self.turns_left > 0 or state.phase != ACTING:
            return True
        seats = state.seats
        return (holder - state.first) % seats > (state.mover - state.first) % seats

    def _measure_ways(self) -> None:
        """Steps from every own territory to the nearest one that is worth having."""
        count = len(self.gain)
        far = [0 if self.gain[place] > 4 * LAND else UNREACHABLE for place in range(count)]
        front = [place for place in range(count) if far[place] == 0]
        while front:
            behind: list[int] = []
            for place in front:
                for other in self.neighbours[place]:
                    if far[other] == UNREACHABLE and self.state.owner[other] == self.seat:
                        far[other] = far[place] + 1
                        behind.append(other)
            front = behind
        self.far = far

    def danger(self, place: int, assets: int) -> int:
        """How likely a territory held by so many assets is lost, in thousandths."""
        strongest = self.rival[place]
        if strongest == 0:
            return 0
        won = CONQUEST[min(strongest, MOST_KNOWN)][min(assets, MOST_KNOWN)]
        return won * RISK // 1000

    def placings(self, moves: Sequence[int]) -> list[int]:
        """The values of these moves; the best is all that the whole plan gives to one place."""
        values = [self.placing(move) for move in moves]
        plan = self.plan(moves)
        if plan:
            place, count = plan[0]
            first = self.state.rules.notation.first_placing
            at = moves.index(first + place * MOST_AT_ONCE + min(count, MOST_AT_ONCE) - 1)
            values[at] = max(values) + 1
        return values

    def plan(self, moves: Sequence[int]) -> list[tuple[int, int]]:
        """Where all that are left to place go, one after another, as they come to mind."""
        state = self.state
        first = state.rules.notation.first_placing
        places = sorted({(move - first) // MOST_AT_ONCE for move in moves})
        left = state.to_place[self.seat]
        more = [0] * len(state.assets)
        order: list[int] = []
        while left > 0:
            best = -1
            chosen = (0, 0)
            for place in places:
                before = state.assets[place] + more[place]
                now = self.strength(place, before)
                for count in range(1, min(left, MOST_AT_ONCE) + 1):
                    value = self.strength(place, before + count) - now
                    value = value * (TOGETHER + count) // count
                    if value > best or not chosen[1]:
                        best = value
                        chosen = (place, count)
            place, count = chosen
            if not more[place]:
                order.append(place)
            more[place] += count
            left -= count
        return [(place, more[place]) for place in order]

    def placing(self, move: int) -> int:
        """What an asset put here is worth, on average over so many of them."""
        number = move - self.state.rules.notation.first_placing
        place = number // MOST_AT_ONCE
        count = number % MOST_AT_ONCE + 1
        before = self.state.assets[place]
        value = self.strength(place, before + count) - self.strength(place, before)
        return value * (TOGETHER + count) // count

    def strength(self, place: int, assets: int) -> int:
        """What so many assets keep and may win from here."""
        state = self.state
        value = self.loss[place] * (1000 - self.danger(place, assets)) // 1000
        spare = assets - 1
        ahead: list[int] = []
        for other in self.neighbours[place]:
            holder = state.owner[other]
            if holder == NOBODY:
                ahead.append(self.gain[other])
            elif holder != self.seat:
                won = CONQUEST[min(assets, MOST_KNOWN)][min(state.assets[other], MOST_KNOWN)]
                value += (self.gain[other] + self.rivals_loss(other)) * won // 2000
        ahead.sort(reverse=True)
        for gain in ahead[:spare]:
            value += gain * 3 // 4
        return value + 10 * min(spare, 3)

    def rivals_loss(self, place: int) -> int:
        """What taking a rival's territory is worth beside what it gives."""
        value = RIVALS_LOSS * self.carried[place].bit_count() * min(self.turns_left, 3)
        if self.state.lands[self.state.owner[place]] == 1:
            value += FINISHING
        return value

    def action(self, move: int) -> int:
        if move == END:
            return 0
        state = self.state
        notation = state.rules.notation
        ends, less = divmod(move - notation.first_step, MOST_AT_ONCE)
        source, target = divmod(ends, notation.places)
        count = less + 1
        holder = state.owner[target]
        left = state.assets[source] - count
        if holder not in (NOBODY, self.seat):
            return self._attack(source, target, count)
        leaving = self.leaving(source, target, left)
        if holder == NOBODY:
            kept = self.gain[target] * (1000 - self.danger(target, count)) // 1000
            return kept - leaving - EFFORT // 10 * count
        before = state.assets[target]
        safer = self.danger(target, before) - self.danger(target, before + count)
        value = self.loss[target] * safer // 1000 - leaving
        nearer = self.far[source] - self.far[target]
        if self.turns_left > 0 and nearer > 0 and self.far[source] < UNREACHABLE:
            value += MARCH * count
        return value - EFFORT

    def leaving(self, source: int, target: int, left: int) -> int:
        """What it costs that only so many stay behind."""
        if left > 0:
            more = self.danger(source, left) - self.danger(source, self.state.assets[source])
            return self.loss[source] * more // 1000
        # What the target carries too is not lost with the source.
        carried = self.carried[source] & ~self.carried[target]
        picks = self.picks_if(source)
        return LAND + self.worth - self.promise_with(self._without(carried), picks)

    def _attack(self, source: int, target: int, count: int) -> int:
        state = self.state
        reading = state.rules.after_clash
        known = assaults(reading)
        able = in_strokes(reading, min(state.able(source), MOST_KNOWN))
        defenders = min(state.assets[target], MOST_KNOWN)
        gain = self.gain[target] + self.rivals_loss(target)
        asset = ASSET if self.turns_left > 0 else ASSET // 4
        value = gain * counted(known.conquest[able][defenders]) // 1000
        value -= asset * known.losses[able][defenders] // 1000
        left = max(state.assets[source] - able, 0)
        if left == 0 and able <= MOST_DICE:
            value -= self.leaving(source, target, 0) // 2
        return value - 200 * (min(able, MOST_DICE) - count)
