"""One client, whatever the wire: a bounded outbox, and what it may see and do."""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Callable
from typing import Final

from msgspec import json

from ludoteka.protocol.server_messages import Bye, Presence, ServerMessage
from ludoteka.server.table.sheet import NOBODY, Caller

POLICY: Final = 1008  # WebSocket's word for "you do not keep to the rules"
GOING_AWAY: Final = 1001
RESTART: Final = 1012
TROUBLE: Final = 1011

_encoder: Final = json.Encoder()
_numbers: Final = itertools.count(1)


def encode(message: ServerMessage) -> str:
    """The message as text, as it is sent."""
    return _encoder.encode(message).decode()


class Connection:
    """What waits to be sent, and who the client is. The transport takes from the outbox."""

    def __init__(self, address: str, most: int) -> None:
        self.address = address
        self.number = next(_numbers)  # no other ever has it
        self.table = ""  # the id of the one at which it takes part
        self.on_leave: Callable[[], object] | None = None  # that table is to let it go
        self.hashes: list[str] = []  # of the tokens that the client has shown
        self.caller: Caller = NOBODY
        self.held: list[str] = []  # hashes of tokens that its device has, but does not see with
        self.holding: list[int | None] | None = None  # the seats it was last told these open
        self.present: Presence | None = None  # who it was last told to be there
        self.closed: tuple[int, str] | None = None  # code and text, once it is to be closed
        self.strikes = 0  # messages over the limit
        self.shown: int | None = None  # the seq up to which its screen has shown; None: no screen
        self.overdue = False  # its screen takes too long: bots don't wait for it
        self.slow = False  # it was closed because it did not read
        self.on_close: Callable[[], object] | None = None  # the transport is to end it
        self._most = most
        self._outbox: deque[str] = deque()
        self._bytes = 0
        self._filled = asyncio.Event()

    def viewpoints(self) -> tuple[int | None, ...]:
        """The seats whose views it gets; (None,) for an onlooker."""
        return self.caller.seats or (None,)

    def seats(self) -> set[int]:
        """The seats of its device: those it sees with, and those it holds."""
        holding = self.holding or ()
        return {*self.caller.seats, *(seat for seat in holding if seat is not None)}

    def send(self, message: ServerMessage) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        """Put a text into the outbox; a client whose outbox overflows is closed."""
        if self.closed is not None:
            return
        self._bytes += len(text)
        if self._bytes > self._most:
            self._outbox.clear()
            self.slow = True
            self.close(POLICY, "too slow: messages were not read in time")
            return
        self._outbox.append(text)
        self._filled.set()

    def close(self, code: int, text: str) -> None:
        """Say goodbye behind what is in the outbox; nothing more is sent."""
        if self.closed is None:
            self._outbox.append(encode(Bye(code=code, text=text)))
            self.closed = (code, text)
            self._filled.set()
            if self.on_close is not None:
                self.on_close()

    def leave(self) -> None:
        """Leave the table; the client may take part elsewhere."""
        left, self.on_leave, self.table = self.on_leave, None, ""
        if left is not None:
            left()

    def waiting(self) -> int:
        """How many messages wait to be sent."""
        return len(self._outbox)

    async def take(self) -> str | None:
        """The next message to send; None: it is all sent, and the connection is to be closed."""
        while not self._outbox:
            if self.closed is not None:
                return None
            self._filled.clear()
            await self._filled.wait()
        text = self._outbox.popleft()
        self._bytes -= len(text)
        return text
