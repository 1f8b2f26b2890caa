"""Pips: a small complete game, to show the contract and to be broken in the kit's own tests.

Two or three seats hold a secret card each, of the cards 1 to 8; the others are the stack. In every
round all bid 1, 2 or 3 in secret. Who alone bids highest then draws a card of the stack, which
counts its number, or peeks at the next seat's card, which counts 1. At the end the own card counts.
"""

from __future__ import annotations

from typing import ClassVar

from ludoteka.core.chance import Chance
from ludoteka.core.errors import UnreadableMove
from ludoteka.core.events import Event, EventKind, seen
from ludoteka.core.game import Audit, Game, Meta, Result, State, ranked
from ludoteka.core.options import Number, Value
from ludoteka.core.packing import ints
from ludoteka.core.reasons import Reason, game_over, no_such_move, no_such_seat, not_your_turn

CARDS = list(range(1, 9))
BIDS = (0, 1, 2)  # the moves "bid 1" to "bid 3"
DRAW, PEEK = 3, 4
SPELLED = ["bid 1", "bid 2", "bid 3", "draw", "peek"]
NONE = -1


EVENTS = [
    EventKind("dealt", {"stack": "int"}, {"card": "int"}, reveals=True),
    EventKind("ready", {"seat": "seat"}, {"bid": "int"}),
    EventKind("bid_again", None, {"bid": "int"}),
    EventKind("bids", {"bids": "by_seat", "leader": "int"}, reveals=True),
    EventKind("drawn", {"seat": "seat", "card": "int"}, reveals=True),
    EventKind("peeked", {"seat": "seat"}, {"card": "int"}, reveals=True),
    EventKind("over", {"cards": "by_seat"}, reveals=True),
]


def facts(events: list[EventKind]) -> Meta:
    """The facts sheet of Pips."""
    return Meta(
        name="pips",
        title="Pips",
        authors="Ludoteka",
        publisher="nobody",
        rules_version=1,
        seats=(2, 3),
        options=[Number("rounds", 1, 9, 3)],
        events=events,
        view_limit=1000,
        step_limit=100,
    )


class Pips(Game):
    meta: ClassVar[Meta] = facts(EVENTS)

    def __init__(self, options: dict[str, Value] | None) -> None:
        super().__init__(options, "cards 1 to 8", "pips")
        self.move_count = len(SPELLED)

    @classmethod
    def make(
        cls, options: dict[str, Value] | None = None, content: str | None = None, file: str = ""
    ) -> Pips:
        return cls(options)

    def state(self, seats: int) -> PipsState:
        return PipsState(self, seats)

    def start(self, seats: int, chance: Chance, events: list[Event] | None = None) -> PipsState:
        self.check_seats(seats)
        state = self.state(seats)
        state.stack = list(CARDS)
        chance.shuffle(state.stack)
        state.cards = [state.stack.pop() for _ in range(seats)]
        if events is not None:
            own = {seat: {"card": card} for seat, card in enumerate(state.cards)}
            events.append(Event("dealt", {"stack": len(state.stack)}, own))
        return state

    def spell(self, move: int) -> str:
        return SPELLED[move]

    def read(self, text: str) -> int:
        if text.lower() not in SPELLED:
            raise UnreadableMove(text, ", ".join(SPELLED))
        return SPELLED.index(text.lower())

    def describe(self, move: int) -> dict[str, object]:
        verb, _, count = self.spell(move).partition(" ")
        return {"verb": verb, "count": int(count or 0)}

    def number(self, description: dict[str, object]) -> int:
        count = description["count"]
        return self.read(f"{description['verb']} {count}" if count else str(description["verb"]))

    def unpack(self, data: list[object]) -> PipsState:
        head = ints(data, 0, "head", NONE, 10, 2)
        cards = ints(data, 1, "cards", 1, 8)
        state = self.state(len(cards))
        state.round, state.leader = head
        state.cards = cards
        state.bids = ints(data, 2, "bids", NONE, 2, state.seats)
        state.points = ints(data, 3, "points", 0, 99, state.seats)
        state.peeked = ints(data, 4, "peeked", 0, 1, state.seats)
        state.stack = ints(data, 5, "stack", 1, 8)
        return state

    def audit(self) -> PipsAudit:
        return PipsAudit()


