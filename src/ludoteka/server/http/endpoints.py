"""All endpoints of the HTTP interface, and the routes that lead to them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final

from msgspec import json
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludoteka.server.http import openapi
from ludoteka.server.http.dispatch import RequestDispatcher
from ludoteka.server.http.endpoint import Endpoint, Routes
from ludoteka.server.http.errors import not_routed
from ludoteka.server.http.request import Asked
from ludoteka.server.http.routes import games, seats, server, story, tables
from ludoteka.server.table.rooms import Rooms

ROUTES: Final = Routes()


@ROUTES.at("GET", "/api/openapi.json", "nobody", "This description")
async def describe(asked: Asked) -> bytes:
    return _described()


@cache
def _described() -> bytes:
    return json.encode(openapi.describe(ENDPOINTS))


ENDPOINTS: Final = (
    *server.ROUTES,
    *ROUTES,
    *games.ROUTES,
    *tables.ROUTES,
    *seats.ROUTES,
    *story.ROUTES,
)


def routes(rooms: Rooms) -> list[Route]:
    """The routes, one for each path, so that an answer to a wrong method names all right ones."""
    dispatcher = RequestDispatcher(rooms)
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [_route(dispatcher, path, endpoints) for path, endpoints in by_path.items()]


def _route(dispatcher: RequestDispatcher, path: str, endpoints: dict[str, Endpoint]) -> Route:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await dispatcher.answer(endpoints[method], request)

    return Route(path, answer, methods=list(endpoints))


def exception_handlers() -> dict[Any, Callable[[Request, Exception], Awaitable[Response]]]:
    """The handlers of requests that no route takes."""
    return {HTTPException: not_routed}
