"""The best move by the game's own sense, one step deep."""

from __future__ import annotations

from ludoteka.bots.bot import Bot
from ludoteka.core.chance import Chance
from ludoteka.core.game import Outlook


class NoSense(LookupError):
    """A game that does not say what is worth how much in it."""


class GreedyBot(Bot):
    """Weighs its moves in a few imagined states, and takes the one that is worth most."""

    def __init__(self, worlds: int = 1) -> None:
        if worlds < 1:
            raise ValueError(f"a greedy bot imagines at least one state, not {worlds}")
        self.worlds = worlds

    def choose(self, outlook: Outlook, chance: Chance) -> int:
        moves = outlook.moves()
        if len(moves) == 1:
            return moves[0]
        sense = outlook.game.sense()
        if sense is None:
            raise NoSense(f"{outlook.game.id} has no sense that a greedy bot could use")
        totals = [0] * len(moves)
        for _ in range(self.worlds):
            values = sense.weigh(outlook.imagine(chance), outlook.seat, chance)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        best = max(totals)
        equals = [move for move, total in zip(moves, totals, strict=True) if total == best]
        return equals[chance.below(len(equals))]
