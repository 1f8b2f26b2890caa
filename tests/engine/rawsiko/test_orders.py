"""Standing orders: "attack until" comes to ordinary moves, one at a time (60)."""

from __future__ import annotations

import pytest
from engine.rawsiko.tables import Dice, acting, at, play_any, put, rawsiko

from ludoteka.core.chance import Quick
from ludoteka.core.errors import IllegalMove, UnreadableMove
from ludoteka.core.match import Match, verify
from ludoteka.core.record import parse
from ludoteka.games.rawsiko.state import RawsikoState

WON, LOST = (6, 6, 6, 1, 1, 1), (1, 1, 1, 6, 6, 6)


def carry_out(state: RawsikoState, order: str, *faces: int) -> list[str]:
    """Follow the order to its end with these dice; the moves it came to."""
    dice = Dice(*faces)
    moves: list[str] = []
    while (move := state.follow(0, order)) is not None:
        assert move in state.moves(0)
        moves.append(state.game.spell(move))
        state.play(0, move, dice)
    assert not dice.faces, "not all dice were rolled"
    return moves


def test_it_attacks_with_as_many_as_possible_until_the_territory_is_conquered():
    state = acting("TUR 0 5, DEU 1 5")
    assert carry_out(state, "TUR>DEU until", *WON, 6, 6, 6, 1, 1) == ["TUR>DEU 3", "TUR>DEU 3"]
    assert state.owner[at(state, "DEU")] == 0
    assert state.assets[at(state, "DEU")] == 3


def test_61_it_goes_on_with_those_that_failed():
    state = acting("TUR 0 4, DEU 1 3")
    moves = carry_out(state, "TUR>DEU until", *LOST, 1, 6, 6, 6)
    assert moves == ["TUR>DEU 3", "TUR>DEU 1"]
    assert state.owner[at(state, "TUR")] == -1  # the source is empty


def test_61_or_with_those_that_are_still_unmoved():
    state = acting("TUR 0 5, DEU 1 3", after_clash="conquerors-fresh")
    moves = carry_out(state, "TUR>DEU until", 6, 1, 1, 1, 1, 1, 1, 1, 1, 6)
    assert moves == ["TUR>DEU 3", "TUR>DEU 2"]
    assert state.fresh[at(state, "TUR")] == 0
    assert state.assets[at(state, "TUR")] == 1  # two fell in the first clash, two in the second


@pytest.mark.parametrize(("least", "attacks"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 1), (6, 0)])
def test_d36_it_stops_when_fewer_than_so_many_unmoved_are_left(least, attacks):
    state = acting("TUR 0 5, DEU 1 9")
    dice = Dice(*LOST, 1, 1, 6, 6, 6)
    count = 0
    while (move := state.follow(0, f"TUR>DEU until {least}")) is not None:
        state.play(0, move, dice)
        count += 1
    assert count == attacks


def test_d36_r8_a_garrison_stays_and_is_counted():
    state = acting("TUR 0 3, DEU 1 3", garrison=True)
    assert carry_out(state, "TUR>DEU until", 1, 1, 6, 6, 6) == ["TUR>DEU 2"]
    assert state.assets[at(state, "TUR")] == 1
    state = acting("TUR 0 3, DEU 1 3", garrison=True)
    assert state.follow(0, "TUR>DEU until 3") == state.rules.read("TUR>DEU 2")
    assert state.follow(0, "TUR>DEU until 4") is None


def test_r2_it_ends_with_the_player():
    state = acting("TUR 0 2, DEU 1 3")
    put(state, "CHL", -1, 0)
    assert carry_out(state, "TUR>DEU until", 1, 1, 6, 6, 6) == ["TUR>DEU 2"]
    assert state.out == [1, 0, 0]
    assert state.follow(0, "TUR>DEU until") is None


def test_r17_it_ends_with_the_victim():
    state = acting("TUR 0 3, DEU 1 1")
    put(state, "MDG", -1, 0)
    assert carry_out(state, "TUR>DEU until", 6, 6, 6, 1) == ["TUR>DEU 3"]
    assert state.out == [0, 1, 0]


def test_d19_it_ends_with_the_game():
    state = acting("TUR 0 3, DEU 1 1")
    put(state, "MDG", -1, 0)
    put(state, "KOR", -1, 0)
    state.out = [0, 0, 1]
    assert carry_out(state, "TUR>DEU until", 6, 6, 6, 1) == ["TUR>DEU 3"]
    assert state.result().reason == "one_left"
    assert [state.follow(seat, "TUR>DEU until") for seat in range(3)] == [None] * 3


def test_there_is_nothing_to_do_against_an_empty_or_own_territory():
    state = acting("TUR 0 3, UKR 0 1")
    assert state.follow(0, "TUR>DEU until") is None
    assert state.follow(0, "TUR>UKR until") is None


