"""One request from its first header to its answer: the same steps for every endpoint."""

from __future__ import annotations

import math
from typing import Final

from msgspec import json
from starlette.requests import Request
from starlette.responses import Response

from ludoteka.protocol.answers import Health
from ludoteka.server.http.endpoint import SAFE, Endpoint
from ludoteka.server.http.errors import BadRequest, failed
from ludoteka.server.http.origins import address_of, foreign
from ludoteka.server.http.request import Asked, body_of, query_of, seat_of, table_of, words_of
from ludoteka.server.http.roles import admitted, tokens_of
from ludoteka.server.limits import Allowance, Counted
from ludoteka.server.queries.report import Reports
from ludoteka.server.table.rooms import Rooms
from ludoteka.server.table.sheet import NOBODY, hashed

COUNTED_SECONDS: Final = 60.0
BASE_MOST: Final = 300  # characters of our own address: a QR code of it must be possible


class RequestDispatcher:
    """Answers the requests of one server."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.services = services = rooms.services
        self.reports = Reports()
        limits = services.config.limits
        self._counts: dict[Counted, Allowance] = {
            "joins": Allowance(limits.joins, COUNTED_SECONDS, services.monotonic),
            "checks": Allowance(limits.checks, COUNTED_SECONDS, services.monotonic),
        }

    async def answer(self, endpoint: Endpoint, request: Request) -> Response:
        """Answer a request whatever happens; a failure disturbs nobody else."""
        try:
            asked = await self._asked(endpoint, request)
            given = await endpoint.handler(asked)
        except Exception as error:
            return failed(error, self.services.metrics)
        body = given if isinstance(given, bytes) else json.encode(given)
        failing = isinstance(given, Health) and given.status == "failing"
        return Response(body, 503 if failing else 200, media_type=endpoint.media)

    async def _asked(self, endpoint: Endpoint, request: Request) -> Asked:
        """All checks, in this order: no body is read before its sender may send it."""
        self._expect_origin(request)
        if endpoint.counted is not None:
            self._expect_patience(self._counts[endpoint.counted], address_of(request))
        asked = Asked(rooms=self.rooms, reports=self.reports, base=_base(request), caller=NOBODY)
        if endpoint.who != "nobody":
            asked.table = table_of(request.path_params)
            seat = seat_of(request.path_params) if "seat" in request.path_params else None
            tokens = tokens_of(request.headers.get("authorization"))
            asked.caller = await admitted(asked.room, endpoint.who, tokens, seat)
            if tokens:
                self._expect_patience(self.services.messages, hashed(tokens[0]))
            asked.seat = -1 if seat is None else seat
        asked.words = words_of(request.path_params)
        if endpoint.query is not None:
            asked.query = query_of(request.query_params, endpoint.query)
        if request.method not in SAFE:
            asked.body = await body_of(request, endpoint.body, endpoint.body_bytes)
        return asked

    def _expect_origin(self, request: Request) -> None:
        if request.method not in SAFE and foreign(request, self.services.config.origins):
            raise BadRequest(
                403, "foreign-origin", "pages of another origin may change nothing here"
            )

    def _expect_patience(self, allowance: Allowance, key: str) -> None:
        """BadRequest (429) if the address, or the token, has used up its requests for now."""
        wait = allowance.take(key)
        if wait:
            self.services.metrics.waits.inc()
            seconds = math.ceil(wait)
            text = f"too many requests: wait {seconds} s"
            raise BadRequest(429, "wait", text, {"Retry-After": str(seconds)})


def _base(request: Request) -> str:
    base = str(request.base_url).rstrip("/")
    if len(base) > BASE_MOST:
        raise BadRequest(400, "bad-host", f"an address has at most {BASE_MOST} characters")
    return base
