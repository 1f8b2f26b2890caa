"""Envyra with its options and tiles."""

from __future__ import annotations

from typing import ClassVar

from ludoteka.core.chance import Chance
from ludoteka.core.content import packaged
from ludoteka.core.events import Event
from ludoteka.core.game import Audit, Game, Meta, Sense, Teller, Word
from ludoteka.core.options import Value
from ludoteka.core.readers.outline import Outline
from ludoteka.games.envyra import notation, scenes
from ludoteka.games.envyra.bots.advice import EnvyraAdvice
from ludoteka.games.envyra.content import END_TILE, K_TILE, Tiles, load
from ludoteka.games.envyra.counts import grid_cells
from ludoteka.games.envyra.meta import META
from ludoteka.games.envyra.notation import COUNT, FIRST_MOVING, MOVES, PLACED
from ludoteka.games.envyra.packing import unpack
from ludoteka.games.envyra.readers.drawing import Board
from ludoteka.games.envyra.readers.outline import Telling
from ludoteka.games.envyra.readers.teller import EnvyraTeller
from ludoteka.games.envyra.setup import set_up
from ludoteka.games.envyra.state import EnvyraState
from ludoteka.games.envyra.testing.audit import EnvyraAudit


class Envyra(Game):
    """Tiles and wooden cubes: everybody places in secret, then cubes move in serpentine order."""

    meta: ClassVar[Meta] = META

    def __init__(
        self, options: dict[str, Value] | None, tiles: Tiles, rules: int | None = None
    ) -> None:
        super().__init__(options, tiles.name, tiles.digest, rules)
        self.move_count = MOVES
        self.tiles = tiles
        self.grid_option = str(self.setting("grid"))
        self.start_option = str(self.setting("start_player"))
        self.simplified = self.setting("simplified") is True
        self.end_tile = K_TILE if self.setting("end_tile") == "K" else END_TILE
        self.open_variant = self.setting("equilibrium") in ("A", "C")
        self.secret_variant = self.setting("equilibrium") in ("B", "C")
        # Looked up again and again, so remembered: the game itself never changes.
        self._placings: dict[int, tuple[int, ...]] = {}
        self._cells: dict[int, list[int]] = {}

    @classmethod
    def make(
        cls,
        options: dict[str, Value] | None = None,
        content: str | None = None,
        file: str = "",
        rules: int | None = None,
    ) -> Envyra:
        return Envyra(options, load(content, file, rules), rules)

    def start(self, seats: int, chance: Chance, events: list[Event] | None = None) -> EnvyraState:
        self.check_seats(seats)
        return set_up(self, seats, chance, events)

    def spell(self, move: int) -> str:
        return notation.spell(move)

    def read(self, text: str) -> int:
        return notation.read(text)

    def describe(self, move: int) -> dict[str, object]:
        return notation.describe(move)

    def number(self, description: dict[str, object]) -> int:
        return notation.number(description)

    def scene(
        self, text: str, chance: Chance | None = None, events: list[Event] | None = None
    ) -> EnvyraState:
        return scenes.scene(self, text, chance, events)

    def unpack(self, data: list[object]) -> EnvyraState:
        return unpack(self, data)

    def sense(self) -> Sense:
        return EnvyraAdvice()

    def audit(self) -> Audit:
        return EnvyraAudit(self.content(), self.options)

    def draw(self, view: dict[str, object], names: list[str], word: Word) -> str:
        return Board(self.content(), view, names, word).draw()

    def outline(self, view: dict[str, object], names: list[str], word: Word) -> Outline:
        return Telling(self.content(), view, names, word).outline()

    def teller(self) -> Teller:
        return EnvyraTeller(self.tiles)

    def content(self) -> dict[str, object]:
        return self.tiles.data()

    @classmethod
    def template(cls) -> str:
        return packaged("ludoteka.games.envyra", "tiles.toml")

    def placings(self, occupied: int, most: int) -> tuple[int, ...]:
        """All ways to place 1 to `most` cubes on cells with a tile (10, D-C3, D-C4)."""
        key = occupied * 2 + most - 1
        found = self._placings.get(key)
        if found is None:
            found = tuple(
                [
                    move
                    for move in range(FIRST_MOVING)
                    if PLACED[move] & ~occupied == 0 and COUNT[move] <= most
                ]
            )
            self._placings[key] = found
        return found

    def cells_of_grid(self, columns: int, rows: int) -> list[int]:
        """The cells of a grid of this size, in reading order."""
        key = columns * 8 + rows
        found = self._cells.get(key)
        if found is None:
            found = grid_cells(columns, rows)
            self._cells[key] = found
        return found
