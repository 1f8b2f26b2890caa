"""An outside referee for Envyra: checks a whole game that `ludoteka replay FILE --json` prints.

    ludoteka replay FILE --json | python tests/referee_envyra.py

It plays every game again by itself, from games/envyra/rules.md and docs/replay-format.md alone, and
never by our code: it imports nothing of Ludoteka. It shares with the other referees what has
nothing to do with a game (`referee.py`). A plain number in a comment is a rule.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations

import referee
from referee import Chance, Fault, Json, checked_options, require, sown

THEMES = ("orange", "green", "blue")  # 3
CUBES = 5  # 2, 7: of one player
CELLS = [f"{column}{row}" for row in "123" for column in "abcd"]  # D-C2: the player board, 4 x 3
S_REMOVED = {2: 4, 3: 2, 4: 1}  # 5
BASIC_LEFT = {2: 8, 3: 16, 4: 21}  # 5
GRIDS = {2: (3, 2), 3: (3, 3), 4: (4, 3)}  # D-C2: columns and rows
SET_VALUES = (0, 0, 2, 4, 7)  # 30: by the number of different symbols
LAST_ROUND = 200  # E-30
ENDS = {
    "end_tile_won": "envyra.26",
    "end_tile_left": "envyra.27",
    "no_tile_open": "envyra.28",
    "round_limit": "envyra.E-30",
}
OPTIONS: dict[str, tuple[str | bool, ...]] = {
    "grid": ("auto", "3x2", "4x2", "3x3", "4x3"),
    "end_tile": ("original", "K"),
    "simplified": (False, True),
    "equilibrium": ("off", "A", "B", "C"),
    "start_player": ("random", "1", "2", "3", "4"),
}
# What the engine calls its moves: 12 single cells, 66 pairs, 12 cubes to move.
NUMBERS = [
    *(("place", [cell]) for cell in CELLS),
    *(("place", list(pair)) for pair in combinations(CELLS, 2)),
    *(("move", [cell]) for cell in CELLS),
]
# Where to look a wrong event up.
RULES = {
    "set_up": "5 to 9, 34, 35",
    "ready": "10",
    "changed_mind": "10",
    "screens_removed": "12",
    "cube_moved": "13 to 16, D-C5",
    "skipped": "15, D-C5",
    "tile_won": "17 to 19, E-14, E-29",
    "card_taken": "34, D-C11, E-25",
    "boards_cleared": "D-C5",
    "tile_laid": "22, E-3",
    "end_tile_put_back": "23, D-C8",
    "cubes_taken_back": "24",
    "cone_passed": "25",
    "game_over": "26 to 28, E-17, E-30",
}


@dataclass
class Tile:
    """What a tile shows."""

    theme: str | None
    symbol: str | None
    cubes: int
    points: int
    needs: list[str]
    mark: str


@dataclass
class Card:
    """What an Equilibrium card shows."""

    symbols: list[str]
    points: int


def check_content(tiles: dict[str, Tile], cards: dict[str, Card]) -> None:
    """The content must have what rules 1, 2, 3, 5, 35 and the rulings on content ask for."""
    marks = ["S"] * 15 + ["basic"] * 22 + ["end"] * 2
    named = [tile.mark if tile.mark in ("S", "end") else "basic" for tile in tiles.values()]
    require(named == marks and list(tiles)[-2:] == ["END", "K"], "rule 1: 15 S, 22 basic, END, K")
    require({tile.mark for tile in tiles.values()} <= {"S", "3/4", "", "end"}, "rule 1: a mark")
    of_2_players = sum(tile.mark in ("", "3/4") for tile in tiles.values()) - BASIC_LEFT[2]
    require(
        sum(tile.mark == "3/4" for tile in tiles.values()) <= of_2_players,
        "rule 5: more than 14 tiles marked 3/4",
    )
    symbols: dict[str, set[str | None]] = {theme: set() for theme in THEMES}
    for name, tile in tiles.items():
        require(set(tile.needs) <= set(THEMES), f"rule 3: the icons of {name}")
        if tile.mark == "end":
            wanted = sorted(tile.needs) == sorted(THEMES) and tile.theme is tile.symbol is None
            require(wanted, f"D-C12: {name} needs orange, green, blue and has no theme")
        else:
            require(tile.theme in THEMES and bool(tile.symbol), f"rule 3: the theme of {name}")
            symbols[str(tile.theme)].add(tile.symbol)
    require(all(len(few) <= 4 for few in symbols.values()), "E-10: more than 4 symbols a theme")
    restricted = sum(tile.mark == "S" and bool(tile.needs) for tile in tiles.values())
    require(restricted < 3 * 2, "E-31: no S tile might be open to anybody")
    dear = [len(card.symbols) == 3 for card in cards.values()]
    require(len(cards) == 9, "rule 2: 9 Equilibrium cards")
    require(dear == [card.points == 4 for card in cards.values()], "rule 35: the 4-point cards")
    require(sum(dear) <= 4, "E-27: more than 4 cards of 4 points")


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """29, 30: the most that tiles of one theme give in sets; every partition is tried."""
    present = [at for at, count in enumerate(counts) if count]
    best = 0
    for size in range(2, len(present) + 1):
        for taken in combinations(present, size):
            rest = (count - (at in taken) for at, count in enumerate(counts))
            best = max(best, SET_VALUES[size] + best_sets(tuple(sorted(rest))))
    return best


@dataclass
class Table:
    """A table of Envyra, set up and played by the rules."""

    tiles: dict[str, Tile]
    cards: dict[str, Card]
    options: dict[str, str | bool]
    players: int
    chance: Chance
    columns: int = 0
    rows: int = 0
    cone: int = 0
    round: int = 1
    over: str = ""
    end_tile: str = ""
    grid: dict[str, str] = field(default_factory=dict)
    standing: dict[str, list[int]] = field(default_factory=dict)  # E-29: the oldest cube first
    bag: list[str] = field(default_factory=list)
    box: list[str] = field(default_factory=list)
    open_cards: list[str] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)  # empty: phase I, or the game is over
    events: list[Json] = field(default_factory=list)

    def __post_init__(self) -> None:
        seats = range(self.players)
        self.supply = [CUBES for _ in seats]  # 7
        self.boards: list[list[str]] = [[] for _ in seats]
        self.won: list[list[str]] = [[] for _ in seats]
        self.taken: list[list[str]] = [[] for _ in seats]
        self.secret: list[str | None] = [None for _ in seats]
        self.choices: list[list[str] | None] = [None for _ in seats]

    # Set-up

    def set_up(self) -> None:
        """C2, in the order of draws that the format document gives."""
        self.choose_grid()
        self.end_tile = "K" if self.options["end_tile"] == "K" else "END"  # 4
        self.deal_tiles()
        self.choose_start_player()
        self.deal_cards()
        n = self.players
        shown = {
            "columns": self.columns,
            "rows": self.rows,
            "grid": dict(self.grid),
            "supply": list(self.supply),
            "bag": len(self.bag),
            "removed": [S_REMOVED[n], 22 - BASIC_LEFT[n]],
            "cone": self.cone,
            "open_cards": list(self.open_cards),
        }
        secrets = {str(seat): {"secret_card": card} for seat, card in enumerate(self.secret)}
        self.tell("set_up", shown, secrets if self.has_secrets() else {})

    def choose_grid(self) -> None:
        """6, 8, D-C2: a rectangle that leaves an S tile for the bag."""
        size = str(self.options["grid"])
        self.columns, self.rows = GRIDS[self.players]
        if size != "auto":
            self.columns, self.rows = (int(part) for part in size.split("x"))
        room = 15 - S_REMOVED[self.players]
        require(self.columns * self.rows < room, f"rule 8: no S tile is left by a {size} grid")

    def places(self) -> list[str]:
        """E-3: the places of the grid in reading order."""
        return [
            cell
            for cell in CELLS
            if CELLS.index(cell) % 4 < self.columns and int(cell[1]) <= self.rows
        ]

    def deal_tiles(self) -> None:
        """5, 6, 8: the box, the grid and the bag."""
        starting = [name for name, tile in self.tiles.items() if tile.mark == "S"]
        basic = [name for name, tile in self.tiles.items() if tile.mark in ("", "3/4")]
        self.chance.shuffle(starting)
        if self.players == 2:  # D-C9
            basic = [name for name in basic if self.tiles[name].mark != "3/4"]
        self.chance.shuffle(basic)
        first = S_REMOVED[self.players]
        behind = first + self.columns * self.rows
        self.grid = dict(zip(self.places(), starting[first:behind]))
        self.standing = {cell: [] for cell in self.grid}
        self.bag = starting[behind:] + basic[: BASIC_LEFT[self.players]] + [self.end_tile]
        in_play = {*self.grid.values(), *self.bag}
        self.box = [name for name in self.tiles if name not in in_play]

    def choose_start_player(self) -> None:
        """9: agreed or random."""
        chosen = str(self.options["start_player"])
        self.cone = self.chance.below(self.players) if chosen == "random" else int(chosen) - 1
        require(self.cone < self.players, f"rule 9: nobody sits on seat {self.cone}")

    def deal_cards(self) -> None:
        """34, 35, D-C13: open and secret Equilibrium cards."""
        variant = self.options["equilibrium"]
        if variant == "off":
            return
        cards = [name for name, card in self.cards.items() if self.players == 4 or card.points != 4]
        self.chance.shuffle(cards)
        if variant in ("A", "C"):
            self.open_cards, cards = cards[:2], cards[2:]
        if self.has_secrets():
            self.secret = list(cards[: self.players])

    def has_secrets(self) -> bool:
        """34: each player draws a card in variants B and C."""
        return self.options["equilibrium"] in ("B", "C")

    # Telling

    def tell(self, kind: str, public: Json, private: Json = None) -> None:
        """An event that the record must have."""
        self.events.append({"kind": kind, "public": public, "private": private or {}})

    def waiting(self) -> list[int]:
        """The seats that must do something."""
        if self.over:
            return []
        if self.turns:
            return self.turns[:1]
        return [seat for seat, choice in enumerate(self.choices) if choice is None]

    def told(self) -> dict[str, Json]:
        """What a line of the record must say after a move, but for the digest."""
        events, self.events = self.events, []
        choices = [None if choice is None else notation("place", choice) for choice in self.choices]
        hidden = {
            "bag": list(self.bag),
            "box": list(self.box),
            "choices": choices,
            "secret_cards": list(self.secret),
        }
        told = {"events": events, "chance": self.chance.told(), "waiting": self.waiting()}
        return {**told, "hidden": hidden}

    def position(self) -> str:
        """All that the game depends on from here on."""
        tiles = (self.grid, self.standing, self.bag, self.won)
        cubes = (self.boards, self.choices, self.turns, self.cone, self.round)
        return repr((tiles, cubes, self.taken, self.chance.used))

    # Moves

    def check_move(self, seat: int, verb: str, cells: list[str]) -> None:
        """Complain about a move that the rules don't allow."""
        require(not self.over, "the game is over")
        require(0 <= seat < self.players, f"nobody sits on seat {seat}")
        require((verb, cells) in NUMBERS, "no such move: cells stand in reading order, each once")
        if verb == "place":
            self.check_placing(seat, cells)
        else:
            self.check_moving(seat, cells[0])

    def check_placing(self, seat: int, cells: list[str]) -> None:
        """10, 33, D-C3, D-C4: hidden cubes for one or two positions with a tile."""
        require(not self.turns, "rule 12: phase I is over")
        require(len(cells) == 1 or not self.options["simplified"], "rule 33: only one cube")
        require(len(cells) <= self.supply[seat], "rule 10: not so many cubes in the supply")
        for cell in cells:
            require(cell in self.grid, f"D-C4: no tile lies on {cell}")

    def check_moving(self, seat: int, cell: str) -> None:
        """13 to 16: the player on turn moves a cube of his to a tile that is open to him."""
        require(bool(self.turns), "rule 13: phase I is not over")
        require(seat == self.turns[0], f"rules 13, 14: it is the turn of seat {self.turns[0]}")
        require(cell in self.boards[seat], f"rule 13: no cube for {cell}")
        require(cell in self.movable(seat), f"rule 15: the tile on {cell} is restricted")

    def legal(self, seat: int) -> list[int]:
        """The numbers of all moves that a seat might make now."""

        def is_legal(verb: str, cells: list[str]) -> bool:
            try:
                self.check_move(seat, verb, cells)
            except Fault:
                return False
            return True

        return [number for number, (verb, cells) in enumerate(NUMBERS) if is_legal(verb, cells)]

    def play(self, seat: int, verb: str, cells: list[str]) -> None:
        """Make a move, with all that follows from it."""
        self.check_move(seat, verb, cells)
        if verb == "place":
            self.place(seat, cells)
        else:  # 13
            self.turns.pop(0)
            self.move_cube(seat, cells[0], forced=False)
            self.go_on()

    # Phase I

    def place(self, seat: int, cells: list[str]) -> None:
        """10: hidden cubes; a player may change his mind until the last one is ready."""
        shown = {"cells": list(cells)}
        if self.choices[seat] is None:
            self.tell("ready", {"seat": seat}, {str(seat): shown})
        else:
            self.tell("changed_mind", None, {str(seat): {"seat": seat, **shown}})
        self.choices[seat] = cells
        if None not in self.choices:
            self.remove_screens()

    def remove_screens(self) -> None:
        """12 to 14: everybody's cubes are seen and the serpentine begins."""
        for seat, choice in enumerate(self.choices):
            self.boards[seat] = list(choice or [])
            self.supply[seat] -= len(self.boards[seat])
            self.choices[seat] = None
        self.tell("screens_removed", {"boards": [list(board) for board in self.boards]})
        self.turns = self.serpentine()
        self.go_on()

    # Phase II

    def serpentine(self) -> list[int]:
        """13, 14: forward from the start player and back again; 33: simplified forward only."""
        forward = [(self.cone + step) % self.players for step in range(self.players)]
        return forward if self.options["simplified"] else forward + forward[::-1]

    def colours(self, seat: int) -> Counter[str | None]:
        """15, E-5: the colours of the tiles that a player has won."""
        return Counter(self.tiles[name].theme for name in self.won[seat])

    def is_open(self, seat: int, name: str) -> bool:
        """15: a won tile for every icon."""
        return Counter(self.tiles[name].needs) <= self.colours(seat)

    def movable(self, seat: int) -> list[str]:
        """The positions whose cubes this player could move now."""
        return [cell for cell in self.boards[seat] if self.is_open(seat, self.grid[cell])]

    def go_on(self) -> None:
        """D-C5, E-15: one opportunity each way; who has no choice moves or is skipped."""
        while self.turns and not self.over:
            seat = self.turns[0]
            movable = self.movable(seat)
            if len(movable) > 1:
                return
            self.turns.pop(0)
            if movable:  # D-C6, E-16
                self.move_cube(seat, movable[0], forced=True)
            elif self.boards[seat]:
                self.tell("skipped", {"seat": seat, "cells": list(self.boards[seat])})
        if not self.over:
            self.end_round()

    def move_cube(self, seat: int, cell: str, forced: bool) -> None:
        """13, 17: a cube goes to its tile, which may close it."""
        name = self.grid[cell]
        self.boards[seat].remove(cell)
        self.standing[cell].append(seat)
        self.tell("cube_moved", {"seat": seat, "cell": cell, "tile": name, "forced": forced})
        if len(self.standing[cell]) == self.tiles[name].cubes:
            self.win_tile(cell, name)

    def win_tile(self, cell: str, name: str) -> None:
        """17 to 19: the tile goes to its winner and all cubes for it to their owners."""
        cubes = self.standing.pop(cell)
        del self.grid[cell]
        winner = winner_of(cubes)
        self.won[winner].append(name)
        returned = [cubes.count(seat) for seat in range(self.players)]
        unmoved = [seat for seat, board in enumerate(self.boards) if cell in board]
        for seat in unmoved:  # 16, 19, E-14
            self.boards[seat].remove(cell)
            returned[seat] += 1
        self.give_back(returned)
        shown = {"seat": winner, "cell": cell, "tile": name}
        self.tell("tile_won", {**shown, "returned": returned, "unmoved": unmoved})
        self.take_cards(winner)
        if name == self.end_tile:  # 26
            self.finish("end_tile_won")

    def give_back(self, returned: list[int]) -> None:
        """Cubes go back to their owners' supplies."""
        self.supply = [had + more for had, more in zip(self.supply, returned)]

    def has_symbols(self, seat: int, card: str) -> bool:
        """34, E-26: the player has won a tile for every symbol of the card."""
        symbols = Counter(self.tiles[name].symbol for name in self.won[seat])
        return Counter(self.cards[card].symbols) <= symbols

    def take_cards(self, winner: int) -> None:
        """34, D-C11, E-25: the first who has the symbols takes an open card."""
        for card in list(self.open_cards):
            if self.has_symbols(winner, card):
                self.open_cards.remove(card)
                self.taken[winner].append(card)
                self.tell("card_taken", {"seat": winner, "card": card})

    # End of the round

    def end_round(self) -> None:
        """21: refill, cube check, end conditions, cone."""
        self.clear_boards()
        self.refill()
        if self.over:  # E-18
            return
        self.check_cubes()
        if not all(self.can_go_on(seat) for seat in range(self.players)):  # 28, E-1
            self.finish("no_tile_open")
        elif self.round == LAST_ROUND:  # E-30
            self.finish("round_limit")
        else:  # 25
            self.cone = (self.cone + 1) % self.players
            self.round += 1
            self.tell("cone_passed", {"seat": self.cone, "round": self.round})

    def clear_boards(self) -> None:
        """D-C5: what is still on a board returns to its supply."""
        returned = [len(board) for board in self.boards]
        if any(returned):
            self.boards = [[] for _ in self.boards]
            self.give_back(returned)
            self.tell("boards_cleared", {"returned": returned})

    def draw(self) -> str:
        """22: a tile from the bag; the last one takes its place."""
        at = self.chance.below(len(self.bag))
        self.bag[at], self.bag[-1] = self.bag[-1], self.bag[at]
        return self.bag.pop()

    def may_lie(self, name: str) -> bool:
        """23, E-24: the end tile only if somebody meets its condition."""
        anybody = any(self.is_open(seat, name) for seat in range(self.players))
        return name != self.end_tile or anybody

    def refill(self) -> None:
        """22, E-3: a tile for every gap, while there are any."""
        for cell in self.places():
            if cell in self.grid:
                continue
            if not self.bag:
                return
            name = self.draw()
            if not self.may_lie(name):
                if not self.bag:  # 27, E-19
                    self.bag.append(name)
                    self.finish("end_tile_left")
                    return
                name = self.draw()
                self.bag.append(self.end_tile)  # D-C8
                self.tell("end_tile_put_back", {"tile": self.end_tile})
            self.grid[cell] = name
            self.standing[cell] = []
            self.tell("tile_laid", {"cell": cell, "tile": name, "bag": len(self.bag)})

    def check_cubes(self) -> None:
        """24: a player with all cubes on tiles takes all five back."""
        for seat in range(self.players):
            if self.supply[seat]:
                continue
            cells = [cell for cell in self.places() if seat in self.standing.get(cell, [])]
            for cell in cells:
                left = [cube for cube in self.standing[cell] if cube != seat]
                self.supply[seat] += len(self.standing[cell]) - len(left)
                self.standing[cell] = left
            self.tell("cubes_taken_back", {"seat": seat, "cells": cells})

    def can_go_on(self, seat: int) -> bool:
        """28, D-C7, E-1: some tile of the grid is open to the player."""
        return any(self.is_open(seat, name) for name in self.grid.values())

    # End of the game

    def finish(self, reason: str) -> None:
        """26 to 28, E-30: the game ends and secret cards are shown."""
        self.over = reason
        self.turns = []
        shown = {"reason": reason, "rule": ENDS[reason]}
        self.tell("game_over", {**shown, "secret_cards": [card for card in self.secret if card]})

    def parts(self, seat: int) -> dict[str, int]:
        """30: the points on tiles, of sets and of Equilibrium cards."""
        symbols: dict[str | None, Counter[str | None]] = {theme: Counter() for theme in THEMES}
        for name in self.won[seat]:
            if name != self.end_tile:  # D-C12
                symbols[self.tiles[name].theme][self.tiles[name].symbol] += 1
        secret = self.secret[seat]
        cards = list(self.taken[seat])
        if secret is not None and self.has_symbols(seat, secret):
            cards.append(secret)
        return {
            "tiles": sum(self.tiles[name].points for name in self.won[seat]),
            "sets": sum(best_sets(tuple(sorted(few.values()))) for few in symbols.values()),
            "equilibrium": sum(self.cards[card].points for card in cards),
        }

    def key(self, seat: int, parts: dict[str, int]) -> tuple[int, ...]:
        """31, E-4, E-28: what ranks are decided by: total, set points, end tile."""
        return (sum(parts.values()), parts["sets"], int(self.end_tile in self.won[seat]))

    def result(self) -> Json:
        """31, E-4: scores, ranks and why the game ended; nothing before the end."""
        if not self.over:
            return None
        parts = [self.parts(seat) for seat in range(self.players)]
        scores = [sum(part.values()) for part in parts]
        keys = [self.key(seat, part) for seat, part in enumerate(parts)]
        ranks = [1 + sum(other > key for other in keys) for key in keys]
        ending = {"reason": self.over, "rule": ENDS[self.over]}
        return {
            "ranks": ranks,
            "scores": scores,
            "parts": parts,
            "columns": [{} for _ in parts],
            **ending,
        }


