"""Pips, broken on purpose: a game for every way in which a check of the kit must fail."""

from __future__ import annotations

import itertools

from pips import BIDS, DRAW, EVENTS, NONE, PEEK, SPELLED, Pips, PipsState, facts

from ludoteka.core.events import Event, EventKind
from ludoteka.core.game import Meta, Result
from ludoteka.core.reasons import Reason


def broken(state_class: type[PipsState], **methods: object) -> Pips:
    """Pips with another kind of state, and perhaps other methods of the game."""

    def state(self: Pips, seats: int) -> PipsState:
        return state_class(self, seats)

    return type(f"Pips{state_class.__name__}", (Pips,), {"state": state, **methods}).make()


def with_sheet(changed: EventKind) -> Meta:
    """Pips' facts with another sheet for one kind of event."""
    return facts([changed if kind.name == changed.name else kind for kind in EVENTS])


# plays on


class DeadEnd(PipsState):
    def moves(self, seat):
        return () if self.leader != NONE else super().moves(seat)


class Endless(PipsState):
    def _next_round(self, events):
        super()._next_round(events)
        self.round = min(self.round, 2)
        self.stack = self.stack or [1]


class Raising(PipsState):
    def play(self, seat, move, chance, events=None):
        if move == PEEK:
            raise ZeroDivisionError("peeking is broken")
        super().play(seat, move, chance, events)


class NoResult(PipsState):
    def result(self):
        return None


class EarlyResult(PipsState):
    def result(self):
        return Result([1] * self.seats, [0] * self.seats, [{}] * self.seats, "early", "pips.1")


class MovesAfterTheEnd(PipsState):
    def moves(self, seat):
        return (0,) if self.is_over() else super().moves(seat)


# moves and reasons


class ReasonAgainstALegalMove(PipsState):
    def moves(self, seat):
        return BIDS if self.leader == NONE and not self.is_over() else super().moves(seat)

    def why_not(self, seat, move):
        return Reason("pips.2", "no-threes") if move == 2 else super().why_not(seat, move)

    def play(self, seat, move, chance, events=None):
        if move == 2 and self.leader == NONE and not self.is_over():
            self._bid(seat, move, events)
        else:
            super().play(seat, move, chance, events)


class NoReasonAgainstAnIllegalMove(PipsState):
    def moves(self, seat):
        return tuple(move for move in super().moves(seat) if move != 2)


class PlaysIllegalMoves(PipsState):
    def play(self, seat, move, chance, events=None):
        if self.why_not(seat, move) is None:
            super().play(seat, move, chance, events)


class ChangesBeforeRefusing(PipsState):
    def play(self, seat, move, chance, events=None):
        if 0 <= seat < self.seats and self.why_not(seat, move) is not None:
            self.points[seat] += 1
        super().play(seat, move, chance, events)


class UnsortedMoves(PipsState):
    def moves(self, seat):
        return super().moves(seat)[::-1]


# notation


def clashing_spell(self, move):
    return "bid 1" if move == 1 else SPELLED[move]


def clashing_description(self, move):
    return {"verb": "bid", "count": 1} if move == 1 else Pips.describe(self, move)


def untidy_spell(self, move):
    return SPELLED[move] + " "


# copies and packing


class SharedList(PipsState):
    def copy(self):
        other = super().copy()
        other.points = self.points
        return other


class ForgetfulCopy(PipsState):
    def copy(self):
        other = super().copy()
        other.bids = [NONE] * self.seats
        return other


def forgetful_unpack(self, data):
    state = Pips.unpack(self, data)
    state.peeked = [0] * state.seats
    return state


class PacksATuple(PipsState):
    def pack(self):
        return [*super().pack()[:-1], tuple(self.stack)]


# determinism, replay, tampering

clock = itertools.count()


class ReadsAClock(PipsState):
    def play(self, seat, move, chance, events=None):
        super().play(seat, move, chance, events)
        if move == DRAW:
            self.points[seat] += next(clock) % 2


class ChangedByListeners(PipsState):
    def play(self, seat, move, chance, events=None):
        super().play(seat, move, chance, events)
        if events is None and move == PEEK:
            self.points[seat] += 1


