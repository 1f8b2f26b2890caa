"""`ludoteka fuzz`: many random games, and their faults."""

from __future__ import annotations

import argparse
import hashlib
import os
from pathlib import Path

from ludoteka.cli.arguments import add_game, count
from ludoteka.cli.complaints import one_line
from ludoteka.cli.files import new_file, writable
from ludoteka.cli.screen import counting
from ludoteka.core import registry
from ludoteka.core.options import spelled
from ludoteka.core.readers.markup import safe
from ludoteka.testing import FuzzFault, fuzz


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=count, required=True, metavar="N", help="how many")
    parser.add_argument("--seed", metavar="S", help="any text (default: a new one, which is told)")
    parser.add_argument(
        "--out",
        default="ludoteka-faults",
        metavar="DIR",
        help="where a record of each fault goes (default: %(default)s)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Play many random games; 1 if a fault was found."""
    registry.find(arguments.game)
    seed = arguments.seed if arguments.seed is not None else os.urandom(8).hex()
    folder = Path(arguments.out)
    writable(folder)

    def found(fault: FuzzFault) -> None:
        """Save the record of a fault at once, so that whoever stops the run loses nothing."""
        _tell(fault)
        if fault.record:
            path = new_file(folder, f"{arguments.game}-fault")
            path.write_text(fault.record, encoding="utf-8", newline="\n")
            print(one_line(f"  saved in {path}"), flush=True)

    with counting("Playing at random", arguments.games) as progress:
        report = fuzz(
            arguments.game, arguments.games, _bytes_of(seed), progress=progress, found=found
        )
    print(
        one_line(
            f"{report.games} games, {report.moves} moves, {report.seconds:.1f} s, "
            f"{len(report.faults)} faults (seed {seed})"
        )
    )
    return 1 if report.faults else 0


def _bytes_of(seed: str) -> bytes:
    """32 bytes from any text."""
    return hashlib.sha256(seed.encode(errors="surrogateescape")).digest()


def _tell(fault: FuzzFault) -> None:
    options = ", ".join(f"{name} {spelled(value)}" for name, value in fault.options.items())
    where = f" ({fault.seats} seats, {options})" if fault.options else ""
    print(one_line(f"FAULT {fault.check}{where}"))
    for line in fault.text.splitlines():
        print(f"  {safe(line)}")
