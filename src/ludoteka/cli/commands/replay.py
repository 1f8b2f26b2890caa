"""`ludoteka replay`: the events of a recorded game in sentences."""

from __future__ import annotations

import argparse
import json

from ludoteka.cli import files, story
from ludoteka.cli.arguments import add_content_of_record, add_language, add_record, number
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.records import opened
from ludoteka.cli.screen import Screen
from ludoteka.cli.set_up import texts_of
from ludoteka.core.events import Event, seen
from ludoteka.core.match import Replay
from ludoteka.core.record import Record, parse
from ludoteka.text import Seating


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record(parser)
    parser.add_argument("--to", type=number, metavar="N", help="stop after so many moves")
    add_content_of_record(parser)
    parser.add_argument("--json", action="store_true", help="one object a line, nothing hidden")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the events of a recorded game up to some move, for people or for programs."""
    record = parse(files.read(arguments.file))
    last = len(record.moves)
    if arguments.to is not None and arguments.to > last:
        raise Complaint(f"--to {arguments.to}: the record has {last} moves; 0 to {last} is right")
    stop = last if arguments.to is None else arguments.to
    if arguments.json:
        _print_lines(opened(record, arguments.content), stop)
    else:
        _tell(opened(record, arguments.content), stop, arguments.language)
    return 0


def _finish(again: Replay) -> None:
    """At the end of all moves, compare with what the record says."""
    if again.at == len(again.record.moves):
        again.finish()


def _tell(again: Replay, stop: int, language: str | None) -> None:
    """The story in sentences, and the board where it stops."""
    screen, match = Screen(), again.match
    texts, seating = texts_of(match.game, language), Seating(again.record.names)
    story.begin(screen, texts, match.game, match.names, again.record.commitment)
    teller = match.game.teller()
    begun = story.retold(match.game, seen(match.events, None), teller)
    story.tell(screen, texts, begun, seating)
    while again.at < stop:
        seat, notation = again.record.moves[again.at]
        events = again.step()
        screen.line(f"{again.at}. {seating.name(seat)}: {notation}", "bold")
        news = story.retold(match.game, seen(events, seat), teller)
        story.tell(screen, texts, news, seating)
    screen.line()
    story.show_board(screen, texts, match.state, None, match.names)
    screen.line()
    result = match.state.result()
    if result is not None:
        story.show_result(screen, texts, result, seating)
    else:
        screen.line(texts.say("goes-on", to=stop, moves=len(again.record.moves)))
    _finish(again)


def _print_lines(again: Replay, stop: int) -> None:
    """One JSON object a line, nothing hidden: see docs/replay-format.md."""
    match, record = again.match, again.record
    game = match.game
    _print(
        {
            "line": "set_up",
            "format": 1,
            "game": game.id,
            "rules": game.rules_version,
            "content_digest": game.content_digest,
            "content": game.content(),
            "options": game.options,
            "seats": record.names,
            "chance_kind": record.chance,
            "commitment": record.commitment,
            "seed": record.seed.hex(),
            **_reseeds(record, stop),
            "events": _all_of(match.events),
            **_after(again),
        }
    )
    while again.at < stop:
        seat, notation = record.moves[again.at]
        events = again.step()
        move = game.read(notation)
        _print(
            {
                "line": "move",
                "n": again.at,
                "seat": seat,
                "notation": notation,
                "move": move,
                "description": game.describe(move),
                "events": _all_of(events),
                **_after(again),
            }
        )
    result = match.state.result()
    _print(
        {
            "line": "result",
            "moves": again.at,
            "finished": result is not None,
            "result": None if result is None else result.data(),
            "digest": match.state.digest(),
        }
    )
    _finish(again)


def _reseeds(record: Record, stop: int) -> dict[str, object]:
    """The further seeds of the moves that are printed; empty for a game with one seed."""
    reseeds = [
        {"at": reseed.at, "commitment": reseed.commitment, "seed": reseed.seed.hex()}
        for reseed in record.reseeds
        if reseed.at <= stop
    ]
    return {"reseeds": reseeds} if reseeds else {}


def _after(again: Replay) -> dict[str, object]:
    """What the last step drew, and what was hidden from everybody then."""
    state = again.match.state
    return {
        "chance": [list(outcome) for outcome in again.match.outcomes],
        "waiting": list(state.waiting_for()),
        "hidden": state.hidden(),
        "digest": state.digest(),
    }


def _all_of(events: list[Event]) -> list[dict[str, object]]:
    return [event.data() for event in events]


def _print(data: dict[str, object]) -> None:
    print(json.dumps(data, separators=(",", ":")))
