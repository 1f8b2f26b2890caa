"""Onlookers, presence, questions, and whoever comes back."""

import asyncio

import pytest
from server.guests import (
    Guest,
    Time,
    fault_of,
    house,
    in_a_loop,
    party,
    who_is_there,
)
from server.memory_store import MemoryStore

from ludoteka.core import registry
from ludoteka.protocol.client_messages import Aids, Follow, History, Ping, Why
from ludoteka.protocol.forms import SettingsForm
from ludoteka.protocol.server_messages import (
    Because,
    Helped,
    News,
    Next,
    Page,
    Pong,
    Refused,
    Welcome,
)
from ludoteka.server.commands import lifecycle

# Onlookers, presence, questions.


@in_a_loop
async def test_onlookers_see_the_public_view_and_everything_after_the_end():
    async with house() as place:
        at = await party(place, "raw", 2)
        assert at.onlooker.views[None] == at.room.table.board.state.view(None)
        (page,) = await at.onlooker.say(History(id="h"))
        assert page.entries[0].kind == "started"
        assert page.entries[0].all is None
        await at.play()
        (page,) = await at.onlooker.say(History(id="h", limit=500))
        moved = [entry for entry in page.entries if entry.kind == "moved"]
        assert moved
        assert all(entry.move and entry.all is not None for entry in moved)
        (other,) = await at.onlooker.say(History(id="h", seat=0))
        assert fault_of(other) == "not-your-seat"


@in_a_loop
async def test_others_do_not_learn_what_was_moved():
    async with house() as place:
        at = await party(place, "envyra", 2)
        await at.guests[0].move(0)
        own = at.guests[0].of(News)[-1].entries[0]
        assert own.move.startswith("place")
        for guest in (at.guests[1], at.onlooker):
            guest.listen()
            assert guest.of(News)[-1].entries[0].move is None


@in_a_loop
async def test_ready_is_told_in_equal_length_whatever_was_chosen():
    """H6."""
    lengths = set()
    async with house(time=Time()) as place:
        for choice in (0, 5, -1):
            at = await party(place, "envyra", 2, options={"start_player": "1"})
            sent = []
            connection = at.guests[1].connection
            keep = connection.send_text
            connection.send_text = lambda text, keep=keep, sent=sent: (
                sent.append(text),
                keep(text),
            )
            await at.guests[0].move(0, at.guests[0].views[0]["moves"][choice])
            lengths.add(tuple(len(text) for text in sent))
    assert len(lengths) == 1


@in_a_loop
async def test_presence_is_told_to_all():
    async with house() as place:
        at = await party(place, "envyra", 2)
        assert who_is_there(at.onlooker) == ([True, True], 1)
        at.guests[1].connection.leave()
        at.onlooker.listen()
        assert who_is_there(at.onlooker) == ([True, False], 1)


@in_a_loop
async def test_questions_are_answered_and_change_nothing():
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        guest, seq = at.guests[seat], at.room.sheet.seq
        legal = guest.views[seat]["moves"][0]
        (because,) = await guest.say(Why(id="1", seat=seat, move=legal))
        assert isinstance(because, Because)
        assert because.reason is None
        (because,) = await guest.say(Why(id="2", seat=seat, move="VNM>BRA 2"))
        assert because.reason.rule.startswith("rawsiko.")
        (helped,) = await guest.say(Aids(id="3", seat=seat))
        assert isinstance(helped, Helped)
        (answer,) = await guest.say(Follow(id="4", seat=seat, order="nonsense"))
        assert fault_of(answer) == "unreadable"
        other = (seat + 1) % 3
        for question in (
            Why(id="5", seat=other, move=legal),
            Aids(id="6", seat=other),
            Follow(id="7", seat=other, order="x"),
        ):
            (answer,) = await guest.say(question)
            assert fault_of(answer) == "not-your-seat"
        assert await guest.say(Ping()) == [Pong()]
        assert at.room.sheet.seq == seq


@in_a_loop
async def test_an_order_is_followed_move_by_move():
    async with house() as place:
        at = await party(place, "raw", 2)
        for _ in range(40):
            await at.play(1)
            for seat in at.waiting():
                (answer,) = await at.guests[seat].say(Follow(id="o", seat=seat, order="3>17"))
                assert isinstance(answer, Next | Refused)
            if at.room.sheet.status == "finished":
                break


# Coming back.


@in_a_loop
@pytest.mark.parametrize("missed", [1, 40, 90])
async def test_who_comes_back_knows_all_in_one_answer(missed):
    """R7: from memory, from the store, and after a restart."""
    store = MemoryStore()
    async with house(store) as place:
        at = await party(place, "rawsiko", 3)
        last = at.onlooker.seqs[None]
        at.onlooker.connection.leave()
        told = []
        for _ in range(missed):
            await at.play(1)
        for guest in (Guest(place, at.table), Guest(place, at.table, [at.tokens[1]])):
            welcome, view, *_ = await guest.hello(last)
            assert isinstance(welcome, Welcome)
            assert [entry.seq for entry in welcome.entries] == list(
                range(last + 1, last + missed + 1)
            )
            assert view.view == at.room.table.board.state.view(view.seat)
            told.append(welcome.entries)
        at.listen()
        live = [entry for news in at.guests[1].of(News) for entry in news.entries]
        assert told[1] == live[-missed:]
    async with house(store) as place:
        guest = Guest(place, at.table)
        assert (await guest.hello(last))[0].entries == told[0]


@in_a_loop
async def test_too_much_missed_is_said():
    async with house() as place:
        at = await party(place, "rawsiko", 3, start=False)
        for number in range(600):
            await lifecycle.set_settings(at.room, await at.host(), SettingsForm(pace=number))
        (welcome, *_) = await at.onlooker.hello(0)
        assert (len(welcome.entries), welcome.complete) == (499, False)
        (page,) = await at.onlooker.say(History(id="h", after=500, limit=200))
        assert (len(page.entries), page.more) == (101, False)
        assert isinstance(page, Page)


@in_a_loop
async def test_opening_a_long_game_reads_no_more_than_opening_a_short_one():
    async with house(snapshot_every=8) as place:
        for game in registry.names():
            at = await party(place, game, 3)
            for _ in range(60):
                if not at.waiting():
                    break
                await at.play(1)
                assert len((await place.services.store.load(at.table)).entries) < 8


@in_a_loop
async def test_a_table_sleeps_and_wakes_the_same():
    async with house(snapshot_every=4) as place:
        for game in registry.names():
            at = await party(place, game, 3)
            for _ in range(30):
                if not at.waiting():
                    break
                await at.play(1)
                digest = at.room.table.board.state.digest()
                at.room.sleep()
                assert at.room.table is None
                async with at.room.entered() as table:
                    assert table.board.state.digest() == digest
            await at.play()  # and the news still fit what the guests have


@in_a_loop
async def test_unused_tables_are_put_to_sleep():
    async with house(sleep_after=0.02) as place:
        at = await party(place, "envyra", 2)
        await asyncio.sleep(0.1)
        assert (place.awake(), len(place.rooms)) == (0, 1)
        await at.play(5)
        for guest in [*at.guests.values(), at.onlooker]:
            guest.connection.leave()
        await asyncio.sleep(0.1)
        assert not place.rooms
