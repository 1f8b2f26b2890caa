"""How far tests go: in the daily run only as far as something new is still likely to come up.

`python3 run.py test --thorough` goes all the way: whole games by hand in the browser, hundreds of
games of the engine, long drills. What only that run does carries the mark `thorough`; what it does
more of asks here how much.
"""

from __future__ import annotations

thorough = False  # set by tests/conftest.py, before anything is collected


def much(all_of_it: int, daily: int) -> int:
    """How many of something are tried."""
    return all_of_it if thorough else daily
