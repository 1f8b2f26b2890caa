"""How drills sum up latencies."""

from __future__ import annotations


def percentile(seconds: list[float], percent: int) -> float | None:
    """The milliseconds that at least so many percent did not exceed; None: nothing was measured."""
    if not seconds:
        return None
    rank = -(-len(seconds) * percent // 100)
    return round(sorted(seconds)[max(0, rank - 1)] * 1000, 1)
