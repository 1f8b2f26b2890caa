"""The test files that a change can break, by what they import: `python3 run.py test --changed`.

A test depends on every module that it imports, directly or not. What imports can't tell is taken
generously: whoever finds games by the registry depends on all games, whoever starts a program on
the whole package, and a file that no rule here speaks of on nothing less than all tests. Standard
library only.
"""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

PACKAGE: Final = "ludoteka"
# Folders of tests that are importable from: those of pytest's `pythonpath`, and a conftest's own.
TEST_ROOTS: Final = ("tests", "tests/browser")
# Whatever is changed.
ALWAYS: Final = "tests/test_house.py"
# Who finds games without importing them.
REGISTRY: Final = "ludoteka.core.registry"
GAMES: Final = "ludoteka.games"
# What a test uses that starts a program, which can need any module.
STARTERS: Final = {"subprocess", "multiprocessing", "runpy", f"{PACKAGE}.drills.server_process"}
# Of the client, which vitest, svelte-check and browsers look at.
CLIENT_TESTS: Final = ("tests/browser/", "tests/test_client", "tests/test_run.py")
TEXTS: Final = "ludoteka.text"


class NoBase(Exception):
    """There is no git here, or no such revision."""


def select(root: Path, base: str = "HEAD") -> list[str]:
    """The test files to be run for what has changed since a revision."""
    return broken(root, changed_files(root, base))


def changed_files(root: Path, base: str) -> list[str]:
    """What differs from a revision, and what git does not know yet but would track."""
    found: set[str] = set()
    for words in (["diff", "--name-only", "--no-renames", "-z", base, "--"],
                  ["ls-files", "--others", "--exclude-standard", "-z"]):  # fmt: skip
        try:
            done = subprocess.run(["git", *words], cwd=root, capture_output=True, check=False)
        except OSError as fault:
            raise NoBase(str(fault)) from None
        if done.returncode:
            raise NoBase(done.stderr.decode(errors="replace").strip())
        found.update(filter(None, done.stdout.decode(errors="surrogateescape").split("\0")))
    return sorted(found)


def broken(root: Path, changed: Iterable[str]) -> list[str]:
    """The test files that a change of these files can break."""
    graph = Graph(root)
    found: set[str] = set()
    for name in changed:
        found |= graph.tests_of(name)
    return sorted(found | {ALWAYS} & graph.tests) if found else []


class Graph:
    """Which test file needs which modules."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._names: dict[str, set[str]] = {}  # by file: what it can be imported as
        self._files: dict[str, set[str]] = {}  # by such a name
        self._imports: dict[str, set[str]] = {}  # by file: names of modules, there or not
        for base in ("src", *TEST_ROOTS):
            for path in sorted((root / base).rglob("*.py")):
                file, name = (
                    path.relative_to(root).as_posix(),
                    _module(path.relative_to(root / base)),
                )
                self._names.setdefault(file, set()).add(name)
                self._files.setdefault(name, set()).add(file)
                self._imports.setdefault(file, set()).update(_imported(path, name))
        files = (path.relative_to(root).as_posix() for path in (root / "tests").rglob("test_*.py"))
        self.tests = set(files)
        self._needs = {test: self._needed(test) for test in self.tests}

    def _needed(self, test: str) -> set[str]:
        """The names of all modules that a test needs, there or not."""
        conftests = {(folder / "conftest.py").as_posix() for folder in Path(test).parents}
        files, seen, needed = {test, *conftests & self._names.keys()}, set[str](), set[str]()
        while files:
            file = files.pop()
            seen.add(file)
            imports = set(self._imports[file])
            if REGISTRY in imports:
                imports |= self._below(GAMES)
            if file.startswith("tests/") and imports & STARTERS:
                imports |= self._below(PACKAGE)
            needed |= self._names[file] | imports
            for name in imports:
                files |= self._files.get(name, set()) - seen
        return needed

    def _below(self, package: str) -> set[str]:
        return {name for name in self._files if name == package or name.startswith(package + ".")}

    def tests_of(self, name: str) -> set[str]:
        """The tests that a change of this file can break."""
        path = Path(name)
        if name in self.tests:
            return {name}
        if path.suffix == ".py" and path.parts[0] in ("src", "tests"):
            if path.name == "conftest.py":
                return self._within(path.parent)
            return self._needing(self._names.get(name) or self._gone(path))
        if path.parts[:3] == ("src", PACKAGE, "locales") or path.suffix == ".ftl":
            return self._needing([TEXTS]) | self._of_client() | self._naming('"locales"')
        if path.parts[:3] == ("src", PACKAGE, "games") and len(path.parts) > 4:
            # The client's build has the games' data in it.
            return self._needing([f"{GAMES}.{path.parts[3]}"]) | self._of_client()
        if path.parts[0] == "web":
            return self._of_client() | self._naming('"web"')
        if path.parts[0] == "tests" and len(path.parts) > 2:
            # Data: of the tests beside it, and of whoever names its folder.
            return self._within(Path(*path.parts[:2])) | self._naming(path.parent.name)
        if path.suffix == ".md":
            return self._naming(path.name, f'"{path.parent.name}"') | {ALWAYS}
        return set(self.tests)

    def _gone(self, path: Path) -> Iterator[str]:
        """The names that a deleted file had as a module."""
        for base in ("src", *TEST_ROOTS):
            if path.is_relative_to(base):
                yield _module(path.relative_to(base))

    def _needing(self, modules: Iterable[str]) -> set[str]:
        wanted = set(modules)
        return {test for test, needs in self._needs.items() if wanted & needs}

    def _within(self, folder: Path) -> set[str]:
        return {test for test in self.tests if folder in Path(test).parents}

    def _of_client(self) -> set[str]:
        return {test for test in self.tests if test.startswith(CLIENT_TESTS)}

    def _naming(self, *words: str) -> set[str]:
        """The tests in which, or in a helper of which, one of these words stands."""
        naming: set[str] = set()
        for file, names in self._names.items():
            if file.startswith("tests/"):
                text = (self.root / file).read_text(encoding="utf-8", errors="replace")
                if any(word in text for word in words):
                    naming |= names if file not in self.tests else {file}
        return self._needing(naming) | naming & self.tests


def _module(path: Path) -> str:
    """The dotted name of a file below the folder that it is imported from."""
    parts = list(path.with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def _imported(path: Path, module: str) -> Iterator[str]:
    """Every name that a file imports, wherever in it, with the packages around it."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, UnicodeDecodeError):
        return  # its own tests will say so
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    names: list[str] = [package]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            base = ".".join([*(above if node.level else []), *filter(None, [node.module])])
            names += [base, *(f"{base}.{alias.name}" for alias in node.names)]
    for name in names:
        parts = name.split(".")
        yield from (".".join(parts[:end]) for end in range(1, len(parts) + 1))
