"""`ludoteka frames`: frames that nobody should send, in great numbers. Does the server stand it?

crashes: what the server failed on by its own count, and every traceback in its log.
unacknowledged: entries of a log that nobody was told of as the answer to a command.
lost: acknowledged, and not in the log. unanswered: a message that got no answer, or more than one.
Next to all this a game is played as usual, and must not notice.
"""

from __future__ import annotations

import asyncio
import random
import uuid
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec
from msgspec import Struct

from ludoteka.client import ClientFault, Lobby
from ludoteka.core import registry
from ludoteka.core.game import Game
from ludoteka.drills.load import SEATS_MOST, Say, percentile, run
from ludoteka.drills.mangling import Mangled, Mangler
from ludoteka.drills.party import Party
from ludoteka.drills.plug import ABNORMAL, TEXT, Plug, frame
from ludoteka.drills.serving import FLAGS, Serving, own_server, unheard
from ludoteka.drills.torture import Findings, check_record
from ludoteka.protocol import messages
from ludoteka.protocol.forms import GameInfo
from ludoteka.protocol.messages import FromClient, Hello, Move, Undo
from ludoteka.protocol.things import Entry

UNLIMITED: Final = (*FLAGS, "--messages-per-20-seconds", "100000000")
BURST: Final = 40  # frames that are sent at once
OUTRAGES: Final = 0.25  # so many bursts end with a frame that ends the connection
ROUNDS: Final = 60  # bursts of everybody at a table, until it is looked into and left
PATIENCE: Final = 20.0  # seconds until a message that is not answered is a fault
CONTROL_PAUSE: Final = 0.05
FAULTS_MOST: Final = 20
PAGE: Final = 500
# WebSocket's words for a breach: its own rules, a kind, an encoding, a length.
BREACHES: Final = (1002, 1003, 1007, 1009, ABNORMAL)
TRACEBACK: Final = "Traceback"

# What every message of a client is answered by, once; all else comes unasked.
ANSWERS: Final = (
    "welcome", "fault", "done", "already", "refused", "stale", "because", "next", "helped", "page",
    "moments", "sketched", "hinted", "pong", "wait",
)  # fmt: skip
KINDS: Final = {"move": "moved", "undo": "undone", "say": "said"}


class Known(Struct):
    """The part of a view that a heckler needs."""

    moves: list[int] = []


class Named(Struct):
    id: str


class Told(Struct):
    """The part of a server's message that a heckler needs."""

    type: str
    command: str = ""
    id: str = ""
    code: Any = None
    text: str = ""
    seat: int | None = None
    seq: int = 0
    table: Named | None = None
    view: Known | None = None
    changes: Known | None = None


_told: Final = msgspec.json.Decoder(Told)
_valid: Final = msgspec.json.Decoder(FromClient)


class Ledger:
    """What was acknowledged at one table; nothing else may be in its log behind `begin`."""

    def __init__(self, party: Party, begin: int) -> None:
        self.party = party
        self.begin = begin
        self.promises: dict[int, tuple[str, int]] = {}  # by seq: the kind of entry, the seat
        self.doubled: list[str] = []

    def acknowledge(self, seq: int, kind: str, seat: int) -> None:
        if seq in self.promises:
            self.doubled.append(f"{seq} was acknowledged twice")
        self.promises[seq] = (kind, seat)

    def compare(self, entries: Iterable[Entry], last: int) -> tuple[list[str], list[str]]:
        """What is in the log and was not acknowledged, and what should be there and is not."""
        found = {entry.seq: (entry.kind, entry.seat) for entry in entries}
        unacknowledged = [
            f"{self.party.table}: {found.get(seq, 'an entry')} at {seq} was not acknowledged"
            for seq in range(self.begin + 1, max(last, *found, self.begin) + 1)
            if seq not in self.promises
        ]
        lost = [
            f"{self.party.table}: {promise} was acknowledged at {seq}, and is {found.get(seq)}"
            for seq, promise in self.promises.items()
            if found.get(seq) != promise
        ]
        return unacknowledged, lost + self.doubled


