"""Files of maps and applications with one thing changed, and the faults that are found in them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from engine.rawsiko.tables import small, written

from ludoteka.core.content import ContentError, packaged
from ludoteka.games.rawsiko import Rawsiko, content

OWN_MAP = packaged("ludoteka.games.rawsiko", "map.toml")
OWN_APPLICATIONS = packaged("ludoteka.games.rawsiko", "applications.toml")
PLAIN = "id should be 1 to 24 plain letters, digits and hyphens, not"
FOUR = "applications should have 4 different values, one for each place of an objective (D-4), not:"
SHARED = "at least 5 are needed so that five players never share one"
RINGS = "RA, RB, RC, RD, RE, RF"
STUFF = "M1, M2, M3, M4, M5, M6, M7, M8"


def load(data: dict[str, Any]) -> Rawsiko:
    return Rawsiko.make(None, written(data), "mine.toml")


def faults(data: dict[str, Any] | str) -> list[str]:
    text = data if isinstance(data, str) else written(data)
    with pytest.raises(ContentError) as error:
        Rawsiko.make(None, text, "mine.toml")
    assert error.value.file == "mine.toml"
    assert str(error.value).startswith(f"mine.toml: {error.value.faults[0]}")
    return error.value.faults


def own_faults(map_text: str = OWN_MAP, applications_text: str = OWN_APPLICATIONS) -> list[str]:
    with pytest.raises(ContentError) as error:
        content.own(map_text, applications_text)
    return error.value.faults


def territory(data: dict[str, Any], ident: str) -> dict[str, Any]:
    return next(one for one in data["territory"] if one["id"] == ident)


def changed(ident: str, field: str, value: object) -> dict[str, Any]:
    """The small map with one field of a territory changed; None takes it out."""
    data = small()
    territory(data, ident)[field] = value
    if value is None:
        del territory(data, ident)[field]
    return data


def changed_entry(kind: str, place: int, **fields: object) -> dict[str, Any]:
    """The small file with fields of one table changed or added; None takes one out."""
    data = small()
    for field, value in fields.items():
        data[kind][place][field] = value
        if value is None:
            del data[kind][place][field]
    return data


def own_entry(text: str, ident: str) -> str:
    (found,) = (part for part in text.split("\n[[") if f']]\nid = "{ident}"\n' in part)
    return found


def own_changed(text: str, ident: str, old: str, new: str) -> str:
    before = own_entry(text, ident)
    assert before.count(old) == 1, before
    return text.replace(before, before.replace(old, new))


def without(kind: str, *idents: str) -> dict[str, Any]:
    data = small()
    data[kind] = [one for one in data[kind] if one["id"] not in idents]
    return data


def renamed(kind: str, old: str, new: str) -> dict[str, Any]:
    """The small file with another id, wherever it stands."""
    data = json.loads(json.dumps(small()).replace(f'"{old}"', f'"{new}"'))
    assert any(one["id"] == new for one in data[kind])
    return data


def with_id(kind: str, ident: str) -> dict[str, Any]:
    return changed_entry(kind, 0, id=ident)
