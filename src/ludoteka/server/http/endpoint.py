"""One thing that can be asked for over HTTP, declared beside what answers it.

Routes, roles and the OpenAPI description are made of these.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct

from ludoteka.protocol.values import FRAME_BYTES, UPLOAD_BYTES
from ludoteka.server.http.request import JSON, Asked
from ludoteka.server.http.roles import Who
from ludoteka.server.limits import Counted

# A record and a content file, with what JSON adds to their lines.
UPLOADS_BYTES: Final = 2 * UPLOAD_BYTES + 262_144
FIGURES: Final = "text/plain; version=0.0.4; charset=utf-8"
TEXT: Final = "text/plain; charset=utf-8"
SVG: Final = "image/svg+xml"


Handler: TypeAlias = Callable[[Asked], Awaitable[Struct | bytes]]
H = TypeVar("H", bound=Handler)

SAFE: Final = ("GET", "HEAD")
TABLE: Final = "/api/tables/{table}"
SEAT: Final = TABLE + "/seats/{seat}"


class Endpoint(Struct, frozen=True):
    """One thing that can be asked for, and by whom."""

    method: str
    path: str
    who: Who
    handler: Handler
    summary: str
    answer: type[Struct] | None = None
    body: type[Struct] | None = None
    query: type[Struct] | None = None
    statuses: tuple[int, ...] = ()  # of refusals, beside those that follow from all the rest
    also: tuple[int, ...] = ()  # further statuses that the answer itself may have
    media: str = JSON
    body_bytes: int = FRAME_BYTES
    # Limited for each address: whatever could be guessed, fills the disk, or takes its time.
    counted: Counted | None = None

    def failures(self) -> list[int]:
        """The status of everything that can go wrong."""
        found = {400, 500, 503, *self.statuses}
        if self.method not in SAFE:
            found |= {403, 408, 409, 413, 422}
        if self.body is not None:
            found |= {415}
        if self.query is not None:
            found |= {422}
        if self.who != "nobody":
            found |= {403, 404}
        if self.who not in ("nobody", "onlooker"):
            found |= {401}
        if self.counted is not None or self.who != "nobody":
            found |= {429}
        return sorted(found - set(self.also))


class Routes:
    """The endpoints of one module, in their order."""

    def __init__(self) -> None:
        self._endpoints: list[Endpoint] = []

    def __iter__(self) -> Iterator[Endpoint]:
        return iter(self._endpoints)

    def at(
        self,
        method: str,
        path: str,
        who: Who,
        summary: str,
        answer: type[Struct] | None = None,
        body: type[Struct] | None = None,
        **more: Any,  # the other fields of `Endpoint`
    ) -> Callable[[H], H]:
        """A decorator: the function below it answers this request."""

        def declare(handler: H) -> H:
            endpoint = Endpoint(method, path, who, handler, summary, answer, body, **more)
            self._endpoints.append(endpoint)
            return handler

        return declare