class Heckler:
    """One connection that shouts, with the token of a seat or without; it counts the answers."""

    def __init__(self, drill: Frames, table: str, tokens: list[str], seat: int) -> None:
        self.table = table
        self.tokens = tokens
        self.seat = seat
        self.seq = 0
        self.moves: list[int] = []
        self.answers = 0
        self._drill = drill
        self._at: str | None = None  # the table that has welcomed us: hello may lead elsewhere
        # By id, what has no answer yet: the kind of entry that it would make, seat, text.
        self._said: dict[str, list[tuple[str, int, bytes]]] = {}
        self._plug: Plug | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._heard = asyncio.Event()

    async def connect(self) -> None:
        """Come in, as one should, and say again what was not answered."""
        self._plug = await Plug.into(self._drill.url)
        self.answers, self._at = 0, None
        self._hearing = asyncio.create_task(self._hear(self._plug))
        unsaid = [text for said in self._said.values() for kind, _, text in said if kind]
        self._said.clear()
        hello = Hello(table=self.table, tokens=self.tokens)
        await self.shout([_plain(msgspec.json.encode(hello)), *map(_plain, unsaid)])

    async def shout(self, burst: list[Mangled]) -> None:
        """Send at once, and wait for the answers; whoever is put out comes back."""
        plug = self._plug
        assert plug is not None, "a heckler connects before it shouts"
        expected = self.answers
        for mangled in burst:
            self._drill.frames += 1
            if mangled.deadly:
                await self._answered(expected)
            else:
                expected += 1
                self._note(mangled.text)
            plug.send(mangled.data)
        if burst and burst[-1].deadly:
            await self._put_out(plug)
        else:
            await self._answered(expected)

    async def leave(self) -> None:
        if self._plug is not None and self._hearing is not None:
            self._plug.cut()
            await self._hearing

    def _note(self, text: bytes | None) -> None:
        """Remember a message that has an id, for its answer names nothing else."""
        try:
            message = _valid.decode(text or b"")
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return
        if isinstance(message, Hello | messages.Ping):
            return
        command = isinstance(message, Move | Undo | messages.Say)
        name = message.command if command else message.id
        kind = KINDS.get(type(message).__name__.lower(), "")
        self._said.setdefault(name, []).append((kind, message.seat or 0, text or b""))

    async def _answered(self, expected: int) -> None:
        assert self._hearing is not None
        try:
            async with asyncio.timeout(PATIENCE):
                while self.answers < expected and not self._hearing.done():
                    self._heard.clear()
                    await self._heard.wait()
        except TimeoutError:
            pass
        if self._hearing.done():
            plug = self._plug
            self._drill.fault(f"closed with {0 if plug is None else plug.code} for a mere text")
            self._drill.closed += 1
            await self.connect()
        elif self.answers != expected:
            self._drill.unanswered += 1
            self._drill.fault(f"{expected} messages had {self.answers} answers")
            self.answers = expected

    async def _put_out(self, plug: Plug) -> None:
        assert self._hearing is not None
        _, late = await asyncio.wait([self._hearing], timeout=PATIENCE)
        if late:
            self._drill.fault("a breach of WebSocket's rules did not end the connection")
            plug.cut()
            await self._hearing
        self._drill.closed += 1
        self._drill.codes[plug.code] += 1
        if plug.code not in BREACHES:
            self._drill.fault(f"a breach of WebSocket's rules was closed with {plug.code}")
        plug.cut()
        await self.connect()

    async def _hear(self, plug: Plug) -> None:
        """Read all the time: a client that does not read is another drill's matter."""
        while (found := await plug.read()) is not None:
            if found.opcode == TEXT:
                self._take(_told.decode(found.payload))
                self._heard.set()
        self._heard.set()

    def _take(self, told: Told) -> None:
        if told.type in ANSWERS:
            self.answers += 1
            self._drill.answers[told.type] += 1
        known = told.view or told.changes
        if told.seat == self.seat and known is not None and known.moves:
            self.moves = known.moves
        if told.type in ("news", "view", "stale"):
            self.seq = max(self.seq, told.seq)
        elif told.type == "welcome" and told.table is not None:
            self._at, self.seq = told.table.id, told.seq
        elif told.type == "fault" and told.code == "failed":
            self._drill.fault("the server said that it failed")
        if told.command or told.id:
            self._answer(told)

    def _answer(self, told: Told) -> None:
        """Answers come in the order of what was said."""
        waiting = self._said.get(told.command or told.id)
        if not waiting:
            self._drill.fault(f"{told.type} answers what nobody has said")
            return
        kind, seat, _ = waiting.pop(0)
        if not waiting:
            del self._said[told.command or told.id]
        if told.type == "done":
            self._drill.ledgers[self._at or self.table].acknowledge(told.seq, kind, seat)


def _plain(text: bytes) -> Mangled:
    return Mangled(frame(text), text)


