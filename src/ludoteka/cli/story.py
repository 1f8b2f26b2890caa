"""A game in sentences: what happened, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.table import Table
from rich.text import Text

from ludoteka.cli.screen import Screen
from ludoteka.core.game import Game, Result, State, Teller
from ludoteka.core.options import spelled
from ludoteka.core.readers.markup import safe
from ludoteka.text import Seating, Texts, letter


def tell(
    screen: Screen, texts: Texts, events: Iterable[Mapping[str, object]], seating: Seating
) -> None:
    """Each event as a sentence; what a game passes over in silence has none."""
    for event in events:
        said = texts.event(event, seating)
        if said:
            screen.line("• " + said)


def retold(
    game: Game, events: Iterable[dict[str, object]], teller: Teller | None = None
) -> list[dict[str, object]]:
    """A story from its first event on, or its next part, each event with what its game adds."""
    teller = teller or game.teller()
    return [teller.retold(event) for event in events]


def show_board(
    screen: Screen, texts: Texts, state: State, seat: int | None, names: list[str]
) -> None:
    """The game's own drawing of what a seat sees, or the bare view of a game without one."""
    view = state.view(seat)
    drawing = state.game.draw(view, names, texts.board)
    if drawing:
        screen.markup(drawing)
        return
    for name, value in view.items():
        if name not in ("game", "rules", "moves", "result") and value is not None:
            screen.line(safe(f"{name}: {value}"))


def begin(screen: Screen, texts: Texts, game: Game, names: list[str], commitment: str) -> None:
    """What is agreed before the game, and the commitment to its seed."""
    seating = Seating(names)
    listed = texts.listing([seating.name(seat) for seat in range(len(names))])
    title = type(game).meta.title
    screen.line(texts.say("begin", title=title, seats=len(names), names=listed), "bold")
    options = ", ".join(f"{name} {safe(spelled(value))}" for name, value in game.options.items())
    if options:
        screen.line(texts.say("begin-options", options=options))
    screen.line(texts.say("begin-content", content=safe(game.content_name)))
    screen.line(texts.say("begin-commitment"))
    screen.exact("  " + commitment)


def show_result(screen: Screen, texts: Texts, result: Result, seating: Seating) -> None:
    """How it ended, who won, all scores with their parts, and what else counts."""
    how = texts.end(result.reason)
    number = result.rule.partition(".")[2]
    if number:
        how = texts.cited(how, result.rule)
    screen.line(texts.say("over", how=how), "bold")
    quoted = texts.rule(result.rule)
    if quoted:
        screen.line(texts.say("rule-says", rule=number, text=quoted), "dim")
    screen.show(_scores(texts, result, seating))
    screen.line(winners(texts, result, seating), "bold")


def winners(texts: Texts, result: Result, seating: Seating) -> str:
    """Who won, as a sentence."""
    won = result.winners()
    if won == [seating.me]:
        return texts.say("win-me")
    names = [texts.say("you") if seat == seating.me else seating.name(seat) for seat in won]
    if len(names) == 1:
        return texts.say("win-one", name=names[0])
    return texts.say("win-shared", names=texts.listing(names))


def _scores(texts: Texts, result: Result, seating: Seating) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(texts.say("rank"), justify="right", no_wrap=True)
    table.add_column(texts.say("player"))
    parts = list(result.parts[0]) if result.parts else []
    for part in parts:
        table.add_column(Text(texts.part(part)), justify="right", no_wrap=True)
    table.add_column(texts.say("total"), justify="right", no_wrap=True, style="bold")
    columns = list(result.columns[0]) if result.columns else []
    for column in columns:
        table.add_column(Text(texts.part(column)), justify="right", no_wrap=True)
    for seat in sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat]):
        name = f"{letter(seat)} {seating.names[seat]}"
        row = [str(result.ranks[seat]), name]
        row += [str(result.parts[seat].get(part, 0)) for part in parts]
        row.append(str(result.scores[seat]))
        row += [str(result.columns[seat].get(column, 0)) for column in columns]
        table.add_row(*(Text(cell) for cell in row), style="bold" if seat == seating.me else "")
    return table
