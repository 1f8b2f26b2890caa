"""Tables before their game: seats, settings, hand-overs."""

from server.guests import (
    Guest,
    Party,
    Time,
    fault_of,
    house,
    in_a_loop,
    party,
    refused,
)
from server.memory_store import MemoryStore

from ludoteka.core import registry
from ludoteka.core.match import verify
from ludoteka.core.record import parse
from ludoteka.protocol.forms import JoinForm, NewTable, SeatForm, SettingsForm
from ludoteka.protocol.server_messages import Done, Welcome
from ludoteka.server.commands import creation, lifecycle, seats
from ludoteka.server.queries import export
from ludoteka.server.table.sheet import hashed, new_token


@in_a_loop
async def test_people_sit_down_where_they_may():
    async with house() as place:
        kinds = ["device", "friend", "open", "bot"]
        forms = [SeatForm(kind=kind) for kind in kinds]
        opened = await creation.open_table(place.services, NewTable(game="envyra", seats=forms))
        at = Party(place, opened)
        assert await refused(lifecycle.start(at.room, await at.host())) == "seats-free"
        assert await refused(seats.join(at.room, JoinForm(name="\x00 "))) == "name"
        seat, token = await seats.join(at.room, JoinForm(name="  Eva \u202e"))
        assert (seat, at.room.sheet.seats[2].name) == (2, "Eva")
        assert await refused(seats.join(at.room, JoinForm(name="Ivo"))) == "invitation-needed"
        wrong = JoinForm(name="Ivo", invitation="x" * 32)
        assert await refused(seats.join(at.room, wrong)) == "wrong-invitation"
        right = JoinForm(name="Ivo", invitation=opened.invitation)
        assert (await seats.join(at.room, right))[0] == 1
        assert await refused(seats.join(at.room, right)) == "no-free-seat"
        await seats.leave(at.room, await at.caller(token), 2)
        assert not at.room.sheet.seats[2].taken()
        await seats.free(at.room, await at.host(), 1)
        assert await refused(seats.free(at.room, await at.host(), 1)) == "nobody-there"
        assert await refused(seats.free(at.room, await at.host(), 9)) == "no-such-seat"
        assert (await seats.join(at.room, right))[0] == 1
        assert (await seats.join(at.room, right))[0] == 2
        await lifecycle.start(at.room, await at.host())
        assert await refused(seats.join(at.room, right)) == "not-gathering"


@in_a_loop
async def test_whoever_asks_again_by_their_own_token_sits_already():
    async with house() as place:
        forms = [SeatForm(kind="device"), SeatForm(kind="open"), SeatForm(kind="open")]
        opened = await creation.open_table(place.services, NewTable(game="envyra", seats=forms))
        at = Party(place, opened)
        own = new_token()
        asked = JoinForm(name="Eva", token=own)
        assert await seats.join(at.room, asked) == (1, own)
        entries = at.room.sheet.seq
        assert await seats.join(at.room, asked) == (1, own)  # the first answer was lost
        assert at.room.sheet.seq == entries  # nothing has happened
        assert not at.room.sheet.seats[2].taken()
        assert (await at.caller(own)).seats == (1,)
        # Another seat asked for by the same token is not a second one either.
        assert await seats.join(at.room, JoinForm(name="Eva", token=own, seat=2)) == (1, own)
        seat, other = await seats.join(
            at.room, JoinForm(name="Ivo")
        )  # without a token of their own
        assert (seat, other != own) == (2, True)
        await lifecycle.start(at.room, await at.host())
        assert await seats.join(at.room, asked) == (1, own)  # although nobody can join any more
        assert await refused(seats.join(at.room, JoinForm(name="X", token=new_token()))) == (
            "not-gathering"
        )


