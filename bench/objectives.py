"""Is every objective of RAWsiko as good as any other? Many games of greedy bots tell.

    .venv/bin/python bench/objectives.py --games 10000 --seats 3 --seed objectives

For every application: how often it was dealt, fulfilled, and won with, as a ratio to the fair share
(1.00 is fair, 1.50 is the most we allow). Objectives are combinations, too many to be counted one
by one: so what an objective wins is foretold from its four applications in one half of the games
(their ratios multiplied), and the objectives foretold best and worst are looked up in the other.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor

from ludoteka.bots import levels
from ludoteka.bots.match import own_chances, play_match
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.lab.arena import game_seed

Row = tuple[list[str], float, list[int], bool]  # objective, share of the win, parts, out


def play(seed: str, numbers: range, seats: int, options: dict[str, bool | int | str]) -> list[Row]:
    """So many games; one row for every seat."""
    game = registry.make("rawsiko", options)
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
        objectives = state.hidden()["objectives"]
        assert isinstance(objectives, list)
        for seat in range(seats):
            share = 1 / len(winners) if seat in winners else 0.0
            parts = list(result.parts[seat].values())
            rows.append((objectives[seat], share, parts, result.columns[seat]["territories"] == 0))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", default="objectives")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE, again and again")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    options = dict(item.split("=", 1) for item in arguments.option)
    cuts = [arguments.games * n // 16 for n in range(17)]
    ranges = [range(a, b) for a, b in itertools.pairwise(cuts)]
    with ProcessPoolExecutor(arguments.processes) as pool:
        jobs = [
            pool.submit(play, arguments.seed, part, arguments.seats, options) for part in ranges
        ]
        rows = [row for job in jobs for row in job.result()]
    report(rows, arguments.seats, arguments.json)


def report(rows: list[Row], seats: int, as_json: bool) -> None:
    game = registry.make("rawsiko").content()["applications"]
    assert isinstance(game, dict)
    ratios = ratios_of(rows, seats)
    done: dict[str, int] = defaultdict(int)
    dealt: dict[str, int] = defaultdict(int)
    for objective, _, parts, _ in rows:
        for application, points in zip(objective, parts, strict=True):
            dealt[application] += 1
            done[application] += points > 0
    if as_json:
        print(json.dumps({name: round(ratio, 3) for name, ratio in sorted(ratios.items())}))
        return
    print(f"{len(rows) // seats} games of {seats} greedy bots")
    for tier in sorted({entry["points"] for entry in game.values()}):
        names = [name for name, entry in game.items() if entry["points"] == tier]
        total = sum(dealt[name] for name in names)
        share = sum(done[name] for name in names) / total
        print(f"\n{tier} points: fulfilled by {share:.1%} of those who had it")
        for name in sorted(names, key=lambda name: -ratios[name]):
            error = math.sqrt((1 - 1 / seats) * seats / dealt[name])
            print(
                f"  {name:24} dealt {dealt[name]:5}  fulfilled {done[name] / dealt[name]:6.1%}"
                f"  wins {ratios[name]:.2f} +- {2 * error:.2f} of its share"
            )
    print("\nscores:", {q: quantile([sum(row[2]) for row in rows], q) for q in (0.1, 0.5, 0.9)})
    print(f"eliminated: {sum(row[3] for row in rows) / len(rows):.1%} of the seats")
    first, second = rows[::2], rows[1::2]
    model = ratios_of(first, seats)
    told = sorted(second, key=lambda row: math.prod(model[name] for name in row[0]))
    for label, part in (
        ("best 1 %", told[-len(told) // 100 :]),
        ("best 5 %", told[-len(told) // 20 :]),
        ("worst 5 %", told[: len(told) // 20]),
    ):
        ratio = sum(row[1] for row in part) / len(part) * seats
        error = math.sqrt((1 - 1 / seats) * seats / len(part))
        print(f"objectives foretold {label}: {ratio:.2f} +- {2 * error:.2f} of their share")


def ratios_of(rows: list[Row], seats: int) -> dict[str, float]:
    """For every application: wins of its holders, as a ratio to the fair share."""
    dealt: dict[str, int] = defaultdict(int)
    won: dict[str, float] = defaultdict(float)
    for objective, share, _, _ in rows:
        for application in objective:
            dealt[application] += 1
            won[application] += share
    return {name: won[name] * seats / count for name, count in dealt.items()}


def quantile(values: list[int], q: float) -> int:
    return sorted(values)[int(q * (len(values) - 1))]


if __name__ == "__main__":
    main()
