"""Any legal move, all equally likely."""

from __future__ import annotations

from ludoteka.bots.bot import Bot
from ludoteka.core.chance import Chance
from ludoteka.core.game import Outlook, State


class RandomBot(Bot):
    def choose(self, outlook: Outlook, chance: Chance) -> int:
        moves = outlook.moves()
        return moves[chance.below(len(moves))]


def play_out(state: State, chance: Chance) -> int:
    """Play to the end at random; how often a seat really had a choice."""
    decisions = 0
    while True:
        waiting = state.waiting_for()
        if not waiting:
            return decisions
        for seat in waiting:
            moves = state.moves(seat)
            count = len(moves)
            if count > 1:
                decisions += 1
                state.play(seat, moves[chance.below(count)], chance)
            else:
                state.play(seat, moves[0], chance)
