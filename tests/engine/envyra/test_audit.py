"""The audit, the kit's second opinion on Envyra, notices every kind of contradiction."""

from __future__ import annotations

import copy

import pytest
from engine.table import envyra

from ludoteka.core.chance import Quick
from ludoteka.core.events import seen
from ludoteka.core.game import State

# The parts of a packed state, by what lies in them.
HEAD, GRID, HEAPS, SUPPLY, BOARDS, CHOICES, OWNER, COLOURS, BAG = range(9)
SECRET_CARDS = 11
T05 = 19  # a tile marked 3/4
CONE, ROUND = 2, 3


class Told:
    """A game of two in the middle, and what its first seat was told."""

    def __init__(self, rounds: int = 4) -> None:
        self.game = envyra(equilibrium="C")
        chance, events = Quick(6), []
        self.state = self.game.start(2, chance, events)
        while self.state.waiting_for() and self.state.view(None)["round"] < rounds:
            seat = self.state.waiting_for()[0]
            moves = self.state.moves(seat)
            self.state.play(seat, moves[chance.below(len(moves))], chance, events)
        self.told = seen(events, 0)
        self.packed = self.state.pack()

    def fault(self, state: State) -> str:
        return self.game.audit().contradiction(state, 0, self.told)

    def changed(self, part: int, values: list[int]) -> str:
        """What the audit says of the state with another part."""
        packed = copy.deepcopy(self.packed)
        packed[part] = values
        return self.fault(self.game.unpack(packed))


@pytest.fixture(scope="module")
def told() -> Told:
    return Told()


def exchanged(values: list[int], at: int, value: int) -> list[int]:
    return [*values[:at], value, *values[at + 1 :]]


def test_nothing_contradicts_the_truth(told):
    assert told.fault(told.state) == ""
    assert told.fault(told.game.unpack(told.packed)) == ""


@pytest.mark.parametrize(("at", "name"), [(CONE, "cone"), (ROUND, "round")])
def test_another_cone_or_round(told, at, name):
    head = told.packed[HEAD]
    other = 1 - head[at] if at == CONE else head[at] + 1
    assert told.changed(HEAD, exchanged(head, at, other)).startswith(f"{name} is {other}, but")


def test_another_supply_choice_or_board(told):
    supply = told.packed[SUPPLY]
    assert told.changed(SUPPLY, exchanged(supply, 1, 0)).startswith("supply is")
    assert told.changed(CHOICES, [-1, 0]).startswith("ready is")
    assert told.changed(BOARDS, [1, 0]).startswith("boards is")


def test_another_grid_cube_or_owner(told):
    grid, heaps, owner = (told.packed[part] for part in (GRID, HEAPS, OWNER))
    assert told.changed(GRID, [grid[1], grid[0], *grid[2:]]).startswith("the grid is")
    empty = heaps.index(1)
    assert told.changed(HEAPS, exchanged(heaps, empty, 0b101)).startswith("the cubes are")
    won = next(tile for tile, seat in enumerate(owner) if seat >= 0)
    moved = exchanged(owner, won, 1 - owner[won])
    assert told.changed(OWNER, moved).startswith("won tiles are")


def test_a_bag_that_can_not_be(told):
    bag, grid = told.packed[BAG], told.packed[GRID]
    ids = list(told.game.content()["tiles"])
    assert told.changed(BAG, exchanged(bag, 0, grid[0])) == (
        f"tile {ids[grid[0]]} was shown, but is hidden again"
    )
    assert "different tiles should be in it" in told.changed(BAG, exchanged(bag, 0, bag[1]))
    assert told.changed(BAG, bag[:-1]).startswith("bag is")
    boxed = [ids.index(tile) for tile in told.state.hidden()["box"]]
    basic_at = next(at for at, tile in enumerate(bag) if 15 <= tile < 37)
    start = next(tile for tile in boxed if tile < 15)
    assert told.changed(BAG, exchanged(bag, basic_at, start)).startswith("the box holds")
    assert told.changed(BAG, exchanged(bag, basic_at, T05)) == (
        "a tile marked 3/4 is in the bag of two players"
    )


def test_cards_that_can_not_be(told):
    mine, other = told.packed[SECRET_CARDS]
    ids = list(told.game.content()["cards"])
    assert told.changed(SECRET_CARDS, [other, mine]) == (
        f"the secret card is {ids[other]!r}, but {ids[mine]!r} was dealt"
    )
    assert told.changed(SECRET_CARDS, [mine, mine]).startswith("a card is there twice")


def test_cards_turned_over_at_the_end():
    told = Told(rounds=201)
    mine, other = told.packed[SECRET_CARDS]
    cards = told.game.content()["cards"]
    dealt = [*told.packed[9], mine, other]
    spare = next(
        n for n, card in enumerate(cards.values()) if n not in dealt and card["points"] < 4
    )
    assert told.fault(told.state) == ""
    assert "were turned over" in told.changed(SECRET_CARDS, [mine, spare])


def test_the_audit_is_of_envyras_states():
    game = envyra()
    with pytest.raises(TypeError, match="an audit of Envyra's states"):
        game.audit().swap(State(game, 2), 0, Quick(1))


def test_a_swap_differs_only_in_what_the_seat_may_not_know(told):
    swapped = told.game.audit().swap(told.state, 0, Quick(3))
    assert swapped is not None
    assert swapped.digest() != told.state.digest()
    assert swapped.view(0) == told.state.view(0)
    assert told.fault(swapped) == ""
