"""One person at the prompt: a move, or a question about the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from rich.table import Table
from rich.text import Text

from ludoteka.cli import outline
from ludoteka.cli.screen import Screen
from ludoteka.core.chance import Quick
from ludoteka.core.errors import AmbiguousMove, UnreadableMove
from ludoteka.core.game import State
from ludoteka.core.markup import cut, pad, safe
from ludoteka.core.reasons import Reason
from ludoteka.text import Seating, Texts

LINES_OF_MOVES: Final = 6  # a longer list is shown only when it is asked for
LINES_OF_PHRASES: Final = 14  # the same, if every move has a line with what it means
GAP: Final = 3
REHEARSED: Final = 3  # moves of an order that are tried before the first is played


class Quit(Exception):
    """The person wants to stop."""


class Prompt:
    """Asks one seat until it has a move that is allowed; nothing else changes the game."""

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
        self.order = ""  # if the answer was a standing order, and the move its first
        self.moves = state.moves(seat)
        self.notations = [state.game.spell(move) for move in self.moves]
        self.view = state.view(seat)

    @cached_property
    def phrases(self) -> list[str]:
        """What each move means; empty where the game has no words for it."""
        game = self.state.game
        described = [game.describe(move) for move in self.moves]
        return [self.texts.move(words, self.seating, self.view) for words in described]

    def introduce(self) -> None:
        """What to do now, and the moves if there are few."""
        prompt = self.view.get("prompt")
        if isinstance(prompt, dict):
            self.screen.line(self.texts.prompt(prompt, self.seating, self.view), "bold")
        few = len(self.moves) <= LINES_OF_PHRASES and any(self.phrases)
        lines = self._list_of_moves(phrases=few)
        if len(lines) <= (LINES_OF_PHRASES if few else LINES_OF_MOVES):
            self.screen.line(self.texts.say("moves-listed"))
            for line in lines:
                self.screen.exact(line)
        else:
            example = self.notations[-1]
            count = len(self.moves)
            self.screen.line(self.texts.say("moves-many", moves=count, example=example))

    def ask(self, keep: bool = False) -> int | None:
        """A move that is allowed now; None if Enter alone keeps what was chosen before."""
        while True:
            answer = self.screen.ask("> ")
            if not answer:
                if keep:
                    return None
                self._say("nothing-typed")
                continue
            command, _, rest = answer.partition(" ")
            command = "" if self._is_move(answer) else command.lower()
            if command in ("quit", "exit", "q"):
                raise Quit
            if command in ("?", "help", "h"):
                self._help()
            elif command == "board":
                self.board()
            elif command == "moves":
                self._moves(rest.strip())
            elif command in ("hint", "hints", "aids"):
                self._hint(rest.strip())
            elif command == "info":
                self._info(rest.strip())
            elif command == "why":
                self._why(rest.strip())
            elif command == "rule":
                self._rule(rest.strip())
            else:
                move = self._move(answer)
                if move is not None:
                    return move

    def _is_move(self, answer: str) -> bool:
        """A user's own content may name a thing like a command: then it is the thing."""
        try:
            self.state.game.read(answer)
        except UnreadableMove:
            return False
        except AmbiguousMove:
            return True
        return True

    def _move(self, answer: str) -> int | None:
        """The move that was typed, if it is allowed; otherwise the reason is said."""
        self.order = ""
        move = self._read(answer, orders=True)
        if move is None:
            return None
        reason = self.state.why_not(self.seat, move)
        if reason is not None:
            self._refuse(reason)
            return None
        return move if self._is_meant(move) else None

    def _is_meant(self, move: int) -> bool:
        """Whether a move that gives something up was meant so; most give up nothing."""
        caution = self.state.caution(self.seat, move)
        if caution is None:
            return True
        text = self.texts.reason(caution, self.seating, self.view)
        answer = self.screen.ask(self.texts.say("caution", text=text) + " ")
        if answer.lower() in ("y", "yes"):
            return True
        self._say("caution-no")
        return False

    def _refuse(self, reason: Reason) -> None:
        self.screen.line(self.texts.reason(reason, self.seating, self.view), "yellow")
        self._quote(reason.rule)

    def _read(self, answer: str, orders: bool = False) -> int | None:
        """A number of the list, notation, or an order; what can't be read is said."""
        if answer.isascii() and answer.isdigit():
            if len(answer) < 9 and 1 <= int(answer) <= len(self.moves):
                return self.moves[int(answer) - 1]
            self._say("no-such-number", number=answer[:20], moves=len(self.moves))
            return None
        try:
            return self._by_words(answer)
        except UnreadableMove as error:
            if orders:
                return self._order(answer, error)
            self._unreadable(answer, error)
        except AmbiguousMove as error:
            self._ambiguous(answer, error.candidates)
        return None

    def _by_words(self, answer: str) -> int:
        """Notation, with the name of a thing in the place of its id if that is what was typed."""
        try:
            return self.state.read(self.seat, answer)
        except UnreadableMove:
            named = self.texts.unnamed(answer)
            if named == answer:
                raise
            try:
                return self.state.read(self.seat, named)
            except UnreadableMove:
                pass  # what was typed is what could not be read
            raise

    def _ambiguous(self, answer: str, candidates: list[str]) -> None:
        """What it could mean, of that only what is allowed; or else why none of it is."""
        moves = [self.state.game.read(candidate) for candidate in candidates]
        allowed = [
            candidate
            for candidate, move in zip(candidates, moves, strict=True)
            if self.state.why_not(self.seat, move) is None
        ]
        listed = self.texts.listing(allowed or candidates, "or")
        self._say("ambiguous", text=safe(answer[:60]), candidates=listed)
        if allowed:
            return
        reasons: set[str] = set()
        for move in moves:
            reason = self.state.why_not(self.seat, move)
            if reason is not None and reason.fault not in reasons:
                reasons.add(reason.fault)
                self._explain(move)

    def _order(self, answer: str, unreadable: UnreadableMove) -> int | None:
        """The move that a standing order begins with; if there is none, that is said."""
        try:
            move = self.state.follow(self.seat, answer)
        except (UnreadableMove, AmbiguousMove):
            self._unreadable(answer, unreadable)
        else:
            if move is not None:
                if self._stumbles(answer):
                    return None
                self.order = answer
                return move
            self._say("order-nothing", text=safe(answer[:60]))
        return None

    def _stumbles(self, order: str) -> bool:
        """Is a later move of the order against the rules? Then it is said, and nothing is played.

        It is rehearsed in an imagined state. What the first move itself lacks is told elsewhere.
        """
        chance = Quick(0)
        stage = self.state.imagine(self.seat, chance)
        for number in range(REHEARSED):
            move = stage.follow(self.seat, order) if self.seat in stage.waiting_for() else None
            if move is None:
                return False
            reason = stage.why_not(self.seat, move)
            if reason is not None:
                if number:
                    text = self.texts.reason(reason, self.seating, self.view)
                    self.screen.line(text, "yellow")
                return number > 0
            stage.play(self.seat, move, chance)
        return False

    def _unreadable(self, answer: str, error: UnreadableMove) -> None:
        expected = self.texts.expected() or error.expected
        self._say("unreadable", text=safe(answer[:60]), expected=expected)

    def _why(self, text: str) -> None:
        if not text:
            self._say("why-what", example=self.notations[0])
            return
        move = self._read(text)
        if move is not None:
            self._explain(move)

    def _explain(self, move: int) -> None:
        """Whether a move is allowed, or why it is not."""
        notation = self.state.game.spell(move)
        reason = self.state.why_not(self.seat, move)
        if reason is None:
            self.screen.line(self.texts.say("allowed", move=notation))
            return
        why = self.texts.reason(reason, self.seating, self.view)
        self.screen.line(self.texts.say("why-candidate", move=notation, why=why), "yellow")
        self._quote(reason.rule)

    def _rule(self, number: str) -> None:
        if not number:
            self._say("rule-what")
            return
        text = self.texts.rule(f"{self.state.game.id}.{number.upper()}")
        if text:
            self.screen.line(self.texts.say("rule-says", rule=number.upper(), text=text))
        else:
            self._say("no-such-rule", rule=safe(number[:20]))

    def _quote(self, rule: str) -> None:
        text = self.texts.rule(rule)
        if text:
            number = rule.partition(".")[2]
            self.screen.line(self.texts.say("rule-says", rule=number, text=text), "dim")

    def _moves(self, word: str) -> None:
        lines = self._list_of_moves(word)
        for line in lines:
            self.screen.exact(line)
        if not lines:
            self._say("moves-none", word=safe(word[:20]))

    def _hint(self, word: str) -> None:
        """What the seat could work out alone; with a word, only what is about it."""
        aids = outline.about(self.state.aids(self.seat), word)
        if aids:
            outline.show(self.screen, self.texts, "aid", aids, self.seating)
        elif word:
            self._say("hint-none-about", word=safe(word[:20]))
        else:
            self._say("hint-none")

    def _info(self, word: str) -> None:
        """Facts about a thing of the game."""
        if not word:
            self._say("info-what", example=self._known_thing() or "…")
            return
        if not outline.show_thing(self.screen, self.texts, self.state.game, word, self.seating):
            self._say("info-none", word=safe(word[:20]))

    def _known_thing(self) -> str:
        """A word of the content that there are facts about; empty if there is none."""
        game = self.state.game
        for table in game.content().values():
            for word in table if isinstance(table, dict) else ():
                if game.information(word) is not None:
                    return str(word)
        return ""

    def _help(self) -> None:
        example = self.notations[-1]
        thing = self._known_thing()
        table = Table(box=None, show_header=False, pad_edge=False)
        for words, message in (
            ("1, 2, …", "help-moves"),
            ("moves", "help-list"),
            (f"moves {example.split()[0]}", "help-some"),
            ("board", "help-board"),
            (f"why {example}", "help-why"),
            ("rule 10", "help-rule"),
            ("hint" if self.state.aids(self.seat) else "", "help-hint"),
            (f"info {thing}" if thing else "", "help-info"),
            ("?", "help-help"),
            ("quit", "help-quit"),
        ):
            if words:
                said = self.texts.say(message, example=example)
                table.add_row(Text(words, style="bold"), Text(said))
        self.screen.show(table)
        for line in self.texts.help().splitlines():
            self.screen.line(line)

    def _list_of_moves(self, word: str = "", phrases: bool = True) -> list[str]:
        """The moves with their numbers, down the columns; with a word, only those that have it.

        If the game has phrases for its moves, each has a line with what it means.
        """
        digits = len(str(len(self.notations)))
        told = self.phrases if phrases else [""] * len(self.moves)
        found = [
            (f"{n:>{digits}} {notation}", phrase)
            for n, (notation, phrase) in enumerate(zip(self.notations, told, strict=True), 1)
            if word.lower() in notation.lower() or word.lower() in phrase.lower()
        ]
        words = [entry for entry, _ in found]
        if not words:
            return []
        if any(phrase for _, phrase in found):
            wide = max(len(entry) for entry in words) + GAP
            lines = [pad(entry, wide) + phrase for entry, phrase in found]
            return [cut(line.rstrip(), max(40, self.screen.width - 1)) for line in lines]
        wide = max(len(entry) for entry in words) + GAP
        columns = max(1, (min(self.screen.width, 100) + GAP - 1) // wide)
        rows = -(-len(words) // columns)
        return [
            "".join(entry.ljust(wide) for entry in words[row::rows]).rstrip() for row in range(rows)
        ]

    def _say(self, message: str, **fields: str | int) -> None:
        self.screen.line(self.texts.say(message, **fields), "yellow")
