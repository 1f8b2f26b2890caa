"""Where things are in a development tree, and with which Python."""

import os
import sys
from pathlib import Path
from typing import Final

WINDOWS: Final = os.name == "nt"
ROOT: Final = Path(__file__).resolve().parents[2]
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
BUILD: Final = ROOT / "build"
# Run by the Python of .venv itself, this is the one that stays when .venv is made anew.
BASE_PYTHON: Final[str] = getattr(sys, "_base_executable", None) or sys.executable


def read(path: Path) -> str:
    """The text of a file, or nothing where it is missing."""
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
