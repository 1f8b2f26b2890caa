"""The checks, by name. Each looks at moments of a walk, or at its end, and raises CheckFailed."""

from __future__ import annotations

import json
from typing import Final

from ludoteka.core.digest import canonical
from ludoteka.core.errors import IllegalMove
from ludoteka.core.game import State, ranked_by
from ludoteka.testing.walk import CheckFailed, Walk, pick, play_on

EVERY_MOVE: Final = 4096  # a move space of this size is tried in full
SAMPLE: Final = 200


class Check:
    """Something that must hold in every game."""

    name = ""

    def moment(self, walk: Walk) -> None:
        """Look at a moment of the walk."""

    def end(self, walk: Walk) -> None:
        """Look at the end of the walk."""


class PlaysOn(Check):
    """Random legal play ends within the declared limit, never dead-ends, never raises."""

    name = "plays on"  # the walk itself is the check


class MovesAndReasons(Check):
    """`moves` and `why_not` agree, and what is not allowed is refused without any change."""

    name = "moves and reasons"

    def moment(self, walk: Walk) -> None:
        state = walk.state
        chance = walk.chance(self.name)
        for seat in range(walk.seats):
            legal = list(state.moves(seat))
            if legal != sorted(set(legal)):
                raise CheckFailed(f"the moves of seat {seat} should rise, each once: {legal}")
            for move in some_moves(walk, legal):
                reason = state.why_not(seat, move)
                if (reason is None) != (move in legal):
                    word = "is" if move in legal else "is not"
                    raise CheckFailed(
                        f"move {move} {word} among the moves of seat {seat}, "
                        f"but why_not says {reason}"
                    )
                if reason is not None:
                    json_able(reason.data(), f"the reason against move {move}")
            illegal = [move for move in some_moves(walk, legal) if move not in legal]
            if illegal:
                self._refused(state, seat, pick(illegal, chance), walk)
        for seat, move in ((-1, 0), (walk.seats, 0), (0, -1), (0, walk.game.move_count)):
            self._refused(state, seat, move, walk)

    def _refused(self, state: State, seat: int, move: int, walk: Walk) -> None:
        before = state.digest()
        try:
            state.play(seat, move, walk.chance(self.name))
        except IllegalMove as error:
            if state.why_not(seat, move) != error.reason:
                raise CheckFailed(
                    f"move {move} was refused by {error.reason}, why_not differs"
                ) from None
        else:
            raise CheckFailed(f"move {move} of seat {seat} is not allowed and was played")
        if state.digest() != before:
            raise CheckFailed(f"move {move} of seat {seat} was refused and yet changed the state")


class MoveTexts(Check):
    """Every move has one text and one description, and both lead back to it."""

    name = "notation"

    def moment(self, walk: Walk) -> None:
        state = walk.state
        for seat in range(walk.seats):
            for move in state.moves(seat):
                self._round_trip(walk, move)
                text = walk.game.spell(move)
                if state.read(seat, text) != move:
                    raise CheckFailed(f"seat {seat} reads {text!r} as another move than {move}")

    def end(self, walk: Walk) -> None:
        if walk.game.move_count <= EVERY_MOVE:
            for move in range(walk.game.move_count):
                self._round_trip(walk, move)

    def _round_trip(self, walk: Walk, move: int) -> None:
        game = walk.game
        text = game.spell(move)
        if text != text.strip() or len(text.splitlines()) != 1:
            raise CheckFailed(f"move {move} is spelled {text!r}: not one tidy line")
        if game.read(text) != move:
            raise CheckFailed(
                f"move {move} is spelled {text!r}, which reads as move {game.read(text)}"
            )
        description = game.describe(move)
        json_able(description, f"the description of move {move}")
        if game.number(description) != move:
            raise CheckFailed(f"move {move} is described as {description}, which is another number")


class Copies(Check):
    """A copy is equal and independent: what is played on one does not touch the other."""

    name = "copies"

    def moment(self, walk: Walk) -> None:
        first = walk.state.copy()
        before = everything(first)
        if before != everything(walk.state):
            raise CheckFailed("a copy differs from its original")
        second = first.copy()
        play_on(second, walk.chance(self.name), 40)
        if everything(first) != before:
            raise CheckFailed("playing on a copy changed the original")
        third = first.copy()
        play_on(first, walk.chance(self.name), 40)
        if everything(third) != before:
            raise CheckFailed("playing on the original changed its copy")
        if everything(first) != everything(second):
            raise CheckFailed("the same moves and chance led a copy elsewhere than its original")


class Packing(Check):
    """A state survives being stored as JSON and taken up again, and plays on as before."""

    name = "packing"

    def moment(self, walk: Walk) -> None:
        packed = walk.state.pack()
        stored = json_able(packed, "the packed state")
        again = walk.game.unpack(json.loads(stored))
        if everything(again) != everything(walk.state):
            raise CheckFailed("a state that was packed and unpacked differs")
        original = walk.state.copy()
        play_on(original, walk.chance(self.name), 40)
        play_on(again, walk.chance(self.name), 40)
        if everything(again) != everything(original):
            raise CheckFailed("a state that was packed and unpacked plays on differently")


