"""Play over the network: `Lobby` opens and joins tables, `sit` takes a chair at one.

See docs/write-a-bot.md.
"""

from ludoteka.client.chair import Chair, sit
from ludoteka.client.faults import (
    ClientFault,
    Diverged,
    Failed,
    Garbled,
    Left,
    Refusal,
    Rejected,
    StaleMove,
    Unreachable,
)
from ludoteka.client.lobby import Lobby
from ludoteka.client.seat_view import SeatView

__all__ = [
    "Chair",
    "ClientFault",
    "Diverged",
    "Failed",
    "Garbled",
    "Left",
    "Lobby",
    "Refusal",
    "Rejected",
    "SeatView",
    "StaleMove",
    "Unreachable",
    "sit",
]
