"""`ludoteka games`: what is installed, and what can be agreed before a game."""

from __future__ import annotations

import argparse
import json
import sys

from ludoteka.cli.arguments import add_json
from ludoteka.cli.complaints import one_line
from ludoteka.cli.screen import Screen
from ludoteka.core import registry
from ludoteka.core.game import Game
from ludoteka.core.options import spelled
from ludoteka.core.readers.markup import safe
from ludoteka.text import Texts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """List all installed games, for people or for programs."""
    found, code = _installed()
    if arguments.json:
        print(json.dumps([_data(game) for game in found]))
        return code
    screen = Screen()
    for game in found:
        _show(screen, game)
    return code


def _installed() -> tuple[list[Game], int]:
    """The games that can be made; one that can't is named, and does not hide the others."""
    found: list[Game] = []
    code = 0
    for name in registry.names():
        try:
            found.append(registry.make(name))
        except Exception as error:  # whatever somebody else's package does
            print(one_line(f"{name} can't be used: {error!r}"), file=sys.stderr)
            code = 1
    return found, code


def _data(game: Game) -> dict[str, object]:
    meta, texts = type(game).meta, Texts(game)
    options = [
        {**form, "range": option.range(), "about": texts.option(option.name)}
        for form, option in zip(meta.form(), meta.options, strict=True)
    ]
    return {
        "id": meta.id,
        "title": meta.title,
        "players": list(meta.seats),
        "authors": meta.authors,
        "publisher": meta.publisher,
        "rules": meta.rules_version,
        "content": game.content_name,
        "options": options,
    }


def _show(screen: Screen, game: Game) -> None:
    meta, texts = type(game).meta, Texts(game)
    low, high = meta.seats
    screen.line(f"{meta.id}: {meta.title}, {low} to {high} players", "bold")
    screen.line(f"  by {meta.authors}, {meta.publisher}; rules version {meta.rules_version}")
    if meta.options:
        screen.line("  options, given as --option NAME=VALUE:")
    for option in meta.options:
        default = safe(spelled(option.default))
        screen.line(f"    {option.name}: {option.range()}; default {default}")
        about = texts.option(option.name)
        if about:
            screen.line(f"        {about}", "dim")
