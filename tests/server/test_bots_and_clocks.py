"""Bots, whoever is gone, and clocks."""

import asyncio

from server.guests import (
    Guest,
    Thoughtless,
    Time,
    fault_of,
    house,
    in_a_loop,
    party,
    refused,
    until,
)
from server.memory_store import MemoryStore

from ludoteka.protocol.server_messages import Done, Fault, News, Welcome
from ludoteka.server.bots import scheduler
from ludoteka.server.commands import lifecycle, seats
from ludoteka.server.table.sheet import NOBODY


@in_a_loop
async def test_bots_move_and_get_imagined_states_only():
    pool = Thoughtless()
    async with house(pool=pool) as place:
        at = await party(place, "raw", 1, bots=2)
        await at.play()
        assert at.room.sheet.status == "finished"
        assert {task.seat for task, _ in pool.tasks} == {1, 2}
        assert all(0 < seconds <= 3 for _, seconds in pool.tasks)
        movers = {entry.by for news in at.onlooker.of(News) for entry in news.entries}
        assert movers == {"person", "bot", None} or movers == {"person", "bot"}


@in_a_loop
async def test_what_a_bot_is_told_does_not_depend_on_what_it_may_not_know():
    """H9: the true state is never what a bot gets, but where nothing is hidden."""
    pool = Thoughtless()
    async with house(pool=pool) as place:
        different = 0
        for _ in range(20):
            at = await party(place, "raw", 1, bots=1)
            await at.play(3)
            while not pool.tasks:
                await asyncio.sleep(0.001)
            game = at.room.table.board.game
            for task, _ in pool.tasks:
                game.unpack(task.imagined)
            true = at.room.table.board.state.pack()
            different += pool.tasks[-1][0].imagined != true
            pool.tasks.clear()
        assert different


@in_a_loop
async def test_a_bots_answer_to_an_attack_takes_a_random_while(monkeypatch):
    """H6: half a second to one and a half, whatever there is to choose; its own moves are even."""
    taken = {True: [], False: []}
    at = None

    class Hurried:
        """What the driver knows as asyncio, but nobody sleeps."""

        def __getattr__(self, name):
            return getattr(asyncio, name)

        async def sleep(self, seconds):
            state = at.room.table.board.state
            taken[any(state.answers(seat) for seat in (1, 2))].append(seconds)
            await asyncio.sleep(0)

    monkeypatch.setattr(scheduler, "asyncio", Hurried())
    async with house(pool=Thoughtless()) as place:
        for _ in range(40):
            at = await party(place, "raw", 1, bots=2, pace=400)
            await at.play()
            if len(taken[True]) >= 8:
                break
    assert len(taken[True]) >= 8
    assert all(0.4 < seconds <= 1.5 for seconds in taken[True])
    assert max(taken[True]) - min(taken[True]) > 0.1
    assert all(seconds <= 0.4 for seconds in taken[False])


@in_a_loop
async def test_whoever_waits_replaces_a_leaver_and_the_person_comes_back():
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "envyra", 2)
        guest = await at.caller(at.tokens[0])
        assert await refused(seats.bot(at.room, guest, 1, "greedy")) == "still-here"
        at.guests[1].connection.leave()
        time.pass_(59)
        assert await refused(seats.bot(at.room, guest, 1, "greedy")) == "too-soon"
        assert await refused(seats.bot(at.room, await at.host(), 1, "greedy")) == "too-soon"
        time.pass_(1)
        assert await refused(seats.bot(at.room, NOBODY, 2, "greedy")) == "no-such-seat"
        await seats.bot(at.room, guest, 1, "greedy")
        assert await refused(seats.bot(at.room, guest, 1, "greedy")) == "has-bot"
        await at.guests[1].hello()
        await asyncio.sleep(0.05)
        assert at.room.table.waiting_for() == (0,)
        assert fault_of(await at.guests[1].undo(1)) == "bot-plays"
        assert fault_of(await at.guests[1].move(1, 0)) == "bot-plays"
        await seats.reclaim(at.room, await at.caller(at.tokens[1]), 1)
        await at.guests[0].move(0)
        await asyncio.sleep(0.05)
        assert at.room.info().seats[1].bot is None
        assert at.waiting()


@in_a_loop
async def test_whoever_is_here_is_left_alone_unless_all_wait_for_long():
    """The host alone, and only after some minutes; who is not waited for keeps nobody waiting."""
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        one, other = [n for n in range(3) if n != seat]
        guest = await at.caller(at.tokens[one])
        time.pass_(179)
        assert await refused(seats.bot(at.room, await at.host(), seat, "greedy")) == "too-soon"
        assert await refused(seats.bot(at.room, guest, seat, "greedy")) == "still-here"
        assert (
            await refused(seats.bot(at.room, await at.host(), other, "greedy")) == "not-waited-for"
        )
        at.guests[other].connection.leave()
        time.pass_(60)
        assert await refused(seats.bot(at.room, guest, other, "greedy")) == "not-waited-for"
        await seats.bot(at.room, await at.host(), other, "greedy")
        await seats.bot(at.room, await at.host(), seat, "greedy")
        assert [one.bot for one in at.room.info().seats].count("greedy") == 2


