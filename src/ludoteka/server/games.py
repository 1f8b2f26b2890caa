"""Games with their options and content, made once for all tables that play them."""

from __future__ import annotations

import threading
from typing import Final

from ludoteka.core import registry
from ludoteka.core.digest import digest
from ludoteka.core.game import Game
from ludoteka.core.options import Value

KEPT: Final = 128


class GameCache:
    """The games that were used last; threads may ask for them, too."""

    def __init__(self) -> None:
        self._made: dict[str, Game] = {}  # the latest used are the last
        self._lock = threading.Lock()

    def make(
        self, name: str, options: dict[str, Value], content: str | None, rules: int | None = None
    ) -> Game:
        key = digest([name, options, content, rules])
        with self._lock:
            found = self._made.pop(key, None)
        if found is None:
            found = registry.make(name, options, content, "the content file", rules)
        with self._lock:
            self._made[key] = found
            while len(self._made) > KEPT:
                del self._made[next(iter(self._made))]
        return found
