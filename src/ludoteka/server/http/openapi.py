"""The OpenAPI description of the HTTP interface, made of its table and its structs."""

from __future__ import annotations

import http
import re
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, json

from ludoteka import __version__
from ludoteka.protocol.answers import Failure
from ludoteka.protocol.values import SeatNumber, TableId
from ludoteka.server.http.endpoint import Endpoint
from ludoteka.server.http.request import WORDS

VERSION: Final = "3.1.0"
REFERENCE: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"
BEARER: Final = "token"
SECURITY: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": "The token of a seat or of the host; several are separated by commas.",
}
IN_PATH: Final[dict[str, Any]] = {"table": TableId, "seat": SeatNumber, **WORDS}
PARAMETER: Final = re.compile(r"{(\w+)}")


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    structs: set[type[Struct]] = {Failure}
    for endpoint in endpoints:
        structs |= {kind for kind in (endpoint.answer, endpoint.body) if kind is not None}
    kinds = sorted(structs, key=lambda kind: kind.__name__)
    _, schemas = json.schema_components(kinds, ref_template=REFERENCE)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": VERSION,
        "info": {
            "title": "Ludoteka",
            "version": __version__,
            "description": "Tables; the game itself is played over /api/socket or /api/stream.",
        },
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": {BEARER: SECURITY}},
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "description": f"For: {endpoint.who}.",
        "parameters": [*_path_parameters(endpoint.path), *_query_parameters(endpoint.query)],
        "responses": _responses(endpoint),
        "security": _security(endpoint),
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(JSON, endpoint.body)}
    return operation


def _security(endpoint: Endpoint) -> list[dict[str, list[str]]]:
    match endpoint.who:
        case "nobody":
            return []
        case "onlooker":
            return [{}, {BEARER: []}]
        case _:
            return [{BEARER: []}]


def _path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": json.schema(IN_PATH[name])}
        for name in PARAMETER.findall(path)
    ]


def _query_parameters(query: type[Struct] | None) -> list[dict[str, Any]]:
    if query is None:
        return []
    _, schemas = json.schema_components([query])
    fields = schemas[query.__name__]["properties"]
    return [{"name": name, "in": "query", "schema": schema} for name, schema in fields.items()]


def _responses(endpoint: Endpoint) -> dict[str, Any]:
    answers = {
        status: _content(endpoint.media, endpoint.answer) for status in (200, *endpoint.also)
    }
    failures = {status: _content(JSON, Failure) for status in endpoint.failures()}
    return {
        str(status): {"description": http.HTTPStatus(status).phrase, "content": content}
        for status, content in (answers | failures).items()
    }


def _content(media: str, kind: type[Struct] | None) -> dict[str, Any]:
    """A struct, or text; JSON that is of no struct is a description of its own."""
    if kind is not None:
        return {media: {"schema": {"$ref": REFERENCE.format(name=kind.__name__)}}}
    return {media: {"schema": {"type": "object" if media == JSON else "string"}}}
