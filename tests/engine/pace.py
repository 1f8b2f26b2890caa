"""How much of the engine is tried: all by `--thorough` on the compiled build, less elsewhere."""

from __future__ import annotations

import extent

from ludoteka import build
from ludoteka.core.game import Game
from ludoteka.testing import CHECKS, check
from ludoteka.testing.kit import walk

LEAST = 2  # games with each number of players, on the compiled build


def much(thorough: int, daily: int) -> int:
    return extent.much(thorough, daily) if build.name() == "compiled" else daily


def conforms(game: Game, games: int, looks: int, turn: int) -> None:
    """So many walks with every number of players; on the plain build one, with that of its turn."""
    if build.name() == "compiled":
        check(game, games=much(games, LEAST), looks=looks).assert_ok()
        return
    low, high = type(game).meta.seats
    findings = walk(game, low + turn % (high - low + 1), bytes(32), CHECKS, looks)
    assert [str(finding) for finding in findings] == []
