"""`ludoteka new-game`: what it writes passes at once, here and as a package of its own.

That it can be played in the browser is for tests/browser/test_new_game.py.
"""

from __future__ import annotations

import pytest
from scratch_copy import ROOT, ScratchCopy, enter, python_path, run

from ludoteka.cli import main, new_game

# pytest for a game that was just written, without what a cache or an earlier run could tell it.
PYTEST = ["pytest", "-q", "-p", "no:cacheprovider"]


def test_in_a_checkout_it_passes_all_that_the_repository_asks_of_a_game(tmp_path):
    copy = ScratchCopy(tmp_path)
    said = run(["ludoteka", "new-game", "pebbles"], copy.root, copy.environment())
    assert "OK Pebbles" in said
    project = (copy.root / "pyproject.toml").read_text("utf-8")
    assert 'pebbles = "ludoteka.games.pebbles:Pebbles"' in project
    folders = ["src/ludoteka/games/pebbles", "tests/engine/pebbles"]
    copy.enter()
    for words in (
        ["ruff", "check", "--no-cache", *folders],
        ["ruff", "format", "--no-cache", "--check", *folders],
        ["mypy", "--cache-dir", str(tmp_path / "mypy"), folders[0]],
        [*PYTEST, folders[1]],
        [*PYTEST, "-k", "pebbles", "tests/test_locales.py", "tests/test_rule_book.py"],
        [*PYTEST, "-k", "by_name or standard_library", "tests/test_house.py"],
    ):
        run(words, copy.root, copy.environment())
    told = run(["ludoteka", "games"], copy.root, copy.environment())
    assert "Pebbles" in told


@pytest.mark.parametrize("name", ["ab", "abcdefghijkl"])
def test_it_is_well_formed_however_long_its_name_is(tmp_path, name, monkeypatch):
    for folder in ("src/ludoteka/games", "web/src/games", "tests/engine"):
        (tmp_path / folder).mkdir(parents=True)
    for part in ("core", "testing", "text.py"):  # so that ruff knows them for ours
        (tmp_path / "src" / "ludoteka" / part).symlink_to(ROOT / "src" / "ludoteka" / part)
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    monkeypatch.setattr(new_game, "checkout", lambda: tmp_path)
    assert main(["new-game", name]) == 0
    environment = python_path()
    for words in (["check"], ["format", "--check"]):
        written = ["src/ludoteka/games", "tests"]
        run(["ruff", *words, "--no-cache", *written], tmp_path, environment)


def test_as_a_package_of_its_own(tmp_path):
    folder = tmp_path / "shells"
    assert main(["new-game", "shells", "--into", str(folder)]) == 0
    enter(tmp_path / "entries", "ludoteka-shells", {"shells": "shells:Shells"})
    environment = python_path(folder / "src", tmp_path / "entries")
    run(PYTEST, folder, environment)
    checked = ["mypy", "--strict", "--config-file=", "--cache-dir", str(tmp_path / "mypy")]
    run([*checked, "src/shells"], folder, environment | {"MYPYPATH": str(ROOT / "src")})
    assert "Shells" in run(["ludoteka", "games"], folder, environment)
    words = ["ludoteka", "simulate", "shells", "--seats", "random,random,random", "--games", "3"]
    assert "3 games" in run(words, folder, environment)
    run(["ludoteka", "content", "check", "shells", "src/shells/heaps.toml"], folder, environment)
    run(["ludoteka", "fuzz", "shells", "--games", "30"], folder, environment)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["Pebbles"], "'Pebbles' is no name of a game; right are 2 to 12 small letters"),
        (["my-game"], "'my-game' is no name of a game"),
        (["abcdefghijklm"], "is no name of a game"),
        (["raw"], "there is a game 'raw' already"),
        (["json"], "'json' means something else already"),
        (["web"], "'web' means something else already"),
        (["for"], "'for' means something else already"),
        (["rich", "--into", "new"], "there is a Python package 'rich' already"),
        (["shells", "--into", "full"], "full is there already, and not empty"),
        (["shells", "--into", "full/file"], "file is there already"),
        (["shells"], "does not run from a checkout of Ludoteka; right is:"),
    ],
)
def test_what_can_not_be_written_is_said_and_nothing_is(
    tmp_path, monkeypatch, capsys, words, complaint
):
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(new_game, "checkout", lambda: None)
    assert main(["new-game", *words]) == 2
    assert complaint in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "full"]


def test_a_place_that_is_taken_is_left_as_it_is(tmp_path, monkeypatch, capsys):
    (tmp_path / "web/src/games/shells").mkdir(parents=True)
    (tmp_path / "web/src/games/shells/look.ts").write_text("mine")
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    monkeypatch.setattr(new_game, "checkout", lambda: tmp_path)
    assert main(["new-game", "shells"]) == 2
    assert "look.ts is there already" in capsys.readouterr().err
    assert (tmp_path / "web/src/games/shells/look.ts").read_text() == "mine"
    assert not (tmp_path / "src").exists()
    assert "shells" not in (tmp_path / "pyproject.toml").read_text()
