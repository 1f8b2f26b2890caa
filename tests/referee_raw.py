"""An outside referee for RAW: checks a whole game that `ludoteka replay FILE --json` prints.

    ludoteka replay FILE --json | python tests/referee_raw.py

It plays every game again by itself, from games/raw/rules.md, games/raw/rulings.md,
docs/write-raw-cards.md and docs/replay-format.md alone, and never by our code: it imports nothing
of Ludoteka. It shares with the other referees what has nothing to do with a game: chance and the
comparing of JSON. A plain number in a comment is a rule, an id a decision or ruling.

The course of a game is told by generators: each `yield` is a question to players, and what they
answer is sent back. So everything stands in the order in which it happens at the table.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import accumulate, chain

import referee
from referee import Chance, Json, checked_options, require, sown

PLAYERS = (2, 3, 4, 5, 6)
DEALT = 7  # 1
STARS = 7  # 7
FEWER_STARS = {1: 7, 2: 4, 3: 4, 4: 3}  # X37, by edition
ROW = 4  # 69
LAST_TURN = 150  # Q17
KINDS = ("zombie", "skull", "ghost", "blood")  # 26
ENDS = {"life-lost": "raw.6", "last-standing": "raw.72", "stalemate": "raw.Q17"}
OPTIONS: dict[str, tuple[str | bool, ...]] = {
    "drafting": (False, True),  # 68
    "hunt": (False, True),  # 69
    "underworld": (False, True),  # 70
    "summoning": (False, True),  # 71
    "last_standing": (False, True),  # 72
    "trophies": ("apart", "lives"),  # X6
    "first": ("random", "lobby"),  # X9
    "opening": ("auto", "short", "full"),  # X37
    "truce": ("auto", "on", "off"),  # X38
}
SINCE = {"opening": 2, "truce": 2}  # the edition of the game that brought an option
# Where to look a wrong event up.
RULES = {
    "set_up": "3, X9",
    "dealt": "1, V1",
    "ready": "X1",
    "packs_passed": "68, V1, X1",
    "hunt_laid": "69, V1, X31",
    "lives_laid": "2, X1",
    "turn_began": "3, 9, 10",
    "ritual_ended": "8, 27, P12",
    "drew": "11, 50, X20",
    "hunted": "69, V2",
    "row_filled": "69, V2",
    "descended": "70, V3",
    "taken": "70, V3, X2",
    "life_taken": "12, V4, X6, X34",
    "fed": "13, P1, X13",
    "left": "14, D-B15, Q15",
    "laid": "15, X10, X30",
    "bonded": "28, D-B14, K4",
    "buried": "32, K5",
    "unburied": "32, D-B15, K1, S1",
    "laid_down": "71, V5",
    "paid": "71, V6",
    "turned": "71, V6",
    "hidden": "46, 56, H1, H4",
    "imprisoned": "47, H1, H3, X19",
    "released": "66, 67, D-B17, S1",
    "skill_used": "17, 42, 48, D-B5, D-B10",
    "trap_sprung": "19, 49, D-B10, Q5",
    "attacked": "17, 36, 37, A2, Q3",
    "burned": "35, 62, P8, X3",
    "wounded": "20, 36, 40, 41, 58, A3, D-B7",
    "healed": "34, 54, 55, A3",
    "tapped": "59, P7",
    "disabled": "60, P8",
    "died": "21, S1, S11",
    "zombie_returned": "31, S7, S10, Q1",
    "stole": "51, P5, X20",
    "exhumed": "53, P9, S9",
    "summoned": "52, D-B13",
    "none_summoned": "52, D-B13, X17",
    "raided": "23, D-B2, R1",
    "trophy_laid": "24, R4",
    "eliminated": "72, D-B19, X8",
    "shuffled": "30, P13",
    "turn_ended": "25",
    "game_over": "6, 72, Q17, R5, X16",
}

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


class Table:
    """A table of RAW, set up and played by the rules."""

    def __init__(self, content: Json, options: dict[str, Json], players: int, chance: Chance):
        self.prints = {name: Print(name, told) for name, told in content["cards"].items()}
        self.ranks = {name: rank for rank, name in enumerate(self.prints)}
        self.options = options
        self.players = players
        self.chance = chance
        self.fewer = STARS  # of a short first turn; by edition
        seats = range(players)
        self.deck: list[Card] = []  # the top is the end
        self.discard: list[Card] = []
        self.row: list[Card | None] = []
        self.hands: list[list[Card]] = [[] for _ in seats]
        self.lives: list[list[Card]] = [[] for _ in seats]
        self.trophies: list[list[Card]] = [[] for _ in seats]
        self.packs: list[list[Card]] = []
        self.choices: list[str | None] = [None for _ in seats]
        self.known = [0 for _ in seats]  # X2: cards of the deck's top
        self.pieces: list[Piece] = []
        self.entries = 0
        self.first = 0
        self.turn = 0
        self.active = 0
        self.stars = 0
        self.had_turn: set[int] = set()
        self.out: list[int] = []  # R6: the first one out first
        self.disabled = False  # P8: until the end of the turn
        self.attacks: list[Attack] = []
        self.dying: list[Text] = []  # S1: the `dead` effects to come
        self.offers: list[tuple[int, Card]] = []  # S3: dead zombies and their owners
        self.corpses: list[Card] = []  # S9: dead of this turn, as long as nobody shuffles them
        self.phase = ""
        self.over = ""
        self.events: list[Json] = []
        self.question: Question | None = None
        self.numbers = Numbers(list(self.prints), sum(p.copies for p in self.prints.values()))
        self.script = self.course()

    # Telling

    def tell(self, kind: str, public: Json, private: Json = None) -> None:
        """An event that the record must have."""
        secrets = {str(seat): told for seat, told in (private or {}).items()}
        self.events.append({"kind": kind, "public": public, "private": secrets})

    def waiting(self) -> list[int]:
        """The seats that must do something."""
        return self.question.waiting if self.question else []

    def covered(self) -> dict[str, str]:
        """By number: buried cards and those that lie face down."""
        return {
            str(piece.spot): (piece.card if piece.down else piece.buried).id
            for piece in sorted(self.pieces, key=lambda piece: piece.spot)
            if piece.down or piece.buried
        }

    def told(self) -> dict[str, Json]:
        """What a line of the record must say after a move, but for the digest."""
        events, self.events = self.events, []
        hidden = {
            "deck": ids(self.deck),
            "hands": [ids(ordered(hand)) for hand in self.hands],
            "lives": [ids(ordered(lives)) for lives in self.lives],
            "packs": [ids(ordered(pack)) for pack in self.packs],
            "table": self.covered(),
            "known": list(self.known),
            "choices": list(self.choices),
        }
        told = {"events": events, "chance": self.chance.told(), "waiting": self.waiting()}
        return {**told, "hidden": hidden}

    def position(self) -> str:
        """All that the game depends on from here on, as far as it is written on the table."""
        piles = (ids(self.deck), ids(self.discard), [card and card.id for card in self.row])
        own = [[ids(ordered(pile)) for pile in piles] for piles in (self.hands, self.lives)]
        table = [
            (
                *(piece.spot, piece.card.id, piece.owner, piece.down, piece.paid, piece.wounds),
                *(piece.tapped, piece.ability and piece.ability.id, sorted(piece.marks)),
                *(piece.buried and piece.buried.id, piece.holder and piece.holder.spot),
                *(piece.by_ability, piece.imprisoned),
            )
            for piece in sorted(self.pieces, key=lambda piece: piece.entered)
        ]
        now = (self.turn, self.active, self.stars, self.phase, self.out, self.over, self.known)
        more = ([ids(pile) for pile in self.trophies], self.choices, self.disabled)
        asked = self.question and self.question.answers
        return repr((piles, own, table, now, more, asked, self.chance.used))

    # Asking

    def begin(self) -> None:
        """Set up, until somebody is asked."""
        self.question = next(self.script)

    def play(self, seat: int, notation: str) -> None:
        """Make a move, with all that follows from it."""
        require(not self.over and self.question is not None, "the game is over")
        answers = self.question.answers
        require(0 <= seat < self.players, f"nobody sits on seat {seat}")
        require(seat in answers, f"rules {self.question.rules}: not seat {seat} is asked")
        allowed = notation in answers[seat]
        require(
            allowed,
            f"rules {self.question.rules}: {notation!r} is not allowed, but {answers[seat]}",
        )
        try:
            self.question = self.script.send((seat, notation))
        except StopIteration:
            self.question = None

    def ask(
        self, seat: int, answers: Iterable[str], rules: str, always: bool = False
    ) -> Generator[Question, tuple[int, str], str]:
        """X5, X25: a question; one with a single answer isn't asked, but for secrets (X35)."""
        possible = list(answers)
        if len(possible) == 1 and not always:
            return possible[0]
        _, answer = yield Question({seat: possible}, rules, [seat])
        return answer

    def choose(
        self, seat: int, pieces: Iterable[Piece], rules: str, verb: str = "target"
    ) -> Generator[Question, tuple[int, str], Piece]:
        """One of several cards on the table."""
        answer = yield from self.ask(seat, by_spot(verb, pieces), rules)
        return self.at(answer)

    def choose_player(
        self, seat: int, seats: Iterable[int], rules: str
    ) -> Generator[Question, tuple[int, str], int]:
        """One of several players."""
        names = [f"player {letter(other)}" for other in sorted(seats)]
        answer = yield from self.ask(seat, names, rules)
        return "ABCDEF".index(answer[-1])

    def choose_together(
        self, options: list[list[str]], rules: str
    ) -> Generator[Question, tuple[int, str], list[str]]:
        """X1: all choose at the same time; while others still choose, one may change one's mind."""
        while None in self.choices:
            left = [seat for seat, choice in enumerate(self.choices) if choice is None]
            seat, answer = yield Question(dict(enumerate(options)), rules, left)
            if self.choices[seat] is None:
                self.tell("ready", {"seat": seat})
            self.choices[seat] = answer
        chosen = [str(choice) for choice in self.choices]
        self.choices = [None] * self.players
        return chosen

    def at(self, notation: str) -> Piece:
        """The card on the table that a move names by its number."""
        spot = int(notation.split()[1])
        return next(piece for piece in self.pieces if piece.spot == spot)

    def living(self) -> list[int]:
        """The players who are not out, in turn order."""
        order = [(self.active + step) % self.players for step in range(self.players)]
        return [seat for seat in order if seat not in self.out]

    # Piles

    def top(self) -> Card | None:
        """30, D-B21: the top card of the deck, made anew from the discard pile if it is empty."""
        self.fill_deck()
        if not self.deck:
            return None
        self.known = [max(0, many - 1) for many in self.known]
        return self.deck.pop()

    def fill_deck(self) -> None:
        """30, P13: shuffle the discard pile if the deck is empty."""
        if self.deck or not self.discard:
            return
        self.deck, self.discard = self.discard, []
        self.offers = [offer for offer in self.offers if offer[1] not in self.deck]  # S3
        self.corpses = []
        self.chance.shuffle(self.deck)
        self.tell("shuffled", {"deck": len(self.deck)})

    def knowing(self, seat: int, place: int = 1) -> list[int]:
        """X2: a seat, and all who know the card at this place from the top."""
        return [other for other, many in enumerate(self.known) if many >= place or other == seat]

    def draw(self, seat: int) -> None:
        """50: take the top card of the deck."""
        self.fill_deck()
        knowing = self.knowing(seat)
        card = self.top()
        if card:
            self.hands[seat].append(card)
            self.tell("drew", {"seat": seat}, {other: {"card": card.id} for other in knowing})

    def from_hand(self, seat: int, name: str) -> Card:
        """A card leaves the hand."""
        return taken(self.hands[seat], name)

    # The course of the game

    def course(self) -> Moves:
        """Set-up, then one turn after another."""
        try:
            yield from self.set_up()
            self.active = self.first
            while True:
                yield from self.take_turn()
                self.active = self.living()[1]
        except Over:
            return

    def set_up(self) -> Moves:
        """B1, 68, 69, in the order of draws that the format document gives."""
        if self.options["first"] == "random":  # X9
            self.first = self.chance.below(self.players)
        cards = [
            Card(one, rank)
            for rank, one in enumerate(self.prints.values())
            for _ in range(one.copies)
        ]
        self.chance.shuffle(cards)
        self.deck = cards
        self.tell("set_up", {"first": self.first, "deck": len(cards)})
        dealt = [[self.deck.pop() for _ in range(DEALT)] for _ in range(self.players)]  # 1
        seen = {seat: {"cards": ids(ordered(pack))} for seat, pack in enumerate(dealt)}
        self.tell("dealt", {"count": DEALT}, seen)
        if self.options["drafting"]:
            self.packs = dealt
            yield from self.draft()
        else:
            self.hands = dealt
        if self.options["hunt"]:  # V1, X31
            self.row = [self.deck.pop() for _ in range(ROW)]
            self.tell("hunt_laid", {"cards": [card.id for card in self.row]})
        yield from self.choose_lives()

    def draft(self) -> Moves:
        """68, V1: pick one, pass the rest to the next player; the last one comes by itself."""
        for pick in range(DEALT - 1):
            held = [self.packs[(seat - pick) % self.players] for seat in range(self.players)]
            options = [unique("pick", pack) for pack in held]
            chosen = yield from self.choose_together(options, "68, V1, X1")
            for seat, choice in enumerate(chosen):
                self.hands[seat].append(taken(held[seat], choice.split()[1]))
            private = {
                seat: {
                    "card": self.hands[seat][-1].id,
                    "cards": ids(ordered(held[(seat - 1) % self.players])),
                }
                for seat in range(self.players)
            }
            self.tell("packs_passed", {"left": DEALT - 1 - pick}, private)
        for seat in range(self.players):
            self.hands[seat] += self.packs[(seat - DEALT + 1) % self.players]
        self.packs = []

    def choose_lives(self) -> Moves:
        """2: keep 0 to 6; the others are the life."""
        places = range(1, DEALT + 1)
        keeps = [
            " ".join(["keep", *(str(place) for place in places if bits >> place - 1 & 1)])
            for bits in range(2**DEALT - 1)
        ]
        keeps[0] = "keep none"
        chosen = yield from self.choose_together([keeps] * self.players, "2, X1")
        for seat, choice in enumerate(chosen):
            kept = set(choice.split()[1:])
            cards = ordered(self.hands[seat])
            self.hands[seat] = [card for place, card in enumerate(cards, 1) if str(place) in kept]
            self.lives[seat] = [
                card for place, card in enumerate(cards, 1) if str(place) not in kept
            ]
        private = {seat: {"cards": ids(lives)} for seat, lives in enumerate(self.lives)}
        self.tell("lives_laid", {"lives": [len(lives) for lives in self.lives]}, private)

    def take_turn(self) -> Moves:
        """B3: a whole turn."""
        seat = self.active
        first = seat not in self.had_turn
        self.had_turn.add(seat)
        self.turn += 1
        self.stars = self.fewer if self.turn == 1 and self.short_opening() else STARS  # 7, X37
        for piece in self.pieces:  # D-B10
            piece.marks = set()
        self.tell("turn_began", {"seat": seat, "turn": self.turn, "first": first})
        self.end_rituals(seat)
        phases = [self.harvest, self.feeding, self.laying, self.attack, self.raid]
        if first:  # 10
            phases = [self.harvest, self.laying]
        for phase in phases:
            self.phase = phase.__name__
            yield from phase(seat)
        self.phase = "end"
        for piece in self.owned(seat):  # 25, D-B9
            piece.tapped = False
        self.offers, self.corpses, self.attacks = [], [], []  # S3
        self.disabled = False  # P8
        self.tell("turn_ended", {"seat": seat})
        if self.turn == LAST_TURN:
            self.finish("stalemate")

    def end_rituals(self, seat: int) -> None:
        """8, 27, P12."""
        for piece in self.owned(seat):
            if not piece.down and piece.card.print.type == "magic":
                self.release_all(piece)
                self.pieces.remove(piece)
                self.discard.append(piece.card)
                shown = {"seat": seat, "spot": piece.spot, "card": piece.card.id}
                self.tell("ritual_ended", shown)

    # Harvest

    def harvest(self, seat: int) -> Moves:
        """11, 12, 69, 70, V2 to V4."""
        for place, card in enumerate(self.row):
            if card is None:
                self.fill_row(place)
        if self.options["underworld"]:  # V3
            self.fill_deck()
        answers = ["draw"]
        if self.options["underworld"]:
            answers += [f"underworld {n}" for n in range(1, min(self.stars, len(self.deck)) + 1)]
        answers += [f"hunt {place}" for place, card in enumerate(self.row, 1) if card]
        verb, *number = (yield from self.ask(seat, answers, "11, 69, 70, V2, V3")).split()
        if verb == "draw":
            self.draw(seat)
        elif verb == "hunt":
            place = int(number[0])
            card = self.row[place - 1]
            self.hands[seat].append(card)
            self.row[place - 1] = None
            self.tell("hunted", {"seat": seat, "place": place, "card": card.id})
            self.fill_row(place - 1)
        else:
            yield from self.descend(seat, int(number[0]))
        yield from self.take_life(seat)

    def fill_row(self, at: int) -> None:
        """69, V2: a gap is filled from the deck, if there is a card."""
        card = self.top()
        if card:
            self.row[at] = card
            self.tell("row_filled", {"place": at + 1, "card": card.id})

    def descend(self, seat: int, count: int) -> Moves:
        """70, V3, X2: look at the top cards and take one."""
        self.stars -= count
        looked = self.deck[: -count - 1 : -1]
        shown = {"seat": seat, "count": count, "stars": self.stars}
        self.tell("descended", shown, {seat: {"cards": ids(looked)}})
        self.known[seat] = max(self.known[seat], count)
        answers = [f"take {place}" for place in range(1, count + 1)]
        answer = yield from self.ask(seat, answers, "70, V3")
        place = int(answer.split()[1])
        card = self.deck.pop(-place)
        private = {other: {"card": card.id} for other in self.knowing(seat, place)}
        self.known = [many - (many >= place) for many in self.known]
        self.hands[seat].append(card)
        self.tell("taken", {"seat": seat, "place": place}, private)

    def robbable(self, seat: int) -> list[Card]:
        """D-B2, X6: the lives in order, and the trophies if they are lives."""
        lives = ordered(self.lives[seat])
        return lives + self.trophies[seat] if self.options["trophies"] == "lives" else lives

    def take_life(self, seat: int) -> Moves:
        """12, D-B1, X34: one's own life card, unless it is the last."""
        cards = self.robbable(seat)
        if len(cards) < 2:
            return
        answers = ["pass", *unique("life", cards)]
        answer = yield from self.ask(seat, answers, "12, V4, X6")
        if answer == "pass":
            return
        card = next(card for card in cards if card.id == answer.split()[1])
        trophy = self.take_from_life(seat, card)
        self.hands[seat].append(card)
        private = {} if trophy else {seat: {"card": card.id}}
        self.tell("life_taken", {"seat": seat, "trophy": trophy}, private)

    def take_from_life(self, seat: int, card: Card) -> str:
        """A card leaves lives or trophies; its name if it was a trophy, else nothing."""
        if card in self.lives[seat]:
            self.lives[seat].remove(card)
            return ""
        self.trophies[seat].remove(card)
        return card.id

    # Feeding

    def feeding(self, seat: int) -> Moves:
        """13, 14, P1, X13."""
        monsters = [one for one in self.owned(seat) if one.is_monster and not one.imprisoned]
        leaving: list[Piece] = []
        if not monsters:  # X35
            return
        while True:
            staying = [one for one in monsters if one not in leaving]
            if not self.stars:  # X5: nobody can be fed
                leaving, staying = monsters, []
                break
            answers = by_spot("leave", staying)
            if len(staying) <= self.stars:
                answers = ["feed", *answers]
            answer = yield from self.ask(seat, answers, "13, X13")
            if answer == "feed":
                break
            leaving.append(self.at(answer))
        self.stars -= len(staying)
        self.tell("fed", {"seat": seat, "count": len(staying), "stars": self.stars})
        for piece in monsters:  # Q15
            if piece in leaving:
                self.leave(piece, "left")

    # Cards on the table

    def owned(self, seat: int) -> list[Piece]:
        """A player's cards on the table, by order of entering."""
        mine = [piece for piece in self.pieces if piece.owner == seat]
        return sorted(mine, key=lambda piece: piece.entered)

    def in_order(self, pieces: Iterable[Piece]) -> list[Piece]:
        """S1: by player in turn order, then by order of entering play."""
        order = self.living()
        return sorted(pieces, key=lambda piece: (order.index(piece.owner), piece.entered))

    def enter(self, seat: int, card: Card) -> Piece:
        """X10: the lowest number that is free."""
        self.entries += 1
        used = {piece.spot for piece in self.pieces}
        spot = next(number for number in range(1, len(used) + 2) if number not in used)
        piece = Piece(card, seat, spot, self.entries)
        self.pieces.append(piece)
        return piece

    def has(self, piece: Piece, word: str) -> bool:
        """Whether a card has a property: printed, by its ability or by a ritual (X21, X32)."""
        if piece.down:
            return False
        return word in chain(piece.card.print.properties, piece.of_ability(), self.granted(piece))

    def properties(self, piece: Piece) -> set[str]:
        """61: all of them, each once."""
        words = chain(piece.card.print.properties, piece.of_ability(), self.granted(piece))
        return set(words)

    def granted(self, piece: Piece) -> Iterator[str]:
        """X32: what rituals of its owner give it."""
        if not piece.is_monster:
            return
        for ritual in self.pieces:
            if ritual.owner == piece.owner and not ritual.down:
                for effect in ritual.card.print.text("ritual"):
                    if effect.effect == "grant" and piece.kind in (effect.kinds or KINDS):
                        yield effect.property

    def burning_works(self) -> bool:
        """60, P8: nothing disables the `?`."""
        if self.disabled:
            return False
        for piece in self.pieces:
            if piece.down:
                continue
            if any(effect.effect == "disable" for effect in piece.card.print.text("ritual")):
                return False
            if not piece.imprisoned and self.has(piece, "disable ?"):
                return False
        return True

    def burn(self, seat: int, spot: int) -> bool:
        """62, P8, Q16: turn over the top card; a monster is success."""
        card = self.top() if self.burning_works() else None
        success = card is not None and card.is_monster
        if card:
            self.discard.append(card)
        name = card.id if card else ""
        self.tell("burned", {"seat": seat, "spot": spot, "card": name, "success": success})
        return success

    # Holding

    def release(self, piece: Piece, silently: bool = False) -> None:
        """D-B17, X14: it is in the open again."""
        holder = piece.holder
        del holder.held[piece.by_ability]
        piece.holder, piece.by_ability, piece.imprisoned = None, False, False
        if not silently:
            self.tell("released", {"spot": piece.spot, "holder": holder.spot})

    def release_all(self, piece: Piece, silently: bool = False) -> None:
        """D-B17: what a card and its ability hold."""
        for ability in (False, True):
            if ability in piece.held:
                self.release(piece.held[ability], silently)

    def hold(self, holder: Piece, ability: bool, piece: Piece, imprison: bool) -> None:
        """46, 47, H3, H4: take a monster in, in exchange for another."""
        if ability in holder.held:
            self.release(holder.held[ability])
        if piece.holder:  # A10
            self.release(piece)
        holder.held[ability] = piece
        piece.holder, piece.by_ability, piece.imprisoned = holder, ability, imprison
        shown = {"seat": holder.owner, "spot": piece.spot, "holder": holder.spot}
        kind = "imprisoned" if imprison else "hidden"
        self.tell(kind, {**shown, "ability": ability})
        if imprison:  # D-B17, H9, Q4
            self.release_all(piece)
            self.call_off(piece)

    def call_off(self, piece: Piece) -> None:
        """Q4: its attack is lost."""
        for attack in self.attacks:
            if attack.attacker is piece:
                attack.off = True

    def can_hold(self, holder: Piece | None) -> bool:
        """H5, H9: in play, free, and not hidden."""
        return holder is not None and holder in self.pieces and holder.open

    def hidable(self, seat: int) -> list[Piece]:
        """H1, H5, X33: own monsters in the open that hold nobody."""
        mine = self.owned(seat)
        return [one for one in mine if one.is_monster and one.open and not one.held]

    def jailable(self, seat: int) -> list[Piece]:
        """H1, H2: opponents' monsters that nobody holds."""
        return [one for one in self.pieces if one.is_monster and one.open and one.owner != seat]

    # Death

    def leave(self, piece: Piece, how: str) -> None:
        """S1: what it holds, its buried card, its ability, then the card itself."""
        shown = {"seat": piece.owner, "spot": piece.spot, "card": piece.card.id}
        self.tell(how, shown)
        self.release_all(piece)
        if piece.holder:
            self.release(piece, silently=True)
        self.unbury(piece)
        if piece.ability:
            self.discard.append(piece.ability)
        self.discard.append(piece.card)
        self.pieces.remove(piece)
        self.call_off(piece)

    def unbury(self, piece: Piece) -> None:
        """32: the buried card returns to the hand of its owner."""
        if piece.buried:
            card, piece.buried = piece.buried, None
            self.hands[piece.owner].append(card)
            shown = {"seat": piece.owner, "spot": piece.spot}
            self.tell("unburied", shown, {piece.owner: {"card": card.id}})

    def reap(self, killed: Iterable[Piece] = ()) -> None:
        """S1, S11: cards that must die leave play; their effects and offers wait (Q14)."""
        marked = list(killed)
        dead = [
            piece
            for piece in self.pieces
            if piece.type and (piece in marked or piece.wounds >= piece.endurance)
        ]
        for piece in self.in_order(dead):
            kind, ability = piece.kind, piece.ability
            self.leave(piece, "died")
            self.corpses.append(piece.card)
            for card in (piece.card, ability):  # S2
                effects = card.print.text("dead") if card and piece.is_monster else []
                if effects:
                    self.dying.append(Text(piece.owner, effects, "dead", dead=piece.card))
            if kind == "zombie" and piece.is_monster:  # 31, S6
                self.offers.append((piece.owner, piece.card))

    def work_off(self) -> Moves:
        """S1, S3, Q1: `dead` effects, then the zombies whose owners have a hand card."""
        while True:
            while self.dying:
                yield from self.carry_out(self.dying.pop(0))
            ready = [offer for offer in self.offers if self.hands[offer[0]]]
            if not ready:
                return
            self.offers.remove(ready[0])
            yield from self.offer(*ready[0])

    def offer(self, seat: int, zombie: Card) -> Moves:
        """31, S7, S10: a hand card for a zombie."""
        answers = ["pass", *unique("discard", self.hands[seat])]
        answer = yield from self.ask(seat, answers, "31, S3, Q1")
        if answer == "pass":
            return
        payment = self.from_hand(seat, answer.split()[1])
        self.discard.remove(zombie)
        self.hands[seat].append(zombie)
        self.discard.append(payment)
        shown = {"seat": seat, "card": zombie.id, "paid": payment.id}
        self.tell("zombie_returned", shown)

    # Texts

    def carry_out(self, text: Text) -> Moves:
        """P3, S11: effect by effect; after each of them wounds are compared."""
        for effect in text.effects:
            yield from self.effect(text, effect)

    def run(self, text: Text) -> Moves:
        """A text, with its deaths worked off."""
        yield from self.carry_out(text)
        yield from self.work_off()

    def effect(self, text: Text, effect: Effect) -> Moves:
        """X3: without a target nothing; then the burning; then the target is chosen."""
        seat, verb = text.seat, effect.effect
        if text.place == "ritual" and verb in ("grant", "disable"):  # they hold while it lies
            return
        targets = self.targets(text, effect)
        victims = [other for other in self.living() if other != seat and self.hands[other]]
        if not (targets if verb in AIMED else victims if verb == "steal" else True):
            return
        if effect.burn and not self.burn(seat, text.piece.spot if text.piece else 0):
            return
        if verb == "steal":
            victim = yield from self.choose_player(seat, victims, "51, P5")
            self.steal(seat, victim, effect.amount)
        elif verb in AIMED:
            if effect.many == "one":
                targets = [(yield from self.choose(seat, targets, f"{AIMED[verb]}, P3, P4"))]
            elif effect.many == "all of one":  # X29
                owners = {piece.owner for piece in targets}
                victim = yield from self.choose_player(seat, owners, f"{AIMED[verb]}, X29")
                targets = [piece for piece in targets if piece.owner == victim]
            self.hit(text, effect, self.in_order(targets))
        elif verb == "draw":
            for _ in range(effect.amount):
                self.draw(seat)
        elif verb == "exhume":
            self.exhume(text, effect.amount)
        elif verb == "summon":
            self.summon(seat, effect.kind)
        else:
            self.disabled = True  # P8
            self.tell("disabled", {"seat": seat})

    def targets(self, text: Text, effect: Effect) -> list[Piece]:
        """The cards that an effect may be about."""
        verb = effect.effect
        if verb not in AIMED:
            return []
        if verb in ("hide", "imprison") and not self.can_hold(text.piece):
            return []
        if effect.whose == "attacker":  # 49, A10, A14, D-B22, Q6
            found = [
                attack.attacker
                for attack in self.attacks
                if not attack.off and text.seat in attack.victims
            ]
        else:
            found = [one for one in self.pieces if one.owner == text.seat or not one.hidden]  # P4
            if verb == "hide":
                found = self.hidable(text.seat)
            elif verb == "imprison":
                found = self.jailable(text.seat)
        types = effect.types or TYPES.get(verb, ("beast",))
        return [
            piece
            for piece in found
            if piece.type in types
            and (not effect.kinds or piece.kind in effect.kinds)
            and (effect.whose != "own" or piece.owner == text.seat)
            and (effect.whose != "foe" or piece.owner != text.seat)
            and not (text.place == "skill" and piece is text.piece)  # 63, P6, X28
        ]

    def hit(self, text: Text, effect: Effect, targets: list[Piece]) -> None:
        """B8: what an effect does to its targets, all at the same moment (X12)."""
        verb, killed = effect.effect, []
        for piece in targets:
            if verb in ("heal", "repair"):
                piece.wounds = 0
                self.tell("healed", {"spot": piece.spot, "wounds": 0})
            elif verb in ("kill", "destroy"):
                killed.append(piece)
            elif verb == "damage":
                self.wound(piece, effect.amount)
            elif verb == "tap":  # P7
                piece.tapped = True
                self.tell("tapped", {"spot": piece.spot})
            else:
                self.hold(text.piece, text.ability, piece, verb == "imprison")
        self.reap(killed)

    def wound(self, piece: Piece, count: int) -> None:
        """20, 58, X22."""
        piece.wounds += count
        shown = {"spot": piece.spot, "count": count, "wounds": piece.wounds}
        self.tell("wounded", shown)

    def steal(self, seat: int, victim: int, amount: int) -> None:
        """51, X20: random cards of one hand."""
        for _ in range(min(amount, len(self.hands[victim]))):
            hand = ordered(self.hands[victim])
            card = hand[self.chance.below(len(hand))]
            self.hands[victim].remove(card)
            self.hands[seat].append(card)
            private = {other: {"card": card.id} for other in (seat, victim)}
            self.tell("stole", {"seat": seat, "victim": victim}, private)

    def exhume(self, text: Text, amount: int) -> None:
        """53, P9, S9, X20: the topmost monsters of the discard pile."""
        for _ in range(amount):
            own = text.dead if text.dead in self.corpses else None
            found = [card for card in self.discard if card.is_monster and card is not own]
            if not found:
                return
            card = found[-1]
            self.discard.remove(card)
            self.offers = [offer for offer in self.offers if offer[1] is not card]  # S3
            self.hands[text.seat].append(card)
            self.tell("exhumed", {"seat": text.seat, "card": card.id})

    def summon(self, seat: int, kind: str) -> None:
        """52, D-B13: the nearest monster of a kind, into play."""
        self.fill_deck()
        for depth, card in enumerate(reversed(self.deck), 1):
            if card.is_monster and card.print.kind == kind:
                self.deck.remove(card)
                self.known = [many - (many >= depth) for many in self.known]
                piece = self.enter(seat, card)
                shown = {"seat": seat, "card": card.id, "spot": piece.spot, "skipped": depth - 1}
                self.tell("summoned", shown)
                return
        self.tell("none_summoned", {"seat": seat, "kind_wanted": kind})

    # Laying

    def laying(self, seat: int) -> Moves:
        """15, 16: until the player ends it (X35)."""
        while True:
            answers = ["end", *self.layings(seat)]
            answer = yield from self.ask(seat, answers, "15, 28, 32, 71, H1, K4, K5", always=True)
            verb, *what = answer.split()
            if verb == "end":
                return
            if verb == "lay":
                card = self.from_hand(seat, what[0])
                self.stars -= card.print.cost
                yield from self.lay(seat, card, None)
            elif verb == "turn":
                piece = self.at(answer)
                yield from self.lay(seat, piece.card, piece)
            elif verb in ("down", "pay"):
                yield from self.invest(seat, verb, answer)
            elif verb == "bury":
                yield from self.bury(seat, self.at(answer))
            else:
                yield from self.use_holder(seat, self.at(answer))
            yield from self.work_off()

    def layings(self, seat: int) -> Iterator[str]:
        """What a player may do in the laying phase."""
        hand, mine = self.hands[seat], self.owned(seat)
        bondable = bool(self.bondable(seat))
        playable = [card for card in hand if card.print.type != "ability" or bondable]  # K4
        yield from unique("lay", [card for card in playable if card.print.cost <= self.stars])
        if self.options["summoning"]:
            dear = [card for card in hand if card.print.cost > 1 and self.stars]  # V5
            yield from unique("down", dear)
            for piece in mine:
                if piece.down and piece.since < self.turn:
                    owed = piece.card.print.cost - piece.paid
                    if owed and self.stars:  # V6
                        yield f"pay {piece.spot}"
                    if not owed and (piece.card.print.type != "ability" or bondable):
                        yield f"turn {piece.spot}"
        for piece in mine:
            buriable = piece.is_monster and piece.kind == "skull" and not piece.imprisoned
            if buriable and not piece.buried and hand:  # 32, K5
                yield f"bury {piece.spot}"
            if self.holder_usable(seat, piece):
                yield f"hold {piece.spot}"

    def bondable(self, seat: int) -> list[Piece]:
        """28, D-B14, K4: monsters without an ability, but no hidden one of an opponent."""
        return [
            piece
            for piece in self.pieces
            if piece.is_monster and not piece.ability and (piece.owner == seat or not piece.hidden)
        ]

    def lay(self, seat: int, card: Card, turned: Piece | None) -> Moves:
        """15, 27, 28, 71, X11: a card comes into play, from the hand or turned face up."""
        stays = card.print.type in ("beast", "thing") or bool(card.print.text("ritual"))
        piece = turned
        if turned and stays:
            self.entries += 1
            turned.down, turned.entered = False, self.entries
        elif turned:
            self.pieces.remove(turned)
        elif stays:
            piece = self.enter(seat, card)
        if turned:
            shown = {"seat": seat, "card": card.id, "spot": turned.spot}
            self.tell("turned", {**shown, "stays": stays})
        else:
            shown = {"seat": seat, "card": card.id, "spot": piece.spot if piece else 0}
            self.tell("laid", {**shown, "stars": self.stars})
        if card.print.type == "ability":
            yield from self.bond(seat, card)
        elif card.print.type == "magic":
            place = "ritual" if stays else "play"
            text = Text(seat, card.print.text(place), place, piece if stays else None)
            yield from self.carry_out(text)
            if not stays:
                self.discard.append(card)

    def bond(self, seat: int, card: Card) -> Moves:
        """28, K1: an ability for a monster; a skeleton that changes gives its card back."""
        piece = yield from self.choose(seat, self.bondable(seat), "28, D-B14, K4")
        piece.ability = card
        self.tell("bonded", {"seat": seat, "card": card.id, "spot": piece.spot})
        if piece.kind != "skull":
            self.unbury(piece)
        self.reap()

    def invest(self, seat: int, verb: str, answer: str) -> Moves:
        """71, V5, V6: stars for a card that lies face down."""
        piece, card = None, None
        if verb == "down":
            card = next(one for one in self.hands[seat] if one.id == answer.split()[1])
            most = card.print.cost - 1
        else:
            piece = self.at(answer)
            most = piece.card.print.cost - piece.paid
        answers = [f"stars {n}" for n in range(1, min(most, self.stars) + 1)]
        count = int((yield from self.ask(seat, answers, "71, V5, V6", always=True)).split()[1])
        self.stars -= count
        if card:
            self.hands[seat].remove(card)
            piece = self.enter(seat, card)
            piece.down, piece.since = True, self.turn
        piece.paid += count
        shown = {"seat": seat, "spot": piece.spot, "paid": piece.paid, "stars": self.stars}
        if card:
            self.tell("laid_down", shown, {seat: {"card": card.id}})
        else:
            self.tell("paid", shown)

    def bury(self, seat: int, piece: Piece) -> Moves:
        """32, K5: a card for a skeleton."""
        answers = unique("put", self.hands[seat])
        answer = yield from self.ask(seat, answers, "32, K5", always=True)
        piece.buried = self.from_hand(seat, answer.split()[1])
        shown = {"seat": seat, "spot": piece.spot}
        self.tell("buried", shown, {seat: {"card": piece.buried.id}})

    def guests(self, seat: int, piece: Piece) -> list[Piece]:
        """H1: whom a hideout or prison might take in."""
        hides = self.hidable(seat) if self.has(piece, "hideout") else []
        return hides + (self.jailable(seat) if self.has(piece, "prison") else [])

    def holder_usable(self, seat: int, piece: Piece) -> bool:
        """H1, Q11, Q12: one use in a laying phase, if there is anything to do."""
        printed = self.has(piece, "hideout") or self.has(piece, "prison")
        if not printed or piece.tapped or piece.did("hold"):
            return False
        return False in piece.held or bool(self.guests(seat, piece))

    def use_holder(self, seat: int, holder: Piece) -> Moves:
        """H1, 67: put a monster in, take it out or exchange it."""
        holder.marks.add(("hold", False))
        answers = by_spot("target", self.guests(seat, holder))
        if False in holder.held:
            answers = ["free", *answers]
        answer = yield from self.ask(seat, answers, "67, H1, H5")
        if answer == "free":
            self.release(holder.held[False])
        else:
            piece = self.at(answer)
            self.hold(holder, False, piece, piece.owner != seat)

    # Attack

    def attack(self, seat: int) -> Moves:
        """17 to 21, D-B4: skills and declarations, traps, wounds, deaths."""
        self.attacks = []
        while True:
            answers = ["end", *self.actions(seat)]
            answer = yield from self.ask(seat, answers, "17, A1, A12, D-B5, D-B10")
            if answer == "end":
                break
            if answer.startswith("attack"):
                yield from self.declare(seat, self.at(answer))
            else:
                yield from self.use(seat, answer, "skill")
        for other in self.living()[1:]:
            yield from self.trap_window(other)
        self.deal_wounds()
        yield from self.work_off()

    def actions(self, seat: int) -> Iterator[str]:
        """17, A11, D-B5, D-B10, Q11: attacks and skills that are possible now."""
        for piece in self.owned(seat):
            if piece.tapped or piece.imprisoned or piece.did("skill"):
                continue
            if piece.is_monster and not piece.did("attack") and self.ways(piece):
                yield f"attack {piece.spot}"
            for ability in (False, True):
                if not piece.did("attack") and piece.text("skill", ability):
                    yield f"skill {piece.spot}" + " ability" * ability

    def attackable(self, attacker: Piece, target: Piece) -> bool:
        """33, 39, A1, A9."""
        if target.owner == attacker.owner or not target.type or target.hidden:
            return False
        if target.is_monster and target.kind == "ghost" != attacker.kind:
            return False
        return not self.has(target, f"protection {attacker.kind}")

    def bonus(self, attacker: Piece, word: str, targets: list[Piece]) -> bool:
        """36, 37, 44, A6, A7: whether an attack bonus can be used on all of these."""
        if word == "instant kill" and not all(target.is_monster for target in targets):
            return False
        for what in self.properties(attacker):
            versus, _, bonus = what.rpartition(": ")
            if bonus == word:
                foe = versus[3:]
                if all(not foe or foe in (target.type, target.kind) for target in targets):
                    return True
        return False

    def ways(self, attacker: Piece) -> dict[str, list[Piece]]:
        """A2: the ways to attack; with `split` those who may get the second wound."""
        targets = [piece for piece in self.pieces if self.attackable(attacker, piece)]
        ways: dict[str, list[Piece]] = {}
        for piece in targets:
            ways[f"target {piece.spot}"] = []
            if self.bonus(attacker, "double damage", [piece]):
                ways[f"double {piece.spot}"] = []
            if self.bonus(attacker, "instant kill", [piece]):
                ways[f"kill {piece.spot}"] = []
            seconds = [
                other
                for other in targets
                if other is not piece and self.bonus(attacker, "double damage", [piece, other])
            ]
            if seconds:
                ways[f"split {piece.spot}"] = seconds
        return ways

    def declare(self, seat: int, attacker: Piece) -> Moves:
        """Q3: the targets, the burning, the tapping and a vampire's healing."""
        ways = self.ways(attacker)
        answer = yield from self.ask(seat, ways, "17, 33, 36, 37, 39, A1, A2, A6, A7")
        targets = [self.at(answer)]
        if ways[answer]:
            targets.append((yield from self.choose(seat, ways[answer], "36, A2, A7, D-B22")))
        attacker.tapped = True  # 18, D-B6
        if self.has(attacker, "?") and not self.burn(seat, attacker.spot):
            attacker.marks.add(("failed", False))
            return
        attacker.marks.add(("attack", False))
        mode = answer.split()[0].replace("target", "plain")
        victims = {target.owner for target in targets}
        self.attacks.append(Attack(attacker, targets, mode, victims))
        spots = [target.spot for target in targets]
        shown = {"seat": seat, "spot": attacker.spot, "targets": spots, "mode": mode}
        self.tell("attacked", shown)
        if attacker.kind == "blood" and attacker.wounds:  # 34, A3
            attacker.wounds -= 1
            self.tell("healed", {"spot": attacker.spot, "wounds": attacker.wounds})

    def use(self, seat: int, answer: str, place: str) -> Moves:
        """42, 48, 49, P10: a skill or a trap; the mark is set first."""
        piece, ability = self.at(answer), answer.endswith("ability")
        piece.marks.add((place, ability))
        shown = {"seat": seat, "spot": piece.spot, "card": piece.bears(ability).id}
        kind = {"skill": "skill_used", "trap": "trap_sprung"}[place]
        self.tell(kind, {**shown, "ability": ability})
        yield from self.run(Text(seat, piece.text(place, ability), place, piece, ability))

    def trap_window(self, seat: int) -> Moves:
        """19, 49, A14, D-B10, Q5, Q13."""
        while any(not attack.off and seat in attack.victims for attack in self.attacks):
            traps = [
                f"trap {piece.spot}" + " ability" * ability
                for piece in self.owned(seat)
                if not piece.tapped and not piece.imprisoned
                for ability in (False, True)
                if piece.text("trap", ability) and ("trap", ability) not in piece.marks
            ]
            answer = yield from self.ask(seat, ["pass", *traps], "19, 49, A14, D-B10, Q5")
            if answer == "pass":
                return
            yield from self.use(seat, answer, "trap")

    def deal_wounds(self) -> None:
        """20, 21, D-B7, A3, A4, Q4, Q7: all wounds at the same moment."""
        wounds: Counter[Piece] = Counter()
        killed = []
        for attack in self.attacks:
            if attack.off:
                continue
            for target in attack.targets:
                if target not in self.pieces or target.hidden:
                    continue
                if attack.mode == "kill":
                    killed.append(target)
                else:
                    wounds[target] += 2 if attack.mode == "double" else 1
                wounds[attack.attacker] += self.has(target, "backburn")
            wounds[attack.attacker] += self.has(attack.attacker, "sick")
        for piece in self.in_order(piece for piece, count in wounds.items() if count):
            self.wound(piece, wounds[piece])
        self.attacks = []
        self.reap(killed)

    # Raid

    def raid(self, seat: int) -> Moves:
        """22 to 24, R1: one raider after another."""
        while True:
            raiders = [
                piece
                for piece in self.owned(seat)
                if self.may_raid(piece) and self.raidable(seat, piece)
            ]
            answers = ["end", *by_spot("raid", raiders)]
            answer = yield from self.ask(seat, answers, "22, 23, 38, R1, R2, D-B8")
            if answer == "end":
                return
            raider = self.at(answer)
            rules = "23, 38, D-B12, R2"
            victim = yield from self.choose_player(seat, self.raidable(seat, raider), rules)
            raider.marks.add(("raid", False))
            if self.has(raider, "?") and not self.burn(seat, raider.spot):  # R3, D-B6
                raider.tapped = True
                continue
            yield from self.rob(seat, raider, victim)
            yield from self.work_off()

    def short_opening(self) -> bool:
        """X37: who begins has fewer stars, with two players unless they agreed otherwise."""
        chosen = self.options.get("opening", "full")
        return chosen == "short" or (chosen == "auto" and self.players == 2)

    def truce(self) -> bool:
        """X38: nobody raids in the first two rounds, with five or six unless agreed otherwise."""
        chosen = self.options.get("truce", "off")
        on = chosen == "on" or (chosen == "auto" and self.players > 4)
        return on and self.turn <= 2 * self.players

    def may_raid(self, piece: Piece) -> bool:
        """R1, D-B5, Q4, Q9, X38."""
        did = piece.did("attack") or piece.did("raid") or self.truce()
        return piece.is_monster and not piece.tapped and not piece.imprisoned and not did

    def defended(self, seat: int) -> bool:
        """22, 45, 64, D-B8."""
        return any(
            (
                piece.is_monster
                and piece.kind != "ghost"
                and not piece.tapped
                and not piece.imprisoned
            )
            or self.has(piece, "guard")
            for piece in self.owned(seat)
        )

    def raidable(self, seat: int, raider: Piece) -> list[int]:
        """23, 38, D-B12: whom this monster might rob."""
        direct = self.has(raider, "direct")
        return [
            other
            for other in self.living()[1:]
            if self.robbable(other) and (direct or not self.defended(other))
        ]

    def rob(self, seat: int, raider: Piece, victim: int) -> Moves:
        """23, 24, D-B2, D-B3, R4, X6, X7: a random life, for the hand or as a trophy."""
        cards = self.robbable(victim)
        card = cards[self.chance.below(len(cards))]
        trophy = self.take_from_life(victim, card)
        self.hands[seat].append(card)
        shown = {"seat": seat, "spot": raider.spot, "victim": victim, "trophy": trophy}
        both = {other: {"card": card.id} for other in (seat, victim)}
        self.tell("raided", shown, {} if trophy else both)
        answer = yield from self.ask(seat, ["hand", "trophy"], "24, R4")
        if answer == "trophy":
            self.hands[seat].remove(card)
            self.trophies[seat].append(card)
            self.tell("trophy_laid", {"seat": seat, "card": card.id})
        if self.robbable(victim):
            return
        if not self.options["last_standing"]:  # 6, R5
            self.finish("life-lost")
        self.eliminate(victim, seat)

    def eliminate(self, seat: int, by: int) -> None:
        """72, D-B19, V10, Q15, X8, X26: all that a player has goes to the discard pile."""
        mine = self.owned(seat)
        numbers = {piece.spot for piece in mine}
        covered = {spot: name for spot, name in self.covered().items() if int(spot) in numbers}
        hand = ordered(self.hands[seat])
        shown = {"seat": seat, "by": by, "hand": ids(hand), "table": covered}
        self.tell("eliminated", shown)
        last = {"beast": 0, "thing": 0, "": 1}
        down = [piece for piece in mine if piece.down]
        groups = sorted(
            [piece for piece in mine if not piece.down], key=lambda piece: last[piece.type]
        ) + sorted(down, key=lambda piece: piece.spot)
        for piece in groups:
            self.release_all(piece, silently=True)
            if piece.holder:
                self.release(piece, silently=True)
            self.discard += [card for card in (piece.buried, piece.ability) if card]
            self.discard.append(piece.card)
            self.pieces.remove(piece)
        self.discard += hand + self.trophies[seat]
        self.hands[seat], self.trophies[seat] = [], []
        self.offers = [offer for offer in self.offers if offer[0] != seat]
        self.out.append(seat)
        if len(self.living()) == 1:
            self.finish("last-standing")

    # End of the game

    def finish(self, reason: str) -> None:
        """6, 72, Q17, X16: the game ends and everything is shown."""
        self.over = reason
        shown = {
            "reason": reason,
            "rule": ENDS[reason],
            "lives": [ids(ordered(lives)) for lives in self.lives],
            "hands": [ids(ordered(hand)) for hand in self.hands],
            "table": self.covered(),
        }
        self.tell("game_over", shown)
        raise Over

    def spoils(self, seat: int) -> list[Card]:
        """6: trophies and remaining lives."""
        return self.trophies[seat] + self.lives[seat]

    def key(self, seat: int) -> tuple[int, ...]:
        """6, X15, R6, R7, Q17: what ranks are decided by."""
        if seat in self.out:
            return (0, self.out.index(seat))
        return (1, len(self.spoils(seat)), stars_on(self.spoils(seat)))

    def result(self) -> Json:
        """6, R6, R7: scores, ranks and why the game ended; nothing before the end."""
        if not self.over:
            return None
        seats = range(self.players)
        keys = [self.key(seat) for seat in seats]
        return {
            "ranks": [1 + sum(other > key for other in keys) for key in keys],
            "scores": [len(self.spoils(seat)) for seat in seats],
            "parts": [
                {"trophies": len(self.trophies[seat]), "lives": len(self.lives[seat])}
                for seat in seats
            ],
            "columns": [{"stars": stars_on(self.spoils(seat))} for seat in seats],
            "reason": self.over,
            "rule": ENDS[self.over],
        }


