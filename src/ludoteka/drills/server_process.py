"""A server in a process of its own: it can be started, stopped, killed and measured."""

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
from typing import Final, Self

from ludoteka.drills.process_usage import Usage, children_usage, process_usage

# All who take part in a drill have one address: it may have as many connections as they need.
NO_LIMITS_PER_ADDRESS: Final = ("--sockets-per-address", "20000", "--joins-per-minute", "1000000")
LISTENS: Final = re.compile(r"Ludoteka listens on (https?://\S+?:(\d+))\S*")
STARTING: Final = 30.0  # seconds
STOPPING: Final = 15.0


class NotServing(Exception):
    """The server did not come up, or did not go down; the text has the end of its log."""


class ServerProcess:
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
        """Start the server, and return once it listens."""
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
        """Send SIGKILL: the server gets no chance to say or store anything more."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            # What it had started must not outlive it; this is no part of what is being tried.
            with contextlib.suppress(OSError, AttributeError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process = None

    def stop(self) -> int:
        """Send SIGTERM, as an administrator would, and return the exit code."""
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
        """Measure the server's own process; None where the system does not tell."""
        return process_usage(self.pid)

    def bots_usage(self) -> Usage | None:
        """Measure the processes that the server has started, together; None: there are none."""
        return children_usage(self.pid)

    def _written(self, begin: int) -> str:
        with self.log.open("rb") as log:
            log.seek(begin)
            return log.read().decode(errors="replace")


@contextlib.contextmanager
def own_server(flags: Sequence[str] = NO_LIMITS_PER_ADDRESS) -> Iterator[ServerProcess]:
    """Run a server with a database of its own for as long as the context lasts."""
    with (
        tempfile.TemporaryDirectory(prefix="ludoteka-drill-") as folder,
        ServerProcess(Path(folder) / "tables.sqlite", flags) as server,
    ):
        yield server
