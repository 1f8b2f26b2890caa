"""A game that `ludoteka new-game` has just written is played to its end, on either board."""

from __future__ import annotations

import os
import re
import shutil
import subprocess

import pytest
from house import ROOT, SITE, UNBUILT, House
from people import expect
from scratch_copy import ScratchCopy, enter, python_path, run

from ludoteka.cli import main

MODULES = ROOT / "web" / "node_modules"


@pytest.fixture(params=["of its own", "generic"])
def board(request, tmp_path, monkeypatch):
    """The name of a new game, where its moves are, and an environment in which it is installed."""
    if request.param == "generic":
        folder = tmp_path / "shells"
        assert main(["new-game", "shells", "--into", str(folder)]) == 0
        enter(tmp_path / "entries", "ludoteka-shells", {"shells": "shells:Shells"})
        environment = python_path(folder / "src", tmp_path / "entries")
        name, moves = "shells", ".generic .moves button"
    else:
        if not MODULES.is_dir() or shutil.which("node") is None:
            pytest.skip("nothing to build a client with")
        copy = ScratchCopy(tmp_path)
        run(["ludoteka", "new-game", "pebbles"], copy.root, copy.environment())
        copy.enter()
        (copy.root / "web" / "node_modules").symlink_to(MODULES)
        site = copy.root / "src" / "ludoteka" / "site"
        subprocess.run(
            ["node", "node_modules/vite/bin/vite.js", "build", "--outDir", str(site)],
            check=True,
            cwd=copy.root / "web",
            stdout=subprocess.DEVNULL,
        )
        environment = copy.environment()
        name, moves = "pebbles", ".board section button"
    for variable in environment.keys() - os.environ.keys() | {"PYTHONPATH", "LUDOTEKA_BUILD"}:
        monkeypatch.setenv(variable, environment[variable])
    return name, moves


@pytest.fixture
def house(board, tmp_path):
    """A server that has the new game."""
    if not (SITE / "index.html").is_file():
        pytest.skip(UNBUILT)
    with House(tmp_path / "tables.sqlite") as own:
        yield own


def test_it_is_played_from_the_start_page_to_the_winner(board, device):
    name, moves = board
    page = device()
    page.goto("/")
    card = page.locator(f"[data-game={name}]")
    expect(card).to_contain_text("random bots")
    card.get_by_role("button", name="Play now").click()
    page.locator(".prompt:is(.mine, .waiting)").wait_for()
    winner = page.get_by_role("heading", name=re.compile(r"win(s)? with 1 point"))
    for _ in range(15):
        page.locator(moves).or_(winner).first.wait_for()
        if winner.is_visible():
            break
        stones = page.locator(moves).first
        stones.click()
        expect(stones.or_(winner).first).to_be_visible()
    expect(winner).to_be_visible()
    expect(page.get_by_role("table").first).to_contain_text("Won")
