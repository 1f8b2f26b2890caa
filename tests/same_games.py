"""Plays games of every kind and prints all that can be seen of them: one run for each build."""

from __future__ import annotations

from ludoteka import build
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.random import RandomBot
from ludoteka.core.chance import Quick, derive
from ludoteka.core.digest import digest
from ludoteka.core.game import Outlook
from ludoteka.core.match import Match
from ludoteka.core.options import Value
from ludoteka.core.registry import make

TABLES: list[tuple[str, dict[str, Value], int]] = [
    *[("envyra", {}, seats) for seats in (2, 3, 4)],
    *[("envyra", {"equilibrium": "C"}, seats) for seats in (2, 3, 4)],
    *[("envyra", {"equilibrium": "B", "simplified": True}, seats) for seats in (2, 3, 4)],
    *[
        ("envyra", {"end_tile": "K", "equilibrium": "A", "grid": "3x3"}, seats)
        for seats in (2, 3, 4)
    ],
    *[("rawsiko", {"turns": 3, "trade": True}, seats) for seats in (3, 4, 5)],
    ("rawsiko", {"turns": 3, "setup": "territories", "stranglehold": True}, 3),
    ("rawsiko", {"turns": 3, "setup": "continents", "garrison": True}, 4),
    ("rawsiko", {"turns": 3, "after_clash": "conquerors-fresh", "trade": True}, 5),
    ("raw", {}, 2),
    ("raw", {"drafting": True, "hunt": True}, 3),
    ("raw", {"underworld": True, "trophies": "lives"}, 4),
    ("raw", {"summoning": True, "first": "lobby"}, 5),
    ("raw", {"drafting": True, "hunt": True, "underworld": True, "summoning": True}, 6),
    ("raw", {"last_standing": True}, 3),
]
REASONS = 40  # asked for at each move, of a large move space


def story(
    name: str, options: dict[str, Value], seats: int, chance: str, greedy: bool
) -> list[object]:
    """One game: its record, and a digest of every state, view, event and chance outcome."""
    game = make(name, options)
    stride = 1 + game.move_count // REASONS
    seed = derive(b"same games", f"{name} {options} {seats} {chance} {greedy}")
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
        asked = range(picks.below(stride), game.move_count, stride)
        reasons = [match.state.why_not(seat, move) for move in asked]
        trail.append([reason.data() if reason else None for reason in reasons])
        trail.append(match.state.imagine(seat, picks).digest())
        trail.append(match.state.aids(seat))
    return [digest(trail), match.record().text()]


if __name__ == "__main__":
    print(build.name())
    for name, options, seats in TABLES:
        for chance in ("sealed", "quick"):
            for greedy in (False, True):
                print(name, options, seats, chance, greedy)
                print(*story(name, options, seats, chance, greedy), sep="\n")
