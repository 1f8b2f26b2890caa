from __future__ import annotations

from ludoteka.core.chance import Chance
from ludoteka.core.game import Sense, State


class RawsikoSense(Sense):
    def weigh(self, imagined: State, seat: int, chance: Chance) -> list[int]:
        return [chance.below(1000) for _ in imagined.moves(seat)]
