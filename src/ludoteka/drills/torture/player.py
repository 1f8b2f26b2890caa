"""Players by script, who remember all that they were promised."""

from __future__ import annotations

import asyncio
import random
import uuid
from typing import Final, NamedTuple

from ludoteka.client import Diverged, Refusal, StaleMove, Unreachable, sit
from ludoteka.core.game import Game
from ludoteka.drills.torture.witness import Witness
from ludoteka.protocol.server_messages import Done

# How often a player does something else after a move, in hundredths.
SAYS: Final = 3
TAKES_BACK: Final = 6
REPEATS: Final = 10
# A seat may send 100 messages in 20 seconds.
PAUSE: Final = 0.3  # seconds between two moves of a seat, at most
AGAIN: Final = 5  # times that the same command is repeated


class Promise(NamedTuple):
    """A command that was acknowledged: it is in the log under `seq`, once."""

    seq: int
    command: str
    kind: str  # of the entry
    what: str  # the notation of a move, the text of a chat message


class Player:
    """One seat with a connection of its own that plays at random until it is told to stop."""

    def __init__(
        self, url: str, table: str, seat: int, token: str, game: Game, chance: random.Random
    ) -> None:
        self.seat = seat
        self.token = token
        self.chair = sit(url, table, [token], transport="socket", patience=120.0, check=True)
        self.witness = Witness(self.chair, seat)
        self.promises: list[Promise] = []
        self.stale = 0
        self.refused = 0
        self.stopping = False
        self._game = game
        self._chance = chance

    async def play(self) -> None:
        """Play until the game is over, or somebody stops it between two commands."""
        try:
            async with self.chair:
                while not self.stopping and (view := await self._turn()) is not None:
                    await self._move(self._chance.choice(view["moves"]))
                    await self._sometimes_do_more()
                    await asyncio.sleep(self._chance.uniform(0.0, PAUSE))
        except Diverged as fault:
            self.witness.note(str(fault))
        except Unreachable as fault:
            self.witness.note(f"the server did not come back: {fault}")

    async def _turn(self) -> dict[str, list[int]] | None:
        """Wait until the seat has to act, and return its view; None: over, or stopped."""
        while not self.stopping:
            try:
                async with asyncio.timeout(0.5):
                    return await self.chair.turn(self.seat)
            except TimeoutError:
                continue
        return None

    async def _move(self, move: int) -> None:
        command, expected = uuid.uuid4().hex, self.chair.seat_view(self.seat).seq
        try:
            done = await self.chair.move(self.seat, move, command=command, expected=expected)
        except StaleMove:
            self.stale += 1
            return
        except Refusal as refusal:
            # It was in the list of legal moves, and nothing had happened since.
            self.witness.note(f"{self._game.spell(move)} was offered and refused: {refusal}")
            return
        self._remember(done, "moved", self._game.spell(move))
        if self._chance.randrange(100) < REPEATS:
            for _ in range(AGAIN):
                again = await self.chair.move(self.seat, move, command=command, expected=expected)
                if again != done:
                    self.witness.note(f"{done} became {again} when it was said again")

    async def _sometimes_do_more(self) -> None:
        if self._chance.randrange(100) < TAKES_BACK:
            await self._try("undone", "")
        if self._chance.randrange(100) < SAYS:
            await self._try("said", uuid.uuid4().hex)

    async def _try(self, kind: str, text: str) -> None:
        """Give a command that may well be refused: an undo behind a drawn card, too much chat."""
        command = uuid.uuid4().hex
        try:
            if kind == "said":
                done = await self.chair.say(self.seat, text, command=command)
            else:
                done = await self.chair.undo(self.seat, command=command)
        except StaleMove:
            self.stale += 1
        except Refusal:
            self.refused += 1
        else:
            self._remember(done, kind, text)

    def _remember(self, done: Done, kind: str, what: str) -> None:
        self.promises.append(Promise(done.seq, done.command, kind, what))
        self.witness.promised(done)
