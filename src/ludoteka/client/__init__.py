"""Play over the network: `Lobby` opens and joins tables, `sit` takes a chair at one.

See docs/write-a-bot.md.
"""

from ludoteka.client.chair import Chair, sit
from ludoteka.client.eye import Eye
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

__all__ = [
    "Chair",
    "ClientFault",
    "Diverged",
    "Eye",
    "Failed",
    "Garbled",
    "Left",
    "Lobby",
    "Refusal",
    "Rejected",
    "StaleMove",
    "Unreachable",
    "sit",
]
