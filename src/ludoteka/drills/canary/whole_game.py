"""A whole game where everybody listens and asks, and the search through all that was heard."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final, NamedTuple

from ludoteka.client import Lobby
from ludoteka.client.address import Address
from ludoteka.core.game import Game
from ludoteka.core.match import verify
from ludoteka.core.record import parse
from ludoteka.drills.canary.heard import Hit
from ludoteka.drills.canary.judge import Judge
from ludoteka.drills.canary.knowledge import Knowledge, Viewer
from ludoteka.drills.canary.listener import TIMEOUT, Listener
from ludoteka.drills.canary.plans import GamePlan
from ludoteka.drills.canary.questions import Questions
from ludoteka.drills.canary.table import ListenedTable
from ludoteka.drills.history import whole_log
from ludoteka.protocol.client_messages import Move
from ludoteka.protocol.forms import NewTable, SeatForm

QUESTIONS: Final = 35  # of a hundred moves, so many are followed by something else


class Outcome(NamedTuple):
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

    def __init__(self, listener: Listener, text: str) -> None:
        super().__init__(text)
        self.hit = Hit("contradiction", listener.seat, listener.seq, text, "")


class WholeGame:
    """One game: everybody listens, one after the other acts, and asks what comes to mind."""

    def __init__(
        self, url: str, plan: GamePlan, rules: Game, content: str | None, chance: random.Random
    ) -> None:
        self.plan = plan
        self._url = url
        self._rules = rules
        self._content = content
        self._chance = chance
        self._contradictions: list[Hit] = []

    async def play(self) -> Outcome:
        """Play to the end, then search."""
        async with Lobby(self._url) as lobby, Address(self._url).client(TIMEOUT) as http:
            forms = [SeatForm(kind="device", name=f"P{n}") for n in range(self.plan.seats)]
            opened = await lobby.open_table(
                NewTable(
                    game=self.plan.game,
                    seats=forms,
                    options=self.plan.options,
                    content=self._content,
                )
            )
            tokens: dict[Viewer | str, str] = {
                int(seat): token for seat, token in opened.seats.items()
            }
            tokens |= {"host": opened.host, "invitation": opened.invitation}
            table_id = opened.table.id
            table = ListenedTable(self._url, table_id, self._rules, self.plan.seats, tokens)
            try:
                await table.sit_down()
                await lobby.start(table_id, opened.host)
                try:
                    await self._play_to_the_end(table, Questions(table, http, self._chance))
                except Contradiction as contradiction:
                    self._contradictions.append(contradiction.hit)
                    await lobby.end(table_id, opened.host)
                for listener in table.listeners:
                    await listener.connect(0)  # all is open now, but for the tokens
            finally:
                await table.close()
        return await self._search(table)

    async def _play_to_the_end(self, table: ListenedTable, questions: Questions) -> None:
        await table.until(lambda listener: listener.view is not None)
        while not table.listeners[0].over:
            waiting = [
                listener
                for listener in table.listeners
                if listener.seat in table.view(listener)["waiting"]
            ]
            listener = self._chance.choice(waiting)
            if len(waiting) < len(table.view(listener)["waiting"]) or self._chance.random() < 0.1:
                # Whoever has chosen may think again.
                listener = table.any_seat(self._chance)
            if not table.view(listener)["moves"]:
                continue
            await self._move(table, listener, self._chance.choice(table.view(listener)["moves"]))
            table.moves += 1
            if not table.listeners[0].over and self._chance.randrange(100) < QUESTIONS:
                await questions.ask_any()

    async def _move(self, table: ListenedTable, listener: Listener, move: int) -> None:
        """Make a legal move, and wait until everybody has heard of it."""
        assert listener.seat is not None
        name, spelled = listener.name(), self._rules.spell(move)
        said = move if self._chance.random() < 0.5 else spelled
        message = Move(command=name, seat=listener.seat, expected=listener.seq, move=said)
        done = await listener.ask(name, message, spelled)
        if done["type"] != "done":
            raise Contradiction(listener, f"{spelled} was offered, and answered by {done}")
        await table.all_reach(done["seq"])
        if self._chance.random() < 0.05:
            again = await listener.ask(name, message, spelled)
            if again["type"] != "already":
                raise Contradiction(listener, f"{spelled} was said again, and answered by {again}")

    async def _search(self, table: ListenedTable) -> Outcome:
        """Search all that was heard for what its listener could not know at that moment."""
        async with Lobby(self._url) as lobby:  # a new one: connections that lie idle are closed
            log = await whole_log(lobby, table.id)
            export = await lobby.record(table.id)
        assert export.record is not None, "a finished game has a record"
        record = parse(export.record)
        verify(record, self._rules)
        knowledge = Knowledge(
            self._rules, self.plan.seats, record.seed, log, own_ids=self._content is None
        )
        assert knowledge.moments[-1].state.digest() == record.digest, "the log is the record's"
        hashes = [record.commitment, export.table.content_digest, table.id]
        judge = Judge(knowledge, record.seed, table.tokens, hashes)
        for listener in table.listeners:
            for heard in listener.heard:
                judge.judge(heard)
        texts = [heard.text for listener in table.listeners for heard in listener.heard]
        return Outcome(
            connections=sum(listener.connections for listener in table.listeners),
            frames=len(texts),
            size=sum(len(text.encode()) for text in texts),
            moves=table.moves,
            canaries=judge.canaries(),
            kinds=judge.kinds,
            hits=[*self._contradictions, *judge.hits],
        )
