"""The browser client: when it has to be built, and the steps of that."""

import contextlib
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import build_client as tool

from starting import packages
from starting.messages import cause, fail, say
from starting.places import BASE_PYTHON, BUILD, PYTHON, ROOT, read
from starting.steps import Chain, Step

LOG: Final = BUILD / "client.log"
FAILURE: Final = BUILD / "client.failed"
TOOL: Final = ROOT / "tools" / "build_client.py"
# Those who ask for it are not told off with a failure of yesterday.
ASKING: Final = ("serve", "test", "walk")


def to_build(words: Sequence[str], everything: bool, after: Chain) -> Chain:
    """What builds the client as it is now; nothing where that is done, or is known to fail.

    `everything` is what its own tests need, too: all npm packages, and Node itself.
    """
    built = tool.is_built(ROOT)
    modules = tool.modules_installed(ROOT, everything)
    node = tool.system_node()
    if built and not (everything and not (modules and (node or packages.installed("node")))):
        return Chain([])
    if words and words[0] not in ASKING and read(FAILURE) == tool.digest(ROOT):
        return Chain([])
    chain = Chain([])
    # Building needs a Node.js and no Python package: it waits for these only if they bring one.
    python: str | Path = BASE_PYTHON
    if node is None:
        chain.after, python = after, PYTHON
        if not packages.installed("node"):
            chain.steps.append(packages.node_step())
    if not modules:
        arguments = ["--install-all"] if everything else ["--install"]
        text = "Installing npm packages"
        kind = tool.kind_of_modules(ROOT, everything)
        far = partial(_far, kind == tool.ALL)
        step = Step(text, "npm packages", lambda: [python, TOOL, *arguments], LOG, far=far)
        chain.steps.append(step)
    if not built:
        text = "Building the browser client"
        chain.steps.append(Step(text, "browser client", lambda: [python, TOOL], LOG))
    return chain


def told(chain: Chain, words: Sequence[str]) -> bool:
    """Whether the client is there when its chain has ended; if not, why is told and remembered."""
    if chain.failed is None:
        if chain.steps:
            FAILURE.unlink(missing_ok=True)
        return tool.is_built(ROOT)
    FAILURE.write_text(tool.digest(ROOT))
    if chain.failed.log == LOG:
        reason = read(LOG).rpartition(tool.FAILED)[2].rstrip()
    else:
        reason = f"Node.js could not be installed. {cause(chain.failed.log)}"
    say(tool.FAILED + reason)
    if not words and not (ROOT / tool.SITE).exists():
        fail("Without it there is nothing to show; `python3 run.py play` plays in the terminal.")
    return False


def _far(everything: bool, _log: str) -> str:
    """How far npm is, which says nothing itself: the packages of its lock that are unpacked."""
    with contextlib.suppress(OSError, ValueError):
        web = ROOT / "web"
        lock = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))
        # Those of other systems are optional, and never come.
        passed_over = {"optional"} if everything else {"optional", "dev"}
        entries = lock["packages"].items()
        wanted = [name for name, entry in entries if name and not passed_over & entry.keys()]
        there = sum((web / name / "package.json").is_file() for name in wanted)
        return f"{there} of {len(wanted)}"
    return ""
