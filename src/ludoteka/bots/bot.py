"""What a bot is."""

from __future__ import annotations

from ludoteka.core.chance import Chance
from ludoteka.core.game import Outlook
from ludoteka.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move from what its seat may know, and from chance of its own."""

    def choose(self, outlook: Outlook, chance: Chance) -> int:
        raise NotImplementedError
