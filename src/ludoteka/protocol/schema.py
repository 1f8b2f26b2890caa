"""The JSON Schema of everything that server and clients say to each other."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, json

from ludoteka.protocol import answers, forms
from ludoteka.protocol.client_messages import FromClient
from ludoteka.protocol.server_messages import FromServer

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def messages_schema() -> dict[str, Any]:
    """One document: every struct in `$defs`, and all messages as `FromClient` and `FromServer`."""
    (up, down, *_), structs = json.schema_components([FromClient, FromServer, *all_forms()])
    return {
        "$schema": DIALECT,
        "title": "Ludoteka",
        "$defs": {**structs, "FromClient": up, "FromServer": down},
    }


def all_forms() -> list[type[Struct]]:
    """Every struct of the HTTP interface, in the order in which they stand in their modules."""
    return [
        kind
        for module in (forms, answers)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Struct)
        and kind.__module__ == module.__name__
    ]
