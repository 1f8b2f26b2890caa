"""Games between bots, for tests of what they value."""

from __future__ import annotations

from ludoteka.bots.bot import Bot
from ludoteka.core.chance import Quick
from ludoteka.core.game import Game, Outlook


def share(game: Game, bots: list[Bot], games: int) -> list[float]:
    """The part of the wins of each bot, with the bots moved one seat on after every game."""
    wins = [0.0] * len(bots)
    for number in range(games):
        chance, mood = Quick(number), Quick(-number - 1)
        at = [(seat + number) % len(bots) for seat in range(len(bots))]
        state = game.start(len(bots), chance)
        while waiting := state.waiting_for():
            for seat in waiting:
                move = bots[at[seat]].choose(Outlook(state, seat), mood)
                state.play(seat, move, chance)
        result = state.result()
        assert result is not None
        winners = result.winners()
        for seat in winners:
            wins[at[seat]] += 1 / len(winners)
    return [won / games for won in wins]
