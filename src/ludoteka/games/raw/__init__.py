"""RAW by Ondrej "NERO" Sova (NERO games), by the numbered rules of rules.md."""

from ludoteka.games.raw.game import Raw

__all__ = ["Raw"]

# What no play-out waits for is not compiled (tools/compile_engine.py): compiling takes long.
INTERPRETED = ("packing.py", "readers/", "scene_parts/", "scenes.py", "testing/")
