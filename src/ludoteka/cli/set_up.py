"""A game, its options, content and texts, as the command line asks for them."""

from __future__ import annotations

import argparse

from ludoteka.cli import files
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.program import PROGRAM
from ludoteka.core import registry
from ludoteka.core.content import ContentError
from ludoteka.core.game import Game
from ludoteka.core.options import Value, suggestion
from ludoteka.fluent_files import languages
from ludoteka.text import Texts


def game_of(arguments: argparse.Namespace) -> Game:
    """The game with the options and the content that were asked for."""
    registry.find(arguments.game)  # a wrong name is said before a wrong file
    options: dict[str, Value] = {}
    for name, value in arguments.option:
        if name in options:
            raise Complaint(f"option {name} is given twice: once is right")
        options[name] = value
    return make(arguments.game, options, arguments.content)


def make(name: str, options: dict[str, Value] | None, path: str | None) -> Game:
    """The game of this name; a faulty content file says how to see all its faults."""
    text, file = files.content(path)
    try:
        return registry.make(name, options, text, file)
    except ContentError as error:
        if len(error.faults) == 1 or path is None:
            raise
        raise Complaint(f"{error}; all of them: {PROGRAM} content check {name} {path}") from None


def texts_of(game: Game, language: str | None) -> Texts:
    """The game's texts in a language that was asked for, or in English."""
    if language is None:
        return Texts(game)
    known = languages(game)
    if language.partition("-")[0] not in known:
        hint = suggestion(language, known)
        raise Complaint(
            f"--language: no texts in {language!r}{hint}; there are: {', '.join(known)}"
        )
    return Texts(game, language)
