"""A view with everything open, for whoever looks at a finished game."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.core.game import State

OWN: Final = ("moves", "prompt", "seat")  # fields of a seat's view that tell nothing hidden


def open_view(state: State) -> dict[str, Any]:
    """The onlooker's view with everything in it that any seat could see.

    Lists by seat have, at its place, what a seat sees of itself; whatever else is hidden in parts
    is filled. `open` has by seat the fields that have no place in an onlooker's view, such as what
    was chosen in secret.
    """
    views: list[dict[str, Any]] = [state.view(seat) for seat in range(state.seats)]
    whole: dict[str, Any] = state.view(None)
    for name, value in whole.items():
        if isinstance(value, (list, dict)) and name not in OWN:
            others = [view[name] for view in views if name in view]
            whole[name] = _filled_by_seat(value, others)
    whole["open"] = {
        str(seat): {
            name: value
            for name, value in view.items()
            if name not in OWN and (name not in whole or _hides(whole[name], value))
        }
        for seat, view in enumerate(views)
    }
    return whole


def _filled_by_seat(value: Any, others: list[Any]) -> Any:
    """A field of the onlooker's view, with what the seats know of it."""
    by_seat = [isinstance(one, list) and len(one) == len(others) for one in [value, *others]]
    if others and all(by_seat):
        pairs = list(zip(value, others, strict=True))
        value = [_filled(other[seat], one) for seat, (one, other) in enumerate(pairs)]
    for other in others:
        value = _filled(value, other)
    return value


def _filled(value: Any, other: Any) -> Any:
    """What is not known here, from somebody who knows it."""
    if value is None:
        return other
    if isinstance(value, dict) and isinstance(other, dict):
        return {**other, **{name: _filled(one, other.get(name)) for name, one in value.items()}}
    if isinstance(value, list) and isinstance(other, list) and len(value) == len(other):
        return [_filled(one, another) for one, another in zip(value, other, strict=True)]
    return value


def _hides(value: object, own: object) -> bool:
    """Whether a field says nothing to an onlooker, but something to a seat."""
    return value is None and own is not None
