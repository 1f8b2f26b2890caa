"""Hints: what a bot would do in a person's seat, from what that seat may know."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from ludoteka.bots.levels import strongest
from ludoteka.core.reasons import Reason, not_your_turn
from ludoteka.protocol.client_messages import Hint
from ludoteka.protocol.server_messages import Ground, Hinted, Refused
from ludoteka.server.bots.scheduler import task_of
from ludoteka.server.table import refusals
from ludoteka.server.table.connection import Connection
from ludoteka.server.table.refusals import Refusal
from ludoteka.server.table.room import Room
from ludoteka.server.table.table import Table
from ludoteka.server.work.tasks import Task


class TableHints:
    """The hints of one table: one at a time for a seat, and the same until something moves."""

    def __init__(self) -> None:
        self.thinking: set[int] = set()
        self.given: dict[int, tuple[int, Hinted]] = {}  # by seat: since when it holds


class Hints:
    """The hints of all tables."""

    def __init__(self) -> None:
        self._by_room: WeakKeyDictionary[Room, TableHints] = WeakKeyDictionary()

    async def answer(self, room: Room, connection: Connection, message: Hint) -> None:
        """Answer a question for a hint, if the client has the seat and the seat has to move."""
        try:
            hints = self._by_room.setdefault(room, TableHints())
            answer = await _answer(room, hints, connection, message)
        except Refusal as refusal:
            reason = room.explained(refusal.reason, connection.caller, message.seat)
            connection.send(Refused(command=message.id, reason=reason))
        else:
            answer.id = message.id
            connection.send(answer)


async def _answer(room: Room, hints: TableHints, connection: Connection, message: Hint) -> Hinted:
    """Let the bot think outside the room's lock, so that the game goes on meanwhile."""
    seat = message.seat
    async with room.entered() as table:
        task, mark = _asked(room, table, connection, seat)
        known = hints.given.get(seat)
        if known is not None and known[0] == mark:
            return known[1]
        if seat in hints.thinking:
            raise Refusal(Reason("ludoteka.hint", "hint-busy"))
        hints.thinking.add(seat)
    try:
        found = None if task is None else await room.services.pool.suggest(task)
    finally:
        hints.thinking.discard(seat)
    async with room.entered() as table:
        _expect_hints(table)  # the host may have changed it meanwhile
        board = room.running()
        state = board.state
        if found is None or board.mattered[seat] != mark or found[0] not in state.moves(seat):
            raise Refusal(Reason("ludoteka.hint", "no-hint"))
        move, found_grounds = found
        view = state.view(seat)
        grounds = [
            Ground(
                name=str(ground["name"]),
                worth=int(str(ground["worth"])),
                values=state.game.gloss(_values(ground), view),
            )
            for ground in found_grounds
        ]
        spelled = state.game.spell(move)
        answer = Hinted(id="", seq=table.sheet.seq, move=spelled, number=move, grounds=grounds)
        hints.given[seat] = (mark, answer)
        return answer


def _asked(room: Room, table: Table, connection: Connection, seat: int) -> tuple[Task | None, int]:
    """The bot's task, and since when the seat is asked; Refusal if it may not have a hint."""
    if seat not in connection.caller.seats:
        raise refusals.not_this_seat(seat)
    _expect_hints(table)
    board = room.running()
    waiting = board.state.waiting_for()
    if seat not in waiting:
        raise Refusal(not_your_turn(seat, list(waiting)))
    return task_of(table, board, seat, strongest(board.state.game)), board.mattered[seat]


def _expect_hints(table: Table) -> None:
    if not table.sheet.settings.hints:
        raise Refusal(Reason("ludoteka.hint", "hints-off"))


def _values(ground: dict[str, object]) -> dict[str, object]:
    values = ground["values"]
    assert isinstance(values, dict)
    return dict(values)
