"""A table where everybody listens: a whole game with all the questions that come to mind."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from ludoteka.client import Lobby
from ludoteka.client.address import Address
from ludoteka.core.game import Game
from ludoteka.core.options import Value
from ludoteka.core.record import parse, verify
from ludoteka.drills.ears import PATIENCE, TIMEOUT, Ear
from ludoteka.drills.judging import Hit, Judge
from ludoteka.drills.knowledge import Eye, Knowledge
from ludoteka.protocol.forms import NewTable, SeatForm
from ludoteka.protocol.messages import (
    Aids,
    Follow,
    Hint,
    History,
    Move,
    Past,
    Say,
    Sketch,
    Undo,
    Why,
)
from ludoteka.protocol.things import Entry

EXTRAS: Final = 35  # of a hundred moves, so many are followed by something else
PAGE: Final = 500
RETRACED: Final = 10  # moments at a time
DOZE: Final = 2.2  # seconds: longer than it takes until a table sleeps


class Plan(NamedTuple):
    """A game to be played."""

    game: str
    seats: int
    options: dict[str, Value]


class Found(NamedTuple):
    """What came out at one table."""

    connections: int
    frames: int
    size: int
    moves: int
    canaries: int
    kinds: Counter[str]
    hits: list[Hit]


class Contradiction(Exception):
    """What a seat was shown is not so: perhaps it was another's."""

    def __init__(self, ear: Ear, text: str) -> None:
        super().__init__(text)
        self.hit = Hit("contradiction", ear.seat, ear.seq, text, "")


