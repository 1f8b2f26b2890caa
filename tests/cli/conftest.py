"""A folder of its own for every test, and a way to run a command in this process."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from terminal import SEED

from ludoteka.cli import main


@pytest.fixture(autouse=True)
def in_a_new_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Records go into the current folder, tables too; colours and width are of no terminal."""
    monkeypatch.chdir(tmp_path)
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):  # nobody's own tables are touched
        monkeypatch.setenv(name, str(tmp_path))
    for name in ("FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """Run a command in this process: exit code, stdout, stderr."""

    def run_it(*words: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(list(words))
        said = capsys.readouterr()
        return code, said.out, said.err

    return run_it


@pytest.fixture
def play_whole(run):
    """Play Envyra with the first move of every list, meant so where one is asked, to the end."""

    def play_it(*more: str) -> tuple[int, str, str]:
        return run("play", "envyra", "--seed", SEED, *more, typed="1\nyes\n" * 2000)

    return play_it
