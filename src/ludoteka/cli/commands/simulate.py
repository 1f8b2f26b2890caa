"""`ludoteka simulate`: many games between bots, played by `ludoteka.lab.arena`."""

from __future__ import annotations

import argparse
import json

from ludoteka.cli.arguments import add_game, add_json, add_set_up, count
from ludoteka.cli.files import Shelf
from ludoteka.cli.screen import Screen, counting
from ludoteka.cli.set_up import game_of
from ludoteka.cli.table.seats import read_bots
from ludoteka.core.chance import Quick
from ludoteka.core.record import Record
from ludoteka.lab import arena


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=count, required=True, metavar="N", help="how many")
    parser.add_argument("--seats", required=True, metavar="BOT,BOT", help="a bot for each seat")
    parser.add_argument("--seed", default="0", metavar="S", help="any text (default: 0)")
    parser.add_argument(
        "--rotate", action="store_true", help="bots move one seat on after every game"
    )
    add_set_up(parser)
    parser.add_argument("--records", metavar="DIR", help="keep every game in this folder")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Let bots play many games, and say who won how often."""
    game = game_of(arguments)
    bots = read_bots(game, arguments.seats)
    game.start(len(bots), Quick(0))  # options that don't go together: said before a folder is made
    shelf = None
    if arguments.records is not None:
        shelf = Shelf(arguments.records, game.id, arguments.games)

    def keep(number: int, record: Record) -> None:
        if shelf is not None:
            shelf.put(number, record.text())

    with counting("Playing", arguments.games) as progress:
        report = arena.simulate(
            game,
            bots,
            arguments.games,
            arguments.seed,
            arguments.rotate,
            keep=keep if shelf else None,
            progress=progress,
        )
    if arguments.json:
        print(json.dumps(report.data()))
    else:
        _say(Screen(), report, arguments.records)
    return 0


def _say(screen: Screen, report: arena.ArenaReport, records: str | None) -> None:
    data = report.data()
    screen.line(
        f"{report.games} games of {report.game}: {report.moves} moves, "
        f"{data['mean_moves']:.1f} a game"
    )
    screen.line(
        f"{report.seconds:.2f} s, {data['games_per_s']:,.0f} games and "
        f"{data['moves_per_s']:,.0f} moves a second ({data['build']} build)"
    )
    for bot, wins in report.wins_by_bot.items():
        share = float(wins) / report.games
        screen.line(f"  {bot:<10} wins {float(wins):>10.2f}  {share:>7.1%}")
    for seat, wins in enumerate(report.wins_by_seat):
        share = float(wins) / report.games
        screen.line(f"  seat {seat:<5} wins {float(wins):>10.2f}  {share:>7.1%}")
    if records:
        screen.exact(f"The records are in {records}")
