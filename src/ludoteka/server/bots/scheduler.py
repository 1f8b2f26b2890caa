"""Who moves when no person does: the bots of a table, and its clock."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final, TypeAlias

from ludoteka.bots.levels import strongest
from ludoteka.core.chance import Quick
from ludoteka.protocol.values import Mover
from ludoteka.server.commands.moves import moved
from ludoteka.server.table.board import Board
from ludoteka.server.table.refusals import Outdated, Refusal
from ludoteka.server.table.room import Room
from ludoteka.server.table.table import Table
from ludoteka.server.work.tasks import Task
from ludoteka.tutorials import usable

logger = logging.getLogger(__name__)

# So long may a bot think about its moves in a row, all together: it hurries towards the end. Where
# no screen is watched, this bounds the pauses between them too.
STRETCH_SECONDS: Final = 3.0
HURRIED_SECONDS: Final = 0.5  # even then a bot may think so long about a move
# Where screens are waited for, a move comes no sooner than this after the one before it, whether
# anybody saw something of that or not.
WATCHED_SECONDS: Final = 0.25
RETRY_SECONDS: Final = 2.0  # after the store has failed
# An answer to somebody's attack comes after a random while, whatever there was to choose (H6).
ANSWER_SOONEST: Final = 500  # milliseconds
ANSWER_LATEST: Final = 1500
FIRST_KEPT: Final = 256  # questions whose first time is remembered

# Which question a seat is asked: the seq since which it is asked, and the clock's seconds.
Mark: TypeAlias = tuple[int, int]


def answer_pause() -> float:
    """The seconds after which a bot answers an attack; a person's page that passes by itself
    takes as long."""
    return (ANSWER_SOONEST + secrets.randbelow(ANSWER_LATEST - ANSWER_SOONEST + 1)) / 1000


class BotScheduler:
    """The bots and the clock of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._tasks: dict[int, asyncio.Task[None]] = {}  # by seat: a bot that thinks
        self._begun: dict[int, float] = {}  # by seat: when its bot's stretch of moves began
        self._thought: dict[int, float] = {}  # by seat: how long it has thought in this stretch
        self._due: dict[int, tuple[Mark, float]] = {}  # by seat: its question, and until when
        # When a question was first asked; whoever takes a move back is not given new time for it.
        self._first: dict[tuple[int, int, int], float] = {}
        self._stopped = False
        self._hurried = False  # nobody waits for the bots' moves one by one
        self._alarm: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """The table has changed: start the bots that have to move, and set the clock."""
        table = self._room.table
        if table is None or self._stopped:
            return
        bots = table.bots_to_move()
        for seat in list(self._begun):
            if seat not in bots:
                del self._begun[seat]
                self._thought.pop(seat, None)
        for seat in bots:
            if seat not in self._tasks:
                self._begun.setdefault(seat, self._room.services.monotonic())
                self._start(seat, "bot")
        self._set_alarm()

    def hurry(self) -> None:
        """Let the bots move without a pause, as long as nobody else can act."""
        self._hurried = True

    def resting(self) -> bool:
        """Whether the table may sleep: no bot thinks. A clock that runs out wakes it."""
        return not self._tasks

    def ticking(self) -> bool:
        """Whether a clock runs."""
        return bool(self._due)

    async def stop(self) -> None:
        """Cancel all thinking because the server stops; the log has everything that was decided."""
        self._stopped = True
        if self._alarm is not None:
            self._alarm.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def left(self) -> dict[int, int]:
        """By seat: the milliseconds until its clock runs out."""
        now = self._room.services.monotonic()
        return {seat: max(0, int((due - now) * 1000)) for seat, (_, due) in self._due.items()}

    # The clock.

    def too_late(self, seat: int, question: int) -> bool:
        """Whether the time for what the seat was asked (`Board.asked`) is over."""
        table = self._room.table
        if table is None or table.sheet.settings.clock is None:
            return False
        first = self._first.get((seat, question, table.sheet.settings.clock))
        return first is not None and first <= self._room.services.monotonic()

    def _set_alarm(self) -> None:
        """Set the timer for the seat whose time is up next; it begins when a seat is asked anew."""
        table = self._room.table
        if table is None or table.board is None:
            return
        now, clock = self._room.services.monotonic(), table.sheet.settings.clock
        if table.sheet.paused:
            self._first.clear()
        due: dict[int, tuple[Mark, float]] = {}
        for seat in table.clocked():
            if clock is None:
                continue
            mark = (table.board.mattered[seat], clock)
            known = self._due.get(seat)
            if known is None or known[0] != mark:
                question = table.board.asked(seat, table.sheet.moves)
                first = self._first.setdefault((seat, question, clock), now + clock)
                known = (mark, first)
            due[seat] = known
        for key in list(self._first)[:-FIRST_KEPT]:
            del self._first[key]
        self._due = due
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if due:
            wait = max(0.0, min(when for _, when in due.values()) - now)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        now = self._room.services.monotonic()
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
        if error is None or isinstance(error, Outdated):
            self.wake()
            return
        if not isinstance(error, Refusal):
            logger.error("table %s: seat %d did not move: %r", self._room.id, seat, error)
        # The store may be failing, or somebody was faster: look again a little later.
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake)

    async def _move(self, seat: int, by: Mover) -> None:
        """Think outside the room's lock, then move if nothing has changed meanwhile."""
        room, services = self._room, self._room.services
        begun = services.monotonic()
        async with room.entered() as table:
            place = table.sheet.seats[seat]
            board = table.board
            if board is None or seat not in table.waiting_for():
                return
            level = strongest(board.state.game) if by == "clock" else place.bot
            if level is None:
                return
            mark, pace = board.mattered[seat], table.sheet.settings.pace / 1000
            answering = board.state.answers(seat)
            hurried = self._hurried and table.left_to_bots()
            moves = board.state.moves(seat)
            move = _scripted(table, board) if by == "bot" else None
            task = task_of(table, board, seat, level) if move is None else None
        if task is not None:
            move = await services.pool.choose(task, self._budget(seat, begun))
            self._thought[seat] = self._thought.get(seat, 0.0) + services.monotonic() - begun
        if move not in moves:
            services.metrics.bots_replaced.inc()
            logger.warning("table %s: seat %d gets a move by lot", room.id, seat)
            move = secrets.choice(moves)
        if by == "bot" and not hurried:
            await self._rest(seat, begun, pace, answering)
        async with room.entered() as table:
            place = table.sheet.seats[seat]
            if table.board is None or table.board.mattered[seat] != mark:
                return
            if seat not in table.waiting_for() or table.sheet.paused:
                return
            if by == "bot" and place.bot is None:
                return  # the person is back
            played = table.board.play(seat, move)
            if by == "clock":
                played.settled = played.settled or "clock-ran-out"
            await room.commit([moved(table.board, seat, played, by)], played=played)

    def _budget(self, seat: int, now: float) -> float:
        """How many seconds a bot may think about this move."""
        watched = self._room.screens.any()
        used = self._thought.get(seat, 0.0) if watched else self._stretch(seat, now)
        return max(HURRIED_SECONDS, STRETCH_SECONDS - used)

    def _stretch(self, seat: int, now: float) -> float:
        """The seconds since this bot's stretch of moves began."""
        return now - self._begun.get(seat, now)

    async def _rest(self, seat: int, begun: float, pace: float, answering: bool) -> None:
        """Wait before a bot's move, so that its speed tells nothing of what there was to choose.

        How long follows from the table's pace and from what everybody saw: people's screens show
        that first. Where no screen is watched, a bot hurries when its stretch gets long.
        """
        screens = self._room.screens
        watched = screens.any()
        if watched:
            pace = min(pace, WATCHED_SECONDS)
        if pace and answering:
            pace = answer_pause()
        if watched or STRETCH_SECONDS - self._stretch(seat, begun) > pace:
            await asyncio.sleep(max(0.0, pace - (self._room.services.monotonic() - begun)))
        await screens.wait()


def task_of(table: Table, board: Board, seat: int, level: str) -> Task | None:
    """What a bot is asked; None if the game fails to imagine anything."""
    try:
        imagined = board.state.imagine(seat, Quick(secrets.token_bytes(16))).pack()
    except Exception:
        logger.exception("table %s: seat %d can't imagine", table.sheet.id, seat)
        return None
    options = dict(table.sheet.options)
    seed = secrets.token_bytes(16)
    sheet = table.sheet
    return Task(level, sheet.game, sheet.rules, options, table.content, seat, imagined, seed)


def _scripted(table: Table, board: Board) -> int | None:
    """What the script of a lesson has for this very state; None: the game goes its own way."""
    sheet = table.sheet
    lesson = usable(sheet.game, sheet.lesson, sheet.rules) if sheet.tutorial else None
    return None if lesson is None else lesson.replies.get(board.state.digest())
