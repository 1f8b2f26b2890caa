"""What a drill runs on: the fastest event loop, and as many open files as the system allows."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

Done = TypeVar("Done")


def run(drill: Coroutine[Any, Any, Done]) -> Done:
    """Run a drill on the fastest loop there is."""
    raise_file_limit()
    new_loop: Callable[[], asyncio.AbstractEventLoop] | None = None
    with contextlib.suppress(ImportError):  # there is none for Windows
        new_loop = importlib.import_module("uvloop").new_event_loop
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(drill)


def raise_file_limit() -> None:
    """Raise this process's limit on open files, and that of what it starts, as far as it goes."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
