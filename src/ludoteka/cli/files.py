"""Files that come in (records, content) and go out (records), with one-line complaints."""

from __future__ import annotations

import contextlib
import datetime
import itertools
import os
import tempfile
from pathlib import Path
from typing import Final

from ludoteka.cli.complaints import Complaint
from ludoteka.core.record import Record

MOST_BYTES: Final = 1_000_000  # of a record or a content file: no real one comes near
FOLDER: Final = "ludoteka-records"


def read(path: str) -> str:
    """The text of a file."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise Complaint(f"can't read {path}: {why}") from None
    if len(data) > MOST_BYTES:
        raise Complaint(f"can't read {path}: a file of at most {MOST_BYTES} bytes is right")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Complaint(f"can't read {path}: it is no text in UTF-8") from None


def content(path: str | None) -> tuple[str | None, str]:
    """The text and the name of a content file; (None, "") for the game's own content."""
    return (None, "") if path is None else (read(path), path)


class Place:
    """A new file that is ours from the start of a game, so that no game is lost at its end."""

    def __init__(self, wish: str | None, game: str) -> None:
        self.path = _reserve(Path(wish)) if wish is not None else _any_place(game)

    def write(self, record: Record) -> None:
        try:
            self.path.write_text(record.text(), encoding="utf-8", newline="\n")
        except OSError:
            self.give_up()  # half a record is none
            raise

    def give_up(self) -> None:
        """Remove the file, and the folder if it was made for nothing."""
        self.path.unlink(missing_ok=True)
        if self.path.parent.name == FOLDER:
            with contextlib.suppress(OSError):
                self.path.parent.rmdir()


def _reserve(path: Path) -> Path:
    try:
        path.open("x").close()
    except FileExistsError:
        raise Complaint(f"{path} is there already: choose a name of a new file") from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise Complaint(f"can't write {path}: {why}") from None
    return path


def _any_place(game: str) -> Path:
    """A new file in the records' folder here, or among temporary files if it can't be here."""
    today = datetime.date.today().isoformat()
    for folder in (Path(FOLDER), Path(tempfile.gettempdir(), FOLDER)):
        with contextlib.suppress(OSError):
            return new_file(folder, f"{today}-{game}")
    raise Complaint("can't write records here: name a file with --record FILE")


def new_file(folder: Path, name: str) -> Path:
    """A new, empty file in a folder, numbered so that none is ever overwritten."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in itertools.count(1):
        path = folder / f"{name}-{number}.txt"
        with contextlib.suppress(FileExistsError):
            path.open("x").close()
            return path
    raise AssertionError("numbers never end")


def writable(folder: Path) -> None:
    """Make sure that a file can be written there; Complaint now, and not after hours of play."""
    try:
        there = next(path for path in (folder, *folder.absolute().parents) if path.exists())
        fits = there.is_dir() and os.access(there, os.W_OK)
    except (OSError, ValueError):
        fits = False
    if not fits:
        raise Complaint(f"can't write into {folder}: a folder that can be made or written is right")


class Shelf:
    """A folder for many records, which must be new or empty."""

    def __init__(self, folder: str, name: str, total: int) -> None:
        if not folder:
            raise Complaint("--records needs the name of a new or an empty folder")
        self.folder = Path(folder)
        self.name = name
        self.digits = len(str(total))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            taken = any(self.folder.iterdir())
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            raise Complaint(f"can't keep records in {folder}: {why}") from None
        if taken:
            raise Complaint(f"{folder} is not empty: choose a new or an empty folder")

    def put(self, number: int, text: str) -> Path:
        """Keep a record; games are counted from 1."""
        path = self.folder / f"{self.name}-{number + 1:0{self.digits}}.txt"
        path.write_text(text, encoding="utf-8", newline="\n")
        return path
