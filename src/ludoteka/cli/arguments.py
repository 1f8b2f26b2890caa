"""Arguments of commands: the types of what is typed, and what several commands ask for alike."""

from __future__ import annotations

import argparse

from ludoteka.core.chance import SEED_BYTES


def number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 12):
        raise argparse.ArgumentTypeError(f"a number is right, such as 100, not {text!r}")
    return int(text)


def count(text: str) -> int:
    found = number(text)
    if found < 1:
        raise argparse.ArgumentTypeError(f"a number from 1 is right, not {text!r}")
    return found


def port(text: str) -> int:
    found = number(text)
    if found > 65535:
        raise argparse.ArgumentTypeError(f"a port from 0 to 65535 is right, not {text!r}")
    return found


def seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 3600:
        raise argparse.ArgumentTypeError(f"seconds are right, such as 2.0, not {text!r}")
    return found


def pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals or not value:
        raise argparse.ArgumentTypeError(f"NAME=VALUE is right, not {text!r}")
    return name, value


def seed(text: str) -> bytes:
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != SEED_BYTES or len(text) != 2 * SEED_BYTES:
        raise argparse.ArgumentTypeError(
            f"{2 * SEED_BYTES} hex digits are right, not {len(text)} characters {text[:12]!r}"
        )
    return found


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="one of `ludoteka games`")


def add_set_up(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that set up a new game."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=pair,
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )
    parser.add_argument("--content", metavar="FILE", help="content of your own")


def add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")


def add_content_of_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--content", metavar="FILE", help="the content file it was played with")


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="FILE", help="default: your own, which serve tells")


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add --language. It is checked when the game is known, which may have more languages."""
    parser.add_argument("--language", metavar="CODE", help="such as sk; English where it is silent")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")
