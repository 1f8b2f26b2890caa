"""What the outside referee of RAW calls cards, what lies on the table, texts and questions."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

from referee import Json

KINDS = ("zombie", "skull", "ghost", "blood")  # 26

Moves = Generator["Question", tuple[int, str], None]


@dataclass(frozen=True)
class Effect:
    """One effect of a card, in the card language."""

    place: str
    effect: str
    burn: bool = False
    amount: int = 1
    kind: str = ""
    property: str = ""
    whose: str = ""
    types: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    many: str = "one"


class Print:
    """What is printed on a card."""

    def __init__(self, name: str, told: Json) -> None:
        self.id = name
        self.type: str = told["type"]
        self.kind: str = told.get("kind") or ""
        self.cost: int = told["cost"]
        self.endurance: int = told.get("endurance") or 0
        self.copies: int = told["copies"]
        self.properties: list[str] = list(told["properties"])
        self.effects = [effect_of(one) for one in told["effects"]]

    def text(self, place: str) -> list[Effect]:
        """What it says at one place."""
        return [one for one in self.effects if one.place == place]


@dataclass(eq=False)
class Card:
    """One copy of a card: itself, wherever it goes."""

    print: Print
    rank: int  # in the order of the file

    def __post_init__(self) -> None:
        self.id = self.print.id  # what everything calls it

    @property
    def is_monster(self) -> bool:
        """26."""
        return self.print.type == "beast"


@dataclass(eq=False)
class Piece:
    """A card on the table, with a number: monster, thing, ritual or face-down card (X30)."""

    card: Card
    owner: int
    spot: int
    entered: int  # the order of entering play; of a face-down card, of being laid down
    down: bool = False
    paid: int = 0
    since: int = 0  # the turn in which it was laid down
    wounds: int = 0
    tapped: bool = False
    ability: Card | None = None
    buried: Card | None = None
    holder: Piece | None = None
    by_ability: bool = False  # the ability of its holder holds it
    imprisoned: bool = False
    held: dict[bool, Piece] = field(default_factory=dict)  # by the card itself, by its ability
    marks: set[tuple[str, bool]] = field(default_factory=set)  # D-B5, D-B10: what it did

    @property
    def type(self) -> str:
        """What a target's type is; empty if it can't be one (V9)."""
        return "" if self.down or self.card.print.type == "magic" else self.card.print.type

    @property
    def is_monster(self) -> bool:
        """26: laid open."""
        return self.type == "beast"

    @property
    def kind(self) -> str:
        """28, X21: an ability's kind replaces the printed one."""
        given = [word[5:] for word in self.of_ability() if word.startswith("kind ")]
        return given[-1] if given else self.card.print.kind

    @property
    def endurance(self) -> int:
        """32: a buried card adds 1."""
        return self.card.print.endurance + (self.buried is not None)

    @property
    def hidden(self) -> bool:
        """65."""
        return self.holder is not None and not self.imprisoned

    @property
    def open(self) -> bool:
        """Nobody holds it."""
        return self.holder is None

    def of_ability(self) -> list[str]:
        """The properties its ability gives."""
        return self.ability.print.properties if self.ability else []

    def bears(self, ability: bool) -> Card | None:
        """The card itself, or its ability."""
        return self.ability if ability else self.card

    def text(self, place: str, ability: bool) -> list[Effect]:
        """What it, or its ability, says at one place."""
        card = None if self.down else self.bears(ability)
        return card.print.text(place) if card else []

    def did(self, what: str) -> bool:
        """Whether it did such a thing in this turn."""
        return any(mark == what for mark, _ in self.marks)


@dataclass(eq=False)
class Attack:
    """A declared attack."""

    attacker: Piece
    targets: list[Piece]
    mode: str
    victims: set[int]  # A13: the owners of the targets
    off: bool = False  # Q4: it did not stay in play and free


@dataclass(eq=False)
class Text:
    """All that one card says at one place."""

    seat: int
    effects: list[Effect]
    place: str
    piece: Piece | None = None  # the card on the table that bears it
    ability: bool = False
    dead: Card | None = None  # S9: whose death it is


@dataclass
class Question:
    """Whom the game waits for, and what they may answer."""

    answers: dict[int, list[str]]
    rules: str
    waiting: list[int]


class Over(Exception):
    """The game ends in the middle of something."""


def effect_of(told: Json) -> Effect:
    """An effect as the content tells it."""
    lists = {name: tuple(told[name]) for name in ("types", "kinds") if told.get(name)}
    words = {name: value for name, value in told.items() if value not in (None, "", [])}
    return Effect(**{**words, **lists})


def ids(cards: Iterable[Card]) -> list[str]:
    """The names of cards."""
    return [card.id for card in cards]


def ordered(cards: Iterable[Card]) -> list[Card]:
    """Cards in the order of the file."""
    return sorted(cards, key=lambda card: card.rank)


def unique(verb: str, cards: Iterable[Card]) -> list[str]:
    """A move for every different card."""
    return [f"{verb} {name}" for name in dict.fromkeys(ids(ordered(cards)))]


def by_spot(verb: str, pieces: Iterable[Piece]) -> list[str]:
    """A move for every card on the table."""
    return [f"{verb} {spot}" for spot in sorted(piece.spot for piece in pieces)]


def taken(cards: list[Card], name: str) -> Card:
    """A card of this name, taken out of a pile; copies are all alike."""
    card = next(card for card in cards if card.id == name)
    cards.remove(card)
    return card


def letter(seat: int) -> str:
    """What a seat is called in moves."""
    return "ABCDEF"[seat]


def stars_on(cards: Iterable[Card]) -> int:
    """X15."""
    return sum(card.print.cost for card in cards)
