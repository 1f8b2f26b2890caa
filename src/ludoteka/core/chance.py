"""Randomness, owned by the engine, handed in with moves: `Sealed` to prove, `Quick` to simulate.

Both are streams of 32-bit words. `below(n)` takes words until one lies under the largest multiple
of n (so every outcome is equally likely) and returns its remainder; `shuffle` is Fisher and Yates'
from the last place down. Nothing else ever draws: who has the seed can recompute every outcome.
"""

from __future__ import annotations

import hashlib
from typing import Final

from ludoteka.core.native import mypyc_attr

WORD: Final = 1 << 32
MASK: Final = WORD - 1
SEED_BYTES: Final = 32
WORDS_A_BLOCK: Final = 16


def derive(seed: bytes, label: str) -> bytes:
    """A seed for another purpose, so that bots never draw from the stream of the dice."""
    return hashlib.sha256(seed + label.encode()).digest()


def commitment(seed: bytes) -> str:
    """What is shown before the game: SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of 32-bit words, and the fair outcomes made of them."""

    def word(self) -> int:
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        if n < 1 or n > WORD:
            raise ValueError(f"chance can pick one of 1 to {WORD}, not of {n}")
        limit = WORD - WORD % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        last = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1


class Sealed(Chance):
    """Provable: block i is BLAKE2b-512 of i (8 bytes, little-endian), keyed by the seed.

    A block gives 16 words, little-endian. `position` counts the words taken, so that a stream can
    be taken up again where it was left.
    """

    __slots__ = ("_block", "_block_number", "position", "seed")

    def __init__(self, seed: bytes, position: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.position = position
        self._block = b""
        self._block_number = -1

    def word(self) -> int:
        number = self.position // WORDS_A_BLOCK
        if number != self._block_number:
            data = number.to_bytes(8, "little")
            self._block = hashlib.blake2b(data, key=self.seed).digest()
            self._block_number = number
        at = self.position % WORDS_A_BLOCK * 4
        self.position += 1
        return int.from_bytes(self._block[at : at + 4], "little")


class Quick(Chance):
    """Fast: Marsaglia's xorshift128 (2003), started from the SHA-256 of its seed."""

    __slots__ = ("_w", "_x", "_y", "_z")

    def __init__(self, seed: int | bytes) -> None:
        data = seed if isinstance(seed, bytes) else str(seed).encode()
        start = hashlib.sha256(data).digest()
        self._x = int.from_bytes(start[0:4], "little")
        self._y = int.from_bytes(start[4:8], "little")
        self._z = int.from_bytes(start[8:12], "little")
        self._w = int.from_bytes(start[12:16], "little") | 1  # never all zero

    def word(self) -> int:
        t = self._x ^ ((self._x << 11) & MASK)
        self._x = self._y
        self._y = self._z
        w = self._w
        self._z = w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self._w = w
        return w


class Traced(Chance):
    """Another stream's outcomes, written down as pairs: one of how many, and which."""

    __slots__ = ("inner", "outcomes")

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.outcomes: list[tuple[int, int]] = []

    def word(self) -> int:
        return self.inner.word()

    def below(self, n: int) -> int:
        outcome = self.inner.below(n)
        self.outcomes.append((n, outcome))
        return outcome

    def take(self) -> list[tuple[int, int]]:
        """The outcomes since the last call."""
        outcomes = self.outcomes
        self.outcomes = []
        return outcomes
