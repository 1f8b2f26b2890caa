"""Many games between bots, and who won how often.

    report = simulate(registry.make("envyra"), ["greedy", "random"], games=1000, seed="7")

The same arguments give the same games on every Python and build; only the seconds differ.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from fractions import Fraction
from time import perf_counter

from ludoteka import build
from ludoteka.bots import levels
from ludoteka.bots.bot import Bot
from ludoteka.bots.match import own_chances, play_match, play_recorded
from ludoteka.core.chance import Quick, derive
from ludoteka.core.game import Game, Result, State
from ludoteka.core.match import Match
from ludoteka.core.record import Record


class ArenaReport:
    """The results of a simulation; a shared win is counted in equal parts."""

    def __init__(self, game: Game, bots: Sequence[str]) -> None:
        self.game = game.id
        self.bots = list(bots)
        self.games = 0
        self.moves = 0
        self.seconds = 0.0
        self.wins_by_seat = [Fraction(0)] * len(bots)
        self.wins_by_bot = dict.fromkeys(bots, Fraction(0))

    def count(self, moves: int, result: Result, seating: Sequence[str]) -> None:
        """Add one finished game in which seat s was played by the bot seating[s]."""
        self.games += 1
        self.moves += moves
        winners = result.winners()
        for seat in winners:
            share = Fraction(1, len(winners))
            self.wins_by_seat[seat] += share
            self.wins_by_bot[seating[seat]] += share

    def data(self) -> dict[str, object]:
        """JSON-able: what `ludoteka simulate --json` prints."""
        return {
            "game": self.game,
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 6),
            "moves_per_s": _rate(self.moves, self.seconds),
            "games_per_s": _rate(self.games, self.seconds),
            "mean_moves": self.moves / self.games if self.games else 0.0,
            "wins_by_seat": [float(wins) for wins in self.wins_by_seat],
            "wins_by_bot": {bot: float(wins) for bot, wins in self.wins_by_bot.items()},
            "build": build.name(),
        }


def game_seed(seed: str, number: int) -> bytes:
    """The 32 bytes that game `number` (from 0) of a simulation is played with."""
    return derive(hashlib.sha256(seed.encode(errors="surrogateescape")).digest(), f"game {number}")


def seating_of(bots: Sequence[str], number: int, rotate: bool) -> list[str]:
    """Who sits where in game `number`; with `rotate` all move one seat on after every game."""
    by = number % len(bots) if rotate else 0
    return [bots[(seat - by) % len(bots)] for seat in range(len(bots))]


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: str,
    rotate: bool = False,
    *,
    keep: Callable[[int, Record], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> ArenaReport:
    """Play so many games; `keep` is handed the record of each, `progress` their number so far."""
    if games < 1:
        raise ValueError(f"a simulation has at least 1 game, not {games}")
    game.check_seats(len(bots))
    by_name = {name: levels.make(name) for name in bots}
    report = ArenaReport(game, bots)
    start = perf_counter()
    for number in range(games):
        seating = seating_of(bots, number, rotate)
        players = [by_name[name] for name in seating]
        own_seed = game_seed(seed, number)
        if keep is None:
            moves, state = _play(game, players, own_seed)
        else:
            match = Match(game, seating, own_seed, "quick")
            moves = play_recorded(match, players, own_chances(own_seed, len(players)))
            state = match.state
            keep(number, match.record())
        report.count(moves, _result(state), seating)
        if progress is not None:
            progress(report.games)
    report.seconds = perf_counter() - start
    return report


def _play(game: Game, players: list[Bot], seed: bytes) -> tuple[int, State]:
    chance = Quick(seed)
    state = game.start(len(players), chance)
    return play_match(state, players, chance, own_chances(seed, len(players))), state


def _result(state: State) -> Result:
    result = state.result()
    if result is None:
        raise AssertionError(f"{state.game.id} waits for nobody and yet has no result")
    return result


def _rate(count: int, seconds: float) -> float:
    return round(count / seconds, 1) if seconds > 0 else 0.0
