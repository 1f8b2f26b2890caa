"""Failures of a server that its clients need not notice: in its metrics, and in its log."""

from __future__ import annotations

from pathlib import Path
from typing import Final

COUNTER: Final = "ludoteka_crashes_total "
TRACEBACK: Final = "Traceback"


def counted_crashes(metrics: str) -> int:
    """Read from the text of `/metrics` what the server has counted as its own failures."""
    for line in metrics.splitlines():
        if line.startswith(COUNTER):
            return int(float(line.split()[1]))
    raise ValueError("the server does not count its crashes")


def tracebacks(log: Path) -> int:
    """Count the tracebacks in a server's log."""
    return log.read_text(errors="replace").count(TRACEBACK)
