"""Who moves when no person does: the bots of a table, and its clock."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from ludoteka.core.chance import Quick
from ludoteka.protocol.values import Mover
from ludoteka.server.playing import moved
from ludoteka.server.refusals import Refusal
from ludoteka.server.thinking import Task

if TYPE_CHECKING:
    from ludoteka.server.room import Room

logger = logging.getLogger(__name__)

CLOCK_LEVEL: Final = "greedy"  # who moves for a seat whose time is up
# Nobody waits longer for a bot, however many moves it makes in a row: it hurries towards the end.
STRETCH_SECONDS: Final = 3.0
HURRIED_SECONDS: Final = 0.5  # even then a bot may think so long about a move
RETRY_SECONDS: Final = 2.0  # after the store has failed


class Driver:
    """The bots and the clock of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._tasks: dict[int, asyncio.Task[None]] = {}  # by seat: a bot that thinks
        self._begun: dict[int, float] = {}  # by seat: when its bot's stretch of moves began
        self._due: dict[int, tuple[int, float]] = {}  # by seat: waited for since, and until when
        self._alarm: asyncio.TimerHandle | None = None

    def stir(self) -> None:
        """Something has changed: let those move who have to."""
        table = self._room.table
        if table is None:
            return
        bots = table.bots_to_move()
        for seat in list(self._begun):
            if seat not in bots:
                del self._begun[seat]
        for seat in bots:
            if seat not in self._tasks:
                self._begun.setdefault(seat, self._room.hall.monotonic())
                self._start(seat, "bot")
        self._set_alarm()

    def rest(self) -> None:
        """The table goes to sleep: nobody is to move."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._due.clear()
        self._begun.clear()

    def resting(self) -> bool:
        """Whether the table may sleep: no bot thinks, no clock runs."""
        return not self._tasks and not self._due

    async def stop(self) -> None:
        """The server stops: finish nothing, lose nothing."""
        self.rest()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def left(self) -> dict[int, int]:
        """By seat: the milliseconds until its clock runs out."""
        now = self._room.hall.monotonic()
        return {seat: max(0, int((due - now) * 1000)) for seat, (_, due) in self._due.items()}

    # The clock.

    def _set_alarm(self) -> None:
        """Every seat that is waited for has its own time; it begins when it is asked anew."""
        table = self._room.table
        if table is None or table.board is None:
            return
        now, clock = self._room.hall.monotonic(), table.sheet.clock
        due: dict[int, tuple[int, float]] = {}
        for seat in table.clocked() if clock is not None else []:
            mark = table.board.mattered[seat]
            known = self._due.get(seat)
            due[seat] = known if known and known[0] == mark else (mark, now + float(clock or 0))
        self._due = due
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if due:
            wait = max(0.0, min(when for _, when in due.values()) - now)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        now = self._room.hall.monotonic()
        self._alarm = None
        for seat, (_, when) in self._due.items():
            if when <= now and seat not in self._tasks:
                self._start(seat, "clock")
        if not self._tasks:
            self._set_alarm()

    # Bots.

    def _start(self, seat: int, by: Mover) -> None:
        task = asyncio.get_running_loop().create_task(self._move(seat, by))
        self._tasks[seat] = task
        task.add_done_callback(lambda done: self._done(seat, done))

    def _done(self, seat: int, task: asyncio.Task[None]) -> None:
        self._tasks.pop(seat, None)
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self.stir()
            return
        if not isinstance(error, Refusal):
            logger.error("table %s: seat %d did not move: %r", self._room.id, seat, error)
        # The store may be failing, or somebody was faster: look again a little later.
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.stir)

    async def _move(self, seat: int, by: Mover) -> None:
        """Think outside the room's lock, then move if nothing has changed meanwhile."""
        room, hall = self._room, self._room.hall
        begun = hall.monotonic()
        stretch = begun - self._begun.get(seat, begun)
        async with room.entered() as table:
            place = table.sheet.seats[seat]
            board = table.board
            level = CLOCK_LEVEL if by == "clock" else place.bot
            if board is None or level is None or seat not in table.waiting_for():
                return
            mark, pace = board.mattered[seat], table.sheet.pace / 1000
            moves = board.state.moves(seat)
            imagined = board.state.imagine(seat, Quick(secrets.token_bytes(16)))
            task = Task(
                level,
                table.sheet.game,
                dict(table.sheet.options),
                table.content,
                seat,
                imagined.pack(),
                secrets.token_bytes(16),
            )
        spare = max(0.0, STRETCH_SECONDS - stretch)
        move = await hall.thinkers.choose(task, max(HURRIED_SECONDS, spare))
        if move not in moves:
            hall.metrics.bots_replaced.inc()
            logger.warning("table %s: seat %d gets a move by lot", room.id, seat)
            move = secrets.choice(moves)
        # Always after the same time, so that it does not tell whether there was a choice.
        if by == "bot" and spare > pace:
            await asyncio.sleep(max(0.0, pace - (hall.monotonic() - begun)))
        async with room.entered() as table:
            place = table.sheet.seats[seat]
            if table.board is None or table.board.mattered[seat] != mark:
                return
            if seat not in table.waiting_for() or table.sheet.paused:
                return
            if by == "bot" and place.bot is None:
                return  # the person is back
            played = table.board.play(seat, move)
            await room.commit([moved(table.board, seat, played, by)], played=played)
