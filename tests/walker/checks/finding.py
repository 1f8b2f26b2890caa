"""What a check gets to see, and what it has to say."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """`key` is the same for the same fault elsewhere; `message` is for people."""

    check: str
    key: str
    message: str

    @property
    def kind(self):
        return f"{self.check}: {re.sub(r'[0-9]+', 'N', self.key)}"


@dataclass
class Moment:
    """A tab after a step. `before` and `after` are looks; a new kind of screen is looked at longer."""

    world: object
    tab: object
    before: dict
    after: dict
    keys: bool = False  # the step was done with the keyboard alone
    changed: bool = True  # the page looks other than when it was checked last
    new_screen: bool = False
    thorough: bool = False  # this time also what takes long

    @property
    def page(self):
        return self.tab.page

    @property
    def reachable(self):
        """Whether the page can know what the server knows."""
        return self.world.house.is_up and not self.tab.device.offline

    def look_again(self):
        self.after = self.tab.look()
