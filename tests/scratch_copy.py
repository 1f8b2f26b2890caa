"""A copy of the tree to write new games into, and a way for its Python to find them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = shutil.ignore_patterns(
    "__pycache__", "node_modules", "site", "fixtures", "records", ".*", "*.webp"
)


class ScratchCopy:
    """The sources, tests and settings of the tree, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "copy"
        for part in ("src", "tests", "tools", "web"):
            shutil.copytree(ROOT / part, self.root / part, ignore=LEFT_OUT)
        for name in ("pyproject.toml", "constraints.txt", "run.py", "hatch_build.py", "README.md"):
            shutil.copyfile(ROOT / name, self.root / name)

    def environment(self) -> dict[str, str]:
        """Where the copy's Python looks first: its own sources, on the plain build."""
        return python_path(self.root / "src", self.root / "entries")

    def enter(self) -> None:
        """What installing the copy would do: its games are found by their entry points."""
        project = tomllib.loads((self.root / "pyproject.toml").read_text("utf-8"))["project"]
        enter(self.root / "entries", "ludoteka", project["entry-points"]["ludoteka.games"])


def enter(folder: Path, name: str, games: dict[str, str]) -> None:
    """The note of an installed package that brings games; of two of one name the first counts."""
    info = folder / f"{name}-9.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 9\n")
    lines = "".join(f"{game} = {place}\n" for game, place in games.items())
    (info / "entry_points.txt").write_text(f"[ludoteka.games]\n{lines}")


def python_path(*folders: Path) -> dict[str, str]:
    path = os.pathsep.join(str(folder) for folder in folders)
    return {**os.environ, "PYTHONPATH": path, "LUDOTEKA_BUILD": "plain"}


def run(words: list[str], folder: Path, environment: dict[str, str]) -> str:
    """A program of this Python's environment, which must end well; what it says."""
    program, *rest = words
    path = Path(sys.executable).with_name(program)
    command = [sys.executable, "-P", "-m", "ludoteka"] if program == "ludoteka" else [str(path)]
    done = subprocess.run(
        [*command, *rest],
        check=False,
        cwd=folder,
        env=environment,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
