"""Ludoteka plays RAWsiko, RAW and Envyra: one rules engine for people, bots and research."""

from ludoteka import build

__all__ = ["__version__", "build"]
__version__ = "0.1.0"

build.choose()
