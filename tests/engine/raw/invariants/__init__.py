"""What is so in every state of RAW, whoever made it: a game, a scene, or somebody's imagination.

`fault` names what is not; it is empty where all is in order.
"""

from __future__ import annotations

from engine.raw.invariants import books, questions, table

from ludoteka.games.raw.state import RawState


def fault(state: RawState) -> str:
    return table.fault(state) or questions.fault(state) or books.fault(state)
