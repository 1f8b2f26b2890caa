"""One person at the prompt: a move, or a question about the game."""

from __future__ import annotations

from typing import Final

from ludoteka.cli.table import move_list
from ludoteka.cli.table.notation import is_move, read_order
from ludoteka.cli.table.questions import QUESTIONS
from ludoteka.cli.table.turn import Turn

LINES_OF_MOVES: Final = 6  # a longer list is shown only when it is asked for
LINES_OF_PHRASES: Final = 14  # the same, if every move has a line with what it means


class Quit(Exception):
    """The person wants to stop."""


class Prompt:
    """Asks one seat until it has a move that is allowed; nothing else changes the game."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.order = ""  # if the answer was a standing order, and the move its first

    def introduce(self) -> None:
        """What to do now, and the moves if there are few."""
        turn = self.turn
        prompt = turn.view.get("prompt")
        if isinstance(prompt, dict):
            turn.screen.line(turn.texts.prompt(prompt, turn.seating, turn.view), "bold")
        few = len(turn.moves) <= LINES_OF_PHRASES and any(turn.phrases)
        lines = move_list.lines(turn, phrases=few)
        if len(lines) <= (LINES_OF_PHRASES if few else LINES_OF_MOVES):
            turn.screen.line(turn.texts.say("moves-listed"))
            for line in lines:
                turn.screen.exact(line)
        else:
            example = turn.notations[-1]
            count = len(turn.moves)
            turn.screen.line(turn.texts.say("moves-many", moves=count, example=example))

    def ask(self, keep: bool = False) -> int | None:
        """A move that is allowed now; None if Enter alone keeps what was chosen before."""
        while True:
            answer = self.turn.screen.ask("> ")
            if not answer:
                if keep:
                    return None
                self.turn.say("nothing-typed")
                continue
            word, _, rest = answer.partition(" ")
            word = "" if is_move(self.turn, answer) else word.lower()
            if word in ("quit", "exit", "q"):
                raise Quit
            if word in QUESTIONS:
                QUESTIONS[word](self.turn, rest.strip())
                continue
            move = self._move(answer)
            if move is not None:
                return move

    def _move(self, answer: str) -> int | None:
        """The move that was typed, if it is allowed; otherwise the reason is said."""
        move, self.order = read_order(self.turn, answer)
        if move is None:
            return None
        reason = self.turn.state.why_not(self.turn.seat, move)
        if reason is not None:
            self.turn.refuse(reason)
            return None
        return move if self._is_meant(move) else None

    def _is_meant(self, move: int) -> bool:
        """Ask whether a move that gives something up is meant so; most moves need no question."""
        turn = self.turn
        caution = turn.state.caution(turn.seat, move)
        if caution is None:
            return True
        answer = turn.screen.ask(turn.texts.say("caution", text=turn.why(caution)) + " ")
        if answer.lower() in ("y", "yes"):
            return True
        turn.say("caution-no")
        return False
