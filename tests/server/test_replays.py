"""Replays: after the end every moment with anybody's eyes, or open; before it nothing of it."""

import pytest
from msgspec import json
from server.guests import SECRETIVE, Guest, house, in_a_loop, party, refused
from server.visits import a_scene, answer, bearing

from ludoteka.protocol.forms import RecordForm
from ludoteka.server.commands import creation, lifecycle
from ludoteka.server.queries import replay
from ludoteka.server.queries.export import record_of
from ludoteka.server.queries.params import OutlineQuery, ReplayQuery
from ludoteka.server.queries.replay import outlined, replayed
from ludoteka.text import Texts


async def whole(room, limit=50, **eyes):
    """All frames, asked for piece by piece, with their views put together."""
    found, last = [], 0
    while not found or found[-1].moves < last:
        first = found[-1].moves + 1 if found else 0
        told = await replayed(room, ReplayQuery(moves=first, limit=limit, **eyes))
        assert told.frames
        view, last = {}, told.last
        for frame in told.frames:
            changes = {name: json.decode(data) for name, data in frame.changes.items()}
            view = {n: v for n, v in (view | changes).items() if n not in frame.gone}
            frame.changes = view
        found += told.frames
    return found


async def played(place, game, seats, options, moves=70):
    """A game that is over, and what every eye saw of it: by number of moves."""
    at = await party(place, game, seats, options=options)
    seen = await at.watch(moves)
    if at.room.sheet.status == "running":
        await lifecycle.end(at.room, await at.host())
    return at, {eye: list(views.values()) for eye, views in seen.items()}


@in_a_loop
@pytest.mark.parametrize(("game", "seats", "options"), SECRETIVE)
async def test_every_eye_sees_the_game_again_move_by_move(game, seats, options):
    async with house() as place:
        at, seen = await played(place, game, seats, options)
        for eye in (*range(seats), None):
            eyes = {} if eye is None else {"seat": eye}
            frames = await whole(at.room, 17, **eyes)
            assert [frame.changes for frame in frames] == seen[eye]
            assert [frame.moves for frame in frames] == list(range(at.room.sheet.moves + 1))
        record = await record_of(at.room)
        assert [(frame.seat, frame.move) for frame in frames[1:]] == record.moves


@in_a_loop
@pytest.mark.parametrize(("game", "seats", "options"), SECRETIVE)
async def test_every_moment_is_told_in_words_as_its_eye_saw_it(game, seats, options):
    async with house() as place:
        at, seen = await played(place, game, seats, options)
        names = [f"P{seat}" for seat in range(seats)]
        word = Texts(at.room.table.game(), "sk").board
        for eye, moves in ((0, 0), (1, 20), (None, at.room.sheet.moves)):
            eyes = {} if eye is None else {"seat": eye}
            told = await outlined(at.room, OutlineQuery(moves=moves, language="sk", **eyes))
            wanted = at.room.table.game().outline(seen[eye][moves], names, word)
            assert [one.title for one in told.sections] == [one.title for one in wanted.sections]
            assert [one.rows for one in told.sections] == [one.rows for one in wanted.sections]
        everything = OutlineQuery(seat="all", moves=20)
        assert (await outlined(at.room, everything)).sections
        end = await outlined(at.room, OutlineQuery(moves=at.room.sheet.moves))
        assert await outlined(at.room, OutlineQuery(moves=100_000)) == end


@in_a_loop
@pytest.mark.parametrize(("game", "seats", "options"), SECRETIVE)
async def test_everything_open_has_what_each_seat_saw_of_itself(game, seats, options):
    secrets = {
        "envyra": ("secret_cards", "score"),
        "rawsiko": ("objectives",),
        "raw": ("shown_hands", "shown_lives"),
    }[game]
    async with house() as place:
        at, seen = await played(place, game, seats, options)
        frames = await whole(at.room, seat="all")
        hidden = 0
        for frame in frames:
            view = frame.changes
            for name in secrets:
                own = [seen[seat][frame.moves][name][seat] for seat in range(seats)]
                assert view[name] == own
                hidden += own != seen[None][frame.moves][name]
            for seat in range(seats):
                choice = seen[seat][frame.moves].get("choice")
                assert view["open"][str(seat)].get("choice") == choice
                for spot, card in seen[seat][frame.moves].get("table", {}).items():
                    assert card.items() <= view["table"][spot].items()
            assert (view["seat"], view["moves"]) == (None, [])
        assert hidden, "nothing was hidden: the test proves nothing"
        public = await whole(at.room)
        assert [frame.events for frame in frames] == [frame.events for frame in public]


