"""Tables within the test's own process: a house, and guests who talk to it without a wire."""

import asyncio
import functools
import itertools
from contextlib import asynccontextmanager

import msgspec
import pytest
from server.memory_store import MemoryStore

from ludoteka.protocol.client_messages import Hello, Move, Say, Undo
from ludoteka.protocol.forms import NewTable, SeatForm
from ludoteka.protocol.server_messages import (
    Already,
    Done,
    FromServer,
    News,
    Presence,
    Refused,
    Stale,
    View,
    Welcome,
)
from ludoteka.server.app import make_rooms
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.commands import creation, lifecycle
from ludoteka.server.config import Config
from ludoteka.server.limits import Limits
from ludoteka.server.services import Services
from ludoteka.server.table.connection import Connection
from ludoteka.server.table.refusals import Refusal
from ludoteka.server.table.sheet import hashed
from ludoteka.server.work.tasks import look_back, suggest
from ludoteka.server.ws.dispatch import MessageDispatcher

# A game, seats and options with which much is hidden, and from different eyes.
SECRETIVE = [
    ("envyra", 3, {"equilibrium": "C"}),
    ("rawsiko", 3, {"setup": "territories", "turns": 3}),
    ("raw", 3, {"drafting": True, "hunt": True}),
]
ANSWERS = (Done, Already, Refused, Stale)
decode = msgspec.json.Decoder(FromServer).decode


def within(seconds):
    """For a test that awaits: it must not hang."""

    def wrap(test):
        @functools.wraps(test)
        def run(*arguments, **named):
            asyncio.run(asyncio.wait_for(test(*arguments, **named), seconds))

        return run

    return wrap


in_a_loop = within(30)


def fault_of(answer):
    assert isinstance(answer, Refused), answer
    return answer.reason.fault


async def refused(doing):
    """The fault by which something is refused."""
    with pytest.raises(Refusal) as caught:
        await doing
    return caught.value.reason.fault


def who_is_there(guest):
    """What a guest was last told: the seats that are there, and how many look on.

    For how long the others have been gone is left out: that depends on how slow the machine is.
    """
    told = guest.of(Presence)[-1]
    return told.seats, told.onlookers


async def until(so):
    """Wait until something is so, but not for long."""
    async with asyncio.timeout(5):
        while not so():
            await asyncio.sleep(0.002)


class Thoughtless:
    """Bots that think of nothing: a legal move is drawn for them. Files are never at fault.

    Hints and reports are worked out as ever, only in this process.
    """

    def __init__(self):
        self.tasks = []

    async def choose(self, task, seconds):
        self.tasks.append((task, seconds))

    async def suggest(self, task):
        return suggest(msgspec.msgpack.encode(task))

    async def look_back(self, claim):
        return look_back(msgspec.msgpack.encode(claim))

    async def faults(self, claim):
        return []

    async def ready(self):
        pass

    def close(self):
        pass


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self):
        self.wall, self.seconds = 1_800_000_000_000, 1000.0

    def now(self):
        return self.wall

    def monotonic(self):
        return self.seconds

    def pass_(self, seconds):
        self.seconds += seconds
        self.wall += int(seconds * 1000)


PATIENT = Limits(messages=10**6, joins=10**6, checks=10**6, sockets=10**6, chats=10**6)


@asynccontextmanager
async def house(store=None, bus=None, pool=None, time=None, **config):
    """An open house; its store stays open."""
    clocks = {} if time is None else {"now": time.now, "monotonic": time.monotonic}
    config.setdefault("limits", PATIENT)
    services = Services(
        MemoryStore() if store is None else store,
        LocalBus() if bus is None else bus,
        Thoughtless() if pool is None else pool,
        Config(**config),
        **clocks,
    )
    made = make_rooms(services)
    made.dispatcher = MessageDispatcher(made)
    await made.open()
    try:
        yield made
    finally:
        for room in made.rooms.values():
            for connection in list(room.subscribers.connections):
                connection.leave()
        await made.farewell()


