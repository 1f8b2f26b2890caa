from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.game import Rawsiko
    from ludoteka.games.rawsiko.state import RawsikoState


def scene(game: Rawsiko, text: str) -> RawsikoState:
    raise NotImplementedError
