"""Envyra keeps to the contract, with every kind of option."""

from __future__ import annotations

import pytest
from engine.pace import conforms, much

from ludoteka.games.envyra import Envyra
from ludoteka.testing.fuzz import fuzz_class

# Coverage makes play-outs twice as long, and they reach nothing that scenes don't.
pytestmark = pytest.mark.no_cover

OPTIONS = [
    {},
    {"equilibrium": "A", "end_tile": "K"},
    {"equilibrium": "B"},
    {"equilibrium": "C", "simplified": True},
    {"simplified": True, "grid": "3x3", "start_player": "2"},
]


@pytest.mark.parametrize(
    "options", OPTIONS, ids=lambda options: " ".join(map(str, options.values()))
)
def test_envyra_conforms(options):
    conforms(Envyra.make(options), 6, 8, OPTIONS.index(options))


def test_random_games_with_random_options_have_no_fault():
    games = much(1501, 251)
    report = fuzz_class(Envyra, games, b"envyra")
    assert report.games == games
    assert [str(fault) for fault in report.faults] == []
