"""The table of RAW as the outside referee keeps it: piles, cards in play, deaths."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from itertools import chain

from referee import Chance, Json
from referee_raw_cards import (
    KINDS,
    Attack,
    Card,
    Piece,
    Print,
    Question,
    Text,
    by_spot,
    ids,
    letter,
    ordered,
    taken,
)


class Board:
    """All that lies on a table of RAW and may be known of it, with what may be asked and told."""

    def __init__(self, content: Json, options: dict[str, Json], players: int, chance: Chance):
        self.prints = {name: Print(name, told) for name, told in content["cards"].items()}
        self.ranks = {name: rank for rank, name in enumerate(self.prints)}
        self.options = options
        self.players = players
        self.chance = chance
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
