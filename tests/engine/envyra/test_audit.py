"""The audit, the kit's second opinion on Envyra, notices every kind of contradiction."""

from __future__ import annotations

import copy

import pytest
from engine.envyra_table import envyra

from ludoteka.core.chance import Quick
from ludoteka.core.events import seen
from ludoteka.core.game import State


class Claimed(State):
    """A state that shows something else than the true one."""

    def __init__(self, truth: State, view: dict, hidden: dict) -> None:
        super().__init__(truth.game, truth.seats)
        self.truth = truth
        self.claimed_view = view
        self.claimed_hidden = hidden

    def view(self, seat, events=None):
        return {**self.truth.view(seat), **self.claimed_view}

    def hidden(self):
        return {**self.truth.hidden(), **self.claimed_hidden}


class Table:
    """A game of two with all cards, up to a round in which seat 1 has chosen; seat 0 looks on."""

    def __init__(self, rounds: int = 4) -> None:
        self.game = envyra(equilibrium="C")
        chance, events = Quick(6), []
        self.state = self.game.start(2, chance, events)
        while self.state.waiting_for() and self.state.view(None)["round"] < rounds:
            seat = self.state.waiting_for()[0]
            moves = self.state.moves(seat)
            self.state.play(seat, moves[chance.below(len(moves))], chance, events)
        if self.state.waiting_for():
            self.state.play(1, self.state.moves(1)[0], chance, events)
        self.events = seen(events, 0)
        self.view = self.state.view(0)
        self.hidden = self.state.hidden()
        self.tiles = self.game.content()["tiles"]

    def fault(self, view: dict | None = None, hidden: dict | None = None) -> str:
        """What the audit says of the state if it shows these things instead."""
        claimed = Claimed(self.state, view or {}, hidden or {})
        return self.game.audit().contradiction(claimed, 0, self.events)

    def marked(self, place: str, mark: str) -> str:
        """A tile with this mark in the bag or in the box."""
        return next(tile for tile in self.hidden[place] if self.tiles[tile]["mark"] == mark)

    def bag_with(self, tile: str, instead_of: str) -> dict:
        """Bag and box with two tiles exchanged."""
        swap = {tile: instead_of, instead_of: tile}
        return {
            place: [swap.get(name, name) for name in self.hidden[place]] for place in ("bag", "box")
        }


@pytest.fixture(scope="module")
def table() -> Table:
    return Table()


def test_nothing_contradicts_the_truth(table):
    assert table.fault() == ""
    assert table.game.audit().contradiction(table.state, 0, table.events) == ""


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("round", 9),
        ("cone", 7),
        ("supply", [5, 9]),
        ("ready", [True, True]),
        ("bag", 99),
        ("boards", [["a1"], []]),
        ("choice", "place a1"),
    ],
)
def test_what_lies_open_must_be_as_told(table, name, other):
    assert table.fault({name: other}).startswith(f"{name} is {other!r}, but seat 0 was shown")


def test_the_grid_its_cubes_and_the_won_tiles_must_be_as_told(table):
    grid = copy.deepcopy(table.view["grid"])
    grid["a1"]["tile"] = "T22"
    assert table.fault({"grid": grid}).startswith("the grid is")
    grid = copy.deepcopy(table.view["grid"])
    grid["b1"]["cubes"] = [1, 1, 1]
    assert table.fault({"grid": grid}).startswith("the cubes are")
    assert table.fault({"won": table.view["won"][::-1]}).startswith("won tiles are")


def test_a_tile_that_was_shown_is_not_hidden_again(table):
    shown = table.view["grid"]["a1"]["tile"]
    bag = [shown, *table.hidden["bag"][1:]]
    assert table.fault(None, {"bag": bag}) == f"tile {shown} was shown, but is hidden again"


def test_the_bag_has_its_number_of_different_tiles(table):
    bag = table.hidden["bag"]
    assert "different tiles should be in it" in table.fault(None, {"bag": [bag[0], *bag[:-1]]})
    assert "different tiles should be in it" in table.fault(None, {"bag": bag[:-1]})


def test_5_the_box_has_so_many_of_each_kind(table):
    start, basic = table.marked("box", "S"), table.marked("bag", "")
    assert table.fault(None, table.bag_with(start, basic)).startswith("the box holds 3 S and 15")


def test_5_tiles_marked_three_four_are_not_in_the_bag_of_two(table):
    marked, plain = table.marked("box", "3/4"), table.marked("bag", "")
    said = table.fault(None, table.bag_with(marked, plain))
    assert said == "a tile marked 3/4 is in the bag of two players"


def test_4_the_end_tile_of_the_game_is_in_play(table):
    said = table.fault(None, table.bag_with("K", "END"))
    assert said == "the end tile of this game, END, is in the box"


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        (None, "seat 1 has chosen None, but was shown otherwise"),
        ("place a1 a1", "seat 1 can't have chosen 'place a1 a1' with 2 cubes to place"),
        ("place a1 b1 c1", "seat 1 can't have chosen 'place a1 b1 c1' with 2 cubes to place"),
        ("place d3", "seat 1 can't have chosen 'place d3': a tile is missing there"),
    ],
)
def test_10_a_choice_is_one_that_could_be_made(table, choice, said):
    assert table.fault(None, {"choices": [None, choice]}) == said


def test_34_cards_are_as_dealt_and_each_is_there_once(table):
    mine, other = table.hidden["secret_cards"]
    assert table.fault(None, {"secret_cards": [other, mine]}) == (
        f"the secret card is {other!r}, but {mine!r} was dealt"
    )
    assert table.fault(None, {"secret_cards": [mine, mine]}).startswith("a card is there twice")


def test_35_a_card_of_four_points_is_for_four_players(table):
    mine, _ = table.hidden["secret_cards"]
    said = table.fault(None, {"secret_cards": [mine, "Q9"]})
    assert said.startswith("a card of 4 points is not for 2 players")


def test_34_cards_are_turned_over_as_they_are():
    table = Table(rounds=201)
    mine, other = table.hidden["secret_cards"]
    dealt = [mine, other, *(card["card"] for card in table.view["open_cards"])]
    cards = table.game.content()["cards"]
    spare = next(n for n, card in cards.items() if n not in dealt and card["points"] < 4)
    assert table.fault() == ""
    assert "were turned over" in table.fault(None, {"secret_cards": [mine, spare]})


def test_the_audit_is_of_envyras_states(table):
    with pytest.raises(TypeError, match="an audit of Envyra's states"):
        table.game.audit().swap(State(table.game, 2), 0, Quick(1))


def test_a_swap_differs_only_in_what_the_seat_may_not_know(table):
    swapped = table.game.audit().swap(table.state, 0, Quick(3))
    assert swapped is not None
    assert swapped.digest() != table.state.digest()
    assert swapped.view(0) == table.state.view(0)
    assert table.game.audit().contradiction(swapped, 0, table.events) == ""
