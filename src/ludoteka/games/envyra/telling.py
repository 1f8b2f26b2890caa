"""Events as readers want them: Equilibrium cards by their symbols, not by their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.game import Teller

if TYPE_CHECKING:
    from ludoteka.games.envyra.content import Tiles


class EnvyraTeller(Teller):
    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles

    def retold(self, event: dict[str, object]) -> dict[str, object]:
        cards = event.get("secret_cards")
        if event["kind"] != "game_over" or not isinstance(cards, list):
            return event
        return {**event, "secret_symbols": [self._symbols(str(card)) for card in cards]}

    def _symbols(self, card: str) -> list[object]:
        if card not in self.tiles.card_ids:
            return []
        symbols = self.tiles.card_symbols[self.tiles.card_ids.index(card)]
        return [self.tiles.symbols[symbol] for symbol in symbols]
