"""What is said to whoever has started run.py: what goes on, what is wrong, what to do about it."""

import errno
import sys
from pathlib import Path
from typing import Final, NoReturn

from starting.places import ROOT, read

DISK_FULL: Final = "The disk is full: free some 500 MB and start again."
CAUSES: Final = (
    (("no space left", "disk full"), DISK_FULL),
    (
        ("connection", "name resolution", "dns error", "unreachable", "timed out", "proxyerror"),
        "The package registry could not be reached: check the network and start again.",
    ),
)
LAST_LINES: Final = 8


def say(text: str, end: str = "\n") -> None:
    """Tell what is going on; on stderr, because stdout belongs to the program."""
    sys.stderr.write(text + end)
    sys.stderr.flush()


def fail(text: str) -> NoReturn:
    """Give up with a sentence that says what to do."""
    sys.exit(text)


def cause(log: Path) -> str:
    """What a log says about a failure, in one sentence."""
    text = read(log).lower()
    for signs, sentence in CAUSES:
        if any(sign in text for sign in signs):
            return sentence
    say(last_lines(log))
    return f"The lines above, and all of {log.relative_to(ROOT)}, say why."


def last_lines(log: Path) -> str:
    """The end of a log, indented."""
    return "\n".join("  | " + line for line in read(log).splitlines()[-LAST_LINES:])


def explain(fault: OSError) -> str:
    """A fault of the file system as a sentence that says what to do."""
    if fault.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return f"{fault.filename} can't be written to: copy Ludoteka to a folder of your own."
    if fault.errno in (errno.ENOSPC, errno.EDQUOT):
        return DISK_FULL
    return f"Ludoteka could not be started: {fault}."
