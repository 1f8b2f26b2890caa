"""`ludoteka`, whose tables all get one seed: a game that goes wrong goes wrong again.

LUDOTEKA_CHANCE names the seed; "real" leaves chance to chance, which finds what nobody thought of.
"""

from __future__ import annotations

import hashlib
import os
import random
import sys
from types import SimpleNamespace

from ludoteka.cli import main
from ludoteka.server.bots import scheduler
from ludoteka.server.commands import lifecycle


def give(word):
    """Let the server's tables and bots draw what belongs to a word, and always the same."""

    def token_bytes(count):
        return hashlib.shake_128(word.encode()).digest(count)

    lifecycle.secrets = SimpleNamespace(token_bytes=token_bytes)
    chance = random.Random(word)
    scheduler.secrets = SimpleNamespace(
        token_bytes=token_bytes, choice=chance.choice, randbelow=chance.randrange
    )


if __name__ == "__main__":
    chosen = os.environ.get("LUDOTEKA_CHANCE", "3")
    if chosen != "real":
        give(chosen)
    sys.exit(main())
