"""Compile the engine beside a program that runs: with low priority, and only once at a time.

run.py starts it and does not wait for it; the next start uses what it has made. Where others are
at it already, it leaves it to them.
"""

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))

from starting.engine import compile_into_folder
from starting.locks import COMPILING, taken
from starting.messages import explain

LOWEST: Final = 19


def main() -> int:
    """Compile; what is said goes to the log that run.py has opened."""
    if sys.platform != "win32":  # there the priority comes from whoever starts us
        if os.fork():
            return 0  # whoever waits for us may go on, and no program has us for a child
        _give_way()
    if taken(COMPILING):
        return 0
    try:
        return 0 if compile_into_folder(live=False) else 1
    except OSError as fault:
        sys.exit(explain(fault))


def _give_way() -> None:
    """Take the lowest priority, for this process and all that it starts."""
    os.setpriority(os.PRIO_PROCESS, 0, LOWEST)
    # Where Linux divides its time between sessions first, that holds within our own session only.
    with contextlib.suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(LOWEST))


if __name__ == "__main__":
    sys.exit(main())
