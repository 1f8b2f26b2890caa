"""RAWsiko keeps to the contract, with 3, 4 and 5 players and every value of every option."""

from __future__ import annotations

import itertools

import pytest
from engine.pace import conforms, much
from engine.rawsiko.tables import small, written

from ludoteka.core.options import Choice, Number, Switch
from ludoteka.games.rawsiko import Rawsiko
from ludoteka.testing import CHECKS
from ludoteka.testing.fuzz import fuzz_class
from ludoteka.testing.kit import walk

# Coverage makes play-outs twice as long, and they reach nothing that scenes don't.
pytestmark = pytest.mark.no_cover

SETUPS = ["simple", "territories", "continents"]
CLASHES = ["failed-fresh", "conquerors-fresh", "loss-fresh"]
ASSETS = ["auto", *[str(count) for count in range(13)]]
LONG = range(6, 13)  # turns: such games are walked through with one number of players each


def mix(number: int) -> dict[str, bool | int | str]:
    """One of 14 mixes of options, short to play, in which all other values come up."""
    return {
        "turns": 3 + number // 5,
        "setup": SETUPS[number % 3],
        "starting_assets": ASSETS[number],
        "stranglehold": number & 1 == 0,
        "trade": number >> 1 & 1 == 0,
        "garrison": number >> 2 & 1 == 1,
        "after_clash": CLASHES[(number // 3 + number) % 3],
    }


MIXES = [mix(number) for number in range(14)]


def test_every_value_of_every_option_is_tried():
    for option in Rawsiko.meta.options:
        used = {mix[option.name] for mix in MIXES}
        if isinstance(option, Number):
            assert used | set(LONG) == set(range(option.low, option.high + 1))
        elif isinstance(option, Choice):
            assert used == set(option.choices)
        else:
            assert isinstance(option, Switch)
            assert used == {False, True}


def test_every_two_switches_meet_with_every_pair_of_values():
    values = {"after_clash": 3, "garrison": 2, "stranglehold": 2, "trade": 2}
    for one, other in itertools.combinations(values, 2):
        met = {(mix[one], mix[other]) for mix in MIXES}
        assert len(met) == values[one] * values[other]


@pytest.mark.parametrize("number", range(-1, len(MIXES)))
def test_rawsiko_conforms(number):
    """With 3, 4 and 5 players."""
    conforms(Rawsiko.make(MIXES[number] if number >= 0 else {}), 3, 2, number)


@pytest.mark.parametrize("turns", LONG[-much(len(LONG), 1) :])
def test_long_games_conform(turns):
    findings = walk(Rawsiko.make({"turns": turns}), 3 + turns % 3, bytes(32), CHECKS, 2)
    assert [str(finding) for finding in findings] == []


def test_rawsiko_conforms_on_a_users_map():
    game = Rawsiko.make({"trade": True, "stranglehold": True}, written(small()), "small.toml")
    conforms(game, 3, 3, 1)


def test_random_games_with_random_options_have_no_fault():
    games = much(251, 81)
    report = fuzz_class(Rawsiko, games, b"rawsiko")
    assert report.games == games
    assert [str(fault) for fault in report.faults] == []
