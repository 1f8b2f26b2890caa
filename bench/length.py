"""Shows that the cost of a move does not grow with the length of the game.

    python bench/length.py [--games N] [--stretch N] [--game NAME] [--seats N] [--option NAME=VALUE]

Random games of every installed game (or one), all numbers of seats (or one). A game's moves are
timed in stretches, each put down to the number of its first move; copies, views and digests are
timed early and late in the same games. All figures come from one run, in turns, so their ratios
mean something on a busy machine too; every time is a median over many games. Exit 1 if a ratio says
that something grows.

What a ratio is to be held against: a cost in step with the length would make it 7 from one eighth
to seven eighths of a game, and as large as the number of stretches. What depends on the position
may grow a little, up to a bound: a view shows what each seat has won, and a list of legal moves is
longer where there is more to move, but a box holds only so many pieces.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable
from statistics import median
from time import perf_counter

from ludoteka import build
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.game import Game, State

GAMES = 5000  # for each number of seats
STRETCH = 24  # moves; enough that every stretch holds the same mixture of phases
EARLY = 3  # stretches: a set-up may be dearer than the game, so the cheapest of them counts
LEAST_GAMES = 100  # fewer games than this reach a stretch: it says nothing
PROBED_GAMES = 200
CALLS = 20
LIMIT = 2.0  # noise and views stay below, growth with the length would not


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--stretch", type=int, default=STRETCH)
    parser.add_argument("--game", choices=registry.names(), action="append")
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    arguments = parser.parse_args()
    options = dict(item.split("=", 1) for item in arguments.option)
    print(f"The {build.name()} build; {arguments.games} random games for each number of seats.")
    worst = 0.0
    for name in arguments.game or registry.names():
        game = registry.make(name, options)
        low, high = type(game).meta.seats
        tables = arguments.seats or list(range(low, high + 1))
        for seats in tables:
            worst = max(worst, moves_by_number(game, seats, arguments.games, arguments.stretch))
        worst = max(worst, early_and_late(game, tables))
    print(f"\nThe largest of these ratios is {worst:.2f}; growth would show above {LIMIT:g}.")
    return 0 if worst <= LIMIT else 1


def moves_by_number(game: Game, seats: int, games: int, stretch: int) -> float:
    """Time the moves by their number; the largest ratio to the cheapest of the first stretches."""
    times: dict[int, list[float]] = defaultdict(list)
    for seed in range(games):
        chance = Quick(seed)
        state = game.start(seats, chance)
        number = 0
        while True:
            begin = perf_counter()
            made = play(state, chance, stretch)
            spent = perf_counter() - begin
            if made < stretch:
                break  # the game ended in this stretch: scoring is no part of a move
            times[number].append(spent / stretch)
            number += stretch
    least = min(LEAST_GAMES, len(times[0]))
    medians = {n: median(spent) for n, spent in times.items() if len(spent) >= least}
    first = min(medians[number] for number in sorted(medians)[:EARLY])
    print(f"\n{game.id}, {seats} seats: microseconds a move, by the number of the move")
    for number in sorted(medians):
        share = medians[number] / first
        print(
            f"  {number + 1:4}-{number + stretch:<4} {medians[number] * 1e6:8.3f}"
            f"   {share:5.2f} x the early   {len(times[number]):6} games"
        )
    return max(medians.values()) / first


def early_and_late(game: Game, seat_counts: list[int]) -> float:
    """Time what is done with a state, early and late in a game; the largest ratio."""
    early: dict[str, list[float]] = defaultdict(list)
    late: dict[str, list[float]] = defaultdict(list)
    for seed in range(PROBED_GAMES):
        seats = seat_counts[seed % len(seat_counts)]
        chance = Quick(seed)
        length = play(game.start(seats, chance), chance, sys.maxsize)
        for place, found in ((length // 8, early), (length * 7 // 8, late)):
            chance = Quick(seed)
            state = game.start(seats, chance)
            play(state, chance, place)
            for what, call in probes(state).items():
                found[what].append(seconds(call))
    print(f"\n{game.id}: microseconds, one eighth and seven eighths through a game")
    worst = 0.0
    for what, times in early.items():
        before, after = median(times), median(late[what])
        worst = max(worst, after / before)
        print(f"  {what:8} {before * 1e6:8.2f} {after * 1e6:8.2f}   {after / before:5.2f} x")
    return worst


def probes(state: State) -> dict[str, Callable[[], object]]:
    seat = state.waiting_for()[0]
    return {
        "moves": lambda: state.moves(seat),
        "copy": state.copy,
        "view": lambda: state.view(seat),
        "digest": state.digest,
        "imagine": lambda: state.imagine(seat, Quick(1)),
    }


def seconds(call: Callable[[], object]) -> float:
    begin = perf_counter()
    for _ in range(CALLS):
        call()
    return (perf_counter() - begin) / CALLS


def play(state: State, chance: Quick, most: int) -> int:
    """Play at random until so many moves are made or the game is over; how many were made."""
    made = 0
    while made < most:
        waiting = state.waiting_for()
        if not waiting:
            break
        moves = state.moves(waiting[0])
        state.play(waiting[0], moves[chance.below(len(moves))], chance)
        made += 1
    return made


if __name__ == "__main__":
    sys.exit(main())
