"""How much is tried: all on the compiled build, less on the plain one, which takes its time."""

from __future__ import annotations

from ludoteka import build
from ludoteka.core.game import Game
from ludoteka.testing import CHECKS, check
from ludoteka.testing.kit import walk


def much(compiled: int, plain: int) -> int:
    return compiled if build.name() == "compiled" else plain


def conforms(game: Game, games: int, looks: int, turn: int) -> None:
    """So many walks with every number of players; on the plain build one, with that of its turn."""
    if build.name() == "compiled":
        check(game, games=games, looks=looks).assert_ok()
        return
    low, high = type(game).meta.seats
    findings = walk(game, low + turn % (high - low + 1), bytes(32), CHECKS, looks)
    assert [str(finding) for finding in findings] == []
