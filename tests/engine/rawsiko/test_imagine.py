"""States drawn from what a seat was shown, and from nothing else."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from engine.rawsiko.tables import acting, positions, rawsiko, small, written
from engine.rawsiko_table import scene

from ludoteka.bots.random import any_table, play_out
from ludoteka.core.chance import Chance, Quick
from ludoteka.core.digest import canonical
from ludoteka.core.events import Event, seen
from ludoteka.games.rawsiko import Rawsiko
from ludoteka.games.rawsiko.state import RawsikoState


class Drawn(Chance):
    """Outcomes written down before, behind them always the first; counts what is drawn."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        self.outcomes = outcomes
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        at = len(self.asked)
        self.asked.append(n)
        return self.outcomes[at] if at < len(self.outcomes) else 0


def row(state: RawsikoState, seat: int) -> list[int]:
    return state.objectives[4 * seat : 4 * seat + 4]


def small_state(seats: int) -> RawsikoState:
    """Five applications in each tier: few enough to count all deals."""
    game = Rawsiko.make(None, written(small()), "small.toml")
    return game.start(seats, Quick(seats))


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seat", [0, 2])
def test_every_deal_that_agrees_is_equally_likely(seats, seat):
    """All outcomes of the first tier's draws, each once: every deal comes up equally often."""
    state = small_state(seats)
    own = row(state, seat)[0]
    rivals = [other for other in range(seats) if other != seat]
    deals: Counter[tuple[int, ...]] = Counter()
    for outcomes in itertools.product(range(4), range(3), range(2)):
        chance = Drawn(outcomes)
        other = state.imagine(seat, chance)
        assert chance.asked == [4, 3, 2] * 4
        deals[tuple(row(other, rival)[0] for rival in rivals)] += 1
    left = [application for application in range(5) if application != own]
    possible = list(itertools.permutations(left, seats - 1))
    assert deals == {deal: 24 // len(possible) for deal in possible}


def test_tiers_are_drawn_apart_from_each_other():
    """What is drawn in one tier changes nothing in another."""
    state = small_state(3)
    for tier in range(4):
        before = (0,) * (3 * tier)
        found = [
            state.imagine(0, Drawn((*before, *outcomes)))
            for outcomes in itertools.product(range(4), range(3), range(2))
        ]
        for other in range(4):
            different = {(row(one, 1)[other], row(one, 2)[other]) for one in found}
            assert len(different) == (12 if other == tier else 1)


def test_of_a_deck_every_card_that_agrees_can_be_the_first_rivals():
    """Each outcome of the first draw is another card, and none shares anything with the own."""
    state = rawsiko().start(4, Quick(5))
    own = set(row(state, 1))
    agreeing = [card for card in state.rules.applications.deck if own.isdisjoint(card)]
    found = []
    for outcome in range(len(agreeing)):
        chance = Drawn((outcome,))
        found.append(row(state.imagine(1, chance), 0))
        assert chance.asked[0] == len(agreeing)
        assert len(chance.asked) == 3
    assert found == agreeing


def test_of_a_deck_rivals_differ_from_imagination_to_imagination():
    state = rawsiko().start(5, Quick(5))
    deck = state.rules.applications.deck
    counted: Counter[tuple[int, ...]] = Counter()
    for seed in range(400):
        other = state.imagine(1, Quick(seed))
        for rival in (0, 2, 3, 4):
            assert row(other, rival) in deck
            counted[tuple(row(other, rival))] += 1
    agreeing = [card for card in deck if set(row(state, 1)).isdisjoint(card)]
    assert set(counted) == {tuple(card) for card in agreeing}


def test_an_objective_that_is_no_card_tells_nothing_of_the_others():
    """In a position that was set up with any objectives."""
    state = scene("players 3\nphase choosing")
    assert row(state, 1) not in state.rules.applications.deck
    chance = Drawn(())
    other = state.imagine(1, chance)
    tiers = state.rules.applications.tiers
    assert chance.asked == [n for tier in tiers for n in range(len(tier) - 1, 1, -1)]
    assert len(set(other.objectives)) == 12


def test_14_every_imagined_deal_is_one_that_could_be_dealt():
    for seed in range(15):
        for state in positions(seed, every=120):
            tiers = state.rules.applications.tier
            for seat in range(state.seats):
                other = state.imagine(seat, Quick(seed))
                assert row(other, seat) == row(state, seat)
                assert len(set(other.objectives)) == 4 * state.seats
                for rival in range(state.seats):
                    assert [tiers[one] for one in row(other, rival)] == [1, 2, 3, 4]
                state.rules.unpack(other.pack())


def test_an_imagined_state_looks_the_same_to_its_seat():
    for seed in range(15):
        for state in positions(seed, every=120):
            for seat in range(state.seats):
                other = state.imagine(seat, Quick(seed + 1))
                assert canonical(other.view(seat)) == canonical(state.view(seat))
                assert canonical(other.view(None)) == canonical(state.view(None))
                assert other.moves(seat) == state.moves(seat)


def test_objectives_apart_it_is_the_same_state():
    for state in positions(3, every=50):
        other = state.imagine(0, Quick(1))
        assert other.pack()[:-1] == state.pack()[:-1]


def test_it_never_holds_on_to_what_another_really_has():
    """A seat that asks often enough is told every possibility, the true one no more often."""
    state = acting("TUR 0 1")
    true = row(state, 1)[0]
    held = [row(state.imagine(0, Quick(seed)), 1)[0] for seed in range(900)]
    assert len(set(held)) == 9
    assert 60 < held.count(true) < 140


def test_it_depends_on_what_is_visible_only():
    """Other objectives of others: the same chance imagines the same state."""
    for seed in range(10):
        for state in positions(seed, every=130):
            for seat in range(state.seats):
                swapped = state.game.audit().swap(state, seat, Quick(seed))
                if swapped is not None:
                    assert swapped.digest() != state.digest()
                    one, two = state.imagine(seat, Quick(9)), swapped.imagine(seat, Quick(9))
                    assert one.digest() == two.digest()


def test_it_agrees_with_everything_the_seat_was_ever_told():
    for seed in range(8):
        chance = Quick(seed)
        game, seats = any_table(Rawsiko, chance)
        events: list[Event] = []
        state = game.start(seats, chance, events)
        audit = game.audit()
        plies = 0
        while True:
            if plies % 60 == 0 or not state.waiting_for():
                for seat in range(seats):
                    imagined = state.imagine(seat, Quick(plies))
                    assert audit.contradiction(imagined, seat, seen(events, seat)) == ""
            if not state.waiting_for():
                break
            mover = state.waiting_for()[0]
            moves = state.moves(mover)
            state.play(mover, moves[chance.below(len(moves))], chance, events)
            plies += 1


def test_it_can_be_played_to_the_end_and_does_not_touch_the_state():
    for state in positions(11, every=40):
        before = state.digest()
        imagined = state.imagine(1, Quick(2))
        play_out(imagined, Quick(3))
        assert imagined.result() is not None
        assert state.digest() == before


def test_d27_when_the_game_is_over_all_objectives_are_known():
    for seed in range(6):
        *_, state = positions(seed, every=1000)
        assert state.result() is not None
        for seat in range(state.seats):
            chance = Drawn(())
            assert state.imagine(seat, chance).digest() == state.digest()
            assert chance.asked == []


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_only_a_seat_at_the_table_imagines(seat):
    with pytest.raises(ValueError, match=f"seat {seat} is not at a table of 3"):
        acting("TUR 0 1").imagine(seat, Quick(1))
