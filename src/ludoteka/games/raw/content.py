"""The card language: a deck from TOML, compiled to flat tables, so that play never reads text.

A faulty card is named with its file and all its faults (docs/write-raw-cards.md teaches it).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ludoteka.core.content import Entry, Reader, packaged
from ludoteka.games.raw.language.effects import read_effect, word_of
from ludoteka.games.raw.language.limits import (
    BONUSES,
    LEAST_COST,
    MOST_CARDS,
    MOST_COPIES,
    MOST_COST,
    MOST_EFFECTS,
    MOST_ENDURANCE,
    MOST_FLAVOUR,
    MOST_ID,
    MOST_NAME,
    PLACES_OF,
    RESERVED,
    VERSUS,
    WORDS_OF,
)
from ludoteka.games.raw.pieces import (
    ABILITY,
    ANY_BEAST,
    ANY_THING,
    BEAST,
    DISABLE,
    DISABLE_BURNING,
    EFFECT_WIDTH,
    GRANT,
    KIND_BITS,
    KINDS,
    MAGIC,
    NONE,
    ON_PLAY,
    ON_RITUAL,
    PLACES,
    PROPERTIES,
    THING,
    TYPES,
)

PACKAGE: Final = "ludoteka.games.raw"
FILE: Final = "cards.toml"
LEAFLET: Final = "leaflet.toml"  # comments only


class PropertyFault:
    """What would be wrong with a property of a card, told where it is found to be so."""

    def __init__(self, entry: Entry, word: str, sort: str) -> None:
        self.entry = entry
        self.word = word
        self.sort = sort

    def say(self, text: str) -> None:
        self.entry.fault(text, "properties", self.sort, {"word": self.word})


class Deck:
    """All designs of a deck in flat tables, by number in the order of the file."""

    def __init__(self, reader: Reader) -> None:
        top = reader.top("file")
        self.name = top.text("name")
        top.close()
        self.digest = reader.digest
        self.ids: list[str] = []
        self.type: list[int] = []
        self.kind: list[int] = []  # NONE: no monster
        self.cost: list[int] = []
        self.endurance: list[int] = []
        self.copies: list[int] = []
        self.properties: list[int] = []  # bits
        self.vs_double: list[int] = []  # bits of what it hits twice
        self.vs_instant: list[int] = []
        self.new_kind: list[int] = []  # of an ability that changes the kind
        self.bits: list[int] = []  # what it is as a target
        self.is_ritual: list[bool] = []
        self.effects: list[int] = []  # of all cards, EFFECT_WIDTH numbers each
        self.texts: list[int] = []  # by card and place: first effect and behind the last, in pairs
        self.grants: list[bool] = []  # a ritual that lends properties
        self.disables: list[bool] = []  # as a property, or as a ritual
        self._shown: list[dict[str, object]] = []
        for entry in reader.entries("card"):
            self._read(entry)
        self.size = sum(self.copies)
        if not self.ids and not reader.faults:
            reader.fault("there is no [[card]]", "no-card")
        if self.size > MOST_CARDS:
            counts: dict[str, str | int] = {"n": self.size, "most": MOST_CARDS}
            text = f"the deck has {self.size} cards, {MOST_CARDS} at most"
            reader.fault(text, "too-many-cards", counts)
        if self.ids and BEAST not in self.type:
            reader.fault("there is no beast: nobody could ever attack or raid", "no-beast")
        reader.close()
        self.number = {ident: number for number, ident in enumerate(self.ids)}

    def cards(self) -> list[int]:
        """Every card of the deck by its design, in the order of the file."""
        return [card for card, copies in enumerate(self.copies) for _ in range(copies)]

    def text(self, card: int, place: int) -> int:
        """The first effect of a card's text in this place; NONE if it has none there."""
        at = (card * len(PLACES) + place) * 2
        return self.texts[at] if self.texts[at] < self.texts[at + 1] else NONE

    def text_end(self, card: int, place: int) -> int:
        return self.texts[(card * len(PLACES) + place) * 2 + 1]

    def data(self) -> dict[str, object]:
        """JSON-able: enough to follow a game without our code."""
        cards: dict[str, object] = {}
        for ident, shown in zip(self.ids, self._shown, strict=True):
            cards[ident] = _copied(shown)
        return {"name": self.name, "cards": cards}

    def card_data(self, card: int) -> dict[str, object]:
        """One card as it is written, with everything that is left out there filled in."""
        found = _copied(self._shown[card])
        assert isinstance(found, dict)
        return found

    # Reading a card.

    def _read(self, entry: Entry) -> None:
        ident = entry.text("id")
        if ident and not _is_word(ident):
            entry.fault(
                f"id should be at most {MOST_ID} small letters, digits and hyphens, "
                "and begin with a letter",
                "id",
                "bad-id",
                {"most": MOST_ID},
            )
        if ident in RESERVED:
            entry.fault(
                f"{ident!r} can't be an id: it is a word of the game or of the table",
                "id",
                "reserved-id",
                {"word": ident},
            )
        names = entry.in_languages("name")
        flavour = entry.in_languages("flavour") if entry.has("flavour") else {}
        for words, most, what in ((names, MOST_NAME, "name"), (flavour, MOST_FLAVOUR, "flavour")):
            for text in words.values():
                if len(text) > most:
                    fault = f"{what} is longer than {most} characters: {text!r}"
                    entry.fault(fault, what, "too-long", {"most": most, "words": text})
        icon = entry.text("icon") if entry.has("icon") else ""
        word = entry.text("type", TYPES)
        kind_of_card = TYPES.index(word) if word else NONE
        kind = self._kind(entry, kind_of_card)
        endurance = self._endurance(entry, kind_of_card)
        cost = entry.number("cost", LEAST_COST, MOST_COST)
        copies = entry.number("copies", 1, MOST_COPIES) if entry.has("copies") else 1
        words_of_it = entry.words("properties")
        self.vs_double.append(0)
        self.vs_instant.append(0)
        self.new_kind.append(NONE)
        bits = 0
        for word in words_of_it:
            bits |= self._property(entry, word, kind_of_card)
        if len(set(words_of_it)) < len(words_of_it):
            entry.fault("a property stands there twice", "properties", "property-twice")
        self.properties.append(bits)
        self.ids.append(ident)
        self.type.append(kind_of_card)
        self.kind.append(kind)
        self.cost.append(cost)
        self.endurance.append(endurance)
        self.copies.append(copies)
        if kind_of_card == BEAST:
            self.bits.append(ANY_BEAST | (KIND_BITS[kind] if kind != NONE else 0))
        else:
            self.bits.append(ANY_THING if kind_of_card == THING else 0)
        effects = self._texts(entry, kind_of_card)
        if kind_of_card in (MAGIC, ABILITY) and not effects and not words_of_it:
            entry.fault(
                f"a card of type {TYPES[kind_of_card]} needs an effect or a property",
                "effects",
                "empty-card",
            )
        entry.close()
        shown: dict[str, object] = {"name": names, "type": word_of(TYPES, kind_of_card)}
        if kind != NONE:
            shown["kind"] = KINDS[kind]
        shown["cost"] = cost
        if endurance:
            shown["endurance"] = endurance
        shown["copies"] = copies
        shown["properties"] = words_of_it
        shown["effects"] = effects
        shown["icon"] = icon
        shown["flavour"] = flavour
        self._shown.append(shown)

    def _kind(self, entry: Entry, kind_of_card: int) -> int:
        if kind_of_card == BEAST:
            word = entry.text("kind", KINDS)
            return KINDS.index(word) if word else NONE
        if entry.has("kind"):
            entry.asked.add("kind")
            entry.fault("only a beast has a kind", "kind", "kind-unfit")
        return NONE

    def _endurance(self, entry: Entry, kind_of_card: int) -> int:
        if kind_of_card in (BEAST, THING):
            return entry.number("endurance", 1, MOST_ENDURANCE)
        if entry.has("endurance"):
            entry.asked.add("endurance")
            text = "only beasts and things have an endurance"
            entry.fault(text, "endurance", "endurance-unfit")
        return 0

    def _property(self, entry: Entry, word: str, kind_of_card: int) -> int:
        """The bit of a property; those that are no bit are noted beside."""
        if kind_of_card == NONE:
            return 0
        type_word = TYPES[kind_of_card]
        unfit = PropertyFault(entry, word, "property-unfit")
        unknown = PropertyFault(entry, word, "property-unknown")
        if word.startswith("vs "):
            if kind_of_card not in (BEAST, ABILITY):
                unfit.say(f"{word!r} is for beasts and abilities: a {type_word} never attacks")
            else:
                self._versus(entry, word)
            return 0
        if word.startswith("kind "):
            if kind_of_card != ABILITY:
                unfit.say(f"{word!r}: only an ability changes the kind")
            elif word[5:] not in KINDS:
                unknown.say(f"{word!r}: the kinds are {', '.join(KINDS)}")
            elif self.new_kind[-1] != NONE:
                text = "an ability can't change the kind twice"
                entry.fault(text, "properties", "kind-twice")
            else:
                self.new_kind[-1] = KINDS.index(word[5:])
            return 0
        if word.startswith("protection "):
            if kind_of_card == MAGIC:
                unfit.say(f"{word!r} is not for magic")
            elif word[11:] not in KINDS:
                unknown.say(f"{word!r}: the kinds are {', '.join(KINDS)}")
            else:
                return KIND_BITS[KINDS.index(word[11:])]
            return 0
        if word not in PROPERTIES:
            known = [*PROPERTIES, "protection KIND", "vs X: double damage", "kind KIND"]
            unknown.say(f"unknown property {word!r}; known: {', '.join(known)}")
            return 0
        if word not in WORDS_OF[kind_of_card]:
            fitting = [TYPES[other] for other in range(len(TYPES)) if word in WORDS_OF[other]]
            unfit.say(f"{word!r} is for {' and '.join(fitting)}, not for {type_word}")
            return 0
        return PROPERTIES[word]

    def _versus(self, entry: Entry, word: str) -> None:
        what, _, bonus = word[3:].partition(": ")
        if what not in VERSUS or bonus not in BONUSES:
            PropertyFault(entry, word, "property-unknown").say(
                f"{word!r}: right is 'vs X: double damage' or 'vs X: instant kill', "
                f"X one of {', '.join(KINDS)}, beast, thing"
            )
        elif bonus == "double damage":
            self.vs_double[-1] |= _bits_of(what)
        elif what == "thing":
            PropertyFault(entry, word, "property-unfit").say(
                f"{word!r}: instant kill does not work on things (raw.37)"
            )
        else:
            self.vs_instant[-1] |= _bits_of(what)

    def _texts(self, entry: Entry, kind_of_card: int) -> list[object]:
        """The effects, sorted into their places; shown with all that is left out filled in."""
        by_place: list[list[int]] = [[] for _ in PLACES]
        shown: list[object] = []
        for effect in entry.inner("effects"):
            place_word = effect.text("place", PLACES)
            place = PLACES.index(place_word) if place_word else NONE
            if place != NONE and kind_of_card != NONE and place not in PLACES_OF[kind_of_card]:
                fitting = [TYPES[other] for other in range(len(TYPES)) if place in PLACES_OF[other]]
                effect.fault(
                    f"{place_word} is for {' and '.join(fitting)}, not for {TYPES[kind_of_card]}",
                    "place",
                    "place-unfit",
                    {"place": place_word},
                )
            numbers, data = read_effect(effect, place)
            if numbers and place != NONE:
                by_place[place] += numbers
                shown.append(data)
        if by_place[ON_PLAY] and by_place[ON_RITUAL]:
            text = "a spell has effects of play or of ritual, not both"
            entry.fault(text, "effects", "play-and-ritual")
        self.is_ritual.append(bool(by_place[ON_RITUAL]))
        grants = False
        disables = self.properties[-1] & DISABLE != 0
        for place, numbers in enumerate(by_place):
            if len(numbers) > MOST_EFFECTS * EFFECT_WIDTH:
                entry.fault(
                    f"more than {MOST_EFFECTS} effects of {PLACES[place]}",
                    "effects",
                    "too-many-effects",
                    {"most": MOST_EFFECTS, "place": PLACES[place]},
                )
            first = len(self.effects)
            self.texts += [first, first + len(numbers)]
            for at in range(0, len(numbers), EFFECT_WIDTH):
                grants = grants or numbers[at] == GRANT
                if numbers[at] == DISABLE_BURNING and place == ON_RITUAL:
                    disables = True
            self.effects += numbers
        self.grants.append(grants)
        self.disables.append(disables)
        return shown


def _bits_of(word: str) -> int:
    if word == "beast":
        return ANY_BEAST
    return ANY_THING if word == "thing" else KIND_BITS[KINDS.index(word)]


def _is_word(ident: str) -> bool:
    plain = ident.replace("-", "a")
    return (
        len(ident) <= MOST_ID
        and ident[0].isalpha()
        and not ident.endswith("-")
        and plain.isascii()
        and plain.isalnum()
        and plain == plain.lower()
    )


def _copied(value: object) -> object:
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_copied(item) for item in value]
    return value


def template() -> str:
    """Our own deck as a file to be changed, behind what its author has to know."""
    return packaged(PACKAGE, LEAFLET) + "\n" + packaged(PACKAGE, FILE)


def load(text: str | None, file: str, rules: int | None = None) -> Deck:
    """The deck of a user's file, or our own of this edition."""
    return _own(rules) if text is None else Deck(Reader(file or "content", text))


@cache
def _own(rules: int | None) -> Deck:
    """Our own deck: read once, never changed."""
    return Deck(Reader(FILE, packaged(PACKAGE, FILE, rules)))