class Frames:
    """Tables of all games with hecklers around them, and one table that is left in peace."""

    def __init__(
        self, serving: Serving, count: int, *, seed: int | None = None, say: Say = unheard
    ) -> None:
        self.url = serving.url
        self.frames = 0
        self.unanswered = 0
        self.closed = 0
        self.answers: Counter[str] = Counter()
        self.codes: Counter[int] = Counter()
        self.ledgers: dict[str, Ledger] = {}
        self.faults: Counter[str] = Counter()
        self.unacknowledged: list[str] = []
        self.lost: list[str] = []
        self.latencies: list[float] = []  # of the moves at the table that is left in peace
        self.records = 0
        self._serving = serving
        self._count = count
        self._seed = random.randrange(2**32) if seed is None else seed
        self._chance = random.Random(self._seed)
        self._say = say
        self._lobby = Lobby(serving.url)

    def fault(self, text: str) -> None:
        self.faults[text] += 1

    async def shout(self) -> dict[str, object]:
        """So many frames, then the reckoning."""
        began = perf_counter()
        async with self._lobby:
            games = (await self._lobby.games()).games
            peace = asyncio.create_task(self._play_in_peace(games[0]))
            async with asyncio.TaskGroup() as group:
                for game in games:
                    for seats in sorted({game.seats[0], min(game.seats[1], SEATS_MOST)}):
                        group.create_task(self._heckle(game, seats))
            peace.cancel()
            await asyncio.wait([peace])
            if not peace.cancelled():
                self.fault(f"the table that was left in peace: {peace.exception()!r}")
            crashes = await self._crashes()
        return {
            "frames": self.frames,
            "answers": self.answers.total(),
            "closed": self.closed,
            "crashes": crashes,
            "unacknowledged": len(self.unacknowledged),
            "lost": len(self.lost),
            "unanswered": self.unanswered,
            "acknowledged": sum(len(ledger.promises) for ledger in self.ledgers.values()),
            "tables": len(self.ledgers),
            "records": self.records,
            "control_moves": len(self.latencies),
            "control_p95_ms": percentile(self.latencies, 95),
            "by_answer": dict(self.answers.most_common()),
            "by_code": {str(code): times for code, times in self.codes.most_common()},
            "seed": self._seed,
            "seconds": round(perf_counter() - began, 1),
            "faults": [
                *(f"{times} times {fault}" for fault, times in self.faults.most_common()),
                *self.unacknowledged,
                *self.lost,
            ][:FAULTS_MOST],
        }

    # Shouting.

    async def _heckle(self, game: GameInfo, seats: int) -> None:
        """One table after the other, until enough is said."""
        rules = registry.make(game.id)
        while self.frames < self._count:
            ledger = await self.open(game, seats)
            party = ledger.party
            hecklers = [
                Heckler(self, party.table, [token], seat) for seat, token in enumerate(party.tokens)
            ]
            hecklers += [
                Heckler(self, party.table, party.tokens[:1], 0),  # another tab
                Heckler(self, party.table, [party.host], 0),
                Heckler(self, party.table, [], 0),
            ]
            async with asyncio.TaskGroup() as group:
                for heckler in hecklers:
                    group.create_task(self._rounds(heckler, rules))
            for heckler in hecklers:
                await heckler.leave()
            await self.look_into(ledger)
            self._say(f"{self.frames} frames, {self.answers.total()} answers")

    async def _rounds(self, heckler: Heckler, rules: Game) -> None:
        chance = random.Random(self._chance.random())
        mangler = Mangler(chance, lambda: self._strangers(chance, heckler))
        await heckler.connect()
        for _ in range(ROUNDS):
            if self.frames >= self._count:
                return
            burst = [
                mangler.mangled(msgspec.json.encode(right(heckler, rules, chance)))
                for _ in range(chance.choice((1, 2, 5, BURST)))
            ]
            burst = [mangled for mangled in burst if not mangled.deadly]
            if chance.random() < OUTRAGES:
                last = msgspec.json.encode(right(heckler, rules, chance))
                burst.append(mangler.outrage(last))
            await heckler.shout(burst)

    def _strangers(self, chance: random.Random, heckler: Heckler) -> dict[bytes, bytes]:
        """Fields that are right, for somebody else."""
        other = chance.choice(list(self.ledgers.values())).party
        tokens = [*other.tokens, other.host, *heckler.tokens, "A" * 32]
        encode = msgspec.json.encode
        return {
            b"table": encode(chance.choice((other.table, "A" * 22))),
            b"tokens": encode(chance.sample(tokens, chance.randrange(0, 3))),
            b"seat": encode(chance.randrange(16)),
            b"expected": encode(chance.choice((0, 1, heckler.seq - 1, heckler.seq + 1, 2**53 - 1))),
            b"last": encode(chance.choice((0, heckler.seq - 1, heckler.seq + 1, 2**53 - 1))),
            b"after": encode(chance.choice((1, heckler.seq, 2**53 - 1))),
            b"move": encode(chance.choice((heckler.moves or [0]) + [2**31, 2**53 - 1])),
            b"moves": encode(chance.choice((1, 2, 1000))),
            b"limit": encode(chance.choice((1, 500))),
            b"command": encode(chance.choice(("again", "A" * 64))),
        }

    # The table that is left in peace.

    async def _play_in_peace(self, game: GameInfo) -> None:
        chance = random.Random(self._seed)
        while True:
            party = await Party.open(self._lobby, game, game.seats[0])
            await party.sit_down(self.url)
            try:
                while (taken := await party.move(chance)) is not None:
                    self.latencies.append(taken)
                    await asyncio.sleep(CONTROL_PAUSE)
            except (ClientFault, TimeoutError) as fault:
                self.fault(f"the table that was left in peace: {fault!r}")
            if party.reconnects:
                self.fault("the table that was left in peace lost a connection")
            await party.stand_up()

    # The reckoning.

    async def open(self, game: GameInfo, seats: int) -> Ledger:
        party = await Party.open(self._lobby, game, seats)
        begin = (await self._lobby.table(party.table)).seq
        ledger = self.ledgers[party.table] = Ledger(party, begin)
        return ledger

    async def look_into(self, ledger: Ledger) -> None:
        """Compare a table's log with what was acknowledged; it is ended, and its record checked."""
        party = ledger.party
        entries: list[Entry] = []
        after, more = 0, True
        while more:
            page = await self._lobby.history(party.table, after=after, limit=PAGE)
            entries += page.entries
            after, more = max((entry.seq for entry in entries), default=after), page.more
        table = await self._lobby.table(party.table)
        unacknowledged, lost = ledger.compare(entries, table.seq)
        self.unacknowledged += unacknowledged
        self.lost += lost
        if table.status != "finished":
            await self._lobby.end(party.table, party.host)
        findings = Findings()
        record = (await self._lobby.record(party.table)).record
        check_record(party.table, record or "", entries, findings)
        self.records += 1
        self.lost += findings.diverged

    async def _crashes(self) -> int:
        """By the server's own count, and by its log; it must still be there, and well."""
        async with httpx.AsyncClient(base_url=self.url, trust_env=False) as client:
            metrics = (await client.get("/metrics")).text
        health = await self._lobby.health()
        if health.status != "ok":
            self.fault(f"the server is not well: {health.store}")
        return crashes_of(metrics) + tracebacks(self._serving.log)


