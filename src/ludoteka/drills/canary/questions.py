"""What can be done at a table beside moving: every answer is one more occasion to tell too much."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final

import httpx

from ludoteka.drills.canary.listener import Listener
from ludoteka.drills.canary.table import ListenedTable
from ludoteka.protocol.client_messages import (
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

PAGE: Final = 500
MOMENTS: Final = 10  # of the past, in one answer
SLEEP: Final = 2.2  # seconds: longer than it takes until a table sleeps


class Questions:
    """All the questions and commands that come to mind at one table."""

    def __init__(
        self, table: ListenedTable, http: httpx.AsyncClient, chance: random.Random
    ) -> None:
        self._table = table
        self._http = http
        self._chance = chance
        self._rules = table.rules
        self._questions: list[Callable[[], Awaitable[None]]] = [
            self._reconnect,
            self._read_history,
            self._see_the_past,
            self._ask_why,
            self._ask_for_help,
            self._give_orders,
            self._take_back,
            self._chat,
            self._read_over_http,
            self._send_a_stale_move,
            self._break_a_rule,
            self._use_anothers_seat,
            self._let_the_table_sleep,
        ]

    async def ask_any(self) -> None:
        """Do one of the things that can be done at a table beside moving."""
        await self._chance.choice(self._questions)()

    async def _reconnect(self) -> None:
        listener = self._chance.choice(self._table.listeners)
        last = self._chance.choice(
            [None, 0, listener.seq, max(0, listener.seq - self._chance.randrange(40))]
        )
        await listener.connect(last)

    async def _read_history(self) -> None:
        for listener in self._table.listeners:
            name = listener.name()
            after = self._chance.randrange(listener.seq + 1)
            await listener.ask(name, History(id=name, seat=listener.seat, after=after, limit=PAGE))

    async def _see_the_past(self) -> None:
        """Ask for the views of earlier moments, and for the board as text."""
        for listener in self._table.listeners:
            name = listener.name()
            moves = self._chance.randrange(self._table.moves + 1)
            await listener.ask(name, Past(id=name, seat=listener.seat, moves=moves, limit=MOMENTS))
            for outline in (False, True):
                name = listener.name()
                await listener.ask(name, Sketch(id=name, seat=listener.seat, outline=outline))

    async def _ask_why(self) -> None:
        """Ask about legal moves and about any others, also when it is not the seat's turn."""
        listener = self._table.any_seat(self._chance)
        legal = self._table.view(listener)["moves"]
        asked = [self._chance.randrange(self._rules.move_count) for _ in range(6)]
        asked += self._chance.sample(legal, min(2, len(legal)))
        for move in asked:
            name, spelled = listener.name(), self._rules.spell(move)
            said = move if self._chance.random() < 0.5 else spelled
            assert listener.seat is not None
            await listener.ask(name, Why(id=name, seat=listener.seat, move=said), spelled)

    async def _ask_for_help(self) -> None:
        for listener in self._table.listeners[:-1]:
            name = listener.name()
            assert listener.seat is not None
            await listener.ask(name, Aids(id=name, seat=listener.seat))
            name = listener.name()
            await listener.ask(name, Hint(id=name, seat=listener.seat))

    async def _give_orders(self) -> None:
        """Give orders of the games that know any, and nonsense."""
        listener = self._table.any_seat(self._chance)
        territories = list(self._table.view(listener).get("territories", {})) or ["x", "y"]
        spots = list(self._table.view(listener).get("table", {})) or ["1", "2"]
        pick = self._chance.choice
        orders = [f"{pick(territories)}>{pick(territories)} until", "attack everybody"]
        orders += [f"{pick(spots)}>{pick(spots)}", f"{pick(spots)}>{pick(spots)}+{pick(spots)}"]
        for order in orders:
            name = listener.name()
            assert listener.seat is not None
            # The move that it comes to is the seat's own, of cards that lie on the table.
            await listener.ask(name, Follow(id=name, seat=listener.seat, order=order))

    async def _take_back(self) -> None:
        """Undo; this is often refused: chance was drawn, something was shown, another has acted."""
        for listener in self._table.listeners[:-1]:
            name = listener.name()
            assert listener.seat is not None
            moves = self._chance.choice([1, 1, 1, 2])
            message = Undo(command=name, seat=listener.seat, expected=listener.seq, moves=moves)
            answer = await listener.ask(name, message)
            if answer["type"] == "done":
                await self._table.all_reach(answer["seq"])

    async def _chat(self) -> None:
        listener = self._table.any_seat(self._chance)
        name = listener.name()
        assert listener.seat is not None
        answer = await listener.ask(name, Say(command=name, seat=listener.seat, text="hm, hm"))
        if answer["type"] == "done":
            await self._table.all_reach(answer["seq"])

    async def _read_over_http(self) -> None:
        """Read all that can be read over HTTP, as everybody; also what only others may read."""
        paths = [f"/api/tables/{self._table.id}{rest}" for rest in ("", "/history", "/record")]
        for listener in self._table.listeners:
            for path in paths:
                await self._get(listener, path, listener.token)
            for seat in range(self._table.seats):
                await self._get(
                    listener, f"{paths[1]}?seat={seat}&after={listener.seq // 2}", listener.token
                )
        for path in paths:
            await self._get(self._table.listeners[-1], path, self._table.tokens["host"])

    async def _get(self, listener: Listener, path: str, token: str | None) -> None:
        seq = listener.seq
        headers = {"connection": "close"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        answer = await self._http.get(path, headers=headers)
        what = path.partition("?")[0].removeprefix(f"/api/tables/{self._table.id}")
        listener.heard_over_http(answer.text, f"GET {what or '/'}", seq)

    async def _send_a_stale_move(self) -> None:
        """Send a command by an old view, which is answered with the fresh one."""
        listener = self._table.any_seat(self._chance)
        name, move = listener.name(), self._chance.randrange(self._rules.move_count)
        assert listener.seat is not None
        message = Move(command=name, seat=listener.seat, expected=0, move=move)
        await listener.ask(name, message, self._rules.spell(move))

    async def _break_a_rule(self) -> None:
        listener = self._table.any_seat(self._chance)
        legal = set(self._table.view(listener)["moves"])
        for _ in range(4):
            move = self._chance.randrange(self._rules.move_count)
            if move not in legal:
                name, spelled = listener.name(), self._rules.spell(move)
                assert listener.seat is not None
                message = Move(command=name, seat=listener.seat, expected=listener.seq, move=move)
                await listener.ask(name, message, spelled)

    async def _use_anothers_seat(self) -> None:
        """Ask and act in the name of another's seat."""
        listener = self._chance.choice(self._table.listeners)
        seat = self._chance.choice([n for n in range(self._table.seats) if n != listener.seat])
        name = listener.name()
        await listener.ask(name, Aids(id=name, seat=seat))
        name = listener.name()
        await listener.ask(name, Hint(id=name, seat=seat))
        for kind in (History, Past, Sketch):
            name = listener.name()
            await listener.ask(name, kind(id=name, seat=seat))
        name = listener.name()
        await listener.ask(name, Why(id=name, seat=seat, move=0), self._rules.spell(0))
        name = listener.name()
        await listener.ask(name, Undo(command=name, seat=seat, expected=listener.seq))
        name = listener.name()
        message = Move(command=name, seat=seat, expected=listener.seq, move=0)
        await listener.ask(name, message, self._rules.spell(0))

    async def _let_the_table_sleep(self) -> None:
        """Wait, now and then, long enough for the table to leave memory."""
        if self._chance.random() < 0.2:
            await asyncio.sleep(SLEEP)
