"""What outside referees share: chance, the reading of a told game line by line, the comparing.

Each game has a referee of its own, `referee_GAME.py`, which plays every game again by its rules. Of
Ludoteka none of them imports anything: they know games/GAME/rules.md and docs/replay-format.md
alone.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol

Json = Any


class Fault(Exception):
    """The record tells something that the rules don't allow."""


def sealed_words(seed: bytes) -> Iterator[int]:
    """The words of people's games: BLAKE2b-512 of a counter, with the seed as key."""
    block = 0
    while True:
        data = hashlib.blake2b(block.to_bytes(8, "little"), key=seed, digest_size=64).digest()
        yield from (int.from_bytes(data[at : at + 4], "little") for at in range(0, 64, 4))
        block += 1


def quick_words(seed: bytes) -> Iterator[int]:
    """The words of simulations: xorshift128."""
    data = hashlib.sha256(seed).digest()
    x, y, z, w = (int.from_bytes(data[at : at + 4], "little") for at in range(0, 16, 4))
    w |= 1
    while True:
        t = x ^ (x << 11 & 0xFFFFFFFF)
        x, y, z, w = y, z, w, w ^ (w >> 19) ^ t ^ (t >> 8)
        yield w


WORDS = {"sealed": sealed_words, "quick": quick_words}


