"""Content of games (tiles, cards, maps) from TOML, with errors that name file, entry and fault.

A `Reader` goes through a whole file and collects every fault, so that the author of a file sees
all of them at once.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from ludoteka.core.digest import digest
from ludoteka.core.options import suggestion

DEEPEST: Final = 20
ENGLISH: Final = "en"
MOST_LISTED: Final = 60  # known words in one fault
LARGEST: Final = 10**15


class ContentError(ValueError):
    """A content file that can't be used; `faults` has one line each."""

    def __init__(self, file: str, faults: list[str]) -> None:
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        super().__init__(f"{file}: {faults[0]}{more}")
        self.file = file
        self.faults = faults


def packaged(package: str, name: str, edition: int | None = None) -> str:
    """The text of a file that came with a game; with an edition, as it was then.

    What later editions have changed is kept in the game's folder as `editions/N/name`. A file that
    was still the same in the next edition lies only there, or in its own place.
    """
    folder = resources.files(package)
    kept = folder.joinpath("editions")
    if edition is not None and kept.is_dir():
        editions = [int(found.name) for found in kept.iterdir() if found.name.isdigit()]
        for number in sorted(editions):
            file = kept.joinpath(str(number), name)
            if number >= edition and file.is_file():
                return file.read_text(encoding="utf-8")
    return folder.joinpath(name).read_text(encoding="utf-8")


