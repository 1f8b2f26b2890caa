"""`ludoteka new-game`: a small complete game to begin one's own with."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteka.cli import new_game
from ludoteka.cli.complaints import Complaint, one_line
from ludoteka.cli.program import PROGRAM


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="of the game: 2 to 12 small letters")
    parser.add_argument(
        "--into", metavar="DIR", help="a package of its own (default: into this checkout)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Write the game, and say what can be done with it."""
    name: str = arguments.name
    new_game.expect_name(name)
    if arguments.into is not None:
        folder = Path(arguments.into)
        written = new_game.into_folder(name, folder)
        next_steps = [f"pip install -e {folder}", f"pytest {folder}", f"{PROGRAM} serve"]
    else:
        root = new_game.checkout()
        if root is None:
            raise Complaint(
                "new-game: this program does not run from a checkout of Ludoteka; "
                f"right is: {PROGRAM} new-game {name} --into DIR"
            )
        written = new_game.into_checkout(name, root)
        next_steps = [f"python3 run.py test tests/engine/{name}", "python3 run.py"]
    for path in written:
        print(one_line(str(path)))
    print(f"OK {name.capitalize()}: {len(written)} files. What comes next:")
    for step in next_steps:
        print(one_line(f"  {step}"))
    return 0
