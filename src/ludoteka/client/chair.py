"""A chair at a table: what can be done from there."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ludoteka.client.connection import Transport
from ludoteka.client.faults import Refusal, Rejected, StaleMove
from ludoteka.client.onlooker import PATIENCE, Onlooker
from ludoteka.client.seat_view import SeatView
from ludoteka.protocol.client_messages import (
    Aids,
    Follow,
    FromClient,
    Hint,
    History,
    Move,
    Past,
    Say,
    Sketch,
    Undo,
    Why,
)
from ludoteka.protocol.server_messages import (
    Already,
    Because,
    Done,
    Helped,
    Hinted,
    Moments,
    Next,
    Page,
    Refused,
    Sketched,
    Stale,
)
from ludoteka.protocol.values import Phrase

Told = TypeVar("Told")


class Chair(Onlooker):
    """One connection to a table, with the tokens of any number of its seats, or with none.

    It reconnects by itself. A command is sent again, under the same id, until it is answered: it
    is carried out once, whatever the network does. Anything that ends the chair (`Rejected`,
    `Unreachable`, `Diverged`) is raised by whatever is being waited for.
    """

    async def turn(self, seat: int) -> dict[str, Any] | None:
        """Wait until this seat has to act, and return its view; None if the game is over.

        While the table is paused, or a bot plays for the seat, it does not have to.
        """

        def asked() -> tuple[dict[str, Any] | None] | None:
            table, view = self.table, self.seat_view(seat).view
            if table.stuck is not None:
                raise Refusal(table.stuck)
            if table.status == "finished" or (view is not None and view["result"] is not None):
                return (None,)
            idle = view is None or table.paused or table.seats[seat].bot is not None
            return None if idle or view is None or seat not in view["waiting"] else (view,)

        return (await self.until(asked))[0]

    # What can be done.

    async def move(
        self, seat: int, move: str | int, *, command: str | None = None, expected: int | None = None
    ) -> Done:
        """Play a move, in notation or as its number; return once it is stored and seen here.

        Refusal: it is not allowed, and why. StaleMove: something else had happened; the chair has
        the fresh view by now. `expected` is the entry that the choice was made by (by default the
        latest that the chair knows); `command` is the id of an earlier try.
        """
        seat_view = self.seat_view(seat)
        message = Move(
            command=command or uuid.uuid4().hex,
            seat=seat,
            expected=seat_view.seq if expected is None else expected,
            move=move,
        )
        return await self._order(message.command, message, seat_view)

    async def play(self, seat: int, choose: Callable[[dict[str, Any]], str | int]) -> Done | None:
        """Wait for this seat's turn and play what is chosen by its view; None: the game is over.

        If the choice was stale, it is made again by the fresh view.
        """
        while True:
            view = await self.turn(seat)
            if view is None:
                return None
            try:
                return await self.move(seat, choose(view))
            except StaleMove:
                continue

    async def undo(self, seat: int, moves: int = 1, *, command: str | None = None) -> Done:
        """Take back the latest moves of this seat; Refusal says what is in the way."""
        seat_view = self.seat_view(seat)
        message = Undo(
            command=command or uuid.uuid4().hex, seat=seat, expected=seat_view.seq, moves=moves
        )
        return await self._order(message.command, message, seat_view)

    async def say(
        self,
        seat: int,
        text: str | None = None,
        *,
        phrase: Phrase | None = None,
        command: str | None = None,
    ) -> Done:
        """Chat: a text, or a phrase that everybody reads in their own language."""
        message = Say(command=command or uuid.uuid4().hex, seat=seat, text=text, phrase=phrase)
        return await self._order(message.command, message, self.seat_view(seat))

    async def why(self, seat: int, move: str | int) -> Because:
        """Is this move allowed, and if not, why not?"""
        message = Why(id=uuid.uuid4().hex, seat=seat, move=move)
        return await self._ask(message.id, message, Because)

    async def follow(self, seat: int, order: str) -> str | None:
        """The next move of a standing order such as "attack until"; None: it is carried out."""
        message = Follow(id=uuid.uuid4().hex, seat=seat, order=order)
        return (await self._ask(message.id, message, Next)).move

    async def aids(self, seat: int) -> dict[str, Any]:
        """What the seat could work out from its view: odds, previews, proposals."""
        message = Aids(id=uuid.uuid4().hex, seat=seat)
        return (await self._ask(message.id, message, Helped)).aids

    async def hint(self, seat: int) -> Hinted:
        """What a bot would do in this seat, and what speaks for it."""
        message = Hint(id=uuid.uuid4().hex, seat=seat)
        return await self._ask(message.id, message, Hinted)

    async def history(self, seat: int | None = None, *, after: int = 0, limit: int = 200) -> Page:
        """Entries of the log behind `after`, as this seat sees them."""
        message = History(id=uuid.uuid4().hex, seat=seat, after=after, limit=limit)
        return await self._ask(message.id, message, Page)

    async def past(self, seat: int | None = None, *, moves: int = 0, limit: int = 25) -> Moments:
        """What this seat saw from the moment after so many moves on: the first moment is whole."""
        message = Past(id=uuid.uuid4().hex, seat=seat, moves=moves, limit=limit)
        return await self._ask(message.id, message, Moments)

    async def sketch(self, seat: int | None = None, *, language: str = "en") -> str:
        """The board that this seat sees as text; empty if the game has no drawing."""
        message = Sketch(id=uuid.uuid4().hex, seat=seat, language=language)
        return (await self._ask(message.id, message, Sketched)).text

    async def _order(self, command: str, message: Move | Undo | Say, seat_view: SeatView) -> Done:
        """Have a command carried out, and wait until its seat sees it."""
        answer = await self._exchange(command, message)
        match answer:
            case Done() | Already():
                await self.until(lambda: True if seat_view.seq >= answer.seq else None)
                return Done(command=command, seq=answer.seq, digest=answer.digest)
            case Refused():
                raise Refusal(answer.reason)
            case Stale():
                raise StaleMove(answer.seat, answer.seq, answer.view)
            case _:
                raise Rejected("answer", f"{type(answer).__name__} is no answer to a command")

    async def _ask(self, question: str, message: FromClient, kind: type[Told]) -> Told:
        answer = await self._exchange(question, message)
        if isinstance(answer, Refused):
            raise Refusal(answer.reason)
        if not isinstance(answer, kind):
            raise Rejected("answer", f"{type(answer).__name__} is no answer to this question")
        return answer


def sit(
    url: str,
    table: str,
    tokens: Sequence[str] = (),
    *,
    transport: Transport = "auto",
    patience: float | None = PATIENCE,
    check: bool = False,
) -> Chair:
    """Sit down at a table: `async with sit(url, table, [token]) as chair`.

    Without tokens one watches. `transport` is a WebSocket, a stream of server-sent events where
    those are blocked, or the one that works. `patience` is for how many seconds the server may be
    away before `Unreachable` is raised (None: for ever). `check` compares every view with the
    server's digest, and raises `Diverged`.
    """
    return Chair(url, table, tokens, transport=transport, patience=patience, check=check)
