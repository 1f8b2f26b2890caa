"""Does opening a table cost more when its log is long? Median times over real files, and ratios.

    .venv/bin/python bench/opening.py [--json]

A table of every game is played to so many entries (moves; where a game would end, moves that are
taken back and chat), then opened again and again by a server that has it not in memory: read from
SQLite, snapshot and rest of the log, up to the view that a client is sent.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from pathlib import Path

import msgspec

from ludoteka.core import registry
from ludoteka.protocol.client_messages import Hello, Move, Say, Undo
from ludoteka.protocol.forms import NewTable, SeatForm
from ludoteka.protocol.server_messages import View
from ludoteka.server.app import make_rooms
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.commands import creation, lifecycle
from ludoteka.server.config import Config
from ludoteka.server.limits import Limits
from ludoteka.server.services import Services
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.table.connection import Connection
from ludoteka.server.table.rooms import Rooms
from ludoteka.server.table.sheet import hashed
from ludoteka.server.work.pool import WorkPool
from ludoteka.server.ws.dispatch import MessageDispatcher

SHORT, LONG, TIMES = 50, 5000, 41
GENEROUS = Limits(messages=10**9, chats=10**9, outbox_bytes=10**9)


async def table_of(rooms: Rooms, game: str, entries: int) -> str:
    """A table whose log has so many entries, of which many are moves."""
    forms = [SeatForm(kind="device") for _ in range(3)]
    opened = await creation.open_table(rooms.services, NewTable(game=game, seats=forms, pace=0))
    room, dispatcher = rooms.room(opened.table.id), MessageDispatcher(rooms)
    async with room.entered() as table:
        host = table.sheet.caller([hashed(opened.host)])
    await lifecycle.start(room, host)
    client = Connection("bench", 10**9)
    tokens = list(opened.seats.values())
    await dispatcher.hear(client, _text(Hello(table=room.id, tokens=tokens)), [])
    count = 0
    while room.sheet.seq < entries:
        count += 1
        seq, command = room.sheet.seq, f"c{count}"
        async with room.entered() as table:
            board = table.board
            if board is None or not (waiting := board.state.waiting_for()):
                raise RuntimeError(f"the game ended after {seq} entries")
            seat, mover = waiting[0], board.mover
            back = board.run and count % 2 and seq > entries // 4
            move = board.state.moves(seat)[count * 7 % len(board.state.moves(seat))]
            ends = not board.play(seat, move).state.waiting_for()
        if back:
            message = Undo(command=command, seat=mover, expected=seq)
        elif ends or (seq > entries // 2 and count % 5):
            message = Say(command=command, seat=seat, phrase="think")
        else:
            message = Move(command=command, seat=seat, expected=seq, move=move)
        await dispatcher.hear(client, _text(message), [])
        await _forget(client)
    return room.id


async def opened_in(rooms: Rooms, table: str) -> float:
    """Milliseconds until a client has its view."""
    client, dispatcher = Connection("bench", 10**9), MessageDispatcher(rooms)
    begin = time.perf_counter()
    await dispatcher.hear(client, _text(Hello(table=table)), [])
    seconds = time.perf_counter() - begin
    if View.__struct_config__.tag not in "".join(await _forget(client)):
        raise RuntimeError("the table was not opened")
    room = rooms.rooms.pop(table)
    room.leave(client)
    return seconds * 1000


async def _forget(client: Connection) -> list[str]:
    """Take what was sent."""
    taken = []
    while client.waiting():
        text = await client.take()
        taken.append(text or "")
    return taken


def _text(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()


async def measure(folder: Path) -> dict[str, dict[str, float]]:
    found = {}
    pool = WorkPool(1)
    for game in registry.names():
        store = SqliteStore.open(folder / f"{game}.db")
        rooms = make_rooms(Services(store, LocalBus(), pool, Config(limits=GENEROUS)))
        tables = [await table_of(rooms, game, entries) for entries in (SHORT, LONG)]
        rooms.rooms.clear()
        times: list[list[float]] = [[], []]
        for _ in range(TIMES):  # in turns, so that both meet the same weather
            for at, table in enumerate(tables):
                times[at].append(await opened_in(rooms, table))
        short, long = (statistics.median(one) for one in times)
        found[game] = {
            f"ms_{SHORT}": round(short, 2),
            f"ms_{LONG}": round(long, 2),
            "ratio": round(long / short, 2),
        }
        await store.close()
    pool.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder)))
    if arguments.json:
        print(json.dumps(found))
        return
    for game, row in found.items():
        print(f"{game:<10}" + "  ".join(f"{name} {value:>7}" for name, value in row.items()))


if __name__ == "__main__":
    main()
