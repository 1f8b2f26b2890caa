"""A step of a walk, and scripts: a step a line, `a1 seat-kind 2 bot  # what came of it`.

`a1` is the first tab of device a, `a` the device itself, `server` the server. `{1}` in an address
stands for the first table of the walk. Behind `#` is a remark.
"""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass, replace
from pathlib import Path

WHO = re.compile(r"[a-z][1-9]?|server|walk")


class BadScript(Exception):
    """A line is no step; the text says which and why."""


@dataclass(frozen=True)
class Step:
    """Who does what; `note` is for the reader only."""

    who: str
    verb: str
    args: tuple[str, ...] = ()
    note: str = ""

    def __str__(self) -> str:
        line = shlex.join((self.who, self.verb, *self.args))
        return f"{line}  # {self.note}" if self.note else line

    def noted(self, note: str) -> Step:
        return replace(self, note=" ".join(note.split()))


def read(line: str, number: int = 1) -> Step | None:
    """The step of a line; None where there is only a remark."""
    try:
        words = shlex.split(line, comments=True)
    except ValueError as error:
        raise BadScript(f"line {number}: {error}") from None
    if not words:
        return None
    if len(words) < 2 or not WHO.fullmatch(words[0]):
        raise BadScript(f"line {number}: a step is WHO VERB ARGUMENTS, such as 'a1 reload': {line}")
    return Step(words[0], words[1], tuple(words[2:]))


def read_file(path: Path) -> list[Step]:
    lines = path.read_text(encoding="utf-8").splitlines()
    steps = [read(line, number) for number, line in enumerate(lines, start=1)]
    return [step for step in steps if step is not None]


def write_file(path: Path, steps: list[Step]) -> None:
    path.write_text("".join(f"{step}\n" for step in steps), encoding="utf-8")
