"""Writes a small complete game from the templates: into a checkout, or as a package of its own."""

from __future__ import annotations

import keyword
import re
import sys
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import ludoteka
from ludoteka.cli.complaints import Complaint
from ludoteka.core import registry
from ludoteka.core.registry import GROUP

SUFFIX: Final = ".template"
NAME: Final = re.compile(r"[a-z][a-z0-9]{1,11}")
# Owners of texts and boards besides the games, and the placeholder of no game.
RESERVED: Final = ("core", "game", "games", "generic", "ludoteka", "table", "web")
ENTRIES: Final = f'[project.entry-points."{GROUP}"]'
# What makes a folder a checkout of this repository.
CHECKOUT: Final = (
    "run.py",
    "pyproject.toml",
    "src/ludoteka/games",
    "web/src/games",
    "tests/engine",
)


def checkout() -> Path | None:
    """The root of the checkout that this program runs from, if it runs from one."""
    root = Path(ludoteka.__file__).resolve().parents[2]
    return root if all((root / part).exists() for part in CHECKOUT) else None


def expect_name(name: str) -> None:
    """Complaint unless a game can be called so, and none is."""
    if not NAME.fullmatch(name):
        raise Complaint(
            f"new-game: {name!r} is no name of a game; "
            "right are 2 to 12 small letters and digits, a letter first"
        )
    if name in registry.names():
        raise Complaint(f"new-game: there is a game {name!r} already")
    if name in RESERVED or keyword.iskeyword(name) or name in sys.stdlib_module_names:
        raise Complaint(f"new-game: {name!r} means something else already; choose another name")


def into_checkout(name: str, root: Path) -> list[Path]:
    """The game in its places in the repository, and its entry point; what was written."""
    package = f"ludoteka.games.{name}"
    places = {
        "game": root / "src" / "ludoteka" / "games" / name,
        "tests": root / "tests" / "engine" / name,
        "web": root / "web" / "src" / "games" / name,
    }
    project = root / "pyproject.toml"
    entered = _with_entry(project, f'{name} = "{package}:{name.capitalize()}"')
    written = _write_parts(name, package, places)
    project.write_text(entered, encoding="utf-8")
    return [*written, project]


def into_folder(name: str, folder: Path) -> list[Path]:
    """The game as a package of its own in a new folder; what was written."""
    if find_spec(name) is not None:
        raise Complaint(
            f"new-game: there is a Python package {name!r} already; choose another name"
        )
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Complaint(f"new-game: {folder} is there already, and not empty")
    places = {"game": folder / "src" / name, "tests": folder / "tests", "package": folder}
    return _write_parts(name, name, places)


def _with_entry(project: Path, line: str) -> str:
    """The text of pyproject.toml with one more game."""
    text = project.read_text(encoding="utf-8")
    if ENTRIES not in text:
        raise Complaint(f"new-game: {project} has no {ENTRIES} where the game could be entered")
    before, _, after = text.partition(f"{ENTRIES}\n")
    entries, blank, rest = after.partition("\n\n")
    return f"{before}{ENTRIES}\n" + "\n".join(sorted([*entries.split("\n"), line])) + blank + rest


def _write_parts(name: str, package: str, places: dict[str, Path]) -> list[Path]:
    """Each part of the templates in its place; nothing is written if one of them is taken."""
    files: dict[Path, str] = {}
    for part, place in places.items():
        templates = resources.files("ludoteka") / "templates" / "new_game" / part
        for path, template in _templates(templates, Path()):
            named = place / path.with_name(_named(path.name, name))
            text = template.read_text(encoding="utf-8")
            filled = text.replace("{{package}}", package).replace("{{name}}", name)
            files[named] = filled.replace("{{Name}}", name.capitalize())
    for path in [places["game"], *files]:
        if path.exists():
            raise Complaint(f"new-game: {path} is there already")
    try:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Complaint(f"new-game: can't write {error.filename}: {error.strerror}") from None
    return list(files)


def _templates(folder: Traversable, inside: Path) -> list[tuple[Path, Traversable]]:
    """All templates of a folder, in a fixed order, with their paths in it."""
    found: list[tuple[Path, Traversable]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _templates(entry, inside / entry.name)
        elif entry.name.endswith(SUFFIX):
            found.append((inside / entry.name, entry))
    return found


def _named(template: str, name: str) -> str:
    """What a file is called: texts and tests are named for their game."""
    file = template.removesuffix(SUFFIX)
    own = {"texts.ftl": f"{name}.ftl", "shell.ftl": f"{name}-shell.ftl"}
    return {**own, "test_game.py": f"test_{name}.py"}.get(file, file)
