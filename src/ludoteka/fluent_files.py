"""The Fluent files that there are, and the messages in them.

What all games share lies in `ludoteka/locales/LANGUAGE`. A game's own texts lie in the folder
`locales/LANGUAGE` of the package that its class is in, or beside a module that is in none: in this
repository and in anybody's package alike. A game made of another one has the other's texts too.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ludoteka.core.game import Game

ENGLISH: Final = "en"
FOLDER: Final = "locales"
SHELL_SUFFIX: Final = "-shell.ftl"  # of a file whose messages are the page's: `web-blurb-GAME`


def modules_of(game: type[Game]) -> tuple[str, ...]:
    """The modules whose texts a game has: that of its class, then those of what it is made of."""
    classes = [kind for kind in game.__mro__ if issubclass(kind, Game) and kind is not Game]
    return tuple(dict.fromkeys(kind.__module__ for kind in classes))


def shared_folder() -> Traversable:
    """The texts that no game has for itself."""
    return resources.files("ludoteka") / FOLDER


def folder_of(module_name: str) -> Traversable:
    """The folder `locales` in the package of a module, or beside a module that has none."""
    module = sys.modules[module_name]
    if module.__package__:
        return resources.files(module.__package__) / FOLDER
    return Path(module.__file__ or ".").parent / FOLDER


def files(folder: Traversable) -> list[Traversable]:
    """The Fluent files of a folder that need not exist, in a fixed order."""
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


@lru_cache(maxsize=64)
def bundle(language: str, modules: tuple[str, ...] = ()) -> FluentBundle:
    """The messages of one language: the shared ones, and those of the modules of a game."""
    made = FluentBundle([language], use_isolating=False)
    for folder in (shared_folder(), *map(folder_of, modules)):
        for file in files(folder / language):
            made.add_resource(_parsed(_text(file)))
    return made


@lru_cache(maxsize=512)
def _parsed(text: str) -> ast.Resource:
    """What a Fluent file holds; parsed once, however many games share our own texts."""
    return FluentResource(text)


def source(game: type[Game], language: str) -> str:
    """The Fluent source of a game's own messages in one language; empty if it has none.

    Without what the page around the tables says of it, which the page must bring itself.
    """
    folders = [folder_of(module) for module in modules_of(game)]
    found = [file for folder in folders for file in files(folder / language)]
    return "\n".join(_text(file) for file in found if not file.name.endswith(SHELL_SUFFIX))


def languages(game: Game | None = None) -> list[str]:
    """The languages that have any texts: ours, and those that a game brings."""
    modules = () if game is None else modules_of(type(game))
    folders = [shared_folder(), *map(folder_of, modules)]
    return sorted(
        {
            inner.name
            for folder in folders
            if folder.is_dir()
            for inner in folder.iterdir()
            if files(inner)
        }
    )


def fallbacks(language: str) -> list[str]:
    """Where to look for a message, in this order: sk-SK, sk, en."""
    tags = [language, language.partition("-")[0], ENGLISH]
    return list(dict.fromkeys(tags))


def nearest(language: str, game: Game | None = None) -> str:
    """The nearest language that has any texts: sk for sk-SK, English for one that we don't know."""
    known = languages(game)
    return next((tag for tag in fallbacks(language) if tag in known), ENGLISH)


def _text(file: Traversable) -> str:
    return file.read_bytes().decode(errors="replace")
