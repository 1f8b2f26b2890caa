"""What a seat can do while the game runs: move, take back, talk."""

from __future__ import annotations

import contextlib
import unicodedata

from ludoteka.core.errors import MoveError
from ludoteka.core.reasons import Reason
from ludoteka.protocol.client_messages import Move, Say, Undo
from ludoteka.protocol.server_messages import Already, Done, Refused, ServerMessage
from ludoteka.protocol.values import Mover
from ludoteka.server.store.interface import Repeated, StoreFault
from ludoteka.server.table import log, refusals
from ludoteka.server.table.board import Board, Played, read_move
from ludoteka.server.table.connection import Connection
from ludoteka.server.table.log import AnyLogged
from ludoteka.server.table.refusals import Refusal, as_message
from ludoteka.server.table.room import Room
from ludoteka.server.table.table import Table
from ludoteka.server.table.views import digest, encoded


async def command(room: Room, connection: Connection, message: Move | Undo | Say) -> None:
    """Carry out a command, answer, tell everybody; a command is carried out once."""

    async def carry_out(table: Table) -> None:
        if connection.closed is not None:
            return  # nobody would hear the answer: the server stops, or the client is sent away
        try:
            try:
                answer = await _decide(room, connection, message)
            except Repeated as again:
                answer = await _answer_again(room, message, again.seq)
        except Refusal as refusal:
            answer = await _refused(room, connection, message, refusal)
        except StoreFault:
            answer = await _refused(room, connection, message, refusals.store_failing())
        if answer is not None:
            connection.send(answer)

    try:
        await room.change(carry_out)
    except Refusal as refusal:
        connection.send(Refused(command=message.command, reason=as_message(refusal.reason)))


async def _decide(
    room: Room, connection: Connection, message: Move | Undo | Say
) -> ServerMessage | None:
    """The answer; None if it was given already, with the commit."""
    if message.seat not in connection.caller.seats:
        raise refusals.not_this_seat(message.seat)
    match message:
        case Move():
            return await _move(room, connection, message)
        case Undo():
            return await _undo(room, connection, message)
        case Say():
            return await _say(room, connection, message)


async def _move(room: Room, connection: Connection, message: Move) -> ServerMessage | None:
    stored = await _stored(room, message)
    if stored is not None:
        return stored
    board = _board(room, message.seat)
    if not board.mattered[message.seat] <= message.expected <= room.sheet.seq:
        return room.seat_view(message.seat).stale(message.command)
    try:
        move = read_move(board.state, message.seat, message.move)
        played = board.play(message.seat, move)
    except MoveError as error:
        room.services.metrics.refused.inc()
        raise Refusal(refusals.bad_move(error)) from None
    entry = moved(board, message.seat, played, "person")
    done = Done(command=message.command, seq=room.sheet.seq + 1, digest=entry.digest)
    await _commit(room, connection, message.command, entry, done, played)
    room.services.metrics.moves.inc()
    return None


async def _undo(room: Room, connection: Connection, message: Undo) -> ServerMessage | None:
    stored = await _stored(room, message)
    if stored is not None:
        return stored
    board = _board(room, message.seat)
    reason = board.why_no_undo(message.seat, message.moves)
    if reason is not None:
        raise Refusal(reason)
    entry, after = board.undoing(message.seat, message.moves), board.copied()
    after.undone(entry, room.sheet.seq + 1, 0)
    gone = sum(moves for _, moves in entry.taken())
    question = after.asked(message.seat, room.sheet.moves - gone)
    if room.scheduler.too_late(message.seat, question):
        values: dict[str, object] = {"seat": message.seat, "moves": message.moves, "possible": 0}
        raise Refusal(Reason("ludoteka.undo", "clock-ran-out", values))
    if not board.mattered[message.seat] <= message.expected <= room.sheet.seq:
        return room.seat_view(message.seat).stale(message.command)
    name = digest(board.game, encoded(after.state, message.seat))
    entry.digest = name
    done = Done(command=message.command, seq=room.sheet.seq + 1, digest=name)
    await _commit(room, connection, message.command, entry, done)
    return None


