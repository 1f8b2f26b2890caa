"""The games that are installed: ours and anybody's, found by the entry points `ludoteka.games`."""

from __future__ import annotations

from importlib import metadata
from typing import Final

from ludoteka.core.game import Game
from ludoteka.core.options import OptionError, Value, suggestion
from ludoteka.core.record import Record, RecordError

GROUP: Final = "ludoteka.games"


class UnknownGame(LookupError):
    """No installed package brings this game."""


def names() -> list[str]:
    """The names of all games, sorted."""
    return sorted({entry.name for entry in metadata.entry_points(group=GROUP)})


def find(name: str) -> type[Game]:
    """The class of a game."""
    for entry in metadata.entry_points(group=GROUP):
        if entry.name == name:
            found: type[Game] = entry.load()
            return found
    known = names()
    raise UnknownGame(f"no game {name!r}{suggestion(name, known)}; there are: {', '.join(known)}")


def make(
    name: str, options: dict[str, Value] | None = None, content: str | None = None, file: str = ""
) -> Game:
    """The game of this name with these options and the text of a content file."""
    return find(name).make(options, content, file)


def game_of(record: Record, content: str | None = None, file: str = "") -> Game:
    """The game that a record was played with; RecordError if it can't be had here."""
    try:
        record.expect_rules(find(record.game).meta.rules_version)
        return make(record.game, record.options, content, file)
    except (UnknownGame, OptionError) as error:
        raise RecordError(str(error)) from None
