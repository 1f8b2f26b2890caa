"""A second opinion on Envyra: scores and notebooks from events alone, compared with a state.

It follows what a seat was told as a person with a notebook would, and compares the notebook with a
state; of the rules it uses nothing but the list of legal moves, to swap a choice for another one.
"""

from __future__ import annotations

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event, seen
from ludoteka.core.game import Audit, State
from ludoteka.core.options import Value
from ludoteka.core.typed import text, texts, whole, wholes
from ludoteka.games.envyra.state import EnvyraState

SET_POINTS = {1: 0, 2: 2, 3: 4, 4: 7}  # envyra.30


class Notebook:
    """What can be written down while events are told."""

    def __init__(self) -> None:
        self.grid: dict[str, str] = {}
        self.cubes: dict[str, list[int]] = {}
        self.boards: list[list[str]] = []
        self.supply: list[int] = []
        self.won: list[list[str]] = []
        self.ready: list[bool] = []
        self.choice: list[str] = []  # own cells, as long as the screens are up
        self.removed: list[int] = []
        self.bag = 0
        self.cone = 0
        self.round = 1
        self.open_cards: dict[str, int | None] = {}
        self.secret_card: str | None = None
        self.turned_cards: list[str] = []
        self.over = False

    def write(self, event: dict[str, object]) -> None:
        """Write down one event."""
        kind = event["kind"]
        if kind == "set_up":
            self._set_up(event)
        elif kind in ("ready", "changed_mind"):
            self.ready[whole(event["seat"])] = True
            if "cells" in event:
                self.choice = texts(event["cells"])
        elif kind == "screens_removed":
            boards = event["boards"]
            assert isinstance(boards, list)
            self.boards = [texts(board) for board in boards]
            self.supply = [
                cubes - len(board) for cubes, board in zip(self.supply, self.boards, strict=True)
            ]
            self.ready = [False] * len(self.supply)
            self.choice = []
        elif kind == "cube_moved":
            cell = text(event["cell"])
            self.boards[whole(event["seat"])].remove(cell)
            self.cubes.setdefault(cell, []).append(whole(event["seat"]))
        elif kind == "tile_won":
            self._tile_won(event)
        elif kind == "card_taken":
            self.open_cards[text(event["card"])] = whole(event["seat"])
        elif kind == "boards_cleared":
            for seat, board in enumerate(self.boards):
                self.supply[seat] += len(board)
                self.boards[seat] = []
        elif kind == "tile_laid":
            self.grid[text(event["cell"])] = text(event["tile"])
            self.bag -= 1
        elif kind == "cubes_taken_back":
            back = whole(event["seat"])
            for cell in texts(event["cells"]):
                self.cubes[cell] = [seat for seat in self.cubes[cell] if seat != back]
            self.supply[back] = 5
        elif kind == "cone_passed":
            self.cone = whole(event["seat"])
            self.round = whole(event["round"])
        elif kind == "game_over":
            self.over = True
            self.turned_cards = texts(event["secret_cards"])

    def _set_up(self, event: dict[str, object]) -> None:
        grid = event["grid"]
        assert isinstance(grid, dict)
        self.grid = {str(cell): str(tile) for cell, tile in grid.items()}
        self.supply = wholes(event["supply"])
        self.removed = wholes(event["removed"])
        self.bag = whole(event["bag"])
        self.cone = whole(event["cone"])
        self.open_cards = dict.fromkeys(texts(event["open_cards"]), None)
        self.boards = [[] for _ in self.supply]
        self.won = [[] for _ in self.supply]
        self.ready = [False] * len(self.supply)
        if "secret_card" in event:
            self.secret_card = text(event["secret_card"])

    def _tile_won(self, event: dict[str, object]) -> None:
        cell = text(event["cell"])
        self.won[whole(event["seat"])].append(text(event["tile"]))
        for seat in self.cubes.pop(cell, []):
            self.supply[seat] += 1
        for seat, board in enumerate(self.boards):
            if cell in board:
                board.remove(cell)
                self.supply[seat] += 1
        del self.grid[cell]


