"""RAW's moves as numbers, as words and as data. They follow from the deck, in this order:

    end  pass  draw  feed  hand  trophy  free
    keep 1 3            of the seven cards, in their order, those that go into the hand (2)
    underworld 3        pay 3 stars, look at 3 cards (70)
    take 2              of these take the second
    hunt 4              take the fourth card of the row (69)
    player B            choose an opponent
    stars 2             pay 2 stars
    pick doormat        and life, discard, lay, down, put: verbs of a card that one holds
    attack 3            and other verbs of a card on the table, by the number of its spot
    skill 3 ability     the skill, or the trap, of the ability on it

A card and its targets are successive moves: "lay iron-jaw", "target 3"; "attack 3", "double 17".
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.errors import AmbiguousMove, UnreadableMove
from ludoteka.games.raw.content import Deck
from ludoteka.games.raw.pieces import DEALT, HUNT_ROW, MOST_SEATS, STARS

PLAIN_WORDS: Final = ["end", "pass", "draw", "feed", "hand", "trophy", "free"]
END: Final = 0
PASS: Final = 1
DRAW: Final = 2
FEED: Final = 3
HAND: Final = 4
TROPHY: Final = 5
FREE: Final = 6
KEEP: Final = 7  # and the kept cards as bits
KEEPS: Final = (1 << DEALT) - 1  # all seven can't be kept (TB1)
UNDERWORLD: Final = KEEP + KEEPS  # and the number from 1, less 1
TAKE: Final = UNDERWORLD + STARS
HUNT: Final = TAKE + STARS
PLAYER: Final = HUNT + HUNT_ROW
PAYMENT: Final = PLAYER + MOST_SEATS
FIRST_OF_CARD: Final = PAYMENT + STARS
LETTERS: Final = "ABCDEF"

# Verbs of a card that one holds.
CARD_VERBS: Final = ["pick", "life", "discard", "lay", "down", "put"]
PICK: Final = 0
LIFE: Final = 1
DISCARD: Final = 2
LAY: Final = 3
DOWN: Final = 4
PUT: Final = 5

# Verbs of a card on the table.
SPOT_VERBS: Final = [
    "leave",
    "bury",
    "hold",
    "pay",
    "turn",
    "attack",
    "skill",
    "skill ability",
    "target",
    "double",
    "split",
    "kill",
    "trap",
    "trap ability",
    "raid",
]
LEAVE: Final = 0
BURY: Final = 1
HOLD: Final = 2
PAY: Final = 3
TURN: Final = 4
ATTACK: Final = 5
SKILL: Final = 6
SKILL_OF_ABILITY: Final = 7
TARGET: Final = 8
DOUBLE: Final = 9
SPLIT: Final = 10
KILL: Final = 11
TRAP: Final = 12
TRAP_OF_ABILITY: Final = 13
RAID: Final = 14

COUNTED: Final = {
    "underworld": (UNDERWORLD, STARS),
    "take": (TAKE, STARS),
    "hunt": (HUNT, HUNT_ROW),
    "stars": (PAYMENT, STARS),
}
EXPECTED: Final = (
    "a card's id with its verb ('lay doormat'), a number on the table with its verb "
    "('attack 3', 'target 17'), or 'end', 'pass', 'feed', 'draw', 'hand', 'trophy'"
)


class Notation:
    """The numbers of the moves with one deck, and their words."""

    def __init__(self, deck: Deck) -> None:
        self.ids = deck.ids
        self.cards = len(deck.ids)
        self.spots = deck.size + 1  # spot 0 is never used
        self.first_of_spot = FIRST_OF_CARD + len(CARD_VERBS) * self.cards
        self.count = self.first_of_spot + len(SPOT_VERBS) * (self.spots - 1)
        self._numbers = {ident.lower(): number for number, ident in enumerate(deck.ids)}

    def of_card(self, verb: int, card: int) -> int:
        return FIRST_OF_CARD + verb * self.cards + card

    def of_spot(self, verb: int, spot: int) -> int:
        return self.first_of_spot + verb * (self.spots - 1) + spot - 1

    def check(self, move: int) -> None:
        if not 0 <= move < self.count:
            raise ValueError(f"RAW's moves with this deck are 0 to {self.count - 1}, not {move}")

    def spell(self, move: int) -> str:
        self.check(move)
        if move >= self.first_of_spot:
            verb, spot = divmod(move - self.first_of_spot, self.spots - 1)
            word, _, side = SPOT_VERBS[verb].partition(" ")
            return f"{word} {spot + 1} {side}".rstrip()
        if move >= FIRST_OF_CARD:
            verb, card = divmod(move - FIRST_OF_CARD, self.cards)
            return f"{CARD_VERBS[verb]} {self.ids[card]}"
        if move >= PAYMENT:
            return f"stars {move - PAYMENT + 1}"
        if move >= PLAYER:
            return f"player {LETTERS[move - PLAYER]}"
        if move >= HUNT:
            return f"hunt {move - HUNT + 1}"
        if move >= TAKE:
            return f"take {move - TAKE + 1}"
        if move >= UNDERWORLD:
            return f"underworld {move - UNDERWORLD + 1}"
        if move >= KEEP:
            kept = [str(place + 1) for place in range(DEALT) if move - KEEP >> place & 1]
            return f"keep {' '.join(kept) or 'none'}"
        return PLAIN_WORDS[move]

    def read(self, text: str) -> int:
        """Small letters will do, and so will a card or a number alone where one thing is meant."""
        words = text.lower().split()
        if not words:
            raise UnreadableMove(text, EXPECTED)
        first = words[0]
        if first in PLAIN_WORDS and len(words) == 1:
            return PLAIN_WORDS.index(first)
        if first == "keep":
            return self._read_keep(text, words[1:])
        if len(words) == 1:
            return self._read_word(text, first)
        if len(words) == 2 and first in COUNTED:
            base, most = COUNTED[first]
            return base + _number(text, words[1], 1, most) - 1
        if len(words) == 2 and first == "player" and words[1].upper() in list(LETTERS):
            return PLAYER + LETTERS.index(words[1].upper())
        if len(words) == 2 and first in CARD_VERBS:
            if words[1] not in self._numbers:
                raise UnreadableMove(text, EXPECTED)
            return self.of_card(CARD_VERBS.index(first), self._numbers[words[1]])
        verb = " ".join([first, *words[2:]])
        if verb in SPOT_VERBS:
            spot = _number(text, words[1], 1, self.spots - 1)
            return self.of_spot(SPOT_VERBS.index(verb), spot)
        raise UnreadableMove(text, EXPECTED)

    def _read_keep(self, text: str, words: list[str]) -> int:
        kept = 0
        if words != ["none"]:
            for word in words:
                kept |= 1 << (_number(text, word, 1, DEALT) - 1)
            if not words:
                raise UnreadableMove(text, "the places of the cards to keep, such as 'keep 1 3'")
            if kept == KEEPS:
                raise UnreadableMove(text, "at most six cards: one at least must be a life")
        return KEEP + kept

    def _read_word(self, text: str, word: str) -> int:
        if word in self._numbers:
            card = self._numbers[word]
            verbs = range(len(CARD_VERBS))
            raise AmbiguousMove(text, [self.spell(self.of_card(verb, card)) for verb in verbs])
        if word.isascii() and word.isdigit():
            number = _number(text, word, 1, self.spots - 1)
            candidates = [self.spell(self.of_spot(verb, number)) for verb in range(len(SPOT_VERBS))]
            for base, most in COUNTED.values():
                if number <= most:
                    candidates.append(self.spell(base + number - 1))
            raise AmbiguousMove(text, candidates)
        if word.upper() in list(LETTERS):
            return PLAYER + LETTERS.index(word.upper())
        raise UnreadableMove(text, EXPECTED)

    def describe(self, move: int) -> dict[str, object]:
        self.check(move)
        if move >= self.first_of_spot:
            verb, spot = divmod(move - self.first_of_spot, self.spots - 1)
            word, _, side = SPOT_VERBS[verb].partition(" ")
            found: dict[str, object] = {"verb": word, "spot": spot + 1}
            if word in ("skill", "trap"):
                found["ability"] = bool(side)
            return found
        if move >= FIRST_OF_CARD:
            verb, card = divmod(move - FIRST_OF_CARD, self.cards)
            return {"verb": CARD_VERBS[verb], "card": self.ids[card]}
        if PLAYER <= move < PAYMENT:
            return {"verb": "player", "seat": move - PLAYER}
        for word, (base, most) in COUNTED.items():
            if base <= move < base + most:
                return {"verb": word, "count": move - base + 1}
        if move >= KEEP:
            places = [place + 1 for place in range(DEALT) if move - KEEP >> place & 1]
            return {"verb": "keep", "places": places}
        return {"verb": PLAIN_WORDS[move]}

    def number(self, description: dict[str, object]) -> int:
        """Through the words: a description says the same as they do."""
        verb = str(description.get("verb"))
        words = [verb]
        if "places" in description:
            places = description["places"]
            if not isinstance(places, list):
                raise UnreadableMove(str(description), EXPECTED)
            words += [str(place) for place in places] or ["none"]
        elif "seat" in description:
            seat = description["seat"]
            if not isinstance(seat, int) or not 0 <= seat < MOST_SEATS:
                raise UnreadableMove(str(description), EXPECTED)
            words.append(LETTERS[seat])
        for field in ("card", "count", "spot"):
            if field in description:
                words.append(str(description[field]))
        if description.get("ability") is True:
            words.append("ability")
        try:
            move = self.read(" ".join(words))
        except (AmbiguousMove, UnreadableMove):
            raise UnreadableMove(str(description), EXPECTED) from None
        if self.describe(move) != description:
            raise UnreadableMove(str(description), EXPECTED)
        return move


def _number(text: str, word: str, low: int, high: int) -> int:
    digits = word.isascii() and word.isdigit() and len(word) < 5
    if not digits or not low <= int(word) <= high:
        raise UnreadableMove(text, f"a number from {low} to {high}, not {word!r}")
    return int(word)
