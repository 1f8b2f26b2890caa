"""Envyra's state: what lies where, and the methods of the contract in their usual order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.core.game import Result, State
from ludoteka.core.reasons import Reason
from ludoteka.games.envyra import choices, imagination, moves, reasons, scoring, view
from ludoteka.games.envyra.pieces import (
    NOBODY,
    NOTHING,
    PLACING,
    WAITING,
)

if TYPE_CHECKING:
    from ludoteka.games.envyra.game import Envyra


class EnvyraState(State):
    """Sets of cells are ints of 12 bits, a heap of cubes is an int (see `pieces`)."""

    def __init__(
        self,
        game: Envyra,
        seats: int,
        columns: int,
        rows: int,
        cone: int,
        grid: list[int],
        heaps: list[int],
        supply: list[int],
        boards: list[int],
        choices: list[int],
        owner: list[int],
        colours: list[int],
        bag: list[int],
        open_cards: list[int],
        card_owner: list[int],
        secret_cards: list[int],
    ) -> None:
        super().__init__(game, seats)
        self.rules = game
        self.columns = columns
        self.rows = rows
        self.cone = cone  # the start player's seat
        self.round = 1
        self.phase = PLACING
        self.step = 0  # place in the serpentine order, in phase II
        self.mover = NOBODY  # who chooses a cube now, in phase II
        self.end = 0  # why the game ended: index into scoring.END_REASONS
        self.grid = grid  # by cell: a tile or EMPTY
        self.heaps = heaps  # by cell: the cubes on its tile
        self.supply = supply  # by seat: cubes behind the screen, not on board or tiles
        self.boards = boards  # by seat: cells of the cubes on its player board
        self.choices = choices  # by seat: the placing chosen in phase I, or NOTHING
        self.owner = owner  # by tile: the seat that won it, or NOBODY
        self.colours = colours  # by seat: tiles won of each colour, packed (content.GUARD)
        self.bag = bag
        self.open_cards = open_cards  # envyra.34 A
        self.card_owner = card_owner
        self.secret_cards = secret_cards  # by seat, envyra.34 B
        occupied = 0
        for cell, tile in enumerate(grid):
            if tile >= 0:
                occupied |= 1 << cell
        self.occupied = occupied  # cells with a tile
        self.undecided = (1 << seats) - 1  # seats that have not chosen in phase I

    def waiting_for(self) -> tuple[int, ...]:
        if self.phase == PLACING:
            return WAITING[self.undecided]
        return () if self.mover == NOBODY else WAITING[1 << self.mover]

    def moves(self, seat: int) -> tuple[int, ...]:
        return choices.choices(self, seat)

    def play(self, seat: int, move: int, chance: Chance, events: list[Event] | None = None) -> None:
        if not moves.play(self, seat, move, chance, events):
            self.refuse(seat, move)

    def why_not(self, seat: int, move: int) -> Reason | None:
        return reasons.why_not(self, seat, move)

    def result(self) -> Result | None:
        return scoring.result(self)

    def copy(self) -> EnvyraState:
        other = EnvyraState(
            self.rules,
            self.seats,
            self.columns,
            self.rows,
            self.cone,
            self.grid[:],
            self.heaps[:],
            self.supply[:],
            self.boards[:],
            self.choices[:],
            self.owner[:],
            self.colours[:],
            self.bag[:],
            self.open_cards,  # never changed after the set-up
            self.card_owner[:],
            self.secret_cards,  # likewise
        )
        other.round = self.round
        other.phase = self.phase
        other.step = self.step
        other.mover = self.mover
        other.end = self.end
        other.undecided = self.undecided
        return other

    def look(self, seat: int | None) -> dict[str, object]:
        return view.look(self, seat)

    def hidden(self) -> dict[str, object]:
        return view.hidden(self)

    def imagine(self, seat: int, chance: Chance) -> EnvyraState:
        return imagination.imagine(self, seat, chance)

    def scores(self) -> list[int]:
        return [sum(scoring.parts(self, seat, True).values()) for seat in range(self.seats)]

    def progress(self) -> tuple[int, int] | None:
        return self.round, 0

    def pack(self) -> list[object]:
        head = [self.columns, self.rows, self.cone, self.round, self.phase]
        head += [self.step, self.mover, self.end, self.undecided]
        return [
            head,
            self.grid[:],
            self.heaps[:],
            self.supply[:],
            self.boards[:],
            self.choices[:],
            self.owner[:],
            self.colours[:],
            self.bag[:],
            self.open_cards[:],
            self.card_owner[:],
            self.secret_cards[:],
        ]

    def caution(self, seat: int, move: int) -> Reason | None:
        return reasons.caution(self, seat, move)

    # Words of the table that several modules use.

    def most_cubes(self, seat: int) -> int:
        """How many cubes the seat may place: 1 or 2, as far as it has them (10, 33)."""
        return 1 if self.rules.simplified or self.supply[seat] == 1 else 2

    def won_by(self, seat: int) -> list[int]:
        return [tile for tile, owner in enumerate(self.owner) if owner == seat]

    def has_chosen(self, seat: int) -> bool:
        return self.choices[seat] != NOTHING