class Sitting:
    """One table: everybody listens, one after the other acts, and asks what comes to mind."""

    def __init__(
        self, url: str, plan: Plan, game: Game, content: str | None, chance: random.Random
    ) -> None:
        self.plan = plan
        self.ears: list[Ear] = []  # of the seats in order, then an onlooker
        self.moves = 0
        self._url = url
        self._game = game
        self._content = content
        self._chance = chance
        self._table = ""
        self._odd: list[Hit] = []
        self._tokens: dict[Eye | str, str] = {}
        self._extras: list[Callable[[], Awaitable[None]]] = [
            self._reconnect,
            self._look_back,
            self._retrace,
            self._ask_why,
            self._ask_for_help,
            self._follow,
            self._take_back,
            self._chat,
            self._read,
            self._be_late,
            self._break_a_rule,
            self._meddle,
            self._doze,
        ]

    async def play(self) -> Found:
        """Play to the end, then search."""
        async with Lobby(self._url) as lobby, Address(self._url).client(TIMEOUT) as self._http:
            forms = [SeatForm(kind="device", name=f"P{n}") for n in range(self.plan.seats)]
            opened = await lobby.open_table(
                NewTable(
                    game=self.plan.game,
                    seats=forms,
                    options=self.plan.options,
                    content=self._content,
                )
            )
            self._table = opened.table.id
            self._tokens = {int(seat): token for seat, token in opened.seats.items()}
            self._tokens |= {"host": opened.host, "invitation": opened.invitation}
            try:
                await self._sit_down()
                await lobby.start(self._table, opened.host)
                try:
                    await self._play()
                except Contradiction as contradiction:
                    self._odd.append(contradiction.hit)
                    await lobby.end(self._table, opened.host)
                for ear in self.ears:
                    await ear.connect(0)  # all is open now, but for the tokens
            finally:
                for ear in self.ears:
                    await ear.close()
        return await self._search()

    async def _sit_down(self) -> None:
        for seat in (*range(self.plan.seats), None):
            token = None if seat is None else self._tokens[seat]
            ear = Ear(self._url, self._table, seat, token)
            self.ears.append(ear)
            await ear.connect()

    async def _play(self) -> None:
        await self._until(lambda ear: ear.view is not None)
        while not self.ears[0].over:
            waiting = [ear for ear in self.ears if ear.seat in self._view(ear)["waiting"]]
            ear = self._chance.choice(waiting)
            if len(waiting) < len(self._view(ear)["waiting"]) or self._chance.random() < 0.1:
                ear = self._chance.choice(self.ears[:-1])  # whoever has chosen may think again
            if not self._view(ear)["moves"]:
                continue
            await self._move(ear, self._chance.choice(self._view(ear)["moves"]))
            self.moves += 1
            if not self.ears[0].over and self._chance.randrange(100) < EXTRAS:
                await self._chance.choice(self._extras)()

    @staticmethod
    def _view(ear: Ear) -> dict[str, Any]:
        assert ear.view is not None, "the game has begun"
        return ear.view

    async def _move(self, ear: Ear, move: int) -> None:
        """A move that is allowed, and everybody hears of it."""
        assert ear.seat is not None
        name, spelled = ear.name(), self._game.spell(move)
        said = move if self._chance.random() < 0.5 else spelled
        message = Move(command=name, seat=ear.seat, expected=ear.seq, move=said)
        done = await ear.ask(name, message, spelled)
        if done["type"] != "done":
            raise Contradiction(ear, f"{spelled} was offered, and answered by {done}")
        await self._all_reach(done["seq"])
        if self._chance.random() < 0.05:
            again = await ear.ask(name, message, spelled)
            if again["type"] != "already":
                raise Contradiction(ear, f"{spelled} was said again, and answered by {again}")

    async def _all_reach(self, seq: int) -> None:
        for ear in self.ears:
            await ear.reach(seq)
        if self._view(self.ears[0])["result"] is not None:
            await self._until(lambda ear: ear.over)

    async def _until(self, holds: Callable[[Ear], bool]) -> None:
        """Wait until something holds for everybody."""
        async with asyncio.timeout(PATIENCE):
            while not all(holds(ear) for ear in self.ears):
                await asyncio.sleep(0.002)

    # What else can be done at a table.

    def _seat(self) -> Ear:
        return self._chance.choice(self.ears[:-1])

    async def _reconnect(self) -> None:
        ear = self._chance.choice(self.ears)
        last = self._chance.choice([None, 0, ear.seq, max(0, ear.seq - self._chance.randrange(40))])
        await ear.connect(last)

    async def _look_back(self) -> None:
        for ear in self.ears:
            name = ear.name()
            after = self._chance.randrange(ear.seq + 1)
            await ear.ask(name, History(id=name, seat=ear.seat, after=after, limit=PAGE))

    async def _retrace(self) -> None:
        """The views of earlier moments, and the board as text."""
        for ear in self.ears:
            name = ear.name()
            moves = self._chance.randrange(self.moves + 1)
            await ear.ask(name, Past(id=name, seat=ear.seat, moves=moves, limit=RETRACED))
            for outline in (False, True):
                name = ear.name()
                await ear.ask(name, Sketch(id=name, seat=ear.seat, outline=outline))

    async def _ask_why(self) -> None:
        """About moves that are allowed, and about any others, also when it is not one's turn."""
        ear = self._seat()
        legal = self._view(ear)["moves"]
        asked = [self._chance.randrange(self._game.move_count) for _ in range(6)]
        asked += self._chance.sample(legal, min(2, len(legal)))
        for move in asked:
            name, spelled = ear.name(), self._game.spell(move)
            said = move if self._chance.random() < 0.5 else spelled
            assert ear.seat is not None
            await ear.ask(name, Why(id=name, seat=ear.seat, move=said), spelled)

    async def _ask_for_help(self) -> None:
        for ear in self.ears[:-1]:
            name = ear.name()
            assert ear.seat is not None
            await ear.ask(name, Aids(id=name, seat=ear.seat))
            name = ear.name()
            await ear.ask(name, Hint(id=name, seat=ear.seat))

    async def _follow(self) -> None:
        """Orders of the games that know any, and nonsense."""
        ear = self._seat()
        territories = list(self._view(ear).get("territories", {})) or ["x", "y"]
        spots = list(self._view(ear).get("table", {})) or ["1", "2"]
        pick = self._chance.choice
        orders = [f"{pick(territories)}>{pick(territories)} until", "attack everybody"]
        orders += [f"{pick(spots)}>{pick(spots)}", f"{pick(spots)}>{pick(spots)}+{pick(spots)}"]
        for order in orders:
            name = ear.name()
            assert ear.seat is not None
            # The move that it comes to is the seat's own, of cards that lie on the table.
            await ear.ask(name, Follow(id=name, seat=ear.seat, order=order))

    async def _take_back(self) -> None:
        """Often refused: chance was drawn, something was revealed, another has acted."""
        for ear in self.ears[:-1]:
            name = ear.name()
            assert ear.seat is not None
            moves = self._chance.choice([1, 1, 1, 2])
            message = Undo(command=name, seat=ear.seat, expected=ear.seq, moves=moves)
            answer = await ear.ask(name, message)
            if answer["type"] == "done":
                await self._all_reach(answer["seq"])

    async def _chat(self) -> None:
        ear = self._seat()
        name = ear.name()
        assert ear.seat is not None
        answer = await ear.ask(name, Say(command=name, seat=ear.seat, text="hm, hm"))
        if answer["type"] == "done":
            await self._all_reach(answer["seq"])

    async def _read(self) -> None:
        """Everything that can be read over HTTP, by everybody; and what others may read."""
        paths = [f"/api/tables/{self._table}{rest}" for rest in ("", "/history", "/record")]
        for ear in self.ears:
            for path in paths:
                await self._get(ear, path, ear.token)
            for seat in range(self.plan.seats):
                await self._get(ear, f"{paths[1]}?seat={seat}&after={ear.seq // 2}", ear.token)
        for path in paths:
            await self._get(self.ears[-1], path, self._tokens["host"])

    async def _get(self, ear: Ear, path: str, token: str | None) -> None:
        seq = ear.seq
        headers = {"connection": "close"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        answer = await self._http.get(path, headers=headers)
        what = path.partition("?")[0].removeprefix(f"/api/tables/{self._table}")
        ear.get(answer.text, f"GET {what or '/'}", seq)

    async def _be_late(self) -> None:
        """A command by an old view, which is answered with the fresh one."""
        ear = self._seat()
        name, move = ear.name(), self._chance.randrange(self._game.move_count)
        assert ear.seat is not None
        message = Move(command=name, seat=ear.seat, expected=0, move=move)
        await ear.ask(name, message, self._game.spell(move))

    async def _break_a_rule(self) -> None:
        ear = self._seat()
        legal = set(self._view(ear)["moves"])
        for _ in range(4):
            move = self._chance.randrange(self._game.move_count)
            if move not in legal:
                name, spelled = ear.name(), self._game.spell(move)
                assert ear.seat is not None
                message = Move(command=name, seat=ear.seat, expected=ear.seq, move=move)
                await ear.ask(name, message, spelled)

    async def _meddle(self) -> None:
        """With another's seat."""
        ear = self._chance.choice(self.ears)
        seat = self._chance.choice([n for n in range(self.plan.seats) if n != ear.seat])
        name = ear.name()
        await ear.ask(name, Aids(id=name, seat=seat))
        name = ear.name()
        await ear.ask(name, Hint(id=name, seat=seat))
        for kind in (History, Past, Sketch):
            name = ear.name()
            await ear.ask(name, kind(id=name, seat=seat))
        name = ear.name()
        await ear.ask(name, Why(id=name, seat=seat, move=0), self._game.spell(0))
        name = ear.name()
        await ear.ask(name, Undo(command=name, seat=seat, expected=ear.seq))
        name = ear.name()
        message = Move(command=name, seat=seat, expected=ear.seq, move=0)
        await ear.ask(name, message, self._game.spell(0))

    async def _doze(self) -> None:
        """Long enough for the table to leave memory, now and then."""
        if self._chance.random() < 0.2:
            await asyncio.sleep(DOZE)

    # The search.

    async def _search(self) -> Found:
        async with Lobby(self._url) as lobby:  # a new one: connections that lie idle are closed
            log = await self._log(lobby)
            export = await lobby.record(self._table)
        assert export.record is not None, "a finished game has a record"
        record = parse(export.record)
        verify(record, self._game)
        table = export.table
        knowledge = Knowledge(
            self._game, self.plan.seats, record.seed, log, own_ids=self._content is None
        )
        assert knowledge.moments[-1].state.digest() == record.digest, "the log is the record's"
        hashes = [record.commitment, table.content_digest, table.id]
        judge = Judge(knowledge, record.seed, self._tokens, hashes)
        for ear in self.ears:
            for heard in ear.heard:
                judge.judge(heard)
        texts = [heard.text for ear in self.ears for heard in ear.heard]
        return Found(
            connections=sum(ear.wires for ear in self.ears),
            frames=len(texts),
            size=sum(len(text.encode()) for text in texts),
            moves=self.moves,
            canaries=judge.canaries(),
            kinds=judge.kinds,
            hits=[*self._odd, *judge.hits],
        )

    async def _log(self, lobby: Lobby) -> list[Entry]:
        log: list[Entry] = []
        after, more = 0, True
        while more:
            page = await lobby.history(self._table, after=after, limit=PAGE)
            log += page.entries
            after, more = page.seq, page.more
        return log
