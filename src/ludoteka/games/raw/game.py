"""RAW with its options and its deck."""

from __future__ import annotations

from typing import ClassVar

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.core.game import Game, Meta
from ludoteka.core.options import Value
from ludoteka.games.raw import setup
from ludoteka.games.raw.cards import Deck, load
from ludoteka.games.raw.meta import META
from ludoteka.games.raw.notation import KEEP, KEEPS, Notation
from ludoteka.games.raw.state import RawState
from ludoteka.games.raw.unpacking import unpack


class Raw(Game):
    """Monsters, spells and traps in black and white; everybody raids the others' lives."""

    meta: ClassVar[Meta] = META

    def __init__(self, options: dict[str, Value] | None, deck: Deck) -> None:
        super().__init__(options, deck.name, deck.digest)
        self.deck = deck
        self.notation = Notation(deck)
        self.move_count = self.notation.count
        self.keeps = tuple(range(KEEP, KEEP + KEEPS))
        self.drafting = self.options["drafting"] is True
        self.hunt = self.options["hunt"] is True
        self.underworld = self.options["underworld"] is True
        self.summoning = self.options["summoning"] is True
        self.last_standing = self.options["last_standing"] is True
        self.trophies_live = self.options["trophies"] == "lives"
        self.first_random = self.options["first"] == "random"

    @classmethod
    def make(
        cls, options: dict[str, Value] | None = None, content: str | None = None, file: str = ""
    ) -> Raw:
        return Raw(options, load(content, file))

    def start(self, seats: int, chance: Chance, told: list[Event] | None = None) -> RawState:
        self.check_seats(seats)
        setup.check_deck(self, seats)
        first = chance.below(seats) if self.first_random else 0  # 3, X9
        deck = self.deck.cards()
        chance.shuffle(deck)
        state = RawState(self, seats, first, deck)
        setup.deal(state, told)
        return state

    def spell(self, move: int) -> str:
        return self.notation.spell(move)

    def read(self, text: str) -> int:
        return self.notation.read(text)

    def describe(self, move: int) -> dict[str, object]:
        return self.notation.describe(move)

    def number(self, description: dict[str, object]) -> int:
        return self.notation.number(description)

    def unpack(self, data: list[object]) -> RawState:
        return unpack(self, data)

    def content(self) -> dict[str, object]:
        return self.deck.data()

    def information(self, word: str) -> dict[str, object] | None:
        """A card as it is written."""
        number = self.deck.number.get(word.lower())
        if number is None:
            return None
        return {"kind": "cards", "id": self.deck.ids[number], **self.deck.card_data(number)}
