"""`ludoteka bench`: how fast the engine is, beside others."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console

from ludoteka.cli.arguments import add_json
from ludoteka.cli.screen import Screen
from ludoteka.lab import bench


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure, and say what came out."""
    watched = sys.stderr.isatty()
    with Console(stderr=True, quiet=not watched).status("Measuring") as status:
        result = bench.measure(progress=status.update if watched else None)
    if arguments.json:
        print(json.dumps(result))
    else:
        Screen().exact(bench.table(result))
    return 0
