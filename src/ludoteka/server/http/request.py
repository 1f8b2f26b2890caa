"""The parts of a request, read with care: bounded, typed, and what is unknown is refused."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from starlette.datastructures import QueryParams
from starlette.requests import ClientDisconnect, Request

from ludoteka.protocol.values import Language, Word
from ludoteka.server.http.errors import BadRequest
from ludoteka.server.queries.report import Reports
from ludoteka.server.services import Services
from ludoteka.server.table.refusals import UnknownTable
from ludoteka.server.table.room import Room
from ludoteka.server.table.rooms import Rooms
from ludoteka.server.table.sheet import Caller

JSON: Final = "application/json"
BODY_SECONDS: Final = 30.0  # for a client that sends slowly
TEXT_MOST: Final = 300  # of what is told about a body that can't be read

TABLE: Final = re.compile(r"[A-Za-z0-9_-]{22}")
SEAT: Final = re.compile(r"[0-9]|1[0-5]")
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,15}")

# What else a path may name.
WORDS: Final[dict[str, Any]] = {"game": Word, "language": Language, "word": Word}

T = TypeVar("T", bound=Struct)


class Asked(Struct, kw_only=True):
    """What a handler gets: everything is checked, and the caller may ask for it."""

    rooms: Rooms
    reports: Reports
    base: str  # our own address, as the client sees it
    caller: Caller
    body: Any = None
    query: Any = None
    table: str = ""
    seat: int = -1
    words: dict[str, str] = {}  # the other parts of the path, by name

    @property
    def services(self) -> Services:
        return self.rooms.services

    @property
    def room(self) -> Room:
        return self.rooms.room(self.table)


def table_of(path: dict[str, Any]) -> str:
    """The id of the table in the path; UnknownTable for a word that can't be one."""
    word: str = path["table"]
    if not TABLE.fullmatch(word):
        raise UnknownTable(word)
    return word


def seat_of(path: dict[str, Any]) -> int:
    if not SEAT.fullmatch(path["seat"]):
        raise BadRequest(404, "no-such-seat", "a seat is a number from 0 to 15")
    return int(path["seat"])


def words_of(path: dict[str, Any]) -> dict[str, str]:
    """The parts of the path that are neither a table nor a seat."""
    words = {name: word for name, word in path.items() if name in WORDS}
    for name, word in words.items():
        try:
            msgspec.convert(word, WORDS[name])
        except msgspec.ValidationError as error:
            text = f"there is no such {name}: {error}"
            raise BadRequest(404, f"no-such-{name}", text[:TEXT_MOST]) from None
    return words


def query_of(given: QueryParams, kind: type[T]) -> T:
    """The parameters behind the question mark, each at most once."""
    found: dict[str, str | int] = {}
    for name, word in given.multi_items():
        if name in found:
            raise BadRequest(422, "unreadable", f"the parameter {name[:64]!r} is there twice")
        found[name] = int(word) if NUMBER.fullmatch(word) else word
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as error:
        raise BadRequest(422, "unreadable", str(error)[:TEXT_MOST]) from None


async def body_of(request: Request, kind: type[Struct] | None, most: int) -> Struct | None:
    """The body as a struct. Where none is expected, an empty one may still be sent."""
    data = await bytes_of(request, most)
    if kind is None:
        if data.strip() not in (b"", b"{}"):
            raise BadRequest(422, "unreadable", "no body is right here, or {}")
        return None
    given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if given != JSON:
        raise BadRequest(415, "wrong-type", f"a body is {JSON}, not {given[:64] or 'of no type'}")
    if not data:
        raise BadRequest(422, "unreadable", f"a body is needed: a {kind.__name__} as JSON")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        text = str(error) or "it is nested too deeply"
        raise BadRequest(422, "unreadable", text[:TEXT_MOST]) from None


async def bytes_of(request: Request, most: int) -> bytes:
    """Read the body; BadRequest if it is longer, or takes longer, than it may."""
    too_long = BadRequest(413, "too-long", f"a body has at most {most} bytes here")
    length = request.headers.get("content-length", "")
    if length.isascii() and length.isdigit() and (len(length) > 15 or int(length) > most):
        raise too_long
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise too_long
    except TimeoutError:
        text = f"the body has to come within {BODY_SECONDS:.0f} seconds"
        raise BadRequest(408, "too-slow", text) from None
    except ClientDisconnect:
        raise BadRequest(400, "gone", "the client has gone before its body came") from None
    return bytes(data)
