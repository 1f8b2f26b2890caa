"""Canaries: words that stand nowhere else, one for every card, tile and whatever else is hidden.

A game's own content is written anew with such words for ids and names. Where it has several copies
of a thing, every copy becomes a thing of its own: so each word can be in one place only. A game
that takes no content like that keeps its own: its hidden ids are then matched as whole JSON
strings, and those of several copies count as known once any copy was shown.
"""

from __future__ import annotations

import random
import re
import string
from collections.abc import Iterable
from importlib import resources
from typing import Final

import msgspec

from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.content import ContentError
from ludoteka.core.game import Game

LETTERS: Final = 8
CANARY: Final = re.compile(r"zq[a-z]{8}")
TABLE: Final = re.compile(r"(?m)^\[\[(\w+)\]\]")
COPIES: Final = re.compile(r"(?m)^copies = (\d+)\n")
IDENT: Final = re.compile(r'(?m)^(id|name|name\.\w+) = ".*"$')  # a board shows names, not ids
ID: Final = re.compile(r'(?m)^id = "(.*)"$')
JSON_STRING: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')


def content_with_canaries(game: str, chance: random.Random) -> str | None:
    """Write anew the file of a game with most that is hidden; None: the game takes no file."""
    kind = registry.find(game)
    folder = resources.files(kind.__module__.rpartition(".")[0])
    best, most = None, 0
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            text = _renamed(kind, file.read_text(encoding="utf-8"), chance)
            hidden = _hidden(kind, text)
            if hidden > most:
                best, most = text, hidden
    return best


def _renamed(kind: type[Game], text: str, chance: random.Random) -> str:
    """Put canaries for the ids of all tables where the game does not insist on its own.

    Where other tables of the file name these ids, the canaries stand there, too.
    """
    for table in dict.fromkeys(TABLE.findall(text)):
        words: dict[str, str] = {}  # by the id that was there
        attempt = "".join(
            _written_anew(block, chance, words) if block.startswith(f"[[{table}]]") else block
            for block in re.split(r"(?m)^(?=\[\[)", text)
        )
        for written in (attempt, _followed(attempt, words)):
            if _hidden(kind, written) >= 0:
                text = written
                break
    return text


def _followed(text: str, words: dict[str, str]) -> str:
    """Put the new word wherever an old id stands."""
    return JSON_STRING.sub(lambda old: f'"{words.get(old[1], old[1])}"', text)


def _written_anew(block: str, chance: random.Random, words: dict[str, str]) -> str:
    """Repeat one table of a file as often as it has copies, each with a word of its own."""
    copies = COPIES.search(block)
    single = COPIES.sub("", block)
    named = ID.search(block)
    anew = []
    for _ in range(int(copies[1]) if copies else 1):
        word = "zq" + "".join(chance.choices(string.ascii_lowercase, k=LETTERS))
        anew.append(IDENT.sub(rf'\1 = "{word}"', single))
        if named:
            words[named[1]] = word
    return "".join(anew)


def _hidden(kind: type[Game], text: str) -> int:
    """Count the canaries hidden when such a game begins; -1: it does not take the file."""
    try:
        state = kind.make({}, text).start(kind.meta.seats[0], Quick(0))
    except ContentError:
        return -1
    return len(Canaries().within(state.hidden()))


class Canaries:
    """Finds canaries in text; of a game with ids of its own, those that were ever hidden."""

    def __init__(self, own: Iterable[str] | None = None) -> None:
        self._own = None if own is None else frozenset(own)

    def found(self, text: str) -> frozenset[str]:
        """Find the canaries in a text."""
        if self._own is None:
            return frozenset(CANARY.findall(text))
        return self._own & frozenset(JSON_STRING.findall(text))

    def within(self, data: object) -> frozenset[str]:
        """Find the canaries in something JSON-able."""
        return self.found(msgspec.json.encode(data).decode())
