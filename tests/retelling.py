"""Games as `replay --json` tells them, for the tests of all referees."""

from __future__ import annotations

import contextlib
import io
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tampering import Lines

from ludoteka.cli import main
from ludoteka.core.match import Match


def run(*words: str) -> str:
    """What a command prints in this process."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        assert main(list(words)) == 0
    return said.getvalue()


def spelled(value: object) -> str:
    """A value of an option as one writes it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def simulated(
    game: str,
    folder: Path,
    bots: str,
    games: int,
    seed: str,
    content: Path | None = None,
    **options: object,
) -> Iterator[list[str]]:
    """Games of bots."""
    own = [] if content is None else ["--content", str(content)]
    words = [word for name in options for word in ("--option", f"{name}={spelled(options[name])}")]
    words += ["--seats", bots, "--games", str(games), "--seed", seed, "--records", str(folder)]
    run("simulate", game, *words, *own)
    for path in sorted(folder.iterdir()):
        yield run("replay", str(path), "--json", *own).splitlines()


def retold(path: Path, match: Match, content: Path | None = None) -> list[str]:
    """A match."""
    path.write_text(match.record().text(), encoding="utf-8")
    own = [] if content is None else ["--content", str(content)]
    return run("replay", str(path), "--json", *own).splitlines()


def played(match: Match, chooser: random.Random) -> Iterator[tuple[int, int]]:
    """Play a game to its end with random moves; players change their minds now and then."""
    everybody = range(len(match.names))
    while match.state.waiting_for():
        seats = match.state.waiting_for()
        ready = [seat for seat in everybody if seat not in seats and match.state.moves(seat)]
        seat = chooser.choice(ready if ready and chooser.random() < 0.2 else seats)
        number = chooser.choice(match.state.moves(seat))
        match.play(seat, number)
        yield seat, number


def parsed(texts: list[str]) -> Lines:
    """The objects of the lines."""
    return [json.loads(text) for text in texts]


def expect_a_program(file: str, flags: list[str], lines: list[str]) -> None:
    """The referee in this file, run by itself, accepts the lines, and not without their last."""
    whole, cut = [
        subprocess.run(
            [sys.executable, *flags, file],
            input="\n".join(given),
            capture_output=True,
            text=True,
            check=False,
        )
        for given in (lines, lines[:-1])
    ]
    assert (whole.returncode, whole.stderr) == (0, "")
    assert (cut.returncode, cut.stdout) == (1, "")
    assert "stops before its last line" in cut.stderr
