"""`ludoteka frames`: frames that nobody should send, in great numbers."""

from ludoteka.drills.frames.drill import frames

__all__ = ["frames"]
