"""The JSON Schema of everything that server and clients say to each other."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, json

from ludoteka.protocol import forms
from ludoteka.protocol.messages import FromClient, FromServer

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
    """Every struct of the HTTP interface, in the order in which they stand in `forms.py`."""
    return [
        kind
        for kind in vars(forms).values()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == forms.__name__
    ]
