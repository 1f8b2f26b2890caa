"""Everything about tables but playing at them: open, join, start, look up. Over HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import httpx
import msgspec

from ludoteka.client.address import Address
from ludoteka.client.faults import Failed, Garbled, Unreachable
from ludoteka.protocol.answers import (
    Changed,
    Content,
    Export,
    Failure,
    Found,
    Games,
    HandOver,
    Health,
    Invitation,
    Opened,
    Pages,
    Seated,
    SeatsChanged,
    Tables,
)
from ludoteka.protocol.forms import (
    AvatarForm,
    BotForm,
    CodeForm,
    ForkForm,
    JoinForm,
    NewTable,
    RecordForm,
    SeatForm,
    SeatsForm,
    SettingsForm,
    TakeForm,
    TakeOverForm,
    TutorialForm,
)
from ludoteka.protocol.table import TableInfo
from ludoteka.protocol.values import Animal

Answer = TypeVar("Answer")

TIMEOUT: Final = httpx.Timeout(30.0)


class Lobby:
    """The HTTP side of a server. Tokens are handed in where a request needs one.

    A failure raises `Failed`, a server that does not answer `Unreachable`.
    """

    def __init__(self, url: str) -> None:
        self.address = Address(url)
        self._http = self.address.client(TIMEOUT)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    # For nobody in particular.

    async def health(self) -> Health:
        return await self._get("health", Health)

    async def games(self) -> Games:
        """The installed games with the forms of their options, and the levels of bots."""
        return await self._get("games", Games)

    async def tables(self) -> list[TableInfo]:
        """The tables that are listed and not finished."""
        return (await self._get("tables", Tables)).tables

    async def open_table(self, form: NewTable) -> Opened:
        """Open a table, and be its host; the seats of this device come with their tokens."""
        return await self._post("tables", Opened, form)

    async def open_lesson(self, form: TutorialForm) -> Opened:
        """Open a lesson, and be its learner."""
        return await self._post("tutorials", Opened, form)

    async def import_record(self, record: str, content: str | None = None) -> Opened:
        """Go on with a recorded game at a new table."""
        return await self._post("records", Opened, RecordForm(record=record, content=content))

    async def find(self, code: str) -> Found:
        """The table that a short code leads to, while it gathers."""
        return await self._post("codes", Found, CodeForm(code=code))

    # For whoever knows a table.

    async def table(self, table: str, token: str | None = None) -> TableInfo:
        return (await self._get(f"tables/{table}", Changed, token)).table

    async def content(self, table: str) -> Content:
        """The content that a table plays with."""
        return await self._get(f"tables/{table}/content", Content)

    async def history(
        self, table: str, token: str | None = None, *, after: int = 0, limit: int = 200
    ) -> Pages:
        """A piece of the log as the token's seat sees it; without one, as an onlooker does."""
        where = f"tables/{table}/history?after={after}&limit={limit}"
        return await self._get(where, Pages, token)

    async def record(self, table: str, token: str | None = None) -> Export:
        """The record of a finished game; of a running one its story as the token's seat saw it."""
        return await self._get(f"tables/{table}/record", Export, token)

    async def join(
        self,
        table: str,
        name: str,
        *,
        seat: int | None = None,
        invitation: str | None = None,
        token: str | None = None,
        avatar: Animal | None = None,
    ) -> Seated:
        """Sit down: on a certain seat, or on any that is free.

        With a token of one's own (`secrets.token_urlsafe(24)`) it can be asked again, if the answer
        was lost: the seat is given once.
        """
        form = JoinForm(name=name, seat=seat, invitation=invitation, token=token, avatar=avatar)
        return await self._post(f"tables/{table}/join", Seated, form)

    async def takeover(self, table: str, handover: str, *, token: str | None = None) -> Seated:
        """Use a hand-over link: the seat moves to this device; with `token` as in `join`."""
        form = TakeOverForm(handover=handover, token=token)
        return await self._post(f"tables/{table}/takeover", Seated, form)

    async def fork(self, table: str, moves: int) -> Opened:
        """A new table from a finished game, as it stood after so many moves."""
        return await self._post(f"tables/{table}/fork", Opened, ForkForm(moves=moves))

    # For those who sit there.

    async def invitation(self, table: str, token: str) -> Invitation:
        return await self._get(f"tables/{table}/invitation", Invitation, token)

    async def leave(self, table: str, seat: int, token: str) -> TableInfo:
        """Stand up; once the game has begun a bot plays on."""
        return await self._change(f"{table}/seats/{seat}/leave", token)

    async def reclaim(self, table: str, seat: int, token: str) -> TableInfo:
        """Take the seat back from its bot."""
        return await self._change(f"{table}/seats/{seat}/reclaim", token)

    async def avatar(self, table: str, seat: int, token: str, avatar: Animal | None) -> TableInfo:
        """Another animal stands for the seat; None: one that is free."""
        where = f"tables/{table}/seats/{seat}/avatar"
        form = AvatarForm(avatar=avatar)
        return (await self._ask("PUT", where, Changed, token, form)).table

    async def handover(self, table: str, seat: int, token: str) -> HandOver:
        """A link that moves the seat to another device, once."""
        return await self._post(f"tables/{table}/seats/{seat}/handover", HandOver, token=token)

    async def rematch(self, table: str, token: str) -> TableInfo:
        """A new table for the same people, each one seat further, with the tokens they have."""
        return await self._change(f"{table}/rematch", token)

    async def hurry(self, table: str, token: str) -> TableInfo:
        """Let the bots finish at once, when nobody else can act any more."""
        return await self._change(f"{table}/hurry", token)

    # For the host.

    async def start(self, table: str, host: str) -> TableInfo:
        return await self._change(f"{table}/start", host)

    async def pause(self, table: str, host: str) -> TableInfo:
        return await self._change(f"{table}/pause", host)

    async def resume(self, table: str, host: str) -> TableInfo:
        return await self._change(f"{table}/resume", host)

    async def end(self, table: str, host: str) -> TableInfo:
        return await self._change(f"{table}/end", host)

    async def bot(self, table: str, seat: int, host: str, level: str | None = None) -> TableInfo:
        """Let a bot play for a seat."""
        return await self._change(f"{table}/seats/{seat}/bot", host, BotForm(level=level))

    async def free(self, table: str, seat: int, host: str) -> TableInfo:
        """Before the start: somebody else may sit there."""
        return await self._change(f"{table}/seats/{seat}/free", host)

    async def take(self, table: str, seat: int, host: str, name: str | None = None) -> Seated:
        """A seat of the host's own device, before the start: its new token."""
        form = TakeForm(name=name)
        return await self._post(f"tables/{table}/seats/{seat}/take", Seated, form, host)

    async def seats(self, table: str, host: str, seats: Sequence[SeatForm]) -> SeatsChanged:
        """The seats anew, before the start; with the tokens of new ones on this device."""
        form = SeatsForm(seats=list(seats))
        return await self._ask("PUT", f"tables/{table}/seats", SeatsChanged, host, form)

    async def settings(self, table: str, host: str, form: SettingsForm) -> TableInfo:
        """Change what the form names; the rest stays."""
        return (await self._ask("PATCH", f"tables/{table}", Changed, host, form)).table

    # How it is asked.

    async def _get(self, where: str, kind: type[Answer], token: str | None = None) -> Answer:
        return await self._ask("GET", where, kind, token)

    async def _post(
        self, where: str, kind: type[Answer], form: Any = None, token: str | None = None
    ) -> Answer:
        return await self._ask("POST", where, kind, token, form)

    async def _change(self, where: str, token: str, form: Any = None) -> TableInfo:
        return (await self._ask("POST", f"tables/{where}", Changed, token, form)).table

    async def _ask(
        self, verb: str, where: str, kind: type[Answer], token: str | None, form: Any = None
    ) -> Answer:
        headers = {}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        body = None
        if form is not None:
            headers["content-type"] = "application/json"
            body = msgspec.json.encode(form)
        try:
            answer = await self._http.request(verb, f"api/{where}", content=body, headers=headers)
        except httpx.TransportError as error:
            raise Unreachable(f"{self.address.http} does not answer: {error!r}") from error
        if not answer.is_success:
            raise failure(answer.status_code, answer.content)
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.MsgspecError as error:
            raise Garbled(f"{verb} /api/{where} was answered with no {kind.__name__}") from error


def failure(status: int, body: bytes) -> Failed:
    """What a failed request was answered with; a proxy in between knows nothing of our form."""
    try:
        failure = msgspec.json.decode(body, type=Failure)
    except msgspec.MsgspecError:
        return Failed(status, "http", f"the answer was {body[:200].decode(errors='replace')!r}")
    return Failed(status, failure.error, failure.text, failure.reason)
