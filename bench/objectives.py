"""Is every objective of RAWsiko as good as any other? Many games of greedy bots tell.

    .venv/bin/python bench/objectives.py --games 10000 --seats 3

Dealt from the deck as in any game. For every application how often it was fulfilled and won with,
as a ratio to the fair share (1.00 is fair, 1.50 is the most we allow); then for every objective of
the deck how often it won; last, what decided who won: points, or which of the tie-breaks (67).
"""

from __future__ import annotations

import argparse
import itertools
import math
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import NamedTuple

from ludoteka.bots import levels
from ludoteka.bots.match import own_chances, play_match
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.game import Result
from ludoteka.games.rawsiko.applications import TIERS
from ludoteka.lab.arena import game_seed

Objective = tuple[str, ...]


SHARED = "shared"  # nothing decided: several have won


class Row(NamedTuple):
    """What a seat came to."""

    objective: Objective
    share: float  # of the win
    fulfilled: list[bool]
    out: bool
    decided: str  # what parted the winner from all others, or SHARED


def play(seed: str, numbers: range, seats: int, options: dict[str, str]) -> list[Row]:
    """So many games; a row for every seat."""
    game = registry.make("rawsiko", dict(options))
    bots = [levels.make("greedy") for _ in range(seats)]
    rows: list[Row] = []
    for number in numbers:
        own = game_seed(seed, number)
        chance = Quick(own)
        state = game.start(seats, chance)
        play_match(state, bots, chance, own_chances(own, seats))
        result = state.result()
        assert result is not None
        winners = result.winners()
        decided = what_decided(result)
        objectives = state.hidden()["objectives"]
        assert isinstance(objectives, list)
        for seat in range(seats):
            share = 1 / len(winners) if seat in winners else 0.0
            done = [points > 0 for points in result.parts[seat].values()]
            out = result.columns[seat]["territories"] == 0
            rows.append(Row(tuple(objectives[seat]), share, done, out, decided))
    return rows


def what_decided(result: Result) -> str:
    """The first figure after which one seat alone was ahead of all others (67)."""
    ahead = list(range(len(result.ranks)))
    for name, figures in result.deciders:
        most = max(figures[seat] for seat in ahead)
        ahead = [seat for seat in ahead if figures[seat] == most]
        if len(ahead) == 1:
            return name
    return SHARED


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", default="objectives")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE, again and again")
    arguments = parser.parse_args()
    options = dict(item.split("=", 1) for item in arguments.option)
    cuts = [arguments.games * n // 16 for n in range(17)]
    with ProcessPoolExecutor(arguments.processes) as pool:
        jobs = [
            pool.submit(play, arguments.seed, range(low, high), arguments.seats, options)
            for low, high in itertools.pairwise(cuts)
        ]
        rows = [row for job in jobs for row in job.result()]
    report(rows, arguments.seats)
    report_objectives(rows, arguments.seats)
    report_deciders(rows, arguments.seats)


def report(rows: list[Row], seats: int) -> None:
    applications = contents()
    ratios = ratios_of(rows, seats)
    dealt: dict[str, int] = defaultdict(int)
    done: dict[str, int] = defaultdict(int)
    for row in rows:
        for name, fulfilled in zip(row.objective, row.fulfilled, strict=True):
            dealt[name] += 1
            done[name] += fulfilled
    print(f"{len(rows) // seats} games of {seats} greedy bots")
    for number, names in enumerate(by_tier(), 1):
        share = sum(done[name] for name in names) / sum(dealt[name] for name in names)
        print(f"\ntier {number}: fulfilled by {share:.1%} of those who had it")
        for name in sorted(names, key=lambda name: -ratios[name]):
            points = applications[name]["points"]
            print(
                f"  {name:24} {points:2} points  dealt {dealt[name]:5}"
                f"  fulfilled {done[name] / dealt[name]:6.1%}"
                f"  wins {ratios[name]:.2f} {error(seats, dealt[name])} of its share"
            )
    print("\nby the number of materials that an objective needs in all:")
    for size, ratio in sorted(by_size(rows, seats).items()):
        count = sum(1 for row in rows if union(row.objective) == size)
        print(f"  {size:2} materials: {count:6} dealt, {ratio:.2f} {error(seats, count)}")
    print(f"eliminated: {sum(row.out for row in rows) / len(rows):.1%} of the seats")


def report_objectives(rows: list[Row], seats: int) -> None:
    """Every objective that was dealt, the best first."""
    shares: dict[Objective, list[float]] = defaultdict(list)
    for row in rows:
        shares[row.objective].append(row.share)
    won = {one: sum(found) / len(found) * seats for one, found in shares.items()}
    print(f"\n{len(won)} objectives, their wins of the fair share:")
    for one in sorted(won, key=lambda one: -won[one]):
        print(f"  {won[one]:.2f} {error(seats, len(shares[one]))}  {', '.join(one)}")
    print(f"the best: {max(won.values()):.2f}, the worst: {min(won.values()):.2f}")


def report_deciders(rows: list[Row], seats: int) -> None:
    """In how many games which figure decided who won."""
    games = [rows[at].decided for at in range(0, len(rows), seats)]
    print(f"\nwhat decided who won, in {len(games)} games:")
    for name in ("lasted", "points", "applications", "materials", "territories", SHARED):
        count = games.count(name)
        print(f"  {name:12} {count:6}  {count / len(games):7.2%}")


def ratios_of(rows: list[Row], seats: int) -> dict[str, float]:
    """For every application: wins of its holders, as a ratio to the fair share."""
    dealt: dict[str, int] = defaultdict(int)
    won: dict[str, float] = defaultdict(float)
    for row in rows:
        for name in row.objective:
            dealt[name] += 1
            won[name] += row.share
    return {name: won[name] * seats / count for name, count in dealt.items()}


def by_size(rows: list[Row], seats: int) -> dict[int, float]:
    """The same by the number of different materials of an objective."""
    found: dict[int, list[float]] = defaultdict(list)
    for row in rows:
        found[union(row.objective)].append(row.share)
    return {size: sum(shares) / len(shares) * seats for size, shares in found.items()}


def by_tier() -> list[list[str]]:
    """The applications of each tier."""
    applications = contents()
    return [
        [name for name, entry in applications.items() if entry["tier"] == tier]
        for tier in range(1, TIERS + 1)
    ]


def union(objective: Objective) -> int:
    applications = contents()
    return len({one for name in objective for one in applications[name]["materials"]})


@cache
def contents() -> dict[str, dict]:
    found = registry.make("rawsiko").content()["applications"]
    assert isinstance(found, dict)
    return found


def error(seats: int, count: int) -> str:
    """Two standard deviations of a ratio."""
    return f"+- {2 * math.sqrt((seats - 1) / count):.2f}"


if __name__ == "__main__":
    main()
