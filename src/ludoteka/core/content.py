"""Content of games (tiles, cards, maps) from TOML, with errors that name file, entry and fault.

A `Reader` goes through a whole file and collects every fault, so that the author of a file sees
all of them at once, in the order of the file.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from ludoteka.core.digest import digest
from ludoteka.core.options import suggestion

DEEPEST: Final = 20
ENGLISH: Final = "en"
MOST_LISTED: Final = 60  # known words in one fault
LARGEST: Final = 10**15


class Fault:
    """One thing that is wrong, and where: `path` leads to it from the top of the file.

    `text` says it in English, with the entry it is about. `sort` and `values` say the same as
    data, so that an editor can tell it in the reader's language; without a sort there is only the
    text.
    """

    def __init__(
        self,
        text: str,
        path: list[str | int],
        sort: str = "",
        values: dict[str, str | int] | None = None,
    ) -> None:
        self.text = text
        self.path = path
        self.sort = sort
        self.values: dict[str, str | int] = {} if values is None else values


class ContentError(ValueError):
    """A content file that can't be used; `faults` has one line each, `found` the same as data."""

    def __init__(self, file: str, faults: list[str], found: list[Fault] | None = None) -> None:
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        super().__init__(f"{file}: {faults[0]}{more}")
        self.file = file
        self.faults = faults
        nowhere: list[str | int] = []
        self.found = [Fault(text, nowhere) for text in faults] if found is None else found


def packaged(package: str, name: str, edition: int | None = None) -> str:
    """The text of a file that came with a game; with an edition, as it was then."""
    return placed(resources.files(package), name, edition).read_text(encoding="utf-8")


def placed(folder: Traversable, name: str, edition: int | None = None) -> Traversable:
    """A file of a game's folder; with an edition, the file as it was then.

    What later editions have changed is kept in the game's folder as `editions/N/name`. A file that
    was still the same in the next edition lies only there, or in its own place.
    """
    kept = folder.joinpath("editions")
    if edition is not None and kept.is_dir():
        editions = [int(found.name) for found in kept.iterdir() if found.name.isdigit()]
        for number in sorted(editions):
            file = kept.joinpath(str(number), name)
            if number >= edition and file.is_file():
                return file
    return folder.joinpath(name)