class EnvyraAudit(Audit):
    def __init__(self, content: dict[str, object], options: dict[str, Value]) -> None:
        tiles = content["tiles"]
        cards = content["cards"]
        assert isinstance(tiles, dict)
        assert isinstance(cards, dict)
        self.tiles: dict[str, dict[str, object]] = tiles
        self.cards: dict[str, dict[str, object]] = cards
        self.end_tile = "K" if options["end_tile"] == "K" else "END"
        self.most_cubes = 1 if options["simplified"] else 2

    def recount(self, seats: int, story: list[Event]) -> list[int]:
        book = Notebook()
        for event in seen(story, None):
            book.write(event)
        scores: list[int] = []
        for seat in range(seats):
            won = book.won[seat]
            cards = [card for card, owner in book.open_cards.items() if owner == seat]
            if book.turned_cards and self._has_symbols(won, book.turned_cards[seat]):
                cards.append(book.turned_cards[seat])
            points = sum([whole(self.tiles[tile]["points"]) for tile in won])
            extra = sum([whole(self.cards[card]["points"]) for card in cards])
            scores.append(points + self._set_points(won) + extra)
        return scores

    def _symbols(self, won: list[str]) -> list[str]:
        return [text(self.tiles[t]["symbol"]) for t in won if self.tiles[t]["symbol"] is not None]

    def _has_symbols(self, won: list[str], card: str) -> bool:
        left = self._symbols(won)
        for symbol in texts(self.cards[card]["symbols"]):
            if symbol not in left:
                return False
            left.remove(symbol)
        return True

    def _set_points(self, won: list[str]) -> int:
        """The n-th set of a theme has every symbol of which there are at least n tiles."""
        points = 0
        for theme in ("orange", "green", "blue"):
            symbols = self._symbols([tile for tile in won if self.tiles[tile]["theme"] == theme])
            nth = 1
            while size := len({symbol for symbol in symbols if symbols.count(symbol) >= nth}):
                points += SET_POINTS[size]
                nth += 1
        return points

    def contradiction(self, state: State, seat: int, events: list[dict[str, object]]) -> str:
        book = Notebook()
        for event in events:
            book.write(event)
        view = state.view(seat)
        for name, noted in (
            ("round", book.round),
            ("cone", book.cone),
            ("supply", book.supply),
            ("ready", book.ready),
            ("bag", book.bag),
            ("boards", [sorted(board, key=_reading_order) for board in book.boards]),
            ("choice", " ".join(["place", *book.choice]) if book.choice else None),
        ):
            if view[name] != noted:
                return f"{name} is {view[name]!r}, but seat {seat} was shown {noted!r}"
        return self._grid_fault(book, view) or self._hidden_fault(book, state, seat)

    def _grid_fault(self, book: Notebook, view: dict[str, object]) -> str:
        grid = view["grid"]
        won = view["won"]
        assert isinstance(grid, dict)
        assert isinstance(won, list)
        laid = {cell: place["tile"] for cell, place in grid.items()}
        cubes = {cell: place["cubes"] for cell, place in grid.items() if place["cubes"]}
        if laid != book.grid:
            return f"the grid is {laid}, but {book.grid} was shown"
        if cubes != {cell: owners for cell, owners in book.cubes.items() if owners}:
            return f"the cubes are {cubes}, but {book.cubes} was shown"
        if [sorted(tiles) for tiles in won] != [sorted(tiles) for tiles in book.won]:
            return f"won tiles are {won}, but {book.won} was shown"
        return ""

    def _hidden_fault(self, book: Notebook, state: State, seat: int) -> str:
        hidden = state.hidden()
        bag = texts(hidden["bag"])
        box = texts(hidden["box"])
        shown = list(book.grid.values()) + [tile for tiles in book.won for tile in tiles]
        for tile in bag + box:
            if tile in shown:
                return f"tile {tile} was shown, but is hidden again"
        if len(bag) != book.bag or len(set(bag + box)) != len(bag) + len(box):
            return f"the bag holds {bag}, but {book.bag} different tiles should be in it"
        start = [tile for tile in box if self.tiles[tile]["mark"] == "S"]
        basic = sum(1 for tile in box if self.tiles[tile]["mark"] in ("", "3/4"))
        if [len(start), basic] != book.removed:
            return f"the box holds {len(start)} S and {basic} basic tiles, not {book.removed}"
        if state.seats == 2 and any(self.tiles[tile]["mark"] == "3/4" for tile in bag):
            return "a tile marked 3/4 is in the bag of two players"
        if self.end_tile in box:
            return f"the end tile of this game, {self.end_tile}, is in the box"
        choices = hidden["choices"]
        cards = hidden["secret_cards"]
        assert isinstance(choices, list)
        assert isinstance(cards, list)
        return self._choice_fault(book, choices) or self._card_fault(book, cards, seat)

    def _choice_fault(self, book: Notebook, choices: list[object]) -> str:
        """Who is ready has chosen something that the open table allows (10, D-C3, D-C4)."""
        for seat, choice in enumerate(choices):
            if (choice is not None) != book.ready[seat]:
                return f"seat {seat} has chosen {choice!r}, but was shown otherwise"
            if choice is None:
                continue
            cells = text(choice).split()[1:]
            most = min(self.most_cubes, book.supply[seat])
            if len(set(cells)) != len(cells) or not 1 <= len(cells) <= most:
                return f"seat {seat} can't have chosen {choice!r} with {most} cubes to place"
            if not all(cell in book.grid for cell in cells):
                return f"seat {seat} can't have chosen {choice!r}: a tile is missing there"
        return ""

    def _card_fault(self, book: Notebook, cards: list[object], seat: int) -> str:
        """Own card as dealt, others any that may be in play, each once (34, 35)."""
        if cards[seat] != book.secret_card:
            return f"the secret card is {cards[seat]!r}, but {book.secret_card!r} was dealt"
        dealt = [text(card) for card in cards if card is not None] + list(book.open_cards)
        if len(set(dealt)) != len(dealt):
            return f"a card is there twice: {dealt}"
        if len(cards) < 4 and any(self.cards[card]["points"] == 4 for card in dealt):
            return f"a card of 4 points is not for {len(cards)} players: {dealt}"
        if book.over and book.secret_card and cards != book.turned_cards:
            return f"the secret cards are {cards}, but {book.turned_cards} were turned over"
        return ""

    def swap(self, state: State, seat: int, chance: Chance) -> State | None:
        if not isinstance(state, EnvyraState):
            raise TypeError("this is an audit of Envyra's states")
        other = state.copy()
        hidden = state.hidden()
        ids = list(self.tiles)
        box = [ids.index(tile) for tile in texts(hidden["box"])]
        kinds = [self.tiles[ident]["mark"] for ident in ids]
        for at, tile in enumerate(state.bag):
            spare = [boxed for boxed in box if kinds[boxed] == kinds[tile] != "end"]
            if spare:
                boxed = spare[chance.below(len(spare))]
                box[box.index(boxed)] = tile
                other.bag[at] = boxed
        chance.shuffle(other.bag)
        for rival in range(state.seats):
            if rival != seat and state.has_chosen(rival):
                moves = state.moves(rival)
                other.choices[rival] = moves[chance.below(len(moves))]
        if state.secret_cards[seat] >= 0 and not state.end:
            other.secret_cards = self._other_cards(state, seat, chance)
        return None if other.pack() == state.pack() else other

    def _other_cards(self, state: EnvyraState, seat: int, chance: Chance) -> list[int]:
        """Other secret cards for the rivals: any that may be in play and do not lie open (35)."""
        own = state.secret_cards[seat]
        points = [whole(card["points"]) for card in self.cards.values()]
        pool = [
            card
            for card in range(len(points))
            if card != own
            and card not in state.open_cards
            and (state.seats == 4 or points[card] != 4)
        ]
        chance.shuffle(pool)
        return [own if rival == seat else pool.pop() for rival in range(state.seats)]


def _reading_order(cell: str) -> str:
    return cell[1] + cell[0]