class Chance:
    """Every outcome of a game, from its seed, or from one seed after the other."""

    def __init__(self, kind: str, seed: bytes) -> None:
        self.kind = kind
        self.words = WORDS[kind](seed)
        self.used = 0  # of all seeds
        self.drawn: list[list[int]] = []

    def reseed(self, seed: bytes) -> None:
        """The first word of another seed comes next."""
        self.words = WORDS[self.kind](seed)

    def below(self, n: int) -> int:
        """One of n, each equally likely."""
        fair = 2**32 - 2**32 % n
        while True:
            word = next(self.words)
            self.used += 1
            if word < fair:
                self.drawn.append([n, word % n])
                return word % n

    def shuffle(self, items: list[str]) -> None:
        """Put items into a random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def told(self) -> list[list[int]]:
        """What was drawn since the last question."""
        drawn, self.drawn = self.drawn, []
        return drawn


def require(holds: bool, complaint: str) -> None:
    """Complain unless it holds."""
    if not holds:
        raise Fault(complaint)


def compare(said: Json, right: Json, path: str) -> None:
    """Complain about the first place where a record differs from what the rules say."""
    if isinstance(said, dict) and isinstance(right, dict):
        for key in [*right, *said]:
            require(key in said, f"{path}.{key} is missing: {json.dumps(right.get(key))}")
            require(key in right, f"{path}.{key} does not belong there: {json.dumps(said[key])}")
            compare(said[key], right[key], f"{path}.{key}")
    elif isinstance(said, list) and isinstance(right, list):
        for at, (left, other) in enumerate(zip(said, right)):
            compare(left, other, f"{path}[{at}]")
        shorter = min(len(said), len(right))
        require(len(said) >= len(right), f"{path} lacks {json.dumps(right[shorter:])}")
        require(len(said) <= len(right), f"{path} has too much: {json.dumps(said[shorter:])}")
    else:
        same = type(said) is type(right) and said == right
        require(same, f"{path} is {json.dumps(said)}, should be {json.dumps(right)}")


def compare_line(said: Json, right: dict[str, Json], rules: Mapping[str, str]) -> None:
    """Complain about the first wrong thing of a line, and name the rules of a wrong event."""
    if json.dumps(said, sort_keys=True) == json.dumps(right, sort_keys=True):
        return
    events = said.get("events") if isinstance(said, dict) else None
    for at, event in enumerate(right.get("events", [])):
        if isinstance(events, list) and at < len(events):
            try:
                compare(events[at], event, f"events[{at}]")
            except Fault as fault:
                raise Fault(f"{fault} (rules {rules[event['kind']]})") from None
    compare(said, right, "this line")


def once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """An object of JSON in which no name stands twice."""
    names = dict(pairs)
    require(len(names) == len(pairs), f"a name stands twice in one object: {[*names]}")
    return names


def checked_options(line: Json, known: dict[str, Any]) -> dict[str, Any]:
    """The options of a first line, if they are those that the game has."""
    options = dict(line["options"])
    require(options.keys() == known.keys(), f"the options are {[*known]}")
    for name, values in known.items():
        fits = json.dumps(options[name]) in map(json.dumps, values)
        require(fits, f"option {name} is one of {values}")
    return options


def seed_of(told: Json) -> bytes:
    """The seed that a first line tells, or one of its reseeds."""
    seed = bytes.fromhex(told["seed"])
    require(len(seed) == 32, "the seed has 32 bytes")
    return seed


def sown(line: Json) -> Chance:
    """The chance that the seed of a first line makes."""
    return Chance(line["chance_kind"], seed_of(line))


def checked_reseeds(line: Json) -> list[Json]:
    """The reseeds of a first line, as they should be told."""
    right: list[Json] = []
    for told in line.get("reseeds", []):
        at, least = told["at"], right[-1]["at"] + 1 if right else 0
        require(type(at) is int and at >= least, f"a reseed is at {least} or later, not at {at}")
        commitment = hashlib.sha256(seed_of(told)).hexdigest()
        right.append({"at": at, "commitment": commitment, "seed": told["seed"]})
    require(bool(right) or "reseeds" not in line, "reseeds are told where there are any")
    return right


class Table(Protocol):
    """A game as its rules play it."""

    chance: Chance
    over: str | None

    def told(self) -> dict[str, Json]: ...

    def position(self) -> str: ...

    def result(self) -> Json: ...


class Referee:
    """Reads a record line by line, with a table of its own beside it."""

    game: str
    rules: Mapping[str, str]  # by kind of event
    editions: tuple[int, ...]  # those that it knows

    def open(self, line: Json) -> Any:
        """A table set up with the content, the options and the seed of a first line."""
        raise NotImplementedError

    def play(self, table: Any, seat: int, given: Json) -> tuple[str, int, Json]:
        """Play a move from its notation; the notation, number and description it should have."""
        raise NotImplementedError

    def __init__(self) -> None:
        self.table: Table | None = None
        self.moves = 0
        self.digest = ""
        self.positions: dict[str, str] = {}
        self.reseeds: list[Json] = []  # still to come
        self.closed = False

    def read(self, text: str) -> None:
        """Check the next line."""
        try:
            line = json.loads(text, object_pairs_hook=once)
        except ValueError as error:
            raise Fault(f"not JSON: {error}") from None
        require(isinstance(line, dict) and not self.closed, "nothing belongs here")
        if self.table is None:
            self.read_set_up(line)
        elif line.get("line") == "move":
            self.read_move(line, self.table)
        else:
            self.read_result(line, self.table)

    def read_set_up(self, line: Json) -> None:
        """The first line: the table must be set up by the rules, and by this seed."""
        try:
            self.table = self.open(line)
            self.reseeds = checked_reseeds(line)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Fault(f"the set-up can't be read: {error!r}") from None
        right: dict[str, Json] = {"line": "set_up", "format": 1, "game": self.game}
        known = line.get("rules") in self.editions
        right["rules"] = line["rules"] if known else self.editions[-1]
        if self.reseeds:
            right["reseeds"] = list(self.reseeds)
        right["commitment"] = hashlib.sha256(bytes.fromhex(line["seed"])).hexdigest()
        taken = ("content_digest", "content", "options", "seats", "chance_kind", "seed", "digest")
        given = {name: line.get(name) for name in taken}
        compare_line(line, {**right, **given, **self.table.told()}, self.rules)
        self.note_digest(line, self.table)
        self.reseed(self.table)

    def read_move(self, line: Json, table: Table) -> None:
        """A move: it must be legal, and exactly what follows from it must be told."""
        self.moves += 1
        seat = line.get("seat")
        require(type(seat) is int, f"a seat is a number, not {json.dumps(seat)}")
        spelled, number, description = self.play(table, seat, line.get("notation"))
        right = {
            "line": "move",
            "n": self.moves,
            "seat": seat,
            "notation": spelled,
            "move": number,
            "description": description,
            "digest": line.get("digest"),
        }
        compare_line(line, {**right, **table.told()}, self.rules)
        self.note_digest(line, table)
        self.reseed(table)

    def reseed(self, table: Table) -> None:
        """Another seed, if one begins after this line."""
        if self.reseeds and self.reseeds[0]["at"] == self.moves:
            table.chance.reseed(seed_of(self.reseeds.pop(0)))

    def note_digest(self, line: Json, table: Table) -> None:
        """Equal digests, equal games from here on."""
        self.digest = str(line["digest"])
        require(bool(re.fullmatch("[0-9a-f]{32}", self.digest)), "a digest has 32 hex digits")
        now = table.position()
        before = self.positions.setdefault(self.digest, now)
        require(before == now, "two different positions have the same digest")

    def read_result(self, line: Json, table: Table) -> None:
        """The last line: scores and ranks."""
        right = {
            "line": "result",
            "moves": self.moves,
            "finished": bool(table.over),
            "result": table.result(),
            "digest": self.digest,
        }
        compare_line(line, right, self.rules)
        require(not self.reseeds, f"a reseed is told that {self.moves} moves do not reach")
        self.closed = True


def check(lines: Iterable[str], kind: type[Referee]) -> Any:
    """Check a record; the table at its end, or a Fault that names the line."""
    referee = kind()
    for number, text in enumerate(lines, 1):
        try:
            referee.read(text)
        except Fault as fault:
            raise Fault(f"line {number}: {fault}") from None
    if referee.table is None or not referee.closed:
        raise Fault("the record stops before its last line")
    return referee.table


def main(kind: type[Referee]) -> int:
    """Check what comes from the standard input: 0, or 1 and the fault."""
    try:
        table = check(sys.stdin, kind)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    print(f"by the rules: {table.over or 'not finished'}")
    return 0
