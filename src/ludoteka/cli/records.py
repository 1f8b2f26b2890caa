"""Recorded games, opened to be played again."""

from __future__ import annotations

from ludoteka.cli import files
from ludoteka.core import registry
from ludoteka.core.match import Replay
from ludoteka.core.record import Record, RecordError


def opened(record: Record, path: str | None) -> Replay:
    """The record with its game; the path is that of the content file it was played with."""
    text, file = files.content(path)
    game = registry.game_of(record, text, file)
    if path is None and record.content != game.content_digest:
        raise RecordError(
            f"played with content of somebody's own ({record.content}): "
            "give that file with --content FILE"
        )
    return Replay(record, game)
