"""Estimates how long a game takes (`About.minutes`): from counted decisions, not by a stopwatch.

    python bench/playing_time.py [--games N] [--game NAME]

Greedy bots play whole games with the usual options. What a person at the table has to decide is
counted (a single legal move is no decision), and what the others do meanwhile. A decision takes a
person so many seconds, a bot's move about a second to be shown. `alone` is one person against bots,
`people` is a table of people who decide one after another, or at once where the game lets them.
"""

from __future__ import annotations

import argparse
from statistics import median

from ludoteka.bots.greedy import GreedyBot
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.game import Game, Outlook

DECISION = 10.0  # seconds of a person; some are a click, some a plan
SHOWN = 1.0  # seconds for a move of a bot


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--game", choices=registry.names(), action="append")
    arguments = parser.parse_args()
    for name in arguments.game or registry.names():
        game = registry.make(name)
        low, high = type(game).meta.seats
        for seats in range(low, high + 1):
            counted = [played(game, seats, seed) for seed in range(arguments.games)]
            own = median(row[0] for row in counted)
            others = median(row[1] for row in counted)
            steps = median(row[2] for row in counted)
            alone = (own * DECISION + others * SHOWN) / 60
            people = steps * DECISION / 60
            print(
                f"{name} with {seats}: {own:.0f} own decisions, {others:.0f} moves of others; "
                f"alone {alone:.0f} min, people {people:.0f} min"
            )


def played(game: Game, seats: int, seed: int) -> tuple[int, int, int]:
    """Decisions of seat 0, moves of the others, and all decisions, those at once counted as one."""
    chance = Quick(seed.to_bytes(8, "little"))
    state = game.start(seats, chance)
    bot = GreedyBot()
    own = others = steps = 0
    while waiting := state.waiting_for():
        steps += any(len(state.moves(seat)) > 1 for seat in waiting)
        for seat in waiting:
            moves = state.moves(seat)
            if seat != 0:
                others += 1
            elif len(moves) > 1:
                own += 1
            state.play(seat, bot.choose(Outlook(state, seat), chance), chance)
    return own, others, steps


if __name__ == "__main__":
    main()
