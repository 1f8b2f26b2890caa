"""What a bot would do in a seat, and why: for people who ask."""

from __future__ import annotations

from ludoteka.core.chance import Chance
from ludoteka.core.game import State
from ludoteka.core.reasons import Ground


class Even(Chance):
    """Always the outcome in the middle: neither luck nor moods."""

    def word(self) -> int:
        return 1 << 31

    def below(self, n: int) -> int:
        return n // 2


class Advice:
    """A move, and what speaks for it."""

    def __init__(self, move: int, grounds: list[Ground]) -> None:
        self.move = move
        self.grounds = grounds


def advise(imagined: State, seat: int) -> Advice | None:
    """The best move by the game's own sense; None if it has none, or nothing is to be done.

    The state must be one that the seat could imagine. The same state, the same advice.
    """
    sense = imagined.game.sense()
    moves = imagined.moves(seat)
    if sense is None or not moves:
        return None
    values = sense.weigh(imagined, seat, Even())
    move = moves[values.index(max(values))]
    return Advice(move, sense.reasons(imagined, seat, move, Even()))
