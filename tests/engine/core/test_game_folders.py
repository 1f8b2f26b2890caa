"""Who knows one game finds the way in another: the same files, the same order of methods."""

from __future__ import annotations

import ast
from pathlib import Path

import fluent_folders
import pytest

import ludoteka

PACKAGE = Path(ludoteka.__file__).parent
TEMPLATE = PACKAGE / "templates" / "new_game" / "game"
FILES = {"__init__.py", "content.py", "game.py", "meta.py", "notation.py", "rules.md", "state.py"}
# What every game of ours has besides that is larger than one page of code.
LARGER = {
    "choices.py", "imagination.py", "moves.py", "packing.py", "pieces.py", "reasons.py",
    "scenes.py", "scoring.py", "setup.py", "view.py", "bots", "locales", "phases", "readers",
    "testing",
}  # fmt: skip


def methods(source: str, base: str) -> list[str]:
    """The methods of the class of this name, or of the one that is made of it."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and base in (node.name, *map(ast.unparse, node.bases)):
            return [one.name for one in node.body if isinstance(one, ast.FunctionDef)]
    raise AssertionError(f"there is no class of {base}")


def in_order(source: str, base: str) -> tuple[list[str], list[str]]:
    """The methods of the contract as they stand, and as core/game.py has them."""
    contract = methods((PACKAGE / "core" / "game.py").read_text("utf-8"), base)
    found = [name for name in methods(source, base) if name in contract]
    return found, sorted(found, key=contract.index)


@pytest.mark.parametrize("game", fluent_folders.games())
@pytest.mark.parametrize(("file", "base"), [("game.py", "Game"), ("state.py", "State")])
def test_methods_stand_in_the_order_of_the_contract(game, file, base):
    source = (fluent_folders.game_folder(game) / file).read_text("utf-8")
    found, right = in_order(source, base)
    assert len(found) > 8
    assert found == right
    own = [name for name in methods(source, base) if name not in found]
    before = methods(source, base)[: methods(source, base).index(found[1])]
    assert [name for name in own if name in before and name != "lay_out"] == []


@pytest.mark.parametrize(("file", "base"), [("game.py", "Game"), ("state.py", "State")])
def test_so_they_do_in_a_new_game(file, base):
    source = (TEMPLATE / f"{file}.template").read_text("utf-8")
    for placeholder in ("package", "Name", "name"):
        source = source.replace(f"{{{{{placeholder}}}}}", placeholder.lower())
    found, right = in_order(source, base)
    assert len(found) > 8
    assert found == right


@pytest.mark.parametrize("game", fluent_folders.games())
def test_a_folder_has_the_files_that_every_game_has(game):
    there = {path.name for path in fluent_folders.game_folder(game).iterdir()}
    assert there >= FILES
    if "phases" in there:
        assert there >= LARGER
