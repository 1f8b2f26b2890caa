"""A replayed game told wrongly, in ways that have nothing to do with which game it is.

Each change says what a referee must complain about; a LookupError says that this game has no such
thing. What a single game can be cheated in is in `tampering_GAME.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, TypeAlias

Lines: TypeAlias = list[dict[str, Any]]
Tampering: TypeAlias = Callable[[Lines], str]


def told(lines: Lines, kind: str) -> tuple[dict[str, Any], int]:
    """The first line with an event of this kind, and where in it."""
    for line in lines[:-1]:
        for at, event in enumerate(line["events"]):
            if event["kind"] == kind:
                return line, at
    raise LookupError(kind)


def event_of(lines: Lines, kind: str) -> dict[str, Any]:
    """The first event of this kind."""
    line, at = told(lines, kind)
    return line["events"][at]


def another_seed(lines: Lines) -> str:
    """Another seed, with the commitment that belongs to it."""
    lines[0]["seed"] = "01" * 32
    lines[0]["commitment"] = hashlib.sha256(b"\1" * 32).hexdigest()
    return "line 1: "


def another_commitment(lines: Lines) -> str:
    """A commitment to some other seed."""
    lines[0]["commitment"] = hashlib.sha256(bytes(32)).hexdigest()
    return "commitment is"


def another_kind_of_chance(lines: Lines) -> str:
    """The seed is used in the other way."""
    lines[0]["chance_kind"] = {"quick": "sealed", "sealed": "quick"}[lines[0]["chance_kind"]]
    return "line 1: "


def wrong_number(lines: Lines) -> str:
    """The engine's number of another move."""
    lines[1]["move"] += 1
    return "this line.move is"


def same_digest(lines: Lines) -> str:
    """Two positions with one name."""
    lines[2]["digest"] = lines[1]["digest"]
    return "two different positions have the same digest"


def another_field(lines: Lines) -> str:
    """Something that no document names."""
    lines[1]["bag"] = []
    return "this line.bag does not belong there"


def move_left_out(lines: Lines) -> str:
    """A move in the middle is missing."""
    del lines[2]
    return "this line.n is|line 3"


def over_too_early(lines: Lines) -> str:
    """The last move is left out, and the result told all the same."""
    del lines[-2]
    return "this line.moves is"


def goes_on(lines: Lines) -> str:
    """A move after the end."""
    lines.insert(-1, lines[1])
    return "the game is over"


def wrong_score(lines: Lines) -> str:
    """A point too many."""
    lines[-1]["result"]["scores"][0] += 1
    return r"result.scores\[0\] is"


def wrong_ranks(lines: Lines) -> str:
    """The ranks of other players."""
    ranks = lines[-1]["result"]["ranks"]
    if ranks == ranks[::-1]:
        raise LookupError
    ranks.reverse()
    return r"ranks\[0\] is"


def result_twice(lines: Lines) -> str:
    """Something behind the last line."""
    lines.append(lines[-1])
    return "nothing belongs here"


TAMPERINGS = {
    change.__name__: change
    for change in (
        another_seed,
        another_commitment,
        another_kind_of_chance,
        wrong_number,
        same_digest,
        another_field,
        move_left_out,
        over_too_early,
        goes_on,
        wrong_score,
        wrong_ranks,
        result_twice,
    )
}