# The effects that need a card on the table, and their rules; what they can be about.
AIMED = {
    "heal": "54",
    "repair": "55",
    "kill": "57",
    "destroy": "57",
    "damage": "58",
    "tap": "59",
    "hide": "56, H4, X33",
    "imprison": "47, H2, X19",
}
TYPES = {
    "repair": ("thing",),
    **dict.fromkeys(("destroy", "damage", "tap"), ("beast", "thing")),
}


class Numbers:
    """What the engine calls its moves, and their descriptions."""

    PLAIN = ("end", "pass", "draw", "feed", "hand", "trophy", "free")
    COUNTED = (("underworld", DEALT), ("take", DEALT), ("hunt", ROW))
    CARDS = ("pick", "life", "discard", "lay", "down", "put")
    SPOTS = (
        *("leave", "bury", "hold", "pay", "turn", "attack", "skill", "skill ability", "target"),
        *("double", "split", "kill", "trap", "trap ability", "raid"),
    )

    def __init__(self, cards: list[str], copies: int) -> None:
        self.cards = {card: rank for rank, card in enumerate(cards)}
        blocks = [
            *((verb, 1) for verb in self.PLAIN),
            ("keep", 2**DEALT - 1),
            *self.COUNTED,
            ("player", max(PLAYERS)),
            ("stars", STARS),
            *((verb, len(cards)) for verb in self.CARDS),
            *((verb, copies) for verb in self.SPOTS),
        ]
        ends = accumulate(size for _, size in blocks)
        self.starts = {verb: end - size for (verb, size), end in zip(blocks, ends)}

    def of(self, notation: str) -> tuple[int, dict[str, Json]]:
        """The number and the description of a legal move."""
        verb, *words = notation.split()
        told: dict[str, Json] = {"verb": verb}
        start = self.starts[verb]
        if verb in self.PLAIN:
            return start, told
        if verb == "keep":
            places = [int(word) for word in words if word != "none"]
            bits = sum(1 << place - 1 for place in places)
            return start + bits, {**told, "places": places}
        if verb in self.CARDS:
            return start + self.cards[words[0]], {**told, "card": words[0]}
        if verb == "player":
            seat = "ABCDEF".index(words[0])
            return start + seat, {**told, "seat": seat}
        number = int(words[0])
        if verb not in self.SPOTS:
            return start + number - 1, {**told, "count": number}
        told["spot"] = number
        if verb in ("skill", "trap"):
            told["ability"] = words[1:] == ["ability"]
        return self.starts[" ".join([verb, *words[1:]])] + number - 1, told


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


