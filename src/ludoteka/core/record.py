"""A game as text: a header, one move a line in notation, and an end that can be checked.

ludoteka record 1
game: envyra
...
commitment: SHA-256 of the seed

0 place a1 c2
1 place b1

seed: ...
digest: the name of the last state
check: the name of all the text above

A game that goes on with another seed after N moves has `commitment N` behind `commitment`, and
`seed N` behind `seed`.
"""

from __future__ import annotations

import hashlib
from typing import Final

from ludoteka.core.chance import SEED_BYTES, commitment
from ludoteka.core.options import Value, spelled

FORMAT: Final = "ludoteka record 1"
CHANCES: Final = ("sealed", "quick")
HEAD: Final = ("game", "rules", "content", "chance", "commitment")
TAIL: Final = ("seed", "digest", "ranks", "scores", "check")
RESEED: Final = ("commitment", "seed")  # with a number of moves behind it


class RecordError(ValueError):
    """A record that can't be read, or does not say what really happens when it is replayed."""


class Reseed:
    """Chance from another seed after `at` moves; `seed` is empty until it may be told."""

    def __init__(self, at: int, commitment: str, seed: bytes = b"") -> None:
        self.at = at
        self.commitment = commitment
        self.seed = seed


class Record:
    """What is written down of a game; `seed` and `digest` are empty until they may be told."""

    def __init__(
        self,
        game: str,
        rules: int,
        content: str,
        options: dict[str, Value],
        names: list[str],
        chance: str,
        commitment: str,
    ) -> None:
        self.game = game
        self.rules = rules
        self.content = content
        self.options = options
        self.names = names
        self.chance = chance
        self.commitment = commitment
        self.moves: list[tuple[int, str]] = []
        self.seed = b""
        self.reseeds: list[Reseed] = []
        self.digest = ""
        self.ranks: list[int] = []
        self.scores: list[int] = []

    def expect_rules(self, version: int) -> None:
        """RecordError unless it was played by this version of the rules."""
        if self.rules != version:
            raise RecordError(
                f"played by version {self.rules} of the rules of {self.game}; "
                f"this program has version {version} and would play it wrongly"
            )

    def expect_reseeds(self) -> None:
        """RecordError unless they come in order, within the game, and their seeds fit."""
        least = 0
        for reseed in self.reseeds:
            at = reseed.at
            if at < least:
                raise RecordError(f"commitment {at} should be {least} or more here: they rise")
            if at > len(self.moves):
                raise RecordError(f"commitment {at} is beyond the last move, {len(self.moves)}")
            if reseed.seed and commitment(reseed.seed) != reseed.commitment:
                raise RecordError(f"seed {at} does not fit commitment {at}, made before it")
            least = at + 1

    def text(self) -> str:
        """The record as a file."""
        lines = [FORMAT]
        lines.append(f"game: {self.game}")
        lines.append(f"rules: {self.rules}")
        lines.append(f"content: {self.content}")
        for option, value in sorted(self.options.items()):
            lines.append(f"option {option}: {spelled(value)}")
        for seat, name in enumerate(self.names):
            lines.append(f"seat {seat}: {_one_line(name)}")
        lines.append(f"chance: {self.chance}")
        lines.append(f"commitment: {self.commitment}")
        lines.extend(f"commitment {reseed.at}: {reseed.commitment}" for reseed in self.reseeds)
        lines.append("")
        for seat, notation in self.moves:
            lines.append(f"{seat} {notation}")
        lines.append("")
        if self.seed:
            lines.append(f"seed: {self.seed.hex()}")
        revealed = [reseed for reseed in self.reseeds if reseed.seed]
        lines.extend(f"seed {reseed.at}: {reseed.seed.hex()}" for reseed in revealed)
        if self.digest:
            lines.append(f"digest: {self.digest}")
        if self.ranks:
            lines.append("ranks: " + " ".join(str(rank) for rank in self.ranks))
            lines.append("scores: " + " ".join(str(score) for score in self.scores))
        lines.append("check: " + _check(lines))
        return "\n".join(lines) + "\n"


