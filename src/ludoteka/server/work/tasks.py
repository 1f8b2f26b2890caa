"""What is worked out in processes of the pool.

A bot is handed an imagined state only: never the true one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec import Struct, json, msgpack

from ludoteka.bots import levels
from ludoteka.bots.advice import advise
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.content import ContentError, Fault, Reader
from ludoteka.core.game import Game, Outlook
from ludoteka.core.match import Replay, verify
from ludoteka.core.options import OptionError, Value
from ludoteka.core.readers.hindsight import Hindsight
from ludoteka.core.record import RecordError, parse
from ludoteka.core.registry import UnknownGame
from ludoteka.protocol.answers import Checked, ContentFault

FAULTS_MOST: Final = 200
FAULT_LONGEST: Final = 600  # characters


class Task(Struct):
    """All that a bot is told: a state that its seat could imagine, and nothing else."""

    level: str
    game: str
    rules: int
    options: dict[str, Value]
    content: str | None
    seat: int
    imagined: list[Any]
    seed: bytes


def think(data: bytes) -> int:
    """Choose a move; runs in a process of the pool."""
    task = msgpack.decode(data, type=Task)
    options = tuple(sorted(task.options.items()))
    state = _game(task.game, options, task.content, task.rules).unpack(task.imagined)
    return levels.make(task.level).choose(Outlook(state, task.seat), Quick(task.seed))


def suggest(data: bytes) -> tuple[int, list[dict[str, object]]] | None:
    """A move for a person, and what speaks for it; runs in a process of the pool."""
    task = msgpack.decode(data, type=Task)
    options = tuple(sorted(task.options.items()))
    state = _game(task.game, options, task.content, task.rules).unpack(task.imagined)
    advice = advise(state, task.seat)
    if advice is None:
        return None
    return advice.move, [ground.data() for ground in advice.grounds]


class Claim(Struct):
    """A record, or only the options and the content of a game, that somebody has sent."""

    game: str
    options: dict[str, Value]
    content: str | None
    record: str | None = None
    rules: int | None = None  # None: the latest


def examine(data: bytes) -> list[str]:
    """All that is wrong with it, within reason. Runs in a process of the pool."""
    claim = msgpack.decode(data, type=Claim)
    try:
        if claim.record is None:
            registry.make(claim.game, claim.options, claim.content, "the content file", claim.rules)
            return []
        record = parse(claim.record)
        verify(record, registry.game_of(record, claim.content, "the content file"))
    except ContentError as error:
        return [fault[:FAULT_LONGEST] for fault in error.faults[:FAULTS_MOST]]
    except (OptionError, RecordError, UnknownGame) as error:
        return [str(error)]
    return []


def check_content(data: bytes) -> Checked:
    """A content file as it is written, and all that is wrong with it; runs in the pool."""
    claim = msgpack.decode(data, type=Claim)
    written = None
    try:
        written = Reader("the content file", claim.content or "").plain()
        game = registry.make(claim.game, claim.options, claim.content, "the content file")
    except ContentError as error:
        return Checked(faults=[_told(fault) for fault in error.found[:FAULTS_MOST]], data=written)
    return Checked(faults=[], digest=game.content_digest, data=written)


def _told(fault: Fault) -> ContentFault:
    values = {
        name: value[:FAULT_LONGEST] if isinstance(value, str) else value
        for name, value in fault.values.items()
    }
    return ContentFault(
        text=fault.text[:FAULT_LONGEST], path=fault.path, sort=fault.sort, values=values
    )


def look_back(data: bytes) -> bytes:
    """The report of a record, as JSON; runs in a process of the pool."""
    claim = msgpack.decode(data, type=Claim)
    options = tuple(sorted(claim.options.items()))
    game = _game(claim.game, options, claim.content, claim.rules)
    return json.encode(Hindsight(Replay(parse(claim.record or ""), game)).data())


@lru_cache(maxsize=32)
def _game(
    name: str, options: tuple[tuple[str, Value], ...], content: str | None, rules: int | None
) -> Game:
    return registry.make(name, dict(options), content, rules=rules)


def warm_up() -> None:
    """Import what thinking needs, before somebody waits for it."""
    for name in registry.names():
        registry.find(name)
