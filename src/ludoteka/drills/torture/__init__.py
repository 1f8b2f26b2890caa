"""`ludoteka torture`: the server is killed while people play, and nothing may be lost."""

from ludoteka.drills.torture.drill import torture

__all__ = ["torture"]
