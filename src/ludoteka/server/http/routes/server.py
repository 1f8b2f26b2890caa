"""The server itself: how it is, its figures, its description."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import json

from ludoteka import __version__, build
from ludoteka.protocol.answers import Health
from ludoteka.protocol.schema import messages_schema
from ludoteka.server.http.endpoint import (
    FIGURES,
    Routes,
)
from ludoteka.server.http.request import Asked

ROUTES: Final = Routes()


@ROUTES.at(
    "GET",
    "/api/health",
    "nobody",
    "Whether the server is well, and its store can be written to",
    Health,
    also=(503,),
)
async def health(asked: Asked) -> Health:
    rooms = asked.rooms
    fault = await rooms.services.store_fault()
    return Health(
        status="failing" if fault else "ok",
        version=__version__,
        build=build.name(),
        store=fault or "ok",
        awake=rooms.awake(),
        connections=rooms.connections(),
    )


@ROUTES.at("GET", "/metrics", "nobody", "Figures for Prometheus", media=FIGURES)
async def metrics(asked: Asked) -> bytes:
    return asked.services.metrics.text()


@ROUTES.at("GET", "/api/schema.json", "nobody", "JSON Schema of all messages and forms")
async def schema(asked: Asked) -> bytes:
    return _schema()


@cache
def _schema() -> bytes:
    return json.encode(messages_schema())
