"""Lessons at tables: the others follow the script, also after a restart; else bots think."""

import asyncio

import pytest
from server.guests import Guest, house, in_a_loop, refused, until
from server.memory_store import MemoryStore

from ludoteka.core import registry
from ludoteka.protocol.forms import TutorialForm
from ludoteka.protocol.server_messages import Done
from ludoteka.server.commands import lessons as teaching
from ludoteka.tutorials import LEARNER, lessons, tutorial


@pytest.fixture(autouse=True)
def no_pause_between_moves(monkeypatch):
    monkeypatch.setattr(teaching, "PACE", 0)


async def opened(house, name, lesson=1):
    form = TutorialForm(game=name, lesson=lesson, names=["Ann", "Bob"])
    told = await teaching.open_lesson(house, form)
    assert told.table.tutorial
    assert told.table.lesson == lesson
    assert told.table.rules == tutorial(name, lesson).rules
    assert told.table.status == "running"
    assert [seat.name for seat in told.table.seats][:2] == ["Ann", "Bob"]
    return told.table.id, told.seats["0"]


async def asked(house, table, moves):
    """Until so many moves are played, and the learner is waited for."""
    room = house.room(table)
    async with room.entered():
        pass
    await until(lambda: room.sheet.moves == moves and LEARNER in room.table.waiting_for())


@in_a_loop
@pytest.mark.parametrize(
    ("name", "lesson"),
    [(name, lesson) for name in registry.names() for lesson in range(1, lessons(name) + 1)],
)
async def test_a_lesson_is_played_to_its_end_across_restarts(name, lesson):
    store = MemoryStore()
    asks = [ask for step in tutorial(name, lesson).steps for ask in step.asks]
    async with house(store=store) as place:
        table, token = await opened(place, name, lesson)
    for half in (asks[: len(asks) // 2], asks[len(asks) // 2 :]):
        async with house(store=store) as place:
            guest = Guest(place, table, [token])
            await guest.hello()
            for ask in half:
                await asked(place, table, ask.at)
                assert isinstance(await guest.move(LEARNER, ask.move), Done)
            assert place.services.pool.tasks == [], "no bot had to think"
            await until(place.room(table).scheduler.resting)


@in_a_loop
async def test_whoever_goes_another_way_plays_against_bots():
    async with house() as place:
        table, token = await opened(place, "envyra")
        guest = Guest(place, table, [token])
        await guest.hello()
        await asked(place, table, 1)
        assert place.services.pool.tasks == []
        assert isinstance(await guest.move(LEARNER, "place c1"), Done)
        for _ in range(200):
            if place.services.pool.tasks:
                break
            await asyncio.sleep(0.01)
            if LEARNER in place.room(table).table.waiting_for():
                await guest.move(LEARNER)
        assert place.services.pool.tasks, "a bot thinks: the script has no such state"


@in_a_loop
async def test_what_has_no_lesson_is_refused(monkeypatch):
    async with house() as place:
        form = TutorialForm(game="nothing")
        assert await refused(teaching.open_lesson(place, form)) == "game"
        form = TutorialForm(game="envyra", lesson=2)
        assert await refused(teaching.open_lesson(place, form)) == "game"
        monkeypatch.setattr(teaching, "usable", lambda name, lesson: None)
        form = TutorialForm(game="envyra")
        assert await refused(teaching.open_lesson(place, form)) == "game"