def test_there_is_nothing_to_do_from_a_territory_of_another():
    state = acting("TUR 2 3, DEU 1 1")
    assert state.follow(0, "TUR>DEU until") is None
    assert state.follow(0, "EGY>TUR until") is None


def test_there_is_nothing_to_do_while_another_acts():
    state = acting("TUR 0 3, DEU 1 3")
    assert state.follow(1, "DEU>TUR until") is None
    state.play(0, state.rules.read("end"), Quick(1))
    assert state.follow(0, "TUR>DEU until") is None
    assert state.game.spell(state.follow(1, "DEU>TUR until")) == "DEU>TUR 3"


def test_there_is_nothing_to_do_in_the_set_up():
    state = rawsiko().start(3, Quick(1))
    assert [state.follow(seat, "TUR>DEU until") for seat in range(3)] == [None] * 3


def test_10_an_order_against_no_neighbour_is_refused_like_its_first_attack():
    state = acting("TUR 0 3, AUS 1 3")
    move = state.follow(0, "TUR>AUS until")
    with pytest.raises(IllegalMove) as error:
        state.play(0, move, Quick(1))
    assert error.value.reason.rule == "rawsiko.10"


@pytest.mark.parametrize(
    "order",
    [
        "tur>deu until",
        "TUR > DEU  UNTIL",
        "TUR->DEU until 1",
        "TUR→DEU until 001",
        "tur>deu Until 3",
    ],
)
def test_people_may_write_loosely(order):
    state = acting("TUR 0 3, DEU 1 3")
    assert state.game.spell(state.follow(0, order)) == "TUR>DEU 3"


UNREADABLE = [
    "",
    "until",
    "until 3",
    "TUR>DEU",
    "TUR>DEU 3",
    "TUR until",
    "TUR>DEU 3 until",
    "TUR>DEU until 0",
    "TUR>DEU until -1",
    "TUR>DEU until 1000",
    "TUR>DEU until " + "9" * 5000,
    "TUR>DEU until two",
    "TUR>DEU until ²",
    "TUR>DEU until \u0663",
    "TUR>DEU until 1 2",
    "TUR>DEU until until",
    "TUR>DEU untill",
    "until TUR>DEU",
    "TUR>XXX until",
    "XXX>DEU until",
    "TUR>DEU>IRN until",
    "end until",
    "stop until",
    "take TUR until",
    "continent OCE until",
    "OCE until",
    "Bi until",
]


@pytest.mark.parametrize("order", UNREADABLE, ids=lambda order: order[:30])
def test_what_is_no_order_can_not_be_read(order):
    with pytest.raises(UnreadableMove):
        acting("TUR 0 3, DEU 1 3").follow(0, order)


@pytest.mark.parametrize("order", ["TUR>DEU until 0", "TUR>DEU", "TUR until", "TUR>DEU until two"])
def test_the_error_shows_what_was_typed_and_what_would_be_right(order):
    with pytest.raises(UnreadableMove, match="an order such as 'TUR>DEU until'") as error:
        acting("TUR 0 3, DEU 1 3").follow(0, order)
    assert error.value.text == order


@pytest.mark.parametrize("order", ["until", "TUR>DEU 3 until", "TUR>XXX until", "end until"])
def test_so_it_does_when_the_move_of_the_order_is_unreadable(order):
    with pytest.raises(UnreadableMove, match="an order such as 'TUR>DEU until'") as error:
        acting("TUR 0 3, DEU 1 3").follow(0, order)
    assert error.value.text == order


def test_asking_changes_nothing():
    state = acting("TUR 0 5, DEU 1 3")
    before = state.digest()
    state.follow(0, "TUR>DEU until 2")
    assert state.digest() == before


def order_of(state: RawsikoState) -> str:
    """An attack of the seat that acts, as an order; empty if it has none."""
    seat = state.mover
    for move in reversed(state.moves(seat)):
        said = state.game.describe(move)
        target = said.get("target")
        if target and state.owner[at(state, target)] not in (-1, seat):
            return f"{said['source']}>{target} until 2"
    return ""


@pytest.mark.parametrize("after_clash", ["failed-fresh", "conquerors-fresh", "loss-fresh"])
def test_a_game_played_with_orders_has_a_plain_record_and_replays(after_clash):
    game = rawsiko(after_clash=after_clash, turns=6, setup="territories")
    match = Match(game, ["A", "B", "C"], bytes(range(32)))
    state = match.state
    assert isinstance(state, RawsikoState)
    will = Quick(5)
    followed = 0
    while state.waiting_for():
        seat = state.mover
        order = order_of(state)
        while order and (move := state.follow(seat, order)) is not None:
            assert move in state.moves(seat)
            match.play(seat, move)
            followed += 1
        if state.waiting_for() == (seat,):
            match.play(seat, play_any(state.copy(), seat, will))
    assert followed > 10
    text = match.record().text()
    assert "until" not in text
    assert verify(parse(text), game).scores == state.result().scores
