"""What speaks for a move follows from the numbers that decided; standings are fair to all seats."""

from __future__ import annotations

import pytest

from ludoteka.bots.advice import Even, advise
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.reasons import Ground, shared_out, weightiest

TABLES = [
    ("envyra", 2, {}),
    ("envyra", 4, {"equilibrium": "C"}),
    ("rawsiko", 3, {"setup": "territories", "turns": 3, "trade": True}),
    ("rawsiko", 5, {"turns": 3}),
    ("raw", 2, {}),
    ("raw", 4, {"drafting": True, "hunt": True, "underworld": True, "summoning": True}),
]
MOMENTS = 220


def moments(game, seats, seed):
    """Imagined states along a game, half of whose moves are the best ones."""
    chance = Quick(seed)
    state = game.start(seats, chance)
    for number in range(MOMENTS):
        waiting = state.waiting_for()
        if not waiting:
            return
        seat = waiting[chance.below(len(waiting))]
        imagined = state.imagine(seat, Quick(number))
        yield imagined, seat
        moves = state.moves(seat)
        advice = advise(imagined, seat)
        move = advice.move if chance.below(2) else moves[chance.below(len(moves))]
        state.play(seat, move, chance)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_terms_of_a_move_come_to_its_value(name, seats, options):
    """To all of it, or to what it is worth more than another move, or than what one has already."""
    game = registry.make(name, options)
    sense = game.sense()
    compared = 0
    for seed in range(2):
        for imagined, seat in moments(game, seats, seed):
            moves = imagined.moves(seat)
            values = sense.weigh(imagined, seat, Even())
            base = None
            for move, value in list(zip(moves, values, strict=True))[:12]:
                terms = sense.terms(imagined, seat, move, Even())
                total = sum(term.worth for term in terms)
                if not terms:
                    continue
                compared += 1
                names = {term.name for term in terms}
                rest = [one for other, one in zip(moves, values, strict=True) if other != move]
                if names & {"rest", "fresh", "round-points"}:
                    assert total == value - max(rest, default=value)
                elif "nearby" in names:  # the draft: all moves begin with what is owned
                    base = value - total if base is None else base
                    assert total == value - base
                else:
                    assert total == value, (game.spell(move), terms)
    assert compared > 200


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_only_what_contributed_is_told_and_the_best_first(name, seats, options):
    game = registry.make(name, options)
    sense = game.sense()
    events = set()
    for imagined, seat in moments(game, seats, 5):
        before = imagined.pack()
        advice = advise(imagined, seat)
        assert imagined.pack() == before, "advice changes nothing"
        values = dict(zip(imagined.moves(seat), sense.weigh(imagined, seat, Even()), strict=True))
        assert values[advice.move] == max(values.values())
        terms = {
            (term.name, term.worth): term
            for term in sense.terms(imagined, seat, advice.move, Even())
        }
        # RAWsiko tells the price of a move too, and then what is won but for it; the odds of an
        # attack; all of a placing; and what a pick of the draft is counted together with.
        beside = ("chance", "long-shot", "plan", "group")
        assert all(ground.worth == 0 for ground in advice.grounds if ground.name in beside)
        advice.grounds = [ground for ground in advice.grounds if ground.name not in beside]
        priced = any(ground.name.startswith("empties") for ground in advice.grounds)
        worths = [ground.worth for ground in advice.grounds]
        assert worths == sorted(worths, reverse=True)
        assert len(worths) <= 3 + priced
        for ground in advice.grounds[: len(worths) - priced]:
            assert ground.worth > 0
            name = {"swap": "land", "around": "nearby"}.get(ground.name, ground.name)
            assert (name, ground.worth) in terms
        if priced:
            assert advice.grounds[-1].name.startswith("empties")
            continue
        spoken = [term.worth for term in terms.values() if term.name not in ("other", "plan")]
        best = max(spoken, default=0)
        assert (worths[0] if worths else 0) == max(best, 0)
        events |= {ground.name for ground in advice.grounds}
    assert len(events) >= 4


def test_terms_are_shared_out_to_the_last_thousandth():
    terms = [Ground("a", 1000), Ground("b", 600), Ground("c", -200)]
    for value in (1400, 999, 1, 0, -7, 1401):
        assert sum(term.worth for term in shared_out(value, terms)) == value
    assert [term.name for term in weightiest(terms)] == ["a", "b"]
    assert weightiest([Ground("a", 1000), Ground("b", 100)])[0].name == "a"
    assert len(weightiest([Ground("a", 1000), Ground("b", 100)])) == 1, "not worth a sentence"


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_scores_on_the_way_lead_to_the_result(name, seats, options):
    game = registry.make(name, options)
    chance = Quick(3)
    state = game.start(seats, chance)
    sense = game.sense()
    while state.waiting_for():
        seat = state.waiting_for()[0]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))], chance)
        assert len(state.scores()) == seats
        assert len(sense.standing(state)) in (0, seats)
    assert state.scores() == state.result().scores
    assert len(sense.standing(state)) == seats


def test_equal_seats_stand_equally():
    """Nobody is ahead for the number of a seat."""
    envyra = registry.make("envyra")
    state = envyra.start(4, Quick(1))
    assert envyra.sense().standing(state) == [0] * 4
    raw = registry.make("raw")
    state = raw.start(2, Quick(1))
    state.hands[1] = list(state.hands[0])
    for seat in (0, 1):
        state.play(seat, raw.read("keep 1 2 3"), Quick(1))
    one, other = raw.sense().standing(state)
    first = state.active
    state.hands[first] = list(state.hands[1 - first])  # it has drawn a card by now
    one, other = raw.sense().standing(state)
    assert one == other


def test_who_holds_what_the_other_held_stands_as_the_other_stood():
    rawsiko = registry.make("rawsiko", {"turns": 3})
    chance = Quick(8)
    state = rawsiko.start(3, chance)
    while state.turn < 2:
        seat = state.waiting_for()[0]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))], chance)
    before = rawsiko.sense().standing(state)
    swap = {0: 1, 1: 0}
    state.owner = [swap.get(owner, owner) for owner in state.owner]
    own = len(state.objectives) // 3
    first, second, third = (state.objectives[at * own : (at + 1) * own] for at in range(3))
    state.objectives = second + first + third
    state.lands[:2] = state.lands[1::-1]
    state.gained[:2] = state.gained[1::-1]
    assert len(set(before)) == 3
    assert rawsiko.sense().standing(state) == [before[1], before[0], before[2]]