def parse(text: str) -> Record:
    """Read a record; RecordError names the line and what is wrong with it."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise RecordError(f"line 1 should be {FORMAT!r}: this is no record, or of another format")
    fields: dict[str, str] = {}
    options: dict[str, Value] = {}
    names: list[str] = []
    moves: list[tuple[int, str]] = []
    for at, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        if "check" in fields:
            raise RecordError(f"line {at}: nothing may follow the check line")
        if line[0].isdigit():
            seat, _, notation = line.partition(" ")
            if not seat.isascii() or not seat.isdigit() or len(seat) > 2 or not notation.strip():
                raise RecordError(f"line {at}: a move is a seat and its notation, not {line!r}")
            moves.append((int(seat), notation.strip()))
            continue
        key, colon, value = line.partition(": ")
        if not colon:
            raise RecordError(f"line {at}: neither 'key: value' nor a move: {line!r}")
        if key.startswith("option "):
            if key[7:] in options:
                raise RecordError(f"line {at}: {key!r} is there twice")
            options[key[7:]] = value
        elif key.startswith("seat "):
            if key[5:] != str(len(names)):
                raise RecordError(f"line {at}: seat {len(names)} should come next, not {key!r}")
            names.append(value)
        elif key in fields:
            raise RecordError(f"line {at}: {key!r} is there twice")
        else:
            if key not in HEAD and key not in TAIL:
                _expect_reseed(key, at)
            fields[key] = value
            if key == "check" and value != _check(lines[: at - 1]):
                raise RecordError("the text was changed: its check line does not fit")
    return _assemble(fields, options, names, moves)


def _expect_reseed(key: str, at: int) -> None:
    """RecordError unless it is 'commitment N' or 'seed N', with N as we write it."""
    word, _, moves = key.partition(" ")
    if word not in RESEED:
        raise RecordError(f"line {at}: unknown entry {key!r}")
    # Digits are counted first: no number of moves needs ten, and int() refuses thousands.
    digits = moves.isascii() and moves.isdigit() and len(moves) < 10
    if not digits or str(int(moves)) != moves:
        raise RecordError(
            f"line {at}: {word!r} takes the number of moves before it, "
            f"as in '{word} 12', not {moves!r}"
        )


def _assemble(
    fields: dict[str, str],
    options: dict[str, Value],
    names: list[str],
    moves: list[tuple[int, str]],
) -> Record:
    for key in (*HEAD, "check"):
        if key not in fields:
            raise RecordError(f"{key!r} is missing")
    if not names:
        raise RecordError("no seats are named")
    record = Record(
        fields["game"],
        _number(fields["rules"], "rules"),
        fields["content"],
        options,
        names,
        fields["chance"],
        fields["commitment"],
    )
    if record.chance not in CHANCES:
        raise RecordError(f"chance is one of {', '.join(CHANCES)}, not {record.chance!r}")
    record.moves = moves
    if "seed" in fields:
        record.seed = _bytes(fields, "seed")
    record.reseeds = _reseeds(fields)
    record.expect_reseeds()
    record.digest = fields.get("digest", "")
    record.ranks = [_number(word, "ranks") for word in fields.get("ranks", "").split()]
    record.scores = [_number(word, "scores") for word in fields.get("scores", "").split()]
    return record


def _reseeds(fields: dict[str, str]) -> list[Reseed]:
    """The entries with a number, in the order of their commitments."""
    reseeds: list[Reseed] = []
    for key, value in fields.items():
        word, numbered, moves = key.partition(" ")
        if not numbered:
            continue
        if word == "commitment":
            _bytes(fields, key)  # a seed that is told later must be able to fit
            seed = _bytes(fields, f"seed {moves}") if f"seed {moves}" in fields else b""
            reseeds.append(Reseed(int(moves), value, seed))
        elif f"commitment {moves}" not in fields:
            raise RecordError(f"{key!r} has no 'commitment {moves}' made before it")
    return reseeds


def _bytes(fields: dict[str, str], key: str) -> bytes:
    """A seed, or a commitment: SHA-256 has as many bytes."""
    try:
        data = bytes.fromhex(fields[key])
    except ValueError:
        raise RecordError(f"{key} should be hex digits, not {fields[key]!r}") from None
    if len(data) != SEED_BYTES:
        raise RecordError(f"{key} should have {SEED_BYTES} bytes, not {len(data)}")
    return data


def _number(text: str, what: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise RecordError(f"{what} should be a number, not {text!r}") from None


def _check(lines: list[str]) -> str:
    """The name of the text above the check line."""
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def _one_line(name: str) -> str:
    return " ".join(name.split()) or "nobody"
