"""A turn of a person at the prompt: the state, the legal moves, and their texts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from ludoteka.cli.screen import Screen
from ludoteka.core.game import State
from ludoteka.core.reasons import Reason
from ludoteka.text import Seating, Texts


class Turn:
    """One seat's turn to choose; nothing here changes the game."""

    def __init__(
        self,
        screen: Screen,
        texts: Texts,
        state: State,
        seat: int,
        seating: Seating,
        board: Callable[[], None],
    ) -> None:
        self.screen = screen
        self.texts = texts
        self.state = state
        self.seat = seat
        self.seating = seating
        self.board = board
        self.moves = state.moves(seat)
        self.notations = [state.game.spell(move) for move in self.moves]
        self.view = state.view(seat)

    @cached_property
    def phrases(self) -> list[str]:
        """What each move means; empty where the game has no words for it."""
        game = self.state.game
        described = [game.describe(move) for move in self.moves]
        return [self.texts.move(words, self.seating, self.view) for words in described]

    def say(self, message: str, **fields: str | int) -> None:
        self.screen.line(self.texts.say(message, **fields), "yellow")

    def why(self, reason: Reason) -> str:
        """A reason as a sentence."""
        return self.texts.reason(reason, self.seating, self.view)

    def refuse(self, reason: Reason) -> None:
        self.screen.line(self.why(reason), "yellow")
        self._quote(reason.rule)

    def explain(self, move: int) -> None:
        """Whether a move is allowed, or why it is not."""
        notation = self.state.game.spell(move)
        reason = self.state.why_not(self.seat, move)
        if reason is None:
            self.screen.line(self.texts.say("allowed", move=notation))
            return
        self.say("why-candidate", move=notation, why=self.why(reason))
        self._quote(reason.rule)

    def _quote(self, rule: str) -> None:
        text = self.texts.rule(rule)
        if text:
            number = rule.partition(".")[2]
            self.screen.line(self.texts.say("rule-says", rule=number, text=text), "dim")
