"""JSON-able data read back with its types, for audits, which know a game by its data alone."""

from __future__ import annotations


def whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def wholes(value: object) -> list[int]:
    assert isinstance(value, list)
    return [whole(item) for item in value]


def text(value: object) -> str:
    assert isinstance(value, str)
    return value


def texts(value: object) -> list[str]:
    assert isinstance(value, list)
    return [text(item) for item in value]
