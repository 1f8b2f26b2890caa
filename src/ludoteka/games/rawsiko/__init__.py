"""RAWsiko - Materials around us, by the numbered rules of rules.md."""

from ludoteka.games.rawsiko.game import Rawsiko

__all__ = ["Rawsiko"]

# What no play-out waits for is not compiled (tools/compile_engine.py): compiling takes long.
INTERPRETED = ("packing.py", "readers/", "scenes.py", "testing/")
