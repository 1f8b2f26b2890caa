"""The cards that a scene names: each copy of the deck is taken once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.scene_reader import Sheet
from ludoteka.games.raw.language.limits import MOST_CARDS

if TYPE_CHECKING:
    from ludoteka.games.raw.game import Raw

LETTERS: Final = "ABCDEF"
REST: Final = "rest"
NOTHING: Final = "-"


class Cards:
    """All cards of the deck; each is taken once."""

    def __init__(self, game: Raw, sheet: Sheet) -> None:
        self.ids = game.deck.ids
        self.copies = game.deck.copies
        self.left = game.deck.copies[:]
        self.sheet = sheet
        self.rest_at = ""  # the entry that takes all that is not mentioned

    def take(self, name: str, word: str) -> int:
        card = self.sheet.known(name, "card", word, self.ids)
        if not self.left[card]:
            text = f"card {word} is there once too often: the deck has {self.copies[card]}"
            raise self.sheet.fault(name, text)
        self.left[card] -= 1
        return card

    def row(self, name: str) -> list[int]:
        """The cards of an entry, in the order written."""
        found: list[int] = []
        words = self.sheet.rest(name).split()
        if words == [NOTHING]:
            return found
        for place, word in enumerate(words):
            if word == REST:
                if self.rest_at or place < len(words) - 1:
                    where = f", and stands at {self.rest_at}" if self.rest_at else ""
                    raise self.sheet.fault(name, f"`rest` is the last word of one entry{where}")
                self.rest_at = name
                continue
            ident, times, count = word.partition("*")
            number = self.sheet.whole(name, count, 1, MOST_CARDS) if times else 1
            found += [self.take(name, ident) for _ in range(number)]
        return found

    def rest(self, name: str) -> list[int]:
        """What is not mentioned, if it belongs to this entry."""
        if (self.rest_at or "deck") != name:
            return []
        found = [card for card, count in enumerate(self.left) for _ in range(count)]
        if found and self.sheet.rest(name) == NOTHING:
            raise self.sheet.fault(name, f"{len(found)} cards are left: write `rest` somewhere")
        return found
