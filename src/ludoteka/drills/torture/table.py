"""One table of the torture."""

from __future__ import annotations

import asyncio

from ludoteka.drills.torture.player import Player
from ludoteka.drills.torture.witness import Witness
from ludoteka.protocol.answers import GameInfo


class TortureTable:
    """A table with its players, and somebody who watches."""

    def __init__(self, table: str, host: str, game: GameInfo, seats: int) -> None:
        self.id = table
        self.host = host
        self.game = game
        self.seats = seats
        self.players: list[Player] = []
        self.onlooker: Witness | None = None
        self.tasks: list[asyncio.Task[None]] = []

    def over(self) -> bool:
        return all(task.done() for task in self.tasks[: len(self.players)])
