"""A finished game looked back at: how it went, what chance decided, for whom it was kind."""

from __future__ import annotations

import asyncio
import hashlib
from functools import lru_cache
from typing import Final, Literal

import msgspec

from ludoteka.core.chance import commitment
from ludoteka.core.game import Game
from ludoteka.core.match import Replay
from ludoteka.core.reasons import Reason
from ludoteka.core.record import Record, parse
from ludoteka.protocol.answers import Drawn, Draws, Report, Seeded
from ludoteka.server.queries.export import record_of
from ludoteka.server.table.refusals import Refusal
from ludoteka.server.table.room import Room
from ludoteka.server.work.pool import WorkPool
from ludoteka.server.work.tasks import Claim

KEPT: Final = 16  # games; all at a table ask at once, when it is over


async def report(room: Room, reports: Reports) -> Report:
    """The report of a finished game; Refusal unless it is over. Without a game it is empty."""
    async with room.entered() as table:
        room.expect("finished")
        if not table.sheet.seed:
            return Report(luck=[])
        record, game = await record_of(room), table.game()
        options = dict(game.options)
        claim = Claim(game.id, options, table.content, record.text(), game.rules_version)
    return await reports.of(claim, room.services.pool)


class Reports:
    """The latest reports, each worked out once: all at a table ask for it when it is over."""

    def __init__(self) -> None:
        self._made: dict[str, asyncio.Task[Report]] = {}  # by the record; the latest are the last

    async def of(self, claim: Claim, pool: WorkPool) -> Report:
        """The report, worked out once; Refusal if it can't be worked out, or not in time."""
        key = hashlib.blake2b((claim.record or "").encode(), digest_size=16).hexdigest()
        task = self._made.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.get_running_loop().create_task(_worked_out(claim, pool))
        self._made[key] = task
        while len(self._made) > KEPT:
            del self._made[next(iter(self._made))]
        return await asyncio.shield(task)


async def _worked_out(claim: Claim, pool: WorkPool) -> Report:
    data = await pool.look_back(claim)
    if data is None:
        raise Refusal(Reason("ludoteka.report", "no-report"), 503)
    return msgspec.json.decode(data, type=Report)


async def draws(room: Room) -> Draws:
    """All draws, with the entries of the log that they belong to; refused as above."""
    async with room.entered() as table:
        room.expect("finished")
        if not table.sheet.seed:
            return Draws(chance_kind="sealed", seeds=[], draws=[])
        text, game = (await record_of(room)).text(), table.game()
        trail = await room.line()
        line = [trail.start.seq, *(step.seq for step in trail.steps)]
    # What a fork or an import began with was played elsewhere: 0 is no entry of this log.
    before = table.sheet.past_moves
    seqs = line if before is None else [0] * (before + 1) + line[1:]
    return await asyncio.to_thread(_draws, text, game, tuple(seqs), table.sheet.seed)


@lru_cache(maxsize=KEPT)
def _draws(text: str, game: Game, seqs: tuple[int, ...], own: str) -> Draws:
    """`seqs` has the entry of the set-up, then those of all moves; `own` is the table's seed."""
    record = parse(text)
    replay = Replay(record, game)
    # The set-up always comes first, so that it can be told from the first move.
    found = [Drawn(moves=0, seq=seqs[0], outcomes=replay.match.outcomes)]
    for number, seq in enumerate(seqs[1:]):
        replay.step()
        if replay.match.outcomes:
            found.append(Drawn(moves=number, seq=seq, outcomes=replay.match.outcomes))
    kind: Literal["sealed", "quick"] = "sealed" if record.chance == "sealed" else "quick"
    seeds = _seeds(record)
    if seeds[-1].seed != own:  # a fork that ended before its first move: nothing was drawn from it
        sealed = commitment(bytes.fromhex(own))
        seeds.append(Seeded(moves=len(record.moves), seed=own, commitment=sealed))
    return Draws(chance_kind=kind, seeds=seeds, draws=found)


def _seeds(record: Record) -> list[Seeded]:
    seeds = [Seeded(moves=0, seed=record.seed.hex(), commitment=record.commitment)]
    for reseed in record.reseeds:
        seed = reseed.seed.hex()
        seeds.append(Seeded(moves=reseed.at, seed=seed, commitment=reseed.commitment))
    return seeds
