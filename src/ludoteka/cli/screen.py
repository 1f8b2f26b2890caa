"""The terminal: what is shown, what is asked, and a bar while something takes long."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

WIPE = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what was scrolled off it, and home
SECONDS_A_STEP = 0.1  # no bar needs to move more often


class EndOfInput(Exception):
    """Nothing more will be typed."""


class _Terminal(Console):
    def on_broken_pipe(self) -> None:
        """Leave a closed pipe to `main`, which ends quietly."""
        raise BrokenPipeError


class Screen:
    """Standard output, coloured where that is wished, and standard input."""

    def __init__(self) -> None:
        self.console = _Terminal(highlight=False, emoji=False)

    @property
    def width(self) -> int:
        return self.console.width

    def line(self, text: str = "", style: str = "") -> None:
        """Words for a person, broken between words to fit a terminal; never read as markup."""
        self.console.print(Text(text, style=style), soft_wrap=not self.console.is_terminal)

    def indented(self, text: str, columns: int) -> None:
        """Words for a person with so much space before each of their lines."""
        if self.console.is_terminal:
            self.console.print(Padding(Text(text), (0, 0, 0, columns), expand=False))
        else:
            self.line(" " * columns + text)

    def exact(self, text: str, style: str = "") -> None:
        """Print a text that may be copied, without breaking its lines."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def markup(self, text: str) -> None:
        """A game's own drawing, in rich's markup."""
        self.console.print(text, soft_wrap=True)

    def show(self, renderable: RenderableType) -> None:
        self.console.print(renderable)

    def ask(self, prompt: str) -> str:
        """One line from the person, without spaces around it."""
        whole = not self.console.is_terminal  # or else broken between words
        self.console.print(Text(prompt, style="bold"), end="", soft_wrap=whole)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            self.line()
            raise EndOfInput
        answer = line.strip()
        if not sys.stdin.isatty():  # no terminal has echoed it
            self.exact(answer if answer.isprintable() else repr(answer))
        return answer

    def wipe(self) -> None:
        """Clear the screen and its history, so that the next person sees nothing of it."""
        if self.console.is_terminal:
            sys.stdout.write(WIPE)
            sys.stdout.flush()
        readline = sys.modules.get("readline")  # where it is loaded, "up" shows what was typed
        if readline is not None:
            readline.clear_history()


@contextlib.contextmanager
def counting(what: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on stderr, moved by the number done so far; None where no terminal looks on."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True)
    with bar:
        task = bar.add_task(what, total=total)
        last = 0.0

        def move(done: int) -> None:
            nonlocal last
            now = time.monotonic()
            if now - last >= SECONDS_A_STEP:
                last = now
                bar.update(task, completed=done)

        yield move
