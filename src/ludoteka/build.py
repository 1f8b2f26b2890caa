"""Which build of the engine runs: its plain Python sources, or the same sources compiled by mypyc.

In a development tree the compiled copy lives in a folder named after the digest of the sources,
so that an edited source finds no compiled copy and is never shadowed by an old one. In an
installed wheel the compiled files lie beside the sources.
"""

import hashlib
import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

VARIABLE = "LUDOTEKA_BUILD"
ENGINE = ("core", "games", "bots")
SUFFIX = EXTENSION_SUFFIXES[0]
PLATFORM = SUFFIX.split(".")[1]  # such as cpython-311-x86_64-linux-gnu

PACKAGE = Path(__file__).parent
# What makes a development tree, and what beside the engine's sources shapes the compiled copy.
RECIPE = ("constraints.txt", "tools/compile_engine.py")
COMPILERS = ("mypy", "librt", "setuptools")  # of all pins in constraints.txt


def name() -> str:
    """The build that was really loaded: `plain` or `compiled`."""
    spec = importlib.import_module("ludoteka.core.game").__spec__
    loader = spec.loader if spec else None
    return "compiled" if isinstance(loader, ExtensionFileLoader) else "plain"


def choose() -> None:
    """Decide where the engine's modules come from; called once, before any of them is imported."""
    wish = os.environ.get(VARIABLE, "")
    if wish not in ("", "plain", "compiled"):
        raise ImportError(f"{VARIABLE} is {wish!r}; it can be 'plain', 'compiled' or unset.")
    extensions = {} if wish == "plain" else _extensions(_compiled_package())
    if wish == "compiled" and not extensions:
        raise ImportError(
            f"{VARIABLE}=compiled, but there is no compiled engine for these sources. "
            f"In a development tree `{VARIABLE}=compiled python3 run.py --version` makes one."
        )
    if not extensions:
        # Processes that this one starts stay with it, whatever is compiled meanwhile. The other
        # way round they are free: where the sources are edited, their compiled copy is gone.
        os.environ[VARIABLE] = "plain"
    sys.meta_path.insert(0, _Finder(extensions))


def folder(root: Path) -> Path:
    """Where the compiled copy of exactly the present sources of a development tree belongs."""
    return root / "build" / "engine" / f"{PLATFORM}-{_digest(root)[:16]}"


def _digest(root: Path) -> str:
    """The SHA-256 of all that the compiled engine is made from."""
    files = [root / recipe for recipe in RECIPE]
    for part in ENGINE:
        files += sorted((root / "src" / "ludoteka" / part).rglob("*.py"))
    total = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        if file.name == "constraints.txt":
            pins = content.decode().splitlines()
            content = "\n".join(pin for pin in pins if pin.startswith(COMPILERS)).encode()
        total.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def _compiled_package() -> Path:
    """The folder that holds the compiled files, if there are any."""
    root = PACKAGE.parent.parent
    development = all((root / recipe).is_file() for recipe in RECIPE)
    return folder(root) if development else PACKAGE


def _extensions(package: Path) -> dict[str, Path]:
    """The compiled modules of a folder, by their full names."""
    found = {}
    for file in package.rglob(f"*{SUFFIX}"):
        parts = file.relative_to(package).parts
        found[".".join(("ludoteka", *parts)).removesuffix(SUFFIX)] = file
    return found


class _Finder:
    """Finds the modules of this package: the given compiled ones, and sources for all others."""

    def __init__(self, extensions: dict[str, Path]) -> None:
        self._extensions = extensions

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of one of our modules; None hands the search on to Python's own finders."""
        if fullname in self._extensions:
            return spec_from_file_location(fullname, self._extensions[fullname])
        if fullname.startswith("ludoteka."):
            # Looking for sources only keeps stray extension files from shadowing them.
            for entry in path or ():
                spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
                if spec and spec.loader:
                    return spec
        return None
