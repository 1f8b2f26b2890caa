"""`ludoteka report`: a recorded game looked back at, as the browser's end screen does."""

from __future__ import annotations

import argparse
import json

from rich.table import Table
from rich.text import Text

from ludoteka.cli import files
from ludoteka.cli.arguments import add_content_of_record, add_json, add_language, add_record
from ludoteka.cli.records import opened
from ludoteka.cli.screen import Screen
from ludoteka.cli.set_up import texts_of
from ludoteka.core.readers.hindsight import Deed, Hindsight
from ludoteka.core.record import parse
from ludoteka.core.typed import text, whole
from ludoteka.text import Seating, Texts, letter

ROWS = 12  # of the course
SENTENCES = 3  # of a move that mattered


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record(parser)
    add_content_of_record(parser)
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the course, turning points, best moves and luck, for people or for programs."""
    record = parse(files.read(arguments.file))
    replay = opened(record, arguments.content)
    back = Hindsight(replay)
    if arguments.json:
        print(json.dumps(back.data(), separators=(",", ":")))
        return 0
    screen, game = Screen(), replay.match.game
    texts, seating = texts_of(game, arguments.language), Seating(record.names)
    screen.line(_said(texts, "course"), "bold")
    screen.show(_course(texts, back, record.names))
    _tell(screen, texts, seating, _said(texts, "turning"), back.turning())
    _tell(screen, texts, seating, _said(texts, "best"), back.best())
    _tell_luck(screen, texts, seating, game.luck(len(record.names), replay.match.events))
    return 0


def _said(texts: Texts, message: str, **fields: str | int) -> str:
    """A sentence of the report, in the words that the browser uses."""
    return texts.find(f"web-report-{message}", fields) or message


def _course(texts: Texts, back: Hindsight, names: list[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(_said(texts, "after-move"), justify="right")
    for seat, name in enumerate(names):
        table.add_column(Text(f"{letter(seat)} {name}"), justify="right")
    last = len(back.scores) - 1
    for row in sorted({round(last * at / (ROWS - 1)) for at in range(ROWS)}):
        table.add_row(str(row), *(str(score) for score in back.scores[row]))
    return table


def _tell(screen: Screen, texts: Texts, seating: Seating, title: str, deeds: list[Deed]) -> None:
    if not deeds:
        return
    screen.line()
    screen.line(title, "bold")
    for deed in deeds:
        gain = _said(texts, "gain", points=f"{deed.gain / 1000:.1f}")
        move = _said(texts, "move", move=deed.moves)
        screen.line(f"{move}, {seating.name(deed.seat)}: {deed.move} ({gain})")
        sentences = [texts.event(event, seating) for event in deed.events]
        for sentence in [one for one in sentences if one][:SENTENCES]:
            screen.line("  • " + sentence)


def _tell_luck(
    screen: Screen, texts: Texts, seating: Seating, luck: list[dict[str, object]]
) -> None:
    screen.line()
    screen.line(texts.find("web-end-luck") or "", "bold")
    measured = False
    for one in luck:
        figures = one["figures"]
        assert isinstance(figures, list)
        for figure in figures:
            said = texts.told("luck", text(figure["name"]), figure, seating)
            screen.line(f"{seating.name(whole(one['seat']))}: {said}")
            measured = True
    if not measured:
        screen.line(texts.find(f"{texts.game_id}-luck-none") or "–")
