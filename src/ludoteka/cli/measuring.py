"""`ludoteka fuzz` and `ludoteka bench`: glue to the kit and to the lab."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from rich.console import Console

from ludoteka.cli.arguments import seed_of
from ludoteka.cli.complaints import one_line
from ludoteka.cli.files import new_file, writable
from ludoteka.cli.screen import Screen, counting
from ludoteka.core import registry
from ludoteka.core.markup import safe
from ludoteka.core.options import spelled
from ludoteka.testing import FuzzFault
from ludoteka.testing import fuzz as run_games


def fuzz(arguments: argparse.Namespace) -> int:
    """Play many random games; 1 if a fault was found."""
    registry.find(arguments.game)
    seed = arguments.seed if arguments.seed is not None else os.urandom(8).hex()
    folder = Path(arguments.out)
    writable(folder)

    def found(fault: FuzzFault) -> None:
        """Saved at once: whoever stops the run loses nothing."""
        _tell(fault)
        if fault.record:
            path = new_file(folder, f"{arguments.game}-fault")
            path.write_text(fault.record, encoding="utf-8", newline="\n")
            print(one_line(f"  saved in {path}"), flush=True)

    with counting("Playing at random", arguments.games) as progress:
        report = run_games(
            arguments.game, arguments.games, seed_of(seed), progress=progress, found=found
        )
    print(
        one_line(
            f"{report.games} games, {report.moves} moves, {report.seconds:.1f} s, "
            f"{len(report.faults)} faults (seed {seed})"
        )
    )
    return 1 if report.faults else 0


def _tell(fault: FuzzFault) -> None:
    options = ", ".join(f"{name} {spelled(value)}" for name, value in fault.options.items())
    where = f" ({fault.seats} seats, {options})" if fault.options else ""
    print(one_line(f"FAULT {fault.check}{where}"))
    for line in fault.text.splitlines():
        print(f"  {safe(line)}")


def bench(arguments: argparse.Namespace) -> int:
    """Measure, and say what came out."""
    from ludoteka.lab import bench as figures

    watched = sys.stderr.isatty()
    with Console(stderr=True, quiet=not watched).status("Measuring") as status:
        result = figures.measure(progress=status.update if watched else None)
    if arguments.json:
        print(json.dumps(result))
    else:
        Screen().exact(figures.table(result))
    return 0
