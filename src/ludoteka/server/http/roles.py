"""Who asks, and whether they may: nobody may do anything that is not listed for their role."""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias

from ludoteka.core.reasons import Reason
from ludoteka.protocol.values import TOKENS_MOST
from ludoteka.server.http.errors import BadRequest
from ludoteka.server.table import refusals
from ludoteka.server.table.refusals import Refusal
from ludoteka.server.table.room import Room
from ludoteka.server.table.sheet import Caller, hashed

# nobody: anybody at all; onlooker: whoever knows the table's id; that seat: the one in the path.
Who: TypeAlias = Literal["nobody", "onlooker", "that seat", "host", "seat or host"]

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22,64}")
SCHEME: Final = "bearer"
HEADER_MOST: Final = len("Bearer ") + TOKENS_MOST * (64 + len(", "))


def tokens_of(header: str | None) -> list[str]:
    """The tokens of an Authorization header: `Bearer TOKEN`, or several, separated by commas."""
    if header is None:
        return []
    scheme, _, rest = header.partition(" ")
    tokens = [token.strip() for token in rest.split(",")]
    if (
        len(header) > HEADER_MOST
        or scheme.lower() != SCHEME
        or len(tokens) > TOKENS_MOST
        or not all(TOKEN.fullmatch(token) for token in tokens)
    ):
        text = f"Authorization is 'Bearer TOKEN', or up to {TOKENS_MOST} tokens and commas between"
        raise BadRequest(400, "bad-authorization", text)
    return tokens


async def admitted(room: Room, who: Who, tokens: list[str], seat: int | None) -> Caller:
    """Who shows these tokens at this table; Refusal unless they may ask for what is for `who`."""
    async with room.entered() as table:
        hashes = [hashed(token) for token in tokens]
        if any(table.sheet.caller([one]).nobody() for one in hashes):
            raise Refusal(Reason("ludoteka.token", "wrong-token"), 403)
        caller = table.sheet.caller(hashes)
        if seat is not None:
            room.expect_seat(seat)
    if who != "onlooker" and not tokens:
        text = "a token of the table is needed: Authorization: Bearer TOKEN"
        raise BadRequest(401, "token-needed", text, {"WWW-Authenticate": "Bearer"})
    if allows(who, caller, seat):
        return caller
    if who == "that seat" and seat is not None:
        raise refusals.not_this_seat(seat)
    raise refusals.not_the_host()


def allows(who: Who, caller: Caller, seat: int | None) -> bool:
    """Whether this caller is one for whom something is listed."""
    match who:
        case "nobody" | "onlooker":
            return True
        case "seat or host":
            return bool(caller.seats) or caller.host
        case "that seat":
            return seat in caller.seats
        case "host":
            return caller.host
