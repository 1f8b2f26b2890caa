"""The registry: games are found by entry points, ours and anybody's."""

import pytest
from engine.envyra_table import envyra

from ludoteka.core import registry
from ludoteka.core.match import Match
from ludoteka.core.options import OptionError
from ludoteka.games.envyra import Envyra

ENTRY_POINTS = """\
[ludoteka.games]
envyra = ludoteka.games.envyra:Envyra
zzz = ludoteka.games.envyra:Envyra
"""


@pytest.fixture(autouse=True)
def somebodys_package(tmp_path, monkeypatch):
    """An installed package that brings two games."""
    info = tmp_path / "somebodys-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(tmp_path)


def test_games_are_listed_by_name_each_once():
    names = registry.names()
    assert names == sorted(set(names))
    assert {"envyra", "zzz"} <= set(names)


def test_a_game_is_found_and_made():
    assert registry.find("zzz") is Envyra
    game = registry.make("envyra", {"simplified": True})
    assert isinstance(game, Envyra)
    assert game.options["simplified"] is True
    with pytest.raises(OptionError):
        registry.make("envyra", {"simplifid": True})


def test_an_unknown_game_is_named_with_those_there_are():
    with pytest.raises(registry.UnknownGame) as error:
        registry.find("envira")
    assert "no game 'envira' (did you mean 'envyra'?); there are: envyra" in str(error.value)


def test_the_game_of_a_record():
    match = Match(envyra(end_tile="K"), ["A", "B"], bytes(32))
    game = registry.game_of(match.record())
    assert game.identity() == match.game.identity()
