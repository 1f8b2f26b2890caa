"""Envyra by Rudy Priecinsky (Rudy3 Publishing), by the numbered rules of rules.md."""

from ludoteka.games.envyra.game import Envyra

__all__ = ["Envyra"]

# What no play-out waits for is not compiled (tools/compile_engine.py): compiling takes long.
INTERPRETED = ("packing.py", "readers/", "scenes.py", "testing/")
