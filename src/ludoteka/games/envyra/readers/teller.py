"""Events as readers want them: tiles by their names, Equilibrium cards by their symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.game import Teller

if TYPE_CHECKING:
    from ludoteka.games.envyra.content import Tiles


class EnvyraTeller(Teller):
    """Follows the grid, so that what the data says by places is told by the tiles that lie there.

    `tiles` are names of tiles, each with its place where another tile of the grid has the same
    name; `twin` says so of the one tile that an event is about. `tie` says of a tile that was won
    that others had as many cubes on it, `most`, so that it went to who came last of them (18).
    """

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles
        self.grid: dict[str, str] = {}  # the tile of each place

    def retold(self, event: dict[str, object]) -> dict[str, object]:
        kind = event["kind"]
        if "tiles" in event:  # it was retold already
            return event
        if kind == "set_up":
            grid = event.get("grid")
            self.grid = dict(grid) if isinstance(grid, dict) else {}
        elif kind == "screens_removed":
            boards = event.get("boards")
            rows = boards if isinstance(boards, list) else []
            return {**event, "tiles": [self._named(board) for board in rows]}
        elif kind == "game_over":
            secrets = event.get("secret_cards")
            cards = secrets if isinstance(secrets, list) else []
            return {**event, "secret_symbols": [self._symbols(str(card)) for card in cards]}
        elif "tile" in event and "cell" in event:
            return self._about_one(event, str(event["cell"]), str(event["tile"]))
        elif "cells" in event:
            return {**event, "tiles": self._named(event["cells"])}
        return event

    def _about_one(self, event: dict[str, object], cell: str, tile: str) -> dict[str, object]:
        if event["kind"] == "tile_won":
            event = {**event, **_tie(event)}
        if not self.grid:  # a story without its beginning
            return {**event, "tiles": [f"{self._symbol(tile)}@{cell}"], "twin": True}
        self.grid[cell] = tile
        retold = {**event, "tiles": self._named([cell]), "twin": self._has_twin(cell)}
        if event["kind"] == "tile_won":
            del self.grid[cell]
        return retold

    def _named(self, cells: object) -> list[object]:
        return [self._name(str(cell)) for cell in cells] if isinstance(cells, list) else []

    def _name(self, cell: str) -> str:
        """A tile's symbol, and its place behind it if it needs one; an unknown place as it is."""
        if cell not in self.grid:
            return cell
        symbol = self._symbol(self.grid[cell])
        return f"{symbol}@{cell}" if self._has_twin(cell) else symbol

    def _has_twin(self, cell: str) -> bool:
        symbol = self._symbol(self.grid[cell])
        return any(
            other != cell and self._symbol(tile) == symbol for other, tile in self.grid.items()
        )

    def _symbol(self, tile: str) -> str:
        if tile not in self.tiles.ids:
            return tile
        symbol = self.tiles.symbol[self.tiles.ids.index(tile)]
        return self.tiles.symbols[symbol] if symbol >= 0 else "end"

    def _symbols(self, card: str) -> list[object]:
        if card not in self.tiles.card_ids:
            return []
        symbols = self.tiles.card_symbols[self.tiles.card_ids.index(card)]
        return [self.tiles.symbols[symbol] for symbol in symbols]


def _tie(event: dict[str, object]) -> dict[str, object]:
    """How many cubes of the winner lay on the tile, and whether others had as many (18)."""
    seat, returned, unmoved = event.get("seat"), event.get("returned"), event.get("unmoved")
    if not (isinstance(seat, int) and isinstance(returned, list) and isinstance(unmoved, list)):
        return {}
    # What came back from boards was not on the tile.
    cubes = [back - (other in unmoved) for other, back in enumerate(returned)]
    return {"most": cubes[seat], "tie": cubes.count(cubes[seat]) > 1}
