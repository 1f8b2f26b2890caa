"""Bots think in processes of their own, and are handed imagined states only: never the true one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeVar

from msgspec import Struct, msgpack
from pebble import ProcessPool

from ludoteka.bots import levels
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.content import ContentError
from ludoteka.core.game import Game, Outlook
from ludoteka.core.options import OptionError, Value
from ludoteka.core.record import RecordError, parse, verify
from ludoteka.core.registry import UnknownGame

# By level: how long a bot may think about a move, waiting in line included.
BUDGETS: Final = {"random": 1.0, "greedy": 2.5}
EXAMINE_SECONDS: Final = 10.0
READY_SECONDS: Final = 5.0

A = TypeVar("A")
T = TypeVar("T")

logger = logging.getLogger(__name__)


class Task(Struct):
    """All that a bot is told: a state that its seat could imagine, and nothing else."""

    level: str
    game: str
    options: dict[str, Value]
    content: str | None
    seat: int
    imagined: list[Any]
    seed: bytes


def think(data: bytes) -> int:
    """Choose a move; runs in a process of the pool."""
    task = msgpack.decode(data, type=Task)
    options = tuple(sorted(task.options.items()))
    state = _game(task.game, options, task.content).unpack(task.imagined)
    return levels.make(task.level).choose(Outlook(state, task.seat), Quick(task.seed))


class Claim(Struct):
    """A record, or only the options and the content of a game, that somebody has sent."""

    game: str
    options: dict[str, Value]
    content: str | None
    record: str | None = None


def examine(data: bytes) -> str:
    """What is wrong with it; empty if nothing is. Runs in a process of the pool."""
    claim = msgpack.decode(data, type=Claim)
    try:
        if claim.record is None:
            registry.make(claim.game, claim.options, claim.content, "the content file")
            return ""
        record = parse(claim.record)
        verify(record, registry.game_of(record, claim.content, "the content file"))
    except (ContentError, OptionError, RecordError, UnknownGame) as error:
        return str(error)
    return ""


@lru_cache(maxsize=32)
def _game(name: str, options: tuple[tuple[str, Value], ...], content: str | None) -> Game:
    return registry.make(name, dict(options), content)


def _warm_up() -> None:
    """Import what thinking needs, before somebody waits for it."""
    for name in registry.names():
        registry.find(name)


class Pool:
    """Processes that work for us; one that takes too long is stopped and replaced."""

    def __init__(self, processes: int) -> None:
        # A forked copy of a process with threads and connections would be no safe place to be in.
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(max_workers=processes, context=spawn, initializer=_warm_up)

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
        self._pool.schedule(_warm_up)

    def close(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join(timeout=5)


class Thinkers:
    """Bots, and apart from them those who look at files: nobody's file keeps a bot from moving."""

    def __init__(self, processes: int | None = None) -> None:
        self.bots = Pool(processes or max(1, (os.cpu_count() or 2) - 1))
        self.bots.warm()
        self._files: Pool | None = None  # until there is a file to look at

    async def ready(self) -> None:
        """Until a bot can think without having to start first, if that does not take too long."""
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

    async def faults(self, claim: Claim) -> str:
        """What is wrong with a record or a content file; empty if nothing is."""
        if self._files is None:
            self._files = Pool(1)
        try:
            return await self._files.run(examine, EXAMINE_SECONDS, msgpack.encode(claim))
        except TimeoutError:
            return f"it takes longer than {EXAMINE_SECONDS:.0f} seconds to check"
        except Exception as error:
            logger.error("a file of %s could not be examined: %r", claim.game, error)
            return "it can't be checked"

    def close(self) -> None:
        self.bots.close()
        if self._files is not None:
            self._files.close()
