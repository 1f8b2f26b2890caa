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
from ludoteka.cli.files import new_file
from ludoteka.cli.screen import Screen, counting
from ludoteka.core import registry
from ludoteka.core.markup import safe


def fuzz(arguments: argparse.Namespace) -> int:
    """Play many random games; 1 if a fault was found."""
    from ludoteka.testing import fuzz as run_games

    registry.find(arguments.game)
    seed = arguments.seed if arguments.seed is not None else os.urandom(8).hex()
    with counting("Playing at random", arguments.games) as progress:
        report = run_games(arguments.game, arguments.games, seed_of(seed), progress=progress)
    print(
        one_line(
            f"{report.games} games, {report.moves} moves, {report.seconds:.1f} s, "
            f"{len(report.faults)} faults (seed {seed})"
        )
    )
    if not report.faults:
        return 0
    for fault in report.faults:
        options = ", ".join(f"{name} {value}" for name, value in fault.options.items())
        print(one_line(f"FAULT {fault.check} ({options})"))
        for line in fault.text.splitlines():
            print(f"  {safe(line)}")
        path = new_file(Path(arguments.out), f"{arguments.game}-fault")
        path.write_text(fault.record, encoding="utf-8", newline="\n")
        print(one_line(f"  saved in {path}"))
    return 1


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
