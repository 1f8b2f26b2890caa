"""What a person types as a move: a number of the list, notation, or a standing order."""

from __future__ import annotations

from typing import Final

from ludoteka.cli.table.turn import Turn
from ludoteka.core.chance import Quick
from ludoteka.core.errors import AmbiguousMove, UnreadableMove
from ludoteka.core.readers.markup import safe

REHEARSED: Final = 3  # moves of an order that are tried before the first is played


def is_move(turn: Turn, answer: str) -> bool:
    """Whether the text is a move; a thing of somebody's own content may be named like a command."""
    try:
        turn.state.game.read(answer)
    except UnreadableMove:
        return False
    except AmbiguousMove:
        return True
    return True


def read(turn: Turn, answer: str) -> int | None:
    """The move of a number or of notation; what can't be read is said."""
    try:
        return _move(turn, answer)
    except UnreadableMove as error:
        _unreadable(turn, answer, error)
        return None


def read_order(turn: Turn, answer: str) -> tuple[int | None, str]:
    """The move that was typed and no order, or a standing order with the move it begins with."""
    try:
        return _move(turn, answer), ""
    except UnreadableMove as error:
        move = _begun(turn, answer, error)
        return move, "" if move is None else answer


def _move(turn: Turn, answer: str) -> int | None:
    if answer.isascii() and answer.isdigit():
        if len(answer) < 9 and 1 <= int(answer) <= len(turn.moves):
            return turn.moves[int(answer) - 1]
        turn.say("no-such-number", number=answer[:20], moves=len(turn.moves))
        return None
    try:
        return _by_words(turn, answer)
    except AmbiguousMove as error:
        _ambiguous(turn, answer, error.candidates)
    return None


def _by_words(turn: Turn, answer: str) -> int:
    """Notation, with the name of a thing in the place of its id if that is what was typed."""
    try:
        return turn.state.read(turn.seat, answer)
    except UnreadableMove:
        named = turn.texts.unnamed(answer)
        if named == answer:
            raise
        try:
            return turn.state.read(turn.seat, named)
        except UnreadableMove:
            pass  # what was typed is what could not be read
        raise


def _ambiguous(turn: Turn, answer: str, candidates: list[str]) -> None:
    """What it could mean, of that only what is allowed; or else why none of it is."""
    moves = [turn.state.game.read(candidate) for candidate in candidates]
    allowed = [
        candidate
        for candidate, move in zip(candidates, moves, strict=True)
        if turn.state.why_not(turn.seat, move) is None
    ]
    listed = turn.texts.listing(allowed or candidates, "or")
    turn.say("ambiguous", text=safe(answer[:60]), candidates=listed)
    if allowed:
        return
    reasons: set[str] = set()
    for move in moves:
        reason = turn.state.why_not(turn.seat, move)
        if reason is not None and reason.fault not in reasons:
            reasons.add(reason.fault)
            turn.explain(move)


def _begun(turn: Turn, order: str, unreadable: UnreadableMove) -> int | None:
    """The move that a standing order begins with; if there is none, that is said."""
    try:
        move = turn.state.follow(turn.seat, order)
    except (UnreadableMove, AmbiguousMove):
        _unreadable(turn, order, unreadable)
        return None
    if move is None:
        turn.say("order-nothing", text=safe(order[:60]))
        return None
    return None if _stumbles(turn, order) else move


def _stumbles(turn: Turn, order: str) -> bool:
    """Whether a later move of the order is against the rules; if so, that is said.

    It is rehearsed in an imagined state. What the first move itself lacks is told elsewhere.
    """
    chance = Quick(0)
    stage = turn.state.imagine(turn.seat, chance)
    for number in range(REHEARSED):
        move = stage.follow(turn.seat, order) if turn.seat in stage.waiting_for() else None
        if move is None:
            return False
        reason = stage.why_not(turn.seat, move)
        if reason is not None:
            if number:
                turn.screen.line(turn.why(reason), "yellow")
            return number > 0
        stage.play(turn.seat, move, chance)
    return False


def _unreadable(turn: Turn, answer: str, error: UnreadableMove) -> None:
    expected = turn.texts.expected() or error.expected
    turn.say("unreadable", text=safe(answer[:60]), expected=expected)
