"""Long secrets of a table: its seed, the digests of its states, the tokens of its people."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator
from typing import Final

from ludoteka.drills.canary.knowledge import Knowledge, Viewer

PART: Final = 16  # so many letters of a secret are a hit
RUN: Final = re.compile(r"[A-Za-z0-9+/=_-]{16,}")


class Secrets:
    """Long secrets of a table, to be found by any 16 letters of them in a row."""

    def __init__(self, knowledge: Knowledge, seed: bytes, tokens: dict[Viewer | str, str]) -> None:
        """`tokens` are by the seat that may know them; those of others by any other name."""
        self._until_the_end: dict[str, str] = {}
        self._for_ever: dict[Viewer | str, dict[str, str]] = {}
        for form in spellings(seed):
            self._until_the_end |= dict.fromkeys(parts(form), "seed")
        for moment in knowledge.moments:
            digest = moment.state.digest()
            self._until_the_end |= dict.fromkeys(parts(digest), "state digest")
        for owner, token in tokens.items():
            known = self._for_ever.setdefault(owner, {})
            known |= dict.fromkeys(parts(token), "token")
            known |= dict.fromkeys(
                parts(hashlib.sha256(token.encode()).hexdigest()), "hash of a token"
            )
        self.count = 1 + len(knowledge.moments) + len(tokens)

    def found(self, text: str, viewer: Viewer, over: bool) -> Iterator[tuple[str, str]]:
        """Find kinds and parts of secrets in a text that this viewer may not see."""
        foreign = [
            own for owner, own in self._for_ever.items() if viewer is None or owner != viewer
        ]
        wanted = foreign if over else [self._until_the_end, *foreign]
        for run in set(RUN.findall(text)):
            for part in parts(run):
                for secrets in wanted:
                    if part in secrets:
                        yield secrets[part], part


def parts(text: str) -> set[str]:
    """Cut a text into all its pieces of 16 letters; a shorter text is one piece."""
    return {text[at : at + PART] for at in range(max(1, len(text) - PART + 1))}


def spellings(seed: bytes) -> list[str]:
    """Write bytes as somebody might: in hex, in base64 at any place in a text, as a number."""
    found = [seed.hex(), seed.hex().upper()]
    for shift in range(3):
        # What stands before shifts the letters; those that it shares with the seed are cut off.
        coded = bytes(shift) + seed
        both = (base64.b64encode(coded), base64.urlsafe_b64encode(coded))
        found += [form.decode().rstrip("=")[4 if shift else 0 : -1] for form in both]
    found += [str(int.from_bytes(seed, "big")), str(int.from_bytes(seed, "little"))]
    return found
