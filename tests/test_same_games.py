"""Both builds play the same games, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import same_games
from small_tree import ROOT, obstacle

SCRIPT = Path(__file__).with_name("same_games.py")


def played(build: str) -> str:
    """All that the script prints on this build, behind the build's name."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT)],
        env={**os.environ, "LUDOTEKA_BUILD": build},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    name, _, games = done.stdout.partition("\n")
    assert name == build
    return games


@pytest.mark.skipif(obstacle() is not None, reason=f"{obstacle()}")
def test_plain_and_compiled_play_the_same_games():
    # Does nothing where run.py has compiled these sources already.
    subprocess.run([sys.executable, str(ROOT / "tools" / "compile_engine.py")], check=True)
    plain = played("plain")
    assert plain.count("ludoteka record 1") == len(same_games.TABLES) * 2 * 2
    assert plain == played("compiled")
