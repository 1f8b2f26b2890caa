"""RAWsiko - Materials around us, by the numbered rules of docs/rules/rawsiko.md."""

from ludoteka.games.rawsiko.game import Rawsiko

__all__ = ["Rawsiko"]