def check_deck(table: Table) -> None:
    """26, B12, V1, X23, X24: what the documents ask of a deck."""
    for name, one in table.prints.items():
        lasting = one.type in ("beast", "thing")
        require(one.type in ("beast", "magic", "ability", "thing"), f"rule 26: the type of {name}")
        require((one.kind in KINDS) == (one.type == "beast"), f"rule 26: the kind of {name}")
        require(1 <= one.cost <= STARS, f"Q19: the price of {name}")
        require((1 <= one.endurance <= 12) == lasting, f"rule 26: the endurance of {name}")
        for effect in one.effects:
            bad = (effect.place, effect.effect) in REFUSED
            require(not bad, f"Q19: {effect.effect} of {name}")
            right = effect.place != "trap" or one.type in ("thing", "ability")
            require(right, f"X24: a trap on {name}")
        for word in ("guard", "hideout", "prison"):
            require(word not in one.properties or one.type == "thing", f"X24: {word} on {name}")
    size = sum(one.copies for one in table.prints.values())
    wanted = DEALT * table.players + ROW * bool(table.options["hunt"])
    require(size >= wanted, "X23: too few cards for so many players")


REFUSED = {
    *(("play", "hide"), ("play", "imprison"), ("play", "disable"), ("trap", "tap")),
    *(("dead", "hide"), ("dead", "imprison")),
}


def opened(line: Json) -> Table:
    """A table with the content, the options and the seed of a first line."""
    players = len(line["seats"])
    require(players in PLAYERS, f"RAW is for 2 to 6 players, not {players}")
    edition = line["rules"]
    known = {name: values for name, values in OPTIONS.items() if SINCE.get(name, 1) <= edition}
    table = Table(line["content"], checked_options(line, known), players, sown(line))
    table.fewer = FEWER_STARS[edition]
    check_deck(table)
    table.begin()
    return table


class Referee(referee.Referee):
    """Reads a record line by line, with a table of its own beside it."""

    game = "raw"
    editions = (1, 2, 3, 4)
    rules = RULES

    def open(self, line: Json) -> Table:
        return opened(line)

    def play(self, table: Table, seat: int, given: Json) -> tuple[str, int, Json]:
        require(isinstance(given, str), "a move is a text")
        table.play(seat, given)
        number, description = table.numbers.of(given)
        return given, number, description


def check(lines: Iterable[str]) -> Table:
    """Check a record; the table at its end, or a Fault that names the line."""
    return referee.check(lines, Referee)


if __name__ == "__main__":
    sys.exit(referee.main(Referee))
