"""Reading packed states: numbers and lists with their bounds, and errors that name them."""

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


def number(data: list[object], at: int, name: str, low: int, high: int) -> int:
    """A number from low to high inside packed data."""
    value = data[at] if at < len(data) else None
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PackedError(f"packed state: {name} should be from {low} to {high}, not {value!r}")
    return value


def ints(
    data: list[object], at: int, name: str, low: int, high: int, count: int | None = None
) -> list[int]:
    """A list of ints from low to high inside packed data, of this length if one is given."""
    values = part(data, at, name)
    numbers = [number(values, place, name, low, high) for place in range(len(values))]
    if count is not None and len(numbers) != count:
        raise PackedError(f"packed state: {name} should have {count} numbers, not {len(numbers)}")
    return numbers