class ConstantDigest(PipsState):
    def digest(self):
        return "0123456789abcdef"


# events and views


class StrangeEvent(PipsState):
    def _bid(self, seat, move, events):
        super()._bid(seat, move, events)
        if events is not None:
            events.append(Event("hurrah", {}))


class UntypedEvent(PipsState):
    def _tell(self, events, event):
        if event.kind == "drawn":
            event = Event("drawn", {"seat": event.public["seat"], "card": "seven"})
        super()._tell(events, event)


class ViewWithASet(PipsState):
    def look(self, seat):
        return {**super().look(seat), "drawn": {1, 2}}


class HugeView(PipsState):
    def look(self, seat):
        return {**super().look(seat), "noise": "x" * 2000}


class HandleInView(PipsState):
    def look(self, seat):
        return {**super().look(seat), "points": self.points}


class HandleInAids(PipsState):
    def aids(self, seat):
        return {"points": self.points}


class SetInAids(PipsState):
    def aids(self, seat):
        return {"drawn": {1, 2}}


class SetInCaution(PipsState):
    def caution(self, seat, move):
        return Reason("pips.1", "sure", {"drawn": {1, 2}})


# hidden information


class CardInAids(PipsState):
    def aids(self, seat):
        return {"cards": list(self.cards)}


class CardInCaution(PipsState):
    def caution(self, seat, move):
        return Reason("pips.1", "sure", {"cards": list(self.cards)})


class CardInView(PipsState):
    def look(self, seat):
        return {**super().look(seat), "cards": list(self.cards)}


class CardInViewSize(PipsState):
    def look(self, seat):
        return {**super().look(seat), "pad": "x" * sum(self.cards)}


class CardInReason(PipsState):
    def why_not(self, seat, move):
        reason = super().why_not(seat, move)
        if reason is not None and reason.fault == "bid-first":
            return Reason("pips.2", "bid-first", {"top": self.stack[-1]})
        return reason


class CardInMoves(PipsState):
    def why_not(self, seat, move):
        reason = super().why_not(seat, move)
        if reason is None and move == 2 and self.cards[(seat + 1) % self.seats] > 4:
            return Reason("pips.2", "no-threes")
        return reason


class CardInEvent(PipsState):
    def _tell(self, events, event):
        if event.kind == "ready":
            event = Event("ready", {**event.public, "card": self.cards[0]}, event.private)
        super()._tell(events, event)


class BidInView(PipsState):
    def look(self, seat):
        return {**super().look(seat), "bids": [bid + 1 for bid in self.bids]}


class BidInReadyEvent(PipsState):
    def _tell(self, events, event):
        if event.kind == "ready":
            event = Event(
                "ready", {**event.public, "bid": event.private[event.public["seat"]]["bid"]}
            )
        super()._tell(events, event)


class ChangeOfMindIsTold(PipsState):
    def _tell(self, events, event):
        if event.kind == "bid_again":
            event = Event("ready", {"seat": next(iter(event.private))})
        super()._tell(events, event)


class FirstBidEndsTheRound(PipsState):
    def _bid(self, seat, move, events):
        if self.seats == 3 and self.bids.count(NONE) == 2:
            self.bids[self.bids.index(NONE)] = 0
        super()._bid(seat, move, events)


class ImaginesTheTruth(PipsState):
    def imagine(self, seat, chance):
        return self.copy()


class ImaginesInOrderOfTheTruth(PipsState):
    def pool(self, unknown):
        return self.stack + [self.cards[rival] for rival in unknown]


class ImagineSpoilsTheState(PipsState):
    def imagine(self, seat, chance):
        other = super().imagine(seat, chance)
        self.stack.reverse()
        return other


class ForgetsWhatItPeeked(PipsState):
    """Neither shown any more nor imagined: consistent with the view, but not with the past."""

    def knows(self, seat, other):
        return self.is_over() or seat == other


class ImaginesNoStack(PipsState):
    def imagine(self, seat, chance):
        other = super().imagine(seat, chance)
        other.stack = [99] * len(other.stack)
        return other