async def _commit(
    room: Room,
    connection: Connection,
    command: str,
    entry: AnyLogged,
    done: Done,
    played: Played | None = None,
) -> None:
    """Store the entry, answer whoever acted, and then tell everybody."""
    appended = await room.append([entry], command, played)
    connection.send(done)
    await room.tell(appended)


def _board(room: Room, seat: int) -> Board:
    """The board, for a person who plays this seat; Refusal if a bot plays it."""
    board = room.running()
    if room.sheet.seats[seat].bot is not None:
        raise Refusal(Reason("ludoteka.bot", "bot-plays", {"seat": seat}))
    return board


async def _say(room: Room, connection: Connection, message: Say) -> ServerMessage | None:
    text = None if message.text is None else plain(message.text)
    if (text is None) == (message.phrase is None) or text == "":
        raise Refusal(Reason("ludoteka.chat", "text-or-phrase"))
    if text is not None and not room.sheet.settings.chat:
        raise Refusal(Reason("ludoteka.chat", "chat-off"))
    stored = await _stored(room, message)
    if stored is not None:
        return stored
    wait = room.services.chats.take(f"{room.id} {message.seat}")
    if wait:
        raise Refusal(Reason("ludoteka.chat", "too-fast", {"seconds": round(wait + 0.5)}))
    name = room.seat_view(message.seat).digest
    entry = log.Said(seat=message.seat, text=text, phrase=message.phrase, digest=name)
    done = Done(command=message.command, seq=room.sheet.seq + 1, digest=name)
    await _commit(room, connection, message.command, entry, done)
    return None


async def _stored(room: Room, message: Move | Undo | Say) -> ServerMessage | None:
    """The stored answer, if this command was carried out before: its sender missed the answer.

    A command that nothing speaks against can't have been: its own entry would make it stale.
    """
    if isinstance(message, Say) or message.expected < room.sheet.seq:
        try:
            stored = await room.services.store.commanded(room.id, message.command)
        except StoreFault:
            raise refusals.store_failing() from None
        if stored is not None:
            return _again(message, stored.seq, log.read(stored.data))
    return None


async def _answer_again(room: Room, message: Move | Undo | Say, seq: int) -> ServerMessage:
    stored = await room.services.store.entries(room.id, seq - 1, 1)
    return _again(message, seq, log.read(stored[0].data))


def _again(message: Move | Undo | Say, seq: int, entry: log.AnyLogged) -> ServerMessage:
    """The stored answer; a command's id does not serve for another command, or another seat's."""
    kinds = {Move: log.Moved, Undo: log.Undone, Say: log.Said}
    if not isinstance(entry, log.Moved | log.Undone | log.Said) or (
        entry.seat != message.seat or not isinstance(entry, kinds[type(message)])
    ):
        raise Refusal(Reason("ludoteka.command", "command-id-used"))
    return Already(command=message.command, seq=seq, digest=entry.digest)


async def _refused(
    room: Room, connection: Connection, message: Move | Undo | Say, refusal: Refusal
) -> ServerMessage:
    """The answer to a refused command; if it was carried out before, the stored answer instead."""
    if message.seat in connection.caller.seats:
        with contextlib.suppress(StoreFault, Refusal):
            stored = await room.services.store.commanded(room.id, message.command)
            if stored is not None:
                return _again(message, stored.seq, log.read(stored.data))
    reason = room.explained(refusal.reason, connection.caller, message.seat)
    return Refused(command=message.command, reason=reason)


def moved(board: Board, seat: int, played: Played, by: Mover) -> log.Moved:
    """The entry of a move that was tried out."""
    return log.Moved(
        seat=seat,
        move=board.game.spell(played.move),
        by=by,
        settled=played.settled,
        position=played.position,
        over=not played.state.waiting_for(),
        unseen=played.unseen,
        digest=digest(board.game, encoded(played.state, seat)),
        events=[event.data() for event in played.events],
    )


def plain(text: str) -> str:
    """A line without control characters, and without those that turn the direction of writing."""
    kept = "".join(
        " " if unicodedata.category(character) in ("Cc", "Zl", "Zp") else character
        for character in text
        if unicodedata.category(character) not in ("Cf", "Cs", "Co", "Cn")
        or character == "\N{ZERO WIDTH JOINER}"
    )
    return " ".join(kept.split())
