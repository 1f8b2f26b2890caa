"""`ludoteka canary`: whole games, and a search for what somebody was told and may not know."""

from ludoteka.drills.canary.drill import canary

__all__ = ["canary"]
