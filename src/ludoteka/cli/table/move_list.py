"""The moves of a turn as lines, with the numbers by which they can be chosen."""

from __future__ import annotations

from typing import Final

from ludoteka.cli.table.turn import Turn
from ludoteka.core.readers.markup import cut, pad

GAP: Final = 3


def lines(turn: Turn, word: str = "", phrases: bool = True) -> list[str]:
    """The moves with their numbers, down the columns; with a word, only those that have it.

    If the game has phrases for its moves, each has a line with what it means.
    """
    digits = len(str(len(turn.notations)))
    sentences = turn.phrases if phrases else [""] * len(turn.moves)
    found = [
        (f"{n:>{digits}} {notation}", phrase)
        for n, (notation, phrase) in enumerate(zip(turn.notations, sentences, strict=True), 1)
        if word.lower() in notation.lower() or word.lower() in phrase.lower()
    ]
    words = [entry for entry, _ in found]
    if not words:
        return []
    wide = max(len(entry) for entry in words) + GAP
    if any(phrase for _, phrase in found):
        said = [pad(entry, wide) + phrase for entry, phrase in found]
        return [cut(line.rstrip(), max(40, turn.screen.width - 1)) for line in said]
    columns = max(1, (min(turn.screen.width, 100) + GAP - 1) // wide)
    rows = -(-len(words) // columns)
    return [
        "".join(entry.ljust(wide) for entry in words[row::rows]).rstrip() for row in range(rows)
    ]
