"""Writes games.json: whole games as seat 0 saw them, for the test of view/scene.ts.

.venv/bin/python web/tests/envyra/games.py
"""

from __future__ import annotations

import json
from pathlib import Path

from ludoteka.core.chance import Quick
from ludoteka.core.events import Event, seen
from ludoteka.core.registry import make

GAMES: list[tuple[int, dict[str, bool | int | str], int]] = [
    (2, {"end_tile": "K", "equilibrium": "A"}, 3),
    (3, {"simplified": True, "equilibrium": "B"}, 11),
    (4, {"equilibrium": "C"}, 7),
]


def told_game(seats: int, options: dict[str, bool | int | str], seed: int) -> dict[str, object]:
    game = make("envyra", options)
    chance = Quick(seed)
    state = game.start(seats, chance)
    view = state.view(0)
    begin = view
    steps: list[dict[str, object]] = []
    while state.result() is None:
        seat = state.waiting_for()[0]
        moves = state.moves(seat)
        events: list[Event] = []
        state.play(seat, moves[chance.below(len(moves))], chance, events)
        after = state.view(0)
        changes = {
            name: value
            for name, value in after.items()
            if value != view.get(name) and name not in ("moves", "prompt", "waiting", "result")
        }
        steps.append({"events": seen(events, 0), "changes": changes})
        view = after
    begin["moves"] = []
    return {"begin": begin, "steps": steps}


content = make("envyra", {}).content()
games = [told_game(*game) for game in GAMES]
text = json.dumps({"content": content, "games": games}, separators=(",", ":"))
Path(__file__).with_name("games.json").write_text(text + "\n")
