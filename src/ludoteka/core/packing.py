"""Packed states are read with care: a damaged one is named, never played."""

from __future__ import annotations


class PackedError(ValueError):
    """Data that no state was packed into."""


def part(data: list[object], at: int, name: str) -> list[object]:
    """A list inside packed data."""
    if at >= len(data):
        raise PackedError(f"packed state ends before {name}")
    value = data[at]
    if not isinstance(value, list):
        raise PackedError(f"packed state: {name} should be a list, not {value!r}")
    return value


def ints(data: list[object], at: int, name: str, count: int | None = None) -> list[int]:
    """A list of ints inside packed data, of this length if one is given."""
    numbers: list[int] = []
    for value in part(data, at, name):
        if not isinstance(value, int) or isinstance(value, bool):
            raise PackedError(f"packed state: {name} should hold numbers, not {value!r}")
        numbers.append(value)
    if count is not None and len(numbers) != count:
        raise PackedError(f"packed state: {name} should have {count} numbers, not {len(numbers)}")
    return numbers
