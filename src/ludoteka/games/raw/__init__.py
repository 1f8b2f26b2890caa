"""RAW by Ondrej "NERO" Sova (NERO games), by the numbered rules of docs/rules/raw.md."""

from ludoteka.games.raw.game import Raw

__all__ = ["Raw"]
