"""`ludoteka load`: how long moves take at many tables, and what tables cost while they sleep."""

from ludoteka.drills.load.latency import load
from ludoteka.drills.load.memory import asleep

__all__ = ["asleep", "load"]
