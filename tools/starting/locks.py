"""Locks that keep two starts at once from working on the same files."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Final

from starting.messages import say
from starting.places import BUILD

SETTING_UP: Final = "run.lock"  # of .venv, node_modules and the built client
COMPILING: Final = "compile.lock"  # of build/engine: nobody has to wait for it to play


@contextmanager
def alone(name: str, waiting: str) -> Iterator[int]:
    """Hold a lock, waiting for it if need be; its file is for the processes that hold it on."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / name).open("ab") as lock:
        if not _grab(lock):
            say(waiting)
            while not _grab(lock):
                time.sleep(0.2)
        yield lock.fileno()


def taken(name: str) -> bool:
    """Whether somebody holds a lock at this moment."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / name).open("ab") as lock:
        return not _grab(lock)


def _grab(lock: IO[bytes]) -> bool:
    """Try to get the lock; the system takes it back when the last process that holds it ends."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
    else:
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks: go on without one
            pass
    return True
