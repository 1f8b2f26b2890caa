"""The Python packages in .venv: which there are, and how they get there."""

import contextlib
import hashlib
import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

from starting.messages import cause, fail
from starting.places import BASE_PYTHON, BUILD, PYTHON, ROOT, VENV
from starting.steps import Chain, Step

PLAIN: Final = "plain"  # the package itself, with what it always needs
EXTRAS: Final = ("test", "bench", "node")
LOG: Final = BUILD / "install.log"
UNFINISHED: Final = VENV / "unfinished"  # there while something is being installed
OLDEST_PIP: Final = (22, 3)  # that can install into another Python

# How many packages there will be, once pip or uv knows.
TOTALS: Final = re.compile(
    r"^Installing collected packages: (.*)$|^Resolved (\d+) package", re.MULTILINE
)
FOUND: Final = re.compile(r"^\s*Collecting ", re.MULTILINE)


def to_install(extras: Iterable[str]) -> Chain:
    """What brings the package and these extras into .venv; nothing where they are there."""
    missing = {extra for extra in extras if not installed(extra)}
    # After an installation that was killed nobody knows what is whole: half a package counts as
    # one for pip. The package itself was whole before, and is not touched by extras.
    if not installed(PLAIN) or (missing and UNFINISHED.exists()):
        # Whoever had an extra in a .venv that does not fit any more wants it again.
        wanted = {*extras, *(extra for extra in EXTRAS if _mark(extra).exists())} - {"node"}
        return Chain([_making(), _installing({PLAIN, *wanted})], vital=True)
    return Chain([_installing(missing)] if missing else [], vital=True)


def node_step() -> Step:
    """Bring a Node.js for those who have none."""
    step = _installing({"node"})
    return Step("Installing Node.js", "Node.js", step.command, BUILD / "node.log", done=step.done)


def installed(extra: str) -> bool:
    """Whether the extra was installed, to the end, from the present files by this Python."""
    try:
        return _mark(extra).read_text() == _stamp() and PYTHON.exists()
    except (OSError, ValueError):
        return False


def give_up() -> None:
    """Tell why installing has failed, and end."""
    fail(f"Installing failed. {cause(LOG)}")


def _mark(extra: str) -> Path:
    """The file whose stamp says that the extra is installed; it goes when .venv goes."""
    return VENV / f"installed-{extra}"


def _stamp() -> str:
    """A digest of all that an installation depends on."""
    total = hashlib.sha256(repr((str(ROOT), sys.version, sys.base_prefix)).encode())
    for name in ("pyproject.toml", "constraints.txt"):
        total.update((ROOT / name).read_bytes())
    return total.hexdigest()


def _making() -> Step:
    """Make .venv from nothing, with uv or with Python's own means."""
    return Step("Making .venv", ".venv", _venv_command, LOG)


def _venv_command() -> list[str | Path]:
    for extra in (PLAIN, *EXTRAS):  # first: half a removal must not pass for an installation
        _mark(extra).unlink(missing_ok=True)
    if os.path.lexists(VENV):
        shutil.rmtree(VENV)
    if shutil.which("uv"):
        return ["uv", "venv", "--python", BASE_PYTHON, VENV]
    if not _has_module("venv") or not (_has_module("ensurepip") or _has_module("pip")):
        fail(
            f"This Python ({BASE_PYTHON}) lacks the modules venv and pip. Install them (on Debian "
            "and Ubuntu: apt install python3-venv) or uv, and start again."
        )
    command: list[str | Path] = [BASE_PYTHON, "-m", "venv", VENV]
    if _pip_reaches_out() or not _has_module("ensurepip"):
        command.insert(3, "--without-pip")  # which takes thirty times as long as the rest
    return command


def _installing(extras: Iterable[str]) -> Step:
    names = sorted(extras)
    begun = _stamp()  # of the files as they are now, not as somebody edits them meanwhile
    before = len(_unpacked())

    def command() -> list[str | Path]:
        UNFINISHED.touch()
        return [*_installer(), *_wishes(names), "-c", "constraints.txt"]

    def done() -> None:
        for name in names:
            _mark(name).write_text(begun)
        UNFINISHED.unlink()

    # An editable install builds nothing: this keeps the build hook from fetching mypy and Node.
    environment = {"LUDOTEKA_EDITABLE": "yes"}
    text = "Installing Python packages"
    if others := [name for name in names if name != PLAIN]:
        text += f" for {' and '.join(others)}"
    far = partial(_far, before if PLAIN not in names else 0)
    return Step(text, "Python packages", command, LOG, environment, far, done)


def requirements(extra: str) -> list[str]:
    """What an extra consists of, by pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed: list[str] = project["optional-dependencies"][extra]
    return listed


def _wishes(names: Iterable[str]) -> list[str]:
    """What pip is asked for; an extra comes without the package, which somebody may be using."""
    wishes = []
    for name in names:
        wishes += ["-e", "."] if name == PLAIN else requirements(name)
    return wishes


def _installer() -> list[str | Path]:
    """The command that installs into .venv, with what there is: uv, its own pip, or Python's."""
    if shutil.which("uv"):
        return ["uv", "pip", "install", "--python", PYTHON]
    quiet = ["install", "--no-input", "--disable-pip-version-check", "--progress-bar", "off"]
    if _pip_reaches_out() or subprocess.call(
        [PYTHON, "-c", "import pip"], stderr=subprocess.DEVNULL
    ):
        return [BASE_PYTHON, "-m", "pip", "--python", PYTHON, *quiet]
    return [PYTHON, "-m", "pip", *quiet]


def into_folder(folder: Path, extra: str) -> list[str | Path]:
    """The command that installs an extra, and nothing else, into a folder of its own."""
    return [*_installer(), "--target", folder, *requirements(extra), "-c", "constraints.txt"]


def _pip_reaches_out() -> bool:
    """Whether the pip of this Python can install into another one: .venv needs none then."""
    if sys.executable != BASE_PYTHON or not _has_module("pip"):
        return False
    numbers = re.match(r"(\d+)\.(\d+)", importlib.metadata.version("pip"))
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_PIP


def _has_module(name: str) -> bool:
    """Whether this Python has a module."""
    return importlib.util.find_spec(name) is not None


def _unpacked() -> list[Path]:
    """The packages that lie in .venv."""
    folder = sysconfig.get_path("purelib", "venv", {"base": str(VENV)})
    with contextlib.suppress(OSError):
        return list(Path(folder).glob("*.dist-info"))
    return []


def _far(before: int, log: str) -> str:
    """How far an installer is: it tells how many packages there are, and they appear in .venv."""
    totals = TOTALS.findall(log)
    if totals:
        names, number = totals[-1]
        if number:  # uv counts those that were there before, too
            return f"{min(int(number), len(_unpacked()))} of {number}"
        total = names.count(",") + 1
        return f"{min(total, max(0, len(_unpacked()) - before))} of {total}"
    return f"({len(FOUND.findall(log))} found)" if FOUND.search(log) else ""
