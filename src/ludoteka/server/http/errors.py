"""Answers to requests that fail: a status, a word and a sentence, and never a traceback."""

from __future__ import annotations

import http
import logging
from collections.abc import Mapping

from msgspec import json
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ludoteka.core.content import ContentError
from ludoteka.core.options import OptionError
from ludoteka.core.reasons import Reason
from ludoteka.core.record import RecordError
from ludoteka.core.registry import UnknownGame
from ludoteka.protocol import values
from ludoteka.protocol.answers import Failure
from ludoteka.server.metrics import Metrics
from ludoteka.server.store.interface import StoreFault
from ludoteka.server.table import refusals
from ludoteka.server.table.refusals import Outdated, Refusal, UnknownTable, as_message
from ludoteka.server.table.table import Unpinned

logger = logging.getLogger(__name__)


class BadRequest(Exception):
    """A request that is answered with an error before any handler sees it."""

    def __init__(
        self, status: int, error: str, text: str, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(text)
        self.status = status
        self.error = error
        self.headers = headers


def failure(
    status: int,
    error: str,
    text: str,
    reason: values.Reason | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    body = json.encode(Failure(error=error, text=text, reason=reason))
    return Response(body, status, headers, "application/json")


def failed(error: Exception, metrics: Metrics) -> Response:
    """The answer to a request that this error has ended."""
    match error:
        case BadRequest():
            return failure(error.status, error.error, str(error), headers=error.headers)
        case Refusal():
            return refused(error)
        case UnknownTable():
            return failure(404, "unknown-table", "there is no such table")
        case StoreFault():
            logger.error("a request found the store failing: %s", error)
            return refused(refusals.store_failing())
        case Outdated():
            return refused(Refusal(Reason("ludoteka.busy", "too-busy")))
        case Unpinned():
            return refused(Refusal(Reason("ludoteka.stuck", error.fault, error.values)))
        case UnknownGame():
            return refused(Refusal(Reason("ludoteka.stuck", "game-missing")))
        case RecordError() | ContentError() | OptionError():  # of a table that began otherwise
            return refused(Refusal(Reason("ludoteka.stuck", "log-unplayable")))
        case _:
            metrics.crashes.inc()
            logger.error("a request could not be carried out", exc_info=error)
            return failure(500, "failed", "the server failed; try it again")


def refused(refusal: Refusal) -> Response:
    reason = refusal.reason
    text = str(reason.values["text"]) if reason.rule == "ludoteka.form" else str(reason)
    return failure(refusal.status, reason.fault, text, as_message(reason))


async def not_routed(request: Request, error: Exception) -> Response:
    """No such path, or not with this method."""
    if not isinstance(error, HTTPException):
        raise error
    if error.status_code == 404:
        return failure(404, "not-found", "nothing has this address", headers=error.headers)
    if error.status_code == 405:
        right = (error.headers or {}).get("Allow", "another method")
        text = f"{request.method} is not possible here, only {right}"
        return failure(405, "wrong-method", text, headers=error.headers)
    phrase = http.HTTPStatus(error.status_code).phrase
    error_word = phrase.lower().replace(" ", "-")
    return failure(error.status_code, error_word, phrase, headers=error.headers)