class PipsState(State):
    def __init__(self, game: Pips, seats: int) -> None:
        super().__init__(game, seats)
        self.pips = game
        self.round = 1
        self.leader = NONE  # who draws or peeks now; NONE while bids are made
        self.cards: list[int] = []
        self.bids = [NONE] * seats
        self.points = [0] * seats
        self.peeked = [0] * seats  # 1: has seen the next seat's card
        self.stack: list[int] = []

    def is_over(self) -> bool:
        return self.round > int(self.pips.options["rounds"])

    def waiting_for(self) -> tuple[int, ...]:
        if self.is_over():
            return ()
        if self.leader != NONE:
            return (self.leader,)
        return tuple(seat for seat in range(self.seats) if self.bids[seat] == NONE)

    def moves(self, seat: int) -> tuple[int, ...]:
        return tuple(move for move in range(len(SPELLED)) if self.why_not(seat, move) is None)

    def play(self, seat: int, move: int, chance: Chance, events: list[Event] | None = None) -> None:
        if self.why_not(seat, move) is not None:
            self.refuse(seat, move)
        if move in BIDS:
            self._bid(seat, move, events)
            return
        if move == DRAW:
            card = self.stack.pop(chance.below(len(self.stack)))
            self.points[seat] += card
            self._tell(events, Event("drawn", {"seat": seat, "card": card}))
        else:
            card = self.cards[(seat + 1) % self.seats]
            self.points[seat] += 1
            self.peeked[seat] = 1
            self._tell(events, Event("peeked", {"seat": seat}, {seat: {"card": card}}))
        self._next_round(events)

    def _bid(self, seat: int, move: int, events: list[Event] | None) -> None:
        if self.bids[seat] == NONE:
            self._tell(events, Event("ready", {"seat": seat}, {seat: {"bid": move + 1}}))
        else:
            self._tell(events, Event("bid_again", None, {seat: {"bid": move + 1}}))
        self.bids[seat] = move
        if NONE in self.bids:
            return
        alone = [bid for bid in self.bids if self.bids.count(bid) == 1]
        self.leader = self.bids.index(max(alone)) if alone else NONE
        bids = [bid + 1 for bid in self.bids]
        self._tell(events, Event("bids", {"bids": bids, "leader": self.leader}))
        if self.leader == NONE:
            self._next_round(events)

    def _next_round(self, events: list[Event] | None) -> None:
        self.round += 1
        self.leader = NONE
        self.bids = [NONE] * self.seats
        if self.is_over():
            self._tell(events, Event("over", {"cards": list(self.cards)}))

    def _tell(self, events: list[Event] | None, event: Event) -> None:
        if events is not None:
            events.append(event)

    def why_not(self, seat: int, move: int) -> Reason | None:
        if not 0 <= seat < self.seats:
            return no_such_seat(seat, self.seats)
        if not 0 <= move < len(SPELLED):
            return no_such_move(move)
        if self.is_over():
            return game_over()
        if self.leader == NONE:
            return None if move in BIDS else Reason("pips.2", "bid-first")
        if seat != self.leader:
            return not_your_turn(seat, [self.leader])
        if move == DRAW and not self.stack:
            return Reason("pips.3", "stack-is-empty")
        return Reason("pips.3", "draw-or-peek") if move in BIDS else None

    def result(self) -> Result | None:
        if not self.is_over():
            return None
        parts = [
            {"points": points, "card": card}
            for points, card in zip(self.points, self.cards, strict=True)
        ]
        scores = [sum(part.values()) for part in parts]
        return Result(ranked([(score,) for score in scores]), scores, parts, "rounds", "pips.1")

    def copy(self) -> PipsState:
        other = self.pips.state(self.seats)
        other.round, other.leader = self.round, self.leader
        other.cards, other.bids = list(self.cards), list(self.bids)
        other.points, other.peeked = list(self.points), list(self.peeked)
        other.stack = list(self.stack)
        return other

    def knows(self, seat: int | None, other: int) -> bool:
        """May this seat know the other's card?"""
        if self.is_over() or seat == other:
            return True
        return seat is not None and other == (seat + 1) % self.seats and self.peeked[seat] == 1

    def look(self, seat: int | None) -> dict[str, object]:
        return {
            "round": self.round,
            "leader": self.leader,
            "ready": [bid != NONE for bid in self.bids],
            "bid": None if seat is None or self.bids[seat] == NONE else self.bids[seat] + 1,
            "bids": [bid + 1 for bid in self.bids] if self.leader != NONE else None,
            "points": list(self.points),
            "peeked": list(self.peeked),
            "stack": len(self.stack),
            "drawn": [card for card in CARDS if card not in self.stack and card not in self.cards],
            "cards": [
                card if self.knows(seat, other) else None for other, card in enumerate(self.cards)
            ],
        }

    def hidden(self) -> dict[str, object]:
        return {"cards": list(self.cards), "stack": list(self.stack), "bids": list(self.bids)}

    def pool(self, unknown: list[int]) -> list[int]:
        """The stack and the cards of these seats, in an order that tells nothing."""
        return sorted(self.stack + [self.cards[rival] for rival in unknown])

    def imagine(self, seat: int, chance: Chance) -> PipsState:
        other = self.copy()
        unknown = [rival for rival in range(self.seats) if not self.knows(seat, rival)]
        pool = self.pool(unknown)
        chance.shuffle(pool)
        for rival in unknown:
            other.cards[rival] = pool.pop()
        other.stack = pool
        if self.leader == NONE:
            for rival in range(self.seats):
                if rival != seat and self.bids[rival] != NONE:
                    other.bids[rival] = chance.below(len(BIDS))
        return other

    def pack(self) -> list[object]:
        return [
            [self.round, self.leader],
            list(self.cards),
            list(self.bids),
            list(self.points),
            list(self.peeked),
            list(self.stack),
        ]


