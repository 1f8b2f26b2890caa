"""Looking back: every eye sees what it saw, and nothing of what was taken back."""

from types import SimpleNamespace

import pytest
from msgspec import UNSET, json
from server.guests import SECRETIVE, Guest, fault_of, house, in_a_loop, party, placing

from ludoteka.protocol.client_messages import Past
from ludoteka.protocol.server_messages import Moments, News, Refused
from ludoteka.server.commands import creation, lifecycle
from ludoteka.server.queries import past
from ludoteka.server.table import trail


async def looked_back(guest, seat, moves=0, limit=50):
    *_, answer = await guest.say(Past(id="p", seat=seat, moves=moves, limit=limit))
    assert isinstance(answer, Moments), answer
    return answer


def views(answer):
    """The moments of one answer put together: moves, seq, view."""
    found, view = [], {}
    for moment in answer.moments:
        view = {n: v for n, v in (view | moment.changes).items() if n not in moment.gone}
        found.append((moment.moves, moment.seq, view))
    return found


async def whole(guest, seat, limit=50):
    """All moments, asked for piece by piece."""
    found, last = [], 0
    while not found or found[-1][0] < last:
        answer = await looked_back(guest, seat, found[-1][0] + 1 if found else 0, limit)
        assert answer.moments
        found, last = found + views(answer), answer.last
    return found


@in_a_loop
@pytest.mark.parametrize(("game", "seats", "options"), SECRETIVE)
async def test_every_eye_sees_again_what_it_saw(game, seats, options):
    async with house() as place:
        at = await party(place, game, seats, options=options)
        seen = await at.watch(70)
        for eye, guest in [*at.guests.items(), (None, at.onlooker)]:
            found = await whole(guest, eye, 50 if eye == 0 else 23)
            assert [moves for moves, _, _ in found] == list(range(at.room.sheet.moves + 1))
            assert {seq: view for _, seq, view in found} == seen[eye]


@in_a_loop
async def test_the_end_changes_nothing_of_what_was_seen():
    async with house() as place:
        at = await party(place, "envyra", 2)
        await at.play(10)
        before = await whole(at.guests[0], 0)
        await at.play()
        assert at.room.sheet.status == "finished"
        assert (await whole(at.guests[0], 0))[: len(before)] == before
        assert len(await whole(at.onlooker, None)) == at.room.sheet.moves + 1


@in_a_loop
async def test_moves_that_were_taken_back_are_not_part_of_it(monkeypatch):
    monkeypatch.setattr(past, "APART", 2)
    async with house() as place:
        at, seat = await placing(place)
        guest = at.guests[seat]
        start = views(await looked_back(guest, seat))
        await at.play(3, lambda s, legal: legal[0])
        taken = await whole(guest, seat)
        assert len(taken) == 4
        mover = at.room.table.board.run[-1].seat
        await at.guests[mover].undo(mover)
        assert await whole(guest, seat) == taken[:3]
        await at.guests[mover].move(mover, at.guests[mover].views[mover]["moves"][-1])
        after = await whole(guest, seat)
        assert after[:3] == taken[:3]
        assert after[3][1] == taken[3][1] + 2  # of the entry that led there
        assert after[3][2] == guest.views[seat]
        assert after[0] == start[0]


@in_a_loop
async def test_no_move_is_played_again_twice_without_need(monkeypatch):
    """And nothing is kept of a table that sleeps."""
    monkeypatch.setattr(past, "APART", 8)
    monkeypatch.setattr(trail, "MARKS_MOST", 4)
    paths = []

    class Counted(past.Playback):
        def states(self, first, last):
            paths.append(last - self.nearest(first))
            return super().states(first, last)

    monkeypatch.setattr(past, "Playback", Counted)
    async with house() as place:
        at = await party(place, "rawsiko", 3, options={"setup": "territories"})
        await at.play(60)
        alone = {}
        for moves in (60, 59, 58, 33, 60, 41, 0, 1, 17, 60):
            (found,) = views(await looked_back(at.onlooker, None, moves, 1))
            assert alone.setdefault(moves, found) == found
        assert paths[0] == 60
        assert max(paths[1:3]) <= 8
        assert len(at.room.trail.marks) <= 4
        assert {moves: found for moves, *found in await whole(at.onlooker, None)}.items() >= {
            moves: found for moves, *found in alone.values()
        }.items()
        at.room.sleep()
        assert at.room.trail.marks == {}
        assert views(await looked_back(at.onlooker, None, 41, 1)) == [alone[41]]


