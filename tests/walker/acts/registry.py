"""How an act is declared: `@act("reload", weight=1)` above the function that does it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

ACTS: dict[str, Act] = {}


@dataclass(frozen=True)
class Situation:
    """What is known when the next step is drawn."""

    world: object
    page: object  # the tab
    look: dict
    chance: Random

    def __getattr__(self, name):
        try:
            return self.look[name]
        except KeyError:
            raise AttributeError(name) from None


def always(_situation):
    return True


def nothing(_situation):
    return ()


@dataclass(frozen=True)
class Act:
    """`do(tab, *args)` does it; `when` says where it fits, `draw` brings its arguments."""

    verb: str
    do: Callable[..., object]
    weight: float
    on: tuple[str, ...]  # screens; none: all
    over_dialogs: bool  # also while a dialog is open
    when: Callable[[Situation], object]
    draw: Callable[[Situation], tuple]
    keys: bool  # done with the keyboard alone
    of: str  # whose act it is: a tab's, a device's, the server's

    def fits(self, situation):
        if self.on and situation.screen not in self.on:
            return False
        if situation.dialog and not self.over_dialogs:
            return False
        return bool(self.when(situation))


def act(
    verb,
    *,
    on=(),
    weight=1.0,
    when=always,
    draw=nothing,
    over_dialogs=False,
    keys=False,
    of="tab",
):
    """Declares what a function does."""
    screens = (on,) if isinstance(on, str) else tuple(on)

    def declare(do):
        ACTS[verb] = Act(verb, do, weight, screens, over_dialogs, when, draw, keys, of)
        return do

    return declare
