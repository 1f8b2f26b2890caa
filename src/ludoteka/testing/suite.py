"""All checks, in the order in which they are made."""

from __future__ import annotations

from typing import Final

from ludoteka.testing.checks import (
    Check,
    Copies,
    Events,
    MovesAndReasons,
    MoveTexts,
    Packing,
    PlaysOn,
    Scores,
    Views,
)
from ludoteka.testing.memory import Determinism, Replays, Tampering
from ludoteka.testing.secrecy import (
    BlindImagination,
    NonInterference,
    PlayableImagination,
    Recall,
    SecretChoices,
)

PLAYS_ON: Final = PlaysOn()

CHECKS: Final[list[Check]] = [
    PLAYS_ON,
    MovesAndReasons(),
    MoveTexts(),
    Copies(),
    Packing(),
    Determinism(),
    Replays(),
    Tampering(),
    Events(),
    Views(),
    NonInterference(),
    SecretChoices(),
    BlindImagination(),
    Recall(),
    PlayableImagination(),
    Scores(),
]
