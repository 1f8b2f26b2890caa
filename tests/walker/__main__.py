"""`python -m walker`: walk for some minutes, or follow a script; see the package's docstring."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

import chromium
from house import SITE, UNBUILT, House
from playwright.sync_api import sync_playwright

from walker import failures, known
from walker.exploring import Explorer
from walker.steps import BadScript, read_file
from walker.walking import Walk

SHRINKING = 60.0  # seconds for one failure


def arguments():
    parser = argparse.ArgumentParser(
        prog="run.py walk", description="A random user for the browser."
    )
    parser.add_argument("--minutes", type=float, default=5.0, help="how long (5)")
    parser.add_argument("--seed", type=int, default=1, help="of the steps and of the tables (1)")
    parser.add_argument("--episode", type=int, default=1, help="the episode to begin with (1)")
    parser.add_argument("--keep-going", action="store_true", help="collect all kinds of failures")
    parser.add_argument("--script", type=Path, help="follow the steps of a file instead")
    parser.add_argument(
        "--shrink", type=float, default=SHRINKING, help="seconds for making one failure short (60)"
    )
    parser.add_argument("--all", action="store_true", help="also what is known already (known.py)")
    parser.add_argument(
        "--only", action="append", metavar="CHECK", help="this check instead of all"
    )
    return parser


def main(words=None):
    asked = arguments().parse_args(words)
    if not (SITE / "index.html").is_file():
        sys.exit(UNBUILT)
    program = chromium.find()
    if program is None:
        sys.exit(chromium.MISSING)
    try:
        steps = read_file(asked.script) if asked.script else []
    except (BadScript, OSError) as error:
        sys.exit(f"{asked.script}: {error}")
    seed, lots = str(asked.seed), 1
    if steps and steps[0].verb == "chance":
        seed, lots = steps[0].args[0], int(steps[0].args[1])
        steps = steps[1:]
    os.environ["LUDOTEKA_CHANCE"] = seed
    with (
        tempfile.TemporaryDirectory(prefix="ludoteka-walk-") as folder,
        House(Path(folder) / "tables.sqlite") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=chromium.FLAGS)
        if asked.script:
            walk = Walk(browser, house, lots, only=asked.only)
            return followed(walk, steps, asked.all)
        return explored(browser, house, asked)


def explored(browser, house, asked):
    failures.clear()
    explorer = Explorer(
        browser,
        house,
        asked.seed,
        keep_going=asked.keep_going,
        shrinking=asked.shrink,
        only=asked.only,
        all_=asked.all,
    )
    try:
        explorer.explore(60 * asked.minutes, asked.episode)
    except KeyboardInterrupt:
        print("\ninterrupted")
    explorer.tell()
    return 1 if explorer.kinds else 0


def followed(walk, steps, all_):
    """A script, step by step, with what is found."""
    count = 0
    for step in steps:
        try:
            found = walk.do(step)
        except BadScript as error:
            sys.exit(str(error))
        print(walk.done[-1], flush=True)
        for finding in found:
            reason = None if all_ else known.reason(finding)
            print(f"    {f'known ({reason})' if reason else finding.kind}\n    {finding.message}")
            count += reason is None
    walk.close()
    print(f"{len(steps)} steps, {count} failures")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