@in_a_loop
async def test_an_own_token_is_stored_as_a_hash_only():
    store = MemoryStore()
    async with house(store=store) as place:
        at = await party(place, "envyra", 2, start=False)
        own = new_token()
        await seats.free(at.room, await at.host(), 1)
        assert await refused(seats.join(at.room, JoinForm(name="Eva", token=own))) == "no-free-seat"
        await seats.set_seats(
            at.room, await at.host(), [SeatForm(kind="device", keep=0), SeatForm(kind="open")]
        )
        assert await seats.join(at.room, JoinForm(name="Eva", token=own)) == (1, own)
        stored = await store.entries(at.room.sheet.id, 0, 100)
        assert not [one for one in stored if own.encode() in bytes(one.data)]
        assert [one for one in stored if hashed(own).encode() in bytes(one.data)]


@in_a_loop
async def test_the_host_changes_seats_and_settings():
    async with house() as place:
        at = await party(place, "envyra", 2, start=False)
        host, seat = await at.host(), await at.caller(at.tokens[0])
        forms = [SeatForm(kind="device", name="Zoe"), SeatForm(kind="bot"), SeatForm(kind="device")]
        assert await refused(seats.set_seats(at.room, seat, forms)) == "not-the-host"
        tokens, _ = await seats.set_seats(at.room, host, forms)
        assert list(tokens) == ["2"]  # seat 0 stays with whom it was
        assert [place.name for place in at.room.sheet.seats] == ["Zoe", "Bot 2", "Player 3"]
        assert (await at.caller(at.tokens[0])).seats == (0,)
        assert (await at.caller(at.tokens[1])).seats == ()
        moved = [SeatForm(kind="friend", keep=2), SeatForm(kind="open"), SeatForm(kind="open")]
        await seats.set_seats(at.room, host, moved)
        assert (await at.caller(tokens["2"])).seats == (0,)
        assert (await at.caller(at.tokens[0])).seats == ()
        twice = [SeatForm(kind="device", keep=0)] * 2
        assert await refused(seats.set_seats(at.room, host, twice)) == "seats"
        nobody = [SeatForm(kind="device", keep=1)]
        assert await refused(seats.set_seats(at.room, host, nobody)) == "seats"
        await seats.set_seats(at.room, host, [SeatForm(kind="device", keep=0), *forms[1:]])
        many = [SeatForm(kind="bot")] * 5
        assert await refused(seats.set_seats(at.room, host, many)) == "too-many-seats"
        form = SettingsForm(options={"simplified": True}, chat=False, clock=60, pace=0)
        await lifecycle.set_settings(at.room, host, form)
        info = at.room.info()
        assert (info.options["simplified"], info.chat, info.clock) == (True, False, 60)
        wrong = SettingsForm(options={"simplyfied": True})
        assert await refused(lifecycle.set_settings(at.room, host, wrong)) == "game"
        await lifecycle.start(at.room, host)
        assert await refused(lifecycle.set_settings(at.room, host, form)) == "not-gathering"
        await lifecycle.set_settings(at.room, host, SettingsForm(clock=None))
        assert at.room.info().clock is None
        guest = Guest(place, at.table, [tokens["2"]])
        await guest.hello()
        assert fault_of(await guest.chat(0, "hello")) == "chat-off"
        assert isinstance(await guest.chat(0, phrase="hello"), Done)
        assert fault_of(await guest.chat(0)) == "text-or-phrase"


@in_a_loop
async def test_an_option_for_more_seats_is_refused_in_words_of_the_table():
    async with house() as place:
        at = await party(place, "envyra", 3, options={"start_player": "4"}, start=False)
        host = await at.host()
        assert await refused(lifecycle.start(at.room, host)) == "option-needs-seats"
        await lifecycle.set_settings(at.room, host, SettingsForm(options={"start_player": "3"}))
        await lifecycle.start(at.room, host)


