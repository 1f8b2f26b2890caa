"""A client that sends what nobody should send, and counts whether each message is answered."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from msgspec import Struct

from ludoteka.drills.frames.bare_websocket import ABNORMAL, TEXT, BareWebSocket, frame
from ludoteka.drills.frames.mangler import MangledMessage
from ludoteka.drills.frames.tally import Tally
from ludoteka.protocol import client_messages as messages
from ludoteka.protocol.client_messages import FromClient, Hello, Move, Undo

PATIENCE: Final = 20.0  # seconds until a message that is not answered is a fault
# WebSocket's words for a breach: its own rules, a kind, an encoding, a length.
BREACHES: Final = (1002, 1003, 1007, 1009, ABNORMAL)
# What every message of a client is answered by, once; all else comes unasked.
ANSWERS: Final = (
    "welcome", "fault", "done", "already", "refused", "stale", "because", "next", "helped", "page",
    "moments", "sketched", "hinted", "pong", "wait",
)  # fmt: skip
KINDS: Final = {"move": "moved", "undo": "undone", "say": "said"}


class PartOfView(Struct):
    """The part of a view that a hostile client needs."""

    moves: list[int] = []


class PartOfTable(Struct):
    """The part of a table that a hostile client needs."""

    id: str


class PartOfMessage(Struct):
    """The part of a server's message that a hostile client needs."""

    type: str
    command: str = ""
    id: str = ""
    code: Any = None
    text: str = ""
    seat: int | None = None
    seq: int = 0
    table: PartOfTable | None = None
    view: PartOfView | None = None
    changes: PartOfView | None = None


_reader: Final = msgspec.json.Decoder(PartOfMessage)
_valid: Final = msgspec.json.Decoder(FromClient)


class HostileClient:
    """One connection, with the token of a seat or without. Who is put out comes back."""

    def __init__(self, url: str, tally: Tally, table: str, tokens: list[str], seat: int) -> None:
        self.table = table
        self.tokens = tokens
        self.seat = seat
        self.seq = 0
        self.moves: list[int] = []
        self.answers = 0
        self._url = url
        self._tally = tally
        self._at: str | None = None  # the table that has welcomed us: hello may lead elsewhere
        # By id, what has no answer yet: the kind of entry that it would make, seat, text.
        self._unanswered: dict[str, list[tuple[str, int, bytes]]] = {}
        self._connection: BareWebSocket | None = None
        self._reading: asyncio.Task[None] | None = None
        self._heard = asyncio.Event()

    async def connect(self) -> None:
        """Connect and say hello as one should, and send again what was not answered."""
        self._connection = await BareWebSocket.connect(self._url)
        self.answers, self._at = 0, None
        self._reading = asyncio.create_task(self._read(self._connection))
        unsaid = [text for said in self._unanswered.values() for kind, _, text in said if kind]
        self._unanswered.clear()
        hello = Hello(table=self.table, tokens=self.tokens)
        await self.send_burst([_unchanged(msgspec.json.encode(hello)), *map(_unchanged, unsaid)])

    async def send_burst(self, burst: list[MangledMessage]) -> None:
        """Send all at once, and wait for the answers."""
        connection = self._connection
        assert connection is not None, "a client connects before it sends"
        expected = self.answers
        for mangled in burst:
            self._tally.frames += 1
            if mangled.fatal:
                await self._expect_answers(expected)
            else:
                expected += 1
                self._note(mangled.text)
            connection.send(mangled.data)
        if burst and burst[-1].fatal:
            await self._expect_close(connection)
        else:
            await self._expect_answers(expected)

    async def leave(self) -> None:
        """End the connection for good."""
        if self._connection is not None and self._reading is not None:
            self._connection.cut()
            await self._reading

    def _note(self, text: bytes | None) -> None:
        """Remember a message that has an id, for its answer names nothing else."""
        try:
            message = _valid.decode(text or b"")
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return
        if isinstance(message, Hello | messages.Ping):
            return
        command = isinstance(message, Move | Undo | messages.Say)
        name = message.command if command else message.id
        kind = KINDS.get(type(message).__name__.lower(), "")
        self._unanswered.setdefault(name, []).append((kind, message.seat or 0, text or b""))

    async def _expect_answers(self, expected: int) -> None:
        assert self._reading is not None
        try:
            async with asyncio.timeout(PATIENCE):
                while self.answers < expected and not self._reading.done():
                    self._heard.clear()
                    await self._heard.wait()
        except TimeoutError:
            pass
        if self._reading.done():
            connection = self._connection
            self._tally.fault(
                f"closed with {0 if connection is None else connection.code} for a mere text"
            )
            self._tally.closed += 1
            await self.connect()
        elif self.answers != expected:
            self._tally.unanswered += 1
            self._tally.fault(f"{expected} messages had {self.answers} answers")
            self.answers = expected

    async def _expect_close(self, connection: BareWebSocket) -> None:
        assert self._reading is not None
        _, late = await asyncio.wait([self._reading], timeout=PATIENCE)
        if late:
            self._tally.fault("a breach of WebSocket's rules did not end the connection")
            connection.cut()
            await self._reading
        self._tally.closed += 1
        self._tally.codes[connection.code] += 1
        if connection.code not in BREACHES:
            self._tally.fault(f"a breach of WebSocket's rules was closed with {connection.code}")
        connection.cut()
        await self.connect()

    async def _read(self, connection: BareWebSocket) -> None:
        """Read all the time, for a client that does not is another test's matter."""
        while (found := await connection.receive()) is not None:
            if found.opcode == TEXT:
                self._take(_reader.decode(found.data))
                self._heard.set()
        self._heard.set()

    def _take(self, message: PartOfMessage) -> None:
        if message.type in ANSWERS:
            self.answers += 1
            self._tally.answers[message.type] += 1
        known = message.view or message.changes
        if message.seat == self.seat and known is not None and known.moves:
            self.moves = known.moves
        if message.type in ("news", "view", "stale"):
            self.seq = max(self.seq, message.seq)
        elif message.type == "welcome" and message.table is not None:
            self._at, self.seq = message.table.id, message.seq
        elif message.type == "fault" and message.code == "failed":
            self._tally.fault("the server said that it failed")
        if message.command or message.id:
            self._answer(message)

    def _answer(self, message: PartOfMessage) -> None:
        """Match an answer with what was sent: answers come in the order of what they answer."""
        waiting = self._unanswered.get(message.command or message.id)
        if not waiting:
            self._tally.fault(f"{message.type} answers what nobody has said")
            return
        kind, seat, _ = waiting.pop(0)
        if not waiting:
            del self._unanswered[message.command or message.id]
        if message.type == "done":
            self._tally.ledgers[self._at or self.table].acknowledge(message.seq, kind, seat)


def _unchanged(text: bytes) -> MangledMessage:
    return MangledMessage(frame(text), text)
