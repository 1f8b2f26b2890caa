"""RAW's state: where every card is, what is pending, and the methods of the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.core.game import Result, State
from ludoteka.core.reasons import Reason
from ludoteka.games.raw import choices, imagination, moves, reasons, scoring, view
from ludoteka.games.raw import notation as words
from ludoteka.games.raw.cards import table
from ludoteka.games.raw.help import aids, cautions, orders
from ludoteka.games.raw.phases import raids
from ludoteka.games.raw.pieces import (
    ASK_ATTACK,
    ASK_KEEP,
    ASK_LAY,
    ASK_NOTHING,
    ASK_PICK,
    ASK_RAID,
    ASK_TRAP,
    DRAFTING,
    KEEPING,
    NOBODY,
    NONE,
    ONLY,
    RUNNING,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.game import Raw


class RawState(State):
    """Cards by the number of their design in flat lists; cards on the table by their spot.

    Piles have their top at the end. Hands and lives are sorted: their order tells nothing.
    """

    def __init__(self, game: Raw, seats: int) -> None:
        """A state that is not laid out yet: `lay_out` does it, or `copy` for what it returns."""
        super().__init__(game, seats)
        self.rules = game
        self._legal: tuple[int, ...] | None = None  # the moves of `mover`, once asked for

    def lay_out(self, first: int, deck: list[int]) -> None:
        """An empty table, with this deck."""
        seats = self.seats
        self.phase = DRAFTING
        self.ask = ASK_NOTHING  # what is asked
        self.mover = NOBODY  # who is asked, outside the set-up
        self.first = first
        self.active = first  # whose turn it is
        self.turn = 0  # single turns, from 1
        self.stars = 0
        self.end = RUNNING
        self.harvested = 0  # steps of the harvest that are done
        self.peeked = 0  # cards looked at in the underworld, while one is to be taken
        self.ran = 0  # texts of this turn so far (X36)
        self.disabled = 0  # `disable ?` until the end of the turn (P8)
        self.window = NONE  # trap windows: players from the active one on; NONE: declarations
        # What a half-made choice is about.
        self.at = NONE  # a spot, or the place of an offer
        self.picked = NONE  # a card of the hand, or the card a target is chosen for
        self.aimed = NONE  # the first target of a split attack
        self.loot = NONE  # a stolen life, while its thief decides
        self.victim = NONE
        # The running text.
        self.text_at = NONE
        self.text_end = NONE
        self.text_user = NONE
        self.text_spot = NONE  # the spot that bears it
        self.text_side = 0  # 1: its ability bears it
        self.text_place = 0
        self.text_self = NONE  # where the dead card lies on the discard pile (S9)
        self.text_burnt = 0
        self.spell = NONE  # the spell whose text runs, or the ability that is being given
        # The table, by spot.
        self.card: list[int] = [NONE]
        self.owner: list[int] = [NONE]
        self.wounds: list[int] = [0]  # of a card that lies face down: the first payment
        self.marks: list[int] = [0]
        self.ability: list[int] = [NONE]
        self.buried: list[int] = [NONE]
        self.inside: list[int] = [NONE]  # twice the spot of its holder, 1 more for its ability
        self.paid: list[int] = [0]  # stars on a card that lies face down
        self.order: list[int] = []  # monsters and things in the order of entering play
        self.rituals: list[int] = []
        # Piles, and cards by seat.
        self.deck = deck
        self.bans = [0] * len(deck)  # by card of the deck: kinds that everybody knows it is not
        self.discard: list[int] = []
        self.hunt: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.lives: list[list[int]] = [[] for _ in range(seats)]
        self.trophies: list[list[int]] = [[] for _ in range(seats)]
        self.packs: list[list[int]] = []
        self.known: list[int] = [0] * seats  # so many cards of the deck's top a seat knows
        self.pending: list[int] = [NONE] * seats  # choices of a simultaneous phase
        self.began: list[int] = [0] * seats  # 1: has had the first turn
        self.out: list[int] = [0] * seats  # 1 for the first to be out, 2 for the second ...
        # What waits: attacks (attacker, mode, two targets and their owners), `dead` effects (owner,
        # effects from and to, place on the discard pile), zombies (owner, place there).
        self.attacks: list[int] = []
        self.queue: list[int] = []
        self.offers: list[int] = []
        self.ledger: list[int] = []

    def waiting_for(self) -> tuple[int, ...]:
        if self.mover != NOBODY:
            return ONLY[self.mover]
        if self.phase <= KEEPING:
            return tuple([seat for seat in range(self.seats) if self.pending[seat] == NONE])
        return ()

    def moves(self, seat: int) -> tuple[int, ...]:
        if self.mover != NOBODY:
            if seat != self.mover:
                return ()
            if self._legal is None:
                self._legal = tuple(choices.choices(self))
            return self._legal
        if not 0 <= seat < self.seats:
            return ()
        if self.ask == ASK_KEEP:
            return self.rules.keeps
        if self.ask == ASK_PICK:
            return self._picks(seat)
        return ()

    def play(self, seat: int, move: int, chance: Chance, events: list[Event] | None = None) -> None:
        if move not in self.moves(seat):
            self.refuse(seat, move)
        self._legal = None
        if self.mover == NOBODY:
            moves.choose(self, seat, move, chance, events)
        else:
            moves.play(self, move, chance, events)

    def why_not(self, seat: int, move: int) -> Reason | None:
        return reasons.why_not(self, seat, move)

    def result(self) -> Result | None:
        return scoring.result(self)

    def copy(self) -> RawState:
        other = RawState(self.rules, self.seats)
        other.phase = self.phase
        other.ask = self.ask
        other.mover = self.mover
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.stars = self.stars
        other.end = self.end
        other.harvested = self.harvested
        other.peeked = self.peeked
        other.ran = self.ran
        other.disabled = self.disabled
        other.window = self.window
        other.at = self.at
        other.picked = self.picked
        other.aimed = self.aimed
        other.loot = self.loot
        other.victim = self.victim
        other.text_at = self.text_at
        other.text_end = self.text_end
        other.text_user = self.text_user
        other.text_spot = self.text_spot
        other.text_side = self.text_side
        other.text_place = self.text_place
        other.text_self = self.text_self
        other.text_burnt = self.text_burnt
        other.spell = self.spell
        other.card = self.card[:]
        other.owner = self.owner[:]
        other.wounds = self.wounds[:]
        other.marks = self.marks[:]
        other.ability = self.ability[:]
        other.buried = self.buried[:]
        other.inside = self.inside[:]
        other.paid = self.paid[:]
        other.order = self.order[:]
        other.rituals = self.rituals[:]
        other.deck = self.deck[:]
        other.bans = self.bans[:]
        other.discard = self.discard[:]
        other.hunt = self.hunt[:]
        other.hands = [row[:] for row in self.hands]
        other.lives = [row[:] for row in self.lives]
        other.trophies = [row[:] for row in self.trophies]
        other.packs = [row[:] for row in self.packs]
        other.known = self.known[:]
        other.pending = self.pending[:]
        other.began = self.began[:]
        other.out = self.out[:]
        other.attacks = self.attacks[:]
        other.queue = self.queue[:]
        other.offers = self.offers[:]
        other.ledger = self.ledger[:]
        return other

    def look(self, seat: int | None) -> dict[str, object]:
        seen = view.look(self, seat)
        prompt = seen["prompt"]
        if isinstance(prompt, dict) and self.ask in (ASK_LAY, ASK_ATTACK, ASK_RAID):
            prompt["next"] = cautions.after(self)  # what `end` leads to
        return seen

    def hidden(self) -> dict[str, object]:
        return view.hidden(self)

    def imagine(self, seat: int, chance: Chance) -> RawState:
        return imagination.imagine(self, seat, chance)

    def scores(self) -> list[int]:
        if self.rules.last_standing:  # trophies are worth nothing there
            return [raids.life_count(self, seat) for seat in range(self.seats)]
        return [len(self.trophies[seat]) + len(self.lives[seat]) for seat in range(self.seats)]

    def progress(self) -> tuple[int, int] | None:
        return self.turn, 0

    def pack(self) -> list[object]:
        return [
            self.registers(),
            *[list(part) for part in self.parts()],
            *[[list(row) for row in rows] for rows in self.rows()],
        ]

    def aids(self, seat: int) -> dict[str, object]:
        return aids.aids(self, seat)

    def answers(self, seat: int) -> bool:
        return self.mover == seat and self.ask == ASK_TRAP

    def is_out(self, seat: int) -> bool:
        return self.out[seat] > 0

    def caution(self, seat: int, move: int) -> Reason | None:
        return cautions.caution(self, seat, move)

    def follow(self, seat: int, order: str) -> int | None:
        return orders.follow(self, seat, order)

    def _picks(self, seat: int) -> tuple[int, ...]:
        first = self.rules.notation.of_card(words.PICK, 0)
        pack = self.packs[table.pack_of(self, seat)]
        return tuple([first + card for card in sorted(set(pack))])

    def registers(self) -> list[int]:
        """All single numbers, in a fixed order."""
        return [
            self.phase,
            self.ask,
            self.mover,
            self.first,
            self.active,
            self.turn,
            self.stars,
            self.end,
            self.harvested,
            self.peeked,
            self.disabled,
            self.window,
            self.at,
            self.picked,
            self.aimed,
            self.loot,
            self.victim,
            self.text_at,
            self.text_end,
            self.text_user,
            self.text_spot,
            self.text_side,
            self.text_place,
            self.text_self,
            self.text_burnt,
            self.spell,
            self.ran,
        ]

    def parts(self) -> list[list[int]]:
        """All flat lists, in a fixed order."""
        return [
            self.card,
            self.owner,
            self.wounds,
            self.marks,
            self.ability,
            self.buried,
            self.inside,
            self.paid,
            self.order,
            self.rituals,
            self.deck,
            self.discard,
            self.hunt,
            self.known,
            self.pending,
            self.began,
            self.out,
            self.attacks,
            self.queue,
            self.offers,
            self.ledger,
            self.bans,
        ]

    def rows(self) -> list[list[list[int]]]:
        """All lists by seat, in a fixed order."""
        return [self.hands, self.lives, self.trophies, self.packs]
