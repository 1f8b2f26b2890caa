"""What a process has used of the machine, as Linux tells it in /proc."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final, NamedTuple

KILOBYTE: Final = 1024
PROC: Final = Path("/proc")


class Usage(NamedTuple):
    """What a process has used: megabytes of memory now, seconds of processor time so far."""

    rss_mb: float
    cpu: float


def process_usage(pid: int) -> Usage | None:
    """Look up what a process has used; None where the system does not tell."""
    try:
        status = (PROC / str(pid) / "status").read_text()
        # Behind the name, which may hold anything, in parentheses.
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    rss = re.search(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
    ticks = int(fields[11]) + int(fields[12])  # in user and in system mode
    return Usage(int(rss[1]) / KILOBYTE if rss else 0.0, ticks / os.sysconf("SC_CLK_TCK"))


def children_usage(pid: int) -> Usage | None:
    """Look up what the children of a process have used together; None: it has none."""
    found = [used for child in _children(pid) if (used := process_usage(child)) is not None]
    if not found:
        return None
    return Usage(sum(used.rss_mb for used in found), sum(used.cpu for used in found))


def _children(pid: int) -> list[int]:
    try:
        lists = [file.read_text() for file in (PROC / str(pid) / "task").glob("*/children")]
    except OSError:
        return []
    return [int(child) for line in lists for child in line.split()]
