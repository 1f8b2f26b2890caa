"""Small vocabulary of RAWsiko's state: phases, nothings, limits."""

from __future__ import annotations

from typing import Final

CHOOSING: Final = 0  # a continent: rawsiko.17
TAKING: Final = 1  # territories of that continent
PLACING: Final = 2  # the rest of the starting assets: rawsiko.29
INVESTING: Final = 3  # rawsiko.40
ACTING: Final = 4  # rawsiko.45
TRADING: Final = 5  # Trade with China: rawsiko.73
OVER: Final = 6

PHASES: Final = ["choosing", "taking", "placing", "investing", "acting", "trading", "over"]

NOBODY: Final = -1
NO_CONTINENT: Final = -1

MOST_SEATS: Final = 5
MOST_AT_FIRST: Final = 300  # assets in a scene; no set-up has so many
MOST_DICE: Final = 3  # rawsiko.53
DIE: Final = 6  # D-16

# Territories to take on the first and on the second continent, by the number of players (23).
FIRST_TAKE: Final = [0, 0, 0, 3, 2, 2]
SECOND_TAKE: Final = [0, 0, 0, 2, 1, 1]

# Starting assets to distribute, by the number of players (32, D-10).
REST: Final = [0, 0, 0, 6, 6, 5]

# By seat: who is waited for.
ONLY: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]

# How a game ends, by number: the word and the rule.
RUNNING: Final = 0
TURNS_PLAYED: Final = 1
ONE_LEFT: Final = 2
END_REASONS: Final = ["", "turns_played", "one_left"]
END_RULES: Final = ["", "rawsiko.65", "rawsiko.D-19"]


# The readings of rule 61 (D-17): which assets of a clash still count as unmoved.
FAILED_FRESH: Final = "failed-fresh"  # those of a failed attack: the Latvian text
CONQUERORS_FRESH: Final = "conquerors-fresh"  # those of a conquest: the Slovak text
LOSS_FRESH: Final = "loss-fresh"  # those of a clash that cost the defender something: the Hungarian


def unmoved_after(reading: str, conquered: bool, killed: int) -> bool:
    """Whether the attackers left after a clash still count as unmoved (61, D-17)."""
    if reading == FAILED_FRESH:
        return not conquered
    if reading == CONQUERORS_FRESH:
        return conquered
    return killed > 0


def income_of(materials: int) -> int:
    """New assets for so many different materials: a third, rounded up (41)."""
    return (materials + 2) // 3


def most_assets(seats: int, turn: int, materials: int) -> int:
    """More than there can be in a turn, on a map with so many materials: for packed states."""
    return MOST_AT_FIRST + seats * turn * income_of(materials)
