"""Keep tables and records of the present edition, so that a test can play them on in later ones.

    .venv/bin/python tools/keep_edition.py rawsiko raw
    .venv/bin/python tools/keep_edition.py envyra --more second

To be run before anything of an edition is changed (docs/architecture.md, Editions): a real server
opens tables of the games, random players play at them, and its database, the records and the keys
of the seats become `tests/server/fixtures/edition-N`, which `tests/server/test_editions.py` plays
on. What is kept of an edition later goes beside it, as `edition-N-NAME` (`--more NAME`).

Of each game: a table in the middle, one with variants, one with somebody's own content, one that
still gathers, one that has ended, a fork of it, and the lessons, begun.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import lzma
import random
import tempfile
from pathlib import Path
from typing import Any, Final

from ludoteka.client import Lobby, sit
from ludoteka.core import registry
from ludoteka.drills.server_process import NO_LIMITS_PER_ADDRESS, ServerProcess
from ludoteka.protocol.answers import Opened
from ludoteka.protocol.forms import NewTable, SeatForm, TutorialForm
from ludoteka.tutorials import tutorial

ROOT: Final = Path(__file__).resolve().parent.parent
FIXTURES: Final = ROOT / "tests/server/fixtures"
MOST_MOVES: Final = 5000  # no game is as long
LEARNT: Final = 2  # moves of a learner in a lesson that has begun

Options = dict[str, bool | int | str]

# How each game is played in a fixture: seats and moves of a table in the middle, seats, moves and
# options of one with variants, the name, file and seats of one with somebody's own content, and the
# seats and options of one that is played to its end.
SCENES: Final[dict[str, dict[str, Any]]] = {
    "envyra": {
        "running": (3, 40, {}),
        "variants": (4, 45, {"end_tile": "K", "simplified": True, "equilibrium": "C"}),
        "own": ("own-tiles", "envyra-own-tiles.toml", 3, 30),
        "finished": (2, {"equilibrium": "A"}),
    },
    "rawsiko": {
        "running": (4, 80, {}),
        "variants": (5, 95, {"trade": True, "stranglehold": True, "turns": 5}),
        "own": ("own-applications", "rawsiko-own-applications.toml", 3, 45),
        "finished": (3, {"turns": 3}),
    },
    "raw": {
        "running": (6, 45, {}),
        "variants": (3, 50, {"hunt": True, "underworld": True, "last_standing": True}),
        "own": ("own-deck", "raw-own-deck.toml", 2, 30),
        "finished": (2, {}),
    },
}


class Keeper:
    """Opens tables on a server, plays at them and remembers how to go on."""

    def __init__(self, lobby: Lobby, url: str) -> None:
        self.lobby = lobby
        self.url = url
        self.chance = random.Random("editions")
        self.kept: dict[str, dict[str, object]] = {}
        self.records: dict[str, str] = {}

    async def keep(self, game: str) -> None:
        scenes = SCENES[game]
        for name in ("running", "variants"):
            seats, moves, options = scenes[name]
            await self.play(f"{game}-{name}", await self.open(game, seats, options), moves)
        name, file, seats, moves = scenes["own"]
        content = (FIXTURES / "edition-1" / file).read_text(encoding="utf-8")
        opened = await self.open(game, seats, {}, content)
        await self.play(f"{game}-{name}", opened, moves)
        seats, options = scenes["finished"]
        self.remember(f"{game}-gathering", await self.open(game, seats, {}), 0)
        finished = await self.open(game, seats, options)
        moves = await self.play(f"{game}-finished", finished, MOST_MOVES)
        record = (await self.lobby.record(finished.table.id)).record
        assert record is not None, "the game has ended"
        self.records[game] = record
        fork = await self.lobby.fork(finished.table.id, moves // 2)
        await self.play(f"{game}-forked", fork, 5, begun=moves // 2)
        for lesson in itertools.count(1):
            if (script := tutorial(game, lesson)) is None:
                break
            opened = await self.lobby.open_lesson(TutorialForm(game=game, lesson=lesson))
            async with sit(self.url, opened.table.id, tokens_of(opened), check=True) as chair:
                for ask in [ask for step in script.steps for ask in step.asks][:LEARNT]:
                    await chair.turn(0)
                    await chair.move(0, ask.move)
            self.remember(f"{game}-{lesson}-lesson", opened, LEARNT)

    async def open(
        self, game: str, seats: int, options: Options, content: str | None = None
    ) -> Opened:
        here = [SeatForm(kind="device", name=f"Player {seat + 1}") for seat in range(seats)]
        return await self.lobby.open_table(
            NewTable(game=game, seats=here, options=options, content=content)
        )

    async def play(self, name: str, opened: Opened, most: int, begun: int = 0) -> int:
        """Random moves of all seats until the game has so many, or ends; how many it has."""
        if opened.table.status == "gathering":
            await self.lobby.start(opened.table.id, opened.host)
        played = begun
        async with sit(self.url, opened.table.id, tokens_of(opened), check=True) as chair:
            while played < begun + most:
                seen = chair.view(0)
                if seen is None or not (waiting := seen["waiting"]):
                    break
                view = await chair.turn(waiting[0])
                assert view is not None, "the game has begun"
                await chair.move(waiting[0], self.chance.choice(view["moves"]))
                played += 1
        self.remember(name, opened, played)
        return played

    def remember(self, name: str, opened: Opened, moves: int) -> None:
        self.kept[name] = {
            "id": opened.table.id,
            "host": opened.host,
            "tokens": tokens_of(opened),
            "moves": moves,
        }


def tokens_of(opened: Opened) -> list[str]:
    return [opened.seats[seat] for seat in sorted(opened.seats, key=int)]


async def keep_all(games: list[str], url: str) -> Keeper:
    async with Lobby(url) as lobby:
        keeper = Keeper(lobby, url)
        for game in games:
            await keeper.keep(game)
        return keeper


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", choices=sorted(SCENES))
    parser.add_argument("--more", metavar="NAME", help="beside what is kept of it already")
    arguments = parser.parse_args()
    games = arguments.games
    editions = {registry.find(game).meta.rules_version for game in games}
    if len(editions) > 1:
        parser.error(f"these games are of different editions: {sorted(editions)}")
    more = f"-{arguments.more}" if arguments.more else ""
    folder = FIXTURES / f"edition-{editions.pop()}{more}"
    if folder.exists():
        parser.error(f"{folder.relative_to(ROOT)} is there already, and is never changed")
    with tempfile.TemporaryDirectory() as scratch:
        database = Path(scratch) / "tables.sqlite"
        with ServerProcess(database, NO_LIMITS_PER_ADDRESS) as server:
            keeper = asyncio.run(keep_all(games, server.url))
            server.stop()  # and so the whole database is in its one file
        folder.mkdir()
        packed = lzma.compress(database.read_bytes(), preset=9)
    (folder / "tables.sqlite.xz").write_bytes(packed)
    table = json.dumps(keeper.kept, indent=1) + "\n"
    (folder / "tables.json").write_text(table, encoding="utf-8")
    for game, record in keeper.records.items():
        (folder / f"{game}.record").write_text(record, encoding="utf-8")


if __name__ == "__main__":
    main()
