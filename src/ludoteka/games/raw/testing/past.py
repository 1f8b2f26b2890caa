"""The past that a state of RAW brings with it, gone through card by card."""

from __future__ import annotations

from ludoteka.core.typed import text, texts, whole
from ludoteka.games.raw.cards.ledger import (
    CARD,
    DRAWN,
    EYES,
    GIVEN,
    HAND,
    LIVES,
    LOOKED,
    MOVED,
    PACK,
    SHOWN,
    SHUFFLED,
    SOURCE,
    SPOT,
    TARGET,
    TURNED,
    ZONES,
)
from ludoteka.games.raw.state import RawState
from ludoteka.games.raw.testing.notebook import Notebook


def rows(value: object) -> list[list[str]]:
    assert isinstance(value, list)
    return [texts(row) for row in value]


class Past:
    """The past that a state brings with it: its ledger, gone through beside a seat's notes."""

    def __init__(
        self, cards: dict[str, dict[str, object]], book: Notebook, state: RawState
    ) -> None:
        self.book = book
        self.state = state
        self.ids = list(cards)
        self.deck: dict[str, int] = {}  # what is left of it
        for ident, card in cards.items():
            self.deck[ident] = whole(card["copies"])
        self.zones: dict[int, list[str]] = {}

    def fault(self, hidden: dict[str, object]) -> str:
        ledger = self.state.ledger
        book = self.book
        if len(ledger) != len(book.kinds):
            return f"the ledger has {len(ledger)} movements, not {len(book.kinds)}"
        shuffles = 0
        for at, number in enumerate(ledger):
            kind = number & 7
            if kind == SHUFFLED:
                self.deck = dict.fromkeys(self.ids, 0)
                for name in book.shuffles[shuffles]:
                    self.deck[name] += 1
                shuffles += 1
            fault = self._step(at, number)
            if fault:
                return f"movement {at + 1} of the ledger: {fault}"
        return self._end_fault(hidden)

    def _step(self, at: int, number: int) -> str:
        """One movement: as the seat was told, and possible at that moment."""
        book = self.book
        kind = number & 7
        source = number >> SOURCE & ZONES
        target = number >> TARGET & ZONES
        known = book.names[at]
        if kind == LOOKED:
            fits = (number >> EYES & 63) == 1 << book.targets[at]
            if kind != book.kinds[at] or source != book.sources[at] or not fits:
                return "somebody looked at another pack"
            held = sorted(self.zones.get(source, []))
            if known and held != sorted(known.split("\n")):
                return f"the pack is {held}, but {known.split()} was seen in it"
            return ""
        if (kind, source, target) != (book.kinds[at], book.sources[at], book.targets[at]):
            return "something else happened"
        if kind == SHUFFLED:
            return ""
        card = self.ids[number >> CARD]
        if known not in ("", card):
            return f"it was {card}, but seat {book.seat} saw {known}"
        if (number >> (EYES + book.seat) & 1 == 1) != (known != ""):
            return f"whether seat {book.seat} saw it is wrong"
        if kind in (DRAWN, TURNED):
            if not self.deck[card]:
                return f"{card} came from a deck that had none"
            self.deck[card] -= 1
        if kind in (MOVED, SHOWN):
            if card not in self.zones.get(source, []):
                return f"{card} left a place where it was not"
            self.zones[source].remove(card)
        if kind in (DRAWN, GIVEN, MOVED):
            self.zones.setdefault(target, []).append(card)
        return ""

    def _end_fault(self, hidden: dict[str, object]) -> str:
        """What it leads to is what there is."""
        now: dict[int, list[str]] = {}
        for name, zone in (("hands", HAND), ("lives", LIVES), ("packs", PACK)):
            for seat, row in enumerate(rows(hidden[name])):
                now[zone + seat] = row
        below = hidden["table"]
        assert isinstance(below, dict)
        for spot, card in below.items():
            now[SPOT + int(spot)] = [text(card)]
        for zone in {*now, *self.zones}:
            if sorted(now.get(zone, [])) != sorted(self.zones.get(zone, [])):
                return f"the ledger leads to {self.zones.get(zone)}, there is {now.get(zone)}"
        deck = texts(hidden["deck"])
        for ident, count in self.deck.items():
            if deck.count(ident) != count:
                return f"the ledger leaves {count} of {ident} in the deck, not {deck.count(ident)}"
        return ""