class PipsAudit(Audit):
    def recount(self, seats: int, story: list[Event]) -> list[int]:
        scores = [0] * seats
        for event in seen(story, None):
            if event["kind"] == "drawn":
                scores[event["seat"]] += event["card"]
            elif event["kind"] == "peeked":
                scores[event["seat"]] += 1
            elif event["kind"] == "over":
                scores = [a + b for a, b in zip(scores, event["cards"], strict=True)]
        return scores

    def contradiction(self, state: State, seat: int, events: list[dict[str, object]]) -> str:
        cards = state.hidden()["cards"]
        stack = state.hidden()["stack"]
        for event in events:
            if event["kind"] == "dealt" and cards[seat] != event["card"]:
                return f"seat {seat} was dealt {event['card']}"
            neighbour = cards[(seat + 1) % state.seats]
            if event["kind"] == "peeked" and event.get("card", neighbour) != neighbour:
                return f"seat {seat} has peeked at {event['card']}"
            if event["kind"] == "drawn" and event["card"] in [*stack, *cards]:
                return f"{event['card']} was drawn"
        return "" if len({*cards, *stack}) == len(cards) + len(stack) else "a card is there twice"

    def swap(self, state: State, seat: int, chance: Chance) -> State | None:
        assert isinstance(state, PipsState)
        unknown = [rival for rival in range(state.seats) if not state.knows(seat, rival)]
        if not unknown or not state.stack:
            return None
        other = state.copy()
        rival = unknown[chance.below(len(unknown))]
        at = chance.below(len(other.stack))
        other.cards[rival], other.stack[at] = other.stack[at], other.cards[rival]
        return other
