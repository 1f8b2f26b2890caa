"""`ludoteka load`, `ludoteka torture`, `ludoteka canary`: glue to the drills."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping

from rich.console import Console

from ludoteka.cli.complaints import Complaint, one_line
from ludoteka.drills.serving import NotServing

Drill = Callable[[Callable[[str], None]], dict[str, object]]


def load(arguments: argparse.Namespace) -> int:
    """Many tables over real connections; 1 if anything went wrong."""
    from ludoteka.drills import load as drills

    if arguments.asleep and arguments.url:
        raise Complaint("load: --asleep measures a server of its own, so --url can't be given")

    def drill(say: Callable[[str], None]) -> dict[str, object]:
        if arguments.asleep:
            return drills.asleep(arguments.tables, say=say)
        return drills.load(
            arguments.tables,
            arguments.seconds,
            arguments.pause,
            url=arguments.url,
            transport=arguments.transport,
            say=say,
        )

    result = _watched("Loading", drill)
    _tell(result, arguments.json)
    return 1 if result.get("errors") else 0


def torture(arguments: argparse.Namespace) -> int:
    """Kill the server again and again; 1 if anything was lost, doubled or diverged."""
    from ludoteka.drills import torture as drills

    result = _watched("Torturing", lambda say: drills.torture(arguments.kills, say=say))
    _tell(result, arguments.json)
    return 1 if result["lost"] or result["doubled"] or result["diverged"] else 0


def canary(arguments: argparse.Namespace) -> int:
    """Whole games, and everything that anybody was told; 1 if it was more than one may know."""
    from ludoteka.drills import canary as drills

    result = _watched("Listening", lambda say: drills.canary(arguments.games, say=say))
    _tell(result, arguments.json)
    return 1 if result["hits"] else 0


def frames(arguments: argparse.Namespace) -> int:
    """Send what nobody should send; 1 if the server failed on any of it, or believed it."""
    from ludoteka.drills import frames as drills

    def drill(say: Callable[[str], None]) -> dict[str, object]:
        return drills.frames(arguments.count, seed=arguments.seed, say=say)

    result = _watched("Shouting", drill)
    _tell(result, arguments.json)
    return 1 if result["faults"] or result["crashes"] or result["unanswered"] else 0


def _watched(what: str, drill: Drill) -> dict[str, object]:
    """Run a drill, and say how far it is where somebody watches."""
    watched = sys.stderr.isatty()
    with Console(stderr=True, quiet=not watched).status(what) as status:
        try:
            return drill(lambda text: status.update(f"{what}: {text}"))
        except NotServing as error:
            raise Complaint(str(error), 1) from None


def _tell(result: Mapping[str, object], as_json: bool) -> None:
    """A line for each figure, and one for each fault."""
    if as_json:
        print(json.dumps(result))
        return
    width = max(len(name) for name in result)
    for name, value in result.items():
        if name != "faults":
            print(f"{name.ljust(width)}  {'not known' if value is None else value}")
    faults = result.get("faults")
    if isinstance(faults, dict):
        faults = [f"{times} times {fault}" for fault, times in faults.items()]
    for fault in faults if isinstance(faults, list) else []:
        print(one_line(f"FAULT {fault}"))
