"""Positions written in notation: the lines of a scene, and faults that name them.

One entry a line, in any order; `#` begins a comment. Players are capital letters. An entry stands
there once, or, if it is one of `each`, once for each player: `hold A ...`, `hold B ...`.
"""

from __future__ import annotations

from ludoteka.core.options import suggestion


class SceneError(ValueError):
    """A scene that can't be set up; names the line and the fault."""


class Sheet:
    """The entries of a scene's text, and faults with their lines."""

    def __init__(self, text: str, known: list[str], letters: str, each: list[str]) -> None:
        self.letters = letters
        self.entries: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        for at, line in enumerate(text.splitlines(), 1):
            words = line.split("#")[0].split()
            if not words:
                continue
            name = words.pop(0)
            if name not in known:
                hint = suggestion(name, known)
                raise SceneError(f"line {at}: unknown entry {name!r}{hint}")
            if name in each and words:
                name = f"{name} {words.pop(0)}"
            if name in self.entries:
                raise SceneError(f"line {at}: {name} stands in line {self.lines[name]} already")
            if not words:
                raise SceneError(f"line {at}: nothing follows {name}")
            self.entries[name] = " ".join(words)
            self.lines[name] = at

    def has(self, name: str) -> bool:
        return name in self.entries

    def fault(self, name: str, text: str) -> SceneError:
        if name in self.lines:
            return SceneError(f"line {self.lines[name]}: {name}: {text}")
        return SceneError(f"{name}: {text}")

    def rest(self, name: str) -> str:
        """What follows the name of an entry; empty if there is none."""
        return self.entries.get(name, "")

    def groups(self, name: str) -> list[list[str]]:
        """The parts between commas, in words; at least two words each."""
        if name not in self.entries:
            return []
        groups = [part.split() for part in self.entries[name].split(",")]
        for words in groups:
            if len(words) < 2:
                raise self.fault(name, f"a part is too short: {' '.join(words)!r}")
        return groups

    def by_seat(self, name: str, seats: int) -> dict[int, list[str]]:
        """The parts between commas by the player they begin with."""
        found: dict[int, list[str]] = {}
        for words in self.groups(name):
            seat = self.seat(name, words[0], seats)
            if seat in found:
                raise self.fault(name, f"player {words[0]} is there twice")
            found[seat] = words[1:]
        return found

    def lines_of(self, name: str, seats: int) -> dict[int, str]:
        """The full names of an entry that each player has for itself, by player."""
        found: dict[int, str] = {}
        for full in self.entries:
            first, _, letter = full.partition(" ")
            if first == name:
                found[self.seat(full, letter, seats)] = full
        return found

    def seat(self, name: str, word: str, seats: int) -> int:
        players = self.letters[:seats]
        if len(word) != 1 or word not in players:
            raise self.fault(name, f"no player {word!r}; they are {', '.join(players)}")
        return players.index(word)

    def number(self, name: str, low: int, high: int, default: int | None) -> int:
        if name not in self.entries and default is not None:
            return default
        return self.whole(name, self.rest(name), low, high)

    def whole(self, name: str, word: str, low: int, high: int) -> int:
        digits = word.isascii() and word.isdigit() and len(word) < 10
        if not digits or not low <= int(word) <= high:
            raise self.fault(name, f"should be a number from {low} to {high}, not {word!r}")
        return int(word)

    def known(self, name: str, kind: str, word: str, ids: list[str]) -> int:
        """The number of a piece."""
        if word not in ids:
            raise self.fault(name, f"no {kind} {word!r}{suggestion(word, ids)}")
        return ids.index(word)
