"""What the commands of all drills share: a progress bar, and the figures at the end."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from typing import TypeAlias

from rich.console import Console

from ludoteka.cli.complaints import Complaint, one_line
from ludoteka.drills.server_process import NotServing

Drill: TypeAlias = Callable[[Callable[[str], None]], dict[str, object]]


def watched(what: str, drill: Drill) -> dict[str, object]:
    """Run a drill, with a line about its progress if a terminal shows it."""
    seen = sys.stderr.isatty()
    with Console(stderr=True, quiet=not seen).status(what) as status:
        try:
            return drill(lambda text: status.update(f"{what}: {text}"))
        except NotServing as error:
            raise Complaint(str(error), 1) from None


def tell(result: Mapping[str, object], as_json: bool) -> None:
    """Print a line for each figure, and one for each fault."""
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
