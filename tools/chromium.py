"""Where a Chromium is; as a program it exits with 1 where none is found."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

# The last one has no windows and takes less time, but not every test has been seen to pass with it.
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chromium-headless-shell",
)
FLAGS = [
    "--no-sandbox",  # root has none
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # In a snapshot of a page's memory texts are whole, not their first thousand letters.
    "--js-flags=--heap-snapshot-string-limit=100000000",
    # Whatever a page may ask for, nothing leaves this machine.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]
MISSING = (
    "no Chromium was found: neither $CHROMIUM nor a program chromium, "
    "chromium-browser, google-chrome or chromium-headless-shell, and `playwright install "
    "chromium` has put none in its place"
)


def find() -> str | None:
    """The program of a Chromium: the one that is asked for, the system's, or Playwright's own."""
    if wished := os.environ.get("CHROMIUM"):
        return shutil.which(wished)
    return next(filter(None, map(shutil.which, NAMES)), None) or _playwrights_own()


def _playwrights_own() -> str | None:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        program = playwright.chromium.executable_path
    return program if Path(program).is_file() else None


if __name__ == "__main__":
    sys.exit(find() is None)
