"""`ludoteka canary`: whole games, and whether anybody was told a secret."""

from __future__ import annotations

import argparse

from ludoteka.cli.arguments import add_json, count
from ludoteka.cli.drills import tell, watched
from ludoteka.drills import canary


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=count, required=True, metavar="N", help="how many")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play whole games and search all that anybody was told; 1 if it was more than one may know."""
    result = watched("Listening", lambda say: canary.canary(arguments.games, say=say))
    tell(result, arguments.json)
    return 1 if result["hits"] else 0
