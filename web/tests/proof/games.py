"""Writes games.json: what the engine drew, and the dice it showed, for the tests of src/proof.

.venv/bin/python web/tests/proof/games.py
"""

from __future__ import annotations

import json
from pathlib import Path

from ludoteka.core.chance import Chance, Quick, Sealed, commitment
from ludoteka.core.events import seen
from ludoteka.core.match import Match
from ludoteka.core.registry import make

SEED = bytes(range(32))
OTHER = bytes(range(100, 132))
BELOW = [6, 6, 1, 2, 52, 2**31 + 1, 2**31 + 1, 2**32, 3_000_000_000, 7] * 4  # half are passed over


def outcomes(chance: Chance) -> list[list[int]]:
    return [[n, chance.below(n)] for n in BELOW]


def told_game(
    name: str, seats: int, fork_at: int | None, kind: str = "sealed"
) -> dict[str, object]:
    """A game by random moves, as `GET draws` and the log of its table tell it.

    `fork_at`: from after so many moves on another seed is used.
    """
    match = Match(make(name, {}), [f"P{seat}" for seat in range(seats)], SEED, kind)
    seeds = [{"moves": 0, "seed": SEED.hex(), "commitment": commitment(SEED)}]
    draws = [{"moves": 0, "seq": 2, "outcomes": match.outcomes}]
    entries = []
    mind = Quick(7)
    while match.state.result() is None:
        played = len(match.moves)
        if played == fork_at:
            match.reseed(OTHER)
            reseeded = {"moves": played, "seed": OTHER.hex(), "commitment": commitment(OTHER)}
            seeds.append(reseeded)
        seat = match.state.waiting_for()[0]
        moves = match.state.moves(seat)
        events = seen(match.play(seat, moves[mind.below(len(moves))]), None)
        seq = played + 3
        if match.outcomes:
            draws.append({"moves": played, "seq": seq, "outcomes": match.outcomes})
        if any(event["kind"] == "clash" for event in events):
            entries.append({"seq": seq, "at": 0, "kind": "moved", "events": events})
    return {"draws": {"chance_kind": kind, "seeds": seeds, "draws": draws}, "entries": entries}


text = json.dumps(
    {
        "seed": SEED.hex(),
        "commitment": commitment(SEED),
        "sealed": outcomes(Sealed(SEED)),
        "quick": outcomes(Quick(SEED)),
        "rawsiko": told_game("rawsiko", 3, None),
        "forked": told_game("rawsiko", 4, 40),
        "forked_at_once": told_game("envyra", 2, 0),
        "simulated": told_game("envyra", 3, None, "quick"),
    },
    separators=(",", ":"),
)
Path(__file__).with_name("games.json").write_text(text + "\n")