def right(heckler: Heckler, rules: Game, chance: random.Random) -> FromClient:
    """A message as it should be, of any kind; a good half are commands."""
    name, seat = uuid.uuid4().hex, heckler.seat
    move: int | str = chance.choice(heckler.moves) if heckler.moves else 0
    if chance.random() < 0.5:
        move = rules.spell(int(move))
    match chance.randrange(15):
        case 0:
            last = chance.choice((None, 0, heckler.seq))
            held = chance.choice(([], heckler.tokens, ["x" * 32, *heckler.tokens]))
            return Hello(table=heckler.table, tokens=heckler.tokens, last=last, held=held)
        case 1 | 2:
            return Undo(command=name, seat=seat, expected=heckler.seq, moves=chance.choice((1, 2)))
        case 3:
            return messages.Say(command=name, seat=seat, text="What a game!")
        case 4:
            return messages.Say(command=name, seat=seat, phrase="oops")
        case 5:
            return messages.Why(id=name, seat=seat, move=move)
        case 6:
            order = chance.choice(("TUR>DEU until 4", "3>17 double", "3>17+18", str(move)))
            return messages.Follow(id=name, seat=seat, order=order)
        case 7:
            return messages.Aids(id=name, seat=seat)
        case 8:
            after = max(0, heckler.seq - 5)
            return messages.History(id=name, seat=seat, after=after, limit=10)
        case 9:
            return messages.Ping()
        case 10:
            return messages.Hint(id=name, seat=seat)
        case _:
            return Move(command=name, seat=seat, expected=heckler.seq, move=move)


def crashes_of(metrics: str) -> int:
    """What the server has counted as its own failures."""
    for line in metrics.splitlines():
        if line.startswith("ludoteka_crashes_total "):
            return int(float(line.split()[1]))
    raise ValueError("the server does not count its crashes")


def tracebacks(log: Path) -> int:
    return log.read_text(errors="replace").count(TRACEBACK)


def frames(count: int, *, seed: int | None = None, say: Say = unheard) -> dict[str, object]:
    """The figures of `ludoteka frames`, with a server and a database of its own."""
    with own_server(UNLIMITED) as serving:

        async def drill() -> dict[str, object]:
            return await Frames(serving, count, seed=seed, say=say).shout()

        return run(drill())
