"""`ludoteka torture`: a server that is killed again and again."""

from __future__ import annotations

import argparse

from ludoteka.cli.arguments import add_json, count
from ludoteka.cli.drills import tell, watched
from ludoteka.drills import torture


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kills", type=count, required=True, metavar="N", help="how often")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Kill the server again and again; 1 if anything was lost, doubled or diverged."""
    result = watched("Torturing", lambda say: torture.torture(arguments.kills, say=say))
    tell(result, arguments.json)
    return 1 if result["lost"] or result["doubled"] or result["diverged"] else 0
