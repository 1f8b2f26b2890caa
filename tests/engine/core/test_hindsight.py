"""Looking back at finished games: the course, the turning points, everybody's best move."""

from __future__ import annotations

import json

import pytest

from ludoteka.bots import levels
from ludoteka.bots.match import own_chances, play_recorded
from ludoteka.core import registry
from ludoteka.core.match import Match, Replay
from ludoteka.core.readers.hindsight import Hindsight, lead, leader

TABLES = [
    ("envyra", 3, {}),
    ("envyra", 2, {"simplified": True}),
    ("rawsiko", 3, {"turns": 3}),
    ("raw", 2, {}),
]


def played(name, seats, options, seed=7):
    game = registry.make(name, options)
    match = Match(game, [f"P{seat}" for seat in range(seats)], bytes([seed] * 32), "quick")
    play_recorded(match, [levels.make("greedy")] * seats, own_chances(bytes([seed]), seats))
    return game, match


def looked_back(name, seats, options):
    game, match = played(name, seats, options)
    return match, Hindsight(Replay(match.record(), game))


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_course_leads_from_nothing_to_the_result(name, seats, options):
    match, back = looked_back(name, seats, options)
    data = back.data()
    json.dumps(data)
    moves = [point["moves"] for point in data["course"]]
    assert moves == sorted(set(moves))
    assert (moves[0], moves[-1]) == (0, len(match.moves))
    assert data["course"][-1]["scores"] == match.state.result().scores
    # Wherever a score changed there is a point, so a step line is exact.
    by_moves = {point["moves"]: point["scores"] for point in data["course"]}
    held = None
    for at, scores in enumerate(back.scores):
        held = by_moves.get(at, held)
        assert held == scores
    assert len(data["course"]) < 400


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_turning_points_are_where_the_lead_changed_most(name, seats, options):
    match, back = looked_back(name, seats, options)
    turning = back.turning()
    assert 1 <= len(turning) <= 3
    assert [deed.moves for deed in turning] == sorted(deed.moves for deed in turning)
    assert max(deed.gain for deed in back.deeds) == max(deed.gain for deed in turning)
    for deed in [*turning, *back.best()]:
        assert deed.gain > 0
        # The move is the seat's own, the last it made until then.
        own = [move for seat, move in match.moves[: deed.moves] if seat == deed.seat]
        assert own[-1] == deed.move
        assert deed.hopes_after == leader(back.standings[deed.moves])
        assert deed.after == leader(back.scores[deed.moves]), "a lead is a matter of points"
    for deed in back.best():
        assert deed.gain == max(one.gain for one in back.deeds if one.seat == deed.seat)


def test_the_points_that_won_are_a_turning_point():
    """Others may have changed the lead more, or have happened close by."""
    hung = 0
    for seed in range(1, 9):
        game, match = played("rawsiko", 3, {"turns": 3, "trade": True}, seed)
        back = Hindsight(Replay(match.record(), game))
        final = back.scores[-1]
        winner = leader(final)
        rises = sorted(
            (deed.rise, deed.moves) for deed in back.deeds if deed.seat == winner and deed.gain > 0
        )
        if winner < 0 or len(rises) < 2 or rises[-1][0] == rises[-2][0]:
            continue
        if rises[-1][0] >= lead(final, winner):
            hung += 1
            assert rises[-1][1] in [deed.moves for deed in back.turning()]
    assert hung > 1


def test_what_all_chose_at_once_is_the_choice_of_each():
    """In the simplified game of Envyra nobody ever moves alone."""
    match, back = looked_back("envyra", 2, {"simplified": True})
    assert {deed.seat for deed in back.deeds} == {0, 1}
    for deed in back.deeds:
        assert deed.moves % 2 == 0, "what came of it is known when both have chosen"
        seat, move = match.moves[deed.moves - 2 + deed.seat]
        assert (seat, move) == (deed.seat, deed.move)
        before, after = back.standings[deed.moves - 2], back.standings[deed.moves]
        assert deed.gain == lead(after, deed.seat) - lead(before, deed.seat)


def test_a_game_that_was_ended_early_has_a_report_too():
    game, match = played("rawsiko", 3, {"turns": 3})
    record = match.record()
    record.moves = record.moves[:60]
    data = Hindsight(Replay(record, game)).data()
    assert data["course"][-1]["moves"] == 60
    record.moves = []
    data = Hindsight(Replay(record, game)).data()
    assert (data["turning"], data["best"]) == ([], [])


def test_who_leads():
    assert leader([3, 5, 1]) == 1
    assert leader([5, 5, 1]) == -1
    assert [lead([3, 5, 1], seat) for seat in range(3)] == [-2, 2, -4]


def test_the_wounds_of_attacks_belong_to_those_who_declared_them():
    _, back = looked_back("raw", 3, {})
    found = 0
    for deed in back.deeds:
        kinds = [event["kind"] for event in deed.events]
        for at, event in enumerate(deed.events):
            if event["kind"] == "wounded" and event["cause_text"] == 0:
                assert "attacked" in kinds[:at]
                found += 1
    assert found
