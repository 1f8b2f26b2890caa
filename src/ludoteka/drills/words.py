"""Canaries: words that stand nowhere else, one for every card, tile and application.

A game's own content is written anew with such words for ids. Where it has several copies of a
card, every copy becomes a card of its own: so each word is one thing, and can be in one place only.
A game that is not listed keeps its content; its hidden ids are then matched as whole JSON strings,
and those of several copies count as known once any copy was shown.
"""

from __future__ import annotations

import random
import re
import string
from collections.abc import Iterable
from typing import Final

import msgspec

from ludoteka.core.content import packaged

# The file with what is hidden in a game. Envyra's END and K keep their names: the rules want them.
FILES: Final = {"envyra": "tiles.toml", "raw": "cards.toml", "rawsiko": "applications.toml"}
RENAMED: Final = ("[[tile]]", "[[card]]", "[[application]]")
LETTERS: Final = 8
CANARY: Final = re.compile(r"zq[a-z]{8}")
JSON_STRING: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')


def content(game: str, chance: random.Random) -> str | None:
    """The game's own content with canaries for ids; None if its ids can't be written anew."""
    if game not in FILES:
        return None
    text = packaged(f"ludoteka.games.{game}", FILES[game])
    blocks = []
    for block in re.split(r"(?m)^(?=\[\[)", text):
        if not block.startswith(RENAMED):
            blocks.append(block)
            continue
        copies = re.search(r"(?m)^copies = (\d+)\n", block)
        single = re.sub(r"(?m)^copies = \d+\n", "", block)
        for _ in range(int(copies[1]) if copies else 1):
            word = "zq" + "".join(chance.choices(string.ascii_lowercase, k=LETTERS))
            blocks.append(re.sub(r'(?m)^id = ".*"$', f'id = "{word}"', single))
    return "".join(blocks)


class Canaries:
    """Finds canaries in text; of a game with ids of its own, those that were ever hidden."""

    def __init__(self, own: Iterable[str] | None = None) -> None:
        self._own = None if own is None else frozenset(own)

    def found(self, text: str) -> frozenset[str]:
        if self._own is None:
            return frozenset(CANARY.findall(text))
        return self._own & frozenset(JSON_STRING.findall(text))

    def within(self, data: object) -> frozenset[str]:
        """Those in something JSON-able."""
        return self.found(msgspec.json.encode(data).decode())
