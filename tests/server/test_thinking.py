"""Bots in processes of their own: they answer, fail, dawdle, and nobody waits for them."""

import asyncio
import os
import time

import pytest
from server.guests import house, party

from ludoteka.bots.levels import levels_for
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.server.work.pool import WorkPool
from ludoteka.server.work.tasks import Claim, Task


@pytest.fixture(scope="module")
def pool():
    pool = WorkPool(1)
    asyncio.run(pool.bots.run(len, 60, b""))  # it is there
    yield pool
    pool.close()


def task(game="envyra", level="greedy"):
    made = registry.make(game)
    state = made.start(3, Quick(5))
    seat = state.waiting_for()[0]
    imagined = state.imagine(seat, Quick(6)).pack()
    return state.moves(seat), Task(
        level, game, made.rules_version, made.options, None, seat, imagined, b"x"
    )


@pytest.mark.parametrize("game", registry.names())
def test_every_level_finds_a_legal_move(pool, game):
    for level in levels_for(registry.make(game)):
        moves, what = task(game, level)
        assert asyncio.run(pool.choose(what, 20)) in moves


def test_a_bot_that_fails_or_is_too_slow_gives_nothing_and_the_next_one_works(pool, caplog):
    moves, good = task()
    _, bad = task()
    bad.imagined = [1, 2, 3]

    async def all_of_them():
        return [
            await pool.choose(bad, 20),
            await pool.choose(good, 0.0),
            await pool.choose(good, 20),
        ]

    failed, late, right = asyncio.run(all_of_them())
    assert (failed, late, right in moves) == (None, None, True)
    assert "failed in envyra" in caplog.text
    assert "took longer" in caplog.text


def test_a_process_that_dies_or_hangs_is_replaced(pool):
    moves, good = task()

    async def all_of_them():
        with pytest.raises(Exception, match="Abnormal termination"):
            await pool.bots.run(os._exit, 10, 3)
        begun = time.monotonic()
        with pytest.raises(TimeoutError):
            await pool.bots.run(time.sleep, 0.2, 60)
        assert time.monotonic() - begun < 10
        # Where others work too, a fresh process needs longer to begin than a bot may think.
        for _ in range(10):
            move = await pool.choose(good, 20)
            if move is not None:
                break
        return move

    assert asyncio.run(all_of_them()) in moves


def test_files_are_examined_elsewhere(pool):
    async def all_of_them():
        return [
            await pool.faults(Claim("envyra", {}, None)),
            await pool.faults(Claim("envyra", {}, "nonsense = [")),
            await pool.faults(Claim("envyra", {}, None, "no record")),
        ]

    good, content, record = asyncio.run(all_of_them())
    assert not good
    assert "not a TOML file" in content[0]
    assert "line 1" in record[0]


class Stuck:
    """A bot that never answers in time."""

    async def ready(self):
        pass

    async def choose(self, task, seconds):
        await asyncio.sleep(min(seconds, 0.01))

    def close(self):
        pass


def test_a_table_goes_on_without_an_answer(caplog):
    async def play():
        async with house(pool=Stuck()) as place:
            at = await party(place, "envyra", 1, bots=2)
            await asyncio.wait_for(at.play(), 30)
            return at.room.sheet.status, place.services.metrics.bots_replaced._value.get()

    status, replaced = asyncio.run(play())
    assert status == "finished"
    assert replaced > 10
    assert "by lot" in caplog.text


def test_people_wait_for_a_bot_three_seconds_at_most_whatever_the_pace():
    """However many moves it makes in a row, and however slow the table's pace is."""

    async def play():
        """The time that each of two bots takes for all its moves in a row."""
        async with house(pool=Stuck()) as place:
            at = await party(place, "rawsiko", 1, bots=2, pace=2000)
            begun, spent = {}, {1: 0.0, 2: 0.0}
            while not all(spent.values()) or at.room.sheet.moves < 20:
                if at.waiting():
                    await at.play(1)
                waiting = at.room.table.waiting_for()
                for seat in (1, 2):
                    if seat in waiting:
                        begun.setdefault(seat, time.monotonic())
                    elif seat in begun:
                        spent[seat] = max(spent[seat], time.monotonic() - begun.pop(seat))
                await asyncio.sleep(0.005)
            return spent

    spent = asyncio.run(asyncio.wait_for(play(), 60))
    assert 1 < max(spent.values()) < 4  # three, and what a busy machine adds