@in_a_loop
async def test_a_fork_begins_behind_the_moves_it_began_with():
    """Moves are counted as the table counts them."""
    async with house() as place:
        at = await party(place, "envyra", 2)
        await at.play()
        forked = await creation.fork_table(at.room, 9)
        room = place.room(forked.table.id)
        guest = Guest(place, forked.table.id, list(forked.seats.values()))
        await guest.hello()
        async with room.entered() as table:
            caller = table.sheet.caller([table.sheet.host])
        assert fault_of((await guest.say(Past(id="p", seat=0)))[0]) == "not-running"
        await lifecycle.start(room, caller)
        guest.listen()
        answer = await looked_back(guest, 0)
        assert (answer.last, [moment.moves for moment in answer.moments]) == (9, [9])
        assert views(answer)[0][2] == guest.views[0]
        await guest.move(guest.views[0]["waiting"][0])
        answer = await looked_back(guest, 0, 10)
        assert (answer.last, [moment.moves for moment in answer.moments]) == (10, [10])
        assert views(answer)[0][2] == guest.views[0]
        assert (await looked_back(guest, 0, 11)).moments == []


@in_a_loop
async def test_an_answer_has_bounds(monkeypatch):
    async with house() as place:
        at = await party(place, "raw", 2)
        await at.play(20)
        everything = await looked_back(at.guests[0], 0)
        assert len(everything.moments) == 21
        most = len(json.encode(everything)) // 2
        monkeypatch.setattr(past, "ANSWER_BYTES", most)
        answer = await looked_back(at.guests[0], 0)
        assert 1 < len(answer.moments) < 21
        assert sum(len(json.encode(moment.changes)) for moment in answer.moments) < 1.2 * most
        assert answer.moments == everything.moments[: len(answer.moments)]
        monkeypatch.setattr(past, "ANSWER_BYTES", 1)
        assert len((await looked_back(at.guests[0], 0)).moments) == 1


@in_a_loop
async def test_nobody_looks_back_with_anothers_eyes():
    async with house() as place:
        at = await party(place, "raw", 2)
        await at.play(5)
        for who, eye in ((at.guests[0], 1), (at.onlooker, 0)):
            *_, answer = await who.say(Past(id="p", seat=eye))
            assert isinstance(answer, Refused)
            assert fault_of(answer) == "not-your-seat"
        # With seats of one's own the public eye is open too.
        assert await whole(at.guests[0], None) == await whole(at.onlooker, None)


@in_a_loop
@pytest.mark.parametrize(("game", "options"), [("envyra", {}), ("raw", {"drafting": True})])
async def test_what_another_chose_in_secret_is_not_in_it(game, options, monkeypatch):
    """H2: the same bytes, whatever is chosen behind the screen."""
    alike = SimpleNamespace(token_bytes=bytes)
    monkeypatch.setattr("ludoteka.server.commands.lifecycle.secrets", alike)
    told = set()
    for choice in (0, 1, -1):
        async with house() as place:
            at = await party(place, game, 3, options=options)
            await at.guests[1].move(1, at.guests[1].views[1]["moves"][choice])
            for guest, eye in ((at.guests[0], 0), (at.onlooker, None)):
                at.listen()
                answer = await looked_back(guest, eye)
                assert len(answer.moments) == 2
                told.add((eye, json.encode(answer)))
    assert len(told) == 2
    assert [news for news in at.guests[0].of(News) if news.offer is UNSET]
