"""RAWsiko's state: who holds what, and the methods of the contract in their usual order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.core.game import Result, State
from ludoteka.core.reasons import Reason
from ludoteka.games.rawsiko import imagination, reasons, scoring, view
from ludoteka.games.rawsiko.help import aids, orders
from ludoteka.games.rawsiko.notation import END, FIRST_CONTINENT, MOST_AT_ONCE, STOP
from ludoteka.games.rawsiko.phases import actions, draft, placement, trade, turns
from ludoteka.games.rawsiko.pieces import (
    ACTING,
    CHOOSING,
    INVESTING,
    MOST_DICE,
    NO_CONTINENT,
    NOBODY,
    ONLY,
    PLACING,
    RUNNING,
    TAKING,
    TRADING,
)

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.game import Rawsiko


class RawsikoState(State):
    """Territories by number in flat lists; sets of materials are ints."""

    def __init__(
        self,
        game: Rawsiko,
        seats: int,
        first: int,
        owner: list[int],
        assets: list[int],
        fresh: list[int],
        lands: list[int],
        to_place: list[int],
        out: list[int],
        homes: list[int],
        picked: list[int],
        gained: list[int],
        trades: list[int],
        objectives: list[int],
    ) -> None:
        super().__init__(game, seats)
        self.rules = game
        self.first = first  # the first player; the others follow by seat (35)
        self.phase = CHOOSING
        self.mover = NOBODY  # whose choice it is
        self.turn = 0  # from 1; 0 in the set-up
        self.step = 0  # the pick of the draft, in snake order
        self.continent = NO_CONTINENT  # of the running pick
        self.end = RUNNING
        self.owner = owner  # by territory: a seat or NOBODY
        self.assets = assets  # by territory: all of them
        self.fresh = fresh  # by territory: those that have not moved (48)
        self.lands = lands  # by seat: territories held
        self.to_place = to_place  # by seat
        self.out = out  # by seat: 0, or 1 for the first to be eliminated, 2 for the second ...
        self.homes = homes  # two for each seat: the continents of its picks
        self.picked = picked  # territories of the running pick
        self.gained = gained  # by seat: materials of the Trade with China
        self.trades = trades  # by seat: choices left in it
        self.objectives = objectives  # four applications for each seat, by tier

    def waiting_for(self) -> tuple[int, ...]:
        return () if self.mover == NOBODY else ONLY[self.mover]

    def moves(self, seat: int) -> tuple[int, ...]:
        if seat != self.mover or seat == NOBODY:
            return ()
        phase = self.phase
        if phase == ACTING:
            return self._actions(seat)
        notation = self.rules.notation
        if phase in (PLACING, INVESTING):
            most = self.to_place[seat]
            found: list[int] = []
            for place in range(len(self.owner)):
                if self.owner[place] == seat:
                    found.extend(self.rules.placings(place, most))
            return tuple(found)
        if phase == CHOOSING:
            continents = draft.open_continents(self)
            return tuple([FIRST_CONTINENT + continent for continent in continents])
        if phase == TAKING:
            first = notation.first_take
            return tuple([first + place for place in draft.open_territories(self)])
        first = notation.first_trade
        return (STOP, *[first + material for material in trade.choices(self, seat)])

    def _actions(self, seat: int) -> tuple[int, ...]:
        """From every territory with assets that can leave it, to every neighbour (46, 54)."""
        rules = self.rules
        owner = self.owner
        fresh = self.fresh
        assets = self.assets
        garrison = rules.garrison
        neighbours = rules.world.neighbours
        found = [END]
        for place in range(len(owner)):
            if owner[place] == seat:
                count = fresh[place]
                if garrison and count == assets[place]:
                    count -= 1
                if count > 0:
                    rivals = 0
                    bit = 1
                    for other in neighbours[place]:
                        holder = owner[other]
                        if holder != seat and holder != NOBODY:
                            rivals |= bit
                        bit += bit
                    found.extend(rules.departures(place, count, rivals))
        return tuple(found)

    def play(self, seat: int, move: int, chance: Chance, events: list[Event] | None = None) -> None:
        if seat != self.mover or seat == NOBODY or move < 0:
            self.refuse(seat, move)
        notation = self.rules.notation
        phase = self.phase
        if phase == ACTING:
            number = move - notation.first_step
            if number >= 0:
                ends = number // MOST_AT_ONCE
                count = number % MOST_AT_ONCE + 1
                source = ends // notation.places
                target = ends % notation.places
                if (
                    source < notation.places
                    and self.owner[source] == seat
                    and count <= self.able(source)
                    and self.rules.world.adjacent[source][target]
                ):
                    holder = self.owner[target]
                    if holder in (seat, NOBODY):
                        actions.move(self, source, target, count, events)
                        return
                    if count <= MOST_DICE:
                        actions.attack(self, source, target, count, chance, events)
                        return
            elif move == END:
                turns.end_phase(self, events)
                return
        elif phase in (PLACING, INVESTING):
            number = move - notation.first_placing
            if number >= 0 and move < notation.first_step:
                place = number // MOST_AT_ONCE
                count = number % MOST_AT_ONCE + 1
                if self.owner[place] == seat and count <= self.to_place[seat]:
                    placement.put(self, place, count, events)
                    return
        elif move in self.moves(seat):
            self._play_rest(move, chance, events)
            return
        self.refuse(seat, move)

    def _play_rest(self, move: int, chance: Chance, events: list[Event] | None) -> None:
        """Moves of the set-up and of the Trade with China, which are few."""
        notation = self.rules.notation
        if self.phase == TRADING:
            if move == STOP:
                trade.stop(self, events)
            else:
                trade.gain(self, move - notation.first_trade, events)
            return
        if self.phase == CHOOSING:
            draft.choose(self, move - FIRST_CONTINENT, False, events)
        else:
            draft.take(self, move - notation.first_take, False, events)
        draft.go_on(self, chance, events)

    def why_not(self, seat: int, move: int) -> Reason | None:
        return reasons.why_not(self, seat, move)

    def result(self) -> Result | None:
        return scoring.result(self)

    def copy(self) -> RawsikoState:
        other = RawsikoState(
            self.rules,
            self.seats,
            self.first,
            self.owner[:],
            self.assets[:],
            self.fresh[:],
            self.lands[:],
            self.to_place[:],
            self.out[:],
            self.homes[:],
            self.picked[:],
            self.gained[:],
            self.trades[:],
            self.objectives,  # never changed after the set-up
        )
        other.phase = self.phase
        other.mover = self.mover
        other.turn = self.turn
        other.step = self.step
        other.continent = self.continent
        other.end = self.end
        return other

    def look(self, seat: int | None) -> dict[str, object]:
        return view.look(self, seat)

    def hidden(self) -> dict[str, object]:
        return view.hidden(self)

    def aids(self, seat: int) -> dict[str, object]:
        return aids.aids(self, seat)

    def is_out(self, seat: int) -> bool:
        return self.out[seat] > 0

    def caution(self, seat: int, move: int) -> Reason | None:
        return reasons.caution(self, seat, move)

    def follow(self, seat: int, order: str) -> int | None:
        return orders.follow(self, seat, order)

    def imagine(self, seat: int, chance: Chance) -> RawsikoState:
        return imagination.imagine(self, seat, chance)

    def scores(self) -> list[int]:
        return [sum(scoring.points_of(self, seat)) for seat in range(self.seats)]

    def progress(self) -> tuple[int, int] | None:
        return self.turn, self.rules.turns

    def pack(self) -> list[object]:
        head = [self.first, self.phase, self.mover, self.turn]
        head += [self.step, self.continent, self.end]
        return [
            head,
            self.owner[:],
            self.assets[:],
            self.fresh[:],
            self.lands[:],
            self.to_place[:],
            self.out[:],
            self.homes[:],
            self.picked[:],
            self.gained[:],
            self.trades[:],
            self.objectives[:],
        ]

    # Words of the table that several modules use.

    def able(self, place: int) -> int:
        """How many assets can leave a territory: the unmoved, but for a garrison (D-15, R-8)."""
        count = self.fresh[place]
        if self.rules.garrison and count == self.assets[place]:
            return count - 1
        return count
