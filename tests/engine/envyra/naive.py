"""Envyra once more, as simply as possible, from the rule text alone: slow, and in names only."""

from __future__ import annotations

from collections import Counter
from typing import Any


class Naive:
    """A table that starts from what a state shows and hides, and must then go the same way."""

    def __init__(self, state: Any) -> None:
        view, hidden, content = state.view(None), state.hidden(), state.game.content()
        self.tiles, self.cards = content["tiles"], content["cards"]
        self.simplified = state.game.options["simplified"]
        self.end_tile = "K" if state.game.options["end_tile"] == "K" else "END"
        self.seats = range(view["seats"])
        letters, numbers = "abcd"[: view["columns"]], range(1, view["rows"] + 1)
        self.cells = [f"{letter}{number}" for number in numbers for letter in letters]
        self.grid = {cell: place["tile"] for cell, place in view["grid"].items()}
        self.heaps = {cell: list(place["cubes"]) for cell, place in view["grid"].items()}
        self.supply, self.cone, self.round = list(view["supply"]), view["cone"], view["round"]
        self.boards: list[list[str]] = [[] for _ in self.seats]
        self.choices: dict[int, list[str]] = {}
        self.won = [list(tiles) for tiles in view["won"]]
        self.bag = list(hidden["bag"])
        self.open_cards = {card["card"]: card["owner"] for card in view["open_cards"]}
        self.secret_cards = hidden["secret_cards"]
        self.order: list[int] = []
        self.over = ""

    def waiting(self) -> list[int]:
        if self.over:
            return []
        if self.order:
            return [self.order[0]]
        return [seat for seat in self.seats if seat not in self.choices]

    def play(self, seat: int, cells: list[str], chance: Any) -> None:
        if not self.order:
            self.choices[seat] = cells
            if len(self.choices) == len(self.seats):
                self.remove_screens()
                self.go_on(chance)
        else:
            self.move(self.order.pop(0), cells[0])
            self.go_on(chance)

    def remove_screens(self) -> None:
        for seat, cells in self.choices.items():
            self.boards[seat] = list(cells)
            self.supply[seat] -= len(cells)
        self.choices = {}
        forward = [(self.cone + seat) % len(self.seats) for seat in self.seats]
        self.order = forward if self.simplified else forward + forward[::-1]

    def go_on(self, chance: Any) -> None:
        while self.order and not self.over:
            seat = self.order[0]
            movable = [cell for cell in self.boards[seat] if self.opens(seat, self.grid[cell])]
            if len(movable) == 2:
                return
            self.order.pop(0)
            if movable:
                self.move(seat, movable[0])
        if not self.over:
            self.end_round(chance)

    def opens(self, seat: int, tile: str) -> bool:
        colours = Counter(self.tiles[won]["theme"] for won in self.won[seat])
        return not Counter(self.tiles[tile]["needs"]) - colours

    def move(self, seat: int, cell: str) -> None:
        self.boards[seat].remove(cell)
        heap = self.heaps[cell]
        heap.append(seat)
        if len(heap) < self.tiles[self.grid[cell]]["cubes"]:
            return
        most = max(heap.count(owner) for owner in heap)
        winner = next(owner for owner in reversed(heap) if heap.count(owner) == most)
        tile = self.grid.pop(cell)
        for owner in self.heaps.pop(cell):
            self.supply[owner] += 1
        for other in self.seats:
            if cell in self.boards[other]:
                self.boards[other].remove(cell)
                self.supply[other] += 1
        self.won[winner].append(tile)
        for card, owner in self.open_cards.items():
            if owner is None and self.has_symbols(winner, card):
                self.open_cards[card] = winner
        if tile == self.end_tile:
            self.over = "end_tile_won"

    def has_symbols(self, seat: int, card: str) -> bool:
        symbols = Counter(self.tiles[tile]["symbol"] for tile in self.won[seat])
        return not Counter(self.cards[card]["symbols"]) - symbols

    def end_round(self, chance: Any) -> None:
        for seat in self.seats:
            self.supply[seat] += len(self.boards[seat])
            self.boards[seat] = []
        for cell in self.cells:
            if cell not in self.grid and self.bag and not self.over:
                self.refill(cell, chance)
        if self.over:
            return
        for seat in self.seats:
            if self.supply[seat] == 0:
                for heap in self.heaps.values():
                    self.supply[seat] += heap.count(seat)
                    heap[:] = [owner for owner in heap if owner != seat]
        tiles = self.grid.values()
        if not all(any(self.opens(seat, tile) for tile in tiles) for seat in self.seats):
            self.over = "no_tile_open"
        elif self.round == 200:
            self.over = "round_limit"
        else:
            self.cone = (self.cone + 1) % len(self.seats)
            self.round += 1

    def refill(self, cell: str, chance: Any) -> None:
        tile = self.draw(chance)
        if tile == self.end_tile and not any(self.opens(seat, tile) for seat in self.seats):
            if not self.bag:
                self.bag.append(tile)
                self.over = "end_tile_left"
                return
            tile = self.draw(chance)
            self.bag.append(self.end_tile)
        self.grid[cell] = tile
        self.heaps[cell] = []

    def draw(self, chance: Any) -> str:
        at = chance.below(len(self.bag))
        tile = self.bag[at]
        self.bag[at] = self.bag[-1]
        self.bag.pop()
        return tile

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in self.seats]

    def score(self, seat: int) -> int:
        total = sum(self.tiles[tile]["points"] for tile in self.won[seat])
        for theme in ("orange", "green", "blue"):
            symbols = Counter(
                self.tiles[tile]["symbol"]
                for tile in self.won[seat]
                if self.tiles[tile]["theme"] == theme
            )
            while symbols:
                total += {1: 0, 2: 2, 3: 4, 4: 7}[len(symbols)]
                symbols -= Counter(dict.fromkeys(symbols, 1))
        for card, owner in self.open_cards.items():
            total += self.cards[card]["points"] if owner == seat else 0
        secret = self.secret_cards[seat]
        if secret and self.has_symbols(seat, secret):
            total += self.cards[secret]["points"]
        return total
