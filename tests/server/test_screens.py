"""Bots wait until people's screens have shown what happened; not for ever, nor for everybody."""

import asyncio

from server.guests import Time, house, in_a_loop, party, refused, until

from ludoteka.protocol.client_messages import Shown
from ludoteka.server.bots import scheduler
from ludoteka.server.commands import lifecycle, seats
from ludoteka.server.table.screens import ENTRY_SECONDS, EVENT_SECONDS, WAIT_MOST


async def settle():
    """Let everything happen that happens by itself."""
    for _ in range(40):
        await asyncio.sleep(0.001)


async def show(at, seq=None, guest=None):
    """A page says that it has shown everything, or everything up to an entry."""
    seq = at.room.sheet.seq if seq is None else seq
    await (guest or at.guests[0]).say(Shown(seq=seq))


async def to_the_bots(place, screen=True, **more):
    """A table of RAWsiko where the bots are to move; the seq since when."""
    at = await party(place, "rawsiko", 1, bots=2, **more)
    await until(at.waiting)
    while at.waiting():
        if screen:
            await show(at)
        await at.play(1)
    return at, at.room.sheet.seq


@in_a_loop
async def test_a_bot_waits_for_the_screen_and_goes_on_when_it_has_shown():
    async with house() as place:
        at, seq = await to_the_bots(place)
        await settle()
        assert at.room.sheet.seq == seq, "nothing happens before it is shown"
        await show(at)
        await settle()
        assert at.room.sheet.seq == seq + 1, "one move, and the next one waits again"
        await show(at, seq)
        await settle()
        assert at.room.sheet.seq == seq + 1, "an older word is no news"


@in_a_loop
async def test_nobody_is_waited_for_who_has_no_screen():
    async with house() as place:
        at, seq = await to_the_bots(place, screen=False)
        await settle()
        assert at.room.sheet.seq > seq


@in_a_loop
async def test_a_page_that_is_hidden_or_goes_is_not_waited_for():
    async with house() as place:
        at, seq = await to_the_bots(place)
        await at.guests[0].say(Shown(seq=None))
        await settle()
        assert at.room.sheet.seq > seq
        at, seq = await to_the_bots(place)
        at.guests[0].connection.leave()
        await settle()
        assert at.room.sheet.seq > seq


@in_a_loop
async def test_onlookers_hold_up_nobody():
    async with house() as place:
        at = await party(place, "rawsiko", 1, bots=2, start=False)
        await at.start()
        await show(at, 1, at.onlooker)
        await until(at.waiting)
        while at.waiting():
            await at.play(1)
        seq = at.room.sheet.seq
        await settle()
        assert at.room.sheet.seq > seq


@in_a_loop
async def test_a_page_that_takes_too_long_is_not_waited_for_until_it_has_caught_up():
    time = Time()
    async with house(time=time) as place:
        at, seq = await to_the_bots(place)
        await settle()
        assert at.room.sheet.seq == seq
        time.pass_(WAIT_MOST + 1)
        at.room.screens.gone()  # whoever waits looks at the clock again
        await until(lambda: at.room.sheet.seq > seq + 1)  # nor before the moves behind it
        await until(at.waiting)
        await show(at)
        while at.waiting():
            await at.play(1)
        seq = at.room.sheet.seq
        await settle()
        assert at.room.sheet.seq == seq, "it has caught up, so it is waited for"


@in_a_loop
async def test_the_longest_wait_follows_from_what_everybody_sees():
    time = Time()
    async with house(time=time) as place:
        at, seq = await to_the_bots(place)
        entry = (await place.services.store.entries(at.table, seq - 1, 1))[0]
        public = entry.data.count(b'"public":{')
        time.pass_(ENTRY_SECONDS + EVENT_SECONDS * public - 0.1)
        at.room.screens.gone()
        await settle()
        assert at.room.sheet.seq == seq
        time.pass_(0.2)
        at.room.screens.gone()
        await until(lambda: at.room.sheet.seq > seq)


async def seen(place, at, seq):
    """Whether everybody saw something of this entry of the log."""
    entry = (await place.services.store.entries(at.table, seq - 1, 1))[0]
    return b'"public":{' in entry.data


@in_a_loop
async def test_a_move_that_nobody_saw_is_not_waited_for():
    """A page may have nothing to show of it, and then says nothing."""
    async with house(time=Time()) as place:
        at = await party(place, "raw", 1, bots=2, start=False, pace=0)
        await at.start()
        shown = unseen = 0
        for _ in range(3000):
            while shown < at.room.sheet.seq:
                shown += 1
                if await seen(place, at, shown):
                    await show(at, shown)
                else:
                    unseen += 1
            if at.waiting():
                await at.play(1)
            if unseen > 20 or at.room.sheet.status == "finished":
                break
            await asyncio.sleep(0.001)
        assert unseen > 20 or at.room.sheet.status == "finished"


@in_a_loop
async def test_a_move_that_nobody_saw_takes_the_same_least_time(monkeypatch):
    """Whoever saw nothing of a move must not learn from the time what was chosen."""
    slept = {True: [], False: []}  # by whether everybody saw something of the latest move

    class Sleepless:
        def __getattr__(self, name):
            return getattr(asyncio, name)

        async def sleep(self, seconds):
            slept[await seen(place, at, at.room.sheet.seq)].append(seconds)
            await asyncio.sleep(0)

    monkeypatch.setattr(scheduler, "asyncio", Sleepless())
    monkeypatch.setattr(scheduler, "answer_pause", lambda: scheduler.WATCHED_SECONDS)
    async with house() as place:
        at = await party(place, "raw", 1, bots=2, start=False, pace=600)
        await at.start()
        for _ in range(3000):
            if at.waiting():
                await at.play(1)
            await show(at)
            await asyncio.sleep(0.001)
            if min(len(slept[True]), len(slept[False])) > 5:
                break
    for seconds in slept.values():
        assert len(seconds) > 5
        assert 0 < max(seconds) <= scheduler.WATCHED_SECONDS


@in_a_loop
async def test_a_bot_may_think_for_three_seconds_in_a_row_however_long_it_is_shown():
    time = Time()
    async with house(time=time) as place:
        at, _ = await to_the_bots(place)
        for _ in range(6):
            time.pass_(1)  # the screen takes its time
            await show(at)
            await settle()
        budgets = [seconds for _, seconds in place.services.pool.tasks]
        assert min(budgets) == scheduler.STRETCH_SECONDS


@in_a_loop
async def test_the_bots_finish_at_once_when_nobody_else_can_act():
    async with house() as place:
        at = await party(place, "envyra", 1, bots=2, pace=60)
        assert await refused(lifecycle.hurry(at.room)) == "somebody-plays"
        await seats.leave(at.room, await at.caller(at.tokens[0]), 0)
        await lifecycle.hurry(at.room)
        await until(lambda: at.room.sheet.status == "finished")
        assert await refused(lifecycle.hurry(at.room)) == "not-running"


@in_a_loop
async def test_whoever_is_out_of_rawsiko_or_raw_need_not_wait():
    """`State.is_out`: the seat's person stays, and can do nothing more."""
    async with house() as place:
        for game in ("rawsiko", "raw"):
            at = await party(place, game, 1, bots=2, pace=60)
            state = at.room.table.board.state
            assert not any(state.is_out(seat) for seat in range(3))
            assert not at.room.table.left_to_bots()
            state.out[0] = 1
            assert state.is_out(0)
            assert at.room.table.left_to_bots()
            state.out[0] = 0