def winner_of(cubes: list[int]) -> int:
    """18, E-29: most cubes; among equals whose latest cube is newest."""
    most = max(cubes.count(seat) for seat in cubes)
    return next(seat for seat in reversed(cubes) if cubes.count(seat) == most)


def notation(verb: str, cells: list[str]) -> str:
    """A move in words."""
    return " ".join([verb, *cells])


def opened(line: Json) -> Table:
    """A table set up with the content, the options and the seed of a first line."""
    tiles = {name: Tile(**tile) for name, tile in line["content"]["tiles"].items()}
    cards = {name: Card(**card) for name, card in line["content"]["cards"].items()}
    check_content(tiles, cards)
    players = len(line["seats"])
    require(players in GRIDS, f"the game is for 2 to 4 players, not {players}")
    table = Table(tiles, cards, checked_options(line, OPTIONS), players, sown(line))
    table.set_up()
    return table


class Referee(referee.Referee):
    """Reads a record line by line, with a table of its own beside it."""

    game = "envyra"
    rules = RULES
    editions = (1,)

    def open(self, line: Json) -> Table:
        return opened(line)

    def play(self, table: Table, seat: int, given: Json) -> tuple[str, int, Json]:
        words = str(given).split()
        verb, cells = (words or [""])[0], words[1:]
        table.play(seat, verb, cells)
        return notation(verb, cells), NUMBERS.index((verb, cells)), {"verb": verb, "cells": cells}


def check(lines: Iterable[str]) -> Table:
    """Check a record; the table at its end, or a Fault that names the line."""
    return referee.check(lines, Referee)


if __name__ == "__main__":
    sys.exit(referee.main(Referee))
