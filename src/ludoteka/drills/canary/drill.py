"""`ludoteka canary`: whole games over real connections. Is anybody told what it may not know?

Every hidden thing carries a canary (`canary_words`). All text that reaches a seat or an onlooker is
kept (`whole_game`, `listener`). After the end the log is played again with the seed that is open
then, which says what everybody may have known at every moment (`knowledge`), and all text is
searched for more than that (`judge`).
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from time import perf_counter
from typing import Final

from ludoteka.core import registry
from ludoteka.drills.canary.canary_words import content_with_canaries
from ludoteka.drills.canary.plans import GamePlan, random_plans
from ludoteka.drills.canary.whole_game import Outcome, WholeGame
from ludoteka.drills.event_loop import run
from ludoteka.drills.progress import Say, say_nothing
from ludoteka.drills.server_process import NO_LIMITS_PER_ADDRESS, ServerProcess, own_server

AT_ONCE: Final = 12  # tables
# Nobody is told to wait, and tables sleep soon: waking up is one more occasion to tell too much.
SERVER_FLAGS: Final = (
    *NO_LIMITS_PER_ADDRESS,
    "--messages-per-20-seconds",
    "1000000",
    "--sleep-after",
    "1",
)
TOLD_MOST: Final = 20  # hits that are told in words


class Canary:
    """So many whole games, a few at a time."""

    def __init__(
        self,
        url: str,
        plans: list[GamePlan],
        *,
        seed: int | None = None,
        at_once: int = AT_ONCE,
        say: Say = say_nothing,
    ) -> None:
        self.outcomes: list[Outcome] = []
        self.hits: list[str] = []
        self._url = url
        self._plans = plans
        self._chance = random.Random(seed)
        self._at_once = at_once
        self._say = say
        self._contents = {
            plan.game: content_with_canaries(plan.game, self._chance) for plan in self._plans
        }

    async def drill(self) -> dict[str, object]:
        """Play all games, then return the figures."""
        began = perf_counter()
        left = list(self._plans)

        async def play() -> None:
            while left:
                await self._play(left.pop(0))

        async with asyncio.TaskGroup() as group:
            for _ in range(self._at_once):
                group.create_task(play())
        kinds: Counter[str] = Counter()
        for outcome in self.outcomes:
            kinds += outcome.kinds
        return {
            "games": len(self.outcomes),
            "connections": sum(outcome.connections for outcome in self.outcomes),
            "frames": sum(outcome.frames for outcome in self.outcomes),
            "bytes": sum(outcome.size for outcome in self.outcomes),
            "canaries": sum(outcome.canaries for outcome in self.outcomes),
            "hits": sum(len(outcome.hits) for outcome in self.outcomes),
            "moves": sum(outcome.moves for outcome in self.outcomes),
            "kinds": dict(sorted(kinds.items())),
            "seconds": round(perf_counter() - began, 1),
            "faults": self.hits[:TOLD_MOST],
        }

    async def _play(self, plan: GamePlan) -> None:
        content = self._contents[plan.game]
        rules = registry.make(plan.game, dict(plan.options), content)
        chance = random.Random(self._chance.random())
        outcome = await WholeGame(self._url, plan, rules, content, chance).play()
        self.outcomes.append(outcome)
        self.hits += [f"{plan.game} {plan.seats} {plan.options}: {hit}" for hit in outcome.hits]
        self._say(f"{len(self.outcomes)} games, {len(self.hits)} hits")


def canary(games: int, *, seed: int | None = None, say: Say = say_nothing) -> dict[str, object]:
    """Play so many games at a server of its own, and return the figures of `ludoteka canary`."""
    with own_server(SERVER_FLAGS) as server:
        return canary_at(server, random_plans(games, random.Random(seed)), seed=seed, say=say)


def canary_at(
    server: ServerProcess,
    chosen: list[GamePlan],
    *,
    seed: int | None = None,
    say: Say = say_nothing,
) -> dict[str, object]:
    """Play these games at a server that runs."""

    async def drill() -> dict[str, object]:
        return await Canary(server.url, chosen, seed=seed, say=say).drill()

    return run(drill())
