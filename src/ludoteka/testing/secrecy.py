"""The checks of hidden information: nothing that a seat may not know reaches it.

Two states "look alike" to a seat if they differ only in what it may not know. Such pairs are made
in three ways: by `imagine`, by the audit's `swap`, and by letting another seat choose differently
in a simultaneous phase.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.chance import Chance, Quick, derive
from ludoteka.core.digest import canonical
from ludoteka.core.events import Event, seen
from ludoteka.core.game import State
from ludoteka.testing.checks import Check, some_moves
from ludoteka.testing.walk import CheckFailed, Walk, pick, play_on

REASONS: Final = 60  # reasons compared at a moment, of a large move space


def shown(state: State, seat: int, moves: list[int]) -> bytes:
    """All that a state shows to a seat: view, moves, aids, and what it says of these moves."""
    reasons = [state.why_not(seat, move) for move in moves]
    reasons += [state.caution(seat, move) for move in moves]
    said = [None if reason is None else reason.data() for reason in reasons]
    data = [state.view(seat), state.view_digest(seat), state.view(None), list(state.moves(seat))]
    return canonical([data, said, state.aids(seat)])


def first_difference(one: bytes, other: bytes) -> str:
    """Where two texts part, with a little of each."""
    at = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    start = max(0, at - 40)
    return f"...{one[start : at + 40].decode()}... or ...{other[start : at + 40].decode()}..."


def expect_alike(walk: Walk, one: State, other: State, seat: int, how: str) -> None:
    """Both states show the same bytes to the seat."""
    moves = some_moves(walk, list(one.moves(seat)))
    if len(moves) > REASONS:
        chance = walk.chance(f"reasons {seat}")
        moves = sorted({pick(moves, chance) for _ in range(REASONS)})
    left, right = shown(one, seat, moves), shown(other, seat, moves)
    if left != right:
        raise CheckFailed(f"seat {seat} can tell {how}: {first_difference(left, right)}")


class NonInterference(Check):
    """States that look alike to a seat give it the same bytes: view, moves, reasons, events."""

    name = "non-interference"

    def moment(self, walk: Walk) -> None:
        for seat in range(walk.seats):
            chance = walk.chance(f"{self.name} {seat}")
            imagined = walk.state.imagine(seat, chance)
            swapped = walk.audit.swap(walk.state, seat, chance)
            for other, what in ((imagined, "an imagined state"), (swapped, "a swapped one")):
                if other is not None:
                    how = f"the true state from {what}"
                    expect_alike(walk, walk.state, other, seat, how)
                    self._play_both(walk, other, seat, chance, how)

    def _play_both(self, walk: Walk, other: State, seat: int, chance: Chance, how: str) -> None:
        """The same move and chance in both: told alike up to what is openly revealed."""
        waiting = list(walk.state.waiting_for())
        if not waiting:
            return
        actor = pick(waiting, chance)
        moves = [m for m in walk.state.moves(actor) if other.why_not(actor, m) is None]
        if not moves:
            return
        move = pick(moves, chance)
        one = walk.state.copy()
        two = other.copy()
        label = derive(walk.seed, f"{how} {seat} {move}")
        told_one: list[Event] = []
        told_two: list[Event] = []
        one.play(actor, move, Quick(label), told_one)
        two.play(actor, move, Quick(label), told_two)
        revealing = {kind.name for kind in type(walk.game).meta.events if kind.reveals}
        ends = [_first(events, revealing) for events in (told_one, told_two)]
        until = min(ends)
        left = canonical(seen(told_one[:until], seat))
        right = canonical(seen(told_two[:until], seat))
        if left != right:
            raise CheckFailed(
                f"events tell seat {seat} {how}, after {walk.game.spell(move)!r} of seat {actor}: "
                f"{first_difference(left, right)}"
            )
        if until == len(told_one) == len(told_two):
            expect_alike(walk, one, two, seat, f"{how}, after {walk.game.spell(move)!r}")


def _first(events: list[Event], kinds: set[str]) -> int:
    """The place of the first event of these kinds, or the length."""
    return next((at for at, event in enumerate(events) if event.kind in kinds), len(events))


class SecretChoices(Check):
    """In a simultaneous phase the others learn who is ready: not what, how much, or changed.

    So a choice also leaves the others waited for as they were, until the last one is made.
    """

    name = "secret choices"

    def moment(self, walk: Walk) -> None:
        waiting = list(walk.state.waiting_for())
        if len(waiting) < 2:
            return
        chance = walk.chance(self.name)
        chooser = pick(waiting, chance)
        moves = list(walk.state.moves(chooser))
        left, told_left = self._choose(walk, walk.state, chooser, moves[0])
        right, told_right = self._choose(walk, walk.state, chooser, moves[-1])
        others = tuple(seat for seat in waiting if seat != chooser)
        if left.waiting_for() != others:
            raise CheckFailed(f"seat {chooser} has chosen: {others} should be waited for now")
        self._compare(walk, chooser, (left, told_left), (right, told_right), "what was chosen")
        if moves[-1] in left.moves(chooser):
            changed, told_changed = self._choose(walk, left, chooser, moves[-1])
            for seat in (None, *range(walk.seats)):
                if seat != chooser and seen(told_changed, seat):
                    raise CheckFailed(
                        f"seat {seat} is told that seat {chooser} has changed its mind"
                    )
            self._compare(walk, chooser, (left, []), (changed, []), "a change of mind")

    def _choose(self, walk: Walk, state: State, seat: int, move: int) -> tuple[State, list[Event]]:
        after = state.copy()
        events: list[Event] = []
        after.play(seat, move, Quick(derive(walk.seed, self.name)), events)
        return after, events

    def _compare(
        self,
        walk: Walk,
        chooser: int,
        one: tuple[State, list[Event]],
        two: tuple[State, list[Event]],
        what: str,
    ) -> None:
        for seat in range(walk.seats):
            if seat == chooser:
                continue
            expect_alike(walk, one[0], two[0], seat, f"{what} by seat {chooser}")
            for eye in (seat, None):
                left, right = canonical(seen(one[1], eye)), canonical(seen(two[1], eye))
                if left != right:
                    raise CheckFailed(
                        f"events tell seat {eye} {what} by seat {chooser}: "
                        f"{first_difference(left, right)}"
                    )
            chance = derive(walk.seed, f"{what} {seat}")
            first = one[0].imagine(seat, Quick(chance)).digest()
            if first != two[0].imagine(seat, Quick(chance)).digest():
                raise CheckFailed(f"imagine for seat {seat} depends on {what} by seat {chooser}")


class BlindImagination(Check):
    """`imagine` never depends on hidden facts, and leaves the true state alone."""

    name = "blind imagination"

    def moment(self, walk: Walk) -> None:
        for seat in range(walk.seats):
            label = derive(walk.seed, f"{self.name} {seat} {len(walk.match.moves)}")
            before = walk.state.digest()
            expected = walk.state.imagine(seat, Quick(label)).digest()
            if walk.state.digest() != before:
                raise CheckFailed(f"imagine for seat {seat} changed the true state")
            chance = walk.chance(f"{self.name} {seat}")
            swapped = walk.audit.swap(walk.state, seat, chance)
            for other in (walk.state.imagine(seat, chance), swapped):
                if other is None:
                    continue
                if other.imagine(seat, Quick(label)).digest() != expected:
                    raise CheckFailed(
                        f"imagine for seat {seat} gives another state where only hidden facts "
                        "differ: it has looked at them"
                    )


class Recall(Check):
    """What is imagined agrees with everything the seat was ever told; so does the truth."""

    name = "recall"

    def moment(self, walk: Walk) -> None:
        for seat in range(walk.seats):
            fault = walk.audit.contradiction(walk.state, seat, walk.events[seat])
            if fault:
                raise CheckFailed(f"what seat {seat} was told contradicts the true state: {fault}")
            imagined = walk.state.imagine(seat, walk.chance(f"{self.name} {seat}"))
            fault = walk.audit.contradiction(imagined, seat, walk.events[seat])
            if fault:
                raise CheckFailed(f"seat {seat} imagines what it knows to be false: {fault}")


class PlayableImagination(Check):
    """An imagined state can be played to the end."""

    name = "playable imagination"

    def moment(self, walk: Walk) -> None:
        limit = type(walk.game).meta.step_limit
        for seat in range(walk.seats):
            chance = walk.chance(f"{self.name} {seat}")
            imagined = walk.state.imagine(seat, chance)
            play_on(imagined, chance, limit + 1)
            if imagined.result() is None:
                raise CheckFailed(f"what seat {seat} imagined has no end within {limit} moves")
