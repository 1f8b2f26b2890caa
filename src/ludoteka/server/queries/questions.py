"""Questions at a table: they change nothing, and are answered only to those who may know."""

from __future__ import annotations

from typing import TypeAlias

from ludoteka.core.errors import MoveError
from ludoteka.core.game import State
from ludoteka.protocol.client_messages import Aids, Follow, History, Past, Sketch, Why
from ludoteka.protocol.server_messages import (
    Because,
    Helped,
    Next,
    Page,
    Refused,
    ServerMessage,
)
from ludoteka.server.queries import past, text_board
from ludoteka.server.store.interface import StoreFault
from ludoteka.server.table import refusals
from ludoteka.server.table.board import read_move
from ludoteka.server.table.connection import Connection
from ludoteka.server.table.refusals import Refusal, as_message
from ludoteka.server.table.room import Room
from ludoteka.server.table.table import Table

Question: TypeAlias = Why | Follow | Aids | History | Past | Sketch


async def question(room: Room, connection: Connection, message: Question) -> None:
    """Answer a question, if it is asked by one who may know."""
    async with room.entered() as table:
        try:
            answer = await _answer(room, table, connection, message)
        except MoveError as error:
            answer = _refused(room, connection, message, Refusal(refusals.bad_move(error)))
        except Refusal as refusal:
            answer = _refused(room, connection, message, refusal)
        except StoreFault:
            answer = _refused(room, connection, message, refusals.store_failing())
        connection.send(answer)


def _refused(room: Room, connection: Connection, message: Question, refusal: Refusal) -> Refused:
    reason = room.explained(refusal.reason, connection.caller, message.seat)
    return Refused(command=message.id, reason=reason)


async def _answer(
    room: Room, table: Table, connection: Connection, message: Question
) -> ServerMessage:
    if message.seat is not None and message.seat not in connection.caller.seats:
        raise refusals.not_this_seat(message.seat)
    match message:
        case History():
            entries, complete, seq = await room.history(message.after, message.seat, message.limit)
            return Page(id=message.id, entries=entries, more=not complete, seq=seq)
        case Past():
            return await past.moments(room, table, message)
        case Sketch():
            return await text_board.sketched(room, table, message)
        case Why():
            return _because(room.running().state, message)
        case Follow():
            state = room.running().state
            move = state.follow(message.seat, message.order)
            notation = None if move is None else state.game.spell(move)
            return Next(id=message.id, move=notation)
        case Aids():
            return Helped(id=message.id, aids=room.running().state.aids(message.seat))


def _because(state: State, message: Why) -> Because:
    move = read_move(state, message.seat, message.move)
    reason = state.why_not(message.seat, move)
    caution = None if reason is not None else state.caution(message.seat, move)
    return Because(
        id=message.id,
        move=state.game.spell(move),
        reason=None if reason is None else as_message(reason, state, message.seat),
        caution=None if caution is None else as_message(caution, state, message.seat),
    )