class Events(Check):
    """Every event keeps to the sheet of its kind."""

    name = "events"

    def moment(self, walk: Walk) -> None:
        sheets = {sheet.name: sheet for sheet in type(walk.game).meta.events}
        for event in walk.match.events:
            if event.kind not in sheets:
                raise CheckFailed(f"events of kind {event.kind!r} have no sheet")
            fault = sheets[event.kind].fault(event)
            if fault:
                raise CheckFailed(fault)
            json_able(event.data(), f"event {event.kind}")


class Views(Check):
    """Views and aids are JSON-able, always the same, no handle on the state; views small enough."""

    name = "views"

    def moment(self, walk: Walk) -> None:
        state = walk.state
        before = state.digest()
        limit = type(walk.game).meta.view_limit
        for seat in (None, *range(walk.seats)):
            data = json_able(state.view(seat), f"the view of seat {seat}")
            if len(data) > limit:
                raise CheckFailed(
                    f"the view of seat {seat} has {len(data)} bytes, not {limit} at most"
                )
            scribble(state.view(seat))
            if json_able(state.view(seat), "the view") != data or state.digest() != before:
                raise CheckFailed(f"writing into the view of seat {seat} changed the state")
        for seat in range(walk.seats):
            aids = json_able(state.aids(seat), f"the aids of seat {seat}")
            scribble(state.aids(seat))
            if json_able(state.aids(seat), "the aids") != aids or state.digest() != before:
                raise CheckFailed(f"writing into the aids of seat {seat} changed the state")
            for move in state.moves(seat):
                caution = state.caution(seat, move)
                if caution is not None:
                    json_able(caution.data(), f"the caution about move {move}")
            view = state.view(seat)
            glossed = [
                walk.game.gloss(walk.game.describe(move), view) for move in state.moves(seat)
            ]
            json_able(glossed, f"what is told of the moves of seat {seat}")
        scribble(state.hidden())
        scribble(state.pack())
        if state.digest() != before:
            raise CheckFailed("writing into hidden() or pack() changed the state")


class Scores(Check):
    """The result equals a recount from the events alone; its parts add up; ranks are ranks."""

    name = "scores"

    def end(self, walk: Walk) -> None:
        result = walk.state.result()
        if result is None:
            raise CheckFailed("there is no result")
        counted = walk.audit.recount(walk.seats, walk.match.events)
        if counted != result.scores:
            raise CheckFailed(f"the scores are {result.scores}, counted from scratch {counted}")
        json_able(result.shown(), "the result")
        if result.deciders and ranked_by(result.deciders) != result.ranks:
            raise CheckFailed(f"{result.deciders} do not lead to the ranks {result.ranks}")
        for seat, parts in enumerate(result.parts):
            if sum(parts.values()) != result.scores[seat]:
                raise CheckFailed(f"the parts {parts} do not add up to {result.scores[seat]}")
        if len(result.ranks) != walk.seats or len(result.parts) != walk.seats:
            raise CheckFailed(f"every seat has a rank and parts: {result.ranks}, {result.parts}")
        luck = walk.game.luck(walk.seats, walk.match.events)
        json_able(luck, "the luck")
        if luck and [one["seat"] for one in luck] != list(range(walk.seats)):
            raise CheckFailed(f"luck is measured for every seat in order, or for none: {luck}")
        for rank in result.ranks:
            better = sum(1 for other in result.ranks if other < rank)
            if rank != better + 1:
                raise CheckFailed(f"ranks should be shared like 1, 1, 3: {result.ranks}")


def some_moves(walk: Walk, legal: list[int]) -> list[int]:
    """All moves of a small move space; of a large one the legal ones and some others."""
    count = walk.game.move_count
    if count <= EVERY_MOVE:
        return list(range(count))
    chance = walk.chance("others")
    return sorted({*legal, *(chance.below(count) for _ in range(SAMPLE))})


def everything(state: State) -> bytes:
    """The full state and all that anybody sees of it."""
    views = [state.view(seat) for seat in (None, *range(state.seats))]
    return canonical([state.digest(), state.pack(), state.hidden(), views])


def json_able(data: object, what: str) -> bytes:
    """The canonical bytes, if the data comes back from JSON as it went in."""
    try:
        packed = canonical(data)
    except (TypeError, ValueError) as error:
        raise CheckFailed(f"{what} is not JSON: {error}") from None
    if json.loads(packed) != data:
        raise CheckFailed(f"{what} does not come back from JSON as it is: {data!r}")
    return packed


def scribble(data: object) -> None:
    """Spoil every list and dict inside the data."""
    if isinstance(data, dict):
        for value in data.values():
            scribble(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            scribble(value)
        data.clear()
