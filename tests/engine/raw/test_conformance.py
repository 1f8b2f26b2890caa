"""RAW keeps to the contract, with 2 to 6 players and every variant, alone and together."""

from __future__ import annotations

import pytest
from engine.pace import conforms, much
from engine.raw.random_games import EVERYTHING, VARIANTS, any_options, named

from ludoteka.core.chance import Quick
from ludoteka.games.raw import Raw
from ludoteka.testing import CHECKS
from ludoteka.testing.fuzz import fuzz_class
from ludoteka.testing.kit import walk

# Coverage makes play-outs twice as long, and they reach nothing that scenes don't.
pytestmark = pytest.mark.no_cover

MIXES = much(50, 5)


def test_every_option_is_among_the_variants():
    names = {name for options in VARIANTS for name in options}
    assert names == {option.name for option in Raw.meta.options} == set(EVERYTHING)


@pytest.mark.parametrize("options", [*VARIANTS, EVERYTHING], ids=named)
def test_raw_conforms(options):
    """With 2, 3, 4, 5 and 6 players."""
    conforms(Raw.make(options), 5, 2, [*VARIANTS, EVERYTHING].index(options))


@pytest.mark.parametrize("number", range(MIXES))
def test_mixes_of_options_conform(number):
    walk_through(number)


def walk_through(number: int, games: int = 1) -> None:
    """One walk, the number of players changes; more of them by hand."""
    options = any_options(Quick(number))
    for more in range(games):
        seed = f"mix {number} {more}".encode().ljust(32)
        findings = walk(Raw.make(options), 2 + (number + more) % 5, seed, CHECKS, 2)
        assert [str(finding) for finding in findings] == [], named(options)


def test_random_games_with_random_options_have_no_fault():
    games = much(101, 41)
    report = fuzz_class(Raw, games, b"raw")
    assert report.games == games
    assert [str(fault) for fault in report.faults] == []
