from __future__ import annotations

from typing import Any

from ludoteka.core.game import Word


class Board:
    def __init__(
        self, content: dict[str, Any], view: dict[str, Any], names: list[str], word: Word
    ) -> None:
        pass

    def draw(self) -> str:
        return ""
