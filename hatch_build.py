"""The build hook of the wheel: with the compiled engine where a C compiler is, plain where not."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from compile_engine import CompileError, compile_engine, obstacle


class EngineHook(BuildHookInterface):
    """Puts the compiled engine into the wheel, or says why the wheel is plain Python."""

    def dependencies(self) -> list[str]:
        """What compiling needs, in the pinned versions; nothing where nothing is compiled."""
        if self.target_name != "wheel" or self._why_plain():
            return []
        pins = Path(self.root, "constraints.txt").read_text(encoding="utf-8").splitlines()
        return [pin for pin in pins if pin.startswith(("mypy==", "setuptools=="))]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed; an editable install compiles in `run.py` instead."""
        if self.target_name != "wheel" or version == "editable":
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