class Guest:
    """A client: says something, and remembers all it was told."""

    def __init__(self, house, table, tokens=(), most=10**7):
        self.house, self.table, self.tokens = house, table, list(tokens)
        self.connection = Connection("a guest", most)
        self.told, self.views, self.seqs = [], {}, {}
        self._commands = (f"{id(self)}-{n}" for n in itertools.count())

    async def say(self, message):
        """Say it, and take in whatever comes back."""
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        before = len(self.told)
        await self.house.dispatcher.hear(self.connection, text, [])
        self.listen()
        return self.told[before:]

    def listen(self):
        """What has arrived; views are kept as a client keeps them."""
        heard = []
        while self.connection._outbox:
            heard.append(decode(self.connection._outbox.popleft()))
        self.connection._bytes = 0
        for message in heard:
            if isinstance(message, View | Stale):
                self.views[message.seat], self.seqs[message.seat] = message.view, message.seq
            if isinstance(message, News):
                assert message.since == self.seqs[message.seat], "news do not fit the view"
                view = {**(self.views[message.seat] or {}), **message.changes}
                self.views[message.seat] = {n: v for n, v in view.items() if n not in message.gone}
                self.seqs[message.seat] = message.seq
        self.told += heard
        return heard

    async def hello(self, last=None):
        return await self.say(Hello(table=self.table, tokens=self.tokens, last=last))

    async def answer(self, message):
        """The answer to a command."""
        (found,) = [one for one in await self.say(message) if isinstance(one, ANSWERS)]
        return found

    def command(self):
        return next(self._commands)

    async def move(self, seat, move=None, expected=None, command=None):
        """Move; by default the first move that is allowed."""
        self.listen()
        move = self.views[seat]["moves"][0] if move is None else move
        expected = self.seqs[seat] if expected is None else expected
        command = command or self.command()
        return await self.answer(Move(command=command, seat=seat, expected=expected, move=move))

    async def undo(self, seat, moves=1, expected=None):
        self.listen()
        expected = self.seqs[seat] if expected is None else expected
        return await self.answer(
            Undo(command=self.command(), seat=seat, expected=expected, moves=moves)
        )

    async def chat(self, seat, text=None, phrase=None):
        return await self.answer(Say(command=self.command(), seat=seat, text=text, phrase=phrase))

    def of(self, kind):
        return [message for message in self.told if isinstance(message, kind)]


class Party:
    """A table whose seats all belong to guests of their own, and an onlooker."""

    def __init__(self, house, opened):
        self.house, self.opened, self.table = house, opened, opened.table.id
        self.room = house.room(self.table)
        self.tokens = {int(seat): token for seat, token in opened.seats.items()}
        self.guests = {s: Guest(house, self.table, [t]) for s, t in self.tokens.items()}
        self.onlooker = Guest(house, self.table)

    async def caller(self, *tokens):
        async with self.room.entered() as table:
            return table.sheet.caller([hashed(token) for token in tokens])

    async def host(self):
        return await self.caller(self.opened.host)

    async def start(self):
        for guest in [*self.guests.values(), self.onlooker]:
            if not guest.of(Welcome):
                await guest.hello()
        await lifecycle.start(self.room, await self.host())
        self.listen()
        return self

    def listen(self):
        for guest in [*self.guests.values(), self.onlooker]:
            guest.listen()

    def waiting(self):
        """The seats of guests that are waited for."""
        self.listen()
        table = self.room.table
        if table is None:  # it sleeps: what the guests were told still holds
            return [s for s, guest in self.guests.items() if s in guest.views[s]["waiting"]]
        return [seat for seat in table.waiting_for() if seat in self.guests]

    async def play(self, moves=None, choose=None):
        """Play so many moves, or to the end; how many were played."""
        count = 0
        while count != moves:
            waiting = self.waiting()
            while not waiting and self.room.sheet.status == "running":
                await asyncio.sleep(0.001)
                waiting = self.waiting()
            if not waiting:
                break
            seat = waiting[0]
            legal = self.guests[seat].views[seat]["moves"]
            move = legal[(count * 7) % len(legal)] if choose is None else choose(seat, legal)
            answer = await self.guests[seat].move(seat, move)
            assert isinstance(answer, Done), answer
            count += 1
        return count

    async def watch(self, moves):
        """Play on for so many moves at the most; what every eye saw, by seq."""
        eyes = [*self.guests.items(), (None, self.onlooker)]
        seen = {eye: {self.room.sheet.seq: guest.views[eye]} for eye, guest in eyes}
        for _ in range(moves):
            if self.room.sheet.status != "running":
                break
            await self.play(1)
            self.listen()
            for eye, guest in eyes:
                seen[eye][guest.seqs[eye]] = guest.views[eye]
        return seen


async def party(house, game="envyra", seats=2, bots=0, start=True, **more):
    forms = [SeatForm(kind="device", name=f"P{seat}") for seat in range(seats)]
    forms += [SeatForm(kind="bot") for _ in range(bots)]
    more.setdefault("pace", 0)
    made = Party(
        house, await creation.open_table(house.services, NewTable(game=game, seats=forms, **more))
    )
    return await made.start() if start else made


async def placing(house, **more):
    """A party of RAWsiko where the seat that is waited for places assets, which draws nothing."""
    at = await party(house, "rawsiko", 3, options={"setup": "territories"}, **more)
    return at, at.waiting()[0]


def first_move(guest, seat, command="once"):
    """The first move that is allowed, as a message."""
    guest.listen()
    move = guest.views[seat]["moves"][0]
    return Move(command=command, seat=seat, expected=guest.seqs[seat], move=move)


def sees(guest, at, eye):
    """Whether a guest sees the board as it is now."""
    guest.listen()
    return guest.views[eye] == at.room.table.board.state.view(eye)
