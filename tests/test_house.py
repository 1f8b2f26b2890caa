"""The rules of the house: what ruff, mypy and import-linter say, and what they can't see."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ludoteka"
ENGINE = ("core", "games", "bots")
# Not a dependency: mypy reads it, no Python ever does.
TYPES_ONLY = {("core/native.py", "mypy_extensions")}

REGISTRY = re.compile(r"(pypi|npmjs|pythonhosted|yarnpkg|crates)\.(org|com|io)", re.IGNORECASE)
PRIVATE = re.compile(r"(?<![\w.~-])/(work|farm|root|home|Users|tmp)/[\w.]")


@pytest.mark.parametrize("command", ["ruff check", "ruff format --check", "mypy", "lint-imports"])
def test_checker(command):
    program, *arguments = command.split()
    done = subprocess.run(
        [Path(sys.executable).with_name(program), *arguments],
        check=False,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def imported(tree):
    """The top-level packages that a module imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield (node.module or "").partition(".")[0]


def test_the_engine_needs_the_standard_library_only():
    foreign = {
        (source.relative_to(PACKAGE).as_posix(), name)
        for part in ENGINE
        for source in (PACKAGE / part).rglob("*.py")
        for name in imported(ast.parse(source.read_text(encoding="utf-8")))
        if name != "ludoteka" and name not in sys.stdlib_module_names
    }
    assert foreign == TYPES_ONLY


def words_of(tree):
    """The names and strings of a module, without its docstrings."""
    told = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and not (node.module or "").startswith("ludoteka"):
            told |= set(node.names)  # what others have named; we may name it otherwise
        if node not in told:
            for field in ("id", "attr", "name", "module", "value"):
                word = getattr(node, field, None)
                if isinstance(word, str):
                    yield word


def test_nothing_outside_a_games_folder_knows_it_by_name():
    games = [path.name for path in (PACKAGE / "games").iterdir() if (path / "meta.py").is_file()]
    assert games
    for game in games:
        outside = [path for path in sources() if PACKAGE / "games" / game not in path.parents]
        for path in outside:
            words = words_of(ast.parse(path.read_text(encoding="utf-8")))
            assert [word for word in words if game in parts_of(word)] == [], path


def parts_of(word):
    """The words in an identifier or text."""
    return re.split("[^a-z]+", word.lower())


def test_no_module_is_longer_than_600_lines():
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources()}
    assert {path.name: length for path, length in lengths.items() if length > 600} == {}


def sources():
    """The Python files of the package."""
    return PACKAGE.rglob("*.py")


def repository_files():
    """What git tracks or would track; without git or a repository, what the package holds."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
            check=True,
            cwd=ROOT,
            capture_output=True,
            text=True,
        ).stdout.splitlines()
    except (OSError, subprocess.CalledProcessError):
        return [path for kind in ("*.py", "*.toml", "*.ftl") for path in PACKAGE.rglob(kind)]
    return [ROOT / name for name in listed if (ROOT / name).is_file()]


def test_nothing_names_a_registry_or_a_private_path():
    found = []
    for path in repository_files():
        text = path.read_bytes().decode("utf-8", "ignore")
        for number, line in enumerate(text.splitlines(), 1):
            if REGISTRY.search(line) or PRIVATE.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert found == []