class EndlessImagination(PipsState):
    imagined = False

    def copy(self):
        other = super().copy()
        other.imagined = self.imagined
        return other

    def imagine(self, seat, chance):
        other = super().imagine(seat, chance)
        other.imagined = True
        return other

    def _next_round(self, events):
        super()._next_round(events)
        if self.imagined:
            self.round = min(self.round, 1)
            self.stack = self.stack or [1]


# scores


class Miscounts(PipsState):
    def result(self):
        result = super().result()
        if result is not None:
            result.scores[0] += 1
            result.parts[0]["points"] += 1
        return result


class PartsDoNotAddUp(PipsState):
    def result(self):
        result = super().result()
        if result is not None:
            result.parts[0]["card"] += 1
        return result


class WrongRanks(PipsState):
    def result(self):
        result = super().result()
        if result is not None:
            result.ranks = [rank + 1 for rank in result.ranks]
        return result


class NoRanks(PipsState):
    def result(self):
        result = super().result()
        if result is not None:
            result.ranks = []
        return result


BROKEN: list[tuple[str, Pips]] = [
    ("plays on", broken(DeadEnd)),
    ("plays on", broken(Endless)),
    ("plays on", broken(Raising)),
    ("plays on", broken(NoResult)),
    ("plays on", broken(EarlyResult)),
    ("plays on", broken(MovesAfterTheEnd)),
    ("moves and reasons", broken(NoReasonAgainstAnIllegalMove)),
    ("moves and reasons", broken(ReasonAgainstALegalMove)),
    ("moves and reasons", broken(PlaysIllegalMoves)),
    ("moves and reasons", broken(ChangesBeforeRefusing)),
    ("moves and reasons", broken(UnsortedMoves)),
    ("notation", broken(PipsState, spell=clashing_spell)),
    ("notation", broken(PipsState, describe=clashing_description)),
    ("notation", broken(PipsState, spell=untidy_spell)),
    ("copies", broken(SharedList)),
    ("copies", broken(ForgetfulCopy)),
    ("packing", broken(PipsState, unpack=forgetful_unpack)),
    ("packing", broken(PacksATuple)),
    ("determinism", broken(ReadsAClock)),
    ("determinism", broken(ChangedByListeners)),
    ("replay", broken(ReadsAClock)),
    ("tampering", broken(ConstantDigest)),
    ("events", broken(StrangeEvent)),
    ("events", broken(UntypedEvent)),
    ("views", broken(ViewWithASet)),
    ("views", broken(HugeView)),
    ("views", broken(HandleInView)),
    ("views", broken(HandleInAids)),
    ("views", broken(SetInAids)),
    ("views", broken(SetInCaution)),
    ("non-interference", broken(CardInView)),
    ("non-interference", broken(CardInAids)),
    ("non-interference", broken(CardInCaution)),
    ("non-interference", broken(CardInViewSize)),
    ("non-interference", broken(CardInReason)),
    ("non-interference", broken(CardInMoves)),
    (
        "non-interference",
        broken(
            CardInEvent,
            meta=with_sheet(EventKind("ready", {"seat": "seat", "card": "int"}, {"bid": "int"})),
        ),
    ),
    ("secret choices", broken(BidInView)),
    (
        "secret choices",
        broken(
            BidInReadyEvent,
            meta=with_sheet(EventKind("ready", {"seat": "seat", "bid": "int"})),
        ),
    ),
    ("secret choices", broken(ChangeOfMindIsTold)),
    ("secret choices", broken(FirstBidEndsTheRound)),
    ("secret choices", broken(ImaginesTheTruth)),
    ("blind imagination", broken(ImaginesTheTruth)),
    ("blind imagination", broken(ImaginesInOrderOfTheTruth)),
    ("blind imagination", broken(ImagineSpoilsTheState)),
    ("recall", broken(ForgetsWhatItPeeked)),
    ("recall", broken(ImaginesNoStack)),
    ("playable imagination", broken(EndlessImagination)),
    ("scores", broken(Miscounts)),
    ("scores", broken(PartsDoNotAddUp)),
    ("scores", broken(WrongRanks)),
    ("scores", broken(NoRanks)),
]
