"""Twin tables: alike in all that one seat may know, and different in what it may not."""

import random
from contextlib import asynccontextmanager
from types import SimpleNamespace

import msgspec
from server.guests import Guest, Time, house, party
from server.memory_store import MemoryStore

from ludoteka.core.chance import Quick
from ludoteka.protocol.client_messages import (
    Aids,
    Follow,
    Hello,
    History,
    Move,
    Say,
    Sketch,
    Undo,
    Why,
)
from ludoteka.server.http.request import Asked
from ludoteka.server.http.routes import story, tables
from ludoteka.server.queries.params import HistoryQuery, SeatQuery
from ludoteka.server.queries.report import Reports
from ludoteka.server.store.interface import Snapshot
from ludoteka.server.table import log
from ludoteka.server.table.board import Packed
from ludoteka.server.table.sheet import Caller
from ludoteka.server.table.table import Kept, with_checksum

ORDERS = ["1>2", "2>1 feint", "TUR>DEU until", "DEU>TUR until 2", "nonsense"]


class Listener(Guest):
    """A guest that keeps every letter it is sent; its commands are named alike everywhere."""

    def __init__(self, house, table, tokens=()):
        super().__init__(house, table, tokens)
        self.raw = []
        self._commands = (f"command-{number}" for number in range(10**6))

    def listen(self):
        self.raw += self.connection._outbox
        return super().listen()

    def told_since(self, mark):
        self.listen()
        return self.raw[mark:]


class Scene:
    """A moment of a running game as it is stored, with the tokens of its seats."""

    def __init__(self, at):
        self.table, self.tokens = at.table, at.tokens
        self.store, board = at.house.services.store, at.room.table.board
        self.state, self.sheet = board.state, at.room.table.sheet
        self.board = board
        self.seq = self.sheet.seq

    def stored(self, state, seat=None):
        """A store in which the game stands like this; the log's private parts are others too.

        Everything that the seat was not told is garbled: what others chose, saw and drew.
        """
        store = MemoryStore()
        store.logs[self.table] = list(self.store.logs[self.table])
        store.rows = dict(self.store.rows)
        board = self.board
        packed = Packed(
            base=state.pack(),
            run=[],
            position=board.position,
            mattered=board.mattered,
            since=board.since,
            locks=board.locks,
        )
        data = with_checksum(msgspec.json.encode(Kept(self.sheet, packed)))
        store.snapshots[self.table] = Snapshot(seq=self.seq, data=data)
        if seat is not None:
            entries = store.logs[self.table]
            store.logs[self.table] = [garbled(stored, seat) for stored in entries]
        return store


def garbled(stored, seat):
    """An entry of a log in which everything hidden from the seat was otherwise."""
    entry = log.read(stored.data)
    if isinstance(entry, log.Started | log.Moved):
        entry.position += 1000
        for event in entry.events:
            for other, part in event["private"].items():
                if other != str(seat):
                    part.update(dict.fromkeys(part, "garbled"))
            if event["public"] is None and str(seat) not in event["private"]:
                event["kind"] = "garbled"
    if isinstance(entry, log.Moved) and entry.seat != seat:
        entry.move, entry.digest = "garbled", "garbled"
    return msgspec.structs.replace(stored, data=log.write(entry))


async def scenes(game, seats, options, number, moments, monkeypatch):
    """Moments of one game, after so many moves each; the same in every run."""
    seed = bytes([number]) * 32
    fixed = SimpleNamespace(token_bytes=lambda size: seed)
    monkeypatch.setattr("ludoteka.server.commands.lifecycle.secrets", fixed)
    chance = random.Random(number)
    async with house(MemoryStore(), time=Time()) as place:
        at = await party(place, game, seats, options=options)
        played = 0
        for moves in moments:
            played += await at.play(moves - played, lambda seat, legal: chance.choice(legal))
            if at.room.sheet.status != "running":
                return
            yield Scene(at)


def swapped(scene, seat, number=0):
    """A state that differs in what the seat may not know; None if nothing does."""
    for again in range(20):  # some swaps come to nothing
        other = scene.state.game.audit().swap(scene.state, seat, Quick(100 * number + again))
        if other is not None and other.pack() != scene.state.pack():
            return other
    return None


@asynccontextmanager
async def hosted(store):
    """A house of its own, at the same hour, for a stored table."""
    own = MemoryStore()
    own.logs, own.rows = dict(store.logs), dict(store.rows)
    own.snapshots = dict(store.snapshots)
    async with house(own, time=Time()) as place:
        yield place


async def asked(place, scene, seat, moves):
    """Everything that a seat and an onlooker can ask without changing anything, and the answers."""
    guest = Listener(place, scene.table, [scene.tokens[seat]])
    onlooker = Listener(place, scene.table)
    for last in (None, 0, max(0, scene.seq - 3), scene.seq):
        await guest.say(Hello(table=scene.table, tokens=guest.tokens, last=last))
        await onlooker.say(Hello(table=scene.table, last=last))
    for who, eye in ((guest, seat), (onlooker, None)):
        await who.say(History(id="h1", seat=eye))
        await who.say(History(id="h2", seat=eye, after=scene.seq // 2, limit=7))
        if scene.seq % 3 == 0:  # it takes its time
            await who.say(Sketch(id="s", seat=eye))
            await who.say(Sketch(id="o", seat=eye, outline=True))
    for move in moves:
        await guest.say(Why(id=f"w{move}", seat=seat, move=move))
    await guest.say(Aids(id="a", seat=seat))
    for order in ORDERS:
        await guest.say(Follow(id="f", seat=seat, order=order))
    # What is refused, and what comes too late.
    other = (seat + 1) % len(scene.tokens)
    legal = scene.state.moves(seat)
    illegal = [move for move in moves if isinstance(move, int) and move not in legal]
    for number, move in enumerate(illegal[:12]):
        await guest.say(Move(command=f"r{number}", seat=seat, expected=scene.seq, move=move))
    await guest.say(Move(command="s1", seat=seat, expected=0, move=moves[0]))
    await guest.say(Move(command="s2", seat=other, expected=scene.seq, move=moves[0]))
    await guest.say(Aids(id="s3", seat=other))
    await guest.say(Undo(command="u", seat=seat, expected=scene.seq, moves=7))
    return guest, onlooker


async def exported(place, scene, seat):
    """What can be read over HTTP, with a seat's token and without any."""
    found = []
    for caller in (Caller(seats=(seat,)), Caller(), Caller(host=True)):
        for handler, query in (
            (tables.table, None),
            (story.history, HistoryQuery()),
            (story.read_record, SeatQuery()),
        ):
            question = Asked(
                rooms=place,
                reports=Reports(),
                base="",
                caller=caller,
                table=scene.table,
                query=query,
            )
            found.append(msgspec.json.encode(await handler(question)).decode())
    return found


async def chatted(guest, seat):
    await guest.say(Say(command="c", seat=seat, text="hm"))
