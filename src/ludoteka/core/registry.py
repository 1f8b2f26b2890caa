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


class UnknownEdition(LookupError):
    """The game is installed, but can't be played by these rules: older or newer ones."""


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
    name: str,
    options: dict[str, Value] | None = None,
    content: str | None = None,
    file: str = "",
    rules: int | None = None,
) -> Game:
    """The game of this name with these options and the text of a content file.

    `rules` is the edition it was begun by (None: the latest).
    """
    game = find(name)
    meta = game.meta
    if rules is None or rules == meta.rules_version:
        return game.make(options, content, file)
    if not meta.has_edition(rules):
        editions = [str(edition) for edition in range(meta.oldest, meta.rules_version + 1)]
        raise UnknownEdition(
            f"played by version {rules} of the rules of {name}; this program has "
            f"version {' and '.join(editions)} and would play it wrongly"
        )
    return game.make(options, content, file, rules)


def game_of(record: Record, content: str | None = None, file: str = "") -> Game:
    """The game that a record was played with; RecordError if it can't be had here."""
    try:
        return make(record.game, record.options, content, file, record.rules)
    except (UnknownGame, UnknownEdition, OptionError) as error:
        raise RecordError(str(error)) from None