class Entry:
    """One table of the file; its getters note a fault and go on with a harmless value."""

    def __init__(
        self,
        reader: Reader,
        label: str,
        table: dict[str, object],
        path: list[str | int] | None = None,
    ) -> None:
        self.reader = reader
        self.label = label
        self.table = table
        self.path: list[str | int] = [] if path is None else path
        self.asked: set[str] = set()

    def fault(
        self,
        text: str,
        field: str = "",
        sort: str = "",
        values: dict[str, str | int] | None = None,
    ) -> None:
        """Something wrong with this entry, or with one field of it."""
        path = [*self.path, field] if field else self.path
        self.reader.found.append(Fault(f"{self.label}: {text}", path, sort, values))

    def has(self, field: str) -> bool:
        return field in self.table

    def _get(self, field: str) -> object:
        self.asked.add(field)
        if field not in self.table:
            self.fault(f"{field} is missing", field, "missing")
            return None
        return self.table[field]

    def text(self, field: str, known: list[str] | None = None) -> str:
        """A word; if `known` is given, one of these."""
        value = self._get(field)
        if value is None:
            return ""
        if not isinstance(value, str) or not value or not _is_shown(value):
            self.fault(f"{field} should be a word, not {value!r}", field, "no-word")
            return ""
        if known is not None and value not in known:
            self._unknown(field, value, known)
            return ""
        return value

    def number(self, field: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        value = self._get(field)
        if value is None:
            return low
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fault(
                f"{field} should be a number from {low} to {high}, not {value!r}",
                field,
                "out-of-range",
                {"low": low, "high": high},
            )
            return low
        return value

    def flag(self, field: str) -> bool:
        """True or false; false if it is left out."""
        self.asked.add(field)
        value = self.table.get(field, False)
        if not isinstance(value, bool):
            self.fault(f"{field} should be true or false, not {value!r}", field, "no-flag")
            return False
        return value

    def texts(self, field: str, known: list[str]) -> list[str]:
        """A list of known words; empty if it is left out."""
        words: list[str] = []
        for word in self._list(field):
            if isinstance(word, str) and word in known:
                words.append(word)
            else:
                self._unknown(field, word, known)
        return words

    def words(self, field: str) -> list[str]:
        """A list of any words; empty if it is left out."""
        words: list[str] = []
        for word in self._list(field):
            if isinstance(word, str) and word and _is_shown(word):
                words.append(word)
            else:
                self.fault(f"{field} should be a list of words, {word!r} is none", field, "no-list")
        return words

    def _list(self, field: str) -> list[object]:
        """A list of anything; empty if it is left out, or is no list."""
        self.asked.add(field)
        value = self.table.get(field, [])
        if isinstance(value, list):
            return value
        self.fault(f"{field} should be a list of words, not {value!r}", field, "no-list")
        return []

    def inner(self, field: str) -> list[Entry]:
        """The tables in a list of this entry, each labelled with its place; none if left out."""
        self.asked.add(field)
        tables = self.table.get(field, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.fault(f"{field} should be a list of tables, such as [{{ ... }}]", field, "no-list")
            return []
        label = f"{self.label}: {field}"
        return [
            Entry(self.reader, f"{label} {place}", table, [*self.path, field, place - 1])
            for place, table in enumerate(tables, 1)
        ]

    def in_languages(self, field: str) -> dict[str, str]:
        """A text by language, the English one at least; a plain text is English."""
        if not isinstance(self.table.get(field), dict):
            return {ENGLISH: self.text(field)}
        self.asked.add(field)
        table = self.table[field]
        assert isinstance(table, dict)
        inner = Entry(self.reader, f"{self.label}: {field}", table, [*self.path, field])
        found: dict[str, str] = {ENGLISH: inner.text(ENGLISH)}
        for language in table:
            if language != ENGLISH:
                found[language] = inner.text(language)
                if not (len(language) == 2 and language.isascii() and language.islower()):
                    inner.fault(
                        f"{language!r} is no language; write en, sk, hu, lv ...",
                        language,
                        "no-language",
                        {"word": language},
                    )
        return found

    def close(self) -> None:
        """Every field that nobody asked for is a fault, so that a typing error is noticed."""
        for field in self.table:
            if field not in self.asked:
                hint = suggestion(field, sorted(self.asked))
                self.fault(
                    f"unknown field {field!r}{hint}", field, "unknown-field", {"word": field}
                )

    def _unknown(self, field: str, value: object, known: list[str]) -> None:
        hint = suggestion(value, known) if isinstance(value, str) else ""
        listed = ", ".join(known[:MOST_LISTED]) + (", ..." if len(known) > MOST_LISTED else "")
        text = f"unknown {field} {value!r}{hint}; known: {listed}"
        self.fault(text, field, "unknown-word", {"word": str(value), "known": listed})


class Reader:
    """Reads one content file from its text and collects its faults."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.found: list[Fault] = []
        self.asked: set[str] = set()
        try:
            self.data: dict[str, object] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            values: dict[str, str | int] = {"detail": str(error)}
            raise _unreadable(file, f"not a TOML file: {error}", "no-toml", values) from None
        try:
            self.digest = digest(_plain(self.data, 0))
        except OverflowError as error:
            raise _unreadable(file, str(error), "too-much", None) from None
        except UnicodeEncodeError:
            text = "half a character (a lone surrogate) stands in it"
            raise _unreadable(file, text, "half-a-character", None) from None

    @property
    def faults(self) -> list[str]:
        """What is wrong so far, a line each."""
        return [fault.text for fault in self.found]

    def plain(self) -> dict[str, object]:
        """All of the file as it is written, JSON-able; dates and fractions as text."""
        data = _plain(self.data, 0)
        assert isinstance(data, dict)
        return data

    def fault(self, text: str, sort: str = "", values: dict[str, str | int] | None = None) -> None:
        """Something wrong with the file as a whole."""
        self.found.append(Fault(text, [], sort, values))

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
            text = f"{name} should be written as tables [[{name}]]"
            self.found.append(Fault(text, [name], "no-tables", {"word": name}))
            return []
        entries: list[Entry] = []
        seen: dict[str, int] = {}
        for place, table in enumerate(tables, 1):
            ident = table.get("id")
            named = isinstance(ident, str) and ident.isprintable()
            label = f"{name} {place}" + (f" ({ident})" if named else "")
            entry = Entry(self, label, table, [name, place - 1])
            if isinstance(ident, str):
                if ident in seen:
                    entry.fault(
                        f"id {ident!r} is taken already by {name} {seen[ident]}",
                        "id",
                        "id-taken",
                        {"word": ident, "place": seen[ident]},
                    )
                else:
                    seen[ident] = place
            entries.append(entry)
        return entries

    def close(self) -> None:
        """Raise what was found, if anything was."""
        for name in self.data:
            if name not in self.asked:
                text = f"unknown entry {name!r}{suggestion(name, sorted(self.asked))}"
                self.found.append(Fault(text, [name], "unknown-field", {"word": name}))
        if self.found:
            self.found.sort(key=self._place)
            raise ContentError(self.file, self.faults, self.found)

    def _place(self, fault: Fault) -> list[int]:
        """Where in the file it is; what is missing stands behind the rest, the whole file last."""
        place: list[int] = []
        value: object = self.data
        for step in fault.path:
            if isinstance(value, dict):
                names = list(value)
                place.append(names.index(step) if step in value else len(names))
                value = value.get(step)
            elif isinstance(value, list) and isinstance(step, int):
                place.append(step)
                value = value[step]
        return place or [len(self.data) + 1]


def _unreadable(
    file: str, text: str, sort: str, values: dict[str, str | int] | None
) -> ContentError:
    return ContentError(file, [text], [Fault(text, [], sort, values)])


def _is_shown(text: str) -> bool:
    """Nothing in it would steer a terminal; hard spaces are spaces."""
    return text.replace("\u00a0", " ").isprintable()


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
