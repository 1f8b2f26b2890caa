"""Orders: an attack in one breath. "3>17" is "attack 3" and then "target 17"; "3>17 double"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.errors import UnreadableMove
from ludoteka.games.raw import choices, notation
from ludoteka.games.raw.pieces import ACTED, ASK_AIM, ASK_ATTACK, ASK_SPLIT, ATTACK, ATTACK_WIDTH

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState

EXPECTED: Final = "a move, or an attack such as '3>17', '3>17 double', '3>17 kill' or '3>17+18'"
VERBS: Final = {"": notation.TARGET, "double": notation.DOUBLE, "kill": notation.KILL}


def follow(state: RawState, seat: int, order: str) -> int | None:
    """The next move of the order; None when the attack is declared."""
    text = order.lower().replace("->", ">").replace("→", ">")
    left, sign, right = text.partition(">")
    words = right.split()
    if not sign or not words or len(words) > 2:
        raise UnreadableMove(order, EXPECTED)
    first, plus, second = words[0].partition("+")
    numbers = [left.strip(), first] + ([second] if plus else [])
    mode = words[1] if len(words) == 2 else ""
    if mode not in VERBS or (plus and mode not in ("", "double")):
        raise UnreadableMove(order, EXPECTED)
    spots: list[int] = []
    for word in numbers:
        digits = word.isascii() and word.isdigit() and len(word) < 5
        if not digits or not 1 <= int(word) < state.rules.notation.spots:
            raise UnreadableMove(order, EXPECTED)
        spots.append(int(word))
    moves = state.rules.notation
    if state.mover == seat and state.ask == ASK_AIM and state.at == spots[0]:
        verb = notation.SPLIT if plus else VERBS[mode]
        return moves.of_spot(verb, spots[1])
    if state.mover == seat and state.ask == ASK_SPLIT and plus and state.at == spots[0]:
        return moves.of_spot(notation.TARGET, spots[2])
    last = state.attacks[-ATTACK_WIDTH:][:1]  # who attacked last
    if last == [spots[0]] or _is_done(state, seat, spots[0]):
        return None
    attack = moves.of_spot(notation.ATTACK, spots[0])
    if attack not in state.moves(seat):
        return attack
    return _first(state, attack, spots, notation.SPLIT if plus else VERBS[mode])


def _first(state: RawState, attack: int, spots: list[int], verb: int) -> int:
    """The attacker, if it can strike as ordered; otherwise the part that it can't do.

    With a single target the engine aims by itself (X5): it must not be another than was ordered.
    """
    moves = state.rules.notation
    stage = state.copy()
    stage.at = spots[0]
    stage.ask = ASK_AIM
    aim = moves.of_spot(verb, spots[1])
    if aim not in choices.choices(stage):
        return aim
    if verb == notation.SPLIT:
        stage.aimed = spots[1]
        stage.ask = ASK_SPLIT
        second = moves.of_spot(notation.TARGET, spots[2])
        if second not in choices.choices(stage):
            return second
    return attack


def _is_done(state: RawState, seat: int, spot: int) -> bool:
    """The attack was declared, or burning failed, and the game has gone on."""
    if state.mover == seat and state.phase < ATTACK:
        return False  # let the rules say why not
    if state.mover != seat or state.ask != ASK_ATTACK:
        return state.ask not in (ASK_AIM, ASK_SPLIT)
    return spot < len(state.marks) and state.marks[spot] & ACTED != 0
