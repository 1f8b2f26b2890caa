"""Lessons: their steps for clients, and real tables that begin with their seed.

The others follow the script as long as the game does: see `bots/scheduler.py`.
"""

from __future__ import annotations

import asyncio
from typing import Final

from ludoteka.core.registry import UnknownGame
from ludoteka.protocol.answers import Opened, Tutorial, TutorialAsk, TutorialStep
from ludoteka.protocol.forms import NewTable, SeatForm, TutorialForm
from ludoteka.server.commands import creation, lifecycle
from ludoteka.server.table import refusals
from ludoteka.server.table.rooms import Rooms
from ludoteka.server.table.sheet import Caller
from ludoteka.tutorials import LEARNER, usable

PACE: Final = 1000  # a newcomer looks at every move of the others


def steps_of(game: str, number: int, rules: int | None) -> Tutorial | None:
    """The steps as they are sent, by an edition (None: the latest); None: no such lesson."""
    lesson = usable(game, number, rules)
    if lesson is None:
        return None
    steps = [
        TutorialStep(
            id=step.id,
            at=step.at,
            asks=[TutorialAsk(at=ask.at, move=ask.move, number=ask.number) for ask in step.asks],
            point=step.point,
        )
        for step in lesson.steps
    ]
    return Tutorial(steps=steps, words=lesson.words)


async def open_lesson(rooms: Rooms, form: TutorialForm) -> Opened:
    """A table of its own for the learner, with the lesson's seed; it begins at once."""
    try:
        lesson = await asyncio.to_thread(usable, form.game, form.lesson)
    except UnknownGame as error:
        raise refusals.unfit("game", str(error)) from None
    if lesson is None:
        raise refusals.unfit("game", f"{form.game} has no tutorial {form.lesson}")
    names = [*form.names[: lesson.seats], *[None] * (lesson.seats - len(form.names))]
    avatars = [*form.avatars[: lesson.seats], *[None] * (lesson.seats - len(form.avatars))]
    seats = [
        SeatForm(kind="device", name=name, avatar=avatar)
        if seat == LEARNER
        else SeatForm(kind="bot", name=name, avatar=avatar, level=lesson.level)
        for seat, (name, avatar) in enumerate(zip(names, avatars, strict=True))
    ]
    asked = NewTable(game=form.game, seats=seats, options=lesson.options, pace=PACE)
    opened = await creation.open_table(
        rooms.services, asked, lesson=form.lesson, rules=lesson.rules
    )
    room = rooms.room(opened.table.id)
    await lifecycle.start(room, Caller(host=True), lesson.seed)
    async with room.entered():
        opened.table = room.info()
    opened.code = None
    return opened