@in_a_loop
async def test_the_hosts_right_passes_on_while_the_host_is_gone_and_comes_back():
    time, store = Time(), MemoryStore()
    async with house(store, time=time) as place:
        at = await party(place, "envyra", 3)
        host = Guest(place, at.table, [at.tokens[0], at.opened.host])
        await host.hello()
        at.guests[0].connection.leave()
        assert host.of(Welcome)[-1].host
        assert at.room.absence._alarm is None
        time.pass_(10)
        host.connection.leave()
        assert await refused(lifecycle.pause(at.room, await at.caller(at.tokens[1]), True)) == (
            "not-the-host"
        )
        at.guests[1].connection.leave()  # so another is here for longer
        await at.guests[1].hello()
        time.pass_(179)
        at.room.absence._ring()
        await asyncio.sleep(0.01)
        assert at.room.info().deputy is None
        time.pass_(1)
        at.room.absence._ring()
        await until(lambda: at.room.info().deputy == 2)
        at.listen()
        assert at.guests[2].of(Welcome)[-1].host
        assert not at.guests[1].of(Welcome)[-1].host
        assert at.guests[1].of(News)[-1].entries[0].kind == "host"
        await lifecycle.pause(at.room, await at.caller(at.tokens[2]), True)
        await lifecycle.pause(at.room, await at.host(), False)  # whoever opened it never loses it
    async with house(store, time=time) as place:  # it is in the log
        at.room, at.house = place.room(at.table), place
        deputy = Guest(place, at.table, [at.tokens[2]])
        await deputy.hello()
        assert deputy.of(Welcome)[-1].host
        assert fault_of_hello(await Guest(place, at.table, ["A" * 32]).hello()) == "wrong-token"
        back = Guest(place, at.table, [at.opened.host])
        await back.hello()
        await until(lambda: at.room.info().deputy is None)
        deputy.listen()
        assert not deputy.of(Welcome)[-1].host
        caller = await at.caller(at.tokens[2])
        assert await refused(lifecycle.pause(at.room, caller, True)) == "not-the-host"


def fault_of_hello(told):
    (fault,) = [message for message in told if isinstance(message, Fault)]
    return fault.code


@in_a_loop
async def test_whoever_leaves_a_running_game_leaves_a_bot():
    async with house() as place:
        at = await party(place, "envyra", 2)
        await seats.leave(at.room, await at.caller(at.tokens[1]), 1)
        assert at.room.info().seats[1].bot == "greedy"
        assert (
            await refused(seats.leave(at.room, await at.caller(at.tokens[1]), 0)) == "not-your-seat"
        )


@in_a_loop
async def test_when_the_clock_runs_out_a_bot_moves_for_the_seat():
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "rawsiko", 3, clock=30)
        (seat,) = at.waiting()
        assert at.room.info().waiting[0].left == 30_000
        time.pass_(29)
        at.room.scheduler._ring()
        await asyncio.sleep(0.02)
        assert at.room.sheet.moves == 0
        time.pass_(2)
        at.room.scheduler._ring()
        await asyncio.sleep(0.02)
        assert at.room.sheet.moves == 1
        assert at.onlooker.listen()[-1].entries[0].by == "clock"
        assert at.room.info().seats[seat].bot is None


@in_a_loop
async def test_a_clock_does_not_run_while_the_table_is_paused():
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "rawsiko", 3, clock=30)
        (seat,) = at.waiting()
        await lifecycle.pause(at.room, await at.host(), True)
        assert at.room.info().waiting[0].left is None
        assert fault_of(await at.guests[seat].move(seat)) == "paused"
        time.pass_(1000)
        await lifecycle.pause(at.room, await at.host(), False)
        assert at.room.info().waiting[0].left == 30_000
        assert isinstance(await at.guests[seat].move(seat), Done)


@in_a_loop
async def test_a_clock_of_the_wall_that_jumps_disturbs_nothing():
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "envyra", 2, clock=30)
        time.wall -= 86_400_000 * 365
        await at.guests[0].move(0)
        times = [entry.at for entry in place.services.store.logs[at.table]]
        assert times == sorted(times)
        time.wall += 86_400_000 * 3650
        assert at.room.info().waiting[0].left == 30_000
        assert isinstance(await at.guests[1].move(1), Done)
