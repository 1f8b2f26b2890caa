"""How words find their command: each is a module, and only the one asked for is imported."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import environment

from ludoteka.cli import commands

FOLDER = Path(commands.__file__).parent
IMPORTED = """\
import sys
from ludoteka.cli import main
main(sys.argv[1:])
print(*(name for name in sys.modules if name.startswith("ludoteka.cli.commands.")))
"""


def test_every_command_is_a_module_and_every_module_a_command():
    modules = (path.stem for path in FOLDER.glob("*.py") if path.stem != "__init__")
    assert sorted(commands.SUMMARIES) == sorted(stem.replace("_", "-") for stem in modules)


@pytest.mark.parametrize("name", commands.SUMMARIES)
def test_a_command_begins_with_its_arguments_and_goes_on_with_what_it_does(name):
    tree = ast.parse((FOLDER / f"{name.replace('-', '_')}.py").read_text(encoding="utf-8"))
    told = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert told[:2] == ["add_arguments", "run"]


@pytest.mark.parametrize(
    ("words", "imported"),
    [("--version", []), ("--help", []), ("verify --help", ["verify"])],
)
def test_only_the_command_that_is_asked_for_is_imported(words, imported):
    done = subprocess.run(
        [sys.executable, "-P", "-c", IMPORTED, *words.split()],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    names = done.stdout.splitlines()[-1].split()
    assert names == [f"ludoteka.cli.commands.{name}" for name in imported]
