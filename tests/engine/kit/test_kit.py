"""The kit passes a good game, and catches a deliberately broken one by every check."""

from __future__ import annotations

import pytest
from broken import BROKEN
from pips import Pips

from ludoteka.core.match import Replay
from ludoteka.core.record import parse
from ludoteka.testing import CHECKS, check
from ludoteka.testing.fuzz import fuzz_class


@pytest.mark.no_cover
def test_a_good_game_conforms():
    report = check(Pips.make(), games=24)
    report.assert_ok()
    assert report.checks == [one.name for one in CHECKS]


@pytest.mark.parametrize(
    ("name", "game"), BROKEN, ids=[f"{name}-{type(game).__name__}" for name, game in BROKEN]
)
def test_a_broken_game_is_caught(name, game):
    report = check(game, games=24, only=[name])
    assert report.failed() == [name]
    finding = report.findings[0]
    assert finding.text
    with pytest.raises(AssertionError, match="does not conform"):
        report.assert_ok()


def test_every_check_has_a_broken_game():
    assert {name for name, _ in BROKEN} == {one.name for one in CHECKS}


def test_the_record_of_a_finding_leads_to_it():
    raising = next(game for _, game in BROKEN if type(game).__name__ == "PipsRaising")
    finding = check(raising, only=["plays on"]).findings[0]
    assert "peeking is broken" in finding.text
    record = parse(finding.record)
    seat, notation = record.moves[-1]
    assert notation == "peek"
    assert finding.text.startswith(f"'peek' of seat {seat} raised:")
    again = Replay(record, raising)
    with pytest.raises(ZeroDivisionError, match="peeking is broken"):
        again.finish()
    assert again.at == len(record.moves) - 1


def test_an_unknown_check_is_named():
    with pytest.raises(ValueError, match="no check 'luck'; there are: plays on, moves"):
        check(Pips.make(), only=["luck"])


def test_fuzz_finds_nothing_in_a_good_game():
    report = fuzz_class(Pips, 1200, b"pips")
    assert (report.games, report.faults) == (1200, [])
    assert report.moves > 1200 * 6


@pytest.mark.parametrize("name", ["PipsRaising", "PipsDeadEnd", "PipsEndless", "PipsMiscounts"])
def test_fuzz_saves_a_record_of_every_fault(name):
    game = next(game for _, game in BROKEN if type(game).__name__ == name)
    report = fuzz_class(type(game), 200, b"pips")
    assert report.faults
    for fault in report.faults:
        assert parse(fault.record).game == "pips"
        assert 1 <= fault.options["rounds"] <= 9


def test_fuzz_reports_a_set_up_that_raises():
    class NoThreeRounds(Pips):
        def start(self, seats, chance, events=None):
            if self.options["rounds"] == 3:
                raise ZeroDivisionError("no three rounds")
            return super().start(seats, chance, events)

    events = []
    report = fuzz_class(NoThreeRounds, 2000, b"pips", found=events.append)
    assert report.faults
    assert events == report.faults
    for fault in report.faults:
        assert "the set-up raised" in fault.text
        assert "no three rounds" in fault.text
        assert "'rounds': 3" in fault.text


def test_fuzz_stops_when_enough_is_wrong():
    game = next(game for _, game in BROKEN if type(game).__name__ == "PipsRaising")
    report = fuzz_class(type(game), 100_000, b"pips")
    assert report.games < 1000
