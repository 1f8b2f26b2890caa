"""RAW keeps to the contract, with 2 to 6 players and every variant, alone and together."""

from __future__ import annotations

import pytest
from engine.pace import much
from engine.raw.random_games import EVERYTHING, VARIANTS, any_options, named

from ludoteka.core.chance import Quick
from ludoteka.games.raw import Raw
from ludoteka.testing import CHECKS, check
from ludoteka.testing.fuzzing import fuzz_class
from ludoteka.testing.kit import walk

MIXES = much(50, 10)


def test_every_option_is_among_the_variants():
    names = {name for options in VARIANTS for name in options}
    assert names == {option.name for option in Raw.meta.options} == set(EVERYTHING)


@pytest.mark.parametrize("options", [*VARIANTS, EVERYTHING], ids=named)
def test_raw_conforms(options):
    """Five walks: with 2, 3, 4, 5 and 6 players; the plain build does with three of them."""
    check(Raw.make(options), games=much(5, 3), looks=2).assert_ok()


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
    report = fuzz_class(Raw, 101, b"raw")
    assert report.games == 101
    assert [str(fault) for fault in report.faults] == []
