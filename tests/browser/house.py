"""The server that browsers visit: it can be killed, comes back, and remembers that it was away."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

from ludoteka.client import Lobby
from ludoteka.drills.server_process import NO_LIMITS_PER_ADDRESS as UNBOUNDED
from ludoteka.drills.server_process import ServerProcess
from ludoteka.protocol.forms import NewTable, SeatForm

ROOT = Path(__file__).resolve().parent.parent.parent
SITE = ROOT / "src" / "ludoteka" / "site"
UNBUILT = "the browser client is not built: python3 run.py --version builds it"


def boards_with(file):
    """The games whose folder in the client has this file, such as a rule book."""
    return sorted(path.parent.name for path in (ROOT / "web" / "src" / "games").glob(f"*/{file}"))


class House(ServerProcess):
    """A server that comes back on the same port, and remembers that it was away."""

    program = (str(Path(__file__).parent / "same_chance.py"),)
    was_away = False
    is_up = False

    def __init__(self, database, flags=UNBOUNDED):
        super().__init__(database, flags)

    def start(self):
        super().start()
        self.is_up = True

    def kill(self):
        self.was_away = True
        self.is_up = False
        super().kill()

    def restart(self):
        """SIGKILL, and up again."""
        self.kill()
        self.start()

    def ask(self, coroutine):
        """What a coroutine returns: asyncio.run, in a thread that has no loop yet."""
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, coroutine).result()

    def open_table(self, game, seats=2, start=True, **more):
        """A table by HTTP: its `id`, its `host` token, and the `tokens` of its seats.

        `seats` is a number of people on this device, or the SeatForms themselves.
        """
        if isinstance(seats, int):
            seats = [SeatForm(kind="device", name=f"P{seat}") for seat in range(seats)]

        async def opened():
            async with Lobby(self.url) as lobby:
                told = await lobby.open_table(NewTable(game=game, seats=seats, **more))
                if start:
                    await lobby.start(told.table.id, told.host)
                tokens = dict(told.seats)
                return SimpleNamespace(id=told.table.id, host=told.host, tokens=tokens, told=told)

        return self.ask(opened())
