"""Is every card of RAW's deck worth its price? Many games of greedy bots tell.

    .venv/bin/python bench/deck.py --games 6000 --seats 2 4 6

For every card: how often a player won to whom it was dealt at the start, as a ratio to the fair
share (1.00 is fair), with two standard errors. The deal is pure chance, so nothing else makes the
difference; what a winner draws later says little, because winners draw more. And for every number
of players: how long games are, how they end, how soon, from which seat and with how many cards kept
one wins. docs/balance-raw.md says what we allow and what was changed.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from ludoteka.bots import levels
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.game import Outlook
from ludoteka.games.raw.pieces import DEALT
from ludoteka.games.raw.state import RawState
from ludoteka.lab.arena import game_seed


class Tally:
    """What many games came to."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.held: Counter[str] = Counter()
        self.won: defaultdict[str, float] = defaultdict(float)
        self.turns: list[int] = []
        self.moves = 0
        self.reasons: Counter[str] = Counter()
        self.early = 0  # games that ended before everybody had three turns
        self.by_place: defaultdict[int, float] = defaultdict(float)
        self.kept: Counter[int] = Counter()
        self.won_with: defaultdict[int, float] = defaultdict(float)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.early += other.early
        self.turns += other.turns
        self.reasons += other.reasons
        self.held += other.held
        self.kept += other.kept
        for card, share in other.won.items():
            self.won[card] += share
        for place, share in other.by_place.items():
            self.by_place[place] += share
        for count, share in other.won_with.items():
            self.won_with[count] += share


def play(
    seed: str, numbers: range, seats: int, options: dict[str, str], content: str | None
) -> Tally:
    game = registry.make("raw", dict(options), content, "deck")
    bots = [levels.make("greedy") for _ in range(seats)]
    tally = Tally(seats)
    for number in numbers:
        own = game_seed(seed, number)
        chance = Quick(own)
        thoughts = Quick(own + b"thoughts")
        state = game.start(seats, chance)
        assert isinstance(state, RawState)
        dealt = [set(hand) for hand in state.hands]
        kept = [0] * seats
        while waiting := state.waiting_for():
            seat = waiting[0]
            move = bots[seat].choose(Outlook(state, seat), thoughts)
            before = state.turn
            state.play(seat, move, chance)
            tally.moves += 1
            if before == 0 and state.turn:
                kept = [len(hand) for hand in state.hands]
                kept[state.active] = DEALT - len(state.lives[state.active])
        result = state.result()
        assert result is not None
        winners = result.winners()
        ids = game.content()["cards"]
        assert isinstance(ids, dict)
        names = list(ids)
        tally.games += 1
        tally.turns.append(state.turn)
        tally.reasons[result.reason] += 1
        tally.early += state.turn < 3 * seats
        for seat in range(seats):
            share = 1 / len(winners) if seat in winners else 0.0
            tally.by_place[(seat - state.first) % seats] += share
            tally.kept[kept[seat]] += 1
            tally.won_with[kept[seat]] += share
            for card in dealt[seat]:
                tally.held[names[card]] += 1
                tally.won[names[card]] += share
    return tally


def measure(
    games: int, seats: int, seed: str, options: dict[str, str], content: str | None, workers: int
) -> Tally:
    total = Tally(seats)
    step = max(1, games // (workers * 4))
    chunks = [range(first, min(first + step, games)) for first in range(0, games, step)]
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(play, seed, chunk, seats, options, content) for chunk in chunks]
        for job in jobs:
            total.add(job.result())
    return total


def show(tally: Tally, cards: dict[str, dict[str, object]], most: int) -> None:
    games, seats = tally.games, tally.seats
    turns = sorted(tally.turns)
    mean = sum(turns) / games
    rounds = mean / seats
    print(f"\n{seats} players, {games} games: {mean:.1f} turns ({rounds:.1f} rounds) on average,")
    late = turns[games * 95 // 100]
    print(f"half of them {turns[games // 2]} at most, 95 % {late}, longest {turns[-1]};")
    early = tally.early / games
    print(f"{tally.moves / games:.0f} decisions a game; over before three rounds: {early:.1%};")
    ends = [f"{name} {count / games:.1%}" for name, count in tally.reasons.items()]
    print("ends: " + ", ".join(ends))
    places = [f"{tally.by_place[place] / games * seats:.2f}" for place in range(seats)]
    print("win share by place in turn order: " + " ".join(places))
    kept = [
        f"{count}: {tally.won_with[count] / tally.kept[count] * seats:.2f} ({tally.kept[count]})"
        for count in sorted(tally.kept)
    ]
    print("win share by cards kept: " + ", ".join(kept))
    fair = 1 / seats
    rows = []
    for name, held in tally.held.items():
        ratio = tally.won[name] / held / fair
        error = 2 * math.sqrt(fair * (1 - fair) / held) / fair
        rows.append((ratio, error, held, name))
    rows.sort()
    for ratio, error, held, name in rows[:most] + rows[-most:]:
        card = cards[name]
        what = f"{card['type']} {card.get('kind', '')} {card['cost']}"
        print(f"  {ratio:.2f} +-{error:.2f}  {name:20s} {what} ({held})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4, 6])
    parser.add_argument("--seed", default="deck")
    parser.add_argument("--option", action="append", default=[], help="such as hunt=yes")
    parser.add_argument("--content", help="another deck")
    parser.add_argument("--most", type=int, default=12, help="cards shown at each end")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    options = dict(option.split("=", 1) for option in asked.option)
    content = None
    if asked.content:
        content = Path(asked.content).read_text(encoding="utf-8")
    game = registry.make("raw", dict(options), content, "deck")
    cards = game.content()["cards"]
    assert isinstance(cards, dict)
    for seats in asked.seats:
        tally = measure(asked.games, seats, asked.seed, options, content, asked.workers)
        show(tally, cards, asked.most)


if __name__ == "__main__":
    main()
