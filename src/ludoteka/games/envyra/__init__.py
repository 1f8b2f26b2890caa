"""Envyra by Rudy Priecinsky (Rudy3 Publishing), by the numbered rules of docs/rules/envyra.md."""

from ludoteka.games.envyra.game import Envyra

__all__ = ["Envyra"]