@in_a_loop
async def test_an_option_that_no_longer_fits_the_seats_falls_back_and_is_told():
    async with house() as place:
        options = {"grid": "4x3", "start_player": "3", "simplified": True}
        at = await party(place, "envyra", 3, options=options, start=False)
        host = await at.host()
        two = [SeatForm(kind="device", keep=0), SeatForm(kind="bot")]
        _, fallen = await seats.set_seats(at.room, host, two)
        assert fallen == {"grid": "4x3", "start_player": "3"}
        now = at.room.sheet.options
        assert (now["grid"], now["start_player"], now["simplified"]) == ("auto", "random", True)
        await lifecycle.start(at.room, host)  # nothing is refused


@in_a_loop
async def test_what_was_chosen_for_seats_that_are_still_to_come_stays():
    async with house() as place:
        at = await party(place, "envyra", 2, options={"start_player": "4"}, start=False)
        host, bots = await at.host(), [SeatForm(kind="bot")]
        kept = [SeatForm(kind="device", keep=0), SeatForm(kind="device", keep=1)]
        assert (await seats.set_seats(at.room, host, kept + bots))[1] == {}
        assert at.room.sheet.options["start_player"] == "4"
        await seats.set_seats(at.room, host, kept + 2 * bots)
        await lifecycle.start(at.room, host)


@in_a_loop
async def test_too_few_people_are_too_few_at_the_start():
    async with house() as place:
        at = await party(place, "rawsiko", 2, start=False)
        assert await refused(lifecycle.start(at.room, await at.host())) == "too-few-seats"
        assert at.room.sheet.status == "gathering"


@in_a_loop
async def test_a_seat_is_handed_over_once_and_in_time():
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "envyra", 2)
        mine = await at.caller(at.tokens[0])
        secret = await seats.hand_over(at.room, mine, 0)
        seat, token = await seats.take_over(at.room, secret)
        assert (seat, (await at.caller(token)).seats) == (0, (0,))
        at.listen()
        assert at.guests[0].of(Welcome)[-1].seats == []  # the old device only watches now
        assert at.guests[0].views[None] == at.room.table.board.state.view(None)
        assert fault_of(await at.guests[0].move(0)) == "not-your-seat"
        assert await refused(seats.take_over(at.room, secret)) == "link-used-or-late"
        late = await seats.hand_over(at.room, await at.caller(token), 0)
        time.pass_(121)
        assert await refused(seats.take_over(at.room, late)) == "link-used-or-late"
        newer = await seats.hand_over(at.room, await at.caller(token), 0)
        time.wall -= 3_600_000  # a clock that was put back opens no old links
        assert await refused(seats.take_over(at.room, newer)) == "link-used-or-late"


@in_a_loop
async def test_a_hand_over_whose_answer_was_lost_is_asked_for_again():
    async with house() as place:
        at = await party(place, "envyra", 2)
        secret = await seats.hand_over(at.room, await at.caller(at.tokens[0]), 0)
        own = new_token()
        assert await seats.take_over(at.room, secret, own) == (0, own)
        assert await seats.take_over(at.room, secret, own) == (0, own)
        assert await refused(seats.take_over(at.room, secret, new_token())) == "link-used-or-late"


@in_a_loop
async def test_a_hand_over_takes_the_seat_from_the_bot():
    async with house() as place:
        at = await party(place, "envyra", 2)
        await seats.bot(at.room, await at.caller(at.tokens[1]), 1, "random")
        secret = await seats.hand_over(at.room, await at.caller(at.tokens[1]), 1)
        await seats.take_over(at.room, secret)
        assert at.room.info().seats[1].bot is None


@in_a_loop
async def test_the_host_ends_the_table():
    async with house() as place:
        at = await party(place, "envyra", 2)
        await lifecycle.end(at.room, await at.host())
        info = at.room.info()
        assert (info.status, info.ended_by_host) == ("finished", True)
        assert len(info.seed) == 64
        assert at.onlooker.listen()[-1].seed == info.seed
        assert await refused(lifecycle.end(at.room, await at.host())) == "not-running"
        async with at.room.entered():
            record = await export.record_of(at.room)
        assert verify(parse(record.text()), registry.game_of(record)) is None
