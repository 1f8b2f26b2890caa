"""Messages of clients are checked and handed to what carries them out, whatever wire they use."""

from __future__ import annotations

import logging
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import json

from ludoteka.protocol.client_messages import (
    Aids,
    Follow,
    FromClient,
    Hello,
    Hint,
    History,
    Move,
    Past,
    Ping,
    Say,
    Shown,
    Sketch,
    Undo,
    Why,
)
from ludoteka.protocol.server_messages import Fault, Pong, Wait
from ludoteka.protocol.values import FRAME_BYTES
from ludoteka.server.bots.hints import Hints
from ludoteka.server.commands import moves
from ludoteka.server.queries import questions
from ludoteka.server.store.interface import StoreFault
from ludoteka.server.table import refusals
from ludoteka.server.table.connection import POLICY, TROUBLE, Connection
from ludoteka.server.table.refusals import Refusal, UnknownTable
from ludoteka.server.table.room import Room
from ludoteka.server.table.rooms import Rooms
from ludoteka.server.table.sheet import hashed

logger = logging.getLogger(__name__)

STRIKES_MOST: Final = 20  # messages that a client may send after it was told to wait

# What is said at a table, once the client has said hello.
AtTable: TypeAlias = (
    Move | Undo | Say | Shown | Hint | Why | Follow | Aids | History | Past | Sketch
)

_decoder: Final[json.Decoder[Any]] = json.Decoder(FromClient)


class MessageDispatcher:
    """Carries out the messages of clients, whatever wire they came by."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.services = rooms.services
        self.hints = Hints()

    async def hear(self, connection: Connection, text: str, shown: list[str]) -> None:
        """Carry out one message; `shown` are tokens that came with the connection itself."""
        if connection.closed is not None:
            return
        if not self._may_speak(connection):
            return
        message = self._read(connection, text)
        if message is None:
            return
        try:
            await self._carry_out(connection, message, shown)
        except UnknownTable:
            connection.send(Fault(code="unknown-table", text="there is no such table"))
        except Refusal as refusal:
            connection.send(Fault(code=refusal.reason.fault, text=str(refusal.reason)))
        except StoreFault:
            reason = refusals.store_failing().reason
            connection.send(Fault(code=reason.fault, text=str(reason)))
        except Exception:  # whatever it was, this client and all others go on
            self.services.metrics.crashes.inc()
            logger.exception("a message could not be carried out")
            connection.send(Fault(code="failed", text="the server failed: look at the table again"))
            connection.close(TROUBLE, "the server failed")

    def _may_speak(self, connection: Connection) -> bool:
        """Whether the client may send now; one that sends on and on is disconnected."""
        key = connection.hashes[0] if connection.hashes else f"onlooker {connection.number}"
        wait = self.services.messages.take(key)
        if not wait:
            connection.strikes = 0
            return True
        self.services.metrics.waits.inc()
        connection.strikes += 1
        if connection.strikes > STRIKES_MOST:
            connection.close(POLICY, "too many messages")
        else:
            connection.send(Wait(seconds=round(wait, 2)))
        return False

    def _read(self, connection: Connection, text: str) -> FromClient | None:
        """The message, or None: the client is told what is wrong with it."""
        if len(text) > FRAME_BYTES or len(text.encode(errors="replace")) > FRAME_BYTES:
            fault = f"a message has at most {FRAME_BYTES} bytes"
        else:
            try:
                message: FromClient = _decoder.decode(text)
                return message
            except (msgspec.DecodeError, ValueError, RecursionError) as error:
                fault = str(error) or "it is nested too deeply"
        self.services.metrics.faults.inc()
        connection.send(Fault(code="unreadable", text=fault[:300]))
        return None

    async def _carry_out(
        self, connection: Connection, message: FromClient, shown: list[str]
    ) -> None:
        match message:
            case Ping():
                connection.send(Pong())
            case Hello():
                hashes = [hashed(token) for token in [*message.tokens, *shown]]
                held = [hashed(token) for token in message.held]
                room = self.rooms.room(message.table)
                await room.welcome(connection, hashes, message.last, held)
            case _ if not connection.table:
                connection.send(Fault(code="hello-first", text="the first message is hello"))
            case _:
                await self._at_table(self.rooms.room(connection.table), connection, message)

    async def _at_table(self, room: Room, connection: Connection, message: AtTable) -> None:
        match message:
            case Move() | Undo() | Say():
                await moves.command(room, connection, message)
            case Shown():
                room.screens.report(connection, message.seq)
            case Hint():
                await self.hints.answer(room, connection, message)
            case Why() | Follow() | Aids() | History() | Past() | Sketch():
                await questions.question(room, connection, message)
