"""Where the database with the tables lies."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where this person's tables are kept, by the custom of the system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "ludoteka"


def database_of(arguments: argparse.Namespace) -> Path:
    """The file that was asked for, or this person's own."""
    return Path(arguments.database) if arguments.database else data_folder() / "tables.db"
