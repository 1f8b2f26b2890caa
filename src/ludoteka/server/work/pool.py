"""Processes for what takes its time: the event loop and other tables never wait for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
from collections.abc import Callable
from typing import Final, TypeVar

from msgspec import msgpack
from pebble import ProcessPool

from ludoteka.protocol.answers import Checked, ContentFault
from ludoteka.server.work.tasks import (
    Claim,
    Task,
    check_content,
    examine,
    look_back,
    suggest,
    think,
    warm_up,
)

# By level: how long a bot may think about a move, waiting in line included.
BUDGETS: Final = {"random": 1.0, "greedy": 2.5}
HINT_SECONDS: Final = 2.5
EXAMINE_SECONDS: Final = 10.0
REPORT_SECONDS: Final = 30.0
READY_SECONDS: Final = 5.0

A = TypeVar("A")
T = TypeVar("T")

logger = logging.getLogger(__name__)


class Processes:
    """Processes that work for us; one that takes too long is stopped and replaced."""

    def __init__(self, processes: int) -> None:
        # A forked copy of a process with threads and connections would be no safe place to be in.
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(max_workers=processes, context=spawn, initializer=warm_up)

    async def run(self, task: Callable[[A], T], seconds: float, argument: A) -> T:
        """Run in a process; TimeoutError if it takes longer, waiting in line included."""
        future = self._pool.schedule(task, args=[argument])
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), seconds)
        except BaseException:
            future.cancel()  # type: ignore[no-untyped-call]
            raise

    def warm(self) -> None:
        """Start a process before somebody waits for it."""
        self._pool.schedule(warm_up)

    def close(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join(timeout=5)


class WorkPool:
    """Processes for bots and others for files: nobody's file keeps a bot from moving."""

    def __init__(self, processes: int | None = None) -> None:
        self.bots = Processes(processes or max(1, (os.cpu_count() or 2) - 1))
        self.bots.warm()
        self._files: Processes | None = None  # until there is a file to look at

    async def ready(self) -> None:
        """Wait until a process for bots has started, if that does not take too long."""
        with contextlib.suppress(TimeoutError):
            await self.bots.run(len, READY_SECONDS, b"")

    async def choose(self, task: Task, seconds: float) -> int | None:
        """The bot's move, or None if it crashed or was too slow; why is logged."""
        seconds = min(seconds, BUDGETS[task.level])
        try:
            return await self.bots.run(think, seconds, msgpack.encode(task))
        except TimeoutError:
            logger.warning("%s took longer than %.1f s in %s", task.level, seconds, task.game)
        except Exception as error:  # a bot may fail in any way: the table goes on
            logger.error("%s failed in %s: %r", task.level, task.game, error)
        return None

    async def suggest(self, task: Task) -> tuple[int, list[dict[str, object]]] | None:
        """What a bot would do, and why; None if it can't say, and why not is logged."""
        try:
            return await self.bots.run(suggest, HINT_SECONDS, msgpack.encode(task))
        except TimeoutError:
            logger.warning("a hint took longer than %.1f s in %s", HINT_SECONDS, task.game)
        except Exception as error:  # a sense may fail in any way: the game goes on
            logger.error("no hint in %s: %r", task.game, error)
        return None

    async def look_back(self, claim: Claim) -> bytes | None:
        """The report of a record, as JSON; None if there is none, and why is logged."""
        if self._files is None:
            self._files = Processes(1)
        try:
            return await self._files.run(look_back, REPORT_SECONDS, msgpack.encode(claim))
        except TimeoutError:
            logger.warning("a report took longer than %.0f s in %s", REPORT_SECONDS, claim.game)
        except Exception as error:
            logger.error("a game of %s could not be looked back at: %r", claim.game, error)
        return None

    async def faults(self, claim: Claim) -> list[str]:
        """All that is wrong with a record or a content file."""
        if self._files is None:
            self._files = Processes(1)
        try:
            return await self._files.run(examine, EXAMINE_SECONDS, msgpack.encode(claim))
        except TimeoutError:
            return [f"it takes longer than {EXAMINE_SECONDS:.0f} seconds to check"]
        except Exception as error:
            logger.error("a file of %s could not be examined: %r", claim.game, error)
            return ["it can't be checked"]

    async def checked(self, claim: Claim) -> Checked:
        """A content file that somebody works on."""
        if self._files is None:
            self._files = Processes(1)
        try:
            return await self._files.run(check_content, EXAMINE_SECONDS, msgpack.encode(claim))
        except TimeoutError:
            text = f"it takes longer than {EXAMINE_SECONDS:.0f} seconds to check"
        except Exception as error:
            logger.error("a file of %s could not be checked: %r", claim.game, error)
            text = "it can't be checked"
        return Checked(faults=[ContentFault(text=text, path=[], sort="", values={})])

    def close(self) -> None:
        self.bots.close()
        if self._files is not None:
            self._files.close()
