"""A development tree like ours with an engine of a few lines, for tests of run.py and the builds.

Everything but the engine and the command line is copied from the real tree. A stand-in for uv
makes installing quick and keeps the network out of it.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = (
    "LICENSE",
    "README.md",
    "constraints.txt",
    "hatch_build.py",
    "pyproject.toml",
    "run.py",
    "src/ludoteka/__init__.py",
    "src/ludoteka/__main__.py",
    "src/ludoteka/build.py",
    "src/ludoteka/core/native.py",
    "src/ludoteka/py.typed",
    "tools/compile_engine.py",
)
WRITTEN = {
    "src/ludoteka/bots/__init__.py": "",
    "src/ludoteka/bots/guess.py": """\
from ludoteka.core.game import State


def guess(state: State) -> int:
    return state.answer()
""",
    "src/ludoteka/cli.py": """\
import json
import sys
import time

from ludoteka import build
from ludoteka.bots.guess import guess
from ludoteka.core.game import State


def main() -> int:
    told = {"words": sys.argv[1:], "build": build.name(), "answer": guess(State())}
    print(json.dumps(told), flush=True)
    if "wait" in sys.argv:
        time.sleep(60)
    return 0
""",
    "src/ludoteka/core/__init__.py": "",
    "src/ludoteka/core/game.py": """\
from ludoteka.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def answer(self) -> int:
        return 41
""",
    "src/ludoteka/games/__init__.py": "",
    "tests/engine/test_answer.py": """\
import os

from ludoteka import build
from ludoteka.bots.guess import guess
from ludoteka.core.game import State


def test_answer():
    assert guess(State()) == 41
    assert build.name() == os.environ["LUDOTEKA_BUILD"]
""",
}
UV = """\
#!{python}
import os, pathlib, signal, sys, time

with open({log!r}, "a") as log:
    log.write(" ".join(sys.argv[1:]) + "\\n")
mood = os.environ.get("FAKE_UV", "")
if sys.argv[1] == "venv":
    python = pathlib.Path(sys.argv[-1], "bin", "python")
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\\nexec "{python}" "$@"\\n')
    python.chmod(0o755)
elif mood == "slow":
    time.sleep(1.5)
elif mood == "hang":
    time.sleep(60)
elif mood == "kill":
    os.kill(os.getppid(), signal.SIGKILL)
elif mood:
    sys.exit(mood)
"""


class SmallTree:
    """The tree in a folder of its own, with the environment its commands run in."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "tree"
        self.uv_log = folder / "uv.log"
        for name in COPIED:
            self._write(name, (ROOT / name).read_bytes())
        for name, text in WRITTEN.items():
            self._write(name, text.encode())
        uv = folder / "bin" / "uv"
        uv.parent.mkdir()
        uv.write_text(UV.format(python=sys.executable, log=str(self.uv_log)))
        uv.chmod(0o755)
        self.environment = {k: v for k, v in os.environ.items() if not k.startswith("LUDOTEKA_")}
        self.environment["PATH"] = f"{uv.parent}{os.pathsep}{os.environ['PATH']}"
        self.environment["PYTHONPATH"] = str(self.root / "src")

    def run(self, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """`python3 run.py WORDS`, to its end."""
        return self.python("run.py", *words, **variables)

    def python(self, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """`python3 WORDS` in the tree, to its end."""
        return subprocess.run(
            [sys.executable, *words],
            check=False,
            cwd=self.root,
            env=self.environment | variables,
            capture_output=True,
            text=True,
            timeout=120,
        )

    def start(self, *words: str, **variables: str) -> subprocess.Popen[str]:
        """`python3 run.py WORDS`, left running in a process group of its own."""
        return subprocess.Popen(
            [sys.executable, "run.py", *words],
            cwd=self.root,
            env=self.environment | variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def installs(self) -> int:
        """How often something was installed."""
        lines = self.uv_log.read_text().splitlines() if self.uv_log.exists() else []
        return sum(line.startswith("pip install") for line in lines)

    def edit(self, name: str, old: str, new: str) -> None:
        """Replace a piece of one file's text."""
        text = (self.root / name).read_text()
        assert old in text
        (self.root / name).write_text(text.replace(old, new))

    def without_uv(self) -> None:
        """Leave only the commands that have no uv beside them, so that pip is what installs."""
        folders = self.environment["PATH"].split(os.pathsep)
        kept = [folder for folder in folders if not shutil.which("uv", path=folder)]
        self.environment["PATH"] = os.pathsep.join(kept)

    def _write(self, name: str, content: bytes) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def obstacle() -> str | None:
    """Why nothing can be compiled on this machine, or None."""
    spec = importlib.util.spec_from_file_location("tool", ROOT / "tools" / "compile_engine.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    found: str | None = tool.obstacle()
    return found
