"""Every state is in order, and one that is not would be noticed."""

from __future__ import annotations

import pytest
from engine.raw import invariants
from engine.raw.random_games import Story, moment

from ludoteka.games.raw.cards.ledger import CARD
from ludoteka.games.raw.pieces import ASKS
from ludoteka.games.raw.state import RawState

ASK = {name: number for number, name in enumerate(ASKS)}


def fault(state: RawState, **values: int) -> str:
    """What is wrong with the state if these of its numbers were others."""
    other = state.copy()
    for name, value in values.items():
        setattr(other, name, value)
    return invariants.fault(other)


def fault_in(state: RawState, name: str, at: int, value: int) -> str:
    """What is wrong with the state if this number of a list were another."""
    other = state.copy()
    getattr(other, name)[at] = value
    return invariants.fault(other)


def test_every_moment_of_a_game_is_in_order():
    for seed in range(40):
        story = Story(seed)
        for number in story.moments(9):
            assert invariants.fault(story.state) == "", (seed, number)


@pytest.mark.parametrize("ask", [ask for ask in ASKS if ask != "split"])
def test_every_question_is_in_order(ask):
    assert invariants.fault(moment(ask, seed=len(ask))) == ""


def test_every_card_is_counted():
    state = moment("lay")
    card = state.deck[0]
    other = next(one for one in state.deck if one != card)
    said = fault_in(state, "deck", 0, other)
    assert said.startswith("there are ")
    assert f" of {state.rules.deck.ids[min(card, other)]}, not " in said


def test_lives_are_sorted():
    state = moment("lay", seed=3).copy()
    row = next(row for row in state.lives if len(set(row)) > 1)
    row.reverse()
    assert invariants.fault(state) == "hands, lives and packs are sorted"


def test_the_question_fits_the_phase_and_what_it_is_about():
    state = moment("lay")
    assert fault(state, ask=ASK["raid"]) == "this is not asked in this phase"
    assert fault(state, ask=ASK["bond"]) == "no ability is to be given"
    half = "a choice is half made, and nothing was chosen, or the other way round"
    assert fault(state, ask=ASK["bury"]) == half
    assert fault(state, at=1) == half
    assert fault(state, mover=-1) == "one player is asked, outside the set-up"
    other = "another player is asked than the one whose turn it is"
    assert fault(state, mover=(state.mover + 1) % 3) == other
    assert "noted" in fault(state, loot=1)
    assert fault(state, window=1) == "traps are used in the attack only (19)"
    assert fault(state, end=1) == "a game that is over has its reason, and no other has"
    assert fault(state, turn=0) == "turns are counted from the set-up on"


def test_cards_on_the_table_are_what_they_can_be():
    state = moment("raid", cards=3)
    spot = next(one for one in state.order if state.rules.deck.type[state.card[one]] == 0)
    assert "as many wounds as it can take" in fault_in(state, "wounds", spot, 12)
    one, two = state.order[:2]
    assert "there once" in fault_in(state, "order", 0, two)
    assert "there once" in fault_in(state, "order", 1, one)
    assert fault_in(state, "owner", spot, -1) == f"spot {spot}: it is nobody's who plays"
    assert "marks that it can't have" in fault_in(state, "marks", spot, 128)
    assert "stars lie on a card that is open" in fault_in(state, "paid", spot, 1)
    assert "what holds spot" in fault_in(state, "inside", spot, 2 * spot)
    assert "nothing lies on spot 0" in fault_in(state, "owner", 0, 1)


def test_the_ledger_leads_to_the_state():
    state = moment("raid")
    assert state.ledger[0] & 7 == 0
    assert fault_in(state, "ledger", 0, state.ledger[0] ^ 1 << CARD) != ""
    shorter = state.copy()
    shorter.ledger.pop()
    assert invariants.fault(shorter) != ""
    for wrong in (6 | 9 << 27, 5 | 1 << 3, 7, 3, 4, 2, 1 | 1 << 3):
        assert fault_in(state, "ledger", -1, wrong) != ""
