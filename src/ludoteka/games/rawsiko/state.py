"""RAWsiko's state: who holds what, and the methods of the contract in their usual order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.core.game import Result, State
from ludoteka.core.reasons import Reason
from ludoteka.games.rawsiko import choices, imagination, moves, reasons, scoring, view
from ludoteka.games.rawsiko.help import aids, orders
from ludoteka.games.rawsiko.pieces import (
    CHOOSING,
    NO_CONTINENT,
    NOBODY,
    ONLY,
    RUNNING,
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
        return choices.choices(self, seat)

    def play(self, seat: int, move: int, chance: Chance, events: list[Event] | None = None) -> None:
        if not moves.play(self, seat, move, chance, events):
            self.refuse(seat, move)

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

    def aids(self, seat: int) -> dict[str, object]:
        return aids.aids(self, seat)

    def is_out(self, seat: int) -> bool:
        return self.out[seat] > 0

    def caution(self, seat: int, move: int) -> Reason | None:
        return reasons.caution(self, seat, move)

    def follow(self, seat: int, order: str) -> int | None:
        return orders.follow(self, seat, order)

    # Words of the table that several modules use.

    def able(self, place: int) -> int:
        """How many assets can leave a territory: the unmoved, but for a garrison (D-15, R-8)."""
        count = self.fresh[place]
        if self.rules.garrison and count == self.assets[place]:
            return count - 1
        return count
