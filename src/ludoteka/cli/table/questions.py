"""What a person may ask at the prompt instead of choosing a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.table import Table
from rich.text import Text

from ludoteka.cli import outline
from ludoteka.cli.table import move_list
from ludoteka.cli.table.notation import read
from ludoteka.cli.table.turn import Turn
from ludoteka.core.readers.markup import safe


def _help(turn: Turn, _word: str) -> None:
    example = turn.notations[-1]
    thing = _known_thing(turn)
    table = Table(box=None, show_header=False, pad_edge=False)
    for words, message in (
        ("1, 2, …", "help-moves"),
        ("moves", "help-list"),
        (f"moves {example.split()[0]}", "help-some"),
        ("board", "help-board"),
        (f"why {example}", "help-why"),
        ("rule 10", "help-rule"),
        ("hint" if turn.state.aids(turn.seat) else "", "help-hint"),
        (f"info {thing}" if thing else "", "help-info"),
        ("?", "help-help"),
        ("quit", "help-quit"),
    ):
        if words:
            said = turn.texts.say(message, example=example)
            table.add_row(Text(words, style="bold"), Text(said))
    turn.screen.show(table)
    for line in turn.texts.help().splitlines():
        turn.screen.line(line)


def _board(turn: Turn, _word: str) -> None:
    turn.board()


def _moves(turn: Turn, word: str) -> None:
    lines = move_list.lines(turn, word)
    for line in lines:
        turn.screen.exact(line)
    if not lines:
        turn.say("moves-none", word=safe(word[:20]))


def _hint(turn: Turn, word: str) -> None:
    """What the seat could work out alone; with a word, only what is about it."""
    aids = outline.about(turn.state.aids(turn.seat), word)
    if aids:
        outline.show(turn.screen, turn.texts, "aid", aids, turn.seating)
    elif word:
        turn.say("hint-none-about", word=safe(word[:20]))
    else:
        turn.say("hint-none")


def _info(turn: Turn, word: str) -> None:
    """Facts about a thing of the game."""
    if not word:
        turn.say("info-what", example=_known_thing(turn) or "…")
        return
    if not outline.show_thing(turn.screen, turn.texts, turn.state.game, word, turn.seating):
        turn.say("info-none", word=safe(word[:20]))


def _why(turn: Turn, text: str) -> None:
    if not text:
        turn.say("why-what", example=turn.notations[0])
        return
    move = read(turn, text)
    if move is not None:
        turn.explain(move)


def _rule(turn: Turn, number: str) -> None:
    if not number:
        turn.say("rule-what")
        return
    text = turn.texts.rule(f"{turn.state.game.id}.{number.upper()}")
    if text:
        turn.screen.line(turn.texts.say("rule-says", rule=number.upper(), text=text))
    else:
        turn.say("no-such-rule", rule=safe(number[:20]))


def _known_thing(turn: Turn) -> str:
    """A word of the content that there are facts about; empty if there is none."""
    game = turn.state.game
    for table in game.content().values():
        for word in table if isinstance(table, dict) else ():
            if game.information(word) is not None:
                return str(word)
    return ""


# By the word that is typed first: who answers, with the words behind it.
QUESTIONS: Final[dict[str, Callable[[Turn, str], None]]] = {
    "?": _help,
    "help": _help,
    "h": _help,
    "board": _board,
    "moves": _moves,
    "hint": _hint,
    "hints": _hint,
    "aids": _hint,
    "info": _info,
    "why": _why,
    "rule": _rule,
}