class Entry:
    """One table of the file; its getters note a fault and go on with a harmless value."""

    def __init__(self, reader: Reader, label: str, table: dict[str, object]) -> None:
        self.reader = reader
        self.label = label
        self.table = table
        self.asked: set[str] = set()

    def fault(self, text: str) -> None:
        self.reader.fault(f"{self.label}: {text}")

    def has(self, field: str) -> bool:
        return field in self.table

    def _get(self, field: str) -> object:
        self.asked.add(field)
        if field not in self.table:
            self.fault(f"{field} is missing")
            return None
        return self.table[field]

    def text(self, field: str, known: list[str] | None = None) -> str:
        """A word; if `known` is given, one of these."""
        value = self._get(field)
        if value is None:
            return ""
        if not isinstance(value, str) or not value or not _is_shown(value):
            self.fault(f"{field} should be a word, not {value!r}")
            return ""
        if known is not None and value not in known:
            self.fault(_unknown(field, value, known))
            return ""
        return value

    def number(self, field: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        value = self._get(field)
        if value is None:
            return low
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fault(f"{field} should be a number from {low} to {high}, not {value!r}")
            return low
        return value

    def flag(self, field: str) -> bool:
        """True or false; false if it is left out."""
        self.asked.add(field)
        value = self.table.get(field, False)
        if not isinstance(value, bool):
            self.fault(f"{field} should be true or false, not {value!r}")
            return False
        return value

    def texts(self, field: str, known: list[str]) -> list[str]:
        """A list of known words; empty if it is left out."""
        self.asked.add(field)
        value = self.table.get(field, [])
        if not isinstance(value, list):
            self.fault(f"{field} should be a list of words, not {value!r}")
            return []
        words: list[str] = []
        for word in value:
            if isinstance(word, str) and word in known:
                words.append(word)
            else:
                self.fault(_unknown(field, word, known))
        return words

    def words(self, field: str) -> list[str]:
        """A list of any words; empty if it is left out."""
        self.asked.add(field)
        value = self.table.get(field, [])
        if not isinstance(value, list):
            self.fault(f"{field} should be a list of words, not {value!r}")
            return []
        words: list[str] = []
        for word in value:
            if isinstance(word, str) and word and _is_shown(word):
                words.append(word)
            else:
                self.fault(f"{field} should be a list of words, {word!r} is none")
        return words

    def inner(self, field: str) -> list[Entry]:
        """The tables in a list of this entry, each labelled with its place; none if left out."""
        self.asked.add(field)
        tables = self.table.get(field, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.fault(f"{field} should be a list of tables, such as [{{ ... }}]")
            return []
        label = f"{self.label}: {field}"
        return [
            Entry(self.reader, f"{label} {place}", table) for place, table in enumerate(tables, 1)
        ]

    def in_languages(self, field: str) -> dict[str, str]:
        """A text by language, the English one at least; a plain text is English."""
        if not isinstance(self.table.get(field), dict):
            return {ENGLISH: self.text(field)}
        self.asked.add(field)
        table = self.table[field]
        assert isinstance(table, dict)
        inner = Entry(self.reader, f"{self.label}: {field}", table)
        found: dict[str, str] = {ENGLISH: inner.text(ENGLISH)}
        for language in table:
            if language != ENGLISH:
                found[language] = inner.text(language)
                if not (len(language) == 2 and language.isascii() and language.islower()):
                    inner.fault(f"{language!r} is no language; write en, sk, hu, lv ...")
        return found

    def close(self) -> None:
        """Every field that nobody asked for is a fault, so that a typing error is noticed."""
        for field in self.table:
            if field not in self.asked:
                self.fault(f"unknown field {field!r}{suggestion(field, sorted(self.asked))}")


class Reader:
    """Reads one content file from its text and collects its faults."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.faults: list[str] = []
        self.asked: set[str] = set()
        try:
            self.data: dict[str, object] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise ContentError(file, [f"not a TOML file: {error}"]) from None
        try:
            self.digest = digest(_plain(self.data, 0))
        except OverflowError as error:
            raise ContentError(file, [str(error)]) from None
        except UnicodeEncodeError:
            raise ContentError(file, ["half a character (a lone surrogate) stands in it"]) from None

    def fault(self, text: str) -> None:
        self.faults.append(text)

    def top(self, label: str) -> Entry:
        """The fields of the file outside all tables."""
        fields = {
            name: value for name, value in self.data.items() if not isinstance(value, (dict, list))
        }
        self.asked.update(fields)
        return Entry(self, label, fields)

    def entries(self, name: str) -> list[Entry]:
        """The tables `[[name]]`, each labelled with its place and, where it has one, its id."""
        self.asked.add(name)
        tables = self.data.get(name, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.fault(f"{name} should be written as tables [[{name}]]")
            return []
        entries: list[Entry] = []
        seen: dict[str, int] = {}
        for place, table in enumerate(tables, 1):
            ident = table.get("id")
            named = isinstance(ident, str) and ident.isprintable()
            label = f"{name} {place}" + (f" ({ident})" if named else "")
            entry = Entry(self, label, table)
            if isinstance(ident, str):
                if ident in seen:
                    entry.fault(f"id {ident!r} is taken already by {name} {seen[ident]}")
                else:
                    seen[ident] = place
            entries.append(entry)
        return entries

    def close(self) -> None:
        """Raise what was found, if anything was."""
        for name in self.data:
            if name not in self.asked:
                self.fault(f"unknown entry {name!r}{suggestion(name, sorted(self.asked))}")
        if self.faults:
            raise ContentError(self.file, self.faults)


def _is_shown(text: str) -> bool:
    """Nothing in it would steer a terminal; hard spaces are spaces."""
    return text.replace("\u00a0", " ").isprintable()


def _unknown(field: str, value: object, known: list[str]) -> str:
    hint = suggestion(value, known) if isinstance(value, str) else ""
    listed = ", ".join(known[:MOST_LISTED]) + (", ..." if len(known) > MOST_LISTED else "")
    return f"unknown {field} {value!r}{hint}; known: {listed}"


def _plain(value: object, depth: int) -> object:
    """TOML's dates and times as text, so that any file has a digest; within reason."""
    if depth > DEEPEST:
        raise OverflowError(f"entries lie more than {DEEPEST} deep in each other")
    if isinstance(value, int) and abs(value) > LARGEST:
        raise OverflowError(f"a number is larger than {LARGEST}")
    if isinstance(value, dict):
        return {str(key): _plain(item, depth + 1) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item, depth + 1) for item in value]
    if value is None or isinstance(value, (bool, int, str)):
        return value
    return str(value)
