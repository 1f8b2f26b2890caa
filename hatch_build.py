"""The build hook: the browser client, and in wheels the engine, compiled where a C compiler is."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from build_client import FAILED, NODE_PACKAGE, ClientError, build_client, is_built, system_node
from compile_engine import CompileError, compile_engine, obstacle


class LudotekaHook(BuildHookInterface):
    """Builds the client, and puts the compiled engine into the wheel or says why it is plain."""

    def dependencies(self) -> list[str]:
        """What compiling and building need, in the pinned versions; nothing where it is there."""
        if os.environ.get("LUDOTEKA_EDITABLE"):  # run.py installs, and builds by itself
            return []
        needed = []
        if self.target_name == "wheel" and not self._why_plain():
            needed += ["mypy", "setuptools"]
        if not is_built(Path(self.root)) and system_node() is None:
            needed.append(NODE_PACKAGE)
        pins = Path(self.root, "constraints.txt").read_text(encoding="utf-8").splitlines()
        return [pin for pin in pins if pin.partition("==")[0] in needed]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before anything is packed; an editable install builds in `run.py` instead."""
        if version == "editable":
            return
        self._build_client()
        if self.target_name != "wheel":
            return
        reason = self._why_plain() or self._compile(build_data)
        if reason:
            self.app.display_warning(f"The wheel is plain Python: {reason}")
        else:
            self.app.display_info("The wheel holds the compiled engine.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the compiled files once they are packed."""
        if hasattr(self, "_made"):
            self._made.cleanup()

    def _build_client(self) -> None:
        """Have the client among the artifacts; does nothing when the present one is built."""
        try:
            build_client(Path(self.root))
        except (ClientError, OSError) as fault:
            self.app.abort(f"{FAILED}{fault}")

    def _why_plain(self) -> str | None:
        if os.environ.get("LUDOTEKA_BUILD") == "plain":
            return "LUDOTEKA_BUILD=plain asks for it."
        return obstacle()

    def _compile(self, build_data: dict[str, Any]) -> str | None:
        """Add the compiled files to the wheel; the reason if that fails."""
        self._made = tempfile.TemporaryDirectory(prefix="ludoteka-wheel-")
        target = Path(self._made.name)
        try:
            files = compile_engine(Path(self.root, "src", "ludoteka"), target)
        except (CompileError, OSError) as fault:
            return str(fault)
        for file in files:
            inside = Path("ludoteka", file.relative_to(target)).as_posix()
            build_data["force_include"][str(file)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return None
