"""What was found, kept in folders: the steps, the message, the screen, the console."""

from __future__ import annotations

import contextlib
import re
import shutil

from walker import ROOT
from walker.steps import Step, write_file

FOLDER = ROOT / "build" / "walker"


def clear(folder=FOLDER):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)


def keep(number, finding, walk, chance, folder=FOLDER):
    """A folder for a failure that has just been found; its path."""
    slug = re.sub(r"[^a-z0-9]+", "-", finding.kind.lower()).strip("-")[:60]
    place = folder / f"{number}-{slug}"
    place.mkdir(parents=True, exist_ok=True)
    (place / "message.txt").write_text(f"{finding.kind}\n\n{finding.message}\n", encoding="utf-8")
    write_file(place / "steps.txt", script(walk.done, chance))
    said = [
        f"{device.name}: {text}"
        for device in walk.world.devices.values()
        for text in device.console
    ]
    (place / "console.txt").write_text("\n".join(said), encoding="utf-8")
    for tab in walk.world.all_tabs():
        with contextlib.suppress(Exception):  # a page that can't be pictured is no reason to stop
            tab.page.screenshot(path=place / f"screen-{tab.name}.png", timeout=8000)
    return place


def script(steps, chance):
    """The steps of an episode, with the seed of its tables and of its pages."""
    return [Step("walk", "chance", tuple(map(str, chance))), *steps]
