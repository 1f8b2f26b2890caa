"""RAW with its options and its deck."""

from __future__ import annotations

from typing import Any, ClassVar

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.core.game import Audit, Game, Meta, Sense, Teller, Word
from ludoteka.core.options import Value
from ludoteka.core.readers.outline import Outline
from ludoteka.games.raw import scenes, setup
from ludoteka.games.raw.bots.advice import RawAdvice
from ludoteka.games.raw.content import Deck, load, template
from ludoteka.games.raw.meta import META
from ludoteka.games.raw.notation import KEEP, KEEPS, Notation
from ludoteka.games.raw.packing import unpack
from ludoteka.games.raw.pieces import (
    CROWD,
    FEWEST,
    OPENING_STARS,
    OPENING_STARS_BEFORE,
    STARS,
    THREE_STARS,
    TRUCE_ROUNDS,
)
from ludoteka.games.raw.readers import luck, teller
from ludoteka.games.raw.readers.drawing import Board
from ludoteka.games.raw.readers.form import form
from ludoteka.games.raw.readers.outline import Telling
from ludoteka.games.raw.state import RawState
from ludoteka.games.raw.testing.audit import RawAudit


class Raw(Game):
    """Monsters, spells and traps in black and white; everybody raids the others' lives."""

    meta: ClassVar[Meta] = META

    def __init__(
        self, options: dict[str, Value] | None, deck: Deck, rules: int | None = None
    ) -> None:
        super().__init__(options, deck.name, deck.digest, rules)
        self.deck = deck
        self.notation = Notation(deck)
        self.move_count = self.notation.count
        self.cards: dict[str, Any] = {
            ident: deck.card_data(number) for number, ident in enumerate(deck.ids)
        }
        self.keeps = tuple(range(KEEP, KEEP + KEEPS))
        self.drafting = self.setting("drafting") is True
        self.hunt = self.setting("hunt") is True
        self.underworld = self.setting("underworld") is True
        self.summoning = self.setting("summoning") is True
        self.last_standing = self.setting("last_standing") is True
        self.trophies_live = self.setting("trophies") == "lives"
        self.first_random = self.setting("first") == "random"
        self.opening = str(self.setting("opening"))
        self.truce = str(self.setting("truce"))

    @classmethod
    def make(
        cls,
        options: dict[str, Value] | None = None,
        content: str | None = None,
        file: str = "",
        rules: int | None = None,
    ) -> Raw:
        return Raw(options, load(content, file, rules), rules)

    def start(self, seats: int, chance: Chance, events: list[Event] | None = None) -> RawState:
        self.check_seats(seats)
        setup.check_deck(self, seats)
        first = chance.below(seats) if self.first_random else 0  # 3, X9
        deck = self.deck.cards()
        chance.shuffle(deck)
        state = RawState(self, seats)
        state.lay_out(first, deck)
        setup.deal(state, events)
        return state

    def spell(self, move: int) -> str:
        return self.notation.spell(move)

    def read(self, text: str) -> int:
        return self.notation.read(text)

    def describe(self, move: int) -> dict[str, object]:
        return self.notation.describe(move)

    def number(self, description: dict[str, object]) -> int:
        return self.notation.number(description)

    def scene(
        self, text: str, chance: Chance | None = None, events: list[Event] | None = None
    ) -> RawState:
        return scenes.scene(self, text, chance, events)

    def unpack(self, data: list[object]) -> RawState:
        return unpack(self, data)

    def sense(self) -> Sense:
        return RawAdvice()

    def audit(self) -> Audit:
        settings = {option.name: self.setting(option.name) for option in META.options}
        return RawAudit(self.content(), settings, self.rules_version)

    def draw(self, view: dict[str, object], names: list[str], word: Word) -> str:
        moves = view["moves"]
        assert isinstance(moves, list)
        described = [self.notation.describe(move) for move in moves]
        return Board(self.cards, view, names, word, described).draw()

    def outline(self, view: dict[str, object], names: list[str], word: Word) -> Outline:
        return Telling(self.cards, view, names, word, []).outline()

    def teller(self) -> Teller:
        return teller.RawTeller(self.cards)

    def gloss(self, data: dict[str, object], view: dict[str, object]) -> dict[str, object]:
        return teller.gloss(self.cards, data, view)

    def content(self) -> dict[str, object]:
        return self.deck.data()

    @classmethod
    def template(cls) -> str:
        return template()

    @classmethod
    def content_form(cls) -> dict[str, object]:
        return form()

    def listing(self, word: Word) -> list[list[str]]:
        return teller.listing(self.cards, word)

    def leaflet(self, thing: str, word: Word) -> list[str]:
        """A card with its text and its keywords, or what a single keyword means."""
        ident = thing.lower()
        if ident in self.cards:
            return teller.leaflet(ident, self.cards[ident], word)
        return teller.keyword(ident, word)

    def information(self, word: str) -> dict[str, object] | None:
        """A card as it is written."""
        number = self.deck.number.get(word.lower())
        if number is None:
            return None
        return {"kind": "cards", "id": self.deck.ids[number], **self.deck.card_data(number)}

    def luck(self, seats: int, story: list[Event]) -> list[dict[str, object]]:
        return luck.luck(self.deck, seats, story, self.drafting)

    def opening_stars(self, seats: int) -> int:
        """The stars of the very first turn (7); fewer make up for beginning (X37)."""
        short = self.opening == "short" or (self.opening == "auto" and seats == FEWEST)
        if not short:
            return STARS
        return OPENING_STARS if self.rules_version >= THREE_STARS else OPENING_STARS_BEFORE

    def truce_turns(self, seats: int) -> int:
        """So many turns nobody raids: everybody has the second one before it begins (X38)."""
        on = self.truce == "on" or (self.truce == "auto" and seats >= CROWD)
        return TRUCE_ROUNDS * seats if on else 0
