"""Where the texts lie: those that all games share, and those of every game of this repository."""

from __future__ import annotations

from pathlib import Path

from ludoteka import fluent_files
from ludoteka.core import registry

SHARED = "ludoteka"
OWN_GAMES = "ludoteka.games."


def games() -> list[str]:
    """The games of this repository; those of other packages are theirs to test."""
    found = {name: registry.find(name).__module__ for name in registry.names()}
    return [name for name, module in found.items() if module.startswith(OWN_GAMES)]


def folder(owner: str) -> Path:
    """The folder `locales` of a game, or the shared one."""
    if owner == SHARED:
        return Path(str(fluent_files.shared_folder()))
    return Path(str(fluent_files.folder_of(registry.find(owner).__module__)))


def game_folder(game: str) -> Path:
    """The folder of a game of this repository: its rules, its content, its texts."""
    return folder(game).parent


def files(language: str, owners: list[str] | None = None) -> list[Path]:
    """All Fluent files of a language, or those of some owners."""
    found = [SHARED, *games()] if owners is None else owners
    return [path for owner in found for path in sorted((folder(owner) / language).glob("*.ftl"))]


def source(language: str, owners: list[str] | None = None) -> str:
    """What stands in them, one behind the other."""
    return "\n".join(path.read_text("utf-8") for path in files(language, owners))
