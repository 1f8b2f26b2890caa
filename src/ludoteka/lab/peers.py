"""Other people's engines at random play, each in its own usual loop: what `bench` compares us with.

The loops are as quick as their programs allow: methods are looked up once a game, a uniform chance
node is sampled by an index. The peers are optional; one that is not installed is None.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Final, TypeAlias

# Plays one game: how often a seat really chose, and how many moves seats made, forced ones too.
Play: TypeAlias = Callable[[], tuple[int, int]]

SEED: Final = 20261115
HINT: Final = "not installed: `python3 run.py bench` installs the peers"

HEARTS: Final = "openspiel.hearts"
CATANATRON: Final = "catanatron"

# OpenSpiel's games, and whether all their chance nodes are uniform (tests/test_bench.py looks).
OPEN_SPIEL: Final = {
    HEARTS: ("hearts", True),
    "openspiel.crazy_eights": ("crazy_eights(players=4)", True),
    "openspiel.hanabi": ("hanabi(players=4)", False),
}


def find() -> dict[str, Play | None]:
    """All peers by name, in the order of their turns; None for those that are not installed."""
    peers: dict[str, Play | None] = {}
    for name, (game, uniform) in OPEN_SPIEL.items():
        peers[name] = _or_none(partial(open_spiel, game, uniform))
    peers[CATANATRON] = _or_none(catanatron)
    return peers


def open_spiel(name: str, uniform: bool) -> Play:
    """A game of OpenSpiel, in C++, driven from Python; ImportError if it is not installed."""
    pyspiel: Any = import_module("pyspiel")
    new_state = pyspiel.load_game(name).new_initial_state
    random = Random(SEED).random

    def play() -> tuple[int, int]:
        state = new_state()
        is_terminal, is_chance_node = state.is_terminal, state.is_chance_node
        chance_outcomes, legal_actions = state.chance_outcomes, state.legal_actions
        apply_action = state.apply_action
        decisions = forced = 0
        while not is_terminal():
            if is_chance_node():
                outcomes = chance_outcomes()
                if uniform:
                    apply_action(outcomes[int(random() * len(outcomes))][0])
                else:
                    apply_action(sample(outcomes, random()))
            else:
                actions = legal_actions()
                count = len(actions)
                if count > 1:
                    decisions += 1
                    apply_action(actions[int(random() * count)])
                else:
                    forced += 1
                    apply_action(actions[0])
        return decisions, decisions + forced

    return play


def sample(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome at a point from 0 to 1 of the pairs of an outcome and its probability."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0.0:
            return outcome
    return outcomes[-1][0]


def catanatron() -> Play:
    """Catan for four in catanatron's own loop; ImportError if it is not installed."""
    new_game: Any = import_module("catanatron.game").Game
    player: Any = import_module("catanatron.models.player")
    generator = Random(SEED)
    random = generator.random
    decisions = forced = 0

    class Chooser(player.Player):  # type: ignore[misc]
        """Catanatron's RandomPlayer, but quicker, and it counts."""

        def decide(self, _game: object, actions: list[object]) -> object:
            nonlocal decisions, forced
            count = len(actions)
            if count > 1:
                decisions += 1
                return actions[int(random() * count)]
            forced += 1
            return actions[0]

    seats = [Chooser(colour) for colour in player.Color]

    def play() -> tuple[int, int]:
        nonlocal decisions, forced
        decisions = forced = 0
        new_game(seats, seed=generator.getrandbits(60)).play()
        return decisions, decisions + forced

    return play


def _or_none(load: Callable[[], Play]) -> Play | None:
    try:
        return load()
    except ImportError:
        return None