@pytest.mark.parametrize("stage", ["gathering", "full", "running"])
def test_before_the_end_nobody_sees_any_of_it(client, stage):
    """H1 to H5: not the seat itself, not the host."""
    scene = a_scene(client, stage)
    for tokens in ([], [scene.ann], [scene.bob], [scene.host], [scene.ann, scene.bob, scene.host]):
        for query in ("", "?seat=all", "?seat=0", "?seat=1&moves=0&limit=1"):
            told = client.get(f"{scene.path}/replay{query}", headers=bearing(*tokens))
            assert (told.status_code, told.json()["error"]) == (409, "not-finished")
            assert "frames" not in told.text


def test_afterwards_anybody_who_knows_the_table_may(client):
    scene = a_scene(client, "finished")
    for tokens in ([], [scene.ann], [scene.host]):
        for query in ("", "?seat=all", "?seat=1"):
            told = client.get(f"{scene.path}/replay{query}", headers=bearing(*tokens))
            assert answer(told)["last"] == 0
            assert len(answer(told)["frames"]) == 1
    for query, status in (("seat=7", 404), ("seat=some", 422), ("limit=101", 422), ("at=1", 422)):
        assert client.get(f"{scene.path}/replay?{query}").status_code == status
    assert answer(client.get(f"{scene.path}/replay?moves=1")) == {"frames": [], "last": 0}


def test_a_table_that_ended_before_its_game_has_no_replay(client):
    scene = a_scene(client)
    answer(client.post(f"{scene.path}/end", headers=bearing(scene.host)))
    assert answer(client.get(f"{scene.path}/replay?seat=all")) == {"frames": [], "last": 0}


@in_a_loop
async def test_an_imported_game_is_seen_from_its_first_move_on():
    async with house() as place:
        at, _ = await played(place, "envyra", 2, {"grid": "3x2"}, 1000)
        assert at.room.table.board.state.result() is not None
        form = RecordForm(record=(await record_of(at.room)).text())
        room = place.room((await creation.import_record(place.services, form)).table.id)
        for eyes in ({}, {"seat": 1}, {"seat": "all"}):
            assert await whole(room, **eyes) == await whole(at.room, **eyes)


@in_a_loop
async def test_a_fork_hides_until_its_own_end_and_then_begins_with_the_first_game():
    async with house() as place:
        at, _ = await played(place, "envyra", 2, {"grid": "3x2"}, 1000)
        forked = await creation.fork_table(at.room, 9)
        room = place.room(forked.table.id)
        everything = ReplayQuery(seat="all")
        assert await refused(replayed(room, everything)) == "not-finished"
        guest = Guest(place, forked.table.id, list(forked.seats.values()))
        await guest.hello()
        async with room.entered() as table:
            caller = table.sheet.caller([table.sheet.host])
        await lifecycle.start(room, caller)
        guest.listen()
        seat = guest.views[0]["waiting"][0]
        await guest.move(seat)
        assert await refused(replayed(room, everything)) == "not-finished"
        await lifecycle.end(room, caller)
        frames = await whole(room, seat="all")
        assert len(frames) == 11
        assert frames[:10] == (await whole(at.room, seat="all"))[:10]
        assert frames[10].seat == seat


@in_a_loop
async def test_an_answer_has_bounds(monkeypatch):
    async with house() as place:
        at, seen = await played(place, "raw", 2, {}, 20)
        monkeypatch.setattr(replay, "ANSWER_BYTES", 1)
        assert len((await replayed(at.room, ReplayQuery(seat="all"))).frames) == 1
        monkeypatch.setattr(replay, "ANSWER_BYTES", 3_000)
        assert 1 < len((await replayed(at.room, ReplayQuery(seat="all"))).frames) < 21
        frames = await whole(at.room, seat=1)
        assert [frame.changes for frame in frames] == seen[1]


@in_a_loop
async def test_few_states_are_kept_of_a_long_game(monkeypatch):
    monkeypatch.setattr(replay, "STATES_KEPT", 5)
    replay._reel.cache_clear()
    async with house() as place:
        at, seen = await played(place, "rawsiko", 3, {"setup": "territories"}, 60)
        frames = await whole(at.room, 7, seat=2)
        assert [frame.changes for frame in frames] == seen[2]
        reel = replay._reel((await record_of(at.room)).text(), at.room.table.game())
        assert len(reel._kept) <= 6
