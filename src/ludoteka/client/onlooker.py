"""Whoever looks on at a table: one connection, the views of its seats, and its answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import msgspec

from ludoteka.client.address import Address
from ludoteka.client.connection import Transport
from ludoteka.client.faults import ClientFault, Left, Rejected
from ludoteka.client.reconnection import ReconnectingConnection
from ludoteka.client.seat_view import SeatView
from ludoteka.protocol.client_messages import FromClient, Hello
from ludoteka.protocol.server_messages import (
    Already,
    Because,
    Bye,
    Done,
    Fault,
    FromServer,
    Helped,
    Moments,
    News,
    Next,
    Page,
    Pong,
    Presence,
    Refused,
    Revealed,
    Sketched,
    Stale,
    TableChanged,
    View,
    Wait,
    Welcome,
)
from ludoteka.protocol.table import TableInfo

Found = TypeVar("Found")

PATIENCE: Final = 60.0  # seconds without a server
POLICY: Final = 1008  # WebSocket's word for "you do not keep to the rules"
PASSING: Final = ("failed", "not-stored")  # faults of the server's own: another try may do
_CHECKER: Final = msgspec.json.Decoder(FromClient)


class Onlooker:
    """One connection to a table, and what is known through it; a `Chair` can act as well.

    What is asked has an id, and is sent again under it after a reconnect, until it is answered.
    """

    def __init__(
        self,
        url: str,
        table: str,
        tokens: Sequence[str] = (),
        *,
        transport: Transport = "auto",
        patience: float | None = PATIENCE,
        check: bool = False,
    ) -> None:
        self.seats: list[int] = []
        self.host = False
        self.seat_views: dict[int | None, SeatView] = {}
        self.presence: Presence | None = None
        self.revealed: Revealed | None = None
        self._id = table
        self._tokens = list(tokens)
        self._check = check
        self._table: TableInfo | None = None
        self._welcomed = False  # by the connection of now
        self._greeting = False  # hello is said, and not answered yet
        self._hush: asyncio.TimerHandle | None = None  # we were told to wait, until it rings
        self._looked: set[int | None] = set()  # the seats that have had a view since `hello`
        self._asked: dict[str, tuple[bytes, asyncio.Future[FromServer]]] = {}
        self._waiters: list[asyncio.Future[None]] = []
        self._watchers: list[Callable[[FromServer], None]] = []
        self._task: asyncio.Task[None] | None = None
        self._hello()  # a wrong table or token is told at once
        self._connection = ReconnectingConnection(
            Address(url), self._hello, self._take, self._interrupted, transport, patience
        )

    # What is known.

    @property
    def table(self) -> TableInfo:
        """The table itself: seats, settings, status. Who is waited for stands in the views."""
        if self._table is None:
            raise Left("a chair knows its table once it is sat on: async with sit(...) as chair")
        return self._table

    @property
    def seq(self) -> int:
        """The highest entry of the table's log that this chair has heard of."""
        return max((seen.seq for seen in self.seat_views.values()), default=0)

    @property
    def over(self) -> bool:
        return self.table.status == "finished"

    def view(self, seat: int | None = None) -> dict[str, Any] | None:
        """What this seat sees; None before the start. Without a seat: what an onlooker sees."""
        return self.seat_view(seat).view

    def seat_view(self, seat: int | None) -> SeatView:
        try:
            return self.seat_views[seat]
        except KeyError:
            raise ValueError(f"this chair has the seats {self.seats}, not {seat}") from None

    # Sitting down and standing up.

    async def __aenter__(self) -> Self:
        self._task = asyncio.ensure_future(self._connection.run())
        self._task.add_done_callback(self._end)
        try:
            await self.until(lambda: self._ready() or None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Stand up. The seat stays one's own: sit down again with the same token."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])  # not the task itself: we may be cancelled too
            fault = None if self._task.cancelled() else self._task.exception()
            if not isinstance(fault, ClientFault | None):
                raise fault

    def reconnect(self) -> None:
        """Drop the connection and make a new one: the network has changed, or a test wants it."""
        self._connection.cut()

    # What happens.

    def watch(self, watcher: Callable[[FromServer], None]) -> Callable[[], None]:
        """Call this for every message, after it was taken in; returns what ends it."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    async def __aiter__(self) -> AsyncIterator[FromServer]:
        """What is told from now on: `news`, `table`, `presence`...; ends when the chair does.

        After a reconnect come `welcome`, with the entries that were missed, and `view`.
        """
        heard: list[FromServer] = []
        end = self.watch(heard.append)
        try:
            while True:
                while heard:
                    yield heard.pop(0)
                await self.until(lambda: heard or None)
        except Left:
            return
        finally:
            end()

    async def until(self, holds: Callable[[], Found | None]) -> Found:
        """Wait until this gives something; it is asked after every message.

        But not between a welcome and its views, when the table is newer than what is seen of it.
        """
        while True:
            found = None if self._torn() else holds()
            if found is not None:
                return found
            self._expect_sitting()
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiters.append(waiter)
            await waiter

    async def reached(self, seq: int) -> None:
        """Wait until every seat of this chair sees what follows from this entry of the log."""
        await self.until(
            lambda: True if min(seen.seq for seen in self.seat_views.values()) >= seq else None
        )

    async def _exchange(self, name: str, message: FromClient) -> FromServer:
        """Say something that has an id until it is answered."""
        self._expect_sitting()
        if name in self._asked:
            raise ValueError(f"{name!r} is asked already: wait for its answer")
        data = written(message)
        answer: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self._asked[name] = (data, answer)
        try:
            if self._welcomed and self._hush is None:
                await self._connection.send(data)
            return await answer
        finally:
            del self._asked[name]

    # What the connection brings.

    def _hello(self) -> bytes:
        self._greeting = True
        self._looked.clear()
        return written(Hello(table=self._id, tokens=self._tokens, last=self.seq or None))

    def _ready(self) -> bool:
        """Welcomed, and every seat has been shown its view."""
        return self._welcomed and len(self._looked) == max(1, len(self.seats))

    def _torn(self) -> bool:
        """Welcomed, and not every seat has been shown its view yet."""
        return self._welcomed and not self._ready()

    def _take(self, message: FromServer) -> None:
        """Take in one message, then tell whoever watches or waits."""
        match message:
            case News():
                self._learn(message)
            case View():
                self._look(message.seat, message.seq, message.digest, message.view)
            case TableChanged():
                self._table = message.table
            case Done() | Already() | Refused():
                self._answer(message.command, message)
            case Stale():
                if message.seq >= self.seat_view(message.seat).seq:
                    self._look(message.seat, message.seq, message.digest, message.view)
                self._answer(message.command, message)
            case Because() | Next() | Helped() | Page() | Moments() | Sketched():
                self._answer(message.id, message)
            case Presence():
                self.presence = message
            case Welcome():
                self._welcome(message)
            case Revealed():
                self.revealed = message
            case Wait():
                self._wait(message.seconds)
            case Fault():
                self._fault(message)
            case Bye(code=code) if code == POLICY:
                self._connection.slow_down()
            case Pong():
                return
        for watcher in self._watchers:
            watcher(message)
        self._wake()

    def _welcome(self, welcome: Welcome) -> None:
        self._table = welcome.table
        self.seats = welcome.seats
        self.host = welcome.host
        seats: list[int | None] = [*welcome.seats] or [None]
        for seat in seats:
            self.seat_views.setdefault(seat, SeatView(seat))
        self._welcomed = True
        self._greeting = False
        self._connection.welcomed()
        self._resend()

    def _look(self, seat: int | None, seq: int, digest: str, view: dict[str, Any] | None) -> None:
        seat_view = self.seat_views.setdefault(seat, SeatView(seat))
        seat_view.replace(seq, digest, view)
        self._looked.add(seat)
        if self._check:
            seat_view.check(self.table)

    def _learn(self, news: News) -> None:
        seat_view = self.seat_views.setdefault(news.seat, SeatView(news.seat))
        if seat_view.update(news):
            if self._check:
                seat_view.check(self.table)
        elif not self._greeting:  # else we have asked already, and the view is on its way
            self._connection.send_soon(self._hello())

    def _answer(self, name: str, answer: FromServer) -> None:
        _, waiting = self._asked.get(name, (b"", None))
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def _wait(self, seconds: float) -> None:
        """Say nothing for so long: which message was dropped is not told, so all are sent again."""
        if self._hush is not None:
            self._hush.cancel()
        self._hush = asyncio.get_running_loop().call_later(seconds, self._resend)

    def _resend(self) -> None:
        """What has no answer yet, in the order it was said; ids make it harmless."""
        self._hush = None
        if not self._welcomed:
            if self._connection.connected:
                self._connection.send_soon(self._hello())
            return
        for data, waiting in self._asked.values():
            if not waiting.done():
                self._connection.send_soon(data)

    def _fault(self, fault: Fault) -> None:
        """Of `hello`: this chair is not to be had. Else something we have said was wrong."""
        rejected = Rejected(fault.code, fault.text)
        if not self._welcomed:
            if fault.code not in PASSING:
                raise rejected
            self._connection.cut()
            return
        for _, waiting in self._asked.values():
            if not waiting.done():
                waiting.set_exception(rejected)

    def _interrupted(self) -> None:
        self._welcomed = False
        if self._hush is not None:
            self._hush.cancel()
            self._hush = None
        self._wake()

    def _end(self, task: asyncio.Task[None]) -> None:
        """The connection has ended: nobody waits any longer."""
        for _, waiting in self._asked.values():
            if not waiting.done():
                waiting.set_exception(self._why_ended())
        self._wake()

    def _wake(self) -> None:
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    def _expect_sitting(self) -> None:
        if self._task is None or self._task.done():
            raise self._why_ended()

    def _why_ended(self) -> BaseException:
        if self._task is None:
            return Left("nobody sits on this chair yet: async with sit(...) as chair")
        if self._task.cancelled():
            return Left("the chair was left")
        return self._task.exception() or Left("the chair was left")


def written(message: FromClient) -> bytes:
    """The JSON of a message; ValueError if it breaks the bounds that the server keeps."""
    data = msgspec.json.encode(message)
    try:
        _CHECKER.decode(data)
    except msgspec.ValidationError as error:
        raise ValueError(f"{type(message).__name__.lower()}: {error}") from None
    return data
