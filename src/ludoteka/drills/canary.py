"""`ludoteka canary`: whole games over real connections. Is anybody told what it may not know?

Every hidden thing carries a canary (`words.py`). All text that reaches a seat or an onlooker is
kept (`sitting.py`, `ears.py`). After the end the log is played again with the seed that is open
then, which says what everybody may have known at every moment (`knowledge.py`), and all text is
searched for more than that (`judging.py`).
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from time import perf_counter
from typing import Final

from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.options import Choice, Number, OptionError, Switch, Value
from ludoteka.drills import words
from ludoteka.drills.load import SEATS_MOST, Say, run
from ludoteka.drills.serving import FLAGS, Serving, own_server, unheard
from ludoteka.drills.sitting import Found, Plan, Sitting

AT_ONCE: Final = 12  # tables
# Nobody is told to wait, and tables sleep soon: waking up is one more occasion to tell too much.
SERVER: Final = (*FLAGS, "--messages-per-20-seconds", "1000000", "--sleep-after", "1")
TOLD_MOST: Final = 20  # hits that are told in words


class Canary:
    """So many whole games, a few at a time."""

    def __init__(
        self,
        url: str,
        plans: list[Plan],
        *,
        seed: int | None = None,
        at_once: int = AT_ONCE,
        say: Say = unheard,
    ) -> None:
        self.found: list[Found] = []
        self.hits: list[str] = []
        self._url = url
        self._plans = plans
        self._chance = random.Random(seed)
        self._at_once = at_once
        self._say = say
        self._contents = {plan.game: words.content(plan.game, self._chance) for plan in self._plans}

    async def drill(self) -> dict[str, object]:
        began = perf_counter()
        left = list(self._plans)

        async def play() -> None:
            while left:
                await self._play(left.pop(0))

        async with asyncio.TaskGroup() as group:
            for _ in range(self._at_once):
                group.create_task(play())
        kinds: Counter[str] = Counter()
        for found in self.found:
            kinds += found.kinds
        return {
            "games": len(self.found),
            "connections": sum(found.connections for found in self.found),
            "frames": sum(found.frames for found in self.found),
            "bytes": sum(found.size for found in self.found),
            "canaries": sum(found.canaries for found in self.found),
            "hits": sum(len(found.hits) for found in self.found),
            "moves": sum(found.moves for found in self.found),
            "kinds": dict(sorted(kinds.items())),
            "seconds": round(perf_counter() - began, 1),
            "faults": self.hits[:TOLD_MOST],
        }

    async def _play(self, plan: Plan) -> None:
        content = self._contents[plan.game]
        game = registry.make(plan.game, dict(plan.options), content)
        chance = random.Random(self._chance.random())
        found = await Sitting(self._url, plan, game, content, chance).play()
        self.found.append(found)
        self.hits += [f"{plan.game} {plan.seats} {plan.options}: {hit}" for hit in found.hits]
        self._say(f"{len(self.found)} games, {len(self.hits)} hits")


def plans(games: int, chance: random.Random) -> list[Plan]:
    """All installed games in turn, with two to four seats and any options that go together."""
    names = registry.names()
    found = []
    for number in range(games):
        meta = registry.find(names[number % len(names)]).meta
        low, high = meta.seats[0], min(meta.seats[1], SEATS_MOST)
        seats = low + number // len(names) % (high - low + 1)
        found.append(Plan(meta.id, seats, _options(meta.id, seats, chance)))
    return found


def _options(name: str, seats: int, chance: random.Random) -> dict[str, Value]:
    """Options that the game takes; numbers are small, so that games are short."""
    while True:
        options: dict[str, Value] = {}
        for option in registry.find(name).meta.options:
            if isinstance(option, Switch):
                options[option.name] = chance.random() < 0.5
            elif isinstance(option, Choice):
                options[option.name] = chance.choice(option.choices)
            elif isinstance(option, Number):
                options[option.name] = chance.randint(option.low, option.low + 1)
        try:
            registry.make(name, dict(options)).start(seats, Quick(0))
        except OptionError:
            continue
        return options


def canary(games: int, *, seed: int | None = None, say: Say = unheard) -> dict[str, object]:
    """The figures of `ludoteka canary`, with a server of its own."""
    with own_server(SERVER) as serving:
        return listened(serving, plans(games, random.Random(seed)), seed=seed, say=say)


def listened(
    serving: Serving, chosen: list[Plan], *, seed: int | None = None, say: Say = unheard
) -> dict[str, object]:
    """Play these games at a server."""

    async def drill() -> dict[str, object]:
        return await Canary(serving.url, chosen, seed=seed, say=say).drill()

    return run(drill())
