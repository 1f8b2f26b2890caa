"""The command `ludoteka` as a process: its words, its environment, and a terminal around it."""

from __future__ import annotations

import os
import re
import subprocess
import sys

SEED = "07" * 32
COMMAND = [sys.executable, "-P", "-m", "ludoteka"]


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM")}
    return {**kept, "LUDOTEKA_BUILD": "plain", **more}


class Terminal:
    """A command in a pseudo-terminal, and all that it has shown."""

    def __init__(self, *words: str, width: int = 80, height: int = 24, **more: str) -> None:
        # Imported here because Windows has none of them.
        import fcntl
        import pty
        import struct
        import termios

        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            env=environment(TERM="xterm-256color", **more),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)
        self.shown = ""

    def read_until(self, *ends: str) -> str:
        """What is shown until one of these stands at the end, or the program is over."""
        fresh = b""
        while not any(strip(fresh.decode(errors="replace")).endswith(end) for end in ends):
            try:
                data = os.read(self.master, 4096)
            except OSError:  # the program has closed its side
                data = b""
            if not data:
                break
            fresh += data
        text = fresh.decode(errors="replace")
        self.shown += text
        return text

    def type(self, text: str) -> None:
        os.write(self.master, text.encode() + b"\n")

    def close(self) -> int:
        self.read_until("\0")
        code = self.process.wait(timeout=20)
        os.close(self.master)
        return code


def strip(text: str) -> str:
    """What stands on the screen: without styles."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)
