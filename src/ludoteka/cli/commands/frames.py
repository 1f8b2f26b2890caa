"""`ludoteka frames`: wrong messages in great numbers, to see whether the server stands them."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from ludoteka.cli.arguments import add_json, count, number
from ludoteka.cli.drills import tell, watched
from ludoteka.drills import frames


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--count", type=count, required=True, metavar="N", help="how many")
    parser.add_argument(
        "--seed", type=number, metavar="N", help="a number (default: a new one, which is told)"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Send what nobody should send; 1 if the server failed on any of it, or believed it."""

    def drill(say: Callable[[str], None]) -> dict[str, object]:
        return frames.frames(arguments.count, seed=arguments.seed, say=say)

    result = watched("Shouting", drill)
    tell(result, arguments.json)
    return 1 if result["faults"] or result["crashes"] or result["unanswered"] else 0
