"""A position written in notation: for tests, lessons and puzzles.

One entry a line, in any order; `#` begins a comment. Players are the letters A to D.

    players 3
    grid S01 S06 S11 / T01 - END      rows from the corner card, `-` is a gap (6)
    cubes a1 AB, b1 A                 on the tiles, from the first to the newest (E-29)
    won A S02 S07, B T09              the tiles beside each player's board (20)
    cone B                            the start player (9); A unless it says otherwise
    round 7                           1 unless it says otherwise
    bag T02 T03 END                   what is left to draw, from first to last; `-` is nothing
    supply A 3, B 4                   what is not on tiles and boards of each player's five (7)
    choices A place a1 c2             phase I: chosen already
    boards A a1 c1, B c1, C a1        phase II: cubes on the boards that have not moved yet
    step 2                            phase II: place in the serpentine order; 0 is its first
    open_cards Q1 Q2=A                Equilibrium A and C: the open cards, `=A` taken by A
    secret_cards A Q3, B Q4, C Q5     Equilibrium B and C
    over end_tile_won                 a finished game: scoring.END_REASONS

Only `players` and `grid` must be there, and the cards where the game is played with cards. Without
`bag` everything is in it that can be: S tiles, basic tiles (for two players without those marked
3/4), and the end tile. `supply` follows from the rest; who writes it has it checked. With `boards`
it is phase II, which goes on by itself to the first choice, as it does when the screens are
removed; what is drawn on the way comes from the chance that is handed in.

A scene need not be reachable by play, but it can always be played on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.chance import Chance
from ludoteka.core.errors import MoveError
from ludoteka.core.events import Event
from ludoteka.core.scene_reader import SceneError, Sheet
from ludoteka.games.envyra.content import END_TILE, MOST_CUBES, NO_THEME, START_TILES, UNIT
from ludoteka.games.envyra.counts import cards_in_play, removable
from ludoteka.games.envyra.notation import CELL_NAMES, CELLS, COLUMNS, ROWS
from ludoteka.games.envyra.phases import movement
from ludoteka.games.envyra.phases.rounds import END_TILE_WON, LAST_ROUND
from ludoteka.games.envyra.pieces import (
    EMPTY,
    EMPTY_HEAP,
    MOVING,
    NOBODY,
    NOTHING,
    OVER,
    PLACING,
    cubes_of,
)
from ludoteka.games.envyra.scoring import END_REASONS
from ludoteka.games.envyra.setup import OPEN_CARDS
from ludoteka.games.envyra.state import EnvyraState

if TYPE_CHECKING:
    from ludoteka.games.envyra.game import Envyra

LETTERS: Final = "ABCD"
ENTRIES: Final = [
    *("players", "grid", "cubes", "won", "cone", "round", "bag", "supply"),
    *("choices", "boards", "step", "open_cards", "secret_cards", "over"),
]


class _NoChance(Chance):
    """Stands in where no chance was handed in."""

    def word(self) -> int:
        raise SceneError("the scene runs on into a draw from the bag: hand in the chance for it")


def scene(
    game: Envyra, text: str, chance: Chance | None = None, events: list[Event] | None = None
) -> EnvyraState:
    """The position; a phase II up to its first choice, with the events of the way there."""
    sheet = Sheet(text, ENTRIES, LETTERS, [])
    seats = sheet.number("players", 2, len(LETTERS), None)
    state = _bare(game, sheet, seats)
    _lay_grid(state, sheet)
    _win_tiles(state, sheet)
    _fill_bag(state, sheet)
    _put_cubes(state, sheet)
    _put_on_boards(state, sheet)
    _count_supply(state, sheet)
    _deal_cards(state, sheet)
    _begin(state, sheet)
    if state.phase == MOVING:
        movement.go_on(state, _NoChance() if chance is None else chance, events)
    return state


def _cell(sheet: Sheet, name: str, word: str) -> int:
    if word not in CELL_NAMES:
        raise sheet.fault(name, f"no cell {word!r}; they are a1 to {CELL_NAMES[-1]}")
    return CELL_NAMES.index(word)


def _bare(game: Envyra, sheet: Sheet, seats: int) -> EnvyraState:
    """A table with nothing on it but the cone."""
    rows = [row.split() for row in sheet.rest("grid").split("/")]
    columns = len(rows[0])
    if not 1 <= columns <= COLUMNS or len(rows) > ROWS:
        raise sheet.fault("grid", f"should have 1 to {COLUMNS} columns and 1 to {ROWS} rows")
    for row in rows:
        if len(row) != columns:
            raise sheet.fault("grid", f"all rows should have {columns} places, not {len(row)}")
    state = EnvyraState(
        game,
        seats,
        columns=columns,
        rows=len(rows),
        cone=sheet.seat("cone", sheet.rest("cone"), seats) if sheet.has("cone") else 0,
        grid=[EMPTY] * CELLS,
        heaps=[EMPTY_HEAP] * CELLS,
        supply=[MOST_CUBES] * seats,
        boards=[0] * seats,
        choices=[NOTHING] * seats,
        owner=[NOBODY] * len(game.tiles.ids),
        colours=[0] * seats,
        bag=[],
        open_cards=[],
        card_owner=[],
        secret_cards=[NOTHING] * seats,
    )
    state.round = sheet.number("round", 1, LAST_ROUND, 1)
    return state


def _in_play(state: EnvyraState) -> list[int]:
    """The tiles that may be in a game of so many players (4, 5), in the order of their numbers."""
    tiles = state.rules.tiles
    return [*range(START_TILES), *removable(tiles, state.seats), state.rules.end_tile]


def _tile(state: EnvyraState, sheet: Sheet, name: str, word: str) -> int:
    """A tile that lies nowhere yet."""
    tile = sheet.known(name, "tile", word, state.rules.tiles.ids)
    if tile >= END_TILE and tile != state.rules.end_tile:
        raise sheet.fault(name, f"{word} is not the end tile of this game (4)")
    if tile not in _in_play(state):
        raise sheet.fault(name, f"{word} is marked 3/4, so two players play without it (5)")
    if tile in state.grid or tile in state.bag or state.owner[tile] != NOBODY:
        raise sheet.fault(name, f"tile {word} is there twice")
    return tile


def _lay_grid(state: EnvyraState, sheet: Sheet) -> None:
    words = sheet.rest("grid").replace("/", " ").split()
    for cell, word in zip(state.rules.cells_of_grid(state.columns, state.rows), words, strict=True):
        if word != "-":
            state.grid[cell] = _tile(state, sheet, "grid", word)
            state.occupied |= 1 << cell


def _win_tiles(state: EnvyraState, sheet: Sheet) -> None:
    for seat, words in sheet.by_seat("won", state.seats).items():
        for word in words:
            tile = _tile(state, sheet, "won", word)
            state.owner[tile] = seat
            theme = state.rules.tiles.theme[tile]
            if theme != NO_THEME:
                state.colours[seat] += UNIT[theme]


def _fill_bag(state: EnvyraState, sheet: Sheet) -> None:
    if sheet.has("bag"):
        words = sheet.rest("bag").split()
        for word in [] if words == ["-"] else words:
            state.bag.append(_tile(state, sheet, "bag", word))
        return
    for tile in _in_play(state):
        if tile not in state.grid and state.owner[tile] == NOBODY:
            state.bag.append(tile)


def _put_cubes(state: EnvyraState, sheet: Sheet) -> None:
    for words in sheet.groups("cubes"):
        cell = _cell(sheet, "cubes", words[0])
        tile = state.grid[cell]
        if tile == EMPTY:
            raise sheet.fault("cubes", f"there is no tile on {words[0]}")
        if state.heaps[cell] != EMPTY_HEAP:
            raise sheet.fault("cubes", f"{words[0]} is there twice")
        for letter in "".join(words[1:]):
            seat = sheet.seat("cubes", letter, state.seats)
            state.heaps[cell] = state.heaps[cell] << 2 | seat
            state.supply[seat] -= 1
            needed = state.rules.tiles.cubes[tile]
            if len(cubes_of(state.heaps[cell])) == needed:
                tile_id = state.rules.tiles.ids[tile]
                text = f"{words[0]} would be won already: {tile_id} needs {needed} cubes (17)"
                raise sheet.fault("cubes", text)


def _put_on_boards(state: EnvyraState, sheet: Sheet) -> None:
    most = 1 if state.rules.simplified else 2
    for seat, words in sheet.by_seat("boards", state.seats).items():
        if len(words) > most:
            raise sheet.fault("boards", f"player {LETTERS[seat]} may have at most {most} there")
        for word in words:
            cell = _cell(sheet, "boards", word)
            if state.grid[cell] == EMPTY:
                raise sheet.fault("boards", f"there is no tile on {word}")
            if state.boards[seat] >> cell & 1:
                raise sheet.fault("boards", f"player {LETTERS[seat]} has {word} twice (D-C3)")
            state.boards[seat] |= 1 << cell
            state.supply[seat] -= 1


def _count_supply(state: EnvyraState, sheet: Sheet) -> None:
    """Five cubes a player, on tiles, boards and in the supply (2, 7)."""
    for seat in range(state.seats):
        if state.supply[seat] < 0:
            used = MOST_CUBES - state.supply[seat]
            name = "boards" if state.boards[seat] else "cubes"
            text = f"player {LETTERS[seat]} would have {used} cubes, there are {MOST_CUBES}"
            raise sheet.fault(name, text)
    for seat, words in sheet.by_seat("supply", state.seats).items():
        given = sheet.whole("supply", " ".join(words), 0, MOST_CUBES)
        if given != state.supply[seat]:
            text = f"player {LETTERS[seat]} has {state.supply[seat]} left of {MOST_CUBES}, not"
            raise sheet.fault("supply", f"{text} {given}")


def _deal_cards(state: EnvyraState, sheet: Sheet) -> None:
    game = state.rules
    _want(sheet, "open_cards", game.open_variant)
    _want(sheet, "secret_cards", game.secret_variant)
    for word in sheet.rest("open_cards").split():
        card_id, taken, letter = word.partition("=")
        state.open_cards.append(_card(state, sheet, "open_cards", card_id))
        owner = sheet.seat("open_cards", letter, state.seats) if taken else NOBODY
        state.card_owner.append(owner)
    if game.open_variant and len(state.open_cards) != OPEN_CARDS:
        raise sheet.fault("open_cards", f"{OPEN_CARDS} lie open (34), not {len(state.open_cards)}")
    for seat, words in sheet.by_seat("secret_cards", state.seats).items():
        state.secret_cards[seat] = _card(state, sheet, "secret_cards", " ".join(words))
    if game.secret_variant and NOTHING in state.secret_cards:
        letter = LETTERS[state.secret_cards.index(NOTHING)]
        raise sheet.fault("secret_cards", f"player {letter} has none, but each has one (34)")


def _want(sheet: Sheet, name: str, wanted: bool) -> None:
    if wanted and not sheet.has(name):
        raise sheet.fault(name, "is missing: the game is played with Equilibrium cards (34)")
    if sheet.has(name) and not wanted:
        raise sheet.fault(name, "the game is played without them: see its option equilibrium")


def _card(state: EnvyraState, sheet: Sheet, name: str, word: str) -> int:
    """A card that lies nowhere yet."""
    tiles = state.rules.tiles
    card = sheet.known(name, "card", word, tiles.card_ids)
    if card not in cards_in_play(tiles, state.seats):
        raise sheet.fault(name, f"{word} gives 4 points, so it is for four players only (35)")
    if card in state.open_cards or card in state.secret_cards:
        raise sheet.fault(name, f"card {word} is there twice")
    return card


def _begin(state: EnvyraState, sheet: Sheet) -> None:
    """The phase, and what has been done in it."""
    won = state.owner[state.rules.end_tile] != NOBODY
    if sheet.has("over"):
        reason = sheet.rest("over")
        state.end = sheet.known("over", "ending", reason, END_REASONS)
        state.phase = OVER
        state.undecided = 0
    if won != (state.end == END_TILE_WON):
        raise sheet.fault("over", "a game is over by end_tile_won if the end tile is won (26)")
    if state.phase == PLACING and sheet.has("boards"):
        steps = state.seats if state.rules.simplified else 2 * state.seats
        state.phase = MOVING
        state.step = sheet.number("step", 0, steps - 1, 0)
        state.undecided = 0
    elif sheet.has("step"):
        raise sheet.fault("step", "is a place in phase II, which has boards")
    if state.phase == PLACING:
        _choose(state, sheet)
    elif sheet.has("choices"):
        raise sheet.fault("choices", "are made in phase I, which has no boards and is not over")


def _choose(state: EnvyraState, sheet: Sheet) -> None:
    if not state.occupied:
        raise sheet.fault("grid", "has no tile, so nobody could place a cube (28)")
    if 0 in state.supply:
        letter = LETTERS[state.supply.index(0)]
        raise sheet.fault("cubes", f"player {letter} has none left to place (24)")
    for seat, words in sheet.by_seat("choices", state.seats).items():
        notation = " ".join(words)
        try:
            move = state.read(seat, notation)
        except MoveError as error:
            raise sheet.fault("choices", str(error)) from None
        reason = state.why_not(seat, move)
        if reason is not None:
            raise sheet.fault("choices", f"{notation!r} is not allowed: {reason}")
        state.choices[seat] = move
        state.undecided &= ~(1 << seat)
    if not state.undecided:
        raise sheet.fault("choices", "all have chosen, so the screens are removed: write boards")
