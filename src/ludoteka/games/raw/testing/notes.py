"""Notes on RAW's cards: which were seen going where, what lies on the table, what the deck holds.

The part of a player's notebook that is about set-up, deck and hands.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.typed import text, texts, whole, wholes
from ludoteka.games.raw.cards.ledger import (
    DRAWN,
    GIVEN,
    HAND,
    LIVES,
    LOOKED,
    MOVED,
    PACK,
    SHOWN,
    SHUFFLED,
    TURNED,
)

DEALT: Final = 7
STARS: Final = 7


class Sightings:
    """Cards that were seen going into a place; some may have left it unseen.

    A card that is missing must have left by an unseen departure after it came, each its own one.
    """

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.since: list[int] = []
        self.departures: list[int] = []

    def come(self, card: str, now: int) -> None:
        self.cards.append(card)
        self.since.append(now)

    def go(self, card: str) -> None:
        """It was seen leaving. Of several alike the one that came last is crossed out."""
        for at in range(len(self.cards) - 1, -1, -1):
            if self.cards[at] == card:
                del self.cards[at]
                del self.since[at]
                return

    def go_unseen(self, now: int) -> None:
        self.departures.append(now)

    def clear(self) -> None:
        self.cards = []
        self.since = []
        self.departures = []

    def missing(self, present: list[str]) -> list[str]:
        """Cards that should be there and are not; none if unseen departures account for them."""
        left = list(present)
        gone: list[int] = []
        names: list[str] = []
        for at in range(len(self.cards) - 1, -1, -1):  # those that came first may be gone
            if self.cards[at] in left:
                left.remove(self.cards[at])
            else:
                gone.append(self.since[at])
                names.append(self.cards[at])
        gone.sort(reverse=True)
        for count, since in enumerate(gone, 1):
            if len([now for now in self.departures if now > since]) < count:
                return names
        return []


class Laid:
    """A card on the table."""

    def __init__(self, card: str, owner: int) -> None:
        self.card = card  # empty: it lies face down, and the seat does not know it
        self.owner = owner
        self.down = False
        self.stake = 0  # the first payment of a card that lies face down
        self.paid = 0
        self.wounds = 0
        self.ability = ""
        self.is_burdened = False  # a card is buried under it
        self.buried = ""  # which, if the seat knows it
        self.inside = 0
        self.inside_ability = False
        self.marks: set[str] = set()
        self.unsure: set[str] = set()  # marks that the events leave open


class Notes:
    """All notes of a seat (of an onlooker, if there is none), and how piles and hands change."""

    def __init__(
        self,
        seats: int,
        seat: int | None,
        cards: dict[str, dict[str, object]],
        drafting: bool,
        opening: int = STARS,
    ) -> None:
        self.seats = seats
        self.seat = -1 if seat is None else seat
        self.cards = cards
        self.now = 0
        # The open table.
        self.phase = "drafting" if drafting else "keeping"
        self.opening = opening  # stars of the very first turn (X37)
        self.first = 0
        self.turn = 0
        self.active = 0
        self.stars = 0
        self.fought = False  # a skill was used or an attack declared in this turn
        self.disabled = False
        self.table: dict[int, Laid] = {}
        self.order: list[int] = []
        self.hands = [0] * seats
        self.lives = [0] * seats
        self.trophies: list[list[str]] = [[] for _ in range(seats)]
        self.deck = 0
        self.discard: list[str] = []
        self.airborne = ""  # a spell whose text may still run
        self.bonding = ""  # an ability on its way to its monster
        self.hunt: list[str] = []
        self.out = [0] * seats
        self.attacks: list[list[int]] = []
        self.modes: list[str] = []
        self.ready = [False] * seats
        self.over: dict[str, object] | None = None
        # Own cards.
        self.hand: list[str] = []
        self.life: list[str] = []
        self.pack: list[str] = []
        self.loot = ""
        # What is known of others'.
        self.in_hand = [Sightings() for _ in range(seats)]
        self.with_player = [Sightings() for _ in range(seats)]  # in hand or lives, on the table
        self.away = Sightings()  # in any hidden place but the deck
        self.buried_at: dict[int, int] = {}
        self.packs: list[list[str]] = [[] for _ in range(seats)]  # as last seen
        # The deck.
        self.pool: dict[str, int] = {}  # what it may hold at most
        self.top: list[str] = []
        self.least_known = [0] * seats
        self.most_known = [0] * seats
        self.bans: list[list[str]] = []  # from the deck's top: kinds that a card is not
        for ident, card in cards.items():
            self.pool[ident] = whole(card["copies"])
        # Movements, as a ledger has them: what happened, from where, to where, the card or nothing,
        # and what was on the discard pile when it was shuffled.
        self.kinds: list[int] = []
        self.sources: list[int] = []
        self.targets: list[int] = []
        self.names: list[str] = []
        self.shuffles: list[list[str]] = []

    def _move(self, kind: int, source: int, target: int, card: str) -> None:
        self.kinds.append(kind)
        self.sources.append(source)
        self.targets.append(target)
        self.names.append(card)

    def type_of(self, card: str) -> str:
        return text(self.cards[card]["type"])

    def properties_of(self, card: str) -> list[str]:
        return texts(self.cards[card]["properties"]) if card else []

    def places_of(self, card: str) -> list[str]:
        """Where the card has effects; those that burn with a mark behind."""
        effects = self.cards[card]["effects"]
        assert isinstance(effects, list)
        return [str(one["place"]) + ("?" if one["burn"] else "") for one in effects]

    def is_ritual(self, card: str) -> bool:
        return self.type_of(card) == "magic" and "ritual" in [
            place.rstrip("?") for place in self.places_of(card)
        ]

    # Set-up.

    def _write_setup(self, kind: str, event: dict[str, object], seat: int) -> None:
        if kind == "set_up":
            self.first = whole(event["first"])
            self.deck = whole(event["deck"])
        elif kind == "dealt":
            self._dealt(texts(event.get("cards", [])))
        elif kind == "ready":
            self.ready[seat] = True
        elif kind == "packs_passed":
            self._packs_passed(event)
        elif kind == "hunt_laid":
            self.hunt = texts(event["cards"])
            for card in self.hunt:
                self._turn_over(card)
        else:
            self._lives_laid(wholes(event["lives"]), texts(event.get("cards", [])))

    def _dealt(self, own: list[str]) -> None:
        drafting = self.phase == "drafting"
        for other in range(self.seats):
            for at in range(DEALT):
                card = own[at] if other == self.seat else ""
                self._move(DRAWN, 0, (PACK if drafting else HAND) + other, card)
                self.deck -= 1
            if not drafting:
                self.hands[other] = DEALT
        for card in own:
            self.pool[card] -= 1
        if drafting:
            self.pack = own
            if self.seat >= 0:
                self.packs[self.seat] = own
        else:
            self.hand = own
        for card in own:
            self.away.come(card, self.now)

    def _packs_passed(self, event: dict[str, object]) -> None:
        """Who sees a pack again knows what was taken out meanwhile; of two players, by whom."""
        picked = text(event.get("card", ""))
        coming = texts(event.get("cards", []))
        left = whole(event["left"])
        round_number = DEALT - left - 1
        for other in range(self.seats):
            pack = (other - round_number) % self.seats
            self._move(MOVED, PACK + pack, HAND + other, picked if other == self.seat else "")
            self.hands[other] += 1
        for other in range(self.seats):
            pack = (other - round_number - 1) % self.seats
            mine = other == self.seat
            self._move(LOOKED, PACK + pack, other, "\n".join(coming) if mine else "")
        self.ready = [False] * self.seats
        if self.seat >= 0:
            self.hand.append(picked)
            passed = (self.seat - round_number) % self.seats
            self.packs[passed] = list(self.pack)
            self.packs[passed].remove(picked)
            pack = (self.seat - round_number - 1) % self.seats
            if round_number + 1 < self.seats:
                for card in coming:  # seen for the first time
                    self.pool[card] -= 1
                    self.away.come(card, self.now)
            elif self.seats == 2:
                gone = list(self.packs[pack])
                for card in coming:
                    gone.remove(card)
                self._seen_coming(1 - self.seat, gone[0])
            self.packs[pack] = coming
            self.pack = coming
        if left == 1:
            for other in range(self.seats):
                pack = (other - round_number - 1) % self.seats
                last = coming[0] if other == self.seat else ""
                self._move(MOVED, PACK + pack, HAND + other, last)
                self.hands[other] += 1
            if self.seat >= 0:
                self.hand += coming
                self.pack = []
                if self.seats == 2:  # what was passed last is the other's last card
                    passed = (self.seat - round_number) % 2
                    self._seen_coming(1 - self.seat, self.packs[passed][0])
            self.phase = "keeping"

    def _seen_coming(self, seat: int, card: str) -> None:
        """Into a rival's hand, from somewhere that is not the deck and was known before."""
        self.in_hand[seat].come(card, self.now)
        self.with_player[seat].come(card, self.now)

    def _lives_laid(self, lives: list[int], own: list[str]) -> None:
        self.lives = lives
        self.phase = "playing"
        self.ready = []
        for other in range(self.seats):
            for at in range(lives[other]):
                card = own[at] if other == self.seat else ""
                self._move(MOVED, HAND + other, LIVES + other, card)
                self.hands[other] -= 1
                self.in_hand[other].go_unseen(self.now)
        self.life = own
        for card in own:
            self.hand.remove(card)

    # The deck.

    def _pop(self, depth: int) -> None:
        self.deck -= 1
        for other in range(self.seats):
            if self.least_known[other] > depth:
                self.least_known[other] -= 1
            if self.most_known[other] > depth:
                self.most_known[other] -= 1
        if depth < len(self.top):
            del self.top[depth]
        if depth < len(self.bans):
            del self.bans[depth]

    def _turn_over(self, card: str) -> None:
        """The top card is turned over, for everybody."""
        self._pop(0)
        self.pool[card] -= 1
        self._move(TURNED, 0, 0, card)

    def _ban(self, kind: str, count: int) -> None:
        """So many cards of the deck's top are no monsters of this kind (X17)."""
        while len(self.bans) < count:
            self.bans.append([])
        for kinds in self.bans[:count]:
            kinds.append(kind)

    def _summoned(self, seat: int, spot: int, card: str, skipped: int) -> None:
        self._pop(skipped)
        self.pool[card] -= 1
        self._move(TURNED, 0, 0, card)
        self.table[spot] = Laid(card, seat)
        self.order.append(spot)

    def _shuffled(self, deck: int) -> None:
        """How many there are tells whether a spell is among them (X11)."""
        if self.airborne and deck == len(self.discard) + 1:
            self.discard.append(self.airborne)
            self.airborne = ""
        self._move(SHUFFLED, 0, 0, "")
        self.shuffles.append(self.discard)
        for ident in self.cards:
            self.pool[ident] = 0
        for card in self.discard:
            self.pool[card] += 1
        self.discard = []
        self.deck = deck
        self.top = []
        self.least_known = [0] * self.seats
        self.most_known = [0] * self.seats
        self.bans = []

    def _drawn(self, seat: int, card: str) -> None:
        """Into a hand, from the deck."""
        self._move(DRAWN, 0, HAND + seat, card)
        self.hands[seat] += 1
        if card:
            self.pool[card] -= 1
            self.away.come(card, self.now)
            if seat == self.seat:
                self.hand.append(card)
            else:
                self._seen_coming(seat, card)

    def _given(self, seat: int, card: str) -> None:
        """Into a hand, from the open."""
        self._move(GIVEN, 0, HAND + seat, card)
        self.hands[seat] += 1
        self.away.come(card, self.now)
        if seat == self.seat:
            self.hand.append(card)
        else:
            self._seen_coming(seat, card)

    def _shown(self, seat: int, card: str) -> None:
        """From a hand into the open."""
        self._move(SHOWN, HAND + seat, 0, card)
        self.hands[seat] -= 1
        self.away.go(card)
        if seat == self.seat:
            self.hand.remove(card)
        self.in_hand[seat].go(card)
        self.with_player[seat].go(card)

    def _write_harvest(self, kind: str, event: dict[str, object], seat: int, card: str) -> None:
        if kind == "drew":
            self._pop(0)
            self._drawn(seat, card)
        elif kind == "taken":
            self._pop(whole(event["place"]) - 1)
            self._drawn(seat, card)
        elif kind == "descended":
            count = whole(event["count"])
            self.stars = whole(event["stars"])
            self.least_known[seat] = max(self.least_known[seat], count)
            self.most_known[seat] = max(self.most_known[seat], count)
            if seat == self.seat:
                self.top = texts(event["cards"]) + self.top[count:]
        elif kind == "hunted":
            self.hunt[whole(event["place"]) - 1] = ""
            self._given(seat, card)
        elif kind == "row_filled":
            self.hunt[whole(event["place"]) - 1] = card
            self._turn_over(card)
        elif event["trophy"]:
            trophy = text(event["trophy"])
            self.trophies[seat].remove(trophy)
            self._given(seat, trophy)
        else:
            self._move(MOVED, LIVES + seat, HAND + seat, card)
            self.lives[seat] -= 1
            self.hands[seat] += 1
            if seat == self.seat:
                self.life.remove(card)
                self.hand.append(card)
