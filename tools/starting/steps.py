"""Commands that take their time, some of them side by side, and what is told of them meanwhile.

On a terminal one line is kept up to date with what is being done and how far it is; elsewhere
every step is told when it begins and when it has ended.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from starting.messages import say
from starting.places import ROOT, WINDOWS, read

GLANCE: Final = 0.1  # seconds between two looks at the processes
NARROWEST: Final = 40  # columns of a terminal that does not tell how wide it is


@dataclass
class Step:
    """One command, asked for when its turn comes: it may depend on the steps before it."""

    text: str  # what is done, such as "Installing npm packages"
    thing: str  # what it is done to, beside other steps in one line: "npm packages"
    command: Callable[[], Sequence[str | Path]]
    log: Path
    environment: Mapping[str, str] = field(default_factory=dict)
    far: Callable[[str], str] = lambda log: ""  # how far it is, by its log and its traces
    done: Callable[[], None] = lambda: None  # called when it has ended well
    code: int | None = None  # how it has ended; below zero if it was killed


@dataclass(eq=False)
class Chain:
    """Steps that follow one another, perhaps after another chain; it ends where one fails."""

    steps: list[Step]
    after: "Chain | None" = None
    vital: bool = False  # without it there is no point in the others
    failed: Step | None = None


def run(chains: Sequence[Chain], lock: int, live: bool = True) -> None:
    """Run the chains side by side; a chain that fails knows its step that has failed."""
    left = {chain: list(chain.steps) for chain in chains if chain.steps}
    board = _Board(sum(map(len, left.values())), live and sys.stderr.isatty())
    running: dict[Chain, _Running] = {}
    with _ended_with_us(running):
        while left:
            for chain in [chain for chain in left if chain not in running]:
                if chain.after is None or chain.after not in left:
                    running[chain] = _Running(left[chain].pop(0), lock, board)
            time.sleep(GLANCE)
            board.show(running.values())
            for chain, one in list(running.items()):
                if one.process.poll() is not None:
                    del running[chain]
                    if not one.end(board):
                        chain.failed = one.step
                    if chain.failed or not left[chain]:
                        del left[chain]
                    if chain.failed and chain.vital:
                        return


class _Running:
    """A step whose command runs, with its output in the log."""

    def __init__(self, step: Step, lock: int, board: "_Board") -> None:
        self.step = step
        self.number = board.begin(step)
        self.begun = time.monotonic()
        platform: dict[str, Any] = {}
        if not WINDOWS:
            # A group of its own can be ended with all that it has started. If this process is
            # killed, the command it leaves behind still holds the lock.
            platform = {"process_group": 0, "pass_fds": (lock,)}
        with step.log.open("wb") as log:
            self.process = subprocess.Popen(
                [str(word) for word in step.command()],
                cwd=ROOT,
                env={**os.environ, "PYTHONUNBUFFERED": "1", **step.environment},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                **platform,
            )

    def end(self, board: "_Board") -> bool:
        """Whether it has ended well."""
        self.step.code = self.process.returncode
        well = self.step.code == 0
        if well:
            self.step.done()
        seconds = time.monotonic() - self.begun
        board.end(self, f"took {seconds:.1f} s" if well else f"failed after {seconds:.1f} s")
        return well

    def terminate(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            if sys.platform == "win32":
                self.process.terminate()
            else:
                os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()


@contextmanager
def _ended_with_us(running: Mapping[Chain, _Running]) -> Iterator[None]:
    """See to it that nothing goes on when this process is stopped, or has given up."""
    names = () if sys.platform == "win32" else (signal.SIGTERM, signal.SIGHUP)
    before = {name: signal.signal(name, _exit) for name in names}
    try:
        yield
    finally:
        for one in running.values():
            one.terminate()
        for name, handler in before.items():
            signal.signal(name, handler)


def _exit(number: int, _frame: object) -> None:
    sys.exit(128 + number)


class _Board:
    """What is told of the steps."""

    def __init__(self, total: int, live: bool) -> None:
        self._total = total
        self._live = live
        self._begun = 0
        self._begin = time.monotonic()
        self._width = 0  # of the line that is kept up to date

    def begin(self, step: Step) -> int:
        """The number of a step that begins."""
        self._begun += 1
        if not self._live:
            say(f"{self._number(self._begun)}{step.text} ...")
        return self._begun

    def end(self, one: _Running, outcome: str) -> None:
        """A step has ended."""
        self._rewrite("")
        say(f"{self._number(one.number)}{one.step.text} {outcome}")

    def show(self, running: Iterable[_Running]) -> None:
        """Bring the line up to date."""
        if not self._live:
            return
        told = []
        for one in running:
            far = one.step.far(read(one.step.log))
            told.append(f"{one.step.thing} {far}" if far else one.step.thing)
        numbers = "+".join(str(one.number) for one in running)
        line = f"{self._number(numbers)}{', '.join(told)}"
        self._rewrite(f"{line} ... {time.monotonic() - self._begin:.0f} s")

    def _rewrite(self, line: str) -> None:
        """Put a line in the place of the one before; without escape codes, which not all know."""
        room = max(NARROWEST, shutil.get_terminal_size().columns) - 1
        line = line[:room]
        if line or self._width:
            say("\r" + line.ljust(self._width) + ("" if line else "\r"), end="")
        self._width = len(line)

    def _number(self, number: int | str) -> str:
        return f"{number} of {self._total}: " if self._total > 1 else ""
