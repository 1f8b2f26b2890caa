"""Which animal stands for each seat of a table."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from ludoteka.protocol.values import ANIMALS, Animal
from ludoteka.server.table.log import Seat


def portraits(table: str, places: list[Seat]) -> list[Animal | None]:
    """The animals by seat; None where nobody sits.

    People have what they chose, though others chose the same: two may like foxes. Bots, and whoever
    chose nothing, have an animal that nobody else at the table has: the one that was meant for
    them, or one that follows from the table's id, so that it stays what it is for the whole game.
    """
    found: list[Animal | None] = [None] * len(places)
    people = {place.avatar for place in places if place.kind != "bot" and place.taken()}
    taken: set[str | None] = set(people)
    waiting = []
    for seat, place in enumerate(places):
        meant = _known(place.avatar)
        if not place.taken():
            continue
        if meant is not None and (place.kind != "bot" or meant not in taken):
            found[seat] = meant
            taken.add(meant)
        else:
            waiting.append(seat)
    order = _shuffled(table)
    for seat in waiting:
        # One's own place in the row first: a change of one seat moves no other.
        turn = (order[seat], *order[len(places) :], *order)
        free = next((animal for animal in turn if animal not in taken), order[seat])
        found[seat] = free
        taken.add(free)
    return found


def _known(name: str | None) -> Animal | None:
    """None also for an animal of another version of the program."""
    return next((animal for animal in ANIMALS if animal == name), None)


@lru_cache(maxsize=256)
def _shuffled(table: str) -> tuple[Animal, ...]:
    """All animals, in an order of this table's own."""
    return tuple(
        sorted(ANIMALS, key=lambda one: hashlib.sha256(f"{table} {one}".encode()).digest())
    )
