"""Nested data of a game, such as its hints and its facts, as indented lines.

A part of the data is said by messages whose names follow from its key (docs/texts.md):

    GAME-WHAT-KEY           the part, with its fields; of a list of entries the heading or, if it
                            asks for $KEY, all entries in one line
    GAME-WHAT-KEY-each      one entry of that list

What has no message is told plainly, and what has an empty one is left out. A message tells all of
its part: what lies deeper is then told only if it has a message of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from ludoteka.cli.screen import Screen
from ludoteka.core.game import Game
from ludoteka.core.readers.markup import safe
from ludoteka.text import Seating, Texts

INDENT: Final = 2
EMPTY: Final[tuple[object, ...]] = (None, "", [], {})

Said: TypeAlias = tuple[int, str]  # how deep, and the line


def show(
    screen: Screen,
    texts: Texts,
    what: str,
    data: Mapping[str, object],
    seating: Seating | None = None,
) -> None:
    """All parts of the data, one below the other."""
    for depth, line in lines(texts, what, data, seating or Seating([])):
        screen.indented(line, INDENT * depth)


def show_thing(
    screen: Screen, texts: Texts, game: Game, word: str, seating: Seating | None = None
) -> bool:
    """What a game tells of a thing, by its id or its name: its leaflet, or its facts."""
    for thing in dict.fromkeys((word, texts.unnamed(word))):
        leaflet = game.leaflet(thing, texts.board)
        for line in leaflet:
            text = line.lstrip(" ")
            screen.indented(safe(text), len(line) - len(text))
        facts = None if leaflet else game.information(thing)
        if facts is not None:
            show(screen, texts, "info", facts, seating)
        if leaflet or facts is not None:
            return True
    return False


def about(data: Mapping[str, object], word: str) -> dict[str, object]:
    """The parts that are not empty; with a word, only entries of lists that have it."""
    if not word:
        return {key: part for key, part in data.items() if part not in EMPTY}
    found: dict[str, object] = {}
    for key, part in data.items():
        entries = [
            entry
            for entry in (part if isinstance(part, list) else [])
            if isinstance(entry, dict) and _has(entry, word)
        ]
        if entries:
            found[key] = entries
        elif isinstance(part, dict):
            inner = {name: value for name, value in part.items() if _same(name, word)}
            if inner:
                found[key] = inner
    return found


def _has(entry: Mapping[str, object], word: str) -> bool:
    return any(_same(value, word) for value in entry.values())


def _same(value: object, word: str) -> bool:
    return isinstance(value, str) and value.lower() == word.lower()


def lines(
    texts: Texts, what: str, data: Mapping[str, object], seating: Seating, depth: int = 0
) -> Iterator[Said]:
    """Each part of the data as its lines."""
    for key, part in data.items():
        if part not in EMPTY:
            yield from _part(texts, what, str(key), part, seating, depth)


def _part(
    texts: Texts, what: str, key: str, part: object, seating: Seating, depth: int
) -> Iterator[Said]:
    said = texts.told(what, key, {key: part}, seating)
    entries = _entries(part)
    if said is None and entries:
        said = _in_one_line(texts, what, key, entries, seating)
        if said is not None:
            entries = []
    if said is None and not _is_nested(part):
        said = f"{_title(key)}: {_plain(texts, key, part, seating)}"
    if said != "":
        yield depth, _title(key) if said is None else said
    if entries and said != "":
        for entry in entries:
            yield from _entry(texts, what, f"{key}-each", entry, seating, depth + 1)
    elif said is None and isinstance(part, dict):
        yield from lines(texts, what, part, seating, depth + 1)


def _entries(part: object) -> list[dict[str, object]]:
    """The entries of a list of tables, or of a table of tables."""
    items = list(part.values()) if isinstance(part, dict) else part
    if not isinstance(items, list) or not items:
        return []
    return items if all(isinstance(item, dict) for item in items) else []


def _in_one_line(
    texts: Texts, what: str, key: str, entries: list[dict[str, object]], seating: Seating
) -> str | None:
    """All entries, if there is a message for them together and one for each."""
    words = [texts.told(what, f"{key}-each", entry, seating) for entry in entries]
    found = [word for word in words if word is not None]
    if len(found) < len(words):
        return None
    return texts.told(what, key, {key: ", ".join(found)}, seating)


def _entry(
    texts: Texts, what: str, key: str, entry: Mapping[str, object], seating: Seating, depth: int
) -> Iterator[Said]:
    """An entry of a list as lines: its own, and below it those of its parts."""
    deeper = {name: part for name, part in entry.items() if _is_nested(part)}
    said = texts.told(what, key, entry, seating)
    if said is None:
        flat = [
            f"{_title(name)}: {_plain(texts, name, part, seating)}"
            for name, part in entry.items()
            if not _is_nested(part) and part not in EMPTY
        ]
        said = "; ".join(flat)
    else:
        deeper = {
            name: part
            for name, part in deeper.items()
            if texts.has(what, name) or texts.has(what, f"{name}-each")
        }
    if said:
        yield depth, said
    yield from lines(texts, what, deeper, seating, depth + 1)


def _is_nested(part: object) -> bool:
    if isinstance(part, list):
        return any(isinstance(entry, dict) for entry in part)
    return isinstance(part, dict)


def _title(key: str) -> str:
    return safe(key).replace("_", " ")


def _plain(texts: Texts, key: str, part: object, seating: Seating) -> str:
    """A value by itself: a word in the reader's language where there is one."""
    value = texts.fields({key: part}, seating).get(key, "")
    return str(value)
