"""A server in a process of its own: start it, stop it, kill it, ask what it costs."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Self

# All who take part in a drill have one address: it may have as many as they need.
FLAGS: Final = ("--sockets-per-address", "20000", "--joins-per-minute", "1000000")
LISTENS: Final = re.compile(r"Ludoteka listens on (https?://\S+?:(\d+))\S*")
STARTING: Final = 30.0  # seconds
STOPPING: Final = 15.0
KILOBYTE: Final = 1024
PROC: Final = Path("/proc")


class NotServing(Exception):
    """The server did not come up, or did not go down; the text has the end of its log."""


class Usage(NamedTuple):
    """What a process has used: megabytes of memory now, seconds of processor time so far."""

    rss_mb: float
    cpu: float


class Serving:
    """`ludoteka serve` on a database file. A restart comes back on the same port."""

    program: Sequence[str] = ("-m", "ludoteka")  # for Python

    def __init__(self, database: Path, flags: Sequence[str] = ()) -> None:
        self.database = database
        self.log = database.with_suffix(".log")
        self.url = ""
        self._flags = list(flags)
        self._port = 0
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()

    def start(self) -> None:
        """Start it, and return once it listens."""
        command = [sys.executable, "-P", *self.program, "serve", "--port", str(self._port)]
        command += ["--database", str(self.database), *self._flags]
        begin = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            # A group of its own: Ctrl-C is for whoever runs the drill, and kill reaches the bots.
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                start_new_session=True,
            )
        deadline = time.monotonic() + STARTING
        while (listens := LISTENS.search(self._written(begin))) is None:
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise NotServing(f"the server does not listen: {self._written(begin)[-2000:]}")
            time.sleep(0.01)
        self.url = listens[1]
        self._port = int(listens[2])

    def kill(self) -> None:
        """SIGKILL: it gets no chance to say or store anything more."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            # What it had started must not outlive it; this is no part of what is being tried.
            with contextlib.suppress(OSError, AttributeError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process = None

    def stop(self) -> int:
        """SIGTERM, as an administrator would; its exit code."""
        if self._process is None:
            raise NotServing("the server does not run")
        self._process.terminate()
        try:
            return self._process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            raise NotServing(f"the server did not stop within {STOPPING} s") from None
        finally:
            self.kill()

    @property
    def pid(self) -> int:
        if self._process is None:
            raise NotServing("the server does not run")
        return self._process.pid

    def usage(self) -> Usage | None:
        """Of the server's own process; None where the system does not tell."""
        return usage(self.pid)

    def bots(self) -> Usage | None:
        """Of the processes that it has started, together."""
        found = [used for pid in _children(self.pid) if (used := usage(pid)) is not None]
        if not found:
            return None
        return Usage(sum(used.rss_mb for used in found), sum(used.cpu for used in found))

    def _written(self, begin: int) -> str:
        with self.log.open("rb") as log:
            log.seek(begin)
            return log.read().decode(errors="replace")


@contextlib.contextmanager
def own_server(flags: Sequence[str] = FLAGS) -> Iterator[Serving]:
    """A server with a database of its own, for as long as it is needed."""
    with (
        tempfile.TemporaryDirectory(prefix="ludoteka-drill-") as folder,
        Serving(Path(folder) / "tables.sqlite", flags) as serving,
    ):
        yield serving


def usage(pid: int) -> Usage | None:
    """What a process has used; None where the system does not tell."""
    try:
        status = (PROC / str(pid) / "status").read_text()
        # Behind the name, which may hold anything, in parentheses.
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    rss = re.search(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
    ticks = int(fields[11]) + int(fields[12])  # in user and in system mode
    return Usage(int(rss[1]) / KILOBYTE if rss else 0.0, ticks / os.sysconf("SC_CLK_TCK"))


def _children(pid: int) -> list[int]:
    try:
        lists = [file.read_text() for file in (PROC / str(pid) / "task").glob("*/children")]
    except OSError:
        return []
    return [int(child) for line in lists for child in line.split()]


def unheard(_text: str) -> None:
    """Where nobody wants to know how far a drill is."""


def allow_sockets() -> None:
    """Lift this process's bound on open files, and that of what it starts, as far as it goes."""
    try:
        import resource
    except ImportError:  # Windows has no such bound
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
