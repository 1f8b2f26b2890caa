"""The line of moves that stand: what is left of it when a seat takes moves back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def take_back(
    line: list[T], taken: Iterable[tuple[int, int]], seat_of: Callable[[T], int | None]
) -> int:
    """Take out of the line each seat's latest moves, so many of them; the place of the first.

    What others have chosen in secret in between stays where it is.
    """
    first = len(line)
    for seat, moves in taken:
        places = [place for place, move in enumerate(line) if seat_of(move) == seat]
        for place in reversed(places[len(places) - moves :]):
            del line[place]
            first = min(first, place)
    return first
