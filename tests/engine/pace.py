"""How much is tried: all on the compiled build, less on the plain one, which takes its time."""

from __future__ import annotations

from ludoteka import build


def much(compiled: int, plain: int) -> int:
    return compiled if build.name() == "compiled" else plain
