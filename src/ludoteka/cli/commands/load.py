"""`ludoteka load`: many tables at a server at once."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from ludoteka.cli.arguments import add_json, count, seconds
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.drills import tell, watched
from ludoteka.drills import load


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=count, required=True, metavar="N", help="how many")
    parser.add_argument(
        "--seconds", type=count, default=30, metavar="S", help="how long (default: %(default)s)"
    )
    parser.add_argument(
        "--pause",
        type=seconds,
        default=2.0,
        metavar="S",
        help="between the moves of a table (default: %(default)s)",
    )
    parser.add_argument(
        "--url", metavar="URL", help="a server that runs already (default: its own)"
    )
    parser.add_argument(
        "--transport",
        choices=["socket", "stream", "auto"],
        default="socket",
        help="default: %(default)s",
    )
    parser.add_argument("--asleep", action="store_true", help="measure memory of sleeping tables")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play at many tables over real connections; 1 if anything went wrong."""
    if arguments.asleep and arguments.url:
        raise Complaint("load: --asleep measures a server of its own, so --url can't be given")

    def drill(say: Callable[[str], None]) -> dict[str, object]:
        if arguments.asleep:
            return load.asleep(arguments.tables, say=say)
        return load.load(
            arguments.tables,
            arguments.seconds,
            arguments.pause,
            url=arguments.url,
            transport=arguments.transport,
            say=say,
        )

    result = watched("Loading", drill)
    tell(result, arguments.json)
    return 1 if result.get("errors") else 0
