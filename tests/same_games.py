"""Plays games of every kind and prints all that can be seen of them: one run for each build."""

from __future__ import annotations

from ludoteka import build
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.random import RandomBot
from ludoteka.core.chance import Quick, derive
from ludoteka.core.digest import digest
from ludoteka.core.game import Outlook
from ludoteka.core.record import Match
from ludoteka.core.registry import make

OPTIONS = [
    {},
    {"equilibrium": "C"},
    {"equilibrium": "B", "simplified": True},
    {"end_tile": "K", "equilibrium": "A", "grid": "3x3"},
]


def story(options: dict[str, object], seats: int, chance: str, greedy: bool) -> list[object]:
    """One game: its record, and a digest of every state, view, event and chance outcome."""
    game = make("envyra", options)
    seed = derive(b"same games", f"{options} {seats} {chance} {greedy}")
    bot = GreedyBot() if greedy else RandomBot()
    picks = Quick(derive(seed, "picks"))
    match = Match(game, [f"seat {seat}" for seat in range(seats)], seed, chance)
    trail: list[object] = [match.state.pack(), match.outcomes]
    while waiting := match.state.waiting_for():
        seat = waiting[picks.below(len(waiting))]
        events = match.play(seat, bot.choose(Outlook(match.state, seat), picks))
        trail.append(match.state.digest())
        trail.append([event.data() for event in events])
        trail.append(match.outcomes)
        trail.append([match.state.view(eye) for eye in (None, *range(seats))])
        reasons = [match.state.why_not(seat, move) for move in range(game.move_count)]
        trail.append([reason.data() if reason else None for reason in reasons])
        trail.append(match.state.imagine(seat, picks).digest())
    return [digest(trail), match.record().text()]


if __name__ == "__main__":
    print(build.name())
    for options in OPTIONS:
        for seats in (2, 3, 4):
            for chance in ("sealed", "quick"):
                for greedy in (False, True):
                    print(options, seats, chance, greedy)
                    print(*story(options, seats, chance, greedy), sep="\n")
