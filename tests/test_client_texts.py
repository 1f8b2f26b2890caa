"""The browser client says the same as the terminal, byte for byte, in all languages.

Python says all that can be said, vitest compares: web/tests/texts.differential.test.ts.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
import text_fixtures

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"


def build_client() -> ModuleType:
    """The tool that knows where a Node.js is."""
    path = ROOT / "tools" / "build_client.py"
    spec = importlib.util.spec_from_file_location("build_client", path)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = tool
    spec.loader.exec_module(tool)
    return tool


@pytest.mark.skipif(not VITEST.is_file(), reason="web/node_modules is missing: `npm ci` there")
def test_the_client_says_what_the_terminal_says(tmp_path):
    said = tmp_path / "said.json"
    said.write_text(text_fixtures.written(), encoding="utf-8")
    program = build_client().find_node().program
    done = subprocess.run(
        [program, VITEST, "run", "tests/texts.differential.test.ts", "--reporter=tap-flat"],
        cwd=WEB,
        env={**os.environ, "LUDOTEKA_SAID": str(said), "NO_COLOR": "1"},
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    lines = [line for line in done.stdout.splitlines() if line.startswith("ok ")]
    assert len(lines) == 3, done.stdout
    assert "skip" not in done.stdout.lower(), done.stdout
