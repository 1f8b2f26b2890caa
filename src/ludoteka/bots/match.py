"""A whole game between bots, fast or with a record written."""

from __future__ import annotations

from ludoteka.bots.bot import Bot
from ludoteka.core.chance import Chance, Quick, derive
from ludoteka.core.game import Outlook, State
from ludoteka.core.match import Match


class EndlessGame(Exception):
    """A game that went on past its own step limit."""


def own_chances(seed: bytes, seats: int) -> list[Chance]:
    """For each seat a stream of its own, so that no bot ever draws from the game's."""
    return [Quick(derive(seed, f"bot {seat}")) for seat in range(seats)]


def play_match(
    state: State,
    bots: list[Bot],
    chance: Chance,
    own: list[Chance],
    match: Match | None = None,
) -> int:
    """Play a state to its end, bots[seat] for each seat, and write it down in a match if given.

    Returns the number of moves.
    """
    outlooks = [Outlook(state, seat) for seat in range(state.seats)]
    limit = type(state.game).meta.step_limit
    moves = 0
    while True:
        waiting = state.waiting_for()
        if not waiting:
            return moves
        seat = waiting[0]
        move = bots[seat].choose(outlooks[seat], own[seat])
        if match is None:
            state.play(seat, move, chance)
        else:
            match.play(seat, move)
        moves += 1
        if moves > limit:
            raise EndlessGame(f"{state.game.id} went on for more than {limit} moves")


def play_recorded(match: Match, bots: list[Bot], own: list[Chance]) -> int:
    """The same game as `play_match` plays, written down."""
    return play_match(match.state, bots, match.chance, own, match)
