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

from msgspec import Struct, json, msgpack
from pebble import ProcessPool

from ludoteka.bots import levels
from ludoteka.bots.advising import advise
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.content import ContentError, Fault, Reader
from ludoteka.core.game import Game, Outlook
from ludoteka.core.hindsight import Hindsight
from ludoteka.core.options import OptionError, Value
from ludoteka.core.record import RecordError, Replay, parse, verify
from ludoteka.core.registry import UnknownGame
from ludoteka.protocol.forms import Checked, ContentFault

# By level: how long a bot may think about a move, waiting in line included.
BUDGETS: Final = {"random": 1.0, "greedy": 2.5}
HINT_SECONDS: Final = 2.5
EXAMINE_SECONDS: Final = 10.0
FAULTS_MOST: Final = 200
FAULT_LONGEST: Final = 600  # characters
REPORT_SECONDS: Final = 30.0
READY_SECONDS: Final = 5.0

A = TypeVar("A")
T = TypeVar("T")

logger = logging.getLogger(__name__)


class Task(Struct):
    """All that a bot is told: a state that its seat could imagine, and nothing else."""

    level: str
    game: str
    rules: int
    options: dict[str, Value]
    content: str | None
    seat: int
    imagined: list[Any]
    seed: bytes


def think(data: bytes) -> int:
    """Choose a move; runs in a process of the pool."""
    task = msgpack.decode(data, type=Task)
    options = tuple(sorted(task.options.items()))
    state = _game(task.game, options, task.content, task.rules).unpack(task.imagined)
    return levels.make(task.level).choose(Outlook(state, task.seat), Quick(task.seed))


def suggest(data: bytes) -> tuple[int, list[dict[str, object]]] | None:
    """A move for a person, and what speaks for it; runs in a process of the pool."""
    task = msgpack.decode(data, type=Task)
    options = tuple(sorted(task.options.items()))
    state = _game(task.game, options, task.content, task.rules).unpack(task.imagined)
    advice = advise(state, task.seat)
    if advice is None:
        return None
    return advice.move, [ground.data() for ground in advice.grounds]


class Claim(Struct):
    """A record, or only the options and the content of a game, that somebody has sent."""

    game: str
    options: dict[str, Value]
    content: str | None
    record: str | None = None
    rules: int | None = None  # None: the latest


def examine(data: bytes) -> list[str]:
    """All that is wrong with it, within reason. Runs in a process of the pool."""
    claim = msgpack.decode(data, type=Claim)
    try:
        if claim.record is None:
            registry.make(claim.game, claim.options, claim.content, "the content file", claim.rules)
            return []
        record = parse(claim.record)
        verify(record, registry.game_of(record, claim.content, "the content file"))
    except ContentError as error:
        return [fault[:FAULT_LONGEST] for fault in error.faults[:FAULTS_MOST]]
    except (OptionError, RecordError, UnknownGame) as error:
        return [str(error)]
    return []


def check_content(data: bytes) -> Checked:
    """A content file as it is written, and all that is wrong with it; runs in the pool."""
    claim = msgpack.decode(data, type=Claim)
    written = None
    try:
        written = Reader("the content file", claim.content or "").plain()
        game = registry.make(claim.game, claim.options, claim.content, "the content file")
    except ContentError as error:
        return Checked(faults=[_told(fault) for fault in error.found[:FAULTS_MOST]], data=written)
    return Checked(faults=[], digest=game.content_digest, data=written)


def _told(fault: Fault) -> ContentFault:
    values = {
        name: value[:FAULT_LONGEST] if isinstance(value, str) else value
        for name, value in fault.values.items()
    }
    return ContentFault(
        text=fault.text[:FAULT_LONGEST], path=fault.path, sort=fault.sort, values=values
    )


def look_back(data: bytes) -> bytes:
    """The report of a record, as JSON; runs in a process of the pool."""
    claim = msgpack.decode(data, type=Claim)
    options = tuple(sorted(claim.options.items()))
    game = _game(claim.game, options, claim.content, claim.rules)
    return json.encode(Hindsight(Replay(parse(claim.record or ""), game)).data())


@lru_cache(maxsize=32)
def _game(
    name: str, options: tuple[tuple[str, Value], ...], content: str | None, rules: int | None
) -> Game:
    return registry.make(name, dict(options), content, rules=rules)


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
            self._files = Pool(1)
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
            self._files = Pool(1)
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
            self._files = Pool(1)
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
