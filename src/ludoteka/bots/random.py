"""Any legal move, all equally likely; and any table to play at."""

from __future__ import annotations

from ludoteka.bots.bot import Bot
from ludoteka.core.chance import Chance
from ludoteka.core.game import Game, Outlook, State
from ludoteka.core.options import OptionError


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


def any_table(kind: type[Game], chance: Chance) -> tuple[Game, int]:
    """A game with random options, and a number of seats that they can be played with."""
    low, high = kind.meta.seats
    while True:
        seats = low + chance.below(high - low + 1)
        options = {option.name: option.any(chance) for option in kind.meta.options}
        try:
            game = kind.make(options)
            game.start(seats, chance)
        except OptionError:
            continue  # options that do not go together: try others
        except Exception as error:
            error.add_note(f"with {seats} seats and the options {options}")
            raise
        return game, seats
